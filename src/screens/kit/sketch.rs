//! What changed between two screens, without a second frame.

use core::hash::{Hash as _, Hasher};

use embedded_graphics::geometry::Size;
use embedded_graphics::primitives::Rectangle;

use super::changes::run;
use super::{Panel, Paper, Stroke, area};

/// The size of a tile as powers of two: 32 × 8.
const WIDTH: i32 = 5;
const HEIGHT: i32 = 3;
/// How many rows of tiles are drawn at a time, but for the first: until these are drawn
/// there is nothing to send.
const TOGETHER: usize = 3;
/// The most tiles in a row that are drawn at a time: of 32 words of a frame.
const TILES: u32 = 8;
/// So many equal tiles between two that differ are near.
const NEAR: u32 = 2;
const COLUMNS: i32 = Panel::Wide.width() >> WIDTH;
const ROWS: i32 = Panel::Wide.height() >> HEIGHT;

/// A paper that draws nothing: each tile of it remembers a hash of all strokes
/// that touched it. Where two sketches agree, their screens have the same pixels.
#[derive(Clone)]
pub struct Sketch {
    panel: Panel,
    tiles: [[u32; COLUMNS as usize]; ROWS as usize],
}

impl Sketch {
    /// The most rows that one change has.
    pub const ROWS: usize = TOGETHER << HEIGHT;
    /// The most pixels that one change has.
    pub const MOST: usize = ((TILES as usize) << WIDTH) * Self::ROWS;

    /// A bare one.
    #[must_use]
    pub const fn new(panel: Panel) -> Self {
        Self { panel, tiles: [[0; COLUMNS as usize]; ROWS as usize] }
    }

    /// The rectangles in which the two differ. The wide ones come first: they take longer
    /// to send, and meanwhile the others are drawn. But where much is new it comes from the
    /// top down: the head of a page tells what is in focus.
    pub fn changes<'a>(&'a self, before: &'a Self) -> impl Iterator<Item = Rectangle> + 'a {
        let tiles = |row| self.differs(before, row).count_ones() as i32;
        let much =
            2 * (0..ROWS as usize).map(tiles).sum::<i32>() > (self.panel.width() >> WIDTH) * ROWS;
        let first = move |area: &Rectangle| much || 2 * area.size.width > self.panel.size().width;
        let second = move |area: &Rectangle| !first(area);
        self.areas(before).filter(first).chain(self.areas(before).filter(second))
    }

    /// The same from the top down. What lies between two that are near is drawn along with
    /// them: to draw twice takes longer.
    fn areas<'a>(&'a self, before: &'a Self) -> impl Iterator<Item = Rectangle> + 'a {
        let mut rows = 0..0;
        let (mut columns, mut together) = (0, 0);
        core::iter::from_fn(move || {
            if columns == 0 {
                let first =
                    (rows.end..ROWS as usize).find(|row| self.differs(before, *row) != 0)?;
                rows = first..first + 1;
                columns = self.differs(before, first);
                together = TOGETHER.min(together + 1);
                while rows.len() < together {
                    let next = self.differs(before, rows.end);
                    if next == 0 || (next ^ columns).count_ones() > NEAR {
                        break;
                    }
                    columns |= next;
                    rows.end += 1;
                }
            }
            let start = columns.trailing_zeros();
            let end = start + run(columns >> start, NEAR).min(TILES);
            columns &= u32::MAX << end;
            let (left, top) = ((start << WIDTH) as i32, (rows.start << HEIGHT) as i32);
            let right = ((end << WIDTH) as i32).min(self.panel.width());
            Some(area(left, top, right - left, (rows.len() << HEIGHT) as i32))
        })
    }

    /// A bit for each of the tiles of a row that differs.
    fn differs(&self, before: &Self, row: usize) -> u32 {
        let (Some(now), Some(before)) = (self.tiles.get(row), before.tiles.get(row)) else {
            return 0;
        };
        now.iter()
            .zip(before)
            .rev()
            .fold(0, |bits, (now, before)| bits << 1 | u32::from(now != before))
    }
}

impl Paper for Sketch {
    fn size(&self) -> Size {
        self.panel.size()
    }

    fn needs(&mut self, area: &Rectangle, facts: &dyn Fn(&mut dyn Hasher)) -> bool {
        let mut hash = Mix(0);
        facts(&mut hash);
        self.mark(area, hash);
        false
    }

    fn stroke(&mut self, stroke: Stroke<'_>) {
        let mut hash = Mix(0);
        stroke.hash(&mut hash);
        self.mark(&stroke.area(), hash);
    }
}

impl Sketch {
    /// Something with this hash touches the area.
    fn mark(&mut self, area: &Rectangle, hash: Mix) {
        let Rectangle { top_left, size } = *area;
        // From the tile of the first pixel to that of the last.
        let tiles = |from: i32, len: u32, tile: i32, most: i32| {
            let end = ((from + len as i32 - 1) >> tile) + 1;
            ((from >> tile).clamp(0, most) as usize)..(end.clamp(0, most) as usize)
        };
        let columns = tiles(top_left.x, size.width, WIDTH, COLUMNS);
        let rows = tiles(top_left.y, size.height, HEIGHT, ROWS);
        if size.width == 0 || size.height == 0 || columns.is_empty() || rows.is_empty() {
            return;
        }
        for tiles in self.tiles.get_mut(rows).unwrap_or_default() {
            for tile in tiles.get_mut(columns.clone()).unwrap_or_default() {
                *tile = (tile.rotate_left(5) ^ hash.0).wrapping_mul(0x9E37_79B1);
            }
        }
    }
}

/// A hash that takes a word at a time, for a processor that multiplies words.
struct Mix(u32);

impl Mix {
    #[inline]
    const fn take(&mut self, word: u32) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x85EB_CA6B);
    }
}

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        for word in words {
            self.take(u32::from_le_bytes(*word));
        }
        for byte in rest {
            self.take((*byte).into());
        }
    }

    #[inline]
    fn write_u8(&mut self, byte: u8) {
        self.take(byte.into());
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.take(word);
    }

    #[inline]
    fn write_i32(&mut self, word: i32) {
        self.take(word.cast_unsigned());
    }

    #[inline]
    fn write_isize(&mut self, word: isize) {
        self.take(word as u32);
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.take(word as u32);
    }

    fn finish(&self) -> u64 {
        self.0.into()
    }
}
