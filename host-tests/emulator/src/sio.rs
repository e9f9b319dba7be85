//! SIO: what the cores reach in a single cycle. Core number, FIFOs between the cores, 32 spinlocks
//! and a divider for each core; the pins of SIO are in `gpio`. Interpolators are not modelled.
//!
//! Core 1 waits in the boot ROM until core 0 has sent it the six words of the launch: 0, 0, 1, vector
//! table, stack pointer, entry. The ROM echoes each word and starts again at a wrong one.

use std::collections::VecDeque;

const DEPTH: usize = 8;

/// Vector table, stack pointer and entry of core 1.
pub(crate) type Launch = [u32; 3];

#[derive(Clone, Copy, Debug, Default)]
struct Divider {
    dividend: u32,
    divisor: u32,
    quotient: u32,
    remainder: u32,
    dirty: bool,
}

impl Divider {
    fn divide(&mut self, signed: bool) {
        let (n, d) = (self.dividend, self.divisor);
        (self.quotient, self.remainder) = match (signed, d) {
            (true, 0) => (if (n as i32) < 0 { 1 } else { u32::MAX }, n),
            (false, 0) => (u32::MAX, n),
            (true, _) => {
                ((n as i32).wrapping_div(d as i32) as u32, (n as i32).wrapping_rem(d as i32) as u32)
            }
            (false, _) => (n / d, n % d),
        };
        self.dirty = true;
    }
}

/// The SIO block, without its pins.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sio {
    /// What each core can read.
    fifo: [VecDeque<u32>; 2],
    /// Sticky errors of each core: bit 2 wrote to a full FIFO, bit 3 read an empty one.
    sticky: [u32; 2],
    locks: u32,
    divider: [Divider; 2],
    /// The launch as far as core 0 has sent it; `None` while core 1 runs.
    handshake: Option<Vec<u32>>,
}

impl Sio {
    pub(crate) fn new() -> Self {
        Self { handshake: Some(Vec::new()), ..Self::default() }
    }

    /// Core 1 is back in the boot ROM.
    pub(crate) fn core1_waits(&mut self) {
        self.handshake = Some(Vec::new());
        self.fifo[1].clear();
    }

    /// The FIFO interrupt of a core.
    pub(crate) fn line(&self, core: usize) -> bool {
        !self.fifo[core].is_empty() || self.sticky[core] != 0
    }

    pub(crate) fn read(&mut self, offset: u32, core: usize) -> Option<u32> {
        let divider = &mut self.divider[core];
        Some(match offset {
            0x000 => core as u32,
            0x050 => {
                let valid = u32::from(!self.fifo[core].is_empty());
                let ready = u32::from(self.fifo[1 - core].len() < DEPTH);
                valid | ready << 1 | self.sticky[core]
            }
            0x058 => self.fifo[core].pop_front().unwrap_or_else(|| {
                self.sticky[core] |= 8;
                0
            }),
            0x05c => self.locks,
            0x060 | 0x068 => divider.dividend,
            0x064 | 0x06c => divider.divisor,
            0x070 => {
                divider.dirty = false;
                divider.quotient
            }
            0x074 => divider.remainder,
            0x078 => 1 | u32::from(divider.dirty) << 1,
            0x100..=0x17c => {
                let bit = 1 << (offset / 4 % 32);
                let free = self.locks & bit == 0;
                self.locks |= bit;
                if free { bit } else { 0 }
            }
            _ => return None,
        })
    }

    /// Some launch if this was the last word of it.
    pub(crate) fn write(&mut self, offset: u32, value: u32, core: usize) -> Option<Option<Launch>> {
        let divider = &mut self.divider[core];
        match offset {
            0x050 => self.sticky[core] = 0,
            0x054 => return Some(self.send(value, core)),
            0x060 | 0x068 => {
                divider.dividend = value;
                divider.divide(offset == 0x068);
            }
            0x064 | 0x06c => {
                divider.divisor = value;
                divider.divide(offset == 0x06c);
            }
            0x070 => (divider.quotient, divider.dirty) = (value, true),
            0x074 => (divider.remainder, divider.dirty) = (value, true),
            0x100..=0x17c => self.locks &= !(1 << (offset / 4 % 32)),
            _ => return None,
        }
        Some(None)
    }

    fn send(&mut self, value: u32, core: usize) -> Option<Launch> {
        if core == 0
            && let Some(sent) = &mut self.handshake
        {
            let expected = match sent.len() {
                0 | 1 => value == 0,
                2 => value == 1,
                _ => true,
            };
            if expected {
                sent.push(value);
                self.fifo[0].push_back(value);
            } else {
                sent.clear();
                self.fifo[0].push_back(0);
            }
            if let &[_, _, _, table, stack, entry] = sent.as_slice() {
                self.handshake = None;
                return Some([table, stack, entry]);
            }
        } else if self.fifo[1 - core].len() < DEPTH {
            self.fifo[1 - core].push_back(value);
        } else {
            self.sticky[core] |= 4;
        }
        None
    }
}
