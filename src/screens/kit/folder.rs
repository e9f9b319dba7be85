//! Folders: manila with a tab, and a sheet of paper in them.

use super::{Desk, Font, Paint, Paper, Place};

impl dyn Paper + '_ {
    /// A folder with a word on its tab. The sheet in it is from 10,28 to
    /// 220 × 186, or as much wider as the panel is.
    pub fn folder(&mut self, tab: &str, desk: &Desk) {
        let right = desk.width() - 4;
        let text = Place::left(12, 19, desk.width() - 48);
        let end = Font::N12.width(tab) + 17;
        for row in 0..19 {
            let cut = (4 - row).max(0);
            self.fill(4 + cut, 4 + row, end - 4 - cut + (2 * row + 2) / 5, 1, Paint::Manila);
        }
        self.fill(4, 23, right - 6, 193, Paint::Manila);
        self.fill(right - 2, 23, 2, 193, Paint::Kraft);
        self.fill(4, 216, right - 4, 2, Paint::Kraft);
        self.fill(10, 28, 220 + desk.more(), 186, Paint::Paper);
        self.line(text, &[Font::N12], tab, Paint::Ink);
    }

    /// The turned-down corner of a folder's sheet.
    pub fn ear(&mut self, desk: &Desk) {
        let x = desk.width() - 22;
        for row in 0..12 {
            self.fill(x, 28 + row, row + 1, 1, Paint::Kraft);
            self.fill(x + row + 1, 28 + row, 11 - row, 1, Paint::Manila);
        }
    }

    /// Dots from the end of a word to what belongs to it.
    pub fn leader(&mut self, from: i32, to: i32, y: i32) {
        for x in ((from + 3) / 4 * 4..to).step_by(4) {
            self.fill(x, y, 1, 1, Paint::Kraft);
        }
    }
}
