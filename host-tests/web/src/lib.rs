//! Agent X in a browser: the same game as on the chip, with a page where the
//! chip has pins.
//!
//! [`Handheld`] is all of it in plain Rust, so that the harness can play along
//! with a page. The doors to the page exist only in WebAssembly.

mod draw;
#[cfg(target_arch = "wasm32")]
mod exports;
mod handheld;
mod saves;

pub use draw::Draw;
pub use handheld::Handheld;
