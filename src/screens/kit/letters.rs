//! The letters of a font in a table, so that none has to be searched for, and their
//! pixels as bits, so that a row of a letter is one step.
//!
//! The fonts are those of u8g2; their form is told in its `tools/font/bdfconv`. The
//! compiler unpacks them: the packed ones are not in the image.

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
    /// Where its pixels begin; nowhere, if the font does not have it.
    pixels: u16,
    pub(super) advance: i8,
    pub(super) left: i8,
    pub(super) top: i8,
    pub(super) width: u8,
    pub(super) height: u8,
}

impl Letter {
    const NOWHERE: u16 = u16::MAX;
    const MISSING: Self =
        Self { pixels: Self::NOWHERE, advance: 0, left: 0, top: 0, width: 0, height: 0 };
}

/// A font and where its letters are.
pub(super) struct Letters {
    pixels: &'static [u8],
    table: &'static [Letter],
    /// The highest and the lowest of them.
    rows: (i8, i8),
}

impl Letters {
    #[allow(clippy::indexing_slicing, reason = "evaluated by the compiler")]
    pub(super) const fn new(pixels: &'static [u8], table: &'static [Letter]) -> Self {
        let mut rows = (0, 0);
        let mut at = 0;
        while at < table.len() {
            let Letter { top, height, .. } = table[at];
            let bottom = top + height as i8;
            rows.0 = if top < rows.0 { top } else { rows.0 };
            rows.1 = if bottom > rows.1 { bottom } else { rows.1 };
            at += 1;
        }
        Self { pixels, table, rows }
    }

    /// From the top of the highest letter to the foot of the lowest.
    #[inline]
    pub(super) fn rows(&self) -> Range<i32> {
        self.rows.0.into()..self.rows.1.into()
    }

    /// The letter, if the font has it.
    #[inline]
    pub(super) fn get(&self, letter: char) -> Option<&'static Letter> {
        self.table.get(place(letter as usize)).filter(|letter| letter.pixels != Letter::NOWHERE)
    }

    /// The pixels of those of these rows that the letter has, as bits, the highest the
    /// leftmost.
    #[inline]
    pub(super) fn stencils(&self, letter: &Letter, rows: Range<i32>) -> impl Iterator<Item = u32> {
        let bytes = usize::from(letter.width).div_ceil(8).max(1);
        let height = i32::from(letter.height);
        let [start, end] = [rows.start, rows.end]
            .map(|row| usize::from(letter.pixels) + bytes * row.clamp(0, height) as usize);
        self.pixels.get(start..end).unwrap_or_default().chunks_exact(bytes).map(|bytes| {
            let bits = match *bytes {
                [a] => [a, 0, 0, 0],
                [a, b] => [a, b, 0, 0],
                [a, b, c] => [a, b, c, 0],
                [a, b, c, d] => [a, b, c, d],
                _ => [0; 4],
            };
            u32::from_be_bytes(bits)
        })
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

/// The letters that the three languages are written in: ASCII, Latin-1, and of the
/// rest of Latin those of Polish and the French ligature.
const fn wanted(letter: usize) -> bool {
    let polish = matches!(letter, 0x104..0x108 | 0x118 | 0x119 | 0x141..0x145 | 0x15A | 0x15B)
        || matches!(letter, 0x179..0x17D);
    matches!(letter, 0x20..0x7F | 0xA0..0x100 | 0x152 | 0x153) || polish
}

/// The table of a font and its pixels, or as many of them as there is room for;
/// and how many there are.
#[allow(clippy::indexing_slicing, reason = "evaluated by the compiler")]
pub(super) const fn unpack<const N: usize, const PIXELS: usize>(
    data: &[u8],
) -> ([Letter; N], [u8; PIXELS], usize) {
    let mut font = ([Letter::MISSING; N], [0; PIXELS], 0);
    // Up to 255: the code, the length of the whole, the bits.
    let mut at = HEADER;
    while data[at + 1] > 0 {
        put(&mut font, data, data[at] as usize, at + 2);
        at += data[at + 1] as usize;
    }
    // Beyond: a table of distances, of which the first leads to the first letter.
    at = HEADER + word(data, 21);
    at += word(data, at);
    while at + 2 < data.len() && word(data, at) > 0 {
        put(&mut font, data, word(data, at), at + 3);
        at += data[at + 2] as usize;
    }
    font
}

#[allow(clippy::indexing_slicing, reason = "evaluated by the compiler")]
const fn put<const N: usize, const PIXELS: usize>(
    (table, pixels, used): &mut ([Letter; N], [u8; PIXELS], usize),
    data: &[u8],
    letter: usize,
    bits: usize,
) {
    let place = place(letter);
    if place >= N || !wanted(letter) {
        return;
    }
    let mut from = Bits::new(data, bits);
    let (width, height) = (from.read(data[4]), from.read(data[5]));
    let (left, bottom) = (from.read_signed(data[6]), from.read_signed(data[7]));
    let advance = from.read_signed(data[8]);
    let top = -(height as i8 + bottom);
    assert!(width <= 32, "a row is one word");
    table[place] = Letter { pixels: *used as u16, advance, left, top, width, height };
    let bytes = (width as usize).div_ceil(8);
    if PIXELS > 0 {
        let (zeros_bits, ones_bits) = (data[2], data[3]);
        let (mut column, mut row) = (0, 0);
        while width > 0 && row < height {
            let (zeros, ones) = (from.read(zeros_bits), from.read(ones_bits));
            loop {
                let mut run = 0;
                while run < zeros + ones && row < height {
                    if run >= zeros {
                        let at = *used + bytes * row as usize + column as usize / 8;
                        pixels[at] |= 0x80 >> (column % 8);
                    }
                    column += 1;
                    if column == width {
                        (column, row) = (0, row + 1);
                    }
                    run += 1;
                }
                if row >= height || from.read(1) == 0 {
                    break;
                }
            }
        }
    }
    *used += bytes * height as usize;
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
}
