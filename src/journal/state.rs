//! What the records of a slot amount to.

use heapless::Vec;

use super::crc::crc;
use super::past::Past;
use super::record::Record;
use super::{CAPACITY, Journal};

/// How many finished games are remembered.
pub const PASTS: usize = 8;
/// How many of the last decisions an undo can go back over by one record.
const MARKS: usize = 16;

/// So many bytes of the game, and their CRC.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Mark {
    pub(super) length: usize,
    crc: u32,
}

impl Mark {
    fn and(self, bytes: &[u8]) -> Self {
        Self { length: self.length + bytes.len(), crc: crc(self.crc, bytes) }
    }
}

#[derive(Clone, Default)]
pub(super) struct State {
    pub(super) settings: Option<[u8; 4]>,
    /// The oldest first.
    pub(super) past: Vec<Past, PASTS>,
    /// The ends of the last records of the game, rising.
    marks: Vec<Mark, MARKS>,
    /// The slot can stand for itself.
    pub(super) sealed: bool,
    /// The game has ended.
    pub(super) over: bool,
    /// The number of the slot of the last game that ended before this one.
    pub(super) last: u32,
    /// Another slot has taken over.
    pub(super) next: bool,
}

impl State {
    /// Where the game stands.
    pub(super) fn now(&self) -> Mark {
        self.marks.last().copied().unwrap_or_default()
    }

    pub(super) fn in_progress(&self) -> bool {
        !self.over && !self.marks.is_empty()
    }

    /// The game cannot be read to its end.
    pub(super) fn lose(&mut self) {
        if !self.over {
            self.marks.clear();
        }
    }

    /// Takes a record in; false for one that no store writes here.
    pub(super) fn take(&mut self, record: &Record) -> bool {
        match record {
            Record::Settings(settings) => self.settings = Some(*settings),
            Record::Past(past) => {
                push(&mut self.past, *past);
                self.over |= self.sealed;
            }
            Record::More(_) | Record::Instead(..) if self.over => return false,
            Record::More(bytes) => return self.go_on(self.marks.len(), bytes),
            Record::Instead(length, bytes) => {
                let length = usize::from(*length);
                let known = self.marks.iter().position(|mark| mark.length == length);
                return match known {
                    Some(mark) => self.go_on(mark + 1, bytes),
                    None => length == 0 && self.go_on(0, bytes),
                };
            }
            Record::Seal(last) => {
                (self.sealed, self.last) = (true, *last);
            }
            Record::Next(_) => self.next = true,
            Record::Here(_) => {}
        }
        true
    }

    /// After so many of the marks the game goes on with these bytes.
    fn go_on(&mut self, marks: usize, bytes: &[u8]) -> bool {
        let before = marks.checked_sub(1).and_then(|mark| self.marks.get(mark));
        let mark = before.copied().unwrap_or_default().and(bytes);
        if mark.length > CAPACITY {
            return false;
        }
        self.marks.truncate(marks);
        if !bytes.is_empty() {
            push(&mut self.marks, mark);
        }
        true
    }

    /// How far this game is the same as the kept one, and whether it is the same
    /// altogether. Only the last few decisions are looked at one by one.
    pub(super) fn agrees(&self, game: &[u8]) -> (usize, bool) {
        let (mut here, mut best) = (Mark::default(), 0);
        for mark in &self.marks {
            let Some(part) = game.get(here.length..mark.length) else { break };
            here = here.and(part);
            if here == *mark {
                best = here.length;
            }
        }
        let end = here.and(game.get(here.length..).unwrap_or_default());
        (best, end == self.now())
    }
}

/// Adds to the end; the oldest makes room.
fn push<T, const N: usize>(entries: &mut Vec<T, N>, entry: T) {
    if entries.is_full() {
        entries.remove(0);
    }
    let _ = entries.push(entry);
}

/// Writes down what a record that was taken adds to the game, which always works.
pub(super) fn copy(record: &Record, journal: &mut Journal) -> bool {
    match record {
        Record::More(bytes) => journal.write(bytes),
        Record::Instead(length, bytes) => {
            journal.truncate(usize::from(*length));
            journal.write(bytes);
        }
        _ => {}
    }
    true
}
