//! Memory: SRAM and readable flash on the fast path, everything else out of line.

use super::{Bus, SRAM_BASE, SRAM_SIZE, XIP_BASE};
use crate::cpu::Trap;
use crate::rom;
use crate::stop::Stop;

/// How wide an access is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Width {
    Byte,
    Half,
    Word,
}

impl Bus {
    /// From now on this core uses the bus.
    pub(crate) fn select(&mut self, core: usize) {
        self.core = core;
        self.guard = self.guards[core];
    }

    /// The flash has become readable, or has ceased to be.
    pub(crate) fn open_window(&mut self) {
        self.xip = self.flash.window();
    }

    #[inline(always)]
    pub(crate) fn fetch(&mut self, pc: u32) -> Result<u16, Trap> {
        let at = pc.wrapping_sub(XIP_BASE);
        if at < self.xip
            && let Some(&[a, b]) = self.flash.bytes.get(at as usize..at as usize + 2)
        {
            return Ok(u16::from_le_bytes([a, b]));
        }
        let at = pc.wrapping_sub(SRAM_BASE) as usize;
        if at < SRAM_SIZE as usize
            && let Some(&[a, b]) = self.sram.get(at..at + 2)
        {
            return Ok(u16::from_le_bytes([a, b]));
        }
        self.fetch_elsewhere(pc)
    }

    #[cold]
    fn fetch_elsewhere(&mut self, pc: u32) -> Result<u16, Trap> {
        match pc {
            0..rom::SIZE => Err(Trap::Rom),
            XIP_BASE..0x1400_0000 => self.load_elsewhere(pc & !1, Width::Half).map(|v| v as u16),
            _ => self.fault(pc),
        }
    }

    /// The offset into SRAM, if the address is there and not forbidden.
    #[inline(always)]
    fn ram(&self, address: u32) -> Option<usize> {
        let at = address.wrapping_sub(SRAM_BASE);
        let forbidden = address.wrapping_sub(self.guard.0) < self.guard.1;
        (at < SRAM_SIZE && !forbidden).then_some(at as usize)
    }

    #[inline(always)]
    pub(crate) fn load32(&mut self, address: u32) -> Result<u32, Trap> {
        if address & 3 == 0 {
            if let Some(at) = self.ram(address)
                && let Some(&[a, b, c, d]) = self.sram.get(at..at + 4)
            {
                return Ok(u32::from_le_bytes([a, b, c, d]));
            }
            let at = address.wrapping_sub(XIP_BASE);
            if at < self.xip
                && let Some(&[a, b, c, d]) = self.flash.bytes.get(at as usize..at as usize + 4)
            {
                return Ok(u32::from_le_bytes([a, b, c, d]));
            }
        }
        self.load_elsewhere(address, Width::Word)
    }

    #[inline(always)]
    pub(crate) fn load16(&mut self, address: u32) -> Result<u32, Trap> {
        if address & 1 == 0 {
            if let Some(at) = self.ram(address)
                && let Some(&[a, b]) = self.sram.get(at..at + 2)
            {
                return Ok(u16::from_le_bytes([a, b]).into());
            }
            let at = address.wrapping_sub(XIP_BASE);
            if at < self.xip
                && let Some(&[a, b]) = self.flash.bytes.get(at as usize..at as usize + 2)
            {
                return Ok(u16::from_le_bytes([a, b]).into());
            }
        }
        self.load_elsewhere(address, Width::Half)
    }

    #[inline(always)]
    pub(crate) fn load8(&mut self, address: u32) -> Result<u32, Trap> {
        if let Some(at) = self.ram(address)
            && let Some(&byte) = self.sram.get(at)
        {
            return Ok(byte.into());
        }
        let at = address.wrapping_sub(XIP_BASE);
        if at < self.xip
            && let Some(&byte) = self.flash.bytes.get(at as usize)
        {
            return Ok(byte.into());
        }
        self.load_elsewhere(address, Width::Byte)
    }

    #[inline(always)]
    pub(crate) fn store32(&mut self, address: u32, value: u32) -> Result<(), Trap> {
        if address & 3 == 0
            && let Some(at) = self.ram(address)
            && let Some(bytes) = self.sram.get_mut(at..at + 4)
        {
            bytes.copy_from_slice(&value.to_le_bytes());
            return Ok(());
        }
        self.store_elsewhere(address, Width::Word, value)
    }

    #[inline(always)]
    pub(crate) fn store16(&mut self, address: u32, value: u32) -> Result<(), Trap> {
        if address & 1 == 0
            && let Some(at) = self.ram(address)
            && let Some(bytes) = self.sram.get_mut(at..at + 2)
        {
            bytes.copy_from_slice(&(value as u16).to_le_bytes());
            return Ok(());
        }
        self.store_elsewhere(address, Width::Half, value)
    }

    #[inline(always)]
    pub(crate) fn store8(&mut self, address: u32, value: u32) -> Result<(), Trap> {
        if let Some(at) = self.ram(address)
            && let Some(byte) = self.sram.get_mut(at)
        {
            *byte = value as u8;
            return Ok(());
        }
        self.store_elsewhere(address, Width::Byte, value)
    }

    /// Everything but SRAM and readable flash.
    #[cold]
    fn load_elsewhere(&mut self, address: u32, width: Width) -> Result<u32, Trap> {
        if !is_aligned(address, width) {
            return self.fault(address);
        }
        match address {
            0..rom::SIZE => Ok(lanes(&self.rom, address as usize, width)),
            // Aliases of the window that differ in how they use the cache.
            XIP_BASE..0x1400_0000 => {
                let at = address & 0x00ff_ffff;
                if self.xip == 0 {
                    self.halt(Stop::FlashBusy(self.access(address, None)));
                    Err(Trap::Stop)
                } else if at < self.xip {
                    Ok(lanes(&self.flash.bytes, at as usize, width))
                } else {
                    self.fault(address)
                }
            }
            0x1400_0000..0x1500_0000
            | 0x1800_0000..0x1900_0000
            | 0x4000_0000..0x6000_0000
            | 0xd000_0000.. => {
                let word = self.read_register(address & !3)?;
                let word = word >> (8 * (address & 3));
                Ok(match width {
                    Width::Byte => word & 0xff,
                    Width::Half => word & 0xffff,
                    Width::Word => word,
                })
            }
            0x1500_0000..0x1600_0000 | 0x2100_0000..0x2200_0000 => {
                self.refuse(address, None); // the cache as memory, and SRAM without striping
                Err(Trap::Stop)
            }
            _ => self.fault(address),
        }
    }

    #[cold]
    fn store_elsewhere(&mut self, address: u32, width: Width, value: u32) -> Result<(), Trap> {
        if !is_aligned(address, width) {
            return self.fault(address);
        }
        match address {
            // Locks and dividers of SIO move nothing else, and are used all the time.
            0xd000_0060..0xd000_0180 if width == Width::Word => {
                match self.sio.write(address & 0xfff, value, self.core) {
                    Some(_) => Ok(()),
                    None => {
                        self.refuse(address, Some(value));
                        Err(Trap::Stop)
                    }
                }
            }
            0x1400_0000..0x1500_0000
            | 0x1800_0000..0x1900_0000
            | 0x4000_0000..0x6000_0000
            | 0xd000_0000.. => {
                // A narrow write appears on all lanes, and a register takes all of them.
                let value = match width {
                    Width::Byte => (value & 0xff) * 0x0101_0101,
                    Width::Half => (value & 0xffff) * 0x0001_0001,
                    Width::Word => value,
                };
                if width != Width::Word && address >> 28 == 0xe {
                    self.refuse(address, Some(value));
                    return Err(Trap::Stop);
                }
                self.write_register(address & !3, value)?;
                self.refresh_interrupts();
                if self.wake() < self.horizon {
                    self.attend();
                }
                Ok(())
            }
            0x1500_0000..0x1600_0000 | 0x2100_0000..0x2200_0000 => {
                self.refuse(address, Some(value));
                Err(Trap::Stop)
            }
            _ => self.fault(address),
        }
    }

    /// The DMA does not pass through a core's MPU.
    pub(crate) fn dma_load(&mut self, address: u32, width: Width) -> Result<u32, Trap> {
        let at = address.wrapping_sub(SRAM_BASE);
        if at < SRAM_SIZE && is_aligned(address, width) {
            return Ok(lanes(&self.sram, at as usize, width));
        }
        let guard = std::mem::take(&mut self.guard);
        let item = match width {
            Width::Byte => self.load8(address),
            Width::Half => self.load16(address),
            Width::Word => self.load32(address),
        };
        self.guard = guard;
        item
    }

    pub(crate) fn dma_store(&mut self, address: u32, width: Width, item: u32) -> Result<(), Trap> {
        // Nearly every item goes to an SPI. Its deadline is set when the channel pauses.
        if let Some(n) = [0x4003_c008, 0x4004_0008].iter().position(|&data| data == address)
            && self.spi[n].clocked()
        {
            self.spi[n].push(item, self.now);
            return Ok(());
        }
        // The interrupt lines are looked at once, when the DMA is done.
        if matches!(address >> 28, 4 | 5) && is_aligned(address, width) {
            let item = match width {
                Width::Byte => (item & 0xff) * 0x0101_0101,
                Width::Half => (item & 0xffff) * 0x0001_0001,
                Width::Word => item,
            };
            return self.write_register(address & !3, item);
        }
        let guard = std::mem::take(&mut self.guard);
        let done = match width {
            Width::Byte => self.store8(address, item),
            Width::Half => self.store16(address, item),
            Width::Word => self.store32(address, item),
        };
        self.guard = guard;
        done
    }
}

fn is_aligned(address: u32, width: Width) -> bool {
    match width {
        Width::Byte => true,
        Width::Half => address & 1 == 0,
        Width::Word => address & 3 == 0,
    }
}

/// A little-endian value; zero where the memory ends.
fn lanes(memory: &[u8], at: usize, width: Width) -> u32 {
    let byte = |i: usize| u32::from(memory.get(at + i).copied().unwrap_or(0));
    match width {
        Width::Byte => byte(0),
        Width::Half => byte(0) | byte(1) << 8,
        Width::Word => byte(0) | byte(1) << 8 | byte(2) << 16 | byte(3) << 24,
    }
}
