//! Exceptions: priorities, nesting, tail-chaining, masks, levels that stay, the timer and SysTick.

mod common;

use common::*;

/// A handler that appends `mark` to the log at RESULT: the word there counts, the words after it hold
/// the marks. Uses r0 to r3, which the hardware saves.
fn log(p: &mut Program, mark: u8) {
    p.load(0, RESULT).ldr(1, 0, 0).add(1, 4).str(1, 0, 0);
    p.mov(2, mark).op(0x5042); // str r2, [r0, r1]
}

fn logged(chip: &rp2040::Chip) -> Vec<u32> {
    (1..=word(chip, RESULT) / 4).map(|i| word(chip, RESULT + 4 * i)).collect()
}

/// Priority of an interrupt among those of its word, 0 to 3.
fn priority(irq: u32, level: u32) -> (u32, u32) {
    (NVIC_PRIORITY + irq / 4 * 4, level << (8 * (irq % 4) + 6))
}

#[test]
fn higher_priority_interrupts_a_handler_lower_waits() {
    // Software interrupts 26 (low), 27 (high), 28 (lowest). 26 pends both others in its middle.
    let mut p = Program::new();
    p.handler(16 + 26);
    log(&mut p, 1);
    p.poke(NVIC_PEND, 1 << 27 | 1 << 28);
    log(&mut p, 2);
    p.ret();
    p.handler(16 + 27);
    log(&mut p, 3);
    p.ret();
    p.handler(16 + 28);
    log(&mut p, 4);
    p.ret();
    p.start().poke(RESULT, 0);
    p.poke(NVIC_PRIORITY + 24, (2 << 6) << 16 | (1 << 6) << 24);
    let (register, value) = priority(28, 3);
    p.poke(register, value).poke(NVIC_ENABLE, 7 << 26).poke(NVIC_PEND, 1 << 26);
    log(&mut p, 5);
    p.spin();
    let mut chip = p.chip();
    chip.run_for(2000).unwrap();
    assert_eq!(logged(&chip), [1, 3, 2, 4, 5]);
    assert_eq!(chip.core(0).register(13), STACK, "every frame was unstacked");
    // Two frames deep.
    assert_eq!(chip.core(0).deepest_stack(), STACK - 64);
}

#[test]
fn equal_priority_chains_without_unstacking() {
    let mut p = Program::new();
    for irq in [26, 27] {
        p.handler(16 + irq);
        log(&mut p, irq as u8);
        p.ret();
    }
    p.start().poke(RESULT, 0).poke(NVIC_ENABLE, 3 << 26).poke(NVIC_PEND, 3 << 26).spin();
    let mut chip = p.chip();
    chip.run_for(1).unwrap(); // out of the boot ROM
    // Step to the first handler, then over its return: into the second, in the cost of a tail-chain.
    while chip.core(0).exception() != 16 + 26 {
        chip.step(0).unwrap();
    }
    let sp = chip.core(0).register(13);
    let mut before = chip.cycle();
    while chip.core(0).exception() == 16 + 26 {
        before = chip.cycle();
        chip.step(0).unwrap();
    }
    assert_eq!(chip.core(0).exception(), 16 + 27);
    assert_eq!(chip.core(0).register(13), sp);
    assert_eq!(chip.cycle() - before, 6);
    chip.run_for(500).unwrap();
    assert_eq!(logged(&chip), [26, 27]);
    assert_eq!(chip.core(0).deepest_stack(), STACK - 32);
}

#[test]
fn a_masked_interrupt_waits_for_the_mask() {
    let mut p = Program::new();
    p.handler(16 + 26);
    log(&mut p, 1);
    p.ret();
    p.start().poke(RESULT, 0).op(0xb672); // cpsid i
    p.poke(NVIC_ENABLE, 1 << 26).poke(NVIC_PEND, 1 << 26);
    log(&mut p, 2);
    p.op(0xb662); // cpsie i
    log(&mut p, 3);
    p.spin();
    let mut chip = p.chip();
    chip.run_for(1000).unwrap();
    assert_eq!(logged(&chip), [2, 1, 3]);
}

#[test]
fn supervisor_and_pended_calls() {
    let mut p = Program::new();
    p.handler(11);
    log(&mut p, 11);
    p.poke(0xe000_ed04, 1 << 28); // PendSV, of the same priority: after this one
    log(&mut p, 12);
    p.ret();
    p.handler(14);
    log(&mut p, 14);
    p.ret();
    p.start().poke(RESULT, 0).op(0xdf00); // svc 0
    log(&mut p, 1);
    p.spin();
    let mut chip = p.chip();
    chip.run_for(1000).unwrap();
    assert_eq!(logged(&chip), [11, 12, 14, 1]);
}

#[test]
fn a_level_that_stays_comes_again() {
    // Pin 5 low: its level interrupt is taken until the handler disables it, the third time.
    let mut p = Program::new();
    p.handler(16 + 13);
    log(&mut p, 1);
    p.load(0, RESULT).ldr(1, 0, 0).cmp(1, 12);
    let over = p.here() + 2 + 6;
    p.bne(over);
    p.load(0, 0x4001_4100).mov(1, 0).str(1, 0, 0);
    assert_eq!(p.here(), over);
    p.ret();
    p.start().poke(RESULT, 0).poke(RESETS_CLEAR, 1 << 5 | 1 << 8);
    p.poke(0x4001_4100, 1 << 20).poke(NVIC_ENABLE, 1 << 13).spin();
    let mut chip = p.chip();
    chip.run_for(2000).unwrap();
    assert_eq!(logged(&chip), [1, 1, 1]);
}

#[test]
fn an_edge_from_outside_interrupts_once() {
    let mut p = Program::new();
    p.handler(16 + 13);
    log(&mut p, 9);
    p.poke(0x4001_40f0, 0xf << 20); // acknowledge pin 5
    p.ret();
    p.start().poke(RESULT, 0).poke(RESETS_CLEAR, 1 << 5 | 1 << 8);
    p.poke(0x4001_c018, 0x4a); // pull-up
    p.poke(0x4001_40f0, 0xf << 20).poke(0x4001_4100, 4 << 20).poke(NVIC_ENABLE, 1 << 13);
    let wait = p.here();
    p.wfe().b(wait).pool();
    let mut chip = p.chip();
    chip.run_for(1000).unwrap();
    assert_eq!((logged(&chip).len(), chip.pin(5)), (0, Some(true)));
    chip.press(5, rp2040::Drive::Low);
    chip.run_for(1000).unwrap();
    chip.press(5, rp2040::Drive::Float);
    chip.run_for(1000).unwrap();
    assert_eq!(logged(&chip), [9]);
}

#[test]
fn four_alarms_at_their_microsecond() {
    let mut p = Program::new();
    for n in 0..4 {
        p.handler(16 + n);
        log(&mut p, n as u8 + 1);
        p.poke(TIMER + 0x34, 1 << n);
        p.copy(TIMER + 0x28, RESULT + 0x40 + 4 * n as u32);
        p.ret();
    }
    p.start().poke(RESULT, 0).poke(WATCHDOG + 0x2c, 0x200 | 6);
    p.poke(TIMER + 0x38, 15).poke(NVIC_ENABLE, 15);
    for (n, at) in [(0, 400), (1, 100), (2, 300), (3, 200)] {
        p.poke(TIMER + 0x10 + 4 * n, at);
    }
    let wait = p.here();
    p.wfi().b(wait).pool();
    let mut chip = p.chip();
    chip.run_for(6 * 500).unwrap();
    assert_eq!(logged(&chip), [2, 4, 3, 1]);
    for (n, at) in [(0, 400), (1, 100), (2, 300), (3, 200)] {
        let late = word(&chip, RESULT + 0x40 + 4 * n) - at;
        assert!(late <= 8, "alarm {n} was {late} us late");
    }
}

#[test]
fn systick_interrupts_at_its_period() {
    let mut p = Program::new();
    p.handler(15);
    log(&mut p, 15);
    p.ret();
    p.start().poke(RESULT, 0).poke(0xe000_e014, 999).poke(0xe000_e018, 0).poke(0xe000_e010, 7);
    let wait = p.here();
    p.wfe().b(wait).pool();
    let mut chip = p.chip();
    chip.run_for(5500).unwrap();
    assert_eq!(logged(&chip).len(), 5);
}
