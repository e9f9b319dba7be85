//! The head of a slot and the records after it, as bytes.

use heapless::Vec;

use super::crc::crc;
use super::past::Past;

/// The version of the form on flash.
pub(super) const VERSION: u8 = 1;

/// The bytes of a head.
pub(super) const HEAD: u32 = 12;
const MAGIC: [u8; 3] = *b"AgX";

/// What a slot begins with, in this and every later version.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Head {
    pub(super) version: u8,
    /// Of two slots the one with the higher number was written later.
    pub(super) number: u32,
}

impl Head {
    /// A chip is worn out long before.
    pub(super) const LAST: u32 = u32::MAX >> 1;

    pub(super) fn to_bytes(self) -> [u8; HEAD as usize] {
        let ([a, b, c], [d, e, f, g]) = (MAGIC, self.number.to_le_bytes());
        let [h, i, j, k] = self.crc().to_le_bytes();
        [a, b, c, self.version, d, e, f, g, h, i, j, k]
    }

    pub(super) fn from_bytes(bytes: [u8; HEAD as usize]) -> Option<Self> {
        let [_, _, _, version, d, e, f, g, ..] = bytes;
        let head = Self { version, number: u32::from_le_bytes([d, e, f, g]) };
        (head.to_bytes() == bytes && head.number <= Self::LAST).then_some(head)
    }

    /// The CRC with which the chain of records begins.
    pub(super) fn crc(self) -> u32 {
        let [a, b, c] = MAGIC;
        let [d, e, f, g] = self.number.to_le_bytes();
        crc(0, &[a, b, c, self.version, d, e, f, g])
    }
}

/// The most that one record carries.
pub(super) const LOAD: usize = 31;
/// The longest record: a byte before its load, four after it.
pub(super) const LONGEST: usize = 1 + LOAD + 4;

/// One entry of a slot.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Record {
    /// The settings from now on.
    Settings([u8; 4]),
    /// A finished game: an earlier one before the seal, this one after it.
    Past(Past),
    /// The game goes on with these bytes.
    More(Vec<u8, LOAD>),
    /// The game goes on with these bytes after so many of those before.
    Instead(u16, Vec<u8, LOAD>),
    /// All that there was to carry over is here, and the last finished game is in
    /// the slot with this number.
    Seal(u32),
    /// The slot with this number has taken over.
    Next(u32),
    /// This sector is in use by the slot with this number.
    Here(u32),
}

/// A record on its way to or from flash.
pub(super) type Form = Vec<u8, LONGEST>;

impl Record {
    /// Its bytes after a chain with this CRC, and the CRC after it.
    pub(super) fn form(&self, chain: u32) -> (Form, u32) {
        let mut form = Form::new();
        // None of the loads is longer than LOAD.
        let mut add = |bytes: &[u8]| form.extend_from_slice(bytes).unwrap_or_default();
        add(&[0]);
        let kind = match self {
            Self::Settings(bytes) => {
                add(bytes);
                1
            }
            Self::Past(past) => {
                add(&past.to_bytes());
                2
            }
            Self::More(bytes) => {
                add(bytes);
                3
            }
            Self::Instead(length, bytes) => {
                add(&length.to_le_bytes());
                add(bytes);
                4
            }
            Self::Seal(last) => {
                add(&last.to_le_bytes());
                5
            }
            Self::Next(number) => {
                add(&number.to_le_bytes());
                6
            }
            Self::Here(number) => {
                add(&number.to_le_bytes());
                7
            }
        };
        let load = form.len().saturating_sub(1) as u8;
        if let Some(first) = form.first_mut() {
            *first = kind << 5 | load;
        }
        let chain = crc(chain, &form);
        let _ = form.extend_from_slice(&chain.to_le_bytes());
        (form, chain)
    }

    /// The record at the front of these bytes, if it is one and continues the
    /// chain; with the length of its form and the CRC after it.
    pub(super) fn read(bytes: &[u8], chain: u32) -> Option<(Self, usize, u32)> {
        let first = *bytes.first()?;
        let load = usize::from(first & 31);
        let (body, rest) = bytes.split_at_checked(1 + load)?;
        let chain = crc(chain, body);
        if *rest.first_chunk()? != chain.to_le_bytes() {
            return None;
        }
        let load = body.get(1..)?;
        let four = || <[u8; 4]>::try_from(load).ok();
        let record = match first >> 5 {
            1 => Self::Settings(four()?),
            2 => Self::Past(Past::from_bytes(four()?)?),
            3 => Self::More(Vec::from_slice(load).ok()?),
            4 => {
                let (length, bytes) = load.split_first_chunk()?;
                Self::Instead(u16::from_le_bytes(*length), Vec::from_slice(bytes).ok()?)
            }
            5 => Self::Seal(u32::from_le_bytes(four()?)),
            6 => Self::Next(u32::from_le_bytes(four()?)),
            7 => Self::Here(u32::from_le_bytes(four()?)),
            _ => return None,
        };
        Some((record, body.len() + 4, chain))
    }
}
