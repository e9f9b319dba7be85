//! The sixteen-bit instructions: one match on the high byte, which compiles to one jump table.

use super::alu::{aligned, extend};
use super::{Core, Sleep, Trap};
use crate::bus::Bus;

/// Loads and stores take two cycles, one if they go to the single-cycle I/O port.
#[inline(always)]
fn access_cycles(address: u32) -> u32 {
    2 - u32::from(address >> 28 == 0xd)
}

impl Core {
    /// Executes `op`, fetched from `pc`; `r[15]` is already behind it. Returns the cycles taken.
    #[inline(always)]
    pub(super) fn execute(&mut self, bus: &mut Bus, pc: u32, op: u16) -> Result<u32, Trap> {
        let op = u32::from(op);
        let d = (op & 7) as usize;
        let m = (op >> 3 & 7) as usize;
        let n = (op >> 6 & 7) as usize;
        let w = (op >> 8 & 7) as usize; // the register of the instructions with an 8-bit constant
        let imm5 = op >> 6 & 31;
        let imm8 = op & 255;
        match (op >> 8) as u8 {
            0x00..=0x07 => self.r[d] = self.shift_left(self.r[m], imm5),
            // A right shift by 0 encodes a shift by 32.
            0x08..=0x0f => {
                self.r[d] = self.shift_right(self.r[m], if imm5 == 0 { 32 } else { imm5 })
            }
            0x10..=0x17 => {
                self.r[d] = self.shift_arithmetic(self.r[m], if imm5 == 0 { 32 } else { imm5 })
            }
            0x18 | 0x19 => self.r[d] = self.add(self.r[m], self.r[n], false),
            0x1a | 0x1b => self.r[d] = self.add(self.r[m], !self.r[n], true),
            0x1c | 0x1d => self.r[d] = self.add(self.r[m], n as u32, false),
            0x1e | 0x1f => self.r[d] = self.add(self.r[m], !(n as u32), true),
            0x20..=0x27 => self.r[w] = self.nz(imm8),
            0x28..=0x2f => {
                self.add(self.r[w], !imm8, true);
            }
            0x30..=0x37 => self.r[w] = self.add(self.r[w], imm8, false),
            0x38..=0x3f => self.r[w] = self.add(self.r[w], !imm8, true),
            0x40..=0x43 => self.two_registers(op),
            0x44..=0x47 => return self.high_registers(bus, pc, op),
            0x48..=0x4f => {
                self.r[w] = bus.load32((pc.wrapping_add(4) & !3).wrapping_add(imm8 * 4))?;
                return Ok(2);
            }
            0x50..=0x5f => {
                let a = self.r[m].wrapping_add(self.r[n]);
                match op >> 9 & 7 {
                    0 => bus.store32(a, self.r[d])?,
                    1 => bus.store16(a, self.r[d])?,
                    2 => bus.store8(a, self.r[d])?,
                    3 => self.r[d] = extend(bus.load8(a)?, 8),
                    4 => self.r[d] = bus.load32(a)?,
                    5 => self.r[d] = bus.load16(a)?,
                    6 => self.r[d] = bus.load8(a)?,
                    _ => self.r[d] = extend(bus.load16(a)?, 16),
                }
                return Ok(access_cycles(a));
            }
            0x60..=0x67 => {
                let a = self.r[m].wrapping_add(imm5 * 4);
                bus.store32(a, self.r[d])?;
                return Ok(access_cycles(a));
            }
            0x68..=0x6f => {
                let a = self.r[m].wrapping_add(imm5 * 4);
                self.r[d] = bus.load32(a)?;
                return Ok(access_cycles(a));
            }
            0x70..=0x77 => {
                let a = self.r[m].wrapping_add(imm5);
                bus.store8(a, self.r[d])?;
                return Ok(access_cycles(a));
            }
            0x78..=0x7f => {
                let a = self.r[m].wrapping_add(imm5);
                self.r[d] = bus.load8(a)?;
                return Ok(access_cycles(a));
            }
            0x80..=0x87 => {
                let a = self.r[m].wrapping_add(imm5 * 2);
                bus.store16(a, self.r[d])?;
                return Ok(access_cycles(a));
            }
            0x88..=0x8f => {
                let a = self.r[m].wrapping_add(imm5 * 2);
                self.r[d] = bus.load16(a)?;
                return Ok(access_cycles(a));
            }
            0x90..=0x97 => {
                bus.store32(self.r[13].wrapping_add(imm8 * 4), self.r[w])?;
                return Ok(2);
            }
            0x98..=0x9f => {
                self.r[w] = bus.load32(self.r[13].wrapping_add(imm8 * 4))?;
                return Ok(2);
            }
            0xa0..=0xa7 => self.r[w] = (pc.wrapping_add(4) & !3).wrapping_add(imm8 * 4),
            0xa8..=0xaf => self.r[w] = self.r[13].wrapping_add(imm8 * 4),
            0xb0 => {
                let by = (op & 127) * 4;
                if op & 128 == 0 {
                    self.r[13] = self.r[13].wrapping_add(by);
                } else {
                    self.r[13] = self.r[13].wrapping_sub(by);
                    self.note_stack();
                }
            }
            0xb2 => {
                let x = self.r[m];
                self.r[d] = match op >> 6 & 3 {
                    0 => extend(x, 16),
                    1 => extend(x, 8),
                    2 => x & 0xffff,
                    _ => x & 0xff,
                };
            }
            0xb4 | 0xb5 => return self.push(bus, op),
            0xb6 => match op {
                0xb662 => {
                    self.primask = false;
                    bus.attend(); // a pending interrupt may now be taken
                }
                0xb672 => self.primask = true,
                _ => return Err(Trap::Fault),
            },
            0xba => {
                let x = self.r[m];
                self.r[d] = match op >> 6 & 3 {
                    0 => x.swap_bytes(),
                    1 => x.swap_bytes().rotate_left(16),
                    3 => extend(u32::from((x as u16).swap_bytes()), 16),
                    _ => return Err(Trap::Fault),
                };
            }
            0xbc | 0xbd => return self.pop(bus, op),
            0xbf => return self.hint(bus, op),
            0xc0..=0xc7 => return self.store_multiple(bus, op, w),
            0xc8..=0xcf => return self.load_multiple(bus, op, w),
            0xd0..=0xdd => {
                if self.holds(op >> 8 & 15) {
                    self.r[15] = pc.wrapping_add(4).wrapping_add(extend(imm8, 8) << 1);
                    return Ok(2);
                }
            }
            0xdf => {
                if self.primask {
                    return Err(Trap::Fault); // a call that cannot be taken escalates
                }
                bus.nvic[self.id].pend_supervisor_call();
                bus.attend();
            }
            0xe0..=0xe7 => {
                self.r[15] = pc.wrapping_add(4).wrapping_add(extend(op & 0x7ff, 11) << 1);
                return Ok(2);
            }
            0xf0..=0xf7 => return self.wide(bus, pc, op),
            // BKPT without a debugger, UDF and everything undefined.
            _ => return Err(Trap::Fault),
        }
        Ok(1)
    }

    /// ADD, CMP, MOV and BX with all sixteen registers.
    #[inline(always)]
    fn high_registers(&mut self, bus: &mut Bus, pc: u32, op: u32) -> Result<u32, Trap> {
        let d = (op & 7 | op >> 4 & 8) as usize;
        let m = (op >> 3 & 15) as usize;
        let b = if m == 15 { pc.wrapping_add(4) } else { self.r[m] };
        let a = if d == 15 { pc.wrapping_add(4) } else { self.r[d] };
        match op >> 8 & 3 {
            0 => self.r[d] = aligned(d, a.wrapping_add(b)),
            1 => {
                self.add(a, !b, true);
                return Ok(1);
            }
            2 => self.r[d] = aligned(d, b),
            _ => {
                let next = self.r[15] | 1;
                let cycles = self.branch_exchange(bus, b)?;
                if op & 0x80 != 0 {
                    self.r[14] = next;
                }
                return Ok(cycles);
            }
        }
        if d == 13 {
            self.note_stack();
        }
        Ok(1 + u32::from(d == 15))
    }

    /// A branch to an address that may be an exception return.
    #[inline(always)]
    pub(super) fn branch_exchange(&mut self, bus: &mut Bus, target: u32) -> Result<u32, Trap> {
        if target >= 0xf000_0000 && self.ipsr != 0 {
            return self.leave(bus, target);
        }
        if target & 1 == 0 {
            return Err(Trap::Fault); // there is no ARM state to switch to
        }
        self.r[15] = target & !1;
        Ok(2)
    }

    #[inline(always)]
    fn push(&mut self, bus: &mut Bus, op: u32) -> Result<u32, Trap> {
        let list = op & 0x1ff;
        let count = list.count_ones();
        let sp = self.r[13].wrapping_sub(4 * count);
        let mut a = sp;
        let mut left = list & 0xff;
        while left != 0 {
            bus.store32(a, self.r[(left.trailing_zeros() & 7) as usize])?;
            left &= left - 1;
            a = a.wrapping_add(4);
        }
        if list & 0x100 != 0 {
            bus.store32(a, self.r[14])?;
        }
        self.r[13] = sp;
        self.note_stack();
        Ok(1 + count)
    }

    #[inline(always)]
    fn pop(&mut self, bus: &mut Bus, op: u32) -> Result<u32, Trap> {
        let list = op & 0x1ff;
        let count = list.count_ones();
        let mut a = self.r[13];
        let mut left = list & 0xff;
        while left != 0 {
            self.r[(left.trailing_zeros() & 7) as usize] = bus.load32(a)?;
            left &= left - 1;
            a = a.wrapping_add(4);
        }
        if list & 0x100 == 0 {
            self.r[13] = a;
            return Ok(1 + count);
        }
        let target = bus.load32(a)?;
        self.r[13] = a.wrapping_add(4);
        Ok(1 + count + self.branch_exchange(bus, target)?)
    }

    #[inline(always)]
    fn store_multiple(&mut self, bus: &mut Bus, op: u32, base: usize) -> Result<u32, Trap> {
        let mut a = self.r[base];
        let mut left = op & 0xff;
        while left != 0 {
            bus.store32(a, self.r[(left.trailing_zeros() & 7) as usize])?;
            left &= left - 1;
            a = a.wrapping_add(4);
        }
        self.r[base] = a;
        Ok(1 + (op & 0xff).count_ones())
    }

    #[inline(always)]
    fn load_multiple(&mut self, bus: &mut Bus, op: u32, base: usize) -> Result<u32, Trap> {
        let mut a = self.r[base];
        let mut left = op & 0xff;
        while left != 0 {
            self.r[(left.trailing_zeros() & 7) as usize] = bus.load32(a)?;
            left &= left - 1;
            a = a.wrapping_add(4);
        }
        if op >> base & 1 == 0 {
            self.r[base] = a;
        }
        Ok(1 + (op & 0xff).count_ones())
    }

    /// NOP, YIELD, WFE, WFI, SEV. The rest of 0xbfxx (IT) does not exist here.
    fn hint(&mut self, bus: &mut Bus, op: u32) -> Result<u32, Trap> {
        if op & 15 != 0 {
            return Err(Trap::Fault);
        }
        match op >> 4 & 15 {
            2 => {
                if !std::mem::take(&mut bus.event[self.id]) {
                    self.sleep = Sleep::Event;
                    bus.attend();
                }
                Ok(2)
            }
            3 => {
                self.sleep = Sleep::Interrupt;
                bus.attend();
                Ok(2)
            }
            4 => {
                bus.event = [true; 2];
                bus.attend();
                Ok(1)
            }
            _ => Ok(1),
        }
    }
}
