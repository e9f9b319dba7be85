//! What an area of a frame was before it was drawn anew, and so what has to be sent.

use embedded_graphics::primitives::Rectangle;

use super::frame::PIXELS;
use super::{Frame, Sketch, area};

/// So many equal words are sent along rather than left out: to say where to go on takes
/// as long.
const GAP: u32 = 2;

/// One area. Its columns come in words of the frame.
pub struct Before {
    words: [u32; Sketch::MOST / PIXELS as usize],
    area: Rectangle,
    /// A bit for each word that differs and is not yet told, the lowest for the leftmost.
    rows: [u64; Sketch::ROWS],
}

impl Before {
    /// Nothing yet.
    #[must_use]
    pub const fn new() -> Self {
        let words = [0; Sketch::MOST / PIXELS as usize];
        Self { words, area: Rectangle::zero(), rows: [0; Sketch::ROWS] }
    }

    /// Remembers an area.
    pub fn remember<const WORDS: usize>(&mut self, area: Rectangle, frame: &Frame<WORDS>) {
        self.area = area;
        let columns = words(&area);
        let rows = self.words.chunks_exact_mut(columns.len().max(1));
        for (y, before) in area.rows().zip(rows) {
            if let Some(row) = frame.row(y).get(columns.clone()) {
                before.copy_from_slice(row);
            }
        }
    }

    /// Compares it with what the frame is now: then it gives the rectangles that differ.
    pub fn compare<const WORDS: usize>(&mut self, frame: &Frame<WORDS>) {
        let columns = words(&self.area);
        let before = self.words.chunks_exact(columns.len().max(1));
        for ((y, before), bits) in self.area.rows().zip(before).zip(&mut self.rows) {
            let now = frame.row(y).get(columns.clone()).unwrap_or_default();
            let mut halves = now.chunks(32).zip(before.chunks(32)).map(|(now, before)| {
                let words = now.iter().zip(before).rev();
                words.fold(0, |bits, (now, before)| bits << 1 | u32::from(now != before))
            });
            let [low, high] = [halves.next(), halves.next()].map(|half| half.unwrap_or(0));
            *bits = u64::from(high) << 32 | u64::from(low);
        }
    }
}

impl Default for Before {
    fn default() -> Self {
        Self::new()
    }
}

impl Iterator for Before {
    type Item = Rectangle;

    /// Takes a run of the uppermost row, and the same columns of the rows below it for as
    /// long as half of them differ.
    fn next(&mut self) -> Option<Rectangle> {
        let top = self.rows.iter().position(|row| *row != 0)?;
        let rows = self.rows.get_mut(top..).unwrap_or_default();
        let first = rows.first().copied().unwrap_or(0);
        let start = first.trailing_zeros();
        let len = run(first >> start, GAP);
        let columns = ((1 << len) - 1) << start;
        let mut height = 0;
        for row in rows {
            if height > 0 && 2 * (*row & columns).count_ones() < len {
                break;
            }
            *row &= !columns;
            height += 1;
        }
        let (x, y) = (PIXELS * start as i32, top as i32);
        let at = self.area.top_left;
        Some(area(at.x + x, at.y + y, PIXELS * len as i32, height))
    }
}

/// How many bits from the lowest on make a run, with gaps of so many in it.
pub(super) fn run(bits: impl Into<u64>, gaps: u32) -> u32 {
    let bits = bits.into();
    let mut len = 0;
    loop {
        len += (bits >> len).trailing_ones();
        let rest = bits >> len;
        if rest == 0 || rest.trailing_zeros() > gaps {
            return len;
        }
        len += rest.trailing_zeros();
    }
}

/// The columns of an area in words.
fn words(area: &Rectangle) -> core::ops::Range<usize> {
    let columns = area.columns();
    (columns.start / PIXELS) as usize..(columns.end / PIXELS) as usize
}
