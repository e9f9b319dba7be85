//! The boot ROM without its code: the tables by which firmware finds its functions, at addresses that
//! trap, and the check of the second-stage boot loader.

/// ROM functions, by the two letters under which they are looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Call {
    Lookup,
    CountOnes,
    Reverse,
    LeadingZeros,
    TrailingZeros,
    Set,
    Copy,
    UsbBoot,
    Connect,
    ExitXip,
    Erase,
    Program,
    FlushCache,
    EnterXip,
}

const FUNCTIONS: [([u8; 2], Call); 16] = [
    ([0, 0], Call::Lookup),
    (*b"P3", Call::CountOnes),
    (*b"R3", Call::Reverse),
    (*b"L3", Call::LeadingZeros),
    (*b"T3", Call::TrailingZeros),
    (*b"MS", Call::Set),
    (*b"S4", Call::Set),
    (*b"MC", Call::Copy),
    (*b"C4", Call::Copy),
    (*b"UB", Call::UsbBoot),
    (*b"IF", Call::Connect),
    (*b"EX", Call::ExitXip),
    (*b"RE", Call::Erase),
    (*b"RP", Call::Program),
    (*b"FC", Call::FlushCache),
    (*b"CX", Call::EnterXip),
];

/// Size of the ROM.
pub(crate) const SIZE: u32 = 0x4000;
/// Where function 0 stands; each takes four bytes.
const CODE: u32 = 0x200;
const TABLE: u16 = 0x80;
const DATA_TABLE: u16 = 0xf0;

/// The bytes that firmware can read.
pub(crate) fn image() -> Box<[u8]> {
    let mut rom = vec![0; SIZE as usize];
    rom[0x10..0x14].copy_from_slice(&[b'M', b'u', 1, 3]);
    let pointers = [TABLE, DATA_TABLE, address(0) as u16];
    for (i, pointer) in pointers.into_iter().enumerate() {
        rom[0x14 + 2 * i..0x16 + 2 * i].copy_from_slice(&pointer.to_le_bytes());
    }
    for (i, (code, _)) in FUNCTIONS.iter().enumerate().skip(1) {
        let entry = usize::from(TABLE) + 4 * (i - 1);
        rom[entry..entry + 2].copy_from_slice(code);
        rom[entry + 2..entry + 4].copy_from_slice(&(address(i) as u16).to_le_bytes());
    }
    rom.into_boxed_slice()
}

fn address(function: usize) -> u32 {
    (CODE + 4 * function as u32) | 1
}

/// Which function a program counter has reached.
pub(crate) fn call_at(pc: u32) -> Option<Call> {
    let offset = pc.checked_sub(CODE)?;
    (offset % 4 == 0).then(|| FUNCTIONS.get(offset as usize / 4).map(|f| f.1))?
}

/// The address of a function; `None` if this ROM does not have it.
pub(crate) fn lookup(code: [u8; 2]) -> Option<u32> {
    let index = FUNCTIONS.iter().skip(1).position(|f| f.0 == code)?;
    Some(address(index + 1))
}

/// The checksum that the last four bytes of a second-stage boot loader must hold: CRC-32 of the first
/// 252 without reflection.
pub fn boot2_checksum(code: &[u8]) -> u32 {
    code.iter().fold(!0, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte) << 24, |crc: u32, _| match crc >> 31 {
            0 => crc << 1,
            _ => crc << 1 ^ 0x04c1_1db7,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_and_the_lookup_agree() {
        let rom = image();
        let half = |at: usize| u32::from(u16::from_le_bytes([rom[at], rom[at + 1]]));
        let mut entry = half(0x14) as usize;
        let mut found = 0;
        while half(entry) != 0 {
            let code = [rom[entry], rom[entry + 1]];
            assert_eq!(lookup(code), Some(half(entry + 2)));
            assert!(call_at(half(entry + 2) & !1).is_some());
            (entry, found) = (entry + 4, found + 1);
        }
        assert_eq!(found, FUNCTIONS.len() - 1);
        assert_eq!(lookup(*b"SF"), None);
    }
}
