//! Rows of pixels, eight a word, four bits each, the leftmost in the highest bits: what is
//! drawn is mostly a few pixels of a row, and so a word or two.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

use super::Paint;

/// Pixels of a word.
pub(super) const PIXELS: i32 = 8;

/// Words to paint on, so many a row. What lies beyond them is not painted.
pub(super) struct Raster<'a> {
    pub(super) words: &'a mut [u32],
    pub(super) stride: usize,
}

impl Raster<'_> {
    /// Paints the pixels of a row from `start` up to `end`, of which there is one at least.
    #[inline]
    pub(super) fn run(&mut self, y: i32, start: i32, end: i32, paint: Paint) {
        let first = self.row(y);
        // A check whether the end wraps, too, would cost more than the row.
        if let Some(row) = self.words.get_mut(first..first.wrapping_add(self.stride)) {
            Span::new(start, end).paint(row, eight(paint));
        }
    }

    /// Paints an area, which has at least one column.
    pub(super) fn fill(&mut self, area: &Rectangle, paint: Paint) {
        let columns = area.columns();
        let span = Span::new(columns.start, columns.end);
        let first = self.row(area.top_left.y).wrapping_add(span.words.start);
        let words = self.words.get_mut(first..).unwrap_or_default();
        let (stride, height) = (self.stride.max(1), area.size.height as usize);
        if span.words.len() == 1 {
            let (mask, paint) = (span.left & span.right, eight(paint));
            for word in words.iter_mut().step_by(stride).take(height) {
                *word = *word & !mask | paint & mask;
            }
        } else {
            let span = Span { words: 0..span.words.len(), ..span };
            for row in words.chunks_mut(stride).take(height) {
                span.paint(row, eight(paint));
            }
        }
    }

    /// Paints those pixels whose bits are set, a row a word, the highest bit the leftmost.
    #[inline]
    pub(super) fn stencil(&mut self, at: Point, rows: impl Iterator<Item = u32>, paint: Paint) {
        let (paint, shift) = (eight(paint), at.x.cast_unsigned() % 8);
        let mut place = self.row(at.y).wrapping_add((at.x.cast_unsigned() / 8) as usize);
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
            place = place.wrapping_add(self.stride);
        }
    }

    /// Paints eight pixels a row: which of them, and their colours.
    pub(super) fn colours(&mut self, at: Point, rows: impl Iterator<Item = [u32; 2]>) {
        let shift = 4 * (at.x.cast_unsigned() % 8);
        let mut place = self.row(at.y).wrapping_add((at.x.cast_unsigned() / 8) as usize);
        for [which, colours] in rows {
            let mut put = |at: usize, which: u32, colours: u32| {
                if let Some(word) = self.words.get_mut(at).filter(|_| which != 0) {
                    *word = *word & !which | colours & which;
                }
            };
            put(place, which >> shift, colours >> shift);
            if shift > 0 {
                put(place + 1, which << (32 - shift), colours << (32 - shift));
            }
            place = place.wrapping_add(self.stride);
        }
    }

    /// Where a row begins; beyond the end, if there is no such row.
    #[inline]
    const fn row(&self, y: i32) -> usize {
        (y.cast_unsigned() as usize).wrapping_mul(self.stride)
    }
}

/// Some pixels of a row.
struct Span {
    words: core::ops::Range<usize>,
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
                fill(words, paint);
            }
            _ => {}
        }
    }
}

/// Four at a time are half as dear.
#[inline]
fn fill(words: &mut [u32], paint: u32) {
    let (fours, rest) = words.as_chunks_mut();
    fours.fill([paint; 4]);
    rest.fill(paint);
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
