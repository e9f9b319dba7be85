//! ROSC: the ring oscillator. Its random bit is whatever the configuration says; its frequency
//! registers are plain storage.

use crate::config::RandomBit;
use crate::noise::Noise;
use crate::register::Write;

/// The oscillator block.
#[derive(Clone, Debug)]
pub(crate) struct Rosc {
    pub(crate) random_bit: RandomBit,
    noise: Noise,
    pub(crate) bits_read: u64,
    ctrl: u32,
    freq: [u32; 2],
    div: u32,
    phase: u32,
}

impl Rosc {
    pub(crate) fn new(random_bit: RandomBit, noise: Noise) -> Self {
        Self { random_bit, noise, bits_read: 0, ctrl: 0xaa0, freq: [0; 2], div: 0xab0, phase: 8 }
    }

    pub(crate) fn read(&mut self, offset: u32) -> Option<u32> {
        Some(match offset {
            0x00 => self.ctrl,
            0x04 | 0x08 => self.freq[offset as usize / 4 - 1],
            0x10 => self.div,
            0x14 => self.phase,
            0x18 => 0x8000_1000, // stable and running
            0x1c => {
                self.bits_read += 1;
                match self.random_bit {
                    RandomBit::Noise => self.noise.chance(512).into(),
                    RandomBit::Stuck(bit) => bit.into(),
                    RandomBit::Biased(ones) => self.noise.chance(ones).into(),
                }
            }
            _ => return None,
        })
    }

    pub(crate) fn write(&mut self, offset: u32, w: Write) -> Option<()> {
        let word = match offset {
            // Disabled (0xd1e) it could not drive anything: refused.
            0x00 if w.onto(self.ctrl) >> 12 != 0xd1e => &mut self.ctrl,
            0x04 | 0x08 => &mut self.freq[offset as usize / 4 - 1],
            0x10 => &mut self.div,
            0x14 => &mut self.phase,
            _ => return None,
        };
        *word = w.onto(*word);
        Some(())
    }
}
