//! The firmware: what is wired to what, and nothing else.

#![no_std]
#![no_main]

mod device;

use defmt_rtt as _;
use embassy_executor::Spawner;

use device::{Board, Display, Part as _, Watchdog, above, clocks, table};

// The module `board`, from the one folder of boards/ whose feature is on.
include!(concat!(env!("OUT_DIR"), "/board.rs"));

#[embassy_executor::main]
async fn main(spawner: Spawner) {
    let board = board::wire(clocks::start());
    let device = board.device();
    let Board { lcd, light, keys, piezo, battery } = board;
    let watchdog = Watchdog::start();
    clocks::rest();
    // Whose wires are too long for the bus begins with B held.
    let lcd = if keys.holds_b() { lcd.slower() } else { lcd };
    keys.start(above::the_table());
    light.start(spawner);
    piezo.start(spawner);
    battery.start(spawner);
    table::run(Display::new(lcd), watchdog, device).await
}
