//! The letters of a font in a table, so that none has to be searched for, and their
//! pixels as runs.
//!
//! The fonts are those of u8g2; their form is told in its `tools/font/bdfconv`. The
//! tables are made by the compiler.

use core::ops::Range;

/// How many letters a table has: ASCII, Latin-1 and Latin Extended-A, without
/// controls.
pub(super) const LATIN: usize = 95 + 224;
/// The part up to the digits.
pub(super) const DIGITS: usize = 0x3A - 0x20;

/// Bytes before the first letter of a font.
const HEADER: usize = 23;

/// One letter. Left and top are distances from the baseline's start.
#[derive(Clone, Copy)]
pub(super) struct Letter {
    /// Where its bits begin in the font; nowhere, if the font does not have it.
    bits: u16,
    pub(super) advance: i8,
    pub(super) left: i8,
    pub(super) top: i8,
    pub(super) width: u8,
    pub(super) height: u8,
}

impl Letter {
    const MISSING: Self = Self { bits: 0, advance: 0, left: 0, top: 0, width: 0, height: 0 };
}

/// A font and where its letters are.
pub(super) struct Letters {
    data: &'static [u8],
    table: &'static [Letter],
    /// The highest and the lowest of them.
    rows: (i8, i8),
}

impl Letters {
    #[allow(clippy::indexing_slicing, reason = "evaluated by the compiler")]
    pub(super) const fn new(data: &'static [u8], table: &'static [Letter]) -> Self {
        let mut rows = (0, 0);
        let mut at = 0;
        while at < table.len() {
            let Letter { top, height, .. } = table[at];
            let bottom = top + height as i8;
            rows.0 = if top < rows.0 { top } else { rows.0 };
            rows.1 = if bottom > rows.1 { bottom } else { rows.1 };
            at += 1;
        }
        Self { data, table, rows }
    }

    /// From the top of the highest letter to the foot of the lowest.
    #[inline]
    pub(super) fn rows(&self) -> Range<i32> {
        self.rows.0.into()..self.rows.1.into()
    }

    /// The letter, if the font has it.
    #[inline]
    pub(super) fn get(&self, letter: char) -> Option<&'static Letter> {
        self.table.get(place(letter as usize)).filter(|letter| letter.bits > 0)
    }

    /// Calls with row and columns for every run of the letter's pixels in these rows,
    /// from the top.
    #[inline]
    pub(super) fn runs(
        &self,
        letter: &Letter,
        rows: Range<i32>,
        mut run: impl FnMut(i32, Range<i32>),
    ) {
        let &[_, _, zeros_bits, ones_bits, w, h, x, y, d, ..] = self.data else { return };
        let header = w + h + x + y + d;
        let mut bits = Bits::new(self.data, usize::from(letter.bits));
        bits.skip(header);
        let (width, height) = (i32::from(letter.width), rows.end.min(letter.height.into()));
        let (mut column, mut row) = (0, 0);
        while row < height {
            let (zeros, ones) = (bits.read(zeros_bits), bits.read(ones_bits));
            loop {
                column += i32::from(zeros);
                let mut left = i32::from(ones);
                while column >= width {
                    (column, row) = (column - width, row + 1);
                }
                while left > 0 && row < height {
                    let end = width.min(column + left);
                    if row >= rows.start {
                        run(row, column..end);
                    }
                    left -= end - column;
                    (column, row) = if end == width { (0, row + 1) } else { (end, row) };
                }
                if row >= height || bits.read(1) == 0 {
                    break;
                }
            }
        }
    }
}

/// Where a letter stands in the table; beyond it if it has no place.
const fn place(letter: usize) -> usize {
    match letter {
        0x20..0x7F => letter - 0x20,
        0xA0..0x180 => letter - 0xA0 + 95,
        _ => usize::MAX,
    }
}

/// The table of a font.
#[allow(clippy::indexing_slicing, reason = "evaluated by the compiler")]
pub(super) const fn table<const N: usize>(data: &[u8]) -> [Letter; N] {
    let mut table = [Letter::MISSING; N];
    // Up to 255: the code, the length of the whole, the bits.
    let mut at = HEADER;
    while data[at + 1] > 0 {
        put(&mut table, data, data[at] as usize, at + 2);
        at += data[at + 1] as usize;
    }
    // Beyond: a table of distances, of which the first leads to the first letter.
    at = HEADER + word(data, 21);
    at += word(data, at);
    while at + 2 < data.len() && word(data, at) > 0 {
        put(&mut table, data, word(data, at), at + 3);
        at += data[at + 2] as usize;
    }
    table
}

#[allow(clippy::indexing_slicing, reason = "evaluated by the compiler")]
const fn put<const N: usize>(table: &mut [Letter; N], data: &[u8], letter: usize, bits: usize) {
    let place = place(letter);
    if place < N {
        let mut from = Bits::new(data, bits);
        let (width, height) = (from.read(data[4]), from.read(data[5]));
        let (left, bottom) = (from.read_signed(data[6]), from.read_signed(data[7]));
        let advance = from.read_signed(data[8]);
        let top = -(height as i8 + bottom);
        table[place] = Letter { bits: bits as u16, advance, left, top, width, height };
    }
}

#[allow(clippy::indexing_slicing, reason = "evaluated by the compiler")]
const fn word(data: &[u8], at: usize) -> usize {
    (data[at] as usize) << 8 | data[at + 1] as usize
}

/// Reads bits, the lowest of a byte first.
struct Bits<'a> {
    data: &'a [u8],
    /// The next byte.
    at: usize,
    /// Bits that are read and not yet given: eight or more.
    ahead: u32,
    count: u8,
}

impl<'a> Bits<'a> {
    const fn new(data: &'a [u8], at: usize) -> Self {
        let mut bits = Self { data, at, ahead: 0, count: 0 };
        bits.fill();
        bits
    }

    /// Zeros beyond the end.
    #[inline]
    #[allow(clippy::indexing_slicing, reason = "looked at before")]
    const fn fill(&mut self) {
        while self.count < 8 {
            if self.at < self.data.len() {
                self.ahead |= (self.data[self.at] as u32) << self.count;
                self.at += 1;
            }
            self.count += 8;
        }
    }

    /// Eight at most.
    #[inline]
    const fn read(&mut self, count: u8) -> u8 {
        let value = self.ahead & ((1 << count) - 1);
        self.ahead >>= count;
        self.count -= count;
        self.fill();
        value as u8
    }

    const fn read_signed(&mut self, count: u8) -> i8 {
        (self.read(count) as i8).wrapping_sub((1_u8 << (count - 1)) as i8)
    }

    const fn skip(&mut self, mut count: u8) {
        while count > 0 {
            let some = if count > 8 { 8 } else { count };
            self.read(some);
            count -= some;
        }
    }
}
