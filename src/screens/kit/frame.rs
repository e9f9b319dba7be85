//! A frame of four bits a pixel.

use core::convert::Infallible;

use embedded_graphics::Pixel;
use embedded_graphics::geometry::{OriginDimensions, Point, Size};
use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;

use super::{Paint, Panel};

/// All pixels of a panel, row by row, the left one of a pair in the high bits.
#[repr(align(4))]
pub struct Frame<const BYTES: usize> {
    bytes: [u8; BYTES],
    panel: Panel,
}

/// The frame of a square panel.
pub type SquareFrame = Frame<28_800>;
/// The frame of a wide panel; it can hold a square one as well.
pub type WideFrame = Frame<38_400>;

impl<const BYTES: usize> Frame<BYTES> {
    /// A frame of nothing but ink.
    #[must_use]
    pub const fn new(panel: Panel) -> Self {
        Self { bytes: [0; BYTES], panel }
    }

    /// One row, two pixels a byte.
    #[must_use]
    pub fn row(&self, y: i32) -> &[u8] {
        self.span(y).and_then(|span| self.bytes.get(span)).unwrap_or(&[])
    }

    /// One pixel; ink where there is none.
    #[must_use]
    pub fn pixel(&self, x: i32, y: i32) -> Paint {
        let byte = usize::try_from(x / 2).ok().and_then(|at| self.row(y).get(at)).copied();
        let byte = byte.unwrap_or(0);
        Paint::from_nibble(if x % 2 == 0 { byte >> 4 } else { byte })
    }

    fn span(&self, y: i32) -> Option<core::ops::Range<usize>> {
        let stride = self.panel.width() as usize / 2;
        // Whatever it wraps to is out of bounds; a check would cost more than the row.
        let start = usize::try_from(y).ok()?.wrapping_mul(stride);
        Some(start..start + stride)
    }

    /// Paints those pixels of a row whose bits are set, the highest the leftmost;
    /// none where there is no row.
    #[inline]
    pub(super) fn stencil(&mut self, Point { x, y }: Point, bits: u32, paint: Paint) {
        let both = (paint as u8) << 4 | paint as u8;
        let Some(row) = usize::try_from(x / 2).ok().and_then(|at| self.row_mut(y).get_mut(at..))
        else {
            return;
        };
        let mut row = row.iter_mut();
        let mut bits = bits;
        if x & 1 == 1 {
            // The right one of a pair.
            if let Some(pair) = row.next()
                && bits >> 31 == 1
            {
                *pair = *pair & 0xF0 | both & 0x0F;
            }
            bits <<= 1;
        }
        while bits != 0
            && let Some(pair) = row.next()
        {
            *pair = match bits >> 30 {
                0 => *pair,
                1 => *pair & 0xF0 | both & 0x0F,
                2 => *pair & 0x0F | both & 0xF0,
                _ => both,
            };
            bits <<= 2;
        }
    }

    fn row_mut(&mut self, y: i32) -> &mut [u8] {
        self.span(y).and_then(|span| self.bytes.get_mut(span)).unwrap_or(&mut [])
    }
}

#[inline]
fn set(row: &mut [u8], x: usize, paint: Paint) {
    if let Some(byte) = row.get_mut(x / 2) {
        *byte =
            if x & 1 == 0 { *byte & 0x0F | (paint as u8) << 4 } else { *byte & 0xF0 | paint as u8 };
    }
}

impl<const BYTES: usize> OriginDimensions for Frame<BYTES> {
    fn size(&self) -> Size {
        self.panel.size()
    }
}

impl<const BYTES: usize> DrawTarget for Frame<BYTES> {
    type Color = Paint;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<Paint>>>(
        &mut self,
        pixels: I,
    ) -> Result<(), Infallible> {
        for Pixel(Point { x, y }, paint) in pixels {
            if let Ok(x) = usize::try_from(x) {
                set(self.row_mut(y), x, paint);
            }
        }
        Ok(())
    }

    // Most areas are one row high; a caller that knows it saves half of the time.
    #[inline(always)]
    fn fill_solid(&mut self, area: &Rectangle, paint: Paint) -> Result<(), Infallible> {
        let Rectangle { top_left: Point { x, y }, size } = *area;
        let (width, height) = (self.panel.width(), self.panel.height());
        let start = x.clamp(0, width) as usize;
        let end = (x + size.width as i32).clamp(0, width) as usize;
        if start >= end {
            return Ok(());
        }
        for y in y.max(0)..(y + size.height as i32).min(height) {
            fill(self.row_mut(y), start, end, paint);
        }
        Ok(())
    }
}

/// Paints the pixels from `start` up to `end`, of which there is one at least.
#[inline]
fn fill(row: &mut [u8], start: usize, end: usize, paint: Paint) {
    let both = (paint as u8) << 4 | paint as u8;
    // What stays of the first pair and of the last.
    let first = if start & 1 == 0 { 0x00 } else { 0xF0 };
    let last = if end & 1 == 0 { 0x00 } else { 0x0F };
    let paint = |pair: &mut u8, stays: u8| *pair = *pair & stays | both & !stays;
    match row.get_mut(start / 2..end.div_ceil(2)) {
        Some([pair]) => paint(pair, first | last),
        Some([left, pairs @ .., right]) => {
            paint(left, first);
            paint(right, last);
            // Letters are thin: no call for what is done by then.
            match pairs {
                [] => {}
                [pair] => *pair = both,
                [left, right] => (*left, *right) = (both, both),
                _ => pairs.fill(both),
            }
        }
        _ => {}
    }
}
