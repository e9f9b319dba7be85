//! The harness around the game: what tests and host tools share.

pub mod dealer;
pub mod dossier;
pub mod fuzz;
pub mod refusal;
pub mod story;
