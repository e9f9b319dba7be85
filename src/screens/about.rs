//! About: version, what this is, and what else can be looked at.

use super::kit::{Desk, Font, Paint, Paper, Place};
use super::{Picture, Row, Scale, pages};
use crate::cards::Side;
use crate::words::{Phrase, Slot, fill};

/// Version and credits.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// Which of its rows is in focus.
    pub focus: u8,
}

impl About {
    /// What it leads to.
    pub const ROWS: [Row; 2] = [Row::PastGames, Row::SelfTest];

    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let language = desk.language;
        on.folder(Phrase::About.text(language), desk);
        on.ear(desk);
        on.line(Place::left(18, 60, 140), &[Font::N24, Font::N18], "Agent X", Paint::Ink);
        let version = [Slot::Text(crate::VERSION)];
        let version = fill(Phrase::Version.text(language), &version, language);
        on.line(Place::left(18, 82, 130), &[Font::H12], &version, Paint::Kraft);
        for (side, x) in [(Side::Cia, 78), (Side::Kgb, 48)] {
            let emblem = Picture::emblem(side, Scale::TwentyFour);
            on.picture(emblem, desk.width() - x, 54, Paint::ground(side));
        }
        on.fill(16, 92, desk.width() - 32, 1, Paint::Kraft);
        let place = Place::left(18, 110, 204 + desk.more());
        on.lines(place, (15, 3), Font::H10, Phrase::AboutText.text(language), Paint::Ink);
        for (place, (y, row)) in (158..).step_by(28).zip(Self::ROWS).enumerate() {
            pages::line(on, y, 28, row, place == usize::from(self.focus), desk);
        }
    }
}
