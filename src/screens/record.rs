//! All of a finished game as a code that a phone reads.

use super::kit::{Desk, Paint, Paper};
use crate::journal::qr::Code;

/// A part of the game, or all of it.
#[derive(Clone, Debug)]
pub struct Record {
    /// What the phone reads.
    pub code: Code,
}

/// What the legend leaves, and the least margin around a code: two modules of three
/// pixels, which phones are content with.
const ROOM: i32 = 222;
const MARGIN: i32 = 6;

impl Record {
    /// Ink on white, the modules as large as there is room for.
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        on.fill(0, 0, desk.width(), ROOM, Paint::White);
        let size = i32::from(self.code.size());
        let module = (ROOM - 2 * MARGIN) / size.max(1);
        let (left, top) = ((desk.width() - module * size) / 2, (ROOM - module * size) / 2);
        for y in 0..self.code.size() {
            let mut x = 0;
            while x < self.code.size() {
                let run = self.code.run(x, y);
                if run > 0 {
                    let (x, y) = (left + module * i32::from(x), top + module * i32::from(y));
                    on.fill(x, y, module * i32::from(run), module, Paint::Ink);
                }
                x += run + 1;
            }
        }
    }
}
