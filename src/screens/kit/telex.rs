//! Telex: a sheet with holes and a torn edge, and the strip that asks.

use super::{Desk, Font, Paint, Paper, Part, Place, Stroke, area, wrap};

use embedded_graphics::geometry::Point;

impl dyn Paper + '_ {
    /// A sheet from 12,0 to 216 × 212, or as much wider as the panel is.
    pub fn telex_sheet(&mut self, desk: &Desk) {
        let width = 216 + desk.more();
        self.part(Part::Ground, area(12, 0, width, 218), &(), |on| on.telex_paper(width));
    }

    fn telex_paper(&mut self, width: i32) {
        self.fill(12, 0, width, 213, Paint::Paper);
        for x in (12..12 + width).step_by(8) {
            for (row, (cut, len)) in
                [(1, 6), (2, 5), (2, 4), (3, 3), (4, 1)].into_iter().enumerate()
            {
                self.fill(x + cut, 213 + row as i32, len, 1, Paint::Paper);
            }
        }
        for y in (6..212).step_by(12) {
            for x in [18, 5 + width] {
                self.stroke(Stroke::Disc(Point::new(x, y), 2, Paint::Desk));
            }
        }
    }

    /// A sheet with a heading and some paragraphs.
    pub fn bulletin(&mut self, heading: &str, paragraphs: &[&str], desk: &Desk) {
        self.telex_sheet(desk);
        let width = 184 + desk.more();
        self.line(Place::left(30, 22, width), &[Font::T13], heading, Paint::Ink);
        self.stripes(30, 30, width, 1, 8, Paint::Ink);
        let mut base = 52;
        for text in paragraphs {
            let place = Place::left(30, base, width);
            base += 8 + 15 * self.lines(place, (15, 5), Font::H10, text, Paint::Ink);
        }
    }

    /// What is being asked, on paper from this row down to the legend: two
    /// lines, or three if there is room. Private screens leave their edge bare.
    pub fn telex_strip(&mut self, text: &str, y: i32, inset: i32, desk: &Desk) {
        let width = desk.width() - 2 * inset;
        self.fill(inset, y, width, 222 - y, Paint::Paper);
        let lines = wrap(Font::H10, width - 8, text).count();
        let (first, lead, most) = match 222 - y {
            ..=40 => (11, 14, 2),
            _ if lines > 2 => (13, 14, 3),
            _ => (16, 15, 2),
        };
        let place = Place::left(inset + 6, y + first, width - 8);
        self.lines(place, (lead, most), Font::H10, text, Paint::Ink);
    }
}
