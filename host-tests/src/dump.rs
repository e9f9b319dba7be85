//! Games out of a dump of the flash.

use agent_x::journal::{Journal, SLOT, Slot, Unreadable, slot};

use crate::dossier;
use crate::flash::{Flash, SECTOR};

/// A game that was found.
pub struct Dumped {
    /// The slot that it was read from.
    pub slot: Slot,
    /// The game as text.
    pub dossier: String,
}

/// All games in a dump of the whole flash or of its save area, the latest last. Of
/// a game that went through several slots only the longest is told.
///
/// # Errors
/// It is no dump, or nothing in it can be read: why, in one line.
pub fn games(dump: &[u8]) -> Result<Vec<Dumped>, String> {
    if dump.starts_with(b"UF2\n") || dump.starts_with(b"\x7fELF") {
        return Err("this is a program to be flashed, not a dump of the flash".into());
    }
    let wanted = "a dump of the whole flash or of its save area";
    if dump.is_empty() || !dump.len().is_multiple_of(SECTOR) {
        let bytes = dump.len();
        return Err(format!("{bytes} bytes are not {wanted}: no multiple of {SECTOR}"));
    }
    let mut found: Vec<Dumped> = Vec::new();
    let (mut newer, mut unreadable) = (None, None);
    let mut flash = Flash::new(dump.to_vec(), 0);
    for at in (0..dump.len() as u32).step_by(SECTOR) {
        let mut journal = Journal::default();
        let read = slot(&mut flash, at, &mut journal).map_err(|trouble| format!("{trouble:?}"))?;
        let Some(slot) = read else { continue };
        if !slot.readable() {
            newer = Some(slot.version);
        } else if !journal.bytes().is_empty() {
            match dossier::from_journal(&journal) {
                Ok(dossier) => found.push(Dumped { slot, dossier }),
                Err(why) => unreadable = Some(why),
            }
        }
    }
    found.sort_by_key(|game| game.slot.number);
    let longest = |game: &Dumped| {
        let later = |other: &&Dumped| other.slot.number > game.slot.number;
        !found.iter().filter(later).any(|other| other.dossier.starts_with(&game.dossier))
    };
    let keep: Vec<_> = found.iter().map(longest).collect();
    let mut keep = keep.into_iter();
    found.retain(|_| keep.next().unwrap_or(true));
    match (found.is_empty(), newer, unreadable) {
        (false, ..) => Ok(found),
        (_, Some(version), _) => Err(format!("a save of version {version}, which is not known")),
        (_, _, Some(Unreadable::Version(version))) => {
            Err(format!("a game of version {version}, which is not known"))
        }
        (_, _, Some(Unreadable::Damaged)) => Err("the game in it is damaged".into()),
        _ => Err(format!("no game is in it; it should be {wanted}, in slots of {SLOT} bytes")),
    }
}
