//! The SSI between chip and flash, as far as second-stage boot loaders and identity reads use it:
//! settings, a few serial commands, and whether the XIP window works afterwards.

use std::collections::VecDeque;

/// Registers by word.
const CTRLR0: usize = 0;
const CTRLR1: usize = 1;
const SSIENR: usize = 2;
const SPI_CTRLR0: usize = 0xf4 / 4;
/// CTRLR0.TMOD: a command followed by CTRLR1 + 1 received frames. The XIP window needs it.
const EEPROM_READ: u32 = 3;

/// What the flash answers to "read identity" and "read unique identity".
const JEDEC: [u8; 3] = [0xef, 0x40, 0x15];
const UNIQUE: [u8; 8] = *b"AGENT-X\0";

/// The SSI block.
#[derive(Clone, Debug)]
pub(crate) struct Ssi {
    words: [u32; 0x100 / 4],
    command: Vec<u8>,
    received: VecDeque<u8>,
    /// Status register 2 of the flash: bit 1 enables the four-bit modes.
    status2: u8,
}

impl Ssi {
    pub(crate) fn new() -> Self {
        let mut words = [0; 0x100 / 4];
        words[SSIENR] = 1;
        Self { words, command: Vec::new(), received: VecDeque::new(), status2: 2 }
    }

    fn mode(&self) -> u32 {
        self.words[CTRLR0] >> 8 & 3
    }

    /// True if the settings let the XIP window reach the flash.
    pub(crate) fn xip(&self) -> bool {
        self.words[SSIENR] & 1 != 0
            && self.mode() == EEPROM_READ
            && self.words[CTRLR1] == 0
            && self.words[SPI_CTRLR0] >> 2 & 15 != 0
    }

    /// The byte that the flash sends in position `at` of the command under way.
    fn answer(&self, at: usize) -> u8 {
        let nth = |bytes: &[u8], first: usize| {
            at.checked_sub(first).and_then(|i| bytes.get(i)).copied().unwrap_or(0)
        };
        match self.command.first() {
            Some(0x35) if at > 0 => self.status2,
            Some(0x9f) => nth(&JEDEC, 1),
            Some(0x4b) => nth(&UNIQUE, 5),
            _ => 0, // status register 1 among them: never busy here
        }
    }

    /// In the mode of XIP the answer comes by itself.
    fn receive(&mut self) {
        if self.mode() == EEPROM_READ && !self.command.is_empty() && self.received.is_empty() {
            for i in 0..=self.words[CTRLR1] as usize & 0xffff {
                let byte = self.answer(self.command.len() + i);
                self.received.push_back(byte);
            }
            self.command.clear();
        }
    }

    pub(crate) fn read(&mut self, offset: u32) -> Option<u32> {
        Some(match offset {
            0x20 => 0,
            0x24 => {
                self.receive();
                self.received.len() as u32
            }
            0x28 => {
                self.receive();
                self.command.clear(); // the select rises when the transmitter runs dry
                6 | u32::from(!self.received.is_empty()) << 3
            }
            0x60..=0xec => {
                self.receive();
                self.received.pop_front().unwrap_or(0).into()
            }
            0x58 => 0x5152_5355,
            0x5c => 0x3430_312a,
            0x00..=0x1c | 0x2c | 0xf0..=0xf8 => self.words[offset as usize / 4],
            _ => return None,
        })
    }

    pub(crate) fn write(&mut self, offset: u32, value: u32) -> Option<()> {
        match offset {
            0x60..=0xec => {
                let byte = value as u8;
                let at = self.command.len();
                self.command.push(byte);
                if self.mode() != EEPROM_READ {
                    let answer = self.answer(at);
                    self.received.push_back(answer);
                }
                if let [0x01, _, status2] = self.command[..] {
                    self.status2 = status2;
                }
            }
            0x08 => {
                self.words[SSIENR] = value & 1;
                self.command.clear();
                self.received.clear();
            }
            0x00..=0x1c | 0x2c | 0xf0..=0xf8 => self.words[offset as usize / 4] = value,
            _ => return None,
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::Ssi;

    /// A command as boot loaders send it: each byte out brings one in.
    fn exchange(ssi: &mut Ssi, bytes: &[u32]) -> Vec<u32> {
        bytes.iter().for_each(|&byte| ssi.write(0x60, byte).unwrap());
        assert_eq!(ssi.read(0x28), Some(0xe), "idle, with something to read");
        bytes.iter().map(|_| ssi.read(0x60).unwrap()).collect()
    }

    #[test]
    fn status_registers() {
        let mut ssi = Ssi::new();
        assert_eq!(exchange(&mut ssi, &[0x05, 0]), [0, 0], "never busy");
        assert_eq!(exchange(&mut ssi, &[0x35, 0]), [0, 2], "four-bit modes enabled");
        exchange(&mut ssi, &[0x01, 0, 0]);
        assert_eq!(exchange(&mut ssi, &[0x35, 0]), [0, 0]);
    }

    #[test]
    fn identity_in_the_mode_of_xip() {
        let mut ssi = Ssi::new();
        for (offset, value) in [(0x08, 0), (0x00, 0x300), (0x04, 2), (0x08, 1)] {
            ssi.write(offset, value).unwrap();
        }
        assert!(!ssi.xip());
        ssi.write(0x60, 0x9f).unwrap();
        assert_eq!(ssi.read(0x24), Some(3));
        assert_eq!([0; 3].map(|_| ssi.read(0x60).unwrap()), [0xef, 0x40, 0x15]);
        for (offset, value) in [(0x08, 0), (0x04, 0), (0xf4, 8 << 2), (0x08, 1)] {
            ssi.write(offset, value).unwrap();
        }
        assert!(ssi.xip());
    }
}
