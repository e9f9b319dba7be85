//! SysTick of one core, counting processor cycles. The external reference is not modelled.

/// The 24-bit down counter.
#[derive(Clone, Debug, Default)]
pub(crate) struct SysTick {
    csr: u32,
    reload: u32,
    /// The cycle at which the counter next reaches zero; meaningful while it is enabled.
    zero_at: u64,
    flag: bool,
}

impl SysTick {
    fn running(&self) -> bool {
        self.csr & 1 != 0 && self.reload != 0
    }

    /// Passes every zero up to `now`. True if the exception is to be pended.
    pub(crate) fn settle(&mut self, now: u64) -> bool {
        if !self.running() || now < self.zero_at {
            return false;
        }
        let period = u64::from(self.reload) + 1;
        self.zero_at += ((now - self.zero_at) / period + 1) * period;
        self.flag = true;
        self.csr & 2 != 0
    }

    /// When the exception is next pended.
    pub(crate) fn due(&self) -> u64 {
        if self.running() && self.csr & 2 != 0 { self.zero_at } else { u64::MAX }
    }

    pub(crate) fn read(&mut self, offset: u32, now: u64) -> Option<u32> {
        self.settle(now);
        Some(match offset {
            0xe010 => self.csr | u32::from(std::mem::take(&mut self.flag)) << 16,
            0xe014 => self.reload,
            0xe018 if self.running() => (self.zero_at - now) as u32 & 0xff_ffff,
            0xe018 => 0,
            0xe01c => 0xc000_0000,
            _ => return None,
        })
    }

    pub(crate) fn write(&mut self, offset: u32, value: u32, now: u64) -> Option<()> {
        match offset {
            0xe010 if value & 1 == 0 || value & 4 != 0 => {
                let was = self.running();
                self.csr = value & 7;
                if !was {
                    self.zero_at = now + u64::from(self.reload) + 1;
                }
            }
            0xe014 => self.reload = value & 0xff_ffff,
            0xe018 => {
                self.flag = false;
                self.zero_at = now + u64::from(self.reload) + 1;
            }
            _ => return None,
        }
        Some(())
    }
}
