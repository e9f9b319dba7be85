//! The drawing kit: paper, paint, fonts, and the things that lie on the desk.

mod agent;
mod canvas;
mod card;
mod desk;
mod dialog;
mod folder;
mod font;
mod frame;
mod hint;
mod ink;
mod letters;
mod map;
mod meter;
mod paint;
mod paper;
mod private;
mod result;
mod sheet;
mod sketch;
mod stamp;
mod strip;
mod telex;
mod text;
mod tokens;

pub use canvas::Canvas;
pub(in crate::screens) use canvas::Target;
pub use card::GroupCard;
pub use desk::{Desk, Device, Panel};
pub use font::Font;
pub use frame::{Frame, SquareFrame, WideFrame};
pub use ink::Ink;
pub use meter::Meter;
pub use paint::Paint;
pub use paper::{Corner, Paper, Part, Stroke, area};
pub use sketch::Sketch;
pub use text::{Place, figure, wrap};
