//! What is dropped on the chip is what was built, and it is the same everywhere.

use std::fs;
use std::path::Path;

use agent_x_host::firmware::{self, Elf};
use agent_x_host::uf2;

/// The flash of a chip onto which the file was dropped; 0xFF where nothing came.
/// Written from the description of the format, not from the packer.
fn drop_on_chip(file: &[u8]) -> Vec<u8> {
    let mut flash = vec![0xFF; 2 << 20];
    assert!(!file.is_empty() && file.len().is_multiple_of(512), "whole blocks");
    let blocks = file.len() / 512;
    for (number, block) in file.chunks(512).enumerate() {
        let word = |at: usize| u32::from_le_bytes(block[at..at + 4].try_into().expect("a word"));
        assert_eq!(word(0), 0x0A32_4655, "first magic of block {number}");
        assert_eq!(word(4), 0x9E5D_5157, "second magic of block {number}");
        assert_eq!(word(508), 0x0AB1_6F30, "last magic of block {number}");
        assert_eq!(word(8), 0x2000, "for flash, with a family");
        assert_eq!(word(28), 0xE48B_FF56, "for the RP2040");
        assert_eq!(word(16), 256, "one page");
        assert_eq!((word(20) as usize, word(24) as usize), (number, blocks), "in order");
        assert!(block[32 + 256..508].iter().all(|byte| *byte == 0), "nothing else");
        let address = word(12) as usize;
        assert!(address.is_multiple_of(256), "{address:#x} begins a page");
        let at = address.checked_sub(0x1000_0000).expect("in flash");
        let page = &mut flash[at..at + 256];
        assert!(page.iter().all(|byte| *byte == 0xFF), "{address:#x} comes once");
        page.copy_from_slice(&block[32..32 + 256]);
    }
    flash
}

/// Rust's own CRC is not in its library: the one of the chip's boot ROM, bit by bit.
fn boot_rom_crc(bytes: &[u8]) -> u32 {
    bytes.iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte) << 24, |crc, _| {
            if crc >> 31 == 1 { crc << 1 ^ 0x04C1_1DB7 } else { crc << 1 }
        })
    })
}

fn copy(from: &Path, to: &Path) {
    if from.is_dir() {
        fs::create_dir_all(to).expect("there is room");
        for entry in fs::read_dir(from).expect("it can be read") {
            let name = entry.expect("it can be read").file_name();
            copy(&from.join(&name), &to.join(&name));
        }
    } else {
        fs::copy(from, to).expect("there is room");
    }
}

fn built(board: &str) -> Elf {
    firmware::build(board).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn a_file_holds_the_segments_of_its_elf_and_a_boot_loader_takes_it() {
    for board in firmware::boards() {
        let segments = built(&board).segments().expect("an ELF");
        let flash = drop_on_chip(&uf2::pack(&segments));
        for segment in &segments {
            let at = (segment.address - 0x1000_0000) as usize;
            let there = &flash[at..at + segment.bytes.len()];
            assert!(there == segment.bytes, "{board}: what lies at {:#x}", segment.address);
        }
        let crc = boot_rom_crc(&flash[..252]).to_le_bytes();
        assert_eq!(crc, flash[252..256], "{board}: the boot ROM takes its second stage");
        let [stack, start] = [0x100, 0x104]
            .map(|at| u32::from_le_bytes(flash[at..at + 4].try_into().expect("a word")));
        assert!((0x2000_0000..0x2004_2000).contains(&stack), "{board}: stack {stack:#x}");
        assert!((0x1000_0100..0x101F_0000).contains(&start), "{board}: start {start:#x}");
    }
}

#[test]
fn no_image_tells_where_it_was_built() {
    let here = firmware::root().canonicalize().expect("the project is there");
    for board in firmware::boards() {
        for segment in built(&board).segments().expect("an ELF") {
            let text = String::from_utf8_lossy(&segment.bytes);
            assert!(
                !text.contains(here.to_str().expect("a name")),
                "{board}: the project's folder"
            );
            assert!(!text.contains("/.cargo/"), "{board}: the folder of crates");
        }
    }
}

#[test]
fn built_elsewhere_it_is_the_same() {
    let board = "pico-lcd-1in3";
    let elsewhere = Path::new(env!("CARGO_TARGET_TMPDIR")).join("elsewhere/with a longer name");
    let _ = fs::remove_dir_all(&elsewhere);
    fs::create_dir_all(&elsewhere).expect("there is room");
    for entry in ["Cargo.toml", "Cargo.lock", "build.rs", "memory.x", ".cargo", "src", "boards"] {
        copy(&firmware::root().join(entry), &elsewhere.join(entry));
    }
    let folder = elsewhere.join("target");
    let other = firmware::build_in(&elsewhere, &folder, board);
    let other = other.unwrap_or_else(|error| panic!("{error}")).segments().expect("an ELF");
    let here = built(board).segments().expect("an ELF");
    assert!(uf2::pack(&here) == uf2::pack(&other), "the same bytes");
}
