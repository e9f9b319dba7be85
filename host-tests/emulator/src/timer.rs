//! TIMER: 64 bits of microseconds (ticks of the watchdog's tick generator) and four alarms.

use crate::register::Write;
use crate::ticks::Ticks;

/// The timer block.
#[derive(Clone, Debug)]
pub(crate) struct Timer {
    /// Tick at which the time was zero; wraps, so that any time can be written.
    origin: u64,
    written_low: u32,
    latched_high: u32,
    alarm: [u32; 4],
    /// Tick at which each armed alarm fires.
    fires: [Option<u64>; 4],
    intr: u32,
    inte: u32,
    intf: u32,
    dbgpause: u32,
}

impl Timer {
    pub(crate) fn new(origin: u64) -> Self {
        Self {
            origin,
            written_low: 0,
            latched_high: 0,
            alarm: [0; 4],
            fires: [None; 4],
            intr: 0,
            inte: 0,
            intf: 0,
            dbgpause: 7,
        }
    }

    fn time(&self, ticks: &Ticks, now: u64) -> u64 {
        ticks.at(now).wrapping_sub(self.origin)
    }

    /// The cycle at which the next alarm fires.
    pub(crate) fn due(&self, ticks: &Ticks) -> u64 {
        self.fires.iter().flatten().min().map_or(u64::MAX, |&tick| ticks.cycle_of(tick))
    }

    /// Fires what is due.
    pub(crate) fn settle(&mut self, ticks: &Ticks, now: u64) {
        let tick = ticks.at(now);
        for (n, fires) in self.fires.iter_mut().enumerate() {
            if fires.is_some_and(|at| at <= tick) {
                *fires = None;
                self.intr |= 1 << n;
            }
        }
    }

    /// The four interrupt lines.
    pub(crate) fn lines(&self) -> u32 {
        (self.intr | self.intf) & self.inte | self.intf
    }

    pub(crate) fn read(&mut self, offset: u32, ticks: &Ticks, now: u64) -> Option<u32> {
        let time = self.time(ticks, now);
        Some(match offset {
            0x08 => self.latched_high,
            0x0c => {
                self.latched_high = (time >> 32) as u32;
                time as u32
            }
            0x10..=0x1c => self.alarm[(offset as usize - 0x10) / 4],
            0x20 => (0..4).filter(|&n| self.fires[n].is_some()).map(|n| 1 << n).sum(),
            0x24 => (time >> 32) as u32,
            0x28 => time as u32,
            0x2c => self.dbgpause,
            0x34 => self.intr,
            0x38 => self.inte,
            0x3c => self.intf,
            0x40 => self.lines(),
            _ => return None,
        })
    }

    pub(crate) fn write(&mut self, offset: u32, w: Write, ticks: &Ticks, now: u64) -> Option<()> {
        match offset {
            0x00 => {
                let time = u64::from(w.value) << 32 | u64::from(self.written_low);
                self.origin = ticks.at(now).wrapping_sub(time);
            }
            0x04 => self.written_low = w.value,
            0x10..=0x1c => {
                let n = (offset as usize - 0x10) / 4;
                self.alarm[n] = w.onto(self.alarm[n]);
                // Only the low word is compared: a time that has passed fires a wrap later.
                let ahead = self.alarm[n].wrapping_sub(self.time(ticks, now) as u32);
                self.fires[n] = Some(ticks.at(now) + u64::from(ahead));
            }
            0x20 => {
                for n in (0..4).filter(|n| w.value >> n & 1 != 0) {
                    self.fires[n] = None;
                }
            }
            0x2c => self.dbgpause = w.onto(self.dbgpause),
            0x34 => self.intr &= !w.value,
            0x38 => self.inte = w.onto(self.inte) & 15,
            0x3c => self.intf = w.onto(self.intf) & 15,
            _ => return None,
        }
        Some(())
    }
}
