//! A sheet of typed paper: a title, paragraphs, and which page of how many.

use embedded_graphics::geometry::Point;

use super::{Desk, Font, Paint, Paper, Place, Stroke, figure};

/// From one paragraph to the next.
const PART: i32 = 4;
/// Where the last line of a page may stand.
const LAST: i32 = 207;

impl dyn Paper + '_ {
    /// A punched sheet with an ear; its title leaves so much room at the right.
    pub fn sheet(&mut self, title: &str, room: i32, desk: &Desk) {
        let width = desk.width() - 8;
        self.fill(4, 4, width, 216, Paint::Paper);
        let ear = width - 10;
        for row in 0..14 {
            self.fill(ear, 4 + row, row + 1, 1, Paint::Kraft);
            self.fill(ear + row + 1, 4 + row, 13 - row, 1, Paint::Manila);
        }
        for y in [22, 202] {
            self.stroke(Stroke::Disc(Point::new(10, y), 3, Paint::Kraft));
            self.stroke(Stroke::Disc(Point::new(10, y), 2, Paint::Manila));
        }
        let fonts = [Font::N14, Font::N12, Font::H12, Font::H10];
        self.line(Place::left(18, 24, width - 30 - room), &fonts, title, Paint::Ink);
        self.fill(18, 27, width - 24, 1, Paint::Kraft);
    }

    /// Paragraphs on the sheet, a bit apart, as far down as the page dots.
    pub fn paragraphs(&mut self, text: &str, (font, lead): (Font, i32), desk: &Desk) {
        let first = 33 + lead;
        let place = Place::left(18, first, desk.width() - 28);
        let mut down = 0;
        for paragraph in text.split('\n') {
            let room = (LAST - first - down) / lead + 1;
            down += lead * self.lines(place.below(down), (lead, room), font, paragraph, Paint::Ink);
            down += PART;
        }
    }

    /// Which page, from 0, of how many: as a figure beside the title.
    pub fn page_number(&mut self, page: u8, pages: u8, right: i32, base: i32) {
        let mut text = heapless::String::<11>::new();
        for part in [&*figure(page + 1), "/", &*figure(pages)] {
            // Room for two numbers of five digits.
            let _ = text.push_str(part);
        }
        self.line(Place::right(right, base, 50), &[Font::N12], &text, Paint::Kraft);
    }

    /// A dot for each page below the paragraphs, the present one dark.
    pub fn page_dots(&mut self, page: u8, pages: u8, desk: &Desk) {
        let left = desk.width() / 2 - 5 * (i32::from(pages) - 1);
        for dot in 0..pages {
            let paint = if dot == page { Paint::Ink } else { Paint::Manila };
            let centre = Point::new(left + 10 * i32::from(dot), 214);
            self.stroke(Stroke::Disc(centre, 2, paint));
        }
    }
}
