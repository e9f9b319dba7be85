//! The paper above the legend that says what A would do.

use super::{Desk, Font, Paint, Paper, Place, wrap};

impl dyn Paper + '_ {
    /// One or two lines of words.
    pub fn hint(&mut self, text: &str, desk: &Desk) {
        self.fill(0, 192, desk.width(), 30, Paint::Paper);
        let width = desk.width() - 7;
        let alone = wrap(Font::H10, width, text).nth(1).is_none();
        let base = if alone { 211 } else { 204 };
        self.lines(Place::left(5, base, width), (14, 2), Font::H10, text, Paint::Ink);
    }
}
