//! The harness around the game: what tests and host tools share.

pub mod browser;
pub mod dealer;
pub mod dossier;
pub mod dump;
pub mod emulated;
pub mod firmware;
pub mod flash;
pub mod fuzz;
pub mod gallery;
pub mod gallery_struggle;
pub mod handheld;
pub mod hands;
pub mod page;
pub mod paint;
pub mod refusal;
pub mod release;
pub mod saved;
pub mod script;
pub mod sheet;
pub mod story;
pub mod target;
pub mod uf2;
pub mod wiring;

pub use agent_x_chip::boards;
