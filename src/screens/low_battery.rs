//! The battery will not last much longer.

use super::kit::{Desk, Paper};
use crate::words::Phrase;

/// A warning in time.
#[derive(Clone, Copy, Debug)]
pub struct LowBattery {
    /// Too late for a new game, which would need room in the saves.
    pub empty: bool,
}

impl LowBattery {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let text = |phrase: Phrase| phrase.text(desk.language);
        let told = if self.empty { Phrase::BatteryEmpty } else { Phrase::BatteryLow };
        on.bulletin(text(Phrase::Battery), &[text(told)], desk);
    }
}
