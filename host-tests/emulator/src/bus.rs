//! The bus: memories, the map of the peripherals, and the order in which things happen.
//!
//! Time is counted in cycles of the system clock. `now` is the time of whoever uses the bus. Every
//! peripheral that will do something by itself has an entry in the table of deadlines; it is caught
//! up with when its deadline passes and before anybody looks at a register. Between deadlines a core
//! runs undisturbed, up to `horizon`.

mod memory;
mod peripherals;
mod time;

pub(crate) use memory::Width;
pub(crate) use time::Deadline;

use crate::adc::Adc;
use crate::clocks::Clocks;
use crate::config::Config;
use crate::cpu::Trap;
use crate::dma::Dma;
use crate::flash::Flash;
use crate::gpio::Gpio;
use crate::mpu::Mpu;
use crate::noise::Noise;
use crate::nvic::{Nvic, irq};
use crate::panel::Panel;
use crate::pwm::PwmBlock;
use crate::rom;
use crate::rosc::Rosc;
use crate::sio::{Launch, Sio};
use crate::spi::Spi;
use crate::ssi::Ssi;
use crate::stop::{Access, Stop};
use crate::storage::Storage;
use crate::systick::SysTick;
use crate::ticks::Ticks;
use crate::timer::Timer;
use crate::watchdog::Watchdog;

pub(crate) const SRAM_BASE: u32 = 0x2000_0000;
pub(crate) const SRAM_SIZE: u32 = 264 << 10;
pub(crate) const XIP_BASE: u32 = 0x1000_0000;

/// Why the chip was reset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResetCause {
    /// Power was applied.
    Power,
    /// The watchdog was not fed.
    WatchdogTimeout,
    /// The firmware asked the watchdog.
    WatchdogForced,
    /// The firmware asked a core (SYSRESETREQ).
    Software,
}

/// What a register write asks of the chip as a whole.
#[derive(Clone, Debug, Default)]
pub(crate) struct Requests {
    pub(crate) reset: Option<ResetCause>,
    pub(crate) launch: Option<Launch>,
    pub(crate) hold_core1: bool,
}

/// Everything but the cores.
#[derive(Clone, Debug)]
pub(crate) struct Bus {
    pub(crate) now: u64,
    pub(crate) horizon: u64,
    deadline: [u64; Deadline::ALL.len()],
    due: u64,
    /// The core that uses the bus, and the addresses that its MPU forbids: first and length.
    pub(crate) core: usize,
    guard: (u32, u32),
    guards: [(u32, u32); 2],

    pub(crate) sram: Box<[u8]>,
    pub(crate) flash: Flash,
    /// Readable bytes of the XIP window.
    xip: u32,
    rom: Box<[u8]>,

    pub(crate) nvic: [Nvic; 2],
    mpu: [Mpu; 2],
    systick: [SysTick; 2],
    pub(crate) event: [bool; 2],

    pub(crate) clocks: Clocks,
    /// The tick generator: microseconds, if the firmware sets it up so.
    ticks: Ticks,
    /// Nanoseconds since the chip was made.
    wall: Ticks,
    timer: Timer,
    pub(crate) watchdog: Watchdog,
    pub(crate) gpio: Gpio,
    pub(crate) pwm: PwmBlock,
    pub(crate) adc: Adc,
    pub(crate) spi: [Spi; 2],
    pub(crate) dma: Dma,
    pub(crate) sio: Sio,
    pub(crate) rosc: Rosc,
    ssi: Ssi,
    storage: Storage,
    /// RESETS: blocks held in reset.
    held: u32,
    /// PSM: force on, force off, watchdog selection.
    psm: [u32; 3],
    pub(crate) panel: Option<Panel>,

    pub(crate) noise: Noise,
    pub(crate) stop: Option<Stop>,
    /// What could not be accessed, for the core that takes the fault.
    pub(crate) fault_address: Option<u32>,
    pub(crate) requests: Requests,
}

/// RESETS bits that the boot ROM has released: QSPI and the timer.
const HELD_AFTER_ROM: u32 = 0x01ff_ffff & !(1 << 6 | 1 << 9 | 1 << 21);

impl Bus {
    pub(crate) fn new(config: &Config) -> Self {
        let mut noise = Noise::new(config.seed);
        let mut sram = vec![0; SRAM_SIZE as usize].into_boxed_slice();
        noise.fill(&mut sram);
        let rosc = Rosc::new(config.random_bit, Noise::new(noise.next()));
        let mut bus = Self {
            now: 0,
            horizon: 0,
            deadline: [u64::MAX; Deadline::ALL.len()],
            due: u64::MAX,
            core: 0,
            guard: (0, 0),
            guards: [(0, 0); 2],
            sram,
            flash: Flash::new(config.flash_size),
            xip: 0,
            rom: rom::image(),
            nvic: Default::default(),
            mpu: Default::default(),
            systick: Default::default(),
            event: [false; 2],
            clocks: Clocks::new(config.crystal_hz, config.ring_hz),
            ticks: Ticks::stopped(),
            wall: Ticks::stopped(),
            timer: Timer::new(0),
            watchdog: Watchdog::new(),
            gpio: Gpio::new([None; 30]),
            pwm: PwmBlock::new(),
            adc: Adc::new(Adc::QUIET),
            spi: Default::default(),
            dma: Dma::default(),
            sio: Sio::new(),
            rosc,
            ssi: Ssi::new(),
            storage: Storage::new(),
            held: HELD_AFTER_ROM,
            psm: [0; 3],
            panel: None,
            noise,
            stop: None,
            fault_address: None,
            requests: Requests::default(),
        };
        bus.retime();
        bus.open_window();
        bus
    }

    /// All blocks as they are when the boot ROM hands over. What the outside does to the pins stays.
    pub(crate) fn reset_blocks(&mut self, config: &Config) {
        let cut = self.deadline[Deadline::PowerCut as usize];
        self.deadline = [u64::MAX; Deadline::ALL.len()];
        self.set_deadline(Deadline::PowerCut, cut);
        self.clocks = Clocks::new(config.crystal_hz, config.ring_hz);
        self.watchdog.reset();
        self.gpio = Gpio::new(self.gpio.outside);
        self.pwm = PwmBlock::new();
        self.adc = Adc::new(self.adc.inputs);
        self.spi.iter_mut().for_each(Spi::reset);
        self.dma = Dma::default();
        self.sio = Sio::new();
        self.storage = Storage::new();
        self.held = HELD_AFTER_ROM;
        self.psm = [0; 3];
        self.reset_cores();
        self.pins_moved();
    }

    /// What a reset of the processors alone changes, with what the boot ROM then does.
    pub(crate) fn reset_cores(&mut self) {
        self.nvic = Default::default();
        self.mpu = Default::default();
        (self.guard, self.guards) = ((0, 0), [(0, 0); 2]);
        self.systick = Default::default();
        self.event = [false; 2];
        self.ssi = Ssi::new();
        self.flash.xip = true;
        self.timer = Timer::new(self.ticks.at(self.now));
        self.sio.core1_waits();
        for core in 0..2 {
            self.set_deadline(Deadline::SYSTICK[core], u64::MAX);
        }
        self.requests = Requests::default();
        self.retime();
        self.open_window();
    }

    // ---- interrupts and pins ----------------------------------------------------------------

    /// Shows the interrupt lines to both cores.
    pub(crate) fn refresh_interrupts(&mut self) {
        let shared = self.timer.lines() << irq::TIMER
            | self.dma.lines() << irq::DMA
            | u32::from(self.spi[0].line()) << irq::SPI
            | u32::from(self.spi[1].line()) << (irq::SPI + 1)
            | u32::from(self.adc.line()) << irq::ADC;
        for core in 0..2 {
            let lines = shared
                | u32::from(self.gpio.line[core]) << irq::IO_BANK0
                | u32::from(self.sio.line(core)) << (irq::SIO_PROC0 + core as u32);
            let nvic = &mut self.nvic[core];
            let before = nvic.pending;
            nvic.set_lines(lines);
            let risen = nvic.pending & !before;
            if risen != 0 && nvic.event_on_pend() {
                self.event[core] = true;
            }
            if risen & nvic.enabled != 0 {
                self.horizon = 0;
            }
        }
    }

    /// After any change of pins.
    pub(crate) fn pins_moved(&mut self) {
        if let Some(panel) = &mut self.panel {
            panel.watch(&self.gpio, self.wall.at(self.now));
        }
    }

    // ---- stopping ---------------------------------------------------------------------------

    /// Ends the run; the first reason counts.
    pub(crate) fn halt(&mut self, stop: Stop) {
        self.stop.get_or_insert(stop);
        self.attend();
    }

    fn access(&self, address: u32, written: Option<u32>) -> Access {
        // The program counter is filled in by the chip, which has the cores.
        Access { address, written, core: self.core, pc: 0, cycle: self.now }
    }

    /// Something that is not modelled.
    pub(crate) fn refuse(&mut self, address: u32, written: Option<u32>) {
        self.halt(Stop::Unmodelled(self.access(address, written)));
    }

    fn fault<T>(&mut self, address: u32) -> Result<T, Trap> {
        self.fault_address = Some(address);
        Err(Trap::Fault)
    }
}
