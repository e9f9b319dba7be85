//! The battery will not last much longer.

use super::kit::{Desk, Paper};
use crate::words::Phrase;

/// A warning in time.
#[derive(Clone, Copy, Debug)]
pub struct LowBattery;

impl LowBattery {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let text = |phrase: Phrase| phrase.text(desk.language);
        on.bulletin(text(Phrase::Battery), &[text(Phrase::BatteryLow)], desk);
    }
}
