//! The memory protection unit, as far as stack guards need it: regions without access on top of the
//! default map. Anything finer is refused rather than ignored.

/// The MPU of one core.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mpu {
    ctrl: u32,
    region: usize,
    rbar: [u32; 8],
    rasr: [u32; 8],
}

impl Mpu {
    pub(crate) fn read(&self, offset: u32) -> Option<u32> {
        Some(match offset {
            0xed90 => 0x800,
            0xed94 => self.ctrl,
            0xed98 => self.region as u32,
            0xed9c => self.rbar[self.region] | self.region as u32,
            0xeda0 => self.rasr[self.region],
            _ => return None,
        })
    }

    pub(crate) fn write(&mut self, offset: u32, value: u32) -> Option<()> {
        match offset {
            // Enabled it must leave the default map to privileged code.
            0xed94 if value & 1 == 0 || value & 4 != 0 => self.ctrl = value & 7,
            0xed98 => self.region = value as usize & 7,
            0xed9c => {
                if value & 1 << 4 != 0 {
                    self.region = value as usize & 7;
                }
                self.rbar[self.region] = value & !0xff;
            }
            0xeda0 => self.rasr[self.region] = value,
            _ => return None,
        }
        Some(())
    }

    /// The addresses nobody may touch, as first address and length; empty if there are none. `None`
    /// if the regions ask for more than this emulator can do.
    pub(crate) fn forbidden(&self) -> Option<(u32, u32)> {
        let mut found = (0, 0);
        if self.ctrl & 1 == 0 {
            return Some(found);
        }
        for (rbar, rasr) in self.rbar.into_iter().zip(self.rasr).filter(|r| r.1 & 1 != 0) {
            match rasr >> 24 & 7 {
                0 => {}
                1..=3 => continue, // privileged code may do everything
                _ => return None,
            }
            let size = 2u32.checked_shl(rasr >> 1 & 31)?;
            let (start, eighth) = (rbar & !size.wrapping_sub(1), size / 8);
            let open = rasr >> 8 & 255; // subregions taken out of the region
            let first = (!open).trailing_zeros();
            let count = (!open >> first).trailing_ones().min(8 - first.min(8));
            if first >= 8 {
                continue;
            }
            let contiguous = open | ((1 << count) - 1) << first == 255;
            if !contiguous || found.1 != 0 {
                return None;
            }
            found = (start + first * eighth, count * eighth);
        }
        Some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::Mpu;

    #[test]
    fn one_subregion_as_a_stack_guard() {
        let mut mpu = Mpu::default();
        mpu.write(0xed94, 5).unwrap();
        mpu.write(0xed9c, 0x2000_1000 | 1 << 4).unwrap();
        mpu.write(0xeda0, 1 | 7 << 1 | (0xff ^ 1 << 3) << 8 | 1 << 28).unwrap();
        assert_eq!(mpu.forbidden(), Some((0x2000_1060, 32)));
    }
}
