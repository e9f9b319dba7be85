//! Plays random games and counts decisions, for an emulator to look at.

#![no_std]
#![no_main]

use core::sync::atomic::{AtomicU32, Ordering};

use agent_x::cards::{Card, Group, Objective, Side};
use agent_x::rules::{Decision, Edition, Game, Opening, Question};
use cortex_m_rt::entry;
use panic_halt as _;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// How many games are played.
const GAMES: u32 = 20;

/// How many decisions were taken so far.
#[unsafe(no_mangle)]
static DECISIONS: AtomicU32 = AtomicU32::new(0);

/// Whether all games are over.
#[unsafe(no_mangle)]
static DONE: AtomicU32 = AtomicU32::new(0);

fn below(random: &mut Xoshiro128PlusPlus, limit: u8) -> u8 {
    ((random.next_u32() >> 16) * u32::from(limit) >> 16) as u8
}

fn deck<T: Card, const N: usize>(random: &mut Xoshiro128PlusPlus, mut cards: [T; N]) -> [T; N] {
    for last in (1..N).rev() {
        let other = below(random, last as u8 + 1);
        cards.swap(last, other.into());
    }
    cards
}

fn groups(random: &mut Xoshiro128PlusPlus) -> [Group; Group::COUNT] {
    deck(random, core::array::from_fn(|place| Group::ALL[place]))
}

fn play(random: &mut Xoshiro128PlusPlus) -> Option<()> {
    let objectives =
        deck(random, core::array::from_fn::<_, { Objective::COUNT }, _>(|at| Objective::ALL[at]));
    let opening = Opening {
        edition: Edition::English,
        objectives,
        groups: groups(random),
        balance: Side::Cia,
    };
    let mut game = Game::new(&opening).ok()?;
    loop {
        let decision = match game.question() {
            Question::Deal => Decision::Deal(groups(random)),
            _ => {
                let legal = game.legal();
                legal.get(below(random, legal.len()))?
            }
        };
        game.apply(&decision).ok()?;
        // There is one core, and nothing interrupts it.
        DECISIONS.store(DECISIONS.load(Ordering::Relaxed) + 1, Ordering::Relaxed);
    }
}

#[entry]
fn main() -> ! {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1947);
    for _ in 0..GAMES {
        play(&mut random);
    }
    DONE.store(1, Ordering::Relaxed);
    loop {
        cortex_m::asm::wfe();
    }
}
