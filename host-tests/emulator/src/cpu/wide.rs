//! The few 32-bit instructions of ARMv6-M: BL, MRS, MSR and the barriers.

use super::alu::extend;
use super::{Core, Trap};
use crate::bus::Bus;

impl Core {
    pub(super) fn wide(&mut self, bus: &mut Bus, pc: u32, op: u32) -> Result<u32, Trap> {
        let low = u32::from(bus.fetch(pc.wrapping_add(2))?);
        let next = pc.wrapping_add(4);
        self.r[15] = next;
        if low & 0xd000 == 0xd000 {
            let sign = op >> 10 & 1;
            let (i1, i2) = (!(low >> 13 ^ sign) & 1, !(low >> 11 ^ sign) & 1);
            let offset = sign << 24 | i1 << 23 | i2 << 22 | (op & 0x3ff) << 12 | (low & 0x7ff) << 1;
            self.r[14] = next | 1;
            self.r[15] = next.wrapping_add(extend(offset, 25));
            return Ok(3);
        }
        match (op & 0xfff0, low & 0xd000) {
            (0xf380, 0x8000) => self.write_special(bus, low & 255, self.r[(op & 15) as usize]),
            (0xf3e0, 0x8000) => self.r[(low >> 8 & 15) as usize] = self.read_special(low & 255),
            (0xf3b0, 0x8000) if matches!(low >> 4 & 15, 4..=6) => {} // DSB, DMB, ISB
            _ => return Err(Trap::Fault),
        }
        Ok(3)
    }

    fn read_special(&self, which: u32) -> u32 {
        let flags = self.xpsr() & 0xf000_0000;
        match which {
            0 | 2 => flags,
            1 | 3 => flags | self.ipsr,
            5 | 7 => self.ipsr,
            8 if self.process_stack => self.other_sp,
            9 if !self.process_stack => self.other_sp,
            8 | 9 => self.r[13],
            16 => self.primask.into(),
            20 => u32::from(self.process_stack) << 1,
            _ => 0,
        }
    }

    fn write_special(&mut self, bus: &mut Bus, which: u32, value: u32) {
        match which {
            0..=3 => self.set_flags(value >> 28),
            8 if self.process_stack => self.other_sp = value & !3,
            9 if !self.process_stack => self.other_sp = value & !3,
            8 | 9 => {
                self.r[13] = value & !3;
                self.deepest = u32::MAX; // another stack: measured from its top
            }
            16 => {
                self.primask = value & 1 != 0;
                bus.attend();
            }
            // SPSEL can only change in thread mode; the privilege bit has no effect here.
            20 if self.ipsr == 0 => self.use_process_stack(value & 2 != 0),
            _ => {}
        }
    }
}
