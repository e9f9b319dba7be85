//! Pixels for the panel, in pieces.

use core::ops::Range;

use embedded_graphics::primitives::Rectangle;
use heapless::Deque;
use static_cell::ConstStaticCell;

/// One is filled while the other is sent.
pub(super) static BATCHES: ConstStaticCell<[Batch; 2]> =
    ConstStaticCell::new([const { Batch::new() }; 2]);

/// The most words of a piece: more than a row has.
const PIECE: usize = 256;

/// Pixels in memory as the panel takes them, two a word.
pub(super) struct Batch {
    pixels: [u32; 1_024],
    filled: usize,
    pieces: Deque<Piece, 32>,
}

/// Some of them.
pub(super) struct Piece {
    /// Which window they begin; otherwise they go on where the last ended.
    pub(super) window: Option<Rectangle>,
    pub(super) words: Range<usize>,
}

impl Batch {
    const fn new() -> Self {
        Self { pixels: [0; 1_024], filled: 0, pieces: Deque::new() }
    }

    pub(super) fn clear(&mut self) {
        self.filled = 0;
        self.pieces.clear();
    }

    pub(super) fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// Whether there is room for one more piece, of so many words.
    pub(super) fn has_room(&self, words: usize) -> bool {
        !self.pieces.is_full() && self.filled + words <= self.pixels.len()
    }

    /// Where the next pixels are put: not many, for while they are, the bus may wait.
    pub(super) fn room(&mut self) -> &mut [u32] {
        let end = self.pixels.len().min(self.filled + PIECE);
        self.pixels.get_mut(self.filled..end).unwrap_or_default()
    }

    /// So many of them are there.
    pub(super) fn put(&mut self, window: Option<Rectangle>, words: usize) {
        let words = self.filled..self.filled + words;
        self.filled = words.end;
        // Whoever puts asks before whether there is room.
        let _ = self.pieces.push_back(Piece { window, words });
    }

    /// The next piece to be sent.
    pub(super) fn next(&mut self) -> Option<Piece> {
        self.pieces.pop_front()
    }

    /// Its pixels.
    pub(super) fn pixels(&self, piece: &Piece) -> &[u32] {
        self.pixels.get(piece.words.clone()).unwrap_or_default()
    }
}
