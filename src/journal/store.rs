//! The journal on flash: what is kept, what survives, how the space is reused.
//!
//! # Promises
//!
//! - **Acknowledged is kept.** When [`Store::keep`] returns, what it was given is on
//!   flash, and every power-on from then on tells it until the next `keep`.
//! - **Before or after.** When the power goes during `keep`, the next power-on tells
//!   the game before or the game after, never anything else, and then stays with
//!   that. A decision, an undo, a new game, a change of settings and the end of a game
//!   are each atomic; the game comes first, its end last.
//! - **Power may go at any time**: between two bytes, within a byte, within an erase,
//!   again while the store recovers, and so on.
//! - **Never a wrong game.** Whatever lies in the save area, [`Store::open`] ends, says
//!   what it [`Found`] and offers nothing that it cannot vouch for: every byte of a
//!   game is under a CRC-32 which depends on all bytes before it.
//! - **Bounded work.** The table below.
//!
//! # What it asks of the flash
//!
//! The NOR flash of RP2040 boards (W25Q and the like): sectors of 4096 bytes are erased
//! to ones; bytes are programmed singly, in pages of 256; programming clears bits and
//! sets none, so a byte may be programmed more than once ([`MultiwriteNorFlash`]). A
//! program or an erase that returned is complete and stays. One that was cut off may
//! have changed any bit that it was to change, in any order, and such a bit may read
//! differently each time: a bit that was to be cleared until it is programmed again, a
//! bit that was to be set until its sector is erased.
//!
//! # Layout
//!
//! The save area is a range of three slots or more, four in 64 KiB. A slot is four
//! sectors, in which the longest game fits. It begins with a head, which is the same in
//! every version:
//!
//! | bytes | what |
//! |---|---|
//! | 3 | `AgX` |
//! | 1 | the version of this form: 1 |
//! | 4 | the number of the slot; each slot that is filled gets the next one |
//! | 4 | the CRC of the bytes before |
//!
//! Then records, one after the other. Numbers are little-endian.
//!
//! | bytes | what |
//! |---|---|
//! | 1 | kind (upper three bits), length *n* of the load (lower five) |
//! | *n* | the load |
//! | 4 | the CRC of all bytes from the slot's beginning to here, without other CRCs and zeros between records |
//!
//! | kind | load | what |
//! |---|---|---|
//! | 1 | 4 | settings from now on |
//! | 2 | 4 | a finished game, see [`Past`]: an earlier one before the seal, this one after it |
//! | 3 | 1 to 31 | more bytes of the game |
//! | 4 | 2 and 0 to 29 | the game is cut to so many bytes and goes on with these |
//! | 5 | 4 | the seal, with the number of the slot of the last finished game, 0 for none |
//! | 6 | 4 | this slot is done: the one with that number goes on |
//! | 7 | 4 | the number of this slot, at the beginning of a sector |
//!
//! A byte of zeros where a record would begin is skipped. No record after the seal lies
//! across two sectors, and each sector that they reach begins with the number. The
//! CRC is that of Ethernet and zip. Decisions of one, two and sixteen bytes (see
//! [`Decision`](crate::rules::Decision::encode)) take 6, 7 and 21 bytes.
//!
//! # Writing
//!
//! A change that fits into one record is appended to the slot in use: one program
//! operation, read back. For anything else, a new game above all, the next slot in the
//! round is filled: head, settings, past games and the game as it stands, page by page,
//! and, when all of that is there, the seal. The seal is the moment at which the new
//! slot takes over. Then the old slot is told (kind 6), so that damage to the new one is
//! not taken for a cut. The slot of the last finished game is passed over: it is kept as
//! it is. A slot that does not read back as written is passed over too.
//!
//! A sector is erased just before it is first written to, and by nobody but the store
//! since the same power-on: that a sector reads as blank says nothing.
//!
//! # Recovery
//!
//! Of all slots with a seal the one with the highest number counts, as far as its chain
//! of records holds. The end of the chain is where the power may have gone, so that
//! nothing there is trusted as it reads:
//!
//! 1. The last good record is programmed once more, from the bytes that were checked:
//!    now it is good for ever.
//! 2. Zeros between it and the first other byte are programmed once more; then that byte
//!    and the rest of what a cut record may have reached (36 bytes, to the end of the
//!    sector at most) are cleared: now nothing there is ever taken for a record.
//! 3. The head of every other slot that cannot be read or has a higher number is
//!    cleared: now none is ever taken for a later one.
//!
//! If more is written than a cut can explain (something beyond those 36 bytes, a good
//! record after the bad one, a sector that says whose it is, a slot that is done while no
//! other goes on), it is damage: then
//! the game is not resumed, and nothing is written until there is something new to keep.
//! So one flipped bit is found wherever it matters; in the very last record it cannot be
//! told from a cut, and the game is the one before.
//!
//! # Work
//!
//! | call | erases | bytes programmed |
//! |---|---|---|
//! | `open` | 0 | 36 + at most a sector of zeros + 12 a slot |
//! | `keep`, a record | 0 | its own, up to 44 more where a sector begins |
//! | `keep`, a new slot | 0 | 36 for 31 of the game, and 120 |
//! | `tend`, `tend_anew` | 1 | 0 (12 a slot the first time) |
//!
//! Without [`Store::tend`] a `keep` erases the sectors that it needs: one as a rule, all
//! four of a slot for the longest game there can be. A W25Q16JV erases a sector in 45 ms
//! (400 at most) and programs a page in 0.4 ms (3 at most).
//!
//! # Wear
//!
//! A game as a rule erases one sector, the first of its slot, and the slots take turns:
//! with 64 KiB and 100,000 cycles a sector a chip lives for 390,000 games.
//!
//! # Why not sequential-storage
//!
//! It is made for this, but with one-byte words it can lose an acknowledged write after
//! cuts (its issue 136, seen with 8.0.2: 10 of 100,000), its longest call grows with
//! what is stored (1.3 s were seen on this chip, longer than a short watchdog waits),
//! and a map has no appending: each decision would store the game anew.

use core::ops::Range;

use embedded_storage::nor_flash::MultiwriteNorFlash;
use heapless::Vec;

use super::area::{Area, SECTOR, SLOT};
use super::record::{HEAD, LOAD, LONGEST, Record};
use super::scan::scan;
use super::state::{PASTS, State, copy};
use super::{CAPACITY, Journal, Past};

/// A record with four bytes, as most are that do not carry the game.
const SMALL: usize = 1 + 4 + 4;
/// Room that the game leaves for its end and for the number of the next slot.
const RESERVE: u32 = 2 * SMALL as u32;
/// How far ahead of the records [`Store::tend`] erases.
const AHEAD: u32 = 512;

/// The bytes of a new slot that holds so much of a game.
const fn filled(game: usize) -> u32 {
    HEAD + ((2 + PASTS) * SMALL + game.div_ceil(LOAD) * LONGEST) as u32
}

const _: () = assert!(filled(CAPACITY) + RESERVE + AHEAD < SLOT);

/// What was found at power-on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// Nothing was ever kept here.
    Nothing,
    /// Settings and past games at most: no game is in progress.
    NoGame,
    /// A game in progress.
    Game,
    /// Bytes that are none of ours, or no longer: no game can be resumed.
    Damaged,
    /// A save of this version, which came before ours.
    Older(u8),
    /// A save of this version, which came after ours.
    Newer(u8),
}

/// Why something could not be kept, or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Error<E> {
    /// The flash said so.
    Flash(E),
    /// The area is not made of whole slots of the flash, or has fewer than three.
    Area,
    /// No slot takes what is written to it.
    Worn,
    /// No game is as long as this.
    TooLong,
}

impl<E> From<E> for Error<E> {
    fn from(error: E) -> Self {
        Self::Flash(error)
    }
}

/// All that there is to keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keep<'a> {
    /// The bytes of a [`Journal`]; none without a game.
    pub game: &'a [u8],
    /// Whatever the settings are as bytes.
    pub settings: [u8; 4],
    /// How the game ended, if it did.
    pub past: Option<Past>,
}

/// Where the next record goes.
#[derive(Clone, Copy)]
pub(super) struct Tail {
    pub(super) slot: u32,
    pub(super) at: u32,
    /// Erased up to here, since power-on or before the first record behind `at`.
    pub(super) clean: u32,
    pub(super) chain: u32,
    pub(super) number: u32,
}

/// The save area of the flash.
#[derive(Clone)]
pub struct Store<F> {
    pub(super) area: Area<F>,
    pub(super) state: State,
    /// The slot in use, or the one before the first to be used.
    pub(super) slot: u32,
    /// The highest number that any slot has.
    pub(super) number: u32,
    /// Nothing when the slot in use takes no more.
    pub(super) tail: Option<Tail>,
    /// How much of which slot was erased ahead.
    pub(super) ready: Option<(u32, u32)>,
    /// Whether no other slot can be taken for a later one.
    pub(super) struck: bool,
}

impl<F: MultiwriteNorFlash> Store<F> {
    const FITS: () = assert!(
        F::READ_SIZE == 1 && F::WRITE_SIZE == 1 && F::ERASE_SIZE as u32 == SECTOR,
        "the form on flash is made for words of one byte and sectors of 4096"
    );

    /// Reads the save area, which is a range of the flash, and says what is there.
    /// Erases nothing, and programs only what a power cut left undecided.
    ///
    /// # Errors
    /// The flash fails, or the range does not fit.
    pub fn open(flash: F, range: Range<u32>) -> Result<(Self, Found), Error<F::Error>> {
        let () = Self::FITS;
        let area = Area::new(flash, &range).ok_or(Error::Area)?;
        let mut store = Self {
            slot: area.slots - 1,
            area,
            state: State::default(),
            number: 0,
            tail: None,
            ready: None,
            struck: false,
        };
        let found = store.find()?;
        Ok((store, found))
    }

    /// The settings that were kept last.
    #[must_use]
    pub const fn settings(&self) -> Option<[u8; 4]> {
        self.state.settings
    }

    /// The last [`PASTS`] games, the latest first.
    pub fn past(&self) -> impl Iterator<Item = &Past> {
        self.state.past.iter().rev()
    }

    /// Reads the game in progress; false without one.
    ///
    /// # Errors
    /// The flash fails.
    pub fn game(&mut self, game: &mut Journal) -> Result<bool, Error<F::Error>> {
        game.truncate(0);
        Ok(self.state.in_progress() && self.read(self.slot, game)?)
    }

    /// Reads the last game that was finished; false if there is none any more.
    ///
    /// # Errors
    /// The flash fails.
    pub fn last_game(&mut self, game: &mut Journal) -> Result<bool, Error<F::Error>> {
        game.truncate(0);
        let slot = if self.state.over { Some(self.slot) } else { self.slot_of(self.state.last)? };
        Ok(match slot {
            Some(slot) => self.read(slot, game)?,
            None => false,
        })
    }

    /// The flash below.
    pub const fn flash(&mut self) -> &mut F {
        &mut self.area.flash
    }

    fn read(&mut self, slot: u32, game: &mut Journal) -> Result<bool, F::Error> {
        let Some(head) = self.area.head(slot)? else { return Ok(false) };
        let mut state = State::default();
        scan(&mut self.area, slot, head, |record| state.take(record) && copy(record, game))?;
        if !state.sealed {
            game.truncate(0);
        }
        Ok(!game.bytes().is_empty())
    }

    /// Makes the flash say the same; does nothing if it does already. What has
    /// changed is safe when this returns, and not half there when it does not.
    ///
    /// # Errors
    /// The flash fails or is worn out. What was kept before still is, and the next
    /// call tries again elsewhere.
    pub fn keep(&mut self, keep: &Keep) -> Result<(), Error<F::Error>> {
        if keep.game.len() > CAPACITY {
            return Err(Error::TooLong);
        }
        let (base, same) = self.state.agrees(keep.game);
        let abandoned = keep.game.is_empty() && self.state.over;
        if !same && !abandoned {
            let record = if self.state.over { None } else { self.change(keep.game, base) };
            self.log(record, keep)?;
        }
        if self.state.settings != Some(keep.settings) {
            self.log(Some(Record::Settings(keep.settings)), keep)?;
        }
        match keep.past {
            Some(past) if self.state.in_progress() => self.log(Some(Record::Past(past)), keep),
            _ => Ok(()),
        }
    }

    /// What makes the kept game this one, if a single record can.
    fn change(&self, game: &[u8], base: usize) -> Option<Record> {
        let rest = Vec::from_slice(game.get(base..)?).ok()?;
        if base == self.state.now().length {
            Some(Record::More(rest))
        } else {
            (rest.len() + 2 <= LOAD).then_some(Record::Instead(base as u16, rest))
        }
    }

    /// Adds a record to the slot in use, or fills another one.
    fn log(&mut self, record: Option<Record>, keep: &Keep) -> Result<(), Error<F::Error>> {
        let ends = matches!(record, Some(Record::Past(_)));
        let reserve = if ends { RESERVE / 2 } else { RESERVE };
        if let Some(record) = &record
            && self.add(record, reserve)?
        {
            return Ok(());
        }
        self.renew(keep)?;
        match record {
            // A new slot has all the rest, but not that the game is over.
            Some(record) if ends && !self.add(&record, reserve)? => Err(Error::Worn),
            _ => Ok(()),
        }
    }

    /// Adds a record to the slot in use, if there is room for it and what has to
    /// come after it. No record lies across two sectors, the second of which may not
    /// be erased yet; and each sector says whose it is.
    pub(super) fn add(&mut self, record: &Record, reserve: u32) -> Result<bool, F::Error> {
        let Some(tail) = self.tail.take() else { return Ok(false) };
        let length = record.form(tail.chain).0.len() as u32;
        let rest = tail.at.next_multiple_of(SECTOR) - tail.at;
        let at = if rest < length { tail.at + rest } else { tail.at };
        let begins = at.is_multiple_of(SECTOR);
        let mark = if begins { SMALL as u32 } else { 0 };
        if at + mark + length + reserve > SLOT {
            self.tail = Some(tail);
            return Ok(false);
        }
        if !self.area.blot(tail.slot, tail.at, at)? {
            return Ok(false);
        }
        let mut tail = Some(Tail { at, ..tail });
        if begins && let Some(before) = tail {
            tail = self.put(before, &Record::Here(before.number))?;
        }
        if let Some(before) = tail {
            self.tail = self.put(before, record)?;
        }
        Ok(self.tail.is_some() && self.state.take(record))
    }

    /// Writes a record to the tail; nothing if the flash did not take it.
    pub(super) fn put(&mut self, tail: Tail, record: &Record) -> Result<Option<Tail>, F::Error> {
        let (form, chain) = record.form(tail.chain);
        self.write(Tail { chain, ..tail }, &form)
    }

    /// Writes to the tail; nothing if the flash did not take it.
    pub(super) fn write(&mut self, mut tail: Tail, bytes: &[u8]) -> Result<Option<Tail>, F::Error> {
        let end = tail.at + bytes.len() as u32;
        while tail.clean < SLOT.min(end + RESERVE) {
            self.area.erase(tail.slot, tail.clean)?;
            tail.clean += SECTOR;
        }
        let good = self.area.program(tail.slot, tail.at, bytes)?;
        Ok(good.then_some(Tail { at: end, ..tail }))
    }

    /// Erases one sector ahead of need, if any is needed soon, and says so: call it
    /// until it says no, at moments when nobody waits. After that the next
    /// [`Store::keep`] of the same game erases nothing. Of use after a `keep`; at every
    /// power-on it would only wear the flash.
    ///
    /// # Errors
    /// The flash fails.
    pub fn tend(&mut self) -> Result<bool, Error<F::Error>> {
        if let Some(tail) = self.tail
            && tail.clean < SLOT.min(tail.at + AHEAD)
        {
            self.area.erase(tail.slot, tail.clean)?;
            self.tail = Some(Tail { clean: tail.clean + SECTOR, ..tail });
            return Ok(true);
        }
        let game = if self.state.in_progress() { self.state.now().length } else { 0 };
        let full = self.tail.is_none_or(|tail| tail.at + AHEAD > SLOT);
        if game > 0 && !full {
            return Ok(false);
        }
        self.ready_for(game)
    }

    /// The same for somebody who is about to begin another game.
    ///
    /// # Errors
    /// The flash fails.
    pub fn tend_anew(&mut self) -> Result<bool, Error<F::Error>> {
        self.ready_for(0)
    }

    /// Erases a sector of the next slot, if it is not ready for so much of a game.
    fn ready_for(&mut self, game: usize) -> Result<bool, Error<F::Error>> {
        self.strike_once()?;
        let last = self.last()?.map(|(slot, _)| slot);
        let steps = 1..self.area.slots;
        let slots = steps.map(|step| self.after(step)).find(|slot| Some(*slot) != last);
        let Some(slot) = slots else { return Ok(false) };
        let clean = self.ready.filter(|(ready, _)| *ready == slot).map_or(0, |(_, clean)| clean);
        // What is kept next may be some decisions longer.
        if clean >= filled(game) + AHEAD {
            return Ok(false);
        }
        self.area.erase(slot, clean)?;
        self.ready = Some((slot, clean + SECTOR));
        Ok(true)
    }
}
