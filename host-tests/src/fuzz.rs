//! What must hold for any input at all: bytes that claim to be a dossier, and
//! bytes that claim to be decisions. Each function panics when a promise breaks.

use agent_x::cards::{Card, Group};
use agent_x::rules::{Decision, Edition, Game, Question};

use crate::dealer::Dealer;
use crate::dossier::{line, opening, replay};

/// A dossier is refused at one of its lines, or it replays, and written anew it
/// replays to the same game. Says whether it was accepted.
pub fn dossier(bytes: &[u8]) -> bool {
    let first = match replay(bytes) {
        Ok(first) => first,
        Err(fault) => {
            let lines = bytes.iter().filter(|byte| **byte == b'\n').count() + 1;
            assert!((1..=lines).contains(&fault.line), "line {} of {lines}", fault.line);
            assert!(!fault.to_string().contains('\n'), "a fault takes one line");
            return false;
        }
    };
    let mut text = opening(&first.opening);
    for entry in &first.entries {
        text += &line(&entry.before, &entry.decision);
        text.push('\n');
    }
    let second = replay(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    assert_eq!(first.entries.len(), second.entries.len());
    assert!(first.game.same_as(&second.game), "a dossier written anew is another game");
    true
}

/// Any decision may be put to the game: a refused one changes nothing, an
/// accepted one was listed as legal and leaves a sound game. The first two bytes
/// choose the game; of the others, those which cannot be read stand for one of the
/// legal decisions, so that noise gets far. Says how many were accepted.
pub fn apply(bytes: &[u8]) -> usize {
    let [edition, seed, rest @ ..] = bytes else { return 0 };
    let edition = Edition::ALL[usize::from(edition % 3)];
    let mut game = Dealer::new(u64::from(*seed)).game(edition);
    let (mut rest, mut accepted) = (rest, 0);
    while let Some(&first) = rest.first() {
        let (decision, length) = match Decision::decode(rest) {
            Ok(read) => read,
            Err(_) => match some_legal(&game, first) {
                Some(decision) => (decision, 1),
                None => return accepted,
            },
        };
        rest = &rest[length..];
        accepted += usize::from(put(&mut game, &decision));
    }
    accepted
}

fn some_legal(game: &Game, number: u8) -> Option<Decision> {
    if game.question() == Question::Deal {
        let mut groups: [Group; Group::COUNT] = std::array::from_fn(|place| Group::ALL[place]);
        groups.rotate_left(usize::from(number) % Group::COUNT);
        return Some(Decision::Deal(groups));
    }
    let legal = game.legal();
    legal.get(number.checked_rem(legal.len())?)
}

fn put(game: &mut Game, decision: &Decision) -> bool {
    let before = *game;
    let accepted = game.apply(decision).is_ok();
    match decision {
        Decision::Deal(_) => assert!(!accepted || before.question() == Question::Deal),
        _ => assert_eq!(accepted, before.legal().iter().any(|legal| legal == *decision)),
    }
    assert!(accepted || game.same_as(&before), "{decision:?} was refused but changed the game");
    game.validate().unwrap_or_else(|broken| panic!("{broken:?} after {decision:?}"));
    accepted
}
