//! CRC-32 as in Ethernet, zip and PNG (polynomial 04C11DB7, reflected).

/// The CRC of some bytes and these after them; begins with 0.
pub(crate) fn crc(before: u32, bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!before, |crc, byte| nibble(nibble(crc ^ u32::from(*byte))))
}

/// Four bits on. Sixteen words make it several times faster than bit by bit.
fn nibble(crc: u32) -> u32 {
    (crc >> 4) ^ TABLE.get((crc & 15) as usize).copied().unwrap_or_default()
}

#[rustfmt::skip]
const TABLE: [u32; 16] = [
    four(0), four(1), four(2), four(3), four(4), four(5), four(6), four(7),
    four(8), four(9), four(10), four(11), four(12), four(13), four(14), four(15),
];

const fn four(crc: u32) -> u32 {
    one(one(one(one(crc))))
}

const fn one(crc: u32) -> u32 {
    (crc >> 1) ^ ((crc & 1) * 0xEDB8_8320)
}
