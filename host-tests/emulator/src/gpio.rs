//! IO_BANK0 and PADS_BANK0: thirty pins, who drives them, what is read from them, and the interrupts
//! they raise.
//!
//! A pin has the level of whoever drives it: the chip, else the outside, else its pull. A pin that
//! nobody drives or pulls reads as noise, so that a forgotten pull-up is noticed. Of the functions
//! only SIO puts a waveform on a pin; a pin given to SPI or PWM is driven, low as far as edges go.

use crate::register::Write;

/// Number of pins.
pub(crate) const PINS: usize = 30;
const ALL: u32 = (1 << PINS) - 1;
/// Function numbers.
pub(crate) const FUNCTION_SPI: u32 = 1;
pub(crate) const FUNCTION_PWM: u32 = 4;
const FUNCTION_SIO: u32 = 5;
const PAD_RESET: u32 = 0x56;

/// The pins.
#[derive(Clone, Debug)]
pub(crate) struct Gpio {
    /// SIO output and output enable.
    pub(crate) out: u32,
    pub(crate) oe: u32,
    ctrl: [u32; PINS],
    pads: [u32; PINS],
    voltage: u32,
    /// What the outside drives each pin to.
    pub(crate) outside: [Option<bool>; PINS],
    /// Levels at the pads.
    level: u32,
    /// Pins that the chip drives.
    driven: u32,
    /// Pins that nobody drives or pulls.
    floating: u32,
    /// Pins that the chip and the outside have driven against each other since the last reset.
    pub(crate) fights: u32,
    /// What the cores read.
    input: u32,
    edge_low: u32,
    edge_high: u32,
    enable: [[u32; 4]; 3],
    force: [[u32; 4]; 3],
    /// Interrupt line of each core.
    pub(crate) line: [bool; 2],
}

impl Gpio {
    pub(crate) fn new(outside: [Option<bool>; PINS]) -> Self {
        let mut gpio = Self {
            out: 0,
            oe: 0,
            ctrl: [31; PINS],
            pads: [PAD_RESET; PINS],
            voltage: 0,
            outside,
            level: 0,
            driven: 0,
            floating: 0,
            fights: 0,
            input: 0,
            edge_low: 0,
            edge_high: 0,
            enable: [[0; 4]; 3],
            force: [[0; 4]; 3],
            line: [false; 2],
        };
        gpio.update();
        (gpio.edge_low, gpio.edge_high) = (0, 0);
        gpio
    }

    pub(crate) fn reset_io(&mut self) {
        self.ctrl = [31; PINS];
        (self.enable, self.force) = ([[0; 4]; 3], [[0; 4]; 3]);
        self.update();
        (self.edge_low, self.edge_high) = (0, 0);
        self.update_lines();
    }

    pub(crate) fn reset_pads(&mut self) {
        self.pads = [PAD_RESET; PINS];
        self.voltage = 0;
        self.update();
    }

    pub(crate) fn function(&self, pin: usize) -> u32 {
        self.ctrl[pin] & 31
    }

    /// The level of a pin that the chip or the outside drives or a pull holds; `None` if it floats.
    pub(crate) fn level(&self, pin: usize) -> Option<bool> {
        (self.floating >> pin & 1 == 0).then_some(self.level >> pin & 1 != 0)
    }

    /// The level of a pin that the chip drives.
    pub(crate) fn output(&self, pin: usize) -> Option<bool> {
        (self.driven >> pin & 1 != 0).then_some(self.level >> pin & 1 != 0)
    }

    /// What the cores read, with `noise` on the pins that float.
    pub(crate) fn input(&self, noise: u32) -> u32 {
        self.input ^ noise & self.floating
    }

    /// Recomputes levels after anything has changed, and notes edges.
    pub(crate) fn update(&mut self) {
        let (mut level, mut driven, mut floating, mut input) = (0, 0, 0, 0);
        for pin in 0..PINS {
            let (ctrl, pad, bit) = (self.ctrl[pin], self.pads[pin], 1 << pin);
            let (out, enable) = match ctrl & 31 {
                FUNCTION_SIO => (self.out & bit != 0, self.oe & bit != 0),
                FUNCTION_SPI | FUNCTION_PWM => (false, true),
                _ => (false, false),
            };
            let drives = overridden(enable, ctrl >> 12) && pad & 0x80 == 0;
            let high = if drives {
                driven |= bit;
                let out = overridden(out, ctrl >> 8);
                if self.outside[pin].is_some_and(|other| other != out) {
                    self.fights |= bit;
                }
                out
            } else if let Some(outside) = self.outside[pin] {
                outside
            } else {
                match pad >> 2 & 3 {
                    0 => {
                        floating |= bit;
                        false
                    }
                    1 => false,                 // pull-down
                    2 => true,                  // pull-up
                    _ => self.level & bit != 0, // both: keeps what it was
                }
            };
            level |= u32::from(high) << pin;
            let seen = high && pad & 0x40 != 0;
            input |= u32::from(overridden(seen, ctrl >> 16)) << pin;
        }
        self.edge_high |= input & !self.input;
        self.edge_low |= self.input & !input;
        (self.level, self.driven, self.floating, self.input) = (level, driven, floating, input);
        self.update_lines();
    }

    /// INTR of eight pins: level low, level high, edge low, edge high for each.
    fn intr(&self, word: usize) -> u32 {
        let nibble = |n: usize| {
            let pin = word * 8 + n;
            let at = |mask: u32| mask >> pin & 1;
            at(!self.input & ALL)
                | at(self.input) << 1
                | at(self.edge_low) << 2
                | at(self.edge_high) << 3
        };
        (0..8).filter(|n| word * 8 + n < PINS).map(|n| nibble(n) << (4 * n)).sum()
    }

    fn ints(&self, who: usize, word: usize) -> u32 {
        self.intr(word) & self.enable[who][word] | self.force[who][word]
    }

    fn update_lines(&mut self) {
        for core in 0..2 {
            self.line[core] = (0..4).any(|word| {
                self.enable[core][word] | self.force[core][word] != 0 && self.ints(core, word) != 0
            });
        }
    }

    /// IO_BANK0 at 0x4001_4000.
    pub(crate) fn read_io(&self, offset: u32) -> Option<u32> {
        let word = offset as usize / 4 % 4;
        Some(match offset {
            0x00..=0xec => {
                let pin = offset as usize / 8;
                match offset & 4 {
                    0 => {
                        let at = |mask: u32| mask >> pin & 1;
                        at(self.level & self.driven) << 9
                            | at(self.driven) << 13
                            | at(self.level) << 17
                            | at(self.input) << 19
                    }
                    _ => self.ctrl[pin],
                }
            }
            0xf0..=0xfc => self.intr(word),
            0x100..=0x18c => {
                let (who, kind) =
                    ((offset - 0x100) as usize / 0x30, (offset - 0x100) % 0x30 / 0x10);
                match kind {
                    0 => self.enable[who][word],
                    1 => self.force[who][word],
                    _ => self.ints(who, word),
                }
            }
            _ => return None,
        })
    }

    pub(crate) fn write_io(&mut self, offset: u32, w: Write) -> Option<()> {
        let word = offset as usize / 4 % 4;
        match offset {
            0x00..=0xec => {
                let pin = offset as usize / 8;
                if offset & 4 != 0 {
                    let ctrl = w.onto(self.ctrl[pin]) & 0x3003_331f;
                    if ctrl >> 28 != 0 {
                        return None; // an override of the interrupt input
                    }
                    self.ctrl[pin] = ctrl;
                    self.update();
                }
            }
            0xf0..=0xfc => {
                for n in (0..8).filter(|n| word * 8 + n < PINS) {
                    self.edge_low &= !((w.value >> (4 * n + 2) & 1) << (word * 8 + n));
                    self.edge_high &= !((w.value >> (4 * n + 3) & 1) << (word * 8 + n));
                }
                self.update_lines();
            }
            0x100..=0x18c => {
                let (who, kind) =
                    ((offset - 0x100) as usize / 0x30, (offset - 0x100) % 0x30 / 0x10);
                let register = match kind {
                    0 => &mut self.enable[who][word],
                    1 => &mut self.force[who][word],
                    _ => return Some(()),
                };
                *register = w.onto(*register);
                self.update_lines();
            }
            _ => return None,
        }
        Some(())
    }

    /// PADS_BANK0 at 0x4001_c000.
    pub(crate) fn read_pads(&self, offset: u32) -> Option<u32> {
        match offset {
            0x00 => Some(self.voltage),
            0x04..=0x78 => Some(self.pads[offset as usize / 4 - 1]),
            _ => None,
        }
    }

    pub(crate) fn write_pads(&mut self, offset: u32, w: Write) -> Option<()> {
        match offset {
            0x00 => self.voltage = w.onto(self.voltage) & 1,
            0x04..=0x78 => {
                let pad = &mut self.pads[offset as usize / 4 - 1];
                *pad = w.onto(*pad) & 0xff;
                self.update();
            }
            _ => return None,
        }
        Some(())
    }
}

/// The overrides of a pin: as it is, inverted, low, high.
fn overridden(signal: bool, how: u32) -> bool {
    match how & 3 {
        0 => signal,
        1 => !signal,
        2 => false,
        _ => true,
    }
}
