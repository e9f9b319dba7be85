//! The display module: a controller, the glass in front of it, and the wires to the chip.

use crate::gpio::{FUNCTION_SPI, Gpio};
use crate::noise::Noise;
use crate::spi::Frame;
use crate::st7789::{COLUMNS, ROWS, St7789};
use crate::ticks::Ticks;

/// After a reset, and after going to sleep or waking, the controller wants this long to itself.
const SETTLING_NANOS: u64 = 5_000_000;

/// Which pins of the chip go where on the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wiring {
    /// SPI 0 or 1.
    pub spi: usize,
    /// Clock.
    pub sck: u8,
    /// Data to the panel.
    pub mosi: u8,
    /// Select, active low; a module without it is always selected.
    pub cs: Option<u8>,
    /// Low for commands, high for data.
    pub dc: u8,
    /// Reset, active low.
    pub reset: Option<u8>,
    /// Backlight, active high.
    pub backlight: Option<u8>,
}

/// The visible part of the controller's memory and how it is mounted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glass {
    /// Width as the viewer sees it.
    pub width: u16,
    /// Height as the viewer sees it.
    pub height: u16,
    /// First column of memory behind the glass.
    pub column: u16,
    /// First row of memory behind the glass.
    pub row: u16,
    /// Quarter turns anticlockwise in which the glass is held: at 1 its top edge is on the left.
    pub turns: u8,
    /// Colours are right when the controller inverts, as on all IPS panels.
    pub inverted: bool,
    /// The filters of the glass are in the order blue, green, red.
    pub bgr: bool,
}

impl Glass {
    /// A square IPS panel held upright.
    pub const SQUARE: Self =
        Self { width: 240, height: 240, column: 0, row: 0, turns: 0, inverted: true, bgr: false };
    /// A 320 x 240 IPS panel held sideways.
    pub const LANDSCAPE: Self =
        Self { width: 320, height: 240, column: 0, row: 0, turns: 1, inverted: true, bgr: false };

    /// The place in memory of a pixel as the viewer sees it.
    fn place(&self, x: u16, y: u16) -> (u16, u16) {
        let (right, bottom) = (self.width - 1, self.height - 1);
        let (column, row) = match self.turns & 3 {
            0 => (x, y),
            1 => (bottom - y, x),
            2 => (right - x, bottom - y),
            _ => (y, right - x),
        };
        (self.column + column, self.row + row)
    }
}

/// Bytes that followed each other with the same D/C level under the same select.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Burst {
    /// D/C: false for commands.
    pub data: bool,
    /// The first byte: for a command burst the command.
    pub first: u8,
    /// How many bytes.
    pub bytes: u64,
    /// The cycle at which the first bit began.
    pub first_bit: u64,
    /// The cycle at which the last bit ended.
    pub last_bit: u64,
}

/// The module.
#[derive(Clone, Debug)]
pub struct Panel {
    wiring: Wiring,
    glass: Glass,
    controller: St7789,
    selected: bool,
    /// A change of select or D/C ends the burst under way.
    open: Option<bool>,
    bursts: Vec<Burst>,
    lost: u64,
    fastest: u64,
    held_in_reset: bool,
    /// The time, in nanoseconds, from which the controller listens properly.
    ready: u64,
    hasty: Vec<u8>,
}

impl Panel {
    pub(crate) fn new(wiring: Wiring, glass: Glass, noise: &mut Noise) -> Self {
        let memory = (0..usize::from(COLUMNS) * usize::from(ROWS)).map(|_| noise.next() as u16);
        Self {
            wiring,
            glass,
            controller: St7789::new(memory.collect()),
            selected: false,
            open: None,
            bursts: Vec::new(),
            lost: 0,
            fastest: u64::MAX,
            held_in_reset: false,
            ready: 0,
            hasty: Vec::new(),
        }
    }

    /// Power has been off: everything is forgotten.
    pub(crate) fn power_cycle(&mut self, noise: &mut Noise) {
        *self = Self::new(self.wiring, self.glass, noise);
    }

    /// The wires.
    pub fn wiring(&self) -> Wiring {
        self.wiring
    }

    /// The glass.
    pub fn glass(&self) -> Glass {
        self.glass
    }

    /// The controller and its memory.
    pub fn controller(&self) -> &St7789 {
        &self.controller
    }

    /// A pixel as the viewer sees it with the backlight on, RGB565: black while the controller sleeps
    /// or the display is off.
    ///
    /// # Panics
    /// If the pixel is outside the glass.
    pub fn pixel(&self, x: u16, y: u16) -> u16 {
        assert!(x < self.glass.width && y < self.glass.height, "({x}, {y}) is outside the glass");
        if self.controller.is_asleep() || !self.controller.is_on() {
            return 0;
        }
        let (column, row) = self.glass.place(x, y);
        let pixel = self.controller.memory(column, row);
        let pixel =
            if self.controller.is_inverted() == self.glass.inverted { pixel } else { !pixel };
        if self.glass.bgr { pixel << 11 | pixel & 0x07e0 | pixel >> 11 } else { pixel }
    }

    /// All pixels, row by row.
    pub fn picture(&self) -> Vec<u16> {
        let Glass { width, height, .. } = self.glass;
        (0..height).flat_map(|y| (0..width).map(move |x| self.pixel(x, y))).collect()
    }

    /// What was received since the last mark.
    pub fn bursts(&self) -> &[Burst] {
        &self.bursts
    }

    /// Bytes that the SPI sent but the panel could not understand: not selected, pins not given to
    /// the SPI, wrong clock phase, held in reset.
    pub fn lost_bytes(&self) -> u64 {
        self.lost
    }

    /// Cycles of the shortest byte since the last mark. The controller wants 16 ns a bit.
    pub fn fastest_byte(&self) -> Option<u64> {
        (self.fastest != u64::MAX).then_some(self.fastest)
    }

    /// Commands that were sent within 5 ms of a reset or of a change of sleep, when the data sheet
    /// wants the controller to be left alone. They are obeyed here; silicon may not.
    pub fn hasty_commands(&self) -> &[u8] {
        &self.hasty
    }

    pub(crate) fn mark(&mut self) {
        self.bursts.clear();
        self.open = None;
        self.fastest = u64::MAX;
    }

    /// The pins may have moved. Undriven select and reset are pulled up on the module.
    pub(crate) fn watch(&mut self, gpio: &Gpio, nanos: u64) {
        let low = |pin: Option<u8>| pin.map(|pin| gpio.output(pin.into()) == Some(false));
        let selected = low(self.wiring.cs).unwrap_or(true);
        if selected != self.selected {
            self.open = None;
        }
        self.selected = selected;
        let held = low(self.wiring.reset).unwrap_or(false);
        if held {
            self.controller.reset();
        } else if self.held_in_reset {
            self.ready = nanos + SETTLING_NANOS;
        }
        self.held_in_reset = held;
    }

    /// A frame has left the SPI. Some command if it is one that is not known.
    pub(crate) fn receive(&mut self, frame: Frame, gpio: &Gpio, wall: &Ticks) -> Option<u8> {
        let muxed = |pin: u8| gpio.function(pin.into()) == FUNCTION_SPI;
        let wired = muxed(self.wiring.sck) && muxed(self.wiring.mosi);
        if !self.selected || !wired || !frame.rising || self.held_in_reset {
            self.lost += 1;
            return None;
        }
        let bytes = frame.value.to_be_bytes();
        let bytes = match frame.bits {
            8 => &bytes[1..],
            16 => &bytes[..],
            _ => {
                self.lost += 1;
                return None;
            }
        };
        // D/C is sampled with the last bit.
        let data = gpio.output(self.wiring.dc.into()) == Some(true);
        let count = bytes.len() as u64;
        self.fastest = self.fastest.min((frame.end - frame.start) / count);
        match self.bursts.last_mut() {
            Some(burst) if self.open == Some(data) => {
                burst.bytes += count;
                burst.last_bit = frame.end;
            }
            _ => {
                self.open = Some(data);
                self.bursts.push(Burst {
                    data,
                    first: bytes[0],
                    bytes: count,
                    first_bit: frame.start,
                    last_bit: frame.end,
                });
            }
        }
        for &byte in bytes {
            if data {
                self.controller.data(byte);
                continue;
            }
            let nanos = wall.at(frame.end);
            if nanos < self.ready {
                self.hasty.push(byte);
            }
            if matches!(byte, 0x01 | 0x10 | 0x11) {
                self.ready = nanos + SETTLING_NANOS;
            }
            if !self.controller.command(byte) {
                return Some(byte);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::Glass;

    #[test]
    fn a_turned_glass_shows_the_same_memory() {
        let upright = Glass::SQUARE;
        assert_eq!(upright.place(3, 5), (3, 5));
        // Turned anticlockwise, the viewer's top left is the glass's top right.
        let turned = Glass { turns: 1, ..upright };
        assert_eq!(turned.place(0, 0), (239, 0));
        assert_eq!(turned.place(1, 0), (239, 1));
        assert_eq!(Glass { turns: 2, ..upright }.place(0, 0), (239, 239));
        assert_eq!(Glass { turns: 3, ..upright }.place(0, 0), (0, 239));
        assert_eq!(Glass::LANDSCAPE.place(319, 239), (0, 319));
        assert_eq!(Glass { row: 80, turns: 2, ..upright }.place(0, 0), (239, 319));
    }
}
