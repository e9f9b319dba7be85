//! The image of the usual board on the emulated chip, for tests about what outlives it.

#![allow(dead_code, reason = "each test takes some")]

use std::sync::OnceLock;

use agent_x_host::boards::Board;
use agent_x_host::dealer::Dealer;
use agent_x_host::emulated::{Emulated, MILLISECOND};
use agent_x_host::firmware::{self, Elf};
use rp2040::Config;

pub(crate) const SECOND: u64 = 1000 * MILLISECOND;

const USUAL: &str = "pico-lcd-1in3";

pub(crate) fn elf() -> &'static Elf {
    static ELF: OnceLock<Elf> = OnceLock::new();
    ELF.get_or_init(|| firmware::build(USUAL).unwrap_or_else(|error| panic!("{error}")))
}

/// A device with these bytes from the beginning of the save area on.
pub(crate) fn with_saves(seed: u64, saves: &[u8]) -> Emulated {
    let config = Config { seed, ..Config::default() };
    Emulated::with_saves(Board::named(USUAL), &elf().0, config, saves)
}

/// A device with a game begun and so many decisions taken.
pub(crate) fn playing(seed: u64, decisions: u32) -> Emulated {
    let mut device = with_saves(seed, &[]);
    device.follow(|hands| hands.begin());
    go_on(&mut device, seed, decisions);
    device
}

/// Plays on, chip and host side by side.
pub(crate) fn go_on(device: &mut Emulated, seed: u64, decisions: u32) {
    let mut dealer = Dealer::new(seed);
    device.follow(|hands| hands.go_on(&mut |_| {}));
    for _ in 0..decisions {
        let Some(decision) = dealer.decide(&device.beside.game()) else { return };
        device.follow(|hands| hands.answer(&decision));
        device.follow(|hands| hands.go_on(&mut |_| {}));
    }
}
