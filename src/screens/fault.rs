//! After a fault: what to tell a maker, and that nothing is lost.

use core::fmt::Write as _;

use heapless::String;

use super::kit::{Desk, Paper};
use crate::table::{Cause, Fault};
use crate::words::{Phrase, Slot, fill};

/// A fault, and what can be done.
#[derive(Clone, Copy, Debug)]
pub struct FaultPage {
    /// What happened.
    pub fault: Fault,
}

impl FaultPage {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let language = desk.language;
        let Fault { cause, place, times, .. } = self.fault;
        let kind = match cause {
            Cause::Panic => 'P',
            Cause::HardFault => 'H',
            Cause::Hang => 'W',
        };
        let mut heading = String::<32>::new();
        let _ = write!(heading, "{} {kind}-{place:08X}", Phrase::Fault.text(language));
        let happened = Phrase::FaultHappened.text(language);
        let slots = [Slot::Number(times.into())];
        let repeats = fill(Phrase::FaultRepeats.text(language), &slots, language);
        let paragraphs = [happened, &repeats];
        let said = if self.fault.repeats() { &paragraphs[..] } else { &paragraphs[..1] };
        on.bulletin(&heading, said, desk);
    }
}
