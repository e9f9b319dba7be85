//! What a store is told to keep, and what it is expected to tell afterwards.

use agent_x::journal::{Found, Journal, Keep, PASTS, Past, Store};
use agent_x::rules::{Edition, Game};
use embedded_storage::nor_flash::MultiwriteNorFlash;

use crate::dealer::Dealer;

/// The model beside the store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Saved {
    /// The bytes of the game on the table.
    pub game: Vec<u8>,
    /// The settings, once there are any.
    pub settings: Option<[u8; 4]>,
    /// The games that were finished, the latest last.
    pub past: Vec<Past>,
    /// The bytes of the last of them.
    pub last: Vec<u8>,
    /// How the game on the table ended, once it has.
    pub over: Option<Past>,
}

impl Saved {
    /// As the store is told it.
    #[must_use]
    pub fn keep(&self) -> Keep<'_> {
        Keep { game: &self.game, settings: self.settings.unwrap_or_default(), past: self.over }
    }

    /// The game on the table is over.
    pub fn end(&mut self, past: Past) {
        self.over = Some(past);
        self.last = self.game.clone();
        self.past.push(past);
        if self.past.len() > PASTS {
            self.past.remove(0);
        }
    }

    /// What is left of it at the next power-on: a game that is over is not resumed.
    #[must_use]
    pub fn resumed(&self) -> Self {
        let mut resumed = Self { over: None, ..self.clone() };
        if self.over.is_some() {
            resumed.game.clear();
        }
        resumed
    }

    /// All that a store tells.
    ///
    /// # Panics
    /// It contradicts itself, or the flash fails.
    pub fn told_by<F: MultiwriteNorFlash>(store: &mut Store<F>, found: Found) -> Self {
        let mut read = |last| {
            let mut journal = Journal::default();
            let there = if last { store.last_game(&mut journal) } else { store.game(&mut journal) };
            assert!(matches!(there, Ok(there) if there != journal.bytes().is_empty()));
            journal.bytes().to_vec()
        };
        let (game, last) = (read(false), read(true));
        assert_eq!(found == Found::Game, !game.is_empty(), "{found:?}");
        let mut past: Vec<_> = store.past().copied().collect();
        past.reverse();
        Self { game, settings: store.settings(), past, last, over: None }
    }

    /// Plays a random game on this table, to its end or for so many decisions.
    /// `each` is told of everything that there is to keep.
    ///
    /// # Panics
    /// The rules refuse what they call legal.
    pub fn play(&mut self, dealer: &mut Dealer, decisions: usize, mut each: impl FnMut(&Self)) {
        let edition = Edition::ALL[usize::from(dealer.below(3))];
        let opening = dealer.opening(edition);
        let mut game = Game::new(&opening).expect("a shuffled deck has every card once");
        let mut journal = Journal::new(&opening);
        self.over = None;
        self.settings = self.settings.or(Some([0, 1, 4, 1]));
        self.game = journal.bytes().to_vec();
        each(self);
        for _ in 0..decisions {
            let Some(decision) = dealer.decide(&game) else { break };
            game.apply(&decision).expect("a legal decision is accepted");
            journal.push(&decision);
            self.game = journal.bytes().to_vec();
            each(self);
        }
        if let Some(past) = Past::of(&game) {
            self.end(past);
            each(self);
        }
    }
}
