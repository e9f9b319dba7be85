//! The panel: an ST7789 behind SPI, written by DMA.
//!
//! The controller has memory for 240 × 320 pixels and keeps it over a warm reset,
//! so all of it is overwritten before anybody can see it (P6).

use agent_x::screens::kit::{Frame, Paint, Panel};
use embassy_rp::Peri;
use embassy_rp::bind_interrupts;
use embassy_rp::dma;
use embassy_rp::gpio::{Level, Output, Pin};
use embassy_rp::peripherals::DMA_CH0;
use embassy_rp::spi::{Async, ClkPin, Config, MosiPin, Phase, Polarity, Spi};
use embassy_time::{Duration, Instant, Timer};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

use crate::board::{Bus, GLASS};

bind_interrupts!(struct Irqs {
    DMA_IRQ_0 => dma::InterruptHandler<DMA_CH0>;
});

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
    /// The fastest clock that the wires bear.
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
const RESET: Duration = Duration::from_millis(120);
/// How long before it listens again, after a reset and after it wakes.
const SETTLE: Duration = Duration::from_millis(5);

/// A word for each pair of pixels, in memory as the panel takes it.
#[allow(clippy::indexing_slicing, reason = "evaluated by the compiler")]
pub(super) static PAIRS: [u32; 256] = {
    let mut pairs = [0; 256];
    let mut pair = 0;
    while pair < 256 {
        let [left, right] = [Paint::from_nibble((pair >> 4) as u8), Paint::from_nibble(pair as u8)];
        pairs[pair] = ((left.rgb565() as u32) << 16 | right.rgb565() as u32).to_be();
        pair += 1;
    }
    pairs
};

/// A row of what a frame begins with.
static INK: [[u8; 2]; 320] = [Paint::Ink.rgb565().to_be_bytes(); 320];

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
    spi: Spi<'static, Bus, Async>,
    wires: Wires,
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
        let spi = Spi::new_txonly(bus, clock, data, dma, Irqs, config);
        Self { spi, wires }
    }

    /// Resets the panel, clears its memory and turns it on. It shows ink then,
    /// as a new frame does, and is still in the dark.
    pub(super) async fn wake(&mut self) {
        self.wires.reset.set_low();
        Timer::after_micros(20).await;
        self.wires.reset.set_high();
        let ready = Instant::now() + RESET;
        Timer::after(SETTLE).await;
        self.command(command::COLOURS, &[RGB565]);
        self.command(command::MADCTL, &[GLASS.madctl]);
        let inversion = if GLASS.inverted { command::INVERSION_ON } else { command::INVERSION_OFF };
        self.command(inversion, &[]);
        self.clear().await;
        Timer::at(ready).await;
        self.rouse().await;
    }

    /// Shows again what is in its memory.
    pub(super) async fn rouse(&mut self) {
        self.command(command::SLEEP_OUT, &[]);
        Timer::after(SETTLE).await;
        self.command(command::DISPLAY_ON, &[]);
    }

    /// Shows nothing and takes next to no power; the memory stays.
    pub(super) async fn sleep(&mut self) {
        self.command(command::DISPLAY_OFF, &[]);
        self.command(command::SLEEP_IN, &[]);
        Timer::after(RESET).await;
    }

    /// All of the controller's memory, also what lies beyond the glass.
    async fn clear(&mut self) {
        let (columns, rows) = if GLASS.madctl & madctl::MV == 0 { (240, 320) } else { (320, 240) };
        self.window([0, columns - 1], [0, rows - 1]);
        for _ in 0..240 {
            let _ = self.spi.write(INK.as_flattened()).await;
        }
        self.wires.cs.set_high();
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

    /// Sends the pixels of an area.
    pub(super) async fn fill(&mut self, area: &Rectangle, bytes: &[u8]) {
        self.open(area);
        // Nothing can go wrong on a bus that is only written to.
        let _ = self.spi.write(bytes).await;
        self.wires.cs.set_high();
    }

    fn window(&mut self, columns: [u16; 2], rows: [u16; 2]) {
        self.command(command::COLUMNS, &bytes(columns));
        self.command(command::ROWS, &bytes(rows));
        self.command(command::WRITE, &[]);
        self.wires.cs.set_low();
    }

    /// So few bytes are sent sooner than DMA is set up for them.
    fn command(&mut self, command: u8, arguments: &[u8]) {
        self.wires.cs.set_low();
        self.wires.dc.set_low();
        let _ = self.spi.blocking_write(&[command]);
        self.wires.dc.set_high();
        let _ = self.spi.blocking_write(arguments);
        self.wires.cs.set_high();
    }
}

fn bytes([first, last]: [u16; 2]) -> [u8; 4] {
    let ([a, b], [c, d]) = (first.to_be_bytes(), last.to_be_bytes());
    [a, b, c, d]
}
