//! The paper above the legend that says what A would do.

use super::{Desk, Font, Paint, Paper, Part, Place, area, wrap};
use crate::words::{Phrase, Slot, fill};

impl dyn Paper + '_ {
    /// A sentence with these slots, as a part of its own.
    pub fn hint_part(&mut self, sentence: (Phrase, [Slot; 4]), desk: &Desk) {
        // From where the accents of its capitals reach to.
        self.part(Part::Hint, area(0, 189, desk.width(), 33), &(sentence, desk), |on| {
            let (phrase, slots) = sentence;
            on.hint(&fill(phrase.text(desk.language), &slots, desk.language), desk);
        });
    }

    /// One or two lines of words.
    pub fn hint(&mut self, text: &str, desk: &Desk) {
        self.fill(0, 192, desk.width(), 30, Paint::Paper);
        let width = desk.width() - 7;
        let alone = wrap(Font::H10, width, text).nth(1).is_none();
        let base = if alone { 211 } else { 204 };
        self.lines(Place::left(5, base, width), (14, 2), Font::H10, text, Paint::Ink);
    }
}
