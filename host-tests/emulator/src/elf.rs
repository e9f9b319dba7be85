//! Just enough of ELF: what to put where in flash, and where symbols are.

use std::collections::HashMap;
use std::fmt;

/// Why an image cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// Not a 32-bit little-endian ELF for ARM, or a UF2 without blocks.
    Format(&'static str),
    /// A part lies outside the flash, at this address.
    OutsideFlash(u32),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Format(what) => f.write_str(what),
            Self::OutsideFlash(address) => write!(f, "{address:#010x} is not in flash"),
        }
    }
}

impl std::error::Error for LoadError {}

/// What an ELF file holds for us.
pub(crate) struct Elf<'a> {
    /// Physical address and bytes of each part that is loaded. The physical address is where the
    /// initial values of `.data` wait; the virtual one is where start-up code copies them.
    pub(crate) parts: Vec<(u32, &'a [u8])>,
    pub(crate) symbols: HashMap<String, u32>,
}

const TRUNCATED: LoadError = LoadError::Format("truncated ELF");

fn half(file: &[u8], at: usize) -> Result<usize, LoadError> {
    let bytes = file.get(at..at + 2).ok_or(TRUNCATED)?;
    Ok(u16::from_le_bytes([bytes[0], bytes[1]]).into())
}

fn word(file: &[u8], at: usize) -> Result<usize, LoadError> {
    let bytes = file.get(at..at + 4).ok_or(TRUNCATED)?;
    Ok(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]) as usize)
}

/// Reads an ELF file.
pub(crate) fn parse(file: &[u8]) -> Result<Elf<'_>, LoadError> {
    if file.get(..6) != Some(b"\x7fELF\x01\x01") || half(file, 18)? != 40 {
        return Err(LoadError::Format("not a 32-bit ELF for ARM"));
    }
    let mut parts = Vec::new();
    for i in 0..half(file, 44)? {
        let header = word(file, 28)? + i * half(file, 42)?;
        let (kind, offset) = (word(file, header)?, word(file, header + 4)?);
        let (physical, size) = (word(file, header + 12)?, word(file, header + 16)?);
        if kind == 1 && size > 0 {
            let bytes = file.get(offset..offset + size).ok_or(TRUNCATED)?;
            parts.push((physical as u32, bytes));
        }
    }
    let mut symbols = HashMap::new();
    let (table, size) = (word(file, 32)?, half(file, 46)?);
    for i in 0..half(file, 48)? {
        let section = table + i * size;
        if word(file, section + 4)? != 2 {
            continue;
        }
        let (start, length) = (word(file, section + 16)?, word(file, section + 20)?);
        let strings = word(file, table + word(file, section + 24)? * size + 16)?;
        for symbol in (start..start + length).step_by(16) {
            let name = file.get(strings + word(file, symbol)?..).ok_or(TRUNCATED)?;
            let end = name.iter().position(|&b| b == 0).unwrap_or(0);
            if end > 0 {
                let name = String::from_utf8_lossy(&name[..end]).into_owned();
                symbols.insert(name, word(file, symbol + 4)? as u32);
            }
        }
    }
    Ok(Elf { parts, symbols })
}
