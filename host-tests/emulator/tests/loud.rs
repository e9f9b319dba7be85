//! What is not modelled, and what goes wrong, is said.

mod common;

use common::*;
use rp2040::Stop;

#[test]
fn an_unknown_register_names_itself_and_its_culprit() {
    let mut p = Program::new();
    p.start().nop().load(0, 0x4003_4000); // UART0
    let pc = p.here();
    p.ldr(1, 0, 0).spin();
    let mut chip = p.chip();
    match chip.run_for(1000).unwrap_err() {
        Stop::Unmodelled(access) => {
            assert_eq!((access.address, access.written), (0x4003_4000, None));
            assert_eq!((access.core, access.pc), (0, pc));
            assert!(access.cycle > 0 && access.cycle <= chip.cycle());
        }
        other => panic!("{other}"),
    }
}

#[test]
fn unknown_offsets_and_values_of_known_blocks_too() {
    for (address, value) in [
        (0x4005_4044, 1),      // past the timer
        (0x4005_00a8, 1),      // PWM wrap interrupts
        (0x4003_c004, 4),      // SPI as a slave
        (0x5000_0434, 1),      // the DMA's sniffer
        (0x5020_0000, 1),      // PIO
        (0xd000_0080, 1),      // an interpolator
        (0xe000_ed10, 2),      // sleep on exit
        (0x4002_4008, 0x636f), // dormant crystal
        (0x2100_0000, 0),      // SRAM without striping
    ] {
        let mut chip = held_chip();
        match chip.write(address, value).unwrap_err() {
            Stop::Unmodelled(access) => {
                assert_eq!((access.address, access.written), (address, Some(value)));
            }
            other => panic!("{address:#x}: {other}"),
        }
        assert!(chip.write(RESULT, 1).is_ok(), "said once");
    }
}

#[test]
fn a_block_in_reset_does_not_answer() {
    let mut p = Program::new();
    p.start().poke(0x4003_c000, 7).spin();
    let stop = p.chip().run_for(1000).unwrap_err();
    assert!(matches!(stop, Stop::InReset(access) if access.address == 0x4003_c000), "{stop}");
}

#[test]
fn a_fault_is_taken_with_its_frame() {
    // The handler keeps the frame's address; the program reads from nowhere with known registers.
    let mut p = Program::new();
    p.handler(3).load(0, RESULT).op(0x4669).str(1, 0, 0).spin(); // mov r1, sp
    p.start().mov(0, 10).mov(1, 11).mov(3, 13).load(2, 0x3000_0000);
    let pc = p.here();
    p.op(0x6812).spin(); // ldr r2, [r2]
    let mut chip = p.chip();
    chip.run_for(1000).unwrap();
    let [fault] = chip.faults() else { panic!("{:?}", chip.faults()) };
    assert_eq!((fault.core, fault.pc, fault.address), (0, pc, Some(0x3000_0000)));
    assert_eq!(chip.core(0).exception(), 3);
    let frame = word(&chip, RESULT);
    assert_eq!(frame, STACK - 32);
    let stacked: Vec<u32> = (0..8).map(|i| word(&chip, frame + 4 * i)).collect();
    assert_eq!(stacked[..4], [10, 11, 0x3000_0000, 13]);
    assert_eq!((stacked[6], stacked[7] & 0x3f), (pc, 0));
}

#[test]
fn faults_of_every_kind() {
    let cases: [(&str, &[u16]); 7] = [
        ("unaligned word", &[0x2002, 0x6800]), // movs r0, #2; ldr r0, [r0]
        ("unaligned half", &[0x2001, 0x8800]), // movs r0, #1; ldrh r0, [r0]
        ("write to flash", &[0x2010, 0x0600, 0x6000]), // r0 = 0x1000_0000; str r0, [r0]
        ("undefined", &[0xde00]),
        ("breakpoint without a debugger", &[0xbe00]),
        ("no Thumb bit", &[0x2010, 0x0600, 0x4700]), // bx to an even address
        ("undefined wide", &[0xf7f0, 0xa000]),
    ];
    for (what, code) in cases {
        let mut p = Program::new();
        p.handler(3).spin();
        p.start();
        code.iter().for_each(|&op| {
            p.op(op);
        });
        p.spin();
        let mut chip = p.chip();
        chip.run_for(1000).unwrap();
        assert_eq!(chip.faults().len(), 1, "{what}");
        assert_eq!(chip.core(0).exception(), 3, "{what}");
    }
}

#[test]
fn a_stack_that_leaves_ram_locks_up() {
    // The stack is at the bottom of RAM: endless recursion leaves mapped memory.
    let mut p = Program::new();
    p.handler(3).spin();
    p.start();
    let here = p.here();
    p.op(0xb5ff).b(here); // push {r0-r7, lr}
    let mut chip = p.chip();
    let stop = chip.run_for(10_000).unwrap_err();
    assert!(matches!(stop, Stop::Lockup { core: 0, sp, .. } if sp >> 12 == 0x20000), "{stop}");
    assert_eq!(chip.faults().len(), 1);
    // Resumed, time passes and nothing happens.
    let instructions = chip.core(0).instructions();
    chip.run_for(10_000).unwrap();
    assert_eq!(chip.core(0).instructions(), instructions);
}

#[test]
fn a_stack_guard_faults() {
    // MPU region of 256 bytes at RESULT - 0x800, of which only the fourth eighth is forbidden.
    let guard = STACK - 0x800;
    let mut p = Program::new();
    p.handler(3).spin();
    p.start().poke(0xe000_ed94, 5).poke(0xe000_ed9c, guard | 1 << 4);
    p.poke(0xe000_eda0, 1 | 7 << 1 | (0xff ^ 1 << 3) << 8 | 1 << 28);
    p.poke(guard + 0x5c, 1).poke(guard + 0x80, 1);
    p.poke(guard + 0x60, 1).spin();
    let mut chip = p.chip();
    chip.run_for(1000).unwrap();
    let [fault] = chip.faults() else { panic!("{:?}", chip.faults()) };
    assert_eq!(fault.address, Some(guard + 0x60));
}

#[test]
fn a_fault_in_the_fault_handler_locks_up() {
    let mut p = Program::new();
    p.handler(3).op(0xde00);
    p.start().op(0xde00);
    let stop = p.chip().run_for(1000).unwrap_err();
    assert!(matches!(stop, Stop::Lockup { core: 0, .. }), "{stop}");
}

#[test]
fn a_dead_clock_is_said() {
    let mut chip = held_chip();
    let stop = chip.write(0x4000_803c, 1).unwrap_err(); // clk_sys from a PLL that is off
    assert!(matches!(stop, Stop::DeadClock { .. }), "{stop}");
}

#[test]
fn an_empty_flash_waits_for_usb() {
    let mut chip = rp2040::Chip::new(rp2040::Config::default());
    assert!(matches!(chip.run_for(10), Err(Stop::UsbBoot { .. })));
    // A damaged boot loader is as good as none.
    let mut p = Program::new();
    p.start().spin();
    let mut chip = p.chip();
    chip.flash_mut()[17] ^= 1;
    assert!(matches!(chip.run_for(10), Err(Stop::UsbBoot { .. })));
}

#[test]
fn rom_functions_that_are_not_there() {
    let mut p = Program::new();
    p.start().rom(b"SF", &[]).spin();
    let stop = p.chip().run_for(1000).unwrap_err();
    assert!(matches!(stop, Stop::RomCall { code: [b'S', b'F'], .. }), "{stop}");
}
