//! The chip as a whole: two cores on one bus, power, resets, and the outside world.

mod boot;
mod run;

use crate::bus::{Bus, ResetCause, SRAM_BASE};
use crate::config::{Config, RandomBit};
use crate::cpu::Core;
use crate::elf::{self, LoadError};
use crate::flash::FlashOperation;
use crate::gpio::{FUNCTION_PWM, PINS};
use crate::panel::{Glass, Panel, Wiring};
use crate::pwm::Pwm;
use crate::spi::SpiTraffic;
use crate::stop::Stop;
use crate::{bus, rtt, uf2};
use std::collections::HashMap;

/// What the outside does to a pin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drive {
    /// Connected to ground, as by a pressed button.
    Low,
    /// Connected to the supply.
    High,
    /// Not connected.
    Float,
}

/// When the power fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PowerCut {
    /// At this cycle.
    AtCycle(u64),
    /// During a flash operation from now on: 0 is the next erased sector or programmed page. `part`
    /// is how much of it gets its time, of 1024.
    InFlashOperation {
        /// How many operations complete before.
        after: u64,
        /// How far this one gets, of 1024.
        part: u32,
    },
}

/// A reset that has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reset {
    /// Why.
    pub cause: ResetCause,
    /// When.
    pub cycle: u64,
}

/// A HardFault that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The core that took it.
    pub core: usize,
    /// The instruction that did it.
    pub pc: u32,
    /// The link register at that moment.
    pub lr: u32,
    /// The address that could not be accessed; `None` if the instruction itself was at fault.
    pub address: Option<u32>,
    /// When.
    pub cycle: u64,
}

/// Where the chip is between power-on and power-off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Power is on, the boot ROM has not run yet.
    Fresh,
    /// The cores run.
    Up,
    /// Off, or waiting for USB: nothing happens until a power cycle.
    Down(Stop),
}

/// An RP2040 on a board. It starts at the first run after it was made, loaded or power-cycled.
#[derive(Clone, Debug)]
pub struct Chip {
    config: Config,
    cores: [Core; 2],
    core1_runs: bool,
    /// The core was writing flash through the ROM.
    writes_flash: [bool; 2],
    bus: Bus,
    phase: Phase,
    /// Everything up to here has happened.
    clock: u64,
    flash_cut: Option<(u64, u32)>,
    symbols: HashMap<String, u32>,
    resets: Vec<Reset>,
    faults: Vec<Fault>,
}

impl Chip {
    /// A chip with empty flash.
    ///
    /// # Panics
    /// If the flash size is not a power of two from 64 KiB to 16 MiB.
    pub fn new(config: Config) -> Self {
        let size = config.flash_size;
        assert!(size.is_power_of_two() && (1 << 16..=1 << 24).contains(&size), "flash of {size}");
        let bus = Bus::new(&config);
        Self {
            config,
            cores: [Core::new(0), Core::new(1)],
            core1_runs: false,
            writes_flash: [false; 2],
            bus,
            phase: Phase::Fresh,
            clock: 0,
            flash_cut: None,
            symbols: HashMap::new(),
            resets: Vec::new(),
            faults: Vec::new(),
        }
    }

    // ---- flash and images ---------------------------------------------------------------------

    /// The flash as it is.
    pub fn flash(&self) -> &[u8] {
        &self.bus.flash.bytes
    }

    /// The flash, to be changed from outside.
    pub fn flash_mut(&mut self) -> &mut [u8] {
        &mut self.bus.flash.bytes
    }

    /// Everything that was erased or programmed, in order.
    pub fn flash_operations(&self) -> &[FlashOperation] {
        &self.bus.flash.log
    }

    /// Writes an ELF file to flash by its physical addresses, remembers its symbols and power-cycles.
    ///
    /// # Errors
    /// If it is no ELF file for this processor, or does not fit into flash.
    pub fn load_elf(&mut self, file: &[u8]) -> Result<(), LoadError> {
        let elf = elf::parse(file)?;
        self.write_parts(&elf.parts)?;
        self.symbols = elf.symbols;
        self.power_cycle();
        Ok(())
    }

    /// Writes a UF2 file to flash, as the boot ROM does when it is dropped on the drive, and
    /// power-cycles.
    ///
    /// # Errors
    /// If there is no block for this chip in it, or one does not fit into flash.
    pub fn load_uf2(&mut self, file: &[u8]) -> Result<(), LoadError> {
        let parts = uf2::parse(file)?;
        self.write_parts(&parts)?;
        self.power_cycle();
        Ok(())
    }

    fn write_parts(&mut self, parts: &[(u32, &[u8])]) -> Result<(), LoadError> {
        let size = self.bus.flash.bytes.len();
        for &(address, bytes) in parts {
            let at = address.wrapping_sub(bus::XIP_BASE) as usize;
            match at.checked_add(bytes.len()) {
                Some(end) if end <= size => self.bus.flash.bytes[at..end].copy_from_slice(bytes),
                _ => return Err(LoadError::OutsideFlash(address)),
            }
        }
        Ok(())
    }

    /// The address of a symbol of the ELF file.
    pub fn symbol(&self, name: &str) -> Option<u32> {
        self.symbols.get(name).copied()
    }

    // ---- power ----------------------------------------------------------------------------------

    /// Switches off and on. What was running on the flash is cut short. Flash stays, all else is noise.
    pub fn power_cycle(&mut self) {
        let noise = &mut self.bus.noise;
        self.bus.flash.stop_at(self.clock, noise);
        noise.fill(&mut self.bus.sram);
        if let Some(panel) = &mut self.bus.panel {
            panel.power_cycle(noise);
        }
        self.bus.watchdog = crate::watchdog::Watchdog::new();
        self.flash_cut = None;
        self.bus.set_deadline(bus::Deadline::PowerCut, u64::MAX);
        self.restart(ResetCause::Power);
    }

    /// Schedules a power cut, in place of any other. The run then ends with [`Stop::PowerLost`].
    pub fn cut_power(&mut self, when: PowerCut) {
        let (at, in_flash) = match when {
            PowerCut::AtCycle(cycle) => (cycle.max(self.clock), None),
            PowerCut::InFlashOperation { after, part } => (u64::MAX, Some((after, part.min(1024)))),
        };
        self.flash_cut = in_flash;
        self.bus.set_deadline(bus::Deadline::PowerCut, at);
    }

    /// Every reset since the chip was made, the first power-on not counted.
    pub fn resets(&self) -> &[Reset] {
        &self.resets
    }

    /// Every HardFault since the chip was made.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    // ---- time and statistics --------------------------------------------------------------------

    /// Cycles of the system clock since the chip was made, whatever its frequency was.
    pub fn cycle(&self) -> u64 {
        self.clock
    }

    /// Nanoseconds since the chip was made.
    pub fn nanos(&self) -> u64 {
        self.bus.nanos(self.clock)
    }

    /// The system clock now.
    pub fn sys_hz(&self) -> u32 {
        self.bus.clocks.sys_hz
    }

    /// A core and what it has done.
    ///
    /// # Panics
    /// There are cores 0 and 1.
    pub fn core(&self, core: usize) -> &Core {
        &self.cores[core]
    }

    /// A core, to be changed from outside.
    ///
    /// # Panics
    /// There are cores 0 and 1.
    pub fn core_mut(&mut self, core: usize) -> &mut Core {
        &mut self.cores[core]
    }

    /// Cycles that a core has slept since the chip was made, with the sleep it is in.
    ///
    /// # Panics
    /// There are cores 0 and 1.
    pub fn cycles_asleep(&self, core: usize) -> u64 {
        let core = &self.cores[core];
        let going_on = if core.is_asleep() { self.clock.saturating_sub(core.time) } else { 0 };
        core.cycles_asleep() + going_on
    }

    /// What an SPI has sent since the last mark.
    ///
    /// # Panics
    /// There are SPI 0 and 1.
    pub fn spi_traffic(&self, spi: usize) -> SpiTraffic {
        self.bus.spi[spi].traffic
    }

    /// Starts the statistics of SPI and panel afresh.
    pub fn mark(&mut self) {
        for spi in &mut self.bus.spi {
            spi.traffic = SpiTraffic::default();
        }
        if let Some(panel) = &mut self.bus.panel {
            panel.mark();
        }
    }

    // ---- the board ------------------------------------------------------------------------------

    /// Connects a display.
    ///
    /// # Panics
    /// If a pin does not exist, or the glass is larger than the controller's memory.
    pub fn attach_panel(&mut self, wiring: Wiring, glass: Glass) {
        let Wiring { spi, sck, mosi, cs, dc, reset, backlight } = wiring;
        let pins = [Some(sck), Some(mosi), cs, Some(dc), reset, backlight];
        assert!(spi < 2 && pins.iter().flatten().all(|&pin| usize::from(pin) < PINS));
        let upright = glass.turns.is_multiple_of(2);
        let (w, h) = (glass.width, glass.height);
        let (columns, rows) = if upright { (w, h) } else { (h, w) };
        assert!(glass.column + columns <= 240 && glass.row + rows <= 320, "{glass:?}");
        self.bus.panel = Some(Panel::new(wiring, glass, &mut self.bus.noise));
        self.bus.pins_moved();
    }

    /// The display.
    ///
    /// # Panics
    /// If none is attached.
    pub fn panel(&self) -> &Panel {
        self.bus.panel.as_ref().expect("no panel is attached")
    }

    /// How bright the backlight is, 0 to 1: fully on or off, or the duty of its PWM. `None` while the
    /// chip does not drive it.
    pub fn backlight(&self) -> Option<f64> {
        let pin = usize::from(self.bus.panel.as_ref()?.wiring().backlight?);
        let level = self.bus.gpio.output(pin)?;
        Some(match self.bus.gpio.function(pin) {
            FUNCTION_PWM => self.bus.pwm.duty_of_pin(pin, self.sys_hz()),
            _ => f64::from(u8::from(level)),
        })
    }

    /// Does something to a pin from outside, from now on.
    ///
    /// # Panics
    /// If the pin does not exist.
    pub fn press(&mut self, pin: usize, drive: Drive) {
        self.settle();
        self.bus.gpio.outside[pin] = match drive {
            Drive::Low => Some(false),
            Drive::High => Some(true),
            Drive::Float => None,
        };
        self.bus.gpio.update();
        self.bus.pins_moved();
        self.bus.refresh_interrupts();
    }

    /// The level of a pin, `None` if it floats.
    ///
    /// # Panics
    /// If the pin does not exist.
    pub fn pin(&self, pin: usize) -> Option<bool> {
        self.bus.gpio.level(pin)
    }

    /// Pins that chip and outside have driven against each other, one bit each, since the last reset.
    pub fn short_circuits(&self) -> u32 {
        self.bus.gpio.fights
    }

    /// What an ADC input converts to from now on, 12 bits. Input 4 is the temperature sensor.
    ///
    /// # Panics
    /// There are inputs 0 to 4.
    pub fn set_adc(&mut self, input: usize, value: u16) {
        self.bus.adc.inputs[input] = value;
    }

    /// What the random bit of the ring oscillator gives from now on.
    pub fn set_random_bit(&mut self, random_bit: RandomBit) {
        self.config.random_bit = random_bit;
        self.bus.rosc.random_bit = random_bit;
    }

    /// How many random bits were read since the chip was made.
    pub fn random_bits_read(&self) -> u64 {
        self.bus.rosc.bits_read
    }

    /// What a PWM slice does now.
    ///
    /// # Panics
    /// There are slices 0 to 7.
    pub fn pwm(&self, slice: usize) -> Pwm {
        self.bus.pwm.state(slice, self.sys_hz())
    }

    // ---- memory from outside ----------------------------------------------------------------------

    /// RAM, by its address on the bus.
    ///
    /// # Panics
    /// If any of it is not RAM.
    pub fn read_ram(&self, address: u32, length: usize) -> &[u8] {
        let at = address.wrapping_sub(SRAM_BASE) as usize;
        &self.bus.sram[at..at + length]
    }

    /// Changes RAM.
    ///
    /// # Panics
    /// If any of it is not RAM.
    pub fn write_ram(&mut self, address: u32, bytes: &[u8]) {
        let at = address.wrapping_sub(SRAM_BASE) as usize;
        self.bus.sram[at..at + bytes.len()].copy_from_slice(bytes);
    }

    /// What the firmware has logged over RTT since the last time, as it wrote it. Empty if the image
    /// has no symbol `_SEGGER_RTT` or has not set it up yet.
    pub fn read_rtt(&mut self) -> Vec<u8> {
        match self.symbol("_SEGGER_RTT") {
            Some(block) => rtt::drain(&mut self.bus.sram, block.wrapping_sub(SRAM_BASE) as usize),
            None => Vec::new(),
        }
    }

    /// Reads a word from the bus as core 0 would, side effects included.
    ///
    /// # Errors
    /// If it is not there, or not modelled.
    pub fn read(&mut self, address: u32) -> Result<u32, Stop> {
        self.settle();
        self.bus.select(0);
        let result = self.bus.load32(address);
        self.outside_result(result, address, None)
    }

    /// Writes a word to the bus as core 0 would.
    ///
    /// # Errors
    /// If it is not there, or not modelled.
    pub fn write(&mut self, address: u32, value: u32) -> Result<(), Stop> {
        self.settle();
        self.bus.select(0);
        let result = self.bus.store32(address, value);
        self.outside_result(result, address, Some(value))
    }
}
