//! The objective at the head of the board.

use embedded_graphics::geometry::Point;

use super::{Desk, Font, Paint, Paper, Place, figure};
use crate::cards::Objective;
use crate::screens::{Picture, Scale};
use crate::words::Named as _;

impl dyn Paper + '_ {
    /// Flag, name, bias, people, year and points on manila, 35 rows.
    pub fn strip(&mut self, objective: Objective, year: u16, desk: &Desk) {
        self.fill(0, 0, desk.width(), 34, Paint::Manila);
        self.fill(0, 34, desk.width(), 1, Paint::Kraft);
        self.flag(objective, 4, 7);
        let width = 164 + desk.more();
        let (long, short) = (objective.name(desk.language), objective.short_name(desk.language));
        let name = if Font::H10.width(long) <= width { long } else { short };
        // An accent on a capital needs a smaller font to stay on the panel.
        let tall = Font::N14.measure(Point::new(0, 15), name).1.top_left.y < 0;
        let (first, base) = if tall { (Font::N12, 16) } else { (Font::N14, 15) };
        let fonts = [first, Font::N12, Font::H12, Font::H10];
        self.line(Place::left(41, base, width), &fonts, name, Paint::Ink);
        let mut x = 41;
        for faction in objective.bias() {
            if x > 41 {
                for (row, column) in [0, 1, 2, 1, 0].into_iter().enumerate() {
                    self.fill(x - 5 + column, 24 + row as i32, 1, 1, Paint::Ink);
                }
            }
            self.badge(faction, Scale::Twelve, 1, x, 20);
            x += 20;
        }
        for person in 0..i32::from(objective.population()) {
            self.picture(Picture::Person, 125 + 8 * person, 20, Paint::Ink);
        }
        let right = desk.width() - 38;
        self.line(Place::right(right, 31, 36), &[Font::T13], &figure(year), Paint::Ink);
        self.seal(objective.points(), desk.width() - 34, 1);
    }
}
