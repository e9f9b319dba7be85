//! Sleep, and the battery.

use super::Table;
use super::place::Place;

/// What the people know of the battery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Power {
    /// There is enough of it, or nobody can tell.
    Enough,
    /// They have to be told that it is low.
    Low,
    /// They were told.
    Told,
}

/// A battery that is this full, from 0 to 4, lasts for some minutes.
const LOW: u8 = 1;
/// At this level it may go off at any moment: no game is begun and nothing erased.
const EMPTY: u8 = 0;

impl Table {
    /// The battery is so full, from 0 to 4.
    pub fn set_battery(&mut self, level: u8) {
        self.power = match self.power {
            _ if level > LOW => Power::Enough,
            Power::Enough => Power::Low,
            told => told,
        };
        self.empty = level == EMPTY;
    }

    /// Between two decisions, when nothing secret is on the display, it is time to tell
    /// of a low battery.
    pub(super) fn tells_of_battery(&mut self) -> bool {
        let tells = self.power == Power::Low && self.exposed.is_none();
        if tells {
            self.power = Power::Told;
            self.go(Place::LowBattery { empty: false });
        }
        tells
    }

    /// Whoever wakes it may be somebody else.
    pub(super) fn fall_asleep(&mut self) {
        self.asleep = true;
        (self.holding, self.held) = (None, None);
        let hidden = matches!(self.place, Place::Curtain { .. } | Place::Fault(_));
        if self.asked().is_some() && !hidden {
            self.go_back_to_game();
        }
    }
}
