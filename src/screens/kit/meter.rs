//! Two bars, one limit: the same picture in the struggle and in civil disorder.

use core::ops::Range;

use super::{Paint, Paper, Part, area};
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
            for first in (0..Meter::CELLS).step_by(4) {
                let cells = first..(first + 4).min(Meter::CELLS);
                let x = Meter::LEFT + Meter::CELL * i32::from(first);
                // Whatever lies before these cells or beyond them is not seen here.
                let facts = [now, then, meter.stability].map(|at| at.clamp(first, cells.end));
                let width = Meter::CELL * cells.len() as i32;
                self.part(Part::Cells, area(x, y, width, 8), &(side, facts), |on| {
                    on.cells(y, side, cells, facts);
                });
            }
            let beyond = now.max(then) > Meter::CELLS;
            self.part(Part::Cells, area(231, y, 9, 10), &beyond, |on| {
                for column in (0..5).filter(|_| beyond) {
                    let paint = Paint::Economic;
                    on.fill(234 + column - 3, y + 1 + column, 1, 8 - 2 * column, paint);
                }
            });
        }
        let stability = meter.stability;
        self.part(Part::Meter, area(17, down + 85, 223, 34), &stability, |on| {
            for cell in 0..=i32::from(Meter::CELLS) {
                let x = Meter::LEFT + Meter::CELL * cell - 1;
                let long = i32::from(cell % 5 == 0);
                on.fill(x, down + 100 - 2 * long, 1, 3 + 4 * long, Paint::Line);
            }
            let post = Meter::LEFT + Meter::CELL * i32::from(stability) - 2;
            on.fill(post, down + 85, 3, 33, Paint::White);
            on.post_plate(stability, post + 1, down + 94);
        });
    }

    fn cells(&mut self, y: i32, side: Side, cells: Range<u8>, [now, then, stability]: [u8; 3]) {
        for cell in cells {
            let x = Meter::LEFT + Meter::CELL * i32::from(cell);
            let over = cell >= stability;
            let light = if over { Paint::Economic } else { Paint::light(side) };
            match (cell < now, cell < then, over) {
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
}
