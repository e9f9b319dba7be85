//! The game behind Agent X, a pocket handheld for *Cold War: CIA vs KGB*.
//!
//! Everything here has no pins: it runs alike on the chip, in a browser and in
//! the test harness. It allocates nothing, and the same decisions give the same
//! game on every machine.

#![no_std]
#![forbid(unsafe_code)]

pub mod cards;
pub mod chance;
pub mod journal;
pub mod rules;
pub mod screens;
pub mod table;
pub mod words;

/// The version of the game and of its firmware.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
