//! Rubber stamps: they mark what cannot be undone.

use embedded_graphics::geometry::Point;

use super::{Font, Paint, Paper, Stroke, area};

/// A stamp climbs one pixel for so many to the right.
const CLIMB: i32 = 12;
/// From the letters to the frame: beside them, and above and below.
const AWAY: (i32, i32) = (7, 6);

impl dyn Paper + '_ {
    /// A stamp by the left end of its baseline, in an ink that is worn down to
    /// the ground; gives its width from frame to frame.
    pub fn stamp(
        &mut self,
        font: Font,
        text: &str,
        x: i32,
        base: i32,
        inks: (Paint, Paint),
    ) -> i32 {
        let (paint, ground) = inks;
        let width = font.width(text);
        let mut from = x;
        for letter in text.chars() {
            let mut bytes = [0; 4];
            let letter = &*letter.encode_utf8(&mut bytes);
            let at = Point::new(from, base - (from - x) / CLIMB);
            self.stroke(Stroke::Text(font, at, letter, paint));
            from += font.width(letter);
        }
        let high = stamp_height(font);
        let (left, right) = (x - AWAY.0, x + width + AWAY.0);
        let top = |column: i32| base - high - AWAY.1 - (column - x).div_euclid(CLIMB);
        let tall = high + 2 * AWAY.1 + 1;
        for start in (x - CLIMB..right).step_by(CLIMB as usize) {
            let from = start.max(left);
            let len = (start + CLIMB).min(right) - from;
            self.fill(from, top(start), len, 2, paint);
            self.fill(from, top(start) + tall - 2, len, 2, paint);
        }
        self.fill(left, top(left), 2, tall, paint);
        self.fill(right - 2, top(right - 1), 2, tall, paint);
        let high = top(left) + tall - top(right - 1);
        let worn = area(left, top(right - 1), right - left, high);
        self.stroke(Stroke::Worn(worn, ground));
        right - left
    }
}

const fn stamp_height(font: Font) -> i32 {
    match font {
        Font::N18 => 18,
        Font::N14 => 14,
        _ => 12,
    }
}
