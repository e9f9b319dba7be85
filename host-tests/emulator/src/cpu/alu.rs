//! Arithmetic with flags, shifts by a register and the program status register.

use super::Core;

/// Sign-extends the low `bits` of `value`.
pub(super) fn extend(value: u32, bits: u32) -> u32 {
    ((value << (32 - bits)) as i32 >> (32 - bits)) as u32
}

/// The high registers that ignore their low bits: pc is even, sp a multiple of four.
pub(super) fn aligned(register: usize, value: u32) -> u32 {
    match register {
        13 => value & !3,
        15 => value & !1,
        _ => value,
    }
}

impl Core {
    /// N and Z from a result, which is passed through.
    #[inline(always)]
    pub(super) fn nz(&mut self, result: u32) -> u32 {
        self.n = result >> 31 != 0;
        self.z = result == 0;
        result
    }

    /// `a + b + carry` with all flags. A subtraction is an addition of the complement with carry.
    #[inline(always)]
    pub(super) fn add(&mut self, a: u32, b: u32, carry: bool) -> u32 {
        let wide = u64::from(a) + u64::from(b) + u64::from(carry);
        let result = wide as u32;
        self.c = wide >> 32 != 0;
        self.v = (!(a ^ b) & (a ^ result)) >> 31 != 0;
        self.nz(result)
    }

    /// Shift left; the carry is the last bit shifted out and unchanged for a shift by nothing.
    #[inline(always)]
    pub(super) fn shift_left(&mut self, value: u32, by: u32) -> u32 {
        let result = match by {
            0 => value,
            1..=31 => {
                self.c = value >> (32 - by) & 1 != 0;
                value << by
            }
            _ => {
                self.c = by == 32 && value & 1 != 0;
                0
            }
        };
        self.nz(result)
    }

    /// Logical shift right.
    #[inline(always)]
    pub(super) fn shift_right(&mut self, value: u32, by: u32) -> u32 {
        let result = match by {
            0 => value,
            1..=31 => {
                self.c = value >> (by - 1) & 1 != 0;
                value >> by
            }
            _ => {
                self.c = by == 32 && value >> 31 != 0;
                0
            }
        };
        self.nz(result)
    }

    /// Arithmetic shift right.
    #[inline(always)]
    pub(super) fn shift_arithmetic(&mut self, value: u32, by: u32) -> u32 {
        let signed = value as i32;
        let result = match by {
            0 => value,
            1..=31 => {
                self.c = signed >> (by - 1) & 1 != 0;
                (signed >> by) as u32
            }
            _ => {
                self.c = signed < 0;
                (signed >> 31) as u32
            }
        };
        self.nz(result)
    }

    /// Rotate right.
    #[inline(always)]
    pub(super) fn rotate_right(&mut self, value: u32, by: u32) -> u32 {
        let result = value.rotate_right(by & 31);
        if by != 0 {
            self.c = result >> 31 != 0;
        }
        self.nz(result)
    }

    /// The sixteen two-register instructions 0x4000 to 0x43ff.
    #[inline(always)]
    pub(super) fn two_registers(&mut self, op: u32) {
        let d = (op & 7) as usize;
        let (a, b) = (self.r[d], self.r[(op >> 3 & 7) as usize]);
        let carry = self.c;
        self.r[d] = match op >> 6 & 15 {
            0x0 => self.nz(a & b),
            0x1 => self.nz(a ^ b),
            0x2 => self.shift_left(a, b & 255),
            0x3 => self.shift_right(a, b & 255),
            0x4 => self.shift_arithmetic(a, b & 255),
            0x5 => self.add(a, b, carry),
            0x6 => self.add(a, !b, carry),
            0x7 => self.rotate_right(a, b & 255),
            0x8 => {
                self.nz(a & b);
                a
            }
            0x9 => self.add(0, !b, true),
            0xa => {
                self.add(a, !b, true);
                a
            }
            0xb => {
                self.add(a, b, false);
                a
            }
            0xc => self.nz(a | b),
            0xd => self.nz(a.wrapping_mul(b)),
            0xe => self.nz(a & !b),
            _ => self.nz(!b),
        };
    }

    /// The condition of a conditional branch, 0 to 13.
    #[inline(always)]
    pub(super) fn holds(&self, condition: u32) -> bool {
        let plain = match condition >> 1 {
            0 => self.z,
            1 => self.c,
            2 => self.n,
            3 => self.v,
            4 => self.c && !self.z,
            5 => self.n == self.v,
            _ => self.n == self.v && !self.z,
        };
        plain != (condition & 1 != 0)
    }

    /// The combined program status register; the Thumb bit is always set.
    pub(super) fn xpsr(&self) -> u32 {
        self.flags() << 28 | 1 << 24 | self.ipsr
    }
}
