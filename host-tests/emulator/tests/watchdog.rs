//! The watchdog and the other resets: what they reset, and what survives.

mod common;

use common::*;
use rp2040::ResetCause;

/// Everything but the oscillators is reset by the watchdog.
const WDSEL: u32 = 0x1_fffc;

#[test]
fn the_watchdog_bites_unless_it_is_fed() {
    // Counts its boots in scratch 0 and keeps REASON and a word of RAM; feeds for a while, then hangs.
    let mut p = Program::new();
    p.start().copy(WATCHDOG + 8, RESULT);
    p.load(0, WATCHDOG).ldr(1, 0, 0xc).add(1, 1).str(1, 0, 0xc);
    p.poke(WATCHDOG + 0x2c, 0x200 | 6).poke(PSM + 8, WDSEL);
    p.poke(WATCHDOG + 4, 2 * 1000).poke(WATCHDOG, 1 << 30).load(2, 1000).pool_here();
    let feeding = p.here();
    p.poke(WATCHDOG + 4, 2 * 1000).sub(2, 1).bne(feeding).spin();
    let mut chip = p.chip();
    chip.write_ram(RESULT + 8, &[1, 2, 3, 4]);
    // Feeding takes 9 cycles a round: 9000 cycles, then 1000 us of grace.
    chip.run_for(14_900).unwrap();
    assert!(chip.resets().is_empty());
    assert_eq!(word(&chip, RESULT), 0, "power-on has no reason");
    chip.run_for(2000).unwrap();
    let [reset] = chip.resets() else { panic!("{:?}", chip.resets()) };
    assert_eq!(reset.cause, ResetCause::WatchdogTimeout);
    assert!((15_000..15_200).contains(&reset.cycle), "{}", reset.cycle);
    chip.run_for(1000).unwrap();
    assert_eq!(word(&chip, RESULT), 1, "the reason: timer");
    assert_eq!(chip.read(WATCHDOG + 0xc).unwrap(), 2, "scratch survives");
    assert_eq!(chip.read_ram(RESULT + 8, 4), [1, 2, 3, 4], "so does RAM");
    chip.power_cycle();
    chip.run_for(200).unwrap();
    assert_eq!(chip.read(WATCHDOG + 0xc).unwrap(), 1, "but not without power");
    assert_ne!(chip.read_ram(RESULT + 8, 4), [1, 2, 3, 4]);
}

#[test]
fn forced_and_software_resets() {
    let mut p = Program::new();
    p.start().load(0, WATCHDOG).ldr(2, 0, 8).cmp(2, 0);
    let first = p.here() + 4;
    p.beq(first);
    p.b(p.here()); // second boot: stay
    p.poke(PSM + 8, WDSEL).poke(WATCHDOG, 1 << 31).spin();
    let mut chip = p.chip();
    chip.run_for(500).unwrap();
    let causes: Vec<_> = chip.resets().iter().map(|r| r.cause).collect();
    assert_eq!(causes, [ResetCause::WatchdogForced]);
    assert_eq!(chip.read(WATCHDOG + 8).unwrap(), 2);

    // SYSRESETREQ resets the cores alone: a spinlock stays taken.
    let mut p = Program::new();
    p.start().copy(SIO + 0x100, RESULT).load(0, RESULT).ldr(2, 0, 0).cmp(2, 0);
    let taken = p.here() + 2 + 8;
    p.beq(taken);
    p.poke(0xe000_ed0c, 0x05fa_0004).nop();
    assert_eq!(p.here(), taken);
    p.spin();
    let mut chip = p.chip();
    chip.run_for(500).unwrap();
    let causes: Vec<_> = chip.resets().iter().map(|r| r.cause).collect();
    assert_eq!(causes, [ResetCause::Software]);
    assert_eq!(chip.read(SIO + 0x5c).unwrap(), 1);
}

#[test]
fn a_watchdog_that_resets_nothing_does_not_reset() {
    let mut p = Program::new();
    p.start()
        .poke(WATCHDOG + 0x2c, 0x200 | 6)
        .poke(WATCHDOG + 4, 200)
        .poke(WATCHDOG, 1 << 30)
        .spin();
    let mut chip = p.chip();
    chip.run_for(10_000).unwrap();
    assert!(chip.resets().is_empty());
}
