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

    /// Paints an area.
    fn fill(&mut self, area: &Rectangle, paint: Paint) -> Result<(), Self::Error>;

    /// Paints those pixels of a row whose bits are set, the highest the leftmost.
    fn stencil(&mut self, at: Point, bits: u32, paint: Paint) -> Result<(), Self::Error>;
}

impl<const BYTES: usize> Canvas for Frame<BYTES> {
    type Error = Infallible;

    fn bounds(&self) -> Rectangle {
        self.bounding_box()
    }

    #[inline(always)]
    fn fill(&mut self, area: &Rectangle, paint: Paint) -> Result<(), Infallible> {
        self.fill_solid(area, paint)
    }

    #[inline]
    fn stencil(&mut self, at: Point, bits: u32, paint: Paint) -> Result<(), Infallible> {
        Self::stencil(self, at, bits, paint);
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

    fn stencil(&mut self, at: Point, mut bits: u32, paint: Paint) -> Result<(), D::Error> {
        let mut x = at.x;
        while bits != 0 {
            let gap = bits.leading_zeros();
            let len = (bits << gap).leading_ones();
            self.0.fill_solid(&area(x + gap as i32, at.y, len as i32, 1), paint)?;
            x += (gap + len) as i32;
            bits = bits.checked_shl(gap + len).unwrap_or(0);
        }
        Ok(())
    }
}
