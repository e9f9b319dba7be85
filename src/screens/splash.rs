//! Splash: the name of the game over the pole.

use embedded_graphics::geometry::Point;

use super::kit::{Desk, Font, Paint, Paper, Place, Stroke};
use super::{Picture, Scale};
use crate::cards::Side;
use crate::words::Phrase;

/// The first thing after power-on.
#[derive(Clone, Copy, Debug)]
pub struct Splash;

impl Splash {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let left = desk.more() / 2;
        let middle = left + 120;
        on.polar_map(Point::new(middle, 112), 32, Paint::Line);
        let (from, to) = (Point::new(left + 34, 192), Point::new(left + 206, 42));
        on.stroke(Stroke::Line { from, to, dashed: true, paint: Paint::Manila });
        on.picture(Picture::emblem(Side::Cia, Scale::TwentyFour), left + 22, 180, Paint::CiaLight);
        on.picture(Picture::emblem(Side::Kgb, Scale::TwentyFour), left + 194, 34, Paint::KgbLight);
        let text = |phrase: Phrase| phrase.text(desk.language);
        let years = text(Phrase::Years);
        on.line(Place::left(left + 14, 50, 120), &[Font::T13], years, Paint::Manila);
        on.fill(left + 13, 79, 216, 68, Paint::Ink);
        on.fill(left + 10, 76, 216, 68, Paint::Paper);
        on.edge(left + 13, 79, 210, 62, 1, Paint::Ink);
        let fonts = [Font::N24, Font::N18];
        on.line(Place::centre(left + 118, 112, 204), &fonts, text(Phrase::Title), Paint::Ink);
        let place = Place::centre(left + 118, 133, 204);
        on.line(place, &[Font::N14], text(Phrase::Subtitle), Paint::Ink);
        let inks = (Paint::KgbLight, Paint::Desk);
        on.stamp(Font::N18, text(Phrase::AgentXStamp), left + 90, 190, inks);
    }
}
