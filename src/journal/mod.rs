//! A game in progress as bytes: how it began, and the decisions so far.
//!
//! Save, resume, undo and replay are one thing: the journal is read from its
//! beginning, and every decision in it is taken again by the rules. So a journal
//! either gives the very game that wrote it or is refused.
//!
//! The first byte is the version of this form, the second tells edition and
//! balance, the next 21 are the objective deck from the top, and then come the
//! [byte forms](Decision::encode) of the decisions, of which the first is always
//! a deal: that of the first turn.
//!
//! [`Store`] keeps these bytes on flash, through power cuts: [`store`] specifies how.

mod area;
mod crc;
mod past;
pub mod qr;
mod record;
mod recover;
mod renew;
mod scan;
mod slot;
mod state;
pub mod store;

use heapless::Vec;

pub use area::SLOT;
pub(crate) use crc::crc;
pub use past::Past;
pub use slot::{Slot, slot};
pub use state::PASTS;
pub use store::{Error, Found, Keep, Store};

use crate::cards::{Card, Group, Objective, Side};
use crate::rules::{Decision, Edition, Game, LONGEST, Opening};

/// The version of the form below.
const VERSION: u8 = 1;

/// A year takes a deal, at most 127 actions of two bytes each (an activation
/// with its target, or one of a media group with the answer), and no more than
/// a dozen decisions around them.
const LONGEST_YEAR: usize = LONGEST + 127 * 2 + 12;

/// No game is longer than this.
pub const CAPACITY: usize = HEADER + 45 * LONGEST_YEAR;

const HEADER: usize = 2 + Objective::COUNT;

/// The bytes are no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// Another version wrote them.
    Version(u8),
    /// They are damaged, or never were a journal.
    Damaged,
}

/// The bytes of one game.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    bytes: Vec<u8, CAPACITY>,
}

impl Journal {
    /// A game that begins.
    #[must_use]
    pub fn new(opening: &Opening) -> Self {
        let mut journal = Self::default();
        journal.begin(opening);
        journal
    }

    /// A game that begins, in place of the one that is here.
    pub fn begin(&mut self, opening: &Opening) {
        self.truncate(0);
        let edition = Edition::ALL.iter().position(|edition| *edition == opening.edition);
        let edition = edition.unwrap_or_default() as u8;
        self.write(&[VERSION, edition << 1 | opening.balance.index()]);
        for objective in opening.objectives {
            self.write(&[objective.index()]);
        }
        self.push(&Decision::Deal(opening.groups));
    }

    /// The bytes of a journal, as they are: [`Journal::replay`] tells whether
    /// they are any good.
    ///
    /// # Errors
    /// There are more than any game has.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Unreadable> {
        let mut journal = Self::default();
        journal.copy(bytes)?;
        Ok(journal)
    }

    /// The same, in place of the game that is here.
    ///
    /// # Errors
    /// There are more than any game has.
    pub fn copy(&mut self, bytes: &[u8]) -> Result<(), Unreadable> {
        self.truncate(0);
        self.bytes.extend_from_slice(bytes).map_err(|_| Unreadable::Damaged)
    }

    /// All that there is to keep.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Writes down a decision that the game has taken.
    pub fn push(&mut self, decision: &Decision) {
        let mut form = [0; LONGEST];
        let length = decision.encode(&mut form);
        self.write(form.get(..length).unwrap_or_default());
    }

    /// Forgets everything after so many bytes.
    pub fn truncate(&mut self, length: usize) {
        self.bytes.truncate(length);
    }

    /// How the game began.
    ///
    /// # Errors
    /// The beginning is not that of a game.
    pub fn opening(&self) -> Result<Opening, Unreadable> {
        opening(&self.bytes)
    }

    /// Reads the game from its beginning, one decision after the other.
    ///
    /// # Errors
    /// The beginning is not that of a game.
    pub fn replay(&self) -> Result<Replay<'_>, Unreadable> {
        Replay::new(&self.bytes)
    }

    /// Reads on from a game as it was when the journal had this length.
    #[must_use]
    pub fn replay_after(&self, game: Game, length: usize) -> Replay<'_> {
        Replay { game, rest: self.bytes.get(length..).unwrap_or_default() }
    }

    fn write(&mut self, bytes: &[u8]) {
        // A legal game cannot fill the journal, see CAPACITY.
        let _ = self.bytes.extend_from_slice(bytes);
    }
}

/// Where the decisions begin, after the header and the first deal.
const FIRST: usize = HEADER + LONGEST;

fn opening(bytes: &[u8]) -> Result<Opening, Unreadable> {
    let [version, table, rest @ ..] = bytes else {
        return Err(Unreadable::Damaged);
    };
    if *version != VERSION {
        return Err(Unreadable::Version(*version));
    }
    opened(*table, rest).ok_or(Unreadable::Damaged)
}

fn opened(table: u8, rest: &[u8]) -> Option<Opening> {
    let mut objectives = [Objective::Cuba; Objective::COUNT];
    for (objective, byte) in objectives.iter_mut().zip(rest) {
        *objective = Objective::from_index(*byte)?;
    }
    let Ok((Decision::Deal(groups), _)) = Decision::decode(rest.get(Objective::COUNT..)?) else {
        return None;
    };
    Some(Opening {
        edition: *Edition::ALL.get(usize::from(table >> 1))?,
        objectives,
        groups,
        balance: Side::from_index(table & 1)?,
    })
}

const _: () = assert!(Group::COUNT == 24 && HEADER == 23);

/// A game being read.
#[derive(Clone)]
pub struct Replay<'a> {
    game: Game,
    rest: &'a [u8],
}

/// One decision with the game around it.
#[derive(Clone, Copy)]
pub struct Taken {
    /// The game at the question.
    pub before: Game,
    /// The answer.
    pub decision: Decision,
    /// The game at the next question.
    pub after: Game,
    /// How many bytes of the journal come after it.
    pub left: usize,
}

impl<'a> Replay<'a> {
    /// Reads the bytes of a journal from their beginning.
    ///
    /// # Errors
    /// The beginning is not that of a game.
    pub fn new(bytes: &'a [u8]) -> Result<Self, Unreadable> {
        let game = Game::new(&opening(bytes)?).map_err(|_| Unreadable::Damaged)?;
        Ok(Self { game, rest: bytes.get(FIRST..).unwrap_or_default() })
    }

    /// The game as it stands before the next decision.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// How many bytes are still to be read.
    #[must_use]
    pub const fn left(&self) -> usize {
        self.rest.len()
    }

    /// Takes the next decision; nothing at the end.
    ///
    /// # Errors
    /// What follows is no legal decision.
    pub fn step(&mut self) -> Result<Option<Taken>, Unreadable> {
        if self.rest.is_empty() {
            return Ok(None);
        }
        let before = self.game;
        let (decision, length) = Decision::decode(self.rest).map_err(|_| Unreadable::Damaged)?;
        self.game.apply(&decision).map_err(|_| Unreadable::Damaged)?;
        self.rest = self.rest.get(length..).unwrap_or_default();
        Ok(Some(Taken { before, decision, after: self.game, left: self.rest.len() }))
    }
}
