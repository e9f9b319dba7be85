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
            let row = self.row_mut(y);
            if start % 2 == 1 {
                set(row, start, paint);
            }
            if end % 2 == 1 {
                set(row, end - 1, paint);
            }
            if let Some(pairs @ [_, ..]) = row.get_mut(start.div_ceil(2)..end / 2) {
                pairs.fill((paint as u8) << 4 | paint as u8);
            }
        }
        Ok(())
    }
}
