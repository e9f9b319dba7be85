//! What an area of the screen is to become.

use core::ops::Range;

use embedded_graphics::primitives::Rectangle;

use super::Sketch;
use super::raster::{PIXELS, Raster};

/// The pixels of one of the changes of a [`Sketch`]: drawn here, then taken into a
/// [`Frame`](super::Frame). Its columns come in words of the frame.
pub struct Band {
    words: [u32; Sketch::MOST / PIXELS as usize],
    area: Rectangle,
}

impl Band {
    /// Of no area yet.
    #[must_use]
    pub const fn new() -> Self {
        Self { words: [0; Sketch::MOST / PIXELS as usize], area: Rectangle::zero() }
    }

    /// From now on it is this area. All of it is to be drawn.
    pub const fn begin(&mut self, area: Rectangle) {
        self.area = area;
    }

    /// Which area it is.
    #[must_use]
    pub const fn area(&self) -> &Rectangle {
        &self.area
    }

    /// Its rows, from the top down.
    pub fn rows(&self) -> impl Iterator<Item = &[u32]> {
        self.words.chunks_exact(self.stride().max(1)).take(self.area.size.height as usize)
    }

    /// Its columns, in words of a frame.
    pub(super) const fn columns(&self) -> Range<usize> {
        let start = (self.area.top_left.x / PIXELS) as usize;
        start..start + self.stride()
    }

    /// One row.
    pub(super) fn row(&self, y: i32) -> Option<&[u32]> {
        let start = self.start(y);
        let within = self.area.rows().contains(&y);
        self.words.get(start..start + self.stride()).filter(|_| within)
    }

    /// The words below each other from y on, in one of its own columns.
    pub(super) fn column(&self, column: usize, y: i32) -> impl Iterator<Item = &u32> {
        let words = self.words.get(self.start(y) + column..).unwrap_or_default();
        words.iter().step_by(self.stride().max(1))
    }

    /// The pixels of a window within it, row by row. The window's columns are even.
    pub fn pairs(&self, window: &Rectangle) -> impl Iterator<Item = Pairs<'_>> {
        let left = (window.top_left.x - self.area.top_left.x).cast_unsigned();
        let first = self.start(window.top_left.y) + (left / 8) as usize;
        let rows = self.words.get(first..).unwrap_or_default().chunks(self.stride().max(1));
        let left_out = (left % 8 / 2) as usize;
        rows.take(window.size.height as usize).map(move |words| Pairs { words, left_out })
    }

    /// Where a row begins.
    const fn start(&self, y: i32) -> usize {
        // A band is small: nothing wraps.
        ((y - self.area.top_left.y) as usize).wrapping_mul(self.stride())
    }

    const fn stride(&self) -> usize {
        self.area.size.width as usize / PIXELS as usize
    }

    /// Its pixels, to paint on.
    pub(super) fn raster(&mut self) -> Raster<'_> {
        let stride = self.stride();
        Raster { words: &mut self.words, stride }
    }
}

impl Default for Band {
    fn default() -> Self {
        Self::new()
    }
}

/// Some pixels of a row, two a byte, the left one above the right.
pub struct Pairs<'a> {
    words: &'a [u32],
    /// So many of the first word are not among them.
    left_out: usize,
}

impl Pairs<'_> {
    /// Puts each of them, as what it is to be, where there is room.
    #[inline]
    pub fn put<T>(self, mut room: &mut [T], what: impl Fn(u8) -> T) {
        let mut words = self.words.iter().map(|word| word.to_be_bytes());
        if self.left_out > 0 {
            let first = words.next().unwrap_or_default();
            let first = first.get(self.left_out..).unwrap_or_default();
            let (head, rest) = room.split_at_mut(first.len().min(room.len()));
            head.iter_mut().zip(first).for_each(|(room, pair)| *room = what(*pair));
            room = rest;
        }
        let (whole, tail) = room.as_chunks_mut();
        for (room, pairs) in whole.iter_mut().zip(&mut words) {
            *room = pairs.map(&what);
        }
        for (room, pair) in tail.iter_mut().zip(words.next().unwrap_or_default()) {
            *room = what(pair);
        }
    }
}
