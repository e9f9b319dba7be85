//! Flash through the ROM: what erasing and programming do, how long they take, and what is left when
//! the power goes.

mod common;

use common::*;
use rp2040::{Chip, FlashAction, PowerCut, Stop};

const AT: u32 = 0x10_0000;
/// Cycles at 6 MHz.
const ERASE: u64 = 45_000 * 6;
const PROGRAM: u64 = 700 * 6;

/// A program that copies its work to RAM and does it there: nobody can run from flash that is being
/// written. The work reaches its literals relative to itself, so it can be moved. Interrupts are off.
fn in_ram(p: &mut Program, work: impl Fn(&mut Program)) {
    let from = p.here();
    work(p);
    p.spin();
    p.start().op(0xb672); // cpsid i
    p.load(0, from).load(1, 0x2000_8000).load(2, 0x400);
    let again = p.here();
    p.ldr(3, 0, 0).str(3, 1, 0).add(0, 4).add(1, 4).sub(2, 4).bne(again);
    p.load(0, 0x2000_8001).op(0x4700).pool(); // bx r0
}

/// Erases the sector at AT and programs its first page with the RAM at RESULT.
fn erase_and_program(p: &mut Program) {
    p.rom(b"IF", &[]).rom(b"EX", &[]);
    p.rom(b"RE", &[AT, 4096, 1 << 31, 0]).pool_here();
    p.rom(b"RP", &[AT, RESULT, 256]);
    p.rom(b"FC", &[]).rom(b"CX", &[]).pool_here();
    p.copy(0x1000_0000 + AT, RESULT + 0x400);
}

fn chip() -> Chip {
    let mut p = Program::new();
    in_ram(&mut p, erase_and_program);
    let mut chip = p.chip();
    let page: Vec<u8> = (0..=255).collect();
    chip.write_ram(RESULT, &page);
    chip.flash_mut()[AT as usize..][..8192].fill(0x5a);
    chip
}

#[test]
fn erasing_sets_programming_clears_and_both_take_their_time() {
    let mut chip = chip();
    chip.run_for(ERASE + PROGRAM + 10_000).unwrap();
    let flash = &chip.flash()[AT as usize..];
    assert_eq!(flash[..256], (0..=255).collect::<Vec<u8>>());
    assert!(flash[256..4096].iter().all(|&byte| byte == 0xff));
    assert!(flash[4096..8192].iter().all(|&byte| byte == 0x5a), "the next sector");
    assert_eq!(word(&chip, RESULT + 0x400), 0x0302_0100, "read back through XIP");
    let [erase, program] = chip.flash_operations() else { panic!() };
    assert_eq!((erase.action, erase.offset, erase.length), (FlashAction::Erase, AT, 4096));
    assert_eq!((erase.end - erase.start, program.end - program.start), (ERASE, PROGRAM));
    assert!(program.start >= erase.end);
}

#[test]
fn programming_twice_can_only_clear() {
    let mut p = Program::new();
    in_ram(&mut p, |p| {
        p.rom(b"EX", &[]);
        p.rom(b"RP", &[AT, RESULT, 256]).rom(b"RP", &[AT, RESULT + 256, 256]).rom(b"CX", &[]);
    });
    let mut chip = p.chip();
    chip.write_ram(RESULT, &[0xf0; 256]);
    chip.write_ram(RESULT + 256, &[0x3c; 256]);
    chip.run_for(3 * PROGRAM).unwrap();
    assert_eq!(chip.flash()[AT as usize..][..256], [0x30; 256]);
}

#[test]
fn a_cut_during_an_erase_leaves_bits_half_set() {
    let mut set = Vec::new();
    for part in [0, 256, 512, 768, 1024] {
        let mut chip = chip();
        chip.cut_power(PowerCut::InFlashOperation { after: 0, part });
        let stop = chip.run_for(2 * ERASE).unwrap_err();
        assert!(matches!(stop, Stop::PowerLost { .. }), "{stop}");
        assert_eq!(chip.run_for(1).unwrap_err(), stop, "off until it is switched on");
        let sector = &chip.flash()[AT as usize..][..4096];
        assert!(sector.iter().all(|byte| byte & 0x5a == 0x5a), "erasing never clears");
        set.push(sector.iter().map(|byte| (byte & !0x5a).count_ones()).sum::<u32>());
        assert!(chip.flash()[AT as usize + 4096..][..4096].iter().all(|&byte| byte == 0x5a));
    }
    assert_eq!((set[0], set[4]), (0, 4 * 4096));
    assert!(set.is_sorted() && set[1] > 2000 && set[3] < 14_000, "{set:?}");
}

#[test]
fn a_cut_during_a_program_leaves_bits_half_cleared() {
    let mut chip = chip();
    chip.cut_power(PowerCut::InFlashOperation { after: 1, part: 512 });
    assert!(matches!(chip.run_for(2 * ERASE), Err(Stop::PowerLost { .. })));
    let page = &chip.flash()[AT as usize..][..256];
    assert!(page.iter().enumerate().all(|(i, &byte)| byte & i as u8 == i as u8));
    let clear: u32 = page.iter().map(|byte| byte.count_zeros()).sum();
    assert!((300..700).contains(&clear), "{clear} of 1024");
}

#[test]
fn a_cut_at_any_cycle_and_the_next_boot_finishes_the_job() {
    let mut late = chip();
    late.run_for(20_000).unwrap();
    for cycle in [25_000, 100_000, ERASE + 5000, ERASE + 12_000] {
        let mut chip = late.clone();
        chip.cut_power(PowerCut::AtCycle(cycle));
        match chip.run_for(2 * ERASE) {
            Err(Stop::PowerLost { cycle: at }) => assert_eq!(at, cycle),
            other => panic!("{other:?}"),
        }
        assert!(chip.cycle() - cycle < 4, "no further than the instruction under way");
        chip.power_cycle();
        chip.write_ram(RESULT, &[0; 256]);
        chip.run_for(2 * ERASE).unwrap();
        assert_eq!(chip.flash()[AT as usize..][..256], [0; 256]);
        assert_eq!(chip.resets().len(), 1);
    }
}

#[test]
fn running_from_flash_while_it_is_written_is_caught() {
    let mut p = Program::new();
    p.start().op(0xb672).rom(b"RE", &[AT, 4096, 1 << 31, 0]);
    let back = p.here();
    p.spin();
    // The ROM waits for the end, so this alone is harmless; without XIP there is nothing to return to.
    p.chip().run_for(2 * ERASE).unwrap();
    let mut p = Program::new();
    p.start().op(0xb672).rom(b"EX", &[]);
    p.spin();
    match p.chip().run_for(2 * ERASE).unwrap_err() {
        Stop::FlashBusy(access) => assert!(access.address < back, "{access}"),
        other => panic!("{other}"),
    }
}

#[test]
fn an_interrupt_during_an_erase_is_caught() {
    let mut p = Program::new();
    p.handler(15).ret();
    p.start().poke(0xe000_e014, 50_000).poke(0xe000_e018, 0).poke(0xe000_e010, 7);
    p.rom(b"RE", &[AT, 4096, 1 << 31, 0]).spin();
    let stop = p.chip().run_for(2 * ERASE).unwrap_err();
    assert!(matches!(stop, Stop::InterruptDuringFlash { core: 0, .. }), "{stop}");
}

#[test]
fn odd_ranges_are_refused() {
    for (offset, length) in [(AT + 256, 4096), (AT, 100), (0x1f_f000, 8192)] {
        let mut p = Program::new();
        p.start().op(0xb672).rom(b"RE", &[offset, length, 1 << 31, 0]).spin();
        let stop = p.chip().run_for(1000).unwrap_err();
        assert!(matches!(stop, Stop::FlashRange { .. }), "{stop}");
    }
}

#[test]
fn a_reset_during_an_erase_lets_the_flash_end_its_sector() {
    let mut p = Program::new();
    in_ram(&mut p, |p| {
        p.poke(WATCHDOG + 0x2c, 0x200 | 6).poke(PSM + 8, 0x1_fffc);
        p.poke(WATCHDOG + 4, 2 * 60_000).poke(WATCHDOG, 1 << 30);
        p.rom(b"EX", &[]).rom(b"RE", &[AT, 3 * 4096, 1 << 31, 0]);
    });
    let mut chip = p.chip();
    chip.flash_mut()[AT as usize..][..3 * 4096].fill(0);
    chip.run_until(4 * ERASE, |chip| !chip.resets().is_empty()).unwrap();
    let sectors = chip.flash()[AT as usize..][..3 * 4096].chunks(4096);
    let erased: Vec<bool> = sectors.map(|s| s.iter().all(|&byte| byte == 0xff)).collect();
    assert_eq!(erased, [true, true, false]);
    assert_eq!(chip.flash_operations().len(), 2);
    chip.run_for(1000).unwrap();
}
