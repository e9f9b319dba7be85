//! The save area of the handheld, byte by byte, in the memory of the page.

use core::convert::Infallible;

use embedded_storage::nor_flash::{
    ErrorType, MultiwriteNorFlash, NorFlash, NorFlashError, NorFlashErrorKind, ReadNorFlash,
};

/// As large as on the handheld.
pub(crate) const SIZE: usize = 64 * 1024;
const SECTOR: usize = 4096;

/// A flash that never fails. Whoever asks for what is not there reads and changes
/// nothing, as the store never does.
pub(crate) struct Saves {
    bytes: Vec<u8>,
    changed: bool,
}

/// What cannot happen.
#[derive(Debug)]
pub(crate) struct Never(Infallible);

impl NorFlashError for Never {
    fn kind(&self) -> NorFlashErrorKind {
        match self.0 {}
    }
}

impl Saves {
    /// What was kept, or a new flash as far as there is less.
    pub(crate) fn new(kept: &[u8]) -> Self {
        let mut bytes = kept.to_vec();
        bytes.resize(SIZE, 0xff);
        Self { bytes, changed: false }
    }

    /// All of it.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Whether anything was written since this was asked last.
    pub(crate) fn changed(&mut self) -> bool {
        core::mem::take(&mut self.changed)
    }
}

impl ErrorType for Saves {
    type Error = Never;
}

impl ReadNorFlash for Saves {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Never> {
        let there = self.bytes.iter().skip(offset as usize);
        bytes.iter_mut().zip(there).for_each(|(byte, there)| *byte = *there);
        Ok(())
    }

    fn capacity(&self) -> usize {
        SIZE
    }
}

impl NorFlash for Saves {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = SECTOR;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), Never> {
        self.changed = true;
        let erased = from as usize..to as usize;
        self.bytes.get_mut(erased).unwrap_or_default().fill(0xff);
        Ok(())
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Never> {
        self.changed = true;
        let there = self.bytes.iter_mut().skip(offset as usize);
        // Programming clears bits and sets none.
        bytes.iter().zip(there).for_each(|(byte, there)| *there &= byte);
        Ok(())
    }
}

impl MultiwriteNorFlash for Saves {}
