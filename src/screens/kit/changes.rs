//! What a band changes of a frame, and so what has to be sent.

use core::ops::Range;

use embedded_graphics::primitives::Rectangle;
use heapless::Vec;

use super::raster::PIXELS;
use super::{Band, Frame, Sketch, area};

/// So many equal words are sent along rather than left out: to say where to go on takes
/// as long.
const GAP: u32 = 1;

/// The rectangles that a band changes. They have an even number of columns, from an even
/// one on. Rows are compared when their turn comes: meanwhile others are sent.
pub struct Changes<'a, const WORDS: usize> {
    band: &'a Band,
    frame: &'a Frame<WORDS>,
    /// A bit for each word that changes and is not yet told, the lowest for the leftmost.
    rows: Vec<u32, { Sketch::ROWS }>,
    /// Above it all is told.
    top: usize,
}

impl<'a, const WORDS: usize> Changes<'a, WORDS> {
    /// All of them.
    #[must_use]
    pub const fn new(band: &'a Band, frame: &'a Frame<WORDS>) -> Self {
        Self { band, frame, rows: Vec::new(), top: 0 }
    }

    /// What is left of a row; nothing beyond the last.
    fn row(&mut self, row: usize) -> Option<&mut u32> {
        if row == self.rows.len() {
            let y = self.band.area().top_left.y + row as i32;
            let new = self.band.row(y)?;
            let old = self.frame.row(y).get(self.band.columns())?;
            self.rows.push(differences(new, old)).ok()?;
        }
        self.rows.get_mut(row)
    }

    /// Which pixels of a column of words change somewhere in these rows: theirs are not
    /// zero.
    fn pixels(&self, column: usize, rows: Range<i32>) -> u32 {
        let new = self.band.column(column, rows.start);
        let old = self.frame.column(self.band.columns().start + column, rows.start);
        let both = new.zip(old).take(rows.len());
        both.fold(0, |all, (new, old)| all | (new ^ old))
    }

    /// Without the pixels at the left and at the right that do not change.
    fn trim(&self, columns: Range<u32>, rows: Range<i32>) -> Range<i32> {
        let word = |column: u32| self.pixels(column as usize, rows.clone());
        let even = |bits: u32| ((bits / 4) & !1) as i32;
        let left = even(word(columns.start).leading_zeros());
        let right = even(word(columns.end - 1).trailing_zeros());
        PIXELS * columns.start as i32 + left..PIXELS * columns.end as i32 - right
    }
}

impl<const WORDS: usize> Iterator for Changes<'_, WORDS> {
    type Item = Rectangle;

    /// Takes a run of the uppermost row, and the same columns of the rows below it for as
    /// long as half of them differ.
    fn next(&mut self) -> Option<Rectangle> {
        let first = loop {
            match *self.row(self.top)? {
                0 => self.top += 1,
                first => break first,
            }
        };
        let start = first.trailing_zeros();
        let len = run(first >> start, GAP);
        let columns = (u32::MAX >> (32 - len)) << start;
        let mut end = self.top;
        while let Some(row) = self.row(end)
            && 2 * (*row & columns).count_ones() >= len
        {
            *row &= !columns;
            end += 1;
        }
        let at = self.band.area().top_left;
        let rows = at.y + self.top as i32..at.y + end as i32;
        let columns = self.trim(start..start + len, rows.clone());
        let width = columns.end - columns.start;
        Some(area(at.x + columns.start, rows.start, width, rows.end - rows.start))
    }
}

/// A bit for each word that differs, the lowest for the first.
fn differences(new: &[u32], old: &[u32]) -> u32 {
    let differ = |new: &[u32], old: &[u32]| {
        let words = new.iter().zip(old).rev();
        words.fold(0, |bits, (new, old)| bits << 1 | u32::from(new != old))
    };
    let ((new, new_rest), (old, old_rest)) = (new.as_chunks(), old.as_chunks());
    let (mut differences, mut at) = (0, 0);
    for (new, old) in new.iter().zip(old) {
        let ([a, b, c, d], [e, f, g, h]) = (new, old);
        // Most are the same.
        if (a ^ e) | (b ^ f) | (c ^ g) | (d ^ h) != 0 {
            differences |= differ(new, old) << at;
        }
        at += 4;
    }
    if new_rest.is_empty() { differences } else { differences | differ(new_rest, old_rest) << at }
}

/// How many bits from the lowest on make a run, with gaps of so many in it.
pub(super) const fn run(mut bits: u32, gaps: u32) -> u32 {
    let (mut len, mut at) = (0, 0);
    while bits != 0 && at <= len + gaps {
        at += 1;
        if bits & 1 != 0 {
            len = at;
        }
        bits >>= 1;
    }
    len
}
