//! A game as text: the dossier. `host-tests/dossiers/FORMAT.md` specifies it.

mod json;
mod line;
mod read;
mod text;
mod write;

pub use json::state;
pub(crate) use line::seat_id;
pub use line::{legal, line};
pub use read::{Entry, Fault, Replay, replay};
pub use text::from_text;
pub use write::{from_journal, opening, random};
