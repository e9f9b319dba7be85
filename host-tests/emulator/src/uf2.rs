//! UF2, the format in which an image is dropped onto the chip as a USB drive.

use crate::elf::LoadError;

const MAGIC: [u32; 3] = [0x0a32_4655, 0x9e5d_5157, 0x0ab1_6f30];
const RP2040: u32 = 0xe48b_ff56;

/// Address and bytes of each block for this chip; blocks for others are skipped, as the ROM does.
pub(crate) fn parse(file: &[u8]) -> Result<Vec<(u32, &[u8])>, LoadError> {
    let mut parts = Vec::new();
    for block in file.chunks_exact(512) {
        let word = |at: usize| {
            u32::from_le_bytes([block[at], block[at + 1], block[at + 2], block[at + 3]])
        };
        let (flags, address, size) = (word(8), word(12), word(16) as usize);
        let family = flags & 0x2000 == 0 || word(28) == RP2040;
        if [word(0), word(4), word(508)] == MAGIC && flags & 1 == 0 && family && size <= 476 {
            parts.push((address, &block[32..32 + size]));
        }
    }
    if parts.is_empty() {
        return Err(LoadError::Format("no UF2 block for an RP2040"));
    }
    Ok(parts)
}
