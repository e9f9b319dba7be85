//! What changed between two screens, without a second frame.

use core::hash::{Hash as _, Hasher};

use embedded_graphics::geometry::Size;
use embedded_graphics::primitives::Rectangle;

use super::{Panel, Paper, Stroke, area};

const COLUMNS: i32 = 8;
const ROWS: i32 = 16;

/// A paper that draws nothing: each tile of it remembers a hash of all strokes
/// that touched it. Where two sketches agree, their screens have the same pixels.
#[derive(Clone)]
pub struct Sketch {
    panel: Panel,
    tiles: [[u32; COLUMNS as usize]; ROWS as usize],
}

impl Sketch {
    /// A bare one.
    #[must_use]
    pub const fn new(panel: Panel) -> Self {
        Self { panel, tiles: [[0; COLUMNS as usize]; ROWS as usize] }
    }

    /// The rectangles in which the two differ, from the top down. Rows of tiles
    /// that touch are one rectangle: drawing twice costs more than a few pixels.
    pub fn changes<'a>(&'a self, before: &'a Self) -> impl Iterator<Item = Rectangle> + 'a {
        let (width, height) = self.tile();
        let mut rows = (0..).zip(self.tiles.iter().zip(&before.tiles));
        core::iter::from_fn(move || {
            let mut changed: Option<(i32, i32, i32, i32)> = None;
            for (row, (now, before)) in rows.by_ref() {
                let differs =
                    |&column: &i32| now.get(column as usize) != before.get(column as usize);
                let first = (0..COLUMNS).find(differs);
                let last = (0..COLUMNS).rev().find(differs);
                if let (Some(first), Some(last)) = (first, last) {
                    let (left, top, right, _) = changed.unwrap_or((first, row, last, row));
                    changed = Some((left.min(first), top, right.max(last), row));
                } else if changed.is_some() {
                    break;
                }
            }
            let (left, top, right, bottom) = changed?;
            let (columns, rows) = (right - left + 1, bottom - top + 1);
            Some(area(left * width, top * height, columns * width, rows * height))
        })
    }

    const fn tile(&self) -> (i32, i32) {
        (self.panel.width() / COLUMNS, self.panel.height() / ROWS)
    }
}

impl Paper for Sketch {
    fn size(&self) -> Size {
        self.panel.size()
    }

    fn stroke(&mut self, stroke: Stroke<'_>) {
        let touched = stroke.area();
        if touched.is_zero_sized() {
            return;
        }
        let mut hash = Fnv(0x811C_9DC5);
        stroke.hash(&mut hash);
        let (width, height) = self.tile();
        for (row, tiles) in (0..).zip(&mut self.tiles) {
            for (column, tile) in (0..).zip(tiles) {
                let place = area(column * width, row * height, width, height);
                if !place.intersection(&touched).is_zero_sized() {
                    *tile = (tile.rotate_left(5) ^ hash.0).wrapping_mul(0x9E37_79B1);
                }
            }
        }
    }
}

struct Fnv(u32);

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }

    fn finish(&self) -> u64 {
        self.0.into()
    }
}
