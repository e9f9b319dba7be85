//! Asking once more.

use super::{Desk, Font, Paint, Paper, Place};
use crate::screens::Picture;

impl dyn Paper + '_ {
    /// Paper between warning tapes in the middle of the board: a title and at
    /// most three lines.
    pub fn dialog(&mut self, title: &str, text: &str, desk: &Desk) {
        let x = 14 + desk.more() / 2;
        self.fill(x - 2, 62, 216, 106, Paint::Ink);
        self.tape(x, 64, 212, 6);
        self.fill(x, 70, 212, 90, Paint::Paper);
        self.tape(x, 160, 212, 6);
        self.picture(Picture::Warning, x + 8, 78, Paint::Ink);
        let fonts = [Font::N14, Font::N12];
        self.line(Place::left(x + 32, 91, 172), &fonts, title, Paint::Ink);
        self.lines(Place::left(x + 8, 112, 196), (15, 3), Font::H10, text, Paint::Ink);
    }
}
