//! Words in their places: every text has a width that it must not leave.

use core::ops::Range;

use embedded_graphics::geometry::Point;
use heapless::String;

use super::{Font, Paint, Paper, Stroke};

/// Where a line of text stands, and how wide it may be.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    x: i32,
    base: i32,
    width: i32,
    align: Align,
}

#[derive(Clone, Copy, Debug)]
enum Align {
    Left,
    Centre,
    Right,
}

impl Place {
    /// To the right of x.
    #[must_use]
    pub const fn left(x: i32, base: i32, width: i32) -> Self {
        Self { x, base, width, align: Align::Left }
    }

    /// To either side of the column x.
    #[must_use]
    pub const fn centre(x: i32, base: i32, width: i32) -> Self {
        Self { x, base, width, align: Align::Centre }
    }

    /// To the left of x, which is the first column beyond the text.
    #[must_use]
    pub const fn right(x: i32, base: i32, width: i32) -> Self {
        Self { x, base, width, align: Align::Right }
    }

    /// The same place so many rows below.
    #[must_use]
    pub const fn below(self, rows: i32) -> Self {
        Self { base: self.base + rows, ..self }
    }
}

impl dyn Paper + '_ {
    /// One line in the first font in which it fits, else in the last; gives the
    /// columns that it takes.
    pub fn line(&mut self, place: Place, fonts: &[Font], text: &str, paint: Paint) -> Range<i32> {
        let mut chosen = None;
        for font in fonts {
            let width = font.width(text);
            chosen = Some((*font, width));
            if width <= place.width {
                break;
            }
        }
        let Some((font, width)) = chosen else { return place.x..place.x };
        if width > place.width {
            self.overflow(text);
        }
        let x = match place.align {
            Align::Left => place.x,
            Align::Centre => place.x - width / 2,
            Align::Right => place.x - width,
        };
        self.stroke(Stroke::Text(font, Point::new(x, place.base), text, paint));
        x..x + width
    }

    /// As many lines as the words need, but not more than `most`; gives how many.
    pub fn lines(
        &mut self,
        place: Place,
        (lead, most): (i32, i32),
        font: Font,
        text: &str,
        paint: Paint,
    ) -> i32 {
        let mut count = 0;
        for line in wrap(font, place.width, text) {
            if count == most {
                self.overflow(text);
                break;
            }
            self.line(place.below(count * lead), &[font], line, paint);
            count += 1;
        }
        count
    }
}

/// The lines of a text that breaks at its spaces, and at every `\n`.
pub fn wrap(font: Font, width: i32, text: &str) -> impl Iterator<Item = &str> {
    text.split('\n').flat_map(move |paragraph| {
        let mut rest = Some(paragraph);
        core::iter::from_fn(move || {
            let text = rest?;
            // Where the last word ends that has room.
            let (mut end, mut x) = (0, 0);
            for (at, letter) in text.char_indices().chain([(text.len(), ' ')]) {
                if letter == ' ' {
                    if x > width && end > 0 {
                        rest = text.get(end + 1..);
                        return text.get(..end);
                    }
                    end = at;
                }
                x += font.advance(letter);
            }
            rest = None;
            Some(text)
        })
    })
}

/// A number as text.
#[must_use]
pub fn figure(number: impl Into<u16>) -> String<5> {
    let number = number.into();
    let mut digits = String::new();
    for power in [10_000, 1000, 100, 10, 1] {
        if number >= power || power == 1 {
            // Five digits are the most that there can be.
            let _ = digits.push(char::from(b'0' + (number / power % 10) as u8));
        }
    }
    digits
}
