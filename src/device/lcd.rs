//! The panel: an ST7789 behind SPI, written by DMA.
//!
//! The controller has memory for 240 × 320 pixels and keeps it over a warm reset,
//! so all of it is overwritten before anybody can see it (P6).

use core::mem;

use agent_x::screens::kit::{Frame, Paint, Panel};
use embassy_rp::Peri;
use embassy_rp::gpio::{Level, Output, Pin};
use embassy_rp::peripherals::DMA_CH0;
use embassy_rp::spi::{ClkPin, Config, MosiPin, Phase, Polarity, Spi};
use embassy_time::{Duration, Instant, block_for};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

use super::batch::{BATCHES, Batch};
use super::spi_out::SpiOut;
use crate::board::{Bus, GLASS};

/// A frame of this board's panel.
pub(super) type Screenful = Frame<{ (GLASS.panel.width() * GLASS.panel.height() / 8) as usize }>;

/// What the board's maker has to say about the panel.
pub(crate) struct Glass {
    pub(crate) panel: Panel,
    /// Where the glass begins in the controller's memory.
    pub(crate) offset: Point,
    /// How it is turned, and the order of its colours: see [`madctl`].
    pub(crate) madctl: u8,
    /// Whether its liquid crystal wants every colour inverted.
    pub(crate) inverted: bool,
    /// The clock of the bus.
    pub(crate) hertz: u32,
}

/// The bits of the controller's register for orientation and colours.
#[allow(dead_code, reason = "each board takes some")]
pub(crate) mod madctl {
    /// Rows from the bottom.
    pub(crate) const MY: u8 = 0x80;
    /// Columns from the right.
    pub(crate) const MX: u8 = 0x40;
    /// Rows and columns swapped.
    pub(crate) const MV: u8 = 0x20;
    /// Refreshed from the bottom.
    pub(crate) const ML: u8 = 0x10;
    /// Blue first.
    pub(crate) const BGR: u8 = 0x08;
    /// Refreshed from the right.
    pub(crate) const MH: u8 = 0x04;
}

mod command {
    pub(super) const SLEEP_IN: u8 = 0x10;
    pub(super) const SLEEP_OUT: u8 = 0x11;
    pub(super) const INVERSION_OFF: u8 = 0x20;
    pub(super) const INVERSION_ON: u8 = 0x21;
    pub(super) const DISPLAY_OFF: u8 = 0x28;
    pub(super) const DISPLAY_ON: u8 = 0x29;
    pub(super) const COLUMNS: u8 = 0x2A;
    pub(super) const ROWS: u8 = 0x2B;
    pub(super) const WRITE: u8 = 0x2C;
    pub(super) const MADCTL: u8 = 0x36;
    pub(super) const COLOURS: u8 = 0x3A;
}

/// 16 bits a pixel.
const RGB565: u8 = 0x55;
/// How long the controller is busy with itself after a reset, and when it goes to sleep.
const RESET: Duration = Duration::from_micros(120_000 + TICK);
/// How long before it listens again, after a reset and after it wakes.
const SETTLE: Duration = Duration::from_micros(5_000 + TICK);
/// The tick in which a time begins may be nearly over.
const TICK: u64 = 1;

/// A pair of pixels, in memory as the panel takes it.
#[inline]
#[allow(clippy::indexing_slicing, reason = "one for each byte")]
pub(super) fn pair(pixels: u8) -> u32 {
    PAIRS[usize::from(pixels)]
}

#[allow(clippy::indexing_slicing, reason = "evaluated by the compiler")]
static PAIRS: [u32; 256] = {
    let mut pairs = [0; 256];
    let mut pair = 0;
    while pair < 256 {
        let [left, right] = [Paint::from_nibble((pair >> 4) as u8), Paint::from_nibble(pair as u8)];
        pairs[pair] = ((left.rgb565() as u32) << 16 | right.rgb565() as u32).to_be();
        pair += 1;
    }
    pairs
};

/// What leads to the panel besides the bus.
pub(crate) struct Wires {
    pub(crate) cs: Output<'static>,
    pub(crate) dc: Output<'static>,
    pub(crate) reset: Output<'static>,
}

impl Wires {
    /// Chip select, data or command, and reset. A module without chip select is
    /// always selected; the pin then leads nowhere.
    pub(crate) fn new(
        cs: Peri<'static, impl Pin>,
        dc: Peri<'static, impl Pin>,
        reset: Peri<'static, impl Pin>,
    ) -> Self {
        Self {
            cs: Output::new(cs, Level::High),
            dc: Output::new(dc, Level::High),
            reset: Output::new(reset, Level::Low),
        }
    }
}

/// The panel.
pub(crate) struct Lcd {
    bus: SpiOut,
    wires: Wires,
    filled: &'static mut Batch,
    sent: &'static mut Batch,
    /// When the controller listens again.
    ready: Instant,
    /// The window that it has.
    columns: Option<[u16; 2]>,
    rows: Option<[u16; 2]>,
}

impl Lcd {
    /// Takes bus and wires over; the panel is held in reset.
    pub(crate) fn new(
        bus: Peri<'static, Bus>,
        clock: Peri<'static, impl ClkPin<Bus>>,
        data: Peri<'static, impl MosiPin<Bus>>,
        dma: Peri<'static, DMA_CH0>,
        wires: Wires,
    ) -> Self {
        let mut config = Config::default();
        config.frequency = GLASS.hertz;
        // Mode 3: modules without chip select know no other, and in mode 0 the
        // chip leaves a gap after every byte.
        config.polarity = Polarity::IdleHigh;
        config.phase = Phase::CaptureOnSecondTransition;
        let bus = SpiOut::new(Spi::new_blocking_txonly(bus, clock, data, config), dma);
        let [filled, sent] = BATCHES.take();
        Self { bus, wires, filled, sent, ready: Instant::MIN, columns: None, rows: None }
    }

    /// Half as fast, for wires that do not bear the clock.
    pub(crate) fn slower(mut self) -> Self {
        self.bus.set_frequency(GLASS.hertz / 2);
        self
    }

    /// Resets the panel, clears its memory and turns it on. It shows ink then,
    /// as a new frame does, and is still in the dark.
    pub(super) fn wake(&mut self) {
        self.wires.reset.set_low();
        block_for(Duration::from_micros(20));
        self.wires.reset.set_high();
        self.wires.cs.set_low();
        self.ready = Instant::now() + RESET;
        block_for(SETTLE);
        self.command(command::COLOURS, &[RGB565]);
        self.command(command::MADCTL, &[GLASS.madctl]);
        let inversion = if GLASS.inverted { command::INVERSION_ON } else { command::INVERSION_OFF };
        self.command(inversion, &[]);
        self.clear();
        self.rouse();
    }

    /// Shows again what is in its memory.
    pub(super) fn rouse(&mut self) {
        block_for(self.ready.saturating_duration_since(Instant::now()));
        self.command(command::SLEEP_OUT, &[]);
        block_for(SETTLE);
        self.command(command::DISPLAY_ON, &[]);
    }

    /// Shows nothing and takes next to no power; the memory stays.
    pub(super) fn sleep(&mut self) {
        self.command(command::DISPLAY_OFF, &[]);
        self.command(command::SLEEP_IN, &[]);
        self.ready = Instant::now() + RESET;
    }

    /// All of the controller's memory, also what lies beyond the glass.
    fn clear(&mut self) {
        let (columns, rows) = if GLASS.madctl & madctl::MV == 0 { (240, 320) } else { (320, 240) };
        self.window([0, columns - 1], [0, rows - 1]);
        let mut left = usize::from(columns) * usize::from(rows) / 2;
        while left > 0 {
            let room = self.room(1);
            let words = left.min(room.len());
            room.iter_mut().take(words).for_each(|two| *two = pair(0));
            self.put(None, words);
            left -= words;
        }
        self.finish();
    }

    /// Announces an area, before its pixels are known.
    pub(super) fn open(&mut self, area: &Rectangle) {
        let end = |from: i32, len: u32, offset| {
            let from = from + offset;
            [from as u16, (from + len as i32 - 1) as u16]
        };
        let Rectangle { top_left: Point { x, y }, size } = *area;
        self.window(end(x, size.width, GLASS.offset.x), end(y, size.height, GLASS.offset.y));
    }

    /// Where so many words of pixels are put, or more, as soon as there is room.
    pub(super) fn room(&mut self, words: usize) -> &mut [u32] {
        while !self.filled.has_room(words) {
            self.go_on();
        }
        self.filled.room()
    }

    /// Sends the first so many words of what was put there, when those before are sent:
    /// the first of this window, or the next of the last one.
    pub(super) fn put(&mut self, window: Option<Rectangle>, words: usize) {
        self.filled.put(window, words);
        self.go_on();
    }

    /// Waits until all is sent.
    pub(super) fn finish(&mut self) {
        while !(self.filled.is_empty() && self.sent.is_empty()) {
            self.go_on();
        }
        self.bus.finish();
    }

    /// Begins to send the next piece if the last one is sent.
    fn go_on(&mut self) {
        if self.bus.is_busy() {
            return;
        }
        if self.sent.is_empty() {
            self.sent.clear();
            mem::swap(&mut self.sent, &mut self.filled);
        }
        let Some(piece) = self.sent.next() else { return };
        if let Some(window) = &piece.window {
            self.open(window);
        }
        // SAFETY: nothing is put there before the bus has taken the last of its pieces.
        unsafe { self.bus.start(self.sent.pixels(&piece)) };
    }

    fn window(&mut self, columns: [u16; 2], rows: [u16; 2]) {
        // The controller keeps both until others come.
        if self.columns.replace(columns) != Some(columns) {
            self.command(command::COLUMNS, &bytes(columns));
        }
        if self.rows.replace(rows) != Some(rows) {
            self.command(command::ROWS, &bytes(rows));
        }
        self.command(command::WRITE, &[]);
    }

    fn command(&mut self, command: u8, arguments: &[u8]) {
        self.bus.finish();
        self.wires.dc.set_low();
        self.bus.send(&[command]);
        self.wires.dc.set_high();
        self.bus.send(arguments);
    }
}

fn bytes([first, last]: [u16; 2]) -> [u8; 4] {
    let ([a, b], [c, d]) = (first.to_be_bytes(), last.to_be_bytes());
    [a, b, c, d]
}
