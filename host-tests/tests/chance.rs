//! The dealer's chance: a bad oscillator is noticed, and does not make deals that
//! can be foretold.

use std::collections::BTreeSet;

use agent_x::chance::{Chance, Health};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

/// An oscillator of which so many bits in a hundred are 1.
fn oscillator(seed: u64, ones: u32) -> impl FnMut() -> bool {
    let mut random = Pcg32::seed_from_u64(seed);
    move || random.next_u32() % 100 < ones
}

/// How many bits it takes to notice; nothing within a million.
fn noticed(mut bit: impl FnMut() -> bool) -> Option<u32> {
    let mut health = Health::new();
    (1..=1_000_000).find(|_| {
        health.take(bit());
        !health.is_good()
    })
}

fn draws(chance: &mut Chance) -> [u32; 8] {
    std::array::from_fn(|_| chance.next_u32())
}

#[test]
fn a_stuck_oscillator_is_noticed_at_once() {
    assert_eq!(noticed(|| false), Some(61));
    assert_eq!(noticed(|| true), Some(61));
    assert!(!Chance::new(|| false).is_healthy());
    assert!(!Chance::new(|| true).is_healthy());
}

#[test]
fn one_that_gets_stuck_later_is_noticed() {
    let mut chance = Chance::new(oscillator(1, 50));
    assert!(chance.is_healthy());
    chance.more(|| true);
    chance.more(|| true);
    assert!(!chance.is_healthy());
    chance.more(oscillator(2, 50));
    assert!(!chance.is_healthy(), "and not forgiven");
}

#[test]
fn a_biased_oscillator_is_noticed() {
    for ones in [5, 10, 15, 85, 90, 95] {
        for seed in 0..20 {
            let bits = noticed(oscillator(seed, ones));
            assert!(bits.is_some_and(|bits| bits <= 8 * 1024), "{ones} %: {bits:?}");
        }
    }
}

#[test]
fn a_good_oscillator_is_not_accused() {
    for (seed, ones) in [(1, 50), (2, 45), (3, 55), (4, 40), (5, 60)] {
        assert_eq!(noticed(oscillator(seed, ones)), None, "{ones} %");
    }
}

#[test]
fn two_power_ons_differ() {
    let drawn: BTreeSet<_> =
        (0..500).map(|seed| draws(&mut Chance::new(oscillator(seed, 50)))).collect();
    assert_eq!(drawn.len(), 500);
}

#[test]
fn with_a_stuck_oscillator_a_microsecond_of_one_press_changes_everything() {
    let drawn: BTreeSet<_> = (0..2000)
        .map(|moment| {
            let mut chance = Chance::new(|| false);
            for press in [800_000, 1_900_000 + moment, 2_500_000] {
                chance.moment(press);
                chance.more(|| false);
            }
            draws(&mut chance)
        })
        .collect();
    assert_eq!(drawn.len(), 2000);
}

#[test]
fn bad_bits_do_not_take_away_what_was_there() {
    let drawn: BTreeSet<_> = (0..500)
        .map(|seed| {
            let mut chance = Chance::new(oscillator(seed, 50));
            for _ in 0..10 {
                chance.more(|| true);
            }
            draws(&mut chance)
        })
        .collect();
    assert_eq!(drawn.len(), 500);
}

#[test]
fn every_number_comes_as_often_as_the_others() {
    let mut chance = Chance::new(oscillator(7, 50));
    let mut counts = [0_u32; 24];
    for moment in 0..24_000 {
        chance.moment(moment);
        let drawn = (u64::from(chance.next_u32()) * 24) >> 32;
        counts[drawn as usize] += 1;
    }
    for count in counts {
        assert!((850..1150).contains(&count), "{counts:?}");
    }
}
