//! The hardware, part by part: the only room with pins and with `unsafe`.
//!
//! A board in `boards/` says what is wired to what; each part below is handed its
//! pins and runs as a task. Parts talk to the table by [`Event`] alone.

pub(crate) mod above;
mod batch;
#[allow(dead_code, reason = "not every board has one")]
mod battery;
mod chance;
pub(crate) mod clocks;
mod display;
mod event;
mod fault;
mod flash;
mod keys;
mod lcd;
mod light;
#[allow(dead_code, reason = "not every board has one")]
mod piezo;
mod second_core;
mod sender;
mod spi_out;
pub(crate) mod table;
mod watchdog;

use agent_x::screens::kit::Device;
use embassy_executor::Spawner;

use crate::BOARD;

#[allow(unused_imports, reason = "not every board has one")]
pub(crate) use battery::Battery;
pub(crate) use display::Display;
use event::{EVENTS, Event};
pub(crate) use keys::{Keys, key};
#[allow(unused_imports, reason = "a board that is not turned needs none of it")]
pub(crate) use lcd::madctl;
pub(crate) use lcd::{Glass, Lcd, Wires};
pub(crate) use light::Light;
#[allow(unused_imports, reason = "not every board has one")]
pub(crate) use piezo::Piezo;
pub(crate) use watchdog::Watchdog;

/// Everything on a board. What it does not have is `()`.
pub(crate) struct Board<P: Part, B: Part> {
    pub(crate) lcd: Lcd,
    pub(crate) light: Light,
    pub(crate) keys: Keys,
    pub(crate) piezo: P,
    pub(crate) battery: B,
}

/// Something that a board may lack.
pub(crate) trait Part {
    /// Whether the board has it.
    const THERE: bool = true;

    /// Starts its task.
    fn start(self, spawner: Spawner);
}

impl Part for () {
    const THERE: bool = false;

    fn start(self, _: Spawner) {}
}

impl<P: Part, B: Part> Board<P, B> {
    /// What the self-test tells of it.
    pub(crate) const fn device(&self) -> Device {
        Device { board: BOARD, sound: P::THERE }
    }
}
