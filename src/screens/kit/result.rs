//! What something came to, in a band.

use super::{Font, Paint, Paper, Place, figure};
use crate::cards::Side;
use crate::screens::Picture;

impl dyn Paper + '_ {
    /// A band on the ground of the side that gains, with its pennant; nobody's is
    /// bare. What it gains in points stands at the right end.
    pub fn result(
        &mut self,
        (x, width): (i32, i32),
        height: i32,
        side: Option<Side>,
        text: &str,
        gain: Option<u8>,
    ) {
        self.fill(x, 196, width, height, side.map_or(Paint::Line, Paint::ground));
        let (paint, mut from) = match side {
            Some(_) => (Paint::White, x + 26),
            None => (Paint::Paper, x + 8),
        };
        if side.is_some() {
            self.picture(Picture::Token, x + 8, 203, paint);
        }
        let mut to = x + width - 6;
        if let Some(points) = gain {
            to = self.gain(points, Place::right(to, 215, 40), Font::H14, paint) - 4;
        }
        let fonts = [Font::H12, Font::H10];
        if Font::fit(&fonts, to - from, text).is_none() {
            from -= 5;
        }
        self.line(Place::left(from, 214, to - from), &fonts, text, paint);
    }

    /// Points that are won; gives the column where they start.
    pub fn gain(&mut self, points: u8, place: Place, font: Font, paint: Paint) -> i32 {
        let mut text = heapless::String::<6>::new();
        // Four letters at most.
        let _ = text.push('+');
        let _ = text.push_str(&figure(points));
        self.line(place, &[font], &text, paint).start
    }
}
