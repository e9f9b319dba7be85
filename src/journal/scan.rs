//! Reads a slot as far as its chain of records holds.

use core::ops::Range;

use embedded_storage::nor_flash::ReadNorFlash;

use super::area::{Area, PAGE, SECTOR};
use super::crc::crc;
use super::record::{Form, HEAD, Head, LONGEST, Record};

/// Where a slot's records end.
pub(super) struct Scan {
    /// The last good record.
    pub(super) last: Form,
    /// Just after it.
    pub(super) end: u32,
    /// The first place after it that is not blotted out.
    pub(super) gap: u32,
    /// Up to here the slot was erased before its records were written.
    pub(super) clean: u32,
    pub(super) chain: u32,
    /// More was written here than can be read: no power cut does that.
    pub(super) damaged: bool,
}

/// Hands over each record until one is bad or refused.
pub(super) fn scan<F: ReadNorFlash>(
    area: &mut Area<F>,
    slot: u32,
    head: Head,
    mut take: impl FnMut(&Record) -> bool,
) -> Result<Scan, F::Error> {
    let (mut last, mut end, mut chain) = (Form::new(), HEAD, head.crc());
    let mut sealed = false;
    let beyond = loop {
        let at = area.skip(slot, end, 0)?;
        match area.record(slot, at, chain)? {
            Some((record, form, after)) if take(&record) => {
                (end, chain) = (at + form.len() as u32, after);
                last = form;
                sealed |= matches!(record, Record::Seal(_));
            }
            _ => break at,
        }
    };
    let clean = end.next_multiple_of(SECTOR);
    let gap = beyond.min(clean);
    let damaged = if sealed {
        written(area, slot, gap + LONGEST as u32..clean)?
            || follows(area, slot, beyond..clean, chain)?
            || gap == clean && begun(area, slot, clean, &Record::Here(head.number).form(chain).0)?
    } else {
        written(area, slot, gap + PAGE as u32..clean)?
    };
    Ok(Scan { last, end, gap, clean, chain, damaged })
}

/// Whether anything is written here. A cut reaches a page before the seal and a
/// record after it; what lies beyond was written later.
fn written<F: ReadNorFlash>(
    area: &mut Area<F>,
    slot: u32,
    range: Range<u32>,
) -> Result<bool, F::Error> {
    Ok(!range.is_empty() && area.skip(slot, range.start, 0xff)? < range.end)
}

/// Whether a good record follows a bad one: its chain goes on from before the bad
/// one, or from the bad one's CRC as it is written or as it ought to be.
fn follows<F: ReadNorFlash>(
    area: &mut Area<F>,
    slot: u32,
    bad: Range<u32>,
    chain: u32,
) -> Result<bool, F::Error> {
    let mut bytes = [0xff; LONGEST];
    area.read(slot, bad.start, &mut bytes)?;
    if bytes == [0xff; LONGEST] {
        return Ok(false);
    }
    // What lies in a sector that was not erased may be an older chain.
    let there = bad.len().min(LONGEST);
    let bytes = bytes.get(..there).unwrap_or_default();
    for length in 1..=there {
        let (body, stored) = bytes.split_at(length.saturating_sub(4));
        let written = stored.first_chunk().map_or(chain, |stored| u32::from_le_bytes(*stored));
        let next = area.skip(slot, bad.start + length as u32, 0)?;
        for chain in [chain, written, crc(chain, body)] {
            if area.record(slot, next, chain)?.is_some() {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// Whether this sector is in use by the slot: it begins with its number, or almost
/// with the very record that it should, and more is written after that.
fn begun<F: ReadNorFlash>(
    area: &mut Area<F>,
    slot: u32,
    sector: u32,
    here: &Form,
) -> Result<bool, F::Error> {
    let mut bytes = [0xff; LONGEST];
    area.read(slot, sector, &mut bytes)?;
    let wrong = |bits: u32, (one, other): (&u8, u8)| bits + (one ^ other).count_ones();
    let number = here.iter().zip(bytes).take(5).fold(0, wrong) == 0;
    let almost = here.iter().zip(bytes).fold(0, wrong) <= FEW;
    Ok((number || almost) && bytes.get(here.len()).is_some_and(|after| *after != 0xff))
}

/// So many flipped bits are still taken for damage; what an older slot left differs
/// in sixteen of the CRC alone.
const FEW: u32 = 2;
