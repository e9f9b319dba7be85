//! The end: who won, and why.

use embedded_graphics::geometry::Point;

use super::kit::{Desk, Font, Paint, Paper, Place, Stroke, figure};
use super::{Picture, Scale};
use crate::cards::{Side, Sides};
use crate::rules::{Outcome, Reason};
use crate::words::{Phrase, Slot, fill};

/// The end of the game.
#[derive(Clone, Copy, Debug)]
pub struct Victory {
    /// How it ended.
    pub outcome: Outcome,
    /// The final scores.
    pub scores: Sides<u8>,
    /// The last year.
    pub year: u16,
}

impl Victory {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let middle = desk.width() / 2;
        let ground = self.scene(on, desk);
        let year = figure(self.year);
        on.stamp(Font::N14, &year, desk.width() - 56, 28, (Paint::White, ground));
        let reason = match self.outcome.reason {
            Reason::Points => Phrase::ReasonPoints,
            Reason::Objectives => Phrase::ReasonObjectives,
            Reason::Year1991 => Phrase::ReasonYear1991,
        };
        on.fill(0, 128, desk.width(), 21, Paint::Ink);
        let place = Place::centre(middle, 143, desk.width() - 8);
        on.line(place, &[Font::H12, Font::H10], reason.text(desk.language), Paint::Paper);
        on.fill(0, 149, desk.width(), 73, Paint::Paper);
        let title = match self.outcome.winner {
            Some(side) => {
                fill(Phrase::Wins.text(desk.language), &[Slot::Side(side)], desk.language)
            }
            None => fill(Phrase::Draw.text(desk.language), &[], desk.language),
        };
        let place = Place::centre(middle, 179, desk.width() - 8);
        on.line(place, &[Font::N24, Font::N18], &title, Paint::Ink);
        let first = self.outcome.winner.unwrap_or(Side::Cia);
        for (side, x) in [(first, middle - 86), (!first, middle + 14)] {
            on.picture(Picture::emblem(side, Scale::Sixteen), x, 194, Paint::ground(side));
            let score = figure(self.scores[side]);
            on.line(Place::left(x + 22, 211, 60), &[Font::D20], &score, Paint::Ink);
        }
    }

    /// The winner's ground with the map and the emblem; a draw has both.
    fn scene(&self, on: &mut dyn Paper, desk: &Desk) -> Paint {
        let middle = desk.width() / 2;
        let pole = Point::new(middle, 78);
        let Some(side) = self.outcome.winner else {
            on.polar_map(pole, 30, Paint::Line);
            on.picture(Picture::emblem(Side::Cia, Scale::Huge), middle - 96, 42, Paint::CiaLight);
            on.picture(Picture::emblem(Side::Kgb, Scale::Huge), middle + 24, 42, Paint::KgbLight);
            return Paint::Desk;
        };
        let ground = Paint::ground(side);
        on.fill(0, 0, desk.width(), 146, ground);
        on.polar_map(pole, 30, Paint::light(side));
        on.stroke(Stroke::Disc(pole, 59, ground));
        on.picture(Picture::emblem(side, Scale::Huge), middle - 36, 40, Paint::White);
        ground
    }
}
