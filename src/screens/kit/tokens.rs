//! What an objective is worth: limit, people, points and bias.

use super::{Corner, Font, Paint, Paper, Place, figure};
use crate::cards::{Faction, Objective};
use crate::screens::{Picture, Scale};

impl dyn Paper + '_ {
    /// A flag with its edge; `x`, `y` is the corner of the flag itself.
    pub fn flag(&mut self, objective: Objective, x: i32, y: i32) {
        self.fill(x - 1, y - 1, 32, 22, Paint::Ink);
        self.picture(Picture::flag(objective), x, y, Paint::Ink);
    }

    /// A large flag with its edge.
    pub fn large_flag(&mut self, objective: Objective, x: i32, y: i32) {
        self.fill(x - 1, y - 1, 62, 42, Paint::Ink);
        self.picture(Picture::large_flag(objective), x, y, Paint::Ink);
    }

    /// The limit as a plate with an edge, 27 × 19, for paper.
    pub fn plate(&mut self, stability: u8, x: i32, y: i32) {
        self.rounded(x, y, 27, 19, Corner::Four, Paint::Ink);
        self.rounded(x + 2, y + 2, 23, 15, Corner::Two, Paint::White);
        self.line(Place::centre(x + 14, y + 16, 23), &[Font::H14], &figure(stability), Paint::Ink);
    }

    /// The limit as a bare plate for a post, 23 × 15, or larger for a larger number.
    pub fn post_plate(&mut self, limit: u8, centre: i32, y: i32) {
        let (width, height) = if limit < 100 { (23, 15) } else { (34, 17) };
        self.rounded(centre - width / 2, y, width, height, Corner::Three, Paint::White);
        let place = Place::centre(centre + 1, y + height - 2, width);
        self.line(place, &[Font::H12], &figure(limit), Paint::Ink);
    }

    /// The points on a seal of 33.
    pub fn seal(&mut self, points: u8, x: i32, y: i32) {
        self.picture(Picture::Seal33, x, y, Paint::Kraft);
        self.line(Place::centre(x + 17, y + 23, 24), &[Font::H14], &figure(points), Paint::White);
    }

    /// The points on a seal of 29.
    pub fn small_seal(&mut self, points: u8, x: i32, y: i32) {
        self.picture(Picture::Seal29, x, y, Paint::Kraft);
        self.line(Place::centre(x + 15, y + 20, 20), &[Font::H12], &figure(points), Paint::White);
    }

    /// A faction's icon on its field with a border of so many pixels.
    pub fn badge(&mut self, faction: Faction, scale: Scale, border: i32, x: i32, y: i32) -> i32 {
        let icon = Picture::faction(faction, scale);
        let size = icon.size().width as i32 + 2 * border;
        self.fill(x, y, size, size, Paint::field(faction));
        self.picture(icon, x + border, y + border, Paint::icon(faction));
        size
    }
}
