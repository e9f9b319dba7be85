//! Stripes mean secret: the airmail edge of a private screen.

use super::{Desk, Paint, Paper, Stroke, area};
use crate::cards::Side;

impl dyn Paper + '_ {
    /// The edge in the colours of the side that alone may look.
    pub fn private_frame(&mut self, side: Side, desk: &Desk) {
        let width = desk.width();
        for (x, y, width, height) in [(0, 0, width, 8), (0, 8, 4, 214), (width - 4, 8, 4, 214)] {
            let area = area(x, y, width, height);
            self.stroke(Stroke::Fill(area, Paint::ground(side)));
            let paint = Paint::White;
            self.stroke(Stroke::Stripes { area, pitch: 12, wide: 4, shift: 0, paint });
        }
    }
}
