//! After a fault: a calm screen with a code, and the way back to the game.
//!
//! A fault that comes again at the same place may come from the game itself. So from
//! the third time in a row on the game is not taken up before somebody says so, and
//! can be set aside instead.

use super::place::Place;
use super::{Button, Table};
use crate::journal::crc;
use crate::screens::{FaultPage, Legend, MenuItem, Screen, Verb};

/// What stopped the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The program found itself in the wrong.
    Panic,
    /// The processor did.
    HardFault,
    /// The watchdog was not fed.
    Hang,
}

/// What is known of it: nothing about the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What stopped it.
    pub cause: Cause,
    /// Where in the program.
    pub place: u32,
    /// How many times in a row.
    pub times: u8,
    /// Whether somebody was told.
    pub told: bool,
}

impl Cause {
    const ALL: [Self; 3] = [Self::Panic, Self::HardFault, Self::Hang];
}

impl Fault {
    /// From so many on the game may be the reason.
    const MANY: u8 = 3;
    const MAGIC: u32 = u32::from_le_bytes(*b"AgXF");

    /// It happens, after that one was the last.
    #[must_use]
    pub fn new(cause: Cause, place: u32, before: Option<Self>) -> Self {
        let same = |before: &Self| (before.cause, before.place) == (cause, place);
        let times = before.filter(same).map_or(0, |before| before.times);
        Self { cause, place, times: times.saturating_add(1), told: false }
    }

    /// Whether it comes again and again.
    #[must_use]
    pub const fn repeats(&self) -> bool {
        self.times >= Self::MANY
    }

    /// Four words for memory that no reset clears.
    #[must_use]
    pub fn to_words(self) -> [u32; 4] {
        let cause = Cause::ALL.iter().position(|cause| *cause == self.cause);
        let what = [cause.unwrap_or_default() as u8, self.times, self.told.into(), 0];
        let mut words = [Self::MAGIC, u32::from_le_bytes(what), self.place, 0];
        words[3] = sum(words);
        words
    }

    /// The fault in these words; nothing if it is not one, as after power-on.
    #[must_use]
    pub fn from_words(words: [u32; 4]) -> Option<Self> {
        let [magic, what, place, crc] = words;
        let [cause, times, told, _] = what.to_le_bytes();
        let cause = *Cause::ALL.get(usize::from(cause))?;
        let good = magic == Self::MAGIC && crc == sum(words);
        good.then_some(Self { cause, place, times, told: told != 0 })
    }
}

fn sum([magic, what, place, _]: [u32; 4]) -> u32 {
    crc(0, [magic, what, place].map(u32::to_le_bytes).as_flattened())
}

impl Table {
    /// Tells of a fault before anything else. A game that may be its reason must not
    /// have been taken up; it is when somebody goes on, by [`Table::keep_in`].
    pub fn tell(&mut self, fault: Fault) {
        self.held_back = fault.repeats();
        self.go(Place::Fault(fault));
        self.legend = self.read_legend();
    }

    pub(super) fn fault_legend(&self, fault: Fault) -> Legend {
        let b = fault.repeats().then_some(Verb::SetAside);
        Legend { a: Some(Verb::GoOn), b, ..Legend::default() }
    }

    pub(super) fn fault_screen(&self, fault: Fault) -> Screen {
        Screen::Fault(FaultPage { fault })
    }

    pub(super) fn press_fault(&mut self, button: Button) {
        if button == Button::B {
            self.held_back = false;
        }
        self.leave_fault();
    }

    /// To the game, if it is there.
    pub(super) fn leave_fault(&mut self) {
        match self.play {
            Some(_) => self.go_back_to_game(),
            None => self.go(Place::Menu(MenuItem::NewGame)),
        }
    }
}
