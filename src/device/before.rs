//! What an area of the frame was before it was drawn anew. Areas begin and end with
//! a word of the frame, eight pixels, so they are compared word by word.

use agent_x::screens::kit::{Frame, Sketch, area as rectangle};
use embedded_graphics::primitives::Rectangle;

use super::lcd::{BYTES, pairs};

/// Bytes of a word.
const WORD: usize = 4;

/// The pixels of one area, in pairs.
#[repr(align(4))]
pub(super) struct Before([u8; Sketch::MOST / 2]);

impl Before {
    pub(super) const fn new() -> Self {
        Self([0; Sketch::MOST / 2])
    }

    /// Remembers an area.
    pub(super) fn take(&mut self, area: &Rectangle, frame: &Frame<BYTES>) {
        let pairs = pairs(area);
        let rows = self.0.chunks_exact_mut(pairs.len().max(1));
        for (y, before) in area.rows().zip(rows) {
            if let Some(row) = frame.row(y).get(pairs.clone()) {
                before.copy_from_slice(row);
            }
        }
    }

    /// The part of the area that holds all pixels that are different now.
    pub(super) fn changes(&self, area: &Rectangle, frame: &Frame<BYTES>) -> Rectangle {
        let pairs = pairs(area);
        let rows = self.0.chunks_exact(pairs.len().max(1));
        let (mut left, mut right) = (pairs.len(), 0);
        let (mut top, mut bottom) = (i32::MAX, 0);
        for (y, before) in area.rows().zip(rows) {
            let now = frame.row(y).get(pairs.clone()).unwrap_or_default().as_chunks().0;
            let before = before.as_chunks().0;
            let differs = |(now, before): (&[u8; WORD], &[u8; WORD])| {
                u32::from_ne_bytes(*now) != u32::from_ne_bytes(*before)
            };
            if let Some(first) = now.iter().zip(before).position(differs) {
                let last = now.iter().zip(before).rposition(differs).unwrap_or(first);
                (left, right) = (left.min(WORD * first), right.max(WORD * (last + 1)));
                (top, bottom) = (top.min(y), y + 1);
            }
        }
        if left > right {
            return Rectangle::zero();
        }
        let start = pairs.start + left;
        rectangle(2 * start as i32, top, 2 * (right - left) as i32, bottom - top)
    }
}
