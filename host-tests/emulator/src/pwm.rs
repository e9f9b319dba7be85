//! PWM: eight slices with two outputs each. Duty and frequency can be read from outside; the
//! waveform itself is not drawn on the pins, and wrap interrupts are not modelled.

use crate::register::Write;

/// What one slice does now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pwm {
    /// The counter runs.
    pub enabled: bool,
    /// Periods a second, 0 if it does not run.
    pub hz: f64,
    /// Part of the period for which output A is high, 0 to 1.
    pub duty_a: f64,
    /// Part of the period for which output B is high, 0 to 1.
    pub duty_b: f64,
}

#[derive(Clone, Copy, Debug)]
struct Slice {
    csr: u32,
    div: u32,
    /// Counter value at cycle `since`.
    ctr: u32,
    since: u64,
    cc: u32,
    top: u32,
}

impl Slice {
    const RESET: Self = Self { csr: 0, div: 0x10, ctr: 0, since: 0, cc: 0, top: 0xffff };

    fn counter(&self, now: u64) -> u32 {
        if self.csr & 1 == 0 {
            return self.ctr;
        }
        let steps = now.saturating_sub(self.since) * 16 / u64::from(self.div.max(16));
        ((u64::from(self.ctr) + steps) % (u64::from(self.top) + 1)) as u32
    }
}

/// The PWM block.
#[derive(Clone, Debug)]
pub(crate) struct PwmBlock {
    slices: [Slice; 8],
}

impl PwmBlock {
    pub(crate) fn new() -> Self {
        Self { slices: [Slice::RESET; 8] }
    }

    pub(crate) fn state(&self, slice: usize, sys_hz: u32) -> Pwm {
        let s = &self.slices[slice];
        let period = f64::from(s.top) + 1.0;
        let enabled = s.csr & 1 != 0;
        // CSR: bit 1 counts up and down, bits 2 and 3 invert the outputs.
        let halves = if s.csr & 2 == 0 { 1.0 } else { 2.0 };
        let duty = |level: u32, invert: bool| {
            let high = if enabled { (f64::from(level) / period).min(1.0) } else { 0.0 };
            if invert { 1.0 - high } else { high }
        };
        Pwm {
            enabled,
            hz: match enabled {
                true => f64::from(sys_hz) * 16.0 / f64::from(s.div.max(16)) / period / halves,
                false => 0.0,
            },
            duty_a: duty(s.cc & 0xffff, s.csr & 4 != 0),
            duty_b: duty(s.cc >> 16, s.csr & 8 != 0),
        }
    }

    /// The duty of the output that reaches `pin`.
    pub(crate) fn duty_of_pin(&self, pin: usize, sys_hz: u32) -> f64 {
        let state = self.state(pin / 2 % 8, sys_hz);
        if pin.is_multiple_of(2) { state.duty_a } else { state.duty_b }
    }

    pub(crate) fn read(&self, offset: u32, now: u64) -> Option<u32> {
        if let Some(s) = self.slices.get(offset as usize / 0x14) {
            return Some(match offset % 0x14 {
                0x00 => s.csr,
                0x04 => s.div,
                0x08 => s.counter(now),
                0x0c => s.cc,
                _ => s.top,
            });
        }
        Some(match offset {
            0xa0 => (0..8).map(|n| (self.slices[n].csr & 1) << n).sum(),
            0xa8 | 0xac | 0xb0 => 0,
            _ => return None,
        })
    }

    pub(crate) fn write(&mut self, offset: u32, w: Write, now: u64) -> Option<()> {
        if let Some(s) = self.slices.get_mut(offset as usize / 0x14) {
            (s.ctr, s.since) = (s.counter(now), now);
            match offset % 0x14 {
                // Counting by an input pin (bits 4 and 5) is not modelled; a step forwards or
                // backwards (bits 6 and 7) completes at once and changes nothing that is seen.
                0x00 if w.onto(s.csr) & 0x30 == 0 => s.csr = w.onto(s.csr) & 0xf,
                0x04 => s.div = w.onto(s.div) & 0xfff,
                0x08 => s.ctr = w.onto(s.ctr) & 0xffff,
                0x0c => s.cc = w.onto(s.cc),
                0x10 => s.top = w.onto(s.top) & 0xffff,
                _ => return None,
            }
            return Some(());
        }
        match offset {
            0xa0 => {
                let on = w.onto(self.read(0xa0, now)?);
                for (n, s) in self.slices.iter_mut().enumerate() {
                    (s.ctr, s.since) = (s.counter(now), now);
                    s.csr = s.csr & !1 | on >> n & 1;
                }
            }
            0xa4 => {}
            0xa8 | 0xac if w.value == 0 => {}
            _ => return None,
        }
        Some(())
    }
}
