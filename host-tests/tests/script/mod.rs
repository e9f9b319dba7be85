//! Games on Cuba by a few lines of a dossier, for tests that try many. The
//! objectives lie as they are printed: Cuba at stake, Summit Meeting at the bottom.

use agent_x::cards::{Card, Group, Objective, Side};
use agent_x::rules::{Edition, Game, Opening};
use agent_x_host::dossier::{opening, replay};

/// All groups: these on top, the others as they are printed.
pub(crate) fn groups(top: &[Group]) -> [Group; Group::COUNT] {
    let others = Group::ALL.iter().filter(|group| !top.contains(group));
    let deck: Vec<_> = top.iter().chain(others).copied().collect();
    deck.try_into().expect("no group is named twice")
}

/// A game whose first groups are these, the CIA holding the balance, after
/// these lines.
pub(crate) fn play(edition: Edition, top: &[Group], lines: &str) -> Game {
    let header = opening(&Opening {
        edition,
        objectives: std::array::from_fn(|place| Objective::ALL[place]),
        groups: groups(top),
        balance: Side::Cia,
    });
    match replay(format!("{header}{lines}").as_bytes()) {
        Ok(replay) => replay.game,
        Err(fault) => panic!("{fault}\n{lines}"),
    }
}
