//! Two bars, one limit: the same picture in the struggle and in civil disorder.

use super::{Paint, Paper};
use crate::cards::{Card as _, Side, Sides};

/// Both sides' totals against the limit.
#[derive(Clone, Copy, Debug, Hash)]
pub struct Meter {
    /// The totals.
    pub totals: Sides<u8>,
    /// What they would become.
    pub outcome: Sides<u8>,
    /// The limit.
    pub stability: u8,
}

impl Meter {
    const LEFT: i32 = 29;
    const CELL: i32 = 12;
    const CELLS: u8 = 17;
}

impl dyn Paper + '_ {
    /// The meter of the board, or of another screen `down` rows below its place
    /// there. The board has a rule between the bars.
    pub fn meter(&mut self, meter: &Meter, down: i32) {
        for &side in Side::ALL {
            let y = down + if side == Side::Cia { 87 } else { 108 };
            let (now, then) = (meter.totals[side], meter.outcome[side]);
            for cell in 0..Meter::CELLS {
                let x = Meter::LEFT + Meter::CELL * i32::from(cell);
                self.cell(x, y, cell < now, cell < then, cell >= meter.stability, side);
            }
            if now.max(then) > Meter::CELLS {
                for column in 0..5 {
                    let paint = Paint::Economic;
                    self.fill(234 + column - 3, y + 1 + column, 1, 8 - 2 * column, paint);
                }
            }
        }
        for cell in 0..=i32::from(Meter::CELLS) {
            let x = Meter::LEFT + Meter::CELL * cell - 1;
            let long = i32::from(cell % 5 == 0);
            self.fill(x, down + 100 - 2 * long, 1, 3 + 4 * long, Paint::Line);
        }
        let post = Meter::LEFT + Meter::CELL * i32::from(meter.stability) - 2;
        self.fill(post, down + 85, 3, 33, Paint::White);
        self.post_plate(meter.stability, post + 1, down + 94);
    }

    fn cell(&mut self, x: i32, y: i32, now: bool, then: bool, over: bool, side: Side) {
        let light = if over { Paint::Economic } else { Paint::light(side) };
        match (now, then, over) {
            (true, true, false) => self.fill(x, y, 11, 8, light),
            (true, true, true) => {
                self.fill(x, y, 11, 8, light);
                self.stripes(x, y, 11, 8, 6, Paint::Ink);
            }
            (false, false, false) => self.fill(x, y, 11, 8, Paint::Line),
            (false, false, true) => self.edge(x, y, 11, 8, 1, Paint::Line),
            _ => {
                self.fill(x, y, 11, 8, Paint::Desk);
                self.chequer(x, y, 11, 8, light);
                self.edge(x, y, 11, 8, 1, light);
            }
        }
    }
}
