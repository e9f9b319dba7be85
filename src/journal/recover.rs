//! What is there at power-on, and what a power cut left undecided.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::area::SLOT;
use super::record::{HEAD, Head, LONGEST, VERSION};
use super::scan::{Scan, scan};
use super::state::State;
use super::store::{Found, Store, Tail};

impl<F: MultiwriteNorFlash> Store<F> {
    pub(super) fn find(&mut self) -> Result<Found, F::Error> {
        let (mut below, mut damaged) = (u32::MAX, false);
        while let Some((slot, head)) = self.latest(below)? {
            if below == u32::MAX {
                (self.slot, self.number) = (slot, head.number);
            }
            if head.version != VERSION {
                let newer = head.version > VERSION;
                return Ok(if newer { Found::Newer } else { Found::Older }(head.version));
            }
            let mut state = State::default();
            let scan = scan(&mut self.area, slot, head, |record| state.take(record))?;
            damaged |= scan.damaged || state.next;
            if state.sealed {
                self.state = state;
                self.slot = slot;
                if damaged {
                    self.state.lose();
                    return Ok(Found::Damaged);
                }
                return self.settle(head, &scan);
            }
            below = head.number;
        }
        Ok(if damaged || !self.blank()? { Found::Damaged } else { Found::Nothing })
    }

    /// The slot with the highest number below this one.
    fn latest(&mut self, below: u32) -> Result<Option<(u32, Head)>, F::Error> {
        let mut latest: Option<(u32, Head)> = None;
        for slot in 0..self.area.slots {
            if let Some(head) = self.area.head(slot)?
                && head.number < below
                && latest.is_none_or(|(_, latest)| latest.number < head.number)
            {
                latest = Some((slot, head));
            }
        }
        Ok(latest)
    }

    fn blank(&mut self) -> Result<bool, F::Error> {
        for slot in 0..self.area.slots {
            if self.area.skip(slot, 0, 0xff)? < SLOT {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Decides what a power cut left undecided: the last record is programmed once
    /// more, what a cut one may have touched is blotted out, and no other slot can
    /// be taken for a later one.
    fn settle(&mut self, head: Head, scan: &Scan) -> Result<Found, F::Error> {
        let (slot, &Scan { end, gap, clean, chain, .. }) = (self.slot, scan);
        let last = end - scan.last.len() as u32;
        let at = clean.min(gap + LONGEST as u32);
        let settled = self.area.program(slot, last, &scan.last)?
            && self.area.blot(slot, end, gap)?
            && self.area.blot(slot, gap, at)?;
        self.strike(head.number)?;
        self.number = head.number;
        self.tail = settled.then_some(Tail { slot, at, clean, chain, number: head.number });
        Ok(if self.state.in_progress() { Found::Game } else { Found::NoGame })
    }

    /// Makes sure that no other slot is ever taken for one after this number.
    fn strike(&mut self, number: u32) -> Result<(), F::Error> {
        for slot in 0..self.area.slots {
            let harmless = self.area.head(slot)?.is_some_and(|head| head.number <= number);
            if !harmless {
                // A slot that cannot be struck out cannot be filled either.
                let _ = self.area.blot(slot, 0, HEAD)?;
            }
        }
        self.struck = true;
        Ok(())
    }

    pub(super) fn strike_once(&mut self) -> Result<(), F::Error> {
        if self.struck { Ok(()) } else { self.strike(self.number) }
    }
}
