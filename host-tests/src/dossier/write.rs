//! Writes dossiers.

use std::fmt::Write as _;

use agent_x::cards::Card;
use agent_x::journal::{Journal, Unreadable};
use agent_x::rules::{Edition, Game, Opening};

use super::line::{ids, line};
use crate::dealer::Dealer;

/// The five lines of the header.
#[must_use]
pub fn opening(opening: &Opening) -> String {
    format!(
        "dossier 1\nedition {}\nobjectives {}\ngroups {}\nbalance {}\n",
        opening.edition.id(),
        ids(opening.objectives),
        ids(opening.groups),
        opening.balance.id(),
    )
}

/// A whole game, each decision uniform among the legal ones.
#[must_use]
pub fn random(dealer: &mut Dealer, edition: Edition) -> String {
    let begin = dealer.opening(edition);
    let mut text = opening(&begin);
    let mut game = Game::new(&begin).expect("a shuffled deck has every card once");
    while let Some(decision) = dealer.decide(&game) {
        let _ = writeln!(text, "{}", line(&game, &decision));
        game.apply(&decision).expect("a legal decision is accepted");
    }
    text
}

/// The game that a journal tells.
///
/// # Errors
/// It tells none.
pub fn from_journal(journal: &Journal) -> Result<String, Unreadable> {
    let mut text = opening(&journal.opening()?);
    let mut replay = journal.replay()?;
    while let Some(taken) = replay.step()? {
        let _ = writeln!(text, "{}", line(&taken.before, &taken.decision));
    }
    Ok(text)
}
