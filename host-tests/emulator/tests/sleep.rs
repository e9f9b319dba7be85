//! Sleep: what wakes a core, how long it slept, and that idle time costs nothing.

mod common;

use common::*;

#[test]
fn sleep_is_counted_and_skipped() {
    // Wakes by an alarm each millisecond.
    let mut p = Program::new();
    p.handler(16).poke(TIMER + 0x34, 1).load(0, TIMER).ldr(1, 0, 0x28);
    p.load(2, 1000).op(0x1889).str(1, 0, 0x10); // adds r1, r1, r2
    p.load(0, RESULT).ldr(1, 0, 0).add(1, 1).str(1, 0, 0);
    p.ret();
    p.start().poke(RESULT, 0).poke(WATCHDOG + 0x2c, 0x200 | 6).poke(TIMER + 0x38, 1);
    p.poke(NVIC_ENABLE, 1).poke(TIMER + 0x10, 1000);
    let wait = p.here();
    p.wfe().b(wait).pool();
    let mut chip = p.chip();
    let second = 6_000_000;
    chip.run_for(60 * second).unwrap();
    let woken = u64::from(word(&chip, RESULT));
    assert!((59_000..=60_000).contains(&woken), "{woken}");
    let asleep = chip.cycles_asleep(0);
    let awake = 60 * second - asleep;
    assert!((40..120).contains(&(awake / woken)), "{} cycles awake each time", awake / woken);
    assert!(chip.core(0).instructions() < woken * 40);
    assert!(chip.core(0).is_asleep());
}

#[test]
fn an_event_is_not_lost_between_look_and_sleep() {
    let mut p = Program::new();
    p.start().sev().wfe().poke(RESULT, 1).wfe().wfe().poke(RESULT, 2).spin();
    let mut chip = p.chip();
    chip.run_for(1000).unwrap();
    assert_eq!(word(&chip, RESULT), 1, "the first WFE found an event, the second slept");
    assert!(chip.core(0).is_asleep());
}

#[test]
fn wfi_wakes_for_a_masked_interrupt() {
    let mut p = Program::new();
    p.start().op(0xb672).poke(WATCHDOG + 0x2c, 0x200 | 6).poke(TIMER + 0x38, 1);
    p.poke(NVIC_ENABLE, 1)
        .poke(TIMER + 0x10, 50)
        .wfi()
        .poke(RESULT, 7)
        .wfe()
        .poke(RESULT, 8)
        .spin();
    let mut chip = p.chip();
    chip.run_for(1000).unwrap();
    assert_eq!(word(&chip, RESULT), 7, "WFE does not");
}
