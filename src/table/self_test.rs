//! The self-test: all buttons are its own, and B twice leaves it.

use super::place::Over;
use super::{Button, Settings, Table};
use crate::screens::{Notice, Screen, SelfTest};

/// The self-test as it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Trial {
    /// Bits in the order of [`Button::ALL`].
    held: u8,
    tried: u8,
    last: Option<Button>,
    /// How bright the light was.
    light: u8,
}

impl Table {
    pub(super) fn begin_trial(&mut self) {
        let light = self.settings.light;
        self.open(Over::SelfTest(Trial { held: 0, tried: 0, last: None, light }));
    }

    /// Takes a button for the self-test, if that is what goes on.
    pub(super) fn tries(&mut self, button: Button, down: bool) -> bool {
        let Some(Over::SelfTest(trial)) = self.over.last_mut() else { return false };
        let bit = 1 << button as u8;
        if !down {
            trial.held &= !bit;
            return true;
        }
        trial.held |= bit;
        trial.tried |= bit;
        match (button, trial.last.replace(button)) {
            (Button::Up, _) => {
                self.settings.light = (self.settings.light + 1).min(Settings::BRIGHTEST);
            }
            (Button::Down, _) => self.settings.light = (self.settings.light - 1).max(1),
            (Button::B, Some(Button::B)) => {
                self.settings.light = trial.light;
                self.over.pop();
            }
            _ => {}
        }
        true
    }

    pub(super) fn trial_screen(&self, Trial { held, tried, .. }: Trial) -> Screen {
        let light = (self.settings.light, Settings::BRIGHTEST);
        let saves = self.notice != Some(Notice::NotKept);
        Screen::SelfTest(SelfTest { held, tried, light, saves })
    }
}
