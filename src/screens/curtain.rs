//! The curtain: drawn from nothing but the name of the side that takes the device (P2).

use embedded_graphics::geometry::Point;

use super::kit::{Desk, Font, Paint, Paper, Place, Stroke};
use super::{Picture, Scale};
use crate::cards::Side;
use crate::words::{Named as _, Phrase};

/// Nothing but whom to hand the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Curtain {
    /// Who takes the device.
    pub side: Side,
    /// How far A has been held, from 0 to [`Curtain::LIFTED`].
    pub held: u8,
}

impl Curtain {
    /// Held long enough.
    pub const LIFTED: u8 = 60;
}

impl Curtain {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let (ground, light) = (Paint::ground(self.side), Paint::light(self.side));
        let (width, middle) = (desk.width(), desk.width() / 2);
        on.fill(0, 0, width, desk.panel.height(), ground);
        let point = |x, y| Point::new(x, y);
        let meet = point(middle, 124);
        for (x, y) in [(0, 37), (0, 239), (width, 37), (width, 239)] {
            for down in [0, 1] {
                let to = point(x, y - down);
                let from = meet - point(0, down);
                on.stroke(Stroke::Line { from, to, dashed: false, paint: light });
            }
        }
        let centre = point(middle, 130);
        on.stroke(Stroke::Disc(centre, 62, ground));
        on.stroke(Stroke::Disc(centre, 58, Paint::Ink));
        let (radius, thick, turn) = (57, 10, self.held);
        on.stroke(Stroke::Ring { centre, radius, thick, turn, paint: Paint::White });
        on.stroke(Stroke::Disc(centre, 46, light));
        on.stroke(Stroke::Disc(centre, 44, ground));
        let emblem = Picture::emblem(self.side, Scale::Huge);
        // A star looks centred when its middle is a little high.
        let y = if self.side == Side::Kgb { 92 } else { 94 };
        on.picture(emblem, middle - 36, y, Paint::White);
        let text = Phrase::PassTo.text(desk.language);
        on.line(Place::centre(middle, 21, width - 8), &[Font::N14], text, Paint::White);
        let name = self.side.name(desk.language);
        on.line(Place::centre(middle, 56, width - 8), &[Font::N24], name, Paint::White);
        let word = Phrase::HoldToLift.text(desk.language);
        let start = middle - (20 + Font::H14.width(word)) / 2;
        on.key("A", start, 205, Paint::White);
        on.line(Place::left(start + 21, 219, width - 60), &[Font::H14], word, Paint::White);
    }
}
