//! The public screens, with the values of games that were really played.

mod board;
mod played;
mod reports;
mod sheets;

use agent_x::screens::{Legend, Pad, Verb};

use crate::gallery::Exhibit;

/// All of them.
#[must_use]
pub fn gallery() -> Vec<Exhibit> {
    [
        board::boards(),
        board::targets(),
        board::events(),
        reports::cease_fires(),
        reports::debriefings(),
        reports::ends(),
        sheets::sheets(),
        sheets::topics(),
    ]
    .concat()
}

/// What most of them light: A, X and Y.
fn legend(verb: Verb) -> Legend {
    Legend { pad: Pad::NONE, a: Some(verb), b: None, x: true, y: true }
}
