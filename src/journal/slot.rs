//! One slot by itself, for whoever looks into a dump of the flash.

use embedded_storage::nor_flash::ReadNorFlash;

use super::area::{Area, SLOT};
use super::record::VERSION;
use super::scan::scan;
use super::state::{State, copy};
use super::{Journal, Past};

/// What a slot says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// The version that wrote it. All else is read only if it is the present one.
    pub version: u8,
    /// Of two slots the one with the higher number was written later.
    pub number: u32,
    /// Whether everything that was written can be read.
    pub whole: bool,
    /// How the game ended, if it did.
    pub past: Option<Past>,
}

impl Slot {
    /// Whether this version wrote it.
    #[must_use]
    pub const fn readable(&self) -> bool {
        self.version == VERSION
    }
}

/// Reads the slot that begins here, as far as it can be read, and its game.
///
/// # Errors
/// The flash cannot be read.
pub fn slot<F: ReadNorFlash>(
    flash: F,
    at: u32,
    game: &mut Journal,
) -> Result<Option<Slot>, F::Error> {
    game.truncate(0);
    let end = at.saturating_add(SLOT);
    let Some(mut area) = Area::any(flash, &(at..end)) else { return Ok(None) };
    let Some(head) = area.head(0)? else { return Ok(None) };
    let mut state = State::default();
    let mut whole = false;
    if head.version == VERSION {
        let found = scan(&mut area, 0, head, |record| state.take(record) && copy(record, game))?;
        whole = state.sealed && !found.damaged;
    }
    let past = state.past.last().copied().filter(|_| state.over);
    Ok(Some(Slot { version: head.version, number: head.number, whole, past }))
}
