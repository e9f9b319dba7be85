//! An RP2040 on the desk: two Cortex-M0+ cores, the peripherals that an embassy firmware uses, flash
//! that can lose its power, and an ST7789 behind an SPI. It boots the image that makers flash.
//!
//! ```no_run
//! use rp2040::{Chip, Config, Drive, Glass, Wiring};
//!
//! let mut chip = Chip::new(Config::default());
//! let wiring = Wiring {
//!     spi: 1, sck: 10, mosi: 11, cs: Some(9), dc: 8, reset: Some(12), backlight: Some(13),
//! };
//! chip.attach_panel(wiring, Glass { turns: 1, ..Glass::SQUARE });
//! chip.load_elf(&std::fs::read("firmware.elf").unwrap()).unwrap();
//! chip.run_for(125_000_000).unwrap();
//! chip.press(15, Drive::Low);
//! assert!(chip.run_until(125_000_000, |chip| chip.panel().pixel(0, 0) != 0).unwrap());
//! ```
//!
//! What is not modelled stops the run with a [`Stop`] that says what, where and when. See the README
//! for what is modelled and how exactly.

mod adc;
mod bus;
mod chip;
mod clocks;
mod config;
mod cpu;
mod dma;
mod elf;
mod flash;
mod gpio;
mod mpu;
mod noise;
mod nvic;
mod panel;
mod pwm;
mod register;
mod rom;
mod rosc;
mod rtt;
mod sio;
mod spi;
mod ssi;
mod st7789;
mod stop;
mod storage;
mod systick;
mod ticks;
mod timer;
mod uf2;
mod watchdog;

pub use bus::ResetCause;
pub use chip::{Chip, Drive, Fault, PowerCut, Reset};
pub use config::{Config, FlashTimes, RandomBit};
pub use cpu::Core;
pub use elf::LoadError;
pub use flash::{FlashAction, FlashOperation};
pub use panel::{Burst, Glass, Panel, Wiring};
pub use pwm::Pwm;
pub use rom::boot2_checksum;
pub use spi::SpiTraffic;
pub use st7789::St7789;
pub use stop::{Access, Stop};
