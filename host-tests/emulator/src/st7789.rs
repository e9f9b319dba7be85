//! The ST7789 display controller: commands in, 240 x 320 pixels of memory, and what is seen of them.

/// Columns and rows of the controller's memory.
pub(crate) const COLUMNS: u16 = 240;
pub(crate) const ROWS: u16 = 320;

/// MADCTL bits.
const MIRROR_ROWS: u8 = 0x80;
const MIRROR_COLUMNS: u8 = 0x40;
const EXCHANGE: u8 = 0x20;
const BGR: u8 = 0x08;

/// The controller.
#[derive(Clone, Debug)]
pub struct St7789 {
    /// RGB565 as sent; survives resets of every kind but loss of power.
    memory: Vec<u16>,
    command: u8,
    arguments: u8,
    columns: (u16, u16),
    rows: (u16, u16),
    at: (u16, u16),
    /// Bits of a pixel received so far, and how many.
    partial: (u32, u8),
    madctl: u8,
    colmod: u8,
    inverted: bool,
    asleep: bool,
    on: bool,
    pixels: u64,
}

impl St7789 {
    pub(crate) fn new(memory: Vec<u16>) -> Self {
        debug_assert_eq!(memory.len(), usize::from(COLUMNS) * usize::from(ROWS));
        Self {
            memory,
            command: 0,
            arguments: 0,
            columns: (0, COLUMNS - 1),
            rows: (0, ROWS - 1),
            at: (0, 0),
            partial: (0, 0),
            madctl: 0,
            colmod: 0x66,
            inverted: false,
            asleep: true,
            on: false,
            pixels: 0,
        }
    }

    /// Hardware or software reset: registers to their defaults, memory as it is.
    pub(crate) fn reset(&mut self) {
        let pixels = self.pixels;
        *self = Self::new(std::mem::take(&mut self.memory));
        self.pixels = pixels;
    }

    /// Sleeping (the state after a reset): nothing is shown.
    pub fn is_asleep(&self) -> bool {
        self.asleep
    }

    /// Display switched on.
    pub fn is_on(&self) -> bool {
        self.on
    }

    /// INVON was sent.
    pub fn is_inverted(&self) -> bool {
        self.inverted
    }

    /// MADCTL as last sent.
    pub fn madctl(&self) -> u8 {
        self.madctl
    }

    /// COLMOD as last sent.
    pub fn colmod(&self) -> u8 {
        self.colmod
    }

    /// Pixels written since power-on.
    pub fn pixels_written(&self) -> u64 {
        self.pixels
    }

    /// Memory as RGB565 in the order red, green, blue, whatever MADCTL says about it.
    pub fn memory(&self, column: u16, row: u16) -> u16 {
        let raw = self.memory[usize::from(row) * usize::from(COLUMNS) + usize::from(column)];
        match self.madctl & BGR {
            0 => raw,
            _ => raw << 11 | raw & 0x07e0 | raw >> 11,
        }
    }

    /// The last row and column that can be addressed, in the orientation chosen.
    fn limits(&self) -> (u16, u16) {
        match self.madctl & EXCHANGE {
            0 => (COLUMNS - 1, ROWS - 1),
            _ => (ROWS - 1, COLUMNS - 1),
        }
    }

    /// A byte with D/C low. False if the command is not known.
    pub(crate) fn command(&mut self, command: u8) -> bool {
        self.command = command;
        self.arguments = 0;
        self.partial = (0, 0);
        match command {
            0x01 => self.reset(),
            0x10 => self.asleep = true,
            0x11 => self.asleep = false,
            0x20 => self.inverted = false,
            0x21 => self.inverted = true,
            0x28 => self.on = false,
            0x29 => self.on = true,
            0x2c => self.at = (self.columns.0, self.rows.0),
            // Window, write on, orientation, colour format: their arguments matter.
            0x2a | 0x2b | 0x3c | 0x36 | 0x3a => {}
            // NOP, normal mode, gamma curve, tearing line, idle mode off, brightness, and the panel
            // settings (porch, voltages, gamma tables): accepted, without visible effect.
            0x00 | 0x13 | 0x26 | 0x34 | 0x35 | 0x38 | 0x44 | 0x51 | 0x53 | 0x55 | 0x5e => {}
            0xb0..=0xb3 | 0xb5..=0xb8 | 0xba..=0xbd | 0xc0..=0xc6 | 0xca | 0xcc => {}
            0xd0 | 0xd2 | 0xd6 | 0xdf..=0xe2 | 0xe4 | 0xe7..=0xe9 | 0xec => {}
            _ => return false,
        }
        true
    }

    /// A byte with D/C high.
    pub(crate) fn data(&mut self, byte: u8) {
        match self.command {
            0x2c | 0x3c => return self.pixel_byte(byte),
            0x36 => self.madctl = byte,
            0x3a => self.colmod = byte,
            0x2a => place(&mut self.columns, self.arguments, byte),
            0x2b => place(&mut self.rows, self.arguments, byte),
            _ => {}
        }
        self.arguments = self.arguments.saturating_add(1);
    }

    #[inline]
    fn pixel_byte(&mut self, byte: u8) {
        let (bits, count) = self.partial;
        let (bits, count) = (bits << 8 | u32::from(byte), count + 8);
        self.partial = (bits, count);
        match self.colmod & 7 {
            5 if count == 16 => {
                self.partial = (0, 0);
                self.store(bits as u16);
            }
            6 if count == 24 => {
                self.partial = (0, 0);
                let part = |shift: u32, keep: u32| (bits >> (shift + 8 - keep)) & ((1 << keep) - 1);
                self.store((part(16, 5) << 11 | part(8, 6) << 5 | part(0, 5)) as u16);
            }
            3 if count >= 12 => {
                let left = count - 12;
                self.partial = (bits & ((1 << left) - 1), left);
                let rgb = bits >> left;
                let (r, g, b) = (rgb >> 8 & 15, rgb >> 4 & 15, rgb & 15);
                // Four bits become five or six by repeating the highest.
                let five = |v: u32| v << 1 | v >> 3;
                self.store((five(r) << 11 | (g << 2 | g >> 2) << 5 | five(b)) as u16);
            }
            _ => {}
        }
    }

    #[inline]
    fn store(&mut self, pixel: u16) {
        let (x, y) = self.at;
        let limit = self.limits();
        if x <= limit.0 && y <= limit.1 {
            let (column, row) = if self.madctl & EXCHANGE == 0 { (x, y) } else { (y, x) };
            let column =
                if self.madctl & MIRROR_COLUMNS == 0 { column } else { COLUMNS - 1 - column };
            let row = if self.madctl & MIRROR_ROWS == 0 { row } else { ROWS - 1 - row };
            self.memory[usize::from(row) * usize::from(COLUMNS) + usize::from(column)] = pixel;
            self.pixels += 1;
        }
        self.at = if x < self.columns.1 {
            (x + 1, y)
        } else if y < self.rows.1 {
            (self.columns.0, y + 1)
        } else {
            (self.columns.0, self.rows.0)
        };
    }
}

/// The four bytes of CASET and RASET: first and last, high byte first.
fn place(range: &mut (u16, u16), argument: u8, byte: u8) {
    let byte = u16::from(byte);
    match argument {
        0 => range.0 = byte << 8 | range.0 & 0xff,
        1 => range.0 = range.0 & 0xff00 | byte,
        2 => range.1 = byte << 8 | range.1 & 0xff,
        3 => range.1 = range.1 & 0xff00 | byte,
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn panel() -> St7789 {
        St7789::new(vec![0; usize::from(COLUMNS) * usize::from(ROWS)])
    }

    fn send(panel: &mut St7789, command: u8, data: &[u8]) {
        assert!(panel.command(command));
        data.iter().for_each(|&byte| panel.data(byte));
    }

    #[test]
    fn the_orientations_reach_the_right_corner() {
        // Where the first pixel of a full-memory write lands, for each combination of the three bits.
        let corners = [
            (0x00, (0, 0)),
            (0x40, (239, 0)),
            (0x80, (0, 319)),
            (0xc0, (239, 319)),
            (0x20, (0, 0)),
            (0x60, (239, 0)),
            (0xa0, (0, 319)),
            (0xe0, (239, 319)),
        ];
        for (madctl, (column, row)) in corners {
            let mut p = panel();
            send(&mut p, 0x3a, &[0x55]);
            send(&mut p, 0x36, &[madctl]);
            send(&mut p, 0x2c, &[0x12, 0x34, 0x56, 0x78]);
            assert_eq!(p.memory(column, row), 0x1234, "{madctl:#x}");
            // The second pixel goes along a row, or along a column when the axes are exchanged.
            let second = if madctl & 0x20 == 0 {
                (if madctl & 0x40 == 0 { 1 } else { 238 }, row)
            } else {
                (column, if madctl & 0x80 == 0 { 1 } else { 318 })
            };
            assert_eq!(p.memory(second.0, second.1), 0x5678, "{madctl:#x}");
        }
    }

    /// RGB565 from its parts.
    fn rgb(r: u16, g: u16, b: u16) -> u16 {
        r << 11 | g << 5 | b
    }

    #[test]
    fn three_colour_formats() {
        let mut p = panel();
        send(&mut p, 0x3a, &[0x53]);
        send(&mut p, 0x2c, &[0xf0, 0x80, 0xff]);
        assert_eq!((p.memory(0, 0), p.memory(1, 0)), (rgb(31, 0, 17), rgb(0, 63, 31)));
        send(&mut p, 0x3a, &[0x66]);
        send(&mut p, 0x2c, &[0xfc, 0x04, 0x08]);
        assert_eq!(p.memory(0, 0), rgb(31, 1, 1));
        send(&mut p, 0x36, &[0x08]);
        assert_eq!(p.memory(0, 0), rgb(1, 1, 31));
    }

    #[test]
    fn a_window_wraps_onto_itself() {
        let mut p = panel();
        send(&mut p, 0x3a, &[0x55]);
        send(&mut p, 0x2a, &[0, 10, 0, 11]);
        send(&mut p, 0x2b, &[0, 5, 0, 6]);
        send(&mut p, 0x2c, &[0, 1, 0, 2, 0, 3, 0, 4, 0, 5]);
        let seen = [(10, 5), (11, 5), (10, 6), (11, 6)].map(|(c, r)| p.memory(c, r));
        assert_eq!(seen, [5, 2, 3, 4]);
        assert_eq!(p.pixels_written(), 5);
    }

    #[test]
    fn an_unknown_command_is_not_swallowed() {
        assert!(!panel().command(0x37)); // vertical scrolling
    }
}
