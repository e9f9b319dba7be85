//! The register map: which block answers at which address, and what else a write to it moves.

use super::{Bus, Deadline, Requests, ResetCause};
use crate::adc::Adc;
use crate::cpu::Trap;
use crate::dma::Dma;
use crate::gpio::PINS;
use crate::pwm::PwmBlock;
use crate::register::Write;
use crate::stop::Stop;
use crate::timer::Timer;
use crate::watchdog::REASON_FORCE;

const CLOCKS: u32 = 0x4000_8000;
const RESETS: u32 = 0x4000_c000;
const PSM: u32 = 0x4001_0000;
const IO_BANK0: u32 = 0x4001_4000;
const PADS_BANK0: u32 = 0x4001_c000;
const XOSC: u32 = 0x4002_4000;
const PLL_SYS: u32 = 0x4002_8000;
const PLL_USB: u32 = 0x4002_c000;
const SPI0: u32 = 0x4003_c000;
const SPI1: u32 = 0x4004_0000;
const ADC: u32 = 0x4004_c000;
const PWM: u32 = 0x4005_0000;
const TIMER: u32 = 0x4005_4000;
const WATCHDOG: u32 = 0x4005_8000;
const ROSC: u32 = 0x4006_0000;
const CHIP_RESET: u32 = 0x4006_4008;
const DMA: u32 = 0x5000_0000;

/// PSM bits: SIO, processor 0, processor 1.
const PSM_SIO: u32 = 1 << 14;
const PSM_PROC0: u32 = 1 << 15;
const PSM_PROC1: u32 = 1 << 16;
const PSM_ALL: u32 = 0x1_ffff;

/// The bit of a block in RESETS.
fn reset_bit(block: u32) -> u32 {
    match block {
        ADC => 1 << 0,
        0x4003_0000 => 1 << 1,
        DMA => 1 << 2,
        IO_BANK0 => 1 << 5,
        0x4001_8000 => 1 << 6,
        PADS_BANK0 => 1 << 8,
        0x4002_0000 => 1 << 9,
        PLL_SYS => 1 << 12,
        PLL_USB => 1 << 13,
        PWM => 1 << 14,
        SPI0 => 1 << 16,
        SPI1 => 1 << 17,
        0x4000_4000 => 1 << 18,
        0x4000_0000 => 1 << 19,
        TIMER => 1 << 21,
        _ => 0,
    }
}

impl Bus {
    /// Reads the register at a word address. What is due happens first.
    pub(super) fn read_register(&mut self, address: u32) -> Result<u32, Trap> {
        self.catch_up(self.now);
        if self.stop.is_some() {
            return Err(Trap::Stop);
        }
        let block = address & !0x3fff;
        if self.held & reset_bit(block) != 0 {
            self.halt(Stop::InReset(self.access(address, None)));
            return Err(Trap::Stop);
        }
        let (offset, now) = (address & 0xfff, self.now);
        let value = match block {
            CLOCKS => self.clocks.read(offset),
            PSM => self.read_psm(offset),
            IO_BANK0 => self.gpio.read_io(offset),
            PADS_BANK0 => self.gpio.read_pads(offset),
            XOSC => self.clocks.read_xosc(offset, now),
            PLL_SYS => self.clocks.read_pll(0, offset, now),
            PLL_USB => self.clocks.read_pll(1, offset, now),
            SPI0 => self.read_spi(0, offset),
            SPI1 => self.read_spi(1, offset),
            ADC => {
                let value = self.adc.read(offset);
                self.refresh_interrupts();
                value
            }
            PWM => self.pwm.read(offset, now),
            TIMER => self.timer.read(offset, &self.ticks, now),
            WATCHDOG => self.watchdog.read(offset, &self.ticks, now),
            ROSC => self.rosc.read(offset),
            DMA => self.dma.read(offset),
            RESETS if offset == 0 => Some(self.held),
            RESETS if offset == 8 => Some(!self.held & 0x01ff_ffff),
            0x1400_0000 => read_xip_control(offset),
            0x1800_0000 => self.ssi.read(offset),
            0xd000_0000 => self.read_sio(offset),
            0xe000_c000 => self.read_private(address & 0xffff),
            _ if address & !0x3000 == CHIP_RESET => Some(1 << 8), // the last reset of all was power
            _ => self.storage.read(address & !0x3000),
        };
        value.ok_or_else(|| {
            self.refuse(address, None);
            Trap::Stop
        })
    }

    /// Writes the register at a word address.
    pub(super) fn write_register(&mut self, address: u32, value: u32) -> Result<(), Trap> {
        self.catch_up(self.now);
        if self.stop.is_some() {
            return Err(Trap::Stop);
        }
        let block = address & !0x3fff;
        if self.held & reset_bit(block) != 0 {
            self.halt(Stop::InReset(self.access(address, Some(value))));
            return Err(Trap::Stop);
        }
        let (offset, now, w) = (address & 0xfff, self.now, Write::new(address, value));
        let done = match block {
            CLOCKS => self.clocks.write(offset, w).map(|()| self.retime()),
            PSM => self.write_psm(offset, w),
            IO_BANK0 => self.gpio.write_io(offset, w).map(|()| self.pins_moved()),
            PADS_BANK0 => self.gpio.write_pads(offset, w).map(|()| self.pins_moved()),
            XOSC => self.clocks.write_xosc(offset, w, now).map(|()| self.retime()),
            PLL_SYS => self.clocks.write_pll(0, offset, w, now).map(|()| self.retime()),
            PLL_USB => self.clocks.write_pll(1, offset, w, now).map(|()| self.retime()),
            SPI0 => self.write_spi(0, offset, w),
            SPI1 => self.write_spi(1, offset, w),
            ADC => {
                let conversion = self.conversion();
                let done = self.adc.write(offset, w, now, conversion);
                self.set_deadline(Deadline::Adc, self.adc.due());
                done
            }
            PWM => self.pwm.write(offset, w, now),
            TIMER => {
                let done = self.timer.write(offset, w, &self.ticks, now);
                self.set_deadline(Deadline::Timer, self.timer.due(&self.ticks));
                done
            }
            WATCHDOG => self.write_watchdog(offset, w),
            ROSC => self.rosc.write(offset, w),
            DMA => self.write_dma(offset, w),
            RESETS if offset == 0 => {
                self.write_resets(w.onto(self.held) & 0x01ff_ffff);
                Some(())
            }
            0x1400_0000 if offset == 0 || offset == 4 => Some(()), // cache on or off, and flush
            0x1800_0000 => {
                let done = self.ssi.write(offset, value);
                if offset == 8 {
                    self.flash.xip = self.ssi.xip();
                    self.open_window();
                }
                done
            }
            0xd000_0000 => self.write_sio(offset, value),
            0xe000_c000 => self.write_private(address & 0xffff, value),
            _ => self.storage.write(address & !0x3000, w).map(|()| self.check_voltage()),
        };
        if done.is_none() {
            self.refuse(address, Some(value));
        }
        if self.stop.is_some() { Err(Trap::Stop) } else { Ok(()) }
    }

    // ---- SPI ---------------------------------------------------------------------------------

    fn read_spi(&mut self, n: usize, offset: u32) -> Option<u32> {
        let value = self.spi[n].read(offset);
        if offset == 8 {
            if !self.dma.idle() {
                self.run_dma();
            }
            self.refresh_interrupts();
        }
        value
    }

    fn write_spi(&mut self, n: usize, offset: u32, w: Write) -> Option<()> {
        let done = self.spi[n].write(offset, w, self.now);
        if offset != 8 {
            self.spi[n].retune(self.clocks.sys_hz, self.clocks.peri_hz);
        }
        self.set_deadline(Deadline::SPI[n], self.spi[n].due());
        if !self.dma.idle() {
            self.run_dma();
        }
        done
    }

    // ---- SIO ---------------------------------------------------------------------------------

    fn read_sio(&mut self, offset: u32) -> Option<u32> {
        match offset {
            0x004 => {
                let noise = self.noise.next() as u32;
                Some(self.gpio.input(noise))
            }
            0x008 => Some(0x3f),
            0x010 => Some(self.gpio.out),
            0x020 => Some(self.gpio.oe),
            _ => {
                let value = self.sio.read(offset, self.core);
                if offset == 0x058 {
                    self.refresh_interrupts();
                }
                value
            }
        }
    }

    fn write_sio(&mut self, offset: u32, value: u32) -> Option<()> {
        let pins = match offset & !0xc {
            0x010 => &mut self.gpio.out,
            0x020 => &mut self.gpio.oe,
            _ => {
                if let Some(launch) = self.sio.write(offset, value, self.core)? {
                    self.requests.launch = Some(launch);
                    self.attend();
                }
                return Some(());
            }
        };
        *pins = match offset & 0xc {
            0x0 => value,
            0x4 => *pins | value,
            0x8 => *pins & !value,
            _ => *pins ^ value,
        } & ((1 << PINS) - 1);
        self.gpio.update();
        self.pins_moved();
        Some(())
    }

    // ---- the processors' own registers ----------------------------------------------------------

    fn read_private(&mut self, offset: u32) -> Option<u32> {
        let core = self.core;
        match offset {
            0xe010..=0xe01c => self.systick[core].read(offset, self.now),
            0xed90..=0xeda0 => self.mpu[core].read(offset),
            _ => self.nvic[core].read(offset),
        }
    }

    fn write_private(&mut self, offset: u32, value: u32) -> Option<()> {
        let core = self.core;
        match offset {
            0xe010..=0xe01c => {
                self.systick[core].write(offset, value, self.now)?;
                self.set_deadline(Deadline::SYSTICK[core], self.systick[core].due());
                Some(())
            }
            0xed90..=0xeda0 => {
                self.mpu[core].write(offset, value)?;
                self.guards[core] = self.mpu[core].forbidden()?;
                self.select(core);
                Some(())
            }
            0xed0c => {
                // The key must be right; only a request to reset means anything here.
                if value & 0xffff_0004 == 0x05fa_0004 {
                    self.requests.reset = Some(ResetCause::Software);
                    self.attend();
                }
                Some(())
            }
            _ => {
                let done = self.nvic[core].write(offset, value);
                self.attend();
                done
            }
        }
    }

    // ---- watchdog, resets, power ----------------------------------------------------------------

    fn write_watchdog(&mut self, offset: u32, w: Write) -> Option<()> {
        if self.watchdog.write(offset, w, &self.ticks, self.now)? {
            self.bite(REASON_FORCE);
        }
        if offset == 0x2c {
            self.retime();
        }
        self.set_deadline(Deadline::Watchdog, self.watchdog.due(&self.ticks));
        Some(())
    }

    fn write_resets(&mut self, held: u32) {
        let fresh = held & !self.held;
        self.held = held;
        let reset = |block: u32| fresh & reset_bit(block) != 0;
        if reset(ADC) {
            self.adc = Adc::new(self.adc.inputs);
            self.set_deadline(Deadline::Adc, u64::MAX);
        }
        if reset(DMA) {
            self.dma = Dma::default();
            self.set_deadline(Deadline::Dma, u64::MAX);
        }
        if reset(IO_BANK0) {
            self.gpio.reset_io();
        }
        if reset(PADS_BANK0) {
            self.gpio.reset_pads();
        }
        self.pins_moved();
        for (n, block) in [SPI0, SPI1].into_iter().enumerate() {
            if reset(block) {
                self.spi[n].reset();
                self.set_deadline(Deadline::SPI[n], u64::MAX);
            }
        }
        if reset(PWM) {
            self.pwm = PwmBlock::new();
        }
        if reset(TIMER) {
            self.timer = Timer::new(self.ticks.at(self.now));
        }
        for (n, block) in [PLL_SYS, PLL_USB].into_iter().enumerate() {
            if reset(block) {
                self.clocks.reset_pll(n);
            }
        }
        self.retime();
    }

    fn read_psm(&self, offset: u32) -> Option<u32> {
        match offset {
            0x0..=0x8 => Some(self.psm[offset as usize / 4]),
            0xc => Some(PSM_ALL & !self.psm[1]),
            _ => None,
        }
    }

    /// Forcing off works for core 1, and for SIO while core 0 is forced on: what embassy does at
    /// start-up and to launch core 1.
    fn write_psm(&mut self, offset: u32, w: Write) -> Option<()> {
        let register = self.psm.get_mut(offset as usize / 4)?;
        *register = w.onto(*register) & PSM_ALL;
        if offset != 4 {
            return Some(());
        }
        let [on, off, _] = self.psm;
        if off & !(PSM_SIO | PSM_PROC1) != 0 || (off & PSM_SIO != 0 && on & PSM_PROC0 == 0) {
            return None;
        }
        if off & PSM_SIO != 0 {
            self.sio = crate::sio::Sio::new();
            (self.gpio.out, self.gpio.oe) = (0, 0);
            self.gpio.update();
            self.pins_moved();
        }
        if off & PSM_PROC1 != 0 {
            self.sio.core1_waits();
            self.requests = Requests { hold_core1: true, launch: None, ..self.requests.clone() };
            self.attend();
        }
        Some(())
    }
}

/// XIP_CTRL: cache enabled, nothing streaming, no hits counted.
fn read_xip_control(offset: u32) -> Option<u32> {
    match offset {
        0x00 => Some(3),
        0x08 => Some(2),
        0x04 | 0x0c | 0x10 | 0x14 | 0x18 => Some(0),
        _ => None,
    }
}
