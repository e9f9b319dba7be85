//! UF2: the form in which the chip's own boot loader takes an image that is
//! dropped on it. Blocks of 512 bytes, each with 256 bytes for one page of flash.

use crate::firmware::Segment;

/// Bytes of flash in one block.
const PAGE: usize = 256;
/// What tells the RP2040 that it is meant.
const RP2040: u32 = 0xE48B_FF56;
const MAGIC: [u32; 2] = [0x0A32_4655, 0x9E5D_5157];
const MAGIC_END: u32 = 0x0AB1_6F30;
/// The word for the size of the whole holds the family instead.
const HAS_FAMILY: u32 = 0x2000;

/// The image as UF2. What no segment fills of a page is zero.
#[must_use]
pub fn pack(segments: &[Segment]) -> Vec<u8> {
    let pages = pages(segments);
    let mut file = Vec::with_capacity(512 * pages.len());
    for (number, (address, page)) in (0_u32..).zip(&pages) {
        let [start, second] = MAGIC;
        let head =
            [start, second, HAS_FAMILY, *address, PAGE as u32, number, pages.len() as u32, RP2040];
        file.extend(head.into_iter().flat_map(u32::to_le_bytes));
        file.extend(page);
        file.resize(file.len() + 476 - PAGE, 0);
        file.extend(MAGIC_END.to_le_bytes());
    }
    file
}

/// Whole pages, in the order of addresses.
fn pages(segments: &[Segment]) -> Vec<(u32, [u8; PAGE])> {
    let mut pages: Vec<(u32, [u8; PAGE])> = Vec::new();
    for segment in segments {
        for (address, byte) in (segment.address..).zip(&segment.bytes) {
            let place = address as usize % PAGE;
            let start = address - place as u32;
            match pages.last_mut() {
                Some((last, page)) if *last == start => page[place] = *byte,
                _ => {
                    let mut page = [0; PAGE];
                    page[place] = *byte;
                    pages.push((start, page));
                }
            }
        }
    }
    pages
}
