//! Images: UF2 and ELF, symbols, and the log that firmware leaves in RAM.

mod common;

use common::*;
use rp2040::{Chip, Config, LoadError};

#[test]
fn an_image_arrives_as_uf2_too() {
    let mut p = Program::new();
    p.start().poke(RESULT, 0x1234).spin();
    let image = p.image();
    let blocks = image.len().div_ceil(256);
    let mut uf2 = Vec::new();
    for (i, part) in image.chunks(256).enumerate() {
        let header = [
            0x0a32_4655,
            0x9e5d_5157,
            0x2000,
            0x1000_0000 + 256 * i as u32,
            256,
            i as u32,
            blocks as u32,
            0xe48b_ff56,
        ];
        let mut block: Vec<u8> = header.iter().flat_map(|w: &u32| w.to_le_bytes()).collect();
        block.extend(part);
        block.resize(508, 0);
        block.extend(0x0ab1_6f30u32.to_le_bytes());
        uf2.extend(block);
    }
    let mut chip = Chip::new(Config::default());
    chip.load_uf2(&uf2).unwrap();
    chip.run_for(200).unwrap();
    assert_eq!(word(&chip, RESULT), 0x1234);
    assert!(matches!(chip.load_uf2(&uf2[..100]), Err(LoadError::Format(_))));
    uf2[12..16].copy_from_slice(&0x2000_0000u32.to_le_bytes());
    assert_eq!(chip.load_uf2(&uf2), Err(LoadError::OutsideFlash(0x2000_0000)));
}

#[test]
fn a_log_in_ram_is_read_as_a_probe_reads_it() {
    // An ELF file by hand: the image as one segment, and one symbol.
    let mut p = Program::new();
    p.start().spin();
    let image = p.image();
    let block = RESULT;
    let mut elf = vec![0; 52];
    elf[..6].copy_from_slice(b"\x7fELF\x01\x01");
    let names = b"\0_SEGGER_RTT\0";
    let (segment, symbols) = (52, 52 + 32);
    let strings = symbols + 32;
    let sections = strings + names.len();
    let data = sections + 3 * 40;
    let mut put = |at: usize, bytes: &[u8]| {
        elf.resize(elf.len().max(at + bytes.len()), 0);
        elf[at..at + bytes.len()].copy_from_slice(bytes);
    };
    let word = |value: usize| (value as u32).to_le_bytes();
    put(18, &40u16.to_le_bytes());
    put(28, &word(segment));
    put(32, &word(sections));
    put(42, &32u16.to_le_bytes());
    put(44, &1u16.to_le_bytes());
    put(46, &40u16.to_le_bytes());
    put(48, &3u16.to_le_bytes());
    for (i, value) in [1, data, 0x2000_0000, 0x1000_0000, image.len()].into_iter().enumerate() {
        put(segment + 4 * i, &word(value)); // its virtual address is elsewhere
    }
    put(symbols + 16, &word(1));
    put(symbols + 20, &word(block as usize));
    put(strings, names);
    for (section, fields) in [(1, [2, symbols, 32, 2]), (2, [3, strings, names.len(), 0])] {
        let at = sections + 40 * section;
        put(at + 4, &word(fields[0]));
        put(at + 16, &word(fields[1]));
        put(at + 20, &word(fields[2]));
        put(at + 24, &word(fields[3]));
    }
    put(data, &image);

    let mut chip = Chip::new(Config::default());
    chip.load_elf(&elf).unwrap();
    assert_eq!(chip.symbol("_SEGGER_RTT"), Some(block));
    chip.run_for(100).unwrap();
    assert!(chip.read_rtt().is_empty(), "not set up yet");
    chip.write_ram(block, b"SEGGER RTT");
    chip.write_ram(block + 0x100, b"wrap....tail");
    for (i, value) in [block + 0x100, 12, 4, 8].into_iter().enumerate() {
        chip.write_ram(block + 28 + 4 * i as u32, &value.to_le_bytes());
    }
    assert_eq!(chip.read_rtt(), b"tailwrap");
    assert!(chip.read_rtt().is_empty());
    assert!(matches!(chip.load_elf(b"nonsense"), Err(LoadError::Format(_))));
}
