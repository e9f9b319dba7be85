//! The flash of an RP2040 board as its data sheet allows it to be: power can go
//! at any byte that is programmed and in the middle of an erase, and what it was
//! about to change is then neither one thing nor the other.

use std::collections::BTreeMap;

use embedded_storage::nor_flash::{
    ErrorType, MultiwriteNorFlash, NorFlash, NorFlashError, NorFlashErrorKind, ReadNorFlash,
    check_erase, check_read, check_write,
};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

/// What one erase clears.
pub const SECTOR: usize = 4096;
/// What one program cycle reaches.
const PAGE: usize = 256;

/// A NOR flash with one-byte words, 256-byte pages and 4096-byte sectors.
#[derive(Clone)]
pub struct Flash {
    bytes: Vec<u8>,
    /// Bits that read differently every time, by address.
    shaky: BTreeMap<usize, u8>,
    random: Pcg32,
    /// So many bytes and erases more, and the power goes.
    left: Option<usize>,
    off: bool,
    /// Bytes programmed and erases begun.
    pub steps: usize,
    /// Program operations.
    pub programs: usize,
    /// Erases of each sector.
    pub erases: Vec<u32>,
    /// Sectors that no longer take what is programmed.
    pub worn: Vec<usize>,
}

/// Why nothing was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The power is gone.
    Off,
    /// The call was wrong.
    Call(NorFlashErrorKind),
}

impl NorFlashError for Trouble {
    fn kind(&self) -> NorFlashErrorKind {
        match self {
            Self::Off => NorFlashErrorKind::Other,
            Self::Call(kind) => *kind,
        }
    }
}

impl From<NorFlashErrorKind> for Trouble {
    fn from(kind: NorFlashErrorKind) -> Self {
        Self::Call(kind)
    }
}

impl Flash {
    /// A flash with these bytes in it; what power cuts leave behind follows from
    /// the seed.
    #[must_use]
    pub fn new(bytes: Vec<u8>, seed: u64) -> Self {
        let sectors = bytes.len() / SECTOR;
        Self {
            bytes,
            shaky: BTreeMap::new(),
            random: Pcg32::seed_from_u64(seed),
            left: None,
            off: false,
            steps: 0,
            programs: 0,
            erases: vec![0; sectors],
            worn: Vec::new(),
        }
    }

    /// A new chip of this size.
    #[must_use]
    pub fn blank(size: usize, seed: u64) -> Self {
        Self::new(vec![0xff; size], seed)
    }

    /// The power will go in the middle of the next byte or erase after so many.
    pub fn cut_after(&mut self, steps: usize) {
        self.left = Some(steps);
    }

    /// Another fate from here on, for a copy.
    pub fn reseed(&mut self, seed: u64) {
        self.random = Pcg32::seed_from_u64(seed);
    }

    /// The power is back, or will stay.
    pub fn power_on(&mut self) {
        (self.left, self.off) = (None, false);
    }

    /// Whether the power is gone.
    #[must_use]
    pub fn is_off(&self) -> bool {
        self.off
    }

    /// The bytes as they are, shaky bits at what they happen to be.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// All erases there were.
    #[must_use]
    pub fn erased(&self) -> u32 {
        self.erases.iter().sum()
    }

    fn powered(&self) -> Result<(), Trouble> {
        if self.off { Err(Trouble::Off) } else { Ok(()) }
    }

    /// Whether the power lasts for one more step.
    fn step(&mut self) -> bool {
        self.steps += 1;
        match &mut self.left {
            Some(0) => {
                self.off = true;
                false
            }
            Some(left) => {
                *left -= 1;
                true
            }
            None => true,
        }
    }

    fn byte(&mut self) -> u8 {
        self.random.next_u32() as u8
    }

    /// One bit in so many powers of two.
    fn few(&mut self, rarity: u32) -> u8 {
        (0..rarity).fold(0xff, |bits, _| bits & self.byte())
    }

    fn shake(&mut self, address: usize, bits: u8) {
        if bits != 0 {
            *self.shaky.entry(address).or_default() |= bits;
        }
    }

    fn program(&mut self, address: usize, byte: u8) {
        if self.worn.contains(&(address / SECTOR)) && address.is_multiple_of(3) {
            return;
        }
        self.bytes[address] &= byte;
        if let Some(bits) = self.shaky.get_mut(&address) {
            *bits &= byte;
        }
    }

    /// Of the bits to clear some are, some are not, and some cannot tell.
    fn half_program(&mut self, address: usize, byte: u8) {
        let (done, undecided) = (self.byte(), self.byte());
        let to_clear = self.bytes[address] & !byte;
        self.bytes[address] &= !(to_clear & done);
        self.shake(address, to_clear & undecided);
    }

    /// A sector is first cleared to zeros and then, all at once, set to ones; the
    /// power may go early, late or between.
    fn half_erase(&mut self, from: usize) {
        let style = self.random.next_u32() % 5;
        for address in from..from + SECTOR {
            let old = self.bytes[address];
            let (now, shaky) = match style {
                0 => (old, self.few(6)),
                1 => (old & self.byte(), self.few(3)),
                2 => (self.few(4), self.few(4)),
                3 => (self.byte(), self.byte()),
                _ => (!self.few(5), self.few(5)),
            };
            self.bytes[address] = now;
            self.shake(address, shaky);
        }
    }
}

impl ErrorType for Flash {
    type Error = Trouble;
}

impl ReadNorFlash for Flash {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Trouble> {
        self.powered()?;
        check_read(self, offset, bytes.len())?;
        let from = offset as usize;
        let range = from..from + bytes.len();
        bytes.copy_from_slice(&self.bytes[range.clone()]);
        for (address, bits) in self.shaky.range(range) {
            bytes[address - from] ^= bits & self.random.next_u32() as u8;
        }
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.bytes.len()
    }
}

impl NorFlash for Flash {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = SECTOR;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), Trouble> {
        self.powered()?;
        check_erase(self, from, to)?;
        for sector in (from as usize..to as usize).step_by(SECTOR) {
            self.erases[sector / SECTOR] += 1;
            if !self.step() {
                self.half_erase(sector);
                return Err(Trouble::Off);
            }
            self.bytes[sector..sector + SECTOR].fill(0xff);
            self.shaky.retain(|address, _| !(sector..sector + SECTOR).contains(address));
        }
        Ok(())
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Trouble> {
        self.powered()?;
        check_write(self, offset, bytes.len())?;
        self.programs += 1;
        for (place, byte) in bytes.iter().enumerate() {
            let address = offset as usize + place;
            if self.step() {
                self.program(address, *byte);
                continue;
            }
            self.half_program(address, *byte);
            // Some chips program a page byte after byte, some all at once.
            if self.random.next_u32().is_multiple_of(2) {
                for (more, byte) in bytes.iter().enumerate().skip(place + 1) {
                    let address = offset as usize + more;
                    if address / PAGE == (offset as usize + place) / PAGE {
                        self.half_program(address, *byte);
                    }
                }
            }
            return Err(Trouble::Off);
        }
        Ok(())
    }
}

impl MultiwriteNorFlash for Flash {}
