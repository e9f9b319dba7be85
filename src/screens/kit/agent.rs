//! What a file has about an agent.

use embedded_graphics::geometry::Point;

use super::{Font, Paint, Paper, Place, Stroke, figure};
use crate::cards::Agent;
use crate::screens::Picture;

impl dyn Paper + '_ {
    /// A sign on top of another, with a rim in the colour of the ground.
    pub fn rimmed(&mut self, sign: Picture, x: i32, y: i32, paint: Paint, ground: Paint) {
        for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
            self.picture(sign, x + dx, y + dy, ground);
        }
        self.picture(sign, x, y, paint);
    }

    /// A photograph with its white edge, 52 × 60, and its shadow.
    pub fn photograph(&mut self, agent: Agent, x: i32, y: i32) {
        self.fill(x + 2, y + 2, 52, 60, Paint::Kraft);
        self.edge(x, y, 52, 60, 1, Paint::White);
        self.edge(x + 1, y + 1, 50, 58, 1, Paint::Ink);
        self.picture(Picture::photograph(agent), x + 2, y + 2, Paint::Ink);
    }

    /// A paper clip over the upper edge of a photograph.
    pub fn clip(&mut self, x: i32, y: i32) {
        self.picture(Picture::Clip, x + 6, y - 5, Paint::Ink);
    }

    /// When an agent acts, on a disc of 17.
    pub fn initiative(&mut self, agent: Agent, x: i32, y: i32, disc: Paint, paint: Paint) {
        self.stroke(Stroke::Disc(Point::new(x + 8, y + 8), 8, disc));
        let number = figure(agent.initiative());
        self.line(Place::centre(x + 9, y + 14, 15), &[Font::H10], &number, paint);
    }
}
