//! A frame of four bits a pixel.

use core::convert::Infallible;
use core::ops::Range;

use embedded_graphics::Pixel;
use embedded_graphics::geometry::{OriginDimensions, Point, Size};
use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;

use super::raster::{PIXELS, Raster};
use super::{Band, Paint, Panel};

/// All pixels of a panel, row by row.
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

    /// Takes a band into the frame.
    pub fn take(&mut self, band: &Band) {
        for (y, new) in band.area().rows().zip(band.rows()) {
            let span = self.span(y).unwrap_or_default();
            let row = self.words.get_mut(span).unwrap_or_default();
            if let Some(old) = row.get_mut(band.columns()) {
                old.copy_from_slice(new);
            }
        }
    }

    /// The words below each other from y on.
    pub(super) fn column(&self, column: usize, y: i32) -> impl Iterator<Item = &u32> {
        let first = self.span(y).map_or(WORDS, |span| span.start + column);
        self.words.get(first..).unwrap_or_default().iter().step_by(self.stride())
    }

    fn stride(&self) -> usize {
        (self.panel.width() / PIXELS) as usize
    }

    fn span(&self, y: i32) -> Option<Range<usize>> {
        let stride = self.stride();
        // Whatever it wraps to is out of bounds; a check would cost more than the row.
        let start = usize::try_from(y).ok()?.wrapping_mul(stride);
        Some(start..start + stride)
    }

    /// Its pixels, to paint on.
    pub(super) fn raster(&mut self) -> Raster<'_> {
        let stride = self.stride();
        Raster { words: &mut self.words, stride }
    }
}

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
                self.raster().run(y, x, x + 1, paint);
            }
        }
        Ok(())
    }

    fn fill_solid(&mut self, area: &Rectangle, paint: Paint) -> Result<(), Infallible> {
        let area = area.intersection(&Rectangle::new(Point::zero(), self.size()));
        if !area.is_zero_sized() {
            self.raster().fill(&area, paint);
        }
        Ok(())
    }
}
