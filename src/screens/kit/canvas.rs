//! What ink runs over: a frame, or any target of embedded-graphics.

use core::convert::Infallible;

use embedded_graphics::geometry::{Dimensions as _, Point};
use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;

use super::{Frame, Paint, area};

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
}

impl<const WORDS: usize> Canvas for Frame<WORDS> {
    type Error = Infallible;

    fn bounds(&self) -> Rectangle {
        self.bounding_box()
    }

    fn fill(&mut self, area: &Rectangle, paint: Paint) -> Result<(), Infallible> {
        Self::fill(self, area, paint);
        Ok(())
    }

    #[inline]
    fn run(&mut self, y: i32, start: i32, end: i32, paint: Paint) -> Result<(), Infallible> {
        Self::run(self, y, start, end, paint);
        Ok(())
    }

    #[inline]
    fn stencil(
        &mut self,
        at: Point,
        rows: impl Iterator<Item = u32>,
        paint: Paint,
    ) -> Result<(), Infallible> {
        Self::stencil(self, at, rows, paint);
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
}
