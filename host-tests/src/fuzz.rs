//! What must hold for any input at all: bytes that claim to be a dossier, decisions
//! or a save. Each function panics when a promise breaks.

use agent_x::cards::{Card, Group};
use agent_x::journal::{Found, SLOT, Store};
use agent_x::rules::{Decision, Edition, Game, Question};

use crate::dealer::Dealer;
use crate::dossier::{line, opening, replay};
use crate::flash::Flash;
use crate::saved::Saved;

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

/// Any bytes in the save area: it opens, and a game that is kept afterwards is the
/// one found at the next power-on. Bytes that begin with an odd one are taken as
/// records and given their CRCs first, so that noise gets far. Says whether a game
/// was found in them.
pub fn journal(bytes: &[u8]) -> bool {
    let Some((first, bytes)) = bytes.split_first() else { return false };
    let mut area = vec![0xff; 3 * SLOT as usize];
    let written = if first % 2 == 1 { with_sums(bytes) } else { bytes.to_vec() };
    let length = written.len().min(area.len());
    area[..length].copy_from_slice(&written[..length]);
    let open = |flash| Store::open(flash, 0..3 * SLOT).expect("the power is on");
    let (mut store, found) = open(Flash::new(area, 1));
    let mut saved = Saved::told_by(&mut store, found);
    saved.play(&mut Dealer::new(u64::from(*first)), 3, |now| {
        store.keep(&now.keep()).expect("it is kept");
        let (mut store, found) = open(store.flash().clone());
        assert_eq!(Saved::told_by(&mut store, found), now.resumed());
    });
    found == Found::Game
}

/// A slot whose records are these, one after the other: kind and length in the
/// first byte, then so many bytes.
fn with_sums(bytes: &[u8]) -> Vec<u8> {
    let mut slot = b"AgX\x01\x07\x00\x00\x00".to_vec();
    let mut sum = crc(0, &slot);
    slot.extend(sum.to_le_bytes());
    let mut rest = bytes;
    while let Some(first) = rest.first() {
        let (record, after) = rest.split_at(rest.len().min(1 + usize::from(first & 31)));
        sum = crc(sum, record);
        slot.extend(record);
        slot.extend(sum.to_le_bytes());
        rest = after;
    }
    slot
}

/// CRC-32 bit by bit, beside the one in the game.
pub(crate) fn crc(before: u32, bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!before, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| {
            if crc & 1 == 1 { (crc >> 1) ^ 0xEDB8_8320 } else { crc >> 1 }
        })
    })
}
