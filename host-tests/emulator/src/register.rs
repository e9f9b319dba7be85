//! How a register is written: plainly, or through the atomic aliases at +0x1000 (xor), +0x2000
//! (set) and +0x3000 (clear) that every APB and AHB peripheral of the chip has.

/// One write to a peripheral register.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Write {
    /// The word on the bus, before the alias is applied.
    pub(crate) value: u32,
    alias: u32,
}

impl Write {
    /// `address` names the register and the alias, `value` is the word on the bus.
    pub(crate) fn new(address: u32, value: u32) -> Self {
        Self { value, alias: address >> 12 & 3 }
    }

    /// What the register holds afterwards if it is plain storage and held `old`.
    pub(crate) fn onto(self, old: u32) -> u32 {
        match self.alias {
            0 => self.value,
            1 => old ^ self.value,
            2 => old | self.value,
            _ => old & !self.value,
        }
    }

    /// The same for a register of which only `mask` can be written.
    pub(crate) fn masked(self, old: u32, mask: u32) -> u32 {
        (old & !mask) | (self.onto(old) & mask)
    }
}
