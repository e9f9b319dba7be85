//! About: version, what this is, whom to thank.

use super::kit::{Desk, Font, Paint, Paper, Place};
use super::{Picture, Scale};
use crate::cards::Side;
use crate::words::{Phrase, Slot, fill};
/// Version and credits.
#[derive(Clone, Copy, Debug)]
pub struct About;

impl About {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let language = desk.language;
        on.folder(Phrase::About.text(language), desk);
        on.ear(desk);
        on.line(Place::left(18, 60, 190), &[Font::N24], "Agent X", Paint::Ink);
        let version = [Slot::Text(crate::VERSION)];
        let version = fill(Phrase::Version.text(language), &version, language);
        on.line(Place::left(18, 82, 190), &[Font::H12], &version, Paint::Kraft);
        on.fill(16, 92, desk.width() - 32, 1, Paint::Kraft);
        let place = Place::left(18, 112, 204 + desk.more());
        on.lines(place, (15, 5), Font::H10, Phrase::AboutText.text(language), Paint::Ink);
        for (side, x) in [(Side::Cia, -72), (Side::Kgb, 24)] {
            let emblem = Picture::emblem(side, Scale::Large);
            on.picture(emblem, desk.width() / 2 + x, 158, Paint::ground(side));
        }
    }
}
