//! Asking once more, and why.

use super::Warning;
use crate::screens::kit::{Desk, Paper};
use crate::words::{Phrase, Slot, fill};

impl Warning {
    /// The dialog over what is being decided.
    pub(in crate::screens) fn draw(self, on: &mut dyn Paper, desk: &Desk) {
        let (title, text, slots) = match self {
            Self::OverTheLimit { side, total, stability, at_once } => {
                let text = if at_once { Phrase::WarnOverAtOnce } else { Phrase::WarnOver };
                let numbers = [total, stability].map(|number| Slot::Number(number.into()));
                (Phrase::WarnOverTitle, text, [Slot::Side(side), numbers[0], numbers[1]])
            }
            Self::PointsThatWin { side, event, score } => {
                let slots = [Slot::Side(side), Slot::Objective(event), Slot::Number(score.into())];
                (Phrase::WarnPointsTitle, Phrase::WarnPoints, slots)
            }
        };
        let text = fill(text.text(desk.language), &slots, desk.language);
        on.dialog(title.text(desk.language), &text, desk);
    }
}
