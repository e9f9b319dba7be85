//! Two cores: the launch, the FIFOs, the spinlocks, the divider.

mod common;

use common::*;

#[test]
fn core_1_starts_by_handshake_and_answers() {
    let mut p = Program::new();
    // Core 1: who am I, then echo everything that comes plus one.
    let entry = p.here();
    p.copy(SIO, RESULT + 4).load(0, SIO);
    let wait = p.here();
    p.ldr(1, 0, 0x50).mov(2, 1).op(0x4011); // ands r1, r2
    let take = p.here() + 6;
    p.bne(take).wfe().b(wait);
    p.ldr(1, 0, 0x58).add(1, 1).str(1, 0, 0x54).sev().b(wait).pool();
    // Core 0: the six words, each echoed, then two of its own.
    p.start().load(0, SIO);
    for value in [0, 0, 1, 0x1000_0100, 0x2001_0000, entry | 1, 41, 99] {
        p.load(1, value).str(1, 0, 0x54).sev();
        let poll = p.here();
        p.ldr(1, 0, 0x50).mov(2, 1).op(0x4011).beq(poll).ldr(1, 0, 0x58);
    }
    p.load(0, RESULT).str(1, 0, 0).spin();
    let mut chip = p.chip();
    chip.run_for(3000).unwrap();
    assert_eq!(word(&chip, RESULT), 100);
    assert_eq!(word(&chip, RESULT + 4), 1, "core 1 knows who it is");
    assert!(chip.core(1).is_asleep() && !chip.core(0).is_asleep());
    assert!(chip.cycles_asleep(1) > 1000);
}

#[test]
fn two_cores_take_turns_with_a_lock() {
    // Both add 1 to a word 500 times under spinlock 3; nothing is lost.
    let mut p = Program::new();
    let worker = p.here();
    p.load(7, 500).load(6, RESULT).load(5, SIO + 0x10c);
    let again = p.here();
    p.ldr(0, 5, 0).cmp(0, 0).beq(again);
    p.ldr(1, 6, 0).nop().nop().add(1, 1).str(1, 6, 0).str(1, 5, 0);
    p.sub(7, 1).bne(again).spin();
    p.start().poke(RESULT, 0).load(0, SIO);
    for value in [0, 0, 1, 0x1000_0100, 0x2001_0000, worker | 1] {
        p.load(1, value).str(1, 0, 0x54);
        let poll = p.here();
        p.ldr(1, 0, 0x50).mov(2, 1).op(0x4011).beq(poll).ldr(1, 0, 0x58);
    }
    p.load(0, worker | 1).op(0x4700).pool();
    let mut chip = p.chip();
    chip.run_for(60_000).unwrap();
    assert_eq!(word(&chip, RESULT), 1000);
}

#[test]
fn the_divider_divides() {
    let mut chip = held_chip();
    let cases: [(u32, u32, i32, i32, i32, i32); 4] = [
        (0x60, 0x64, 100, 7, 14, 2),
        (0x68, 0x6c, -100, 7, -14, -2),
        (0x68, 0x6c, -100, 0, 1, -100),
        (0x60, 0x64, 5, 0, -1, 5),
    ];
    for (dividend, divisor, n, d, quotient, remainder) in cases {
        chip.write(SIO + dividend, n as u32).unwrap();
        chip.write(SIO + divisor, d as u32).unwrap();
        assert_eq!(chip.read(SIO + 0x74).unwrap() as i32, remainder);
        assert_eq!(chip.read(SIO + 0x70).unwrap() as i32, quotient);
    }
}
