//! What ink runs over: a frame, a band of it, or any target of embedded-graphics.

use core::convert::Infallible;

use embedded_graphics::geometry::{Dimensions as _, Point};
use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;
use embedded_graphics::transform::Transform as _;

use super::{Band, Frame, Paint, area};

/// Pixels that can be painted. Ink asks for none outside of its bounds.
pub trait Canvas {
    /// What can go wrong.
    type Error;

    /// All of its pixels.
    fn bounds(&self) -> Rectangle;

    /// Paints an area, which has at least one pixel.
    fn fill(&mut self, area: &Rectangle, paint: Paint) -> Result<(), Self::Error>;

    /// Paints the pixels of a row from `start` up to `end`, of which there is one at least.
    fn run(&mut self, y: i32, start: i32, end: i32, paint: Paint) -> Result<(), Self::Error>;

    /// Paints those pixels whose bits are set, a row a word, the highest bit the leftmost.
    fn stencil(
        &mut self,
        at: Point,
        rows: impl Iterator<Item = u32>,
        paint: Paint,
    ) -> Result<(), Self::Error>;

    /// Paints eight pixels a row, the leftmost in the highest four bits: which of them, and
    /// their colours.
    fn colours(
        &mut self,
        at: Point,
        rows: impl Iterator<Item = [u32; 2]>,
    ) -> Result<(), Self::Error>;
}

impl<const WORDS: usize> Canvas for Frame<WORDS> {
    type Error = Infallible;

    fn bounds(&self) -> Rectangle {
        self.bounding_box()
    }

    fn fill(&mut self, area: &Rectangle, paint: Paint) -> Result<(), Infallible> {
        self.raster().fill(area, paint);
        Ok(())
    }

    #[inline]
    fn run(&mut self, y: i32, start: i32, end: i32, paint: Paint) -> Result<(), Infallible> {
        self.raster().run(y, start, end, paint);
        Ok(())
    }

    #[inline]
    fn stencil(
        &mut self,
        at: Point,
        rows: impl Iterator<Item = u32>,
        paint: Paint,
    ) -> Result<(), Infallible> {
        self.raster().stencil(at, rows, paint);
        Ok(())
    }

    fn colours(
        &mut self,
        at: Point,
        rows: impl Iterator<Item = [u32; 2]>,
    ) -> Result<(), Infallible> {
        self.raster().colours(at, rows);
        Ok(())
    }
}

impl Canvas for Band {
    type Error = Infallible;

    fn bounds(&self) -> Rectangle {
        *self.area()
    }

    fn fill(&mut self, area: &Rectangle, paint: Paint) -> Result<(), Infallible> {
        let area = area.translate(-self.area().top_left);
        self.raster().fill(&area, paint);
        Ok(())
    }

    #[inline]
    fn run(&mut self, y: i32, start: i32, end: i32, paint: Paint) -> Result<(), Infallible> {
        let Point { x: left, y: top } = self.area().top_left;
        self.raster().run(y - top, start - left, end - left, paint);
        Ok(())
    }

    #[inline]
    fn stencil(
        &mut self,
        at: Point,
        rows: impl Iterator<Item = u32>,
        paint: Paint,
    ) -> Result<(), Infallible> {
        let at = at - self.area().top_left;
        self.raster().stencil(at, rows, paint);
        Ok(())
    }

    fn colours(
        &mut self,
        at: Point,
        rows: impl Iterator<Item = [u32; 2]>,
    ) -> Result<(), Infallible> {
        let at = at - self.area().top_left;
        self.raster().colours(at, rows);
        Ok(())
    }
}

/// Any target.
pub(in crate::screens) struct Target<'a, D>(pub(in crate::screens) &'a mut D);

impl<D: DrawTarget<Color = Paint>> Canvas for Target<'_, D> {
    type Error = D::Error;

    fn bounds(&self) -> Rectangle {
        self.0.bounding_box()
    }

    fn fill(&mut self, area: &Rectangle, paint: Paint) -> Result<(), D::Error> {
        self.0.fill_solid(area, paint)
    }

    fn run(&mut self, y: i32, start: i32, end: i32, paint: Paint) -> Result<(), D::Error> {
        self.0.fill_solid(&area(start, y, end - start, 1), paint)
    }

    fn stencil(
        &mut self,
        at: Point,
        rows: impl Iterator<Item = u32>,
        paint: Paint,
    ) -> Result<(), D::Error> {
        for (y, mut bits) in (at.y..).zip(rows) {
            let mut x = at.x;
            while bits != 0 {
                let gap = bits.leading_zeros();
                let len = (bits << gap).leading_ones();
                let start = x + gap as i32;
                x = start + len as i32;
                self.run(y, start, x, paint)?;
                bits = bits.checked_shl(gap + len).unwrap_or(0);
            }
        }
        Ok(())
    }
    fn colours(&mut self, at: Point, rows: impl Iterator<Item = [u32; 2]>) -> Result<(), D::Error> {
        for (y, [which, colours]) in (at.y..).zip(rows) {
            for (x, shift) in (at.x..).zip((0..32).step_by(4).rev()) {
                if which >> shift & 0xF != 0 {
                    self.run(y, x, x + 1, Paint::from_nibble((colours >> shift & 0xF) as u8))?;
                }
            }
        }
        Ok(())
    }
}
