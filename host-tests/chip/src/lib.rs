//! A board with its firmware on an emulated chip: the image that makers flash,
//! behind the buttons and the glass of a handheld.
//!
//! [`Handheld`] is all of it in plain Rust, for the host tools. The doors to the
//! page are those of the game's own module, and exist only in WebAssembly.

pub mod boards;
#[cfg(target_arch = "wasm32")]
mod exports;
mod handheld;

pub use handheld::{Handheld, rgb888};
