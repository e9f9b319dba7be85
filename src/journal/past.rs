//! A finished game in four bytes.

use crate::cards::{Side, Sides};
use crate::rules::{Edition, Eyes, Game, Outcome, Reason};

/// How a game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Past {
    /// The rulebook that was followed.
    pub edition: Edition,
    /// Who won, and why it ended.
    pub outcome: Outcome,
    /// How many years it took.
    pub years: u8,
    /// The points of both sides.
    pub scores: Sides<u8>,
}

const WINNERS: [Option<Side>; 3] = [None, Some(Side::Cia), Some(Side::Kgb)];
const REASONS: [Reason; 3] = [Reason::Points, Reason::Objectives, Reason::Year1991];

impl Past {
    /// What is to be remembered of a game that is over.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        let view = game.view(Eyes::Public);
        let scores = Sides { cia: view.agencies.cia.score, kgb: view.agencies.kgb.score };
        Some(Self { edition: game.edition(), outcome: view.outcome()?, years: game.turn(), scores })
    }

    /// The year in which it ended.
    #[must_use]
    pub const fn last_year(&self) -> u16 {
        1946 + self.years as u16
    }

    /// Edition, winner and reason as two bits each from the lowest, then years,
    /// the CIA's points and the KGB's.
    pub(super) fn to_bytes(self) -> [u8; 4] {
        let what = place(&Edition::ALL, self.edition)
            | place(&WINNERS, self.outcome.winner) << 2
            | place(&REASONS, self.outcome.reason) << 4;
        [what, self.years, self.scores.cia, self.scores.kgb]
    }

    pub(super) fn from_bytes(bytes: [u8; 4]) -> Option<Self> {
        let [what, years, cia, kgb] = bytes;
        let outcome =
            Outcome { winner: nth(&WINNERS, what >> 2 & 3)?, reason: nth(&REASONS, what >> 4)? };
        Some(Self {
            edition: nth(&Edition::ALL, what & 3)?,
            outcome,
            years,
            scores: Sides { cia, kgb },
        })
    }
}

fn place<T: PartialEq>(all: &[T], one: T) -> u8 {
    all.iter().position(|entry| *entry == one).unwrap_or_default() as u8
}

fn nth<T: Copy>(all: &[T], number: u8) -> Option<T> {
    all.get(usize::from(number)).copied()
}
