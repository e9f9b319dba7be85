//! The twelve fonts.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use u8g2_fonts::types::VerticalPosition;
use u8g2_fonts::{FontRenderer, fonts};

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

static RENDERERS: [FontRenderer; 12] = [
    lenient::<fonts::u8g2_font_helvB08_te>(),
    lenient::<fonts::u8g2_font_helvB10_te>(),
    lenient::<fonts::u8g2_font_helvB12_te>(),
    lenient::<fonts::u8g2_font_helvB14_te>(),
    lenient::<fonts::u8g2_font_ncenB12_te>(),
    lenient::<fonts::u8g2_font_ncenB14_te>(),
    lenient::<fonts::u8g2_font_ncenB18_te>(),
    lenient::<fonts::u8g2_font_ncenB24_te>(),
    lenient::<fonts::u8g2_font_fub17_tn>(),
    lenient::<fonts::u8g2_font_fub20_tn>(),
    lenient::<fonts::u8g2_font_fub25_tn>(),
    lenient::<fonts::u8g2_font_t0_13b_te>(),
];

const fn lenient<F: u8g2_fonts::Font>() -> FontRenderer {
    FontRenderer::new::<F>().with_ignore_unknown_chars(true)
}

impl Font {
    #[allow(clippy::indexing_slicing, reason = "one for each variant")]
    pub(super) fn renderer(self) -> &'static FontRenderer {
        &RENDERERS[self as usize]
    }

    /// How far the text advances.
    #[must_use]
    pub fn width(self, text: &str) -> i32 {
        self.measure(Point::zero(), text).0
    }

    /// Whether the font has the letter.
    #[must_use]
    pub fn has(self, letter: char) -> bool {
        self.width(letter.encode_utf8(&mut [0; 4])) > 0
    }

    /// The advance, and the box of all pixels when the baseline starts at `at`.
    pub(super) fn measure(self, at: Point, text: &str) -> (i32, Rectangle) {
        match self.renderer().get_rendered_dimensions(text, at, VerticalPosition::Baseline) {
            Ok(size) => (size.advance.x, size.bounding_box.unwrap_or_default()),
            Err(_) => (0, Rectangle::zero()),
        }
    }

    /// The first of the fonts in which the text is not wider than `width`.
    #[must_use]
    pub fn fit(fonts: &[Self], width: i32, text: &str) -> Option<Self> {
        fonts.iter().copied().find(|font| font.width(text) <= width)
    }
}
