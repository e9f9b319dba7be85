//! A frame of four bits a pixel.

use core::convert::Infallible;
use core::ops::Range;

use embedded_graphics::Pixel;
use embedded_graphics::geometry::{OriginDimensions, Point, Size};
use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;

use super::{Paint, Panel};

/// Pixels of a word.
pub(super) const PIXELS: i32 = 8;

/// All pixels of a panel, row by row, eight a word, the leftmost in the highest bits: what
/// is drawn is mostly a few pixels of a row, and so a word or two.
pub struct Frame<const WORDS: usize> {
    words: [u32; WORDS],
    panel: Panel,
}

/// The frame of a wide panel; it can hold that of a square one as well.
pub type WideFrame = Frame<9_600>;

impl<const WORDS: usize> Frame<WORDS> {
    /// A frame of nothing but ink.
    #[must_use]
    pub const fn new(panel: Panel) -> Self {
        Self { words: [0; WORDS], panel }
    }

    /// One row.
    #[must_use]
    pub fn row(&self, y: i32) -> &[u32] {
        self.span(y).and_then(|span| self.words.get(span)).unwrap_or(&[])
    }

    /// One pixel; ink where there is none.
    #[must_use]
    pub fn pixel(&self, x: i32, y: i32) -> Paint {
        let word = usize::try_from(x / PIXELS).ok().and_then(|at| self.row(y).get(at));
        Paint::from_nibble((word.unwrap_or(&0) >> (28 - 4 * (x & 7))) as u8)
    }

    fn span(&self, y: i32) -> Option<Range<usize>> {
        let stride = (self.panel.width() / PIXELS) as usize;
        // Whatever it wraps to is out of bounds; a check would cost more than the row.
        let start = usize::try_from(y).ok()?.wrapping_mul(stride);
        Some(start..start + stride)
    }

    /// Paints the pixels of a row from `start` up to `end`, of which there is one at least.
    #[inline]
    pub(super) fn run(&mut self, y: i32, start: i32, end: i32, paint: Paint) {
        let span = Span::new(start, end);
        if let Some(row) = self.span(y).and_then(|row| self.words.get_mut(row)) {
            span.paint(row, eight(paint));
        }
    }

    /// Paints an area within the frame. It has at least one column.
    pub(super) fn fill(&mut self, area: &Rectangle, paint: Paint) {
        let columns = area.columns();
        let span = Span::new(columns.start, columns.end);
        let first = self.span(area.top_left.y).map_or(WORDS, |row| row.start);
        let rows = self.words.get_mut(first..).unwrap_or_default();
        let rows = rows.chunks_exact_mut((self.panel.width() / PIXELS) as usize);
        for row in rows.take(area.size.height as usize) {
            span.paint(row, eight(paint));
        }
    }

    /// Paints those pixels whose bits are set, a row a word, the highest bit the leftmost;
    /// none where there is no row.
    #[inline]
    pub(super) fn stencil(&mut self, at: Point, rows: impl Iterator<Item = u32>, paint: Paint) {
        let stride = (self.panel.width() / PIXELS) as usize;
        let (paint, shift) = (eight(paint), at.x.cast_unsigned() % 8);
        let place = (at.y.cast_unsigned() as usize).wrapping_mul(stride);
        let mut place = place.wrapping_add((at.x.cast_unsigned() / 8) as usize);
        for bits in rows {
            let mut at = place;
            let (mut now, mut rest) = (bits >> shift >> 24, bits << (8 - shift));
            while let Some(word) = self.words.get_mut(at) {
                // The index is a byte.
                let mask = SPREAD.get(now as usize).copied().unwrap_or(0);
                *word = *word & !mask | paint & mask;
                if rest == 0 {
                    break;
                }
                (now, rest, at) = (rest >> 24, rest << 8, at + 1);
            }
            place = place.wrapping_add(stride);
        }
    }
}

/// Some pixels of a row.
struct Span {
    words: Range<usize>,
    /// Those of the first word, and of the last.
    left: u32,
    right: u32,
}

impl Span {
    /// From `start` up to `end`, of which there is one at least.
    #[inline]
    const fn new(start: i32, end: i32) -> Self {
        let (start, last) = (start.cast_unsigned(), (end - 1).cast_unsigned());
        Self {
            words: (start / 8) as usize..(last / 8 + 1) as usize,
            left: u32::MAX >> (4 * (start % 8)),
            right: u32::MAX << (28 - 4 * (last % 8)),
        }
    }

    #[inline]
    fn paint(&self, row: &mut [u32], paint: u32) {
        let put = |word: &mut u32, mask: u32| *word = *word & !mask | paint & mask;
        match row.get_mut(self.words.clone()) {
            Some([word]) => put(word, self.left & self.right),
            Some([first, words @ .., last]) => {
                put(first, self.left);
                put(last, self.right);
                words.fill(paint);
            }
            _ => {}
        }
    }
}

/// Eight pixels of it.
const fn eight(paint: Paint) -> u32 {
    paint as u32 * 0x1111_1111
}

/// The four bits of each pixel whose bit is set.
#[allow(clippy::indexing_slicing, reason = "evaluated by the compiler")]
static SPREAD: [u32; 256] = {
    let mut spread = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut pixel = 0;
        while pixel < 8 {
            spread[bits] |= ((bits as u32 >> pixel & 1) * 0xF) << (4 * pixel);
            pixel += 1;
        }
        bits += 1;
    }
    spread
};

impl<const WORDS: usize> OriginDimensions for Frame<WORDS> {
    fn size(&self) -> Size {
        self.panel.size()
    }
}

impl<const WORDS: usize> DrawTarget for Frame<WORDS> {
    type Color = Paint;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<Paint>>>(
        &mut self,
        pixels: I,
    ) -> Result<(), Infallible> {
        for Pixel(Point { x, y }, paint) in pixels {
            if (0..self.panel.width()).contains(&x) {
                self.run(y, x, x + 1, paint);
            }
        }
        Ok(())
    }

    fn fill_solid(&mut self, area: &Rectangle, paint: Paint) -> Result<(), Infallible> {
        let area = area.intersection(&Rectangle::new(Point::zero(), self.size()));
        if !area.is_zero_sized() {
            self.fill(&area, paint);
        }
        Ok(())
    }
}
