//! The lines of a polar map: the short way between the two capitals.

use embedded_graphics::geometry::Point;

use super::{Paint, Paper, Stroke};

/// Twelve meridians at 15, 45, 75 degrees and so on, as parts of 256.
const MERIDIANS: [(i32, i32); 12] = [
    (66, -247),
    (181, -181),
    (247, -66),
    (247, 66),
    (181, 181),
    (66, 247),
    (-66, 247),
    (-181, 181),
    (-247, 66),
    (-247, -66),
    (-181, -181),
    (-66, -247),
];

impl dyn Paper + '_ {
    /// Parallels `apart` and meridians around a pole, as far as the largest circle.
    pub fn polar_map(&mut self, pole: Point, apart: u8, paint: Paint) {
        let circles = u8::MAX / apart;
        for circle in 1..=circles {
            let radius = apart * circle;
            self.stroke(Stroke::Ring { centre: pole, radius, thick: 1, turn: 60, paint });
        }
        for (dx, dy) in MERIDIANS {
            let at = |radius: i32| pole + Point::new(dx * radius / 256, dy * radius / 256);
            let (from, to) = (at(apart.into()), at(256));
            self.stroke(Stroke::Line { from, to, dashed: false, paint });
        }
    }
}
