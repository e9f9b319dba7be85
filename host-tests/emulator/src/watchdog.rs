//! WATCHDOG: the countdown that resets the chip, its eight scratch words, and the tick generator
//! that feeds it and the timer. The counter falls by two a tick (erratum RP2040-E1).

use crate::register::Write;
use crate::ticks::Ticks;

const ENABLE: u32 = 1 << 30;
const TRIGGER: u32 = 1 << 31;
/// Bits of REASON.
pub(crate) const REASON_TIMER: u32 = 1;
pub(crate) const REASON_FORCE: u32 = 2;

/// The watchdog block.
#[derive(Clone, Debug)]
pub(crate) struct Watchdog {
    ctrl: u32,
    left: u32,
    /// The tick at which `left` was true; the countdown runs from there while enabled.
    since: u64,
    /// Why the chip was last reset by this block.
    pub(crate) reason: u32,
    /// Survive every reset but a power cycle.
    pub(crate) scratch: [u32; 8],
    tick: u32,
}

impl Watchdog {
    pub(crate) fn new() -> Self {
        Self { ctrl: 0x0700_0000, left: 0, since: 0, reason: 0, scratch: [0; 8], tick: 0x200 }
    }

    /// A reset of the chip: the scratch words and the reason stay.
    pub(crate) fn reset(&mut self) {
        *self = Self { reason: self.reason, scratch: self.scratch, ..Self::new() };
    }

    /// Reference-clock cycles a tick; zero if no ticks are made.
    pub(crate) fn tick_divider(&self) -> u32 {
        if self.tick & 0x200 == 0 { 0 } else { self.tick & 0x1ff }
    }

    fn left_at(&self, tick: u64) -> u32 {
        if self.ctrl & ENABLE == 0 {
            return self.left;
        }
        let gone = tick.saturating_sub(self.since).saturating_mul(2);
        self.left.saturating_sub(gone.min(u64::from(u32::MAX)) as u32)
    }

    /// The cycle at which it bites.
    pub(crate) fn due(&self, ticks: &Ticks) -> u64 {
        match self.ctrl & ENABLE {
            0 => u64::MAX,
            _ => ticks.cycle_of(self.since + u64::from(self.left.div_ceil(2)).max(1)),
        }
    }

    pub(crate) fn read(&self, offset: u32, ticks: &Ticks, now: u64) -> Option<u32> {
        Some(match offset {
            0x00 => self.ctrl | self.left_at(ticks.at(now)),
            0x08 => self.reason,
            0x0c..=0x28 => self.scratch[(offset as usize - 0xc) / 4],
            0x2c => self.tick & 0x3ff | u32::from(self.tick_divider() != 0) << 10,
            _ => return None,
        })
    }

    /// True if the write forces a reset.
    pub(crate) fn write(&mut self, offset: u32, w: Write, ticks: &Ticks, now: u64) -> Option<bool> {
        let tick = ticks.at(now);
        match offset {
            0x00 => {
                (self.left, self.since) = (self.left_at(tick), tick);
                let ctrl = w.onto(self.ctrl);
                self.ctrl = ctrl & 0x4700_0000;
                return Some(ctrl & TRIGGER != 0);
            }
            0x04 => (self.left, self.since) = (w.value & 0xff_ffff, tick),
            0x0c..=0x28 => {
                let word = &mut self.scratch[(offset as usize - 0xc) / 4];
                *word = w.onto(*word);
            }
            0x2c => self.tick = w.onto(self.tick) & 0x3ff,
            _ => return None,
        }
        Some(false)
    }
}
