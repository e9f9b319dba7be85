//! A dealer with a seed: the same seed gives the same games on every machine.

use agent_x::cards::{Card, Group, Objective, Side};
use agent_x::rules::{Decision, Edition, Game, Opening, Question};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

/// Shuffles, and plays at random.
pub struct Dealer {
    random: Pcg32,
}

impl Dealer {
    /// A dealer whose every choice follows from the seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { random: Pcg32::seed_from_u64(seed) }
    }

    /// A number below `limit`.
    #[inline]
    pub fn below(&mut self, limit: u8) -> u8 {
        ((u64::from(self.random.next_u32()) * u64::from(limit)) >> 32) as u8
    }

    /// Puts cards into a random order.
    #[inline]
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            let other = self.below(last as u8 + 1);
            cards.swap(last, usize::from(other));
        }
    }

    /// All cards of a kind in a random order.
    #[inline]
    pub fn deck<T: Card, const N: usize>(&mut self) -> [T; N] {
        let mut deck = std::array::from_fn(|place| T::ALL[place]);
        self.shuffle(&mut deck);
        deck
    }

    /// A random beginning of a game.
    pub fn opening(&mut self, edition: Edition) -> Opening {
        Opening {
            edition,
            objectives: self.deck::<Objective, { Objective::COUNT }>(),
            groups: self.deck::<Group, { Group::COUNT }>(),
            balance: if self.below(2) == 0 { Side::Cia } else { Side::Kgb },
        }
    }

    /// A new game from a random beginning.
    pub fn game(&mut self, edition: Edition) -> Game {
        Game::new(&self.opening(edition)).expect("a shuffled deck has every card once")
    }

    /// One of the legal decisions, each as likely as the others; none when the
    /// game is over.
    #[inline]
    pub fn decide(&mut self, game: &Game) -> Option<Decision> {
        if game.question() == Question::Deal {
            return Some(Decision::Deal(self.deck()));
        }
        let legal = game.legal();
        legal.get(self.below(legal.len()))
    }
}
