//! The save area: slots of four sectors, addressed by slot and place within it.

use core::ops::Range;

use embedded_storage::nor_flash::{MultiwriteNorFlash, ReadNorFlash};

use super::record::{Form, HEAD, Head, LONGEST, Record};

/// What one erase clears.
pub(super) const SECTOR: u32 = 4096;
/// The most that is programmed at once.
pub(super) const PAGE: usize = 256;
/// What one game has to itself; the longest fits.
pub const SLOT: u32 = 4 * SECTOR;
/// The game in progress, the last one, and where the next one goes.
const FEWEST: u32 = 3;

#[derive(Clone)]
pub(super) struct Area<F> {
    pub(super) flash: F,
    begin: u32,
    pub(super) slots: u32,
}

impl<F: ReadNorFlash> Area<F> {
    /// Nothing unless the range consists of whole slots of the flash, of which
    /// there are enough.
    pub(super) fn new(flash: F, range: &Range<u32>) -> Option<Self> {
        let area = Self::any(flash, range)?;
        (area.slots >= FEWEST).then_some(area)
    }

    /// However few slots there are.
    pub(super) fn any(flash: F, range: &Range<u32>) -> Option<Self> {
        let size = range.end.checked_sub(range.start)?;
        let whole = range.start.is_multiple_of(SECTOR) && size.is_multiple_of(SLOT);
        let there = range.end as usize <= flash.capacity();
        (whole && there).then_some(Self { flash, begin: range.start, slots: size / SLOT })
    }

    fn address(&self, slot: u32, at: u32) -> u32 {
        self.begin + slot * SLOT + at
    }

    /// Reads as much as the slot has; the rest stays as it is.
    pub(super) fn read(&mut self, slot: u32, at: u32, bytes: &mut [u8]) -> Result<(), F::Error> {
        let there = SLOT.saturating_sub(at) as usize;
        let length = bytes.len().min(there);
        let address = self.address(slot, at);
        match bytes.get_mut(..length) {
            Some(bytes) if length > 0 => self.flash.read(address, bytes),
            _ => Ok(()),
        }
    }

    pub(super) fn head(&mut self, slot: u32) -> Result<Option<Head>, F::Error> {
        let mut bytes = [0; HEAD as usize];
        self.read(slot, 0, &mut bytes)?;
        Ok(Head::from_bytes(bytes))
    }

    /// The record at this place: what it says, its form, and the CRC after it.
    pub(super) fn record(
        &mut self,
        slot: u32,
        at: u32,
        chain: u32,
    ) -> Result<Option<(Record, Form, u32)>, F::Error> {
        let mut bytes = [0xff; LONGEST];
        self.read(slot, at, &mut bytes)?;
        Ok(Record::read(&bytes, chain).and_then(|(record, length, chain)| {
            Some((record, Form::from_slice(bytes.get(..length)?).ok()?, chain))
        }))
    }

    /// The first place from here on where the byte is none of these.
    pub(super) fn skip(&mut self, slot: u32, from: u32, byte: u8) -> Result<u32, F::Error> {
        let mut at = from;
        while at < SLOT {
            let mut bytes = [!byte; 64];
            self.read(slot, at, &mut bytes)?;
            let run = bytes.iter().take_while(|read| **read == byte).count();
            at += run as u32;
            if run < bytes.len() {
                break;
            }
        }
        Ok(at)
    }
}

impl<F: MultiwriteNorFlash> Area<F> {
    /// Programs bytes and says whether they are there.
    pub(super) fn program(&mut self, slot: u32, at: u32, bytes: &[u8]) -> Result<bool, F::Error> {
        self.flash.write(self.address(slot, at), bytes)?;
        let mut there = [0; 64];
        for (number, part) in bytes.chunks(there.len()).enumerate() {
            let read = there.get_mut(..part.len()).unwrap_or_default();
            self.read(slot, at + (number * 64) as u32, read)?;
            if read != part {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Clears every bit from one place to another.
    pub(super) fn blot(&mut self, slot: u32, from: u32, to: u32) -> Result<bool, F::Error> {
        let mut good = true;
        let mut at = from;
        while at < to {
            let length = (to - at).min(64);
            let zeros = [0; 64];
            good &= self.program(slot, at, zeros.get(..length as usize).unwrap_or_default())?;
            at += length;
        }
        Ok(good)
    }

    /// Erases the sector that begins here.
    pub(super) fn erase(&mut self, slot: u32, at: u32) -> Result<(), F::Error> {
        let address = self.address(slot, at);
        self.flash.erase(address, address + SECTOR)
    }
}
