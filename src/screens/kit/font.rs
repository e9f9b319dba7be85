//! The twelve fonts.

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;
use u8g2_fonts::Font as _;
use u8g2_fonts::fonts::{
    u8g2_font_fub17_tn, u8g2_font_fub20_tn, u8g2_font_fub25_tn, u8g2_font_helvB08_te,
    u8g2_font_helvB10_te, u8g2_font_helvB12_te, u8g2_font_helvB14_te, u8g2_font_ncenB12_te,
    u8g2_font_ncenB14_te, u8g2_font_ncenB18_te, u8g2_font_ncenB24_te, u8g2_font_t0_13b_te,
};

use super::letters::{DIGITS, LATIN, Letter, Letters, unpack};

/// A font; the number is about the height of its capitals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Font {
    /// The two letters of a faction; nothing that is needed.
    H8,
    /// The smallest words: hints, legend, actions, effects.
    H10,
    /// Lists and results.
    H12,
    /// Gains.
    H14,
    /// Printed paper: tabs, small titles.
    N12,
    /// Names.
    N14,
    /// Titles.
    N18,
    /// The largest titles.
    N24,
    /// Figures to decide by, small.
    D17,
    /// Figures to decide by.
    D20,
    /// Figures to decide by, large.
    D25,
    /// Telex: years and headings.
    T13,
}

macro_rules! letters {
    ($font:ident, $count:ident) => {{
        const SIZE: usize = unpack::<$count, 0>($font::DATA).2;
        static FONT: ([Letter; $count], [u8; SIZE], usize) = unpack($font::DATA);
        Letters::new(&FONT.1, &FONT.0)
    }};
}

static LETTERS: [Letters; 12] = [
    letters!(u8g2_font_helvB08_te, LATIN),
    letters!(u8g2_font_helvB10_te, LATIN),
    letters!(u8g2_font_helvB12_te, LATIN),
    letters!(u8g2_font_helvB14_te, LATIN),
    letters!(u8g2_font_ncenB12_te, LATIN),
    letters!(u8g2_font_ncenB14_te, LATIN),
    letters!(u8g2_font_ncenB18_te, LATIN),
    letters!(u8g2_font_ncenB24_te, LATIN),
    letters!(u8g2_font_fub17_tn, DIGITS),
    letters!(u8g2_font_fub20_tn, DIGITS),
    letters!(u8g2_font_fub25_tn, DIGITS),
    letters!(u8g2_font_t0_13b_te, LATIN),
];

impl Font {
    #[inline]
    #[allow(clippy::indexing_slicing, reason = "one for each variant")]
    pub(super) fn letters(self) -> &'static Letters {
        &LETTERS[self as usize]
    }

    /// How far the text advances.
    #[must_use]
    pub fn width(self, text: &str) -> i32 {
        text.chars().map(|letter| self.advance(letter)).sum()
    }

    /// How far one letter does, if the font has it.
    #[inline]
    pub(super) fn advance(self, letter: char) -> i32 {
        self.letters().get(letter).map_or(0, |letter| letter.advance.into())
    }

    /// Whether the font has the letter.
    #[must_use]
    pub fn has(self, letter: char) -> bool {
        self.letters().get(letter).is_some()
    }

    /// The advance, and the box of all pixels when the baseline starts at `at`.
    pub(super) fn measure(self, at: Point, text: &str) -> (i32, Rectangle) {
        let (mut left, mut top, mut right, mut bottom) = (i32::MAX, i32::MAX, i32::MIN, i32::MIN);
        let mut x = at.x;
        for letter in text.chars().filter_map(|letter| self.letters().get(letter)) {
            if letter.width > 0 {
                let (start, row) = (x + i32::from(letter.left), i32::from(letter.top));
                left = left.min(start);
                right = right.max(start + i32::from(letter.width));
                top = top.min(row);
                bottom = bottom.max(row + i32::from(letter.height));
            }
            x += i32::from(letter.advance);
        }
        let pixels = if left < right {
            let size = Size::new((right - left) as u32, (bottom - top) as u32);
            Rectangle::new(Point::new(left, at.y + top), size)
        } else {
            Rectangle::zero()
        };
        (x - at.x, pixels)
    }

    /// The first of the fonts in which the text is not wider than `width`.
    #[must_use]
    pub fn fit(fonts: &[Self], width: i32, text: &str) -> Option<Self> {
        fonts.iter().copied().find(|font| font.width(text) <= width)
    }
}
