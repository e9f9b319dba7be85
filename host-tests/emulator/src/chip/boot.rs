//! Resets, the boot ROM, and the functions that firmware calls in it.

use super::{Chip, Phase, Reset};
use crate::bus::{Deadline, ResetCause, SRAM_BASE};
use crate::flash::Pace;
use crate::rom::{self, Call};
use crate::sio::Launch;
use crate::stop::Stop;

/// Where the ROM copies the second-stage boot loader: the top of SRAM bank 5.
const BOOT2: u32 = 0x2004_1f00;

impl Chip {
    /// Resets what the cause resets and leaves the chip where the boot ROM begins.
    pub(super) fn restart(&mut self, cause: ResetCause) {
        if self.phase != Phase::Fresh || cause != ResetCause::Power {
            self.resets.push(Reset { cause, cycle: self.clock });
        }
        self.bus.now = self.clock;
        self.bus.stop = None;
        self.writes_flash = [false; 2];
        self.core1_runs = false;
        for core in &mut self.cores {
            if core.is_asleep() {
                core.slept += self.clock.saturating_sub(core.time);
            }
            core.reset();
            core.time = self.clock;
        }
        self.bus.flash.abandon(self.clock);
        match cause {
            // Only the processors: embassy's start-up code knows that SIO keeps its locks.
            ResetCause::Software => self.bus.reset_cores(),
            _ => self.bus.reset_blocks(&self.config),
        }
        self.phase = Phase::Fresh;
    }

    /// What the boot ROM does: check the second-stage boot loader, copy it to SRAM, jump to it. The
    /// few milliseconds that this takes are not counted.
    pub(super) fn boot(&mut self) -> Result<(), Stop> {
        self.phase = Phase::Up;
        if self.config.hold_cores {
            return Ok(());
        }
        let (code, sum) = self.bus.flash.bytes[..256].split_at(252);
        if rom::boot2_checksum(code).to_le_bytes() != sum {
            let stop = Stop::UsbBoot { cycle: self.clock };
            self.phase = Phase::Down(stop);
            return Err(stop);
        }
        let at = (BOOT2 - SRAM_BASE) as usize;
        self.bus.sram[at..at + 256].copy_from_slice(&self.bus.flash.bytes[..256]);
        let core = &mut self.cores[0];
        core.r[13] = BOOT2;
        core.r[14] = 0;
        core.r[15] = BOOT2;
        Ok(())
    }

    /// Core 0 has told the ROM on core 1 where to start.
    pub(super) fn launch(&mut self, [table, stack, entry]: Launch) {
        let core = &mut self.cores[1];
        core.reset();
        core.time = self.bus.now;
        core.r[13] = stack & !3;
        core.r[14] = 0xffff_fffe;
        core.r[15] = entry & !1;
        core.deepest = u32::MAX;
        self.bus.nvic[1] = Default::default();
        self.bus.nvic[1].vtor = table;
        self.bus.event[1] = false;
        self.core1_runs = true;
    }

    /// A core has jumped into the ROM: does what the function there does, and returns from it.
    pub(super) fn rom_call(&mut self, id: usize) -> Result<(), Stop> {
        let core = &mut self.cores[id];
        let bus = &mut self.bus;
        let (pc, [a, b, c, _]) = (core.pc(), [core.r[0], core.r[1], core.r[2], core.r[3]]);
        let Some(call) = rom::call_at(pc) else {
            return Err(Stop::RomCall { code: [0; 2], pc, cycle: bus.now });
        };
        let clock = Pace { times: self.config.flash_times, sys_hz: bus.clocks.sys_hz };
        let began = bus.flash.log.len();
        let mut cycles = 20;
        match call {
            Call::Lookup => {
                let code = (b as u16).to_le_bytes();
                let missing = Stop::RomCall { code, pc: core.r[14], cycle: bus.now };
                core.r[0] = rom::lookup(code).ok_or(missing)?;
            }
            Call::CountOnes => core.r[0] = a.count_ones(),
            Call::Reverse => core.r[0] = a.reverse_bits(),
            Call::LeadingZeros => core.r[0] = a.leading_zeros(),
            Call::TrailingZeros => core.r[0] = a.trailing_zeros(),
            Call::Set | Call::Copy => {
                for i in 0..c {
                    let byte = match call {
                        Call::Set => Ok(b),
                        _ => bus.load8(b.wrapping_add(i)),
                    };
                    let done = byte.and_then(|byte| bus.store8(a.wrapping_add(i), byte));
                    if let Err(trap) = done {
                        return self.trapped(id, trap);
                    }
                }
                cycles += u64::from(c) / 2;
            }
            Call::UsbBoot => {
                let stop = Stop::UsbBoot { cycle: bus.now };
                self.phase = Phase::Down(stop);
                return Err(stop);
            }
            Call::Connect | Call::FlushCache => {}
            Call::ExitXip | Call::EnterXip => {
                bus.flash.xip = call == Call::EnterXip;
                bus.open_window();
            }
            Call::Erase | Call::Program => {
                let length = if call == Call::Erase { b } else { c };
                let end = if call == Call::Erase {
                    bus.flash.erase(a, b, c, bus.now, &clock)
                } else {
                    let mut data = Vec::new();
                    for i in 0..c {
                        match bus.load8(b.wrapping_add(i)) {
                            Ok(byte) => data.push(byte as u8),
                            Err(trap) => return self.trapped(id, trap),
                        }
                    }
                    bus.flash.program(a, data, bus.now, &clock)
                };
                let range = Stop::FlashRange { offset: a, length, cycle: bus.now };
                let end = end.ok_or(range)?;
                bus.set_deadline(Deadline::Flash, bus.flash.due());
                bus.open_window();
                cycles += end - bus.now;
                self.writes_flash[id] = true;
            }
        }
        self.plan_cut(began);
        let core = &mut self.cores[id];
        core.r[15] = core.r[14] & !1;
        core.time = self.bus.now + cycles;
        Ok(())
    }

    /// A power cut that waits for a flash operation: is it one of those that have just begun?
    fn plan_cut(&mut self, began: usize) {
        let Some((after, part)) = self.flash_cut else { return };
        let fresh = (self.bus.flash.log.len() - began) as u64;
        if after >= fresh {
            self.flash_cut = Some((after - fresh, part));
            return;
        }
        let unit = self.bus.flash.log[began + after as usize];
        let at = unit.start + (unit.end - unit.start) * u64::from(part) / 1024;
        self.flash_cut = None;
        self.bus.set_deadline(Deadline::PowerCut, at);
    }
}
