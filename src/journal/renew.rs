//! One slot takes over from another.

use embedded_storage::nor_flash::MultiwriteNorFlash;
use heapless::Vec;

use super::area::PAGE;
use super::record::{Head, LOAD, Record, VERSION};
use super::state::State;
use super::store::{Error, Keep, Store, Tail};

impl<F: MultiwriteNorFlash> Store<F> {
    /// Fills the next slot that takes it. Until its seal is written the slot in use
    /// stands, and if none can be sealed nothing is added to that one either, lest
    /// one of those be taken for its successor.
    pub(super) fn renew(&mut self, keep: &Keep) -> Result<(), Error<F::Error>> {
        self.strike_once()?;
        let old = self.tail.take();
        let last = self.last()?;
        for step in 1..2 * self.area.slots {
            let slot = self.after(step);
            // The last game goes only when all else was tried.
            let wanted = last.is_some_and(|(last, _)| last == slot);
            if slot == self.slot || wanted != (step > self.area.slots) {
                continue;
            }
            self.number += 1;
            let last = last.filter(|(last, _)| *last != slot).map_or(0, |(_, number)| number);
            if let Some(new) = self.fill(slot, last, keep)? {
                self.tail = old;
                // It only tells damage to the new slot from a cut.
                let _ = self.add(&Record::Next(self.number), 0);
                self.slot = slot;
                (self.tail, self.state) = new;
                return Ok(());
            }
        }
        Err(Error::Worn)
    }

    pub(super) const fn after(&self, step: u32) -> u32 {
        (self.slot + step) % self.area.slots
    }

    /// The slot of the last finished game and its number.
    pub(super) fn last(&mut self) -> Result<Option<(u32, u32)>, F::Error> {
        let number = match self.area.head(self.slot)? {
            Some(head) if self.state.over => head.number,
            _ => self.state.last,
        };
        Ok(self.slot_of(number)?.map(|slot| (slot, number)))
    }

    pub(super) fn slot_of(&mut self, number: u32) -> Result<Option<u32>, F::Error> {
        for slot in 0..self.area.slots {
            if self.area.head(slot)? == Some(Head { version: VERSION, number }) {
                return Ok(Some(slot));
            }
        }
        Ok(None)
    }

    fn fill(
        &mut self,
        slot: u32,
        last: u32,
        keep: &Keep,
    ) -> Result<Option<(Option<Tail>, State)>, F::Error> {
        let clean = self.ready.take().filter(|(ready, _)| *ready == slot);
        let clean = clean.map_or(0, |(_, clean)| clean);
        let head = Head { version: VERSION, number: self.number };
        let mut tail = Tail { slot, at: 0, clean, chain: head.crc(), number: head.number };
        let mut state = State::default();
        let mut page: Vec<u8, PAGE> = Vec::from_slice(&head.to_bytes()).unwrap_or_default();
        let past = self.state.past.clone();
        let records = [Record::Settings(keep.settings)]
            .into_iter()
            .chain(past.into_iter().map(Record::Past))
            .chain(
                keep.game
                    .chunks(LOAD)
                    .map(|bytes| Record::More(Vec::from_slice(bytes).unwrap_or_default())),
            );
        for record in records {
            let (form, chain) = record.form(tail.chain);
            tail.chain = chain;
            state.take(&record);
            if page.len() + form.len() > PAGE {
                let Some(on) = self.write(tail, &page)? else { return Ok(None) };
                tail = on;
                page.clear();
            }
            let _ = page.extend_from_slice(&form);
        }
        let Some(tail) = self.write(tail, &page)? else { return Ok(None) };
        // Not before all else is there.
        let seal = Record::Seal(last);
        state.take(&seal);
        Ok(self.put(tail, &seal)?.map(|tail| (Some(tail), state)))
    }
}
