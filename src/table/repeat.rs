//! The pad repeats while it is held: a long list is walked with one press.

use rand_core::Rng;

use super::{Button, Table};

/// How long it is held before it repeats, in milliseconds.
pub const HOLD: u32 = 400;
/// From one repetition to the next, in milliseconds.
pub const REPEAT: u32 = 120;

/// A direction that is held, and when it acts again.
#[derive(Clone, Copy)]
pub(super) struct Held {
    button: Button,
    due: u32,
}

impl Table {
    /// A button went down; another one that is held repeats no more.
    pub(super) fn hold(&mut self, button: Button) {
        let pad = matches!(button, Button::Up | Button::Down | Button::Left | Button::Right);
        self.held = pad.then_some(Held { button, due: self.now.wrapping_add(HOLD) });
    }

    /// It came up.
    pub(super) fn let_up(&mut self, button: Button) {
        self.held = self.held.filter(|held| held.button != button);
    }

    /// When the direction that is held acts again, if it does anything.
    pub(super) fn repeats_in(&self) -> Option<u32> {
        let Held { due, .. } = self.held.filter(|held| held.button.lit(&self.legend))?;
        let left = due.wrapping_sub(self.now).cast_signed();
        // What is past is due at once.
        (!self.asleep).then_some(left.max(0).cast_unsigned())
    }

    /// Acts again if it is time. Who leans on a button is not there: this is no touch.
    pub(super) fn repeat(&mut self, random: &mut dyn Rng) {
        if self.repeats_in() == Some(0)
            && let Some(held) = &mut self.held
        {
            held.due = self.now.wrapping_add(REPEAT);
            let button = held.button;
            self.press(button, random);
        }
    }
}
