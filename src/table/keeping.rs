//! What is kept when the power goes, and what is found when it is back.
//!
//! After every input [`Table::keep_in`] makes a store say what the table says; at
//! power-on [`Table::take_up`] does the reverse. The handheld, the page and the tests
//! do nothing else about saving.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::place::Place;
use super::play::Play;
use super::{Settings, Table};
use crate::journal::{Error, Found, Keep, Past, Store};
use crate::screens::Notice;

impl Table {
    /// Puts what a store has kept on the table: settings, past games, and the game in
    /// progress behind the menu and a curtain. What was found instead of a game is
    /// told on the menu.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn take_up<F: MultiwriteNorFlash>(
        &mut self,
        store: &mut Store<F>,
        found: Found,
    ) -> Result<(), Error<F::Error>> {
        if let Some(settings) = store.settings().and_then(Settings::from_bytes) {
            self.settings = settings;
        }
        self.past = store.past().copied().collect();
        self.notice = match found {
            Found::Nothing => Some(Notice::Nothing),
            Found::NoGame => None,
            Found::Game => self.take_up_game(store)?,
            Found::Damaged => Some(Notice::Damaged),
            Found::Older(_) => Some(Notice::Older),
            Found::Newer(_) => Some(Notice::Newer),
        };
        self.take_up_last(store)?;
        self.legend = self.read_legend();
        Ok(())
    }

    /// The last game that ended; the power may have gone before its end was kept.
    fn take_up_last<F: MultiwriteNorFlash>(
        &mut self,
        store: &mut Store<F>,
    ) -> Result<(), Error<F::Error>> {
        store.last_game(&mut self.last)?;
        self.remember();
        Ok(())
    }

    fn take_up_game<F: MultiwriteNorFlash>(
        &mut self,
        store: &mut Store<F>,
    ) -> Result<Option<Notice>, Error<F::Error>> {
        // The bytes pass through where the last game will lie.
        store.game(&mut self.last)?;
        let resumed = Play::resume(&mut self.play, self.last.bytes());
        Ok(resumed.is_err().then_some(Notice::Damaged))
    }

    /// Takes up the game that was held back after a fault, once somebody went on.
    fn release<F: MultiwriteNorFlash>(
        &mut self,
        store: &mut Store<F>,
    ) -> Result<(), Error<F::Error>> {
        if !matches!(self.place, Place::Fault(_)) {
            self.held_back = false;
            self.notice = self.take_up_game(store)?;
            self.take_up_last(store)?;
            self.leave_fault();
            self.legend = self.read_legend();
        }
        Ok(())
    }

    /// Makes a store say what the table says; whatever is new is safe when this
    /// returns. Before anything was chosen or begun nothing is written, so that a
    /// save which cannot be read stays as it is.
    ///
    /// # Errors
    /// The store cannot keep it. The menu says so.
    pub fn keep_in<F: MultiwriteNorFlash>(
        &mut self,
        store: &mut Store<F>,
    ) -> Result<(), Error<F::Error>> {
        if self.held_back {
            return self.release(store);
        }
        let untouched = self.play.is_none() && self.settings == Settings::default();
        if untouched && store.settings().is_none() {
            return Ok(());
        }
        let past = self.game().and_then(Past::of);
        let keep = Keep { game: self.saved(), settings: self.settings.to_bytes(), past };
        let kept = store.keep(&keep);
        if kept.is_err() {
            self.notice = Some(Notice::NotKept);
        } else if self.notice == Some(Notice::NotKept) {
            self.notice = None;
        }
        kept
    }

    /// Makes room in a store for what comes next, a sector at a time, and says whether
    /// there was anything to do: for when nobody waits.
    ///
    /// # Errors
    /// The store fails.
    pub fn make_room_in<F: MultiwriteNorFlash>(
        &self,
        store: &mut Store<F>,
    ) -> Result<bool, Error<F::Error>> {
        match self.place {
            _ if self.empty => Ok(false),
            Place::NewGame { .. } => store.tend_anew(),
            _ if self.asked().is_some() => store.tend(),
            _ => Ok(false),
        }
    }

    /// There is no place to keep anything in. The menu says so.
    pub fn cannot_keep(&mut self) {
        self.notice = Some(Notice::NotKept);
    }
}
