//! A game as QR codes that a phone reads back into text.
//!
//! The text of a code is `AGENT-X:1/2:` (the first of two) and then a part of the
//! bytes of the game and their CRC-32 (little-endian) in base 32 (RFC 4648, no
//! padding). So it consists of characters that a QR code packs well, and neither
//! spaces, line ends nor lower case on its further way can harm it. `cargo dossier
//! from-text` makes a dossier of it. A game takes one to four codes, most of them two.

use core::fmt::Write as _;

use heapless::String;
use qrcodegen_no_heap::{Mask, QrCode, QrCodeEcc, Version};

use super::crc::crc;

/// The largest code: on 240 it has three pixels a module and a quiet margin. With two
/// a module of a 1.3" panel would be 0.2 mm, less than phones make out.
const VERSION: Version = Version::new(13);
/// How many modules it is wide and high.
pub const LARGEST: usize = 4 * 13 + 17;
const ROW: usize = LARGEST.div_ceil(8);
/// What fits into it.
const CHARACTERS: usize = 619;
/// How many bytes are in one code: as many as fit, without a broken character.
const PART: usize = 375;

const BASE32: [u8; 32] = *b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// How many codes a game takes.
#[must_use]
pub const fn parts(game: &[u8]) -> usize {
    (game.len() + 4).div_ceil(PART)
}

/// The text of a part of the game, of which the first is 1.
#[must_use]
pub fn text(game: &[u8], part: usize) -> Option<String<CHARACTERS>> {
    let parts = parts(game);
    if part > parts {
        return None;
    }
    let sum = crc(0, game).to_le_bytes();
    let all = game.iter().chain(&sum).skip(part.checked_sub(1)? * PART).take(PART);
    let mut text = String::new();
    write!(text, "AGENT-X:{part}/{parts}:").ok()?;
    let (mut bits, mut count) = (0_u32, 0);
    for byte in all {
        bits = bits << 8 | u32::from(*byte);
        count += 8;
        while count >= 5 {
            count -= 5;
            text.push(letter(bits >> count)?).ok()?;
        }
    }
    if count > 0 {
        text.push(letter(bits << (5 - count))?).ok()?;
    }
    Some(text)
}

fn letter(bits: u32) -> Option<char> {
    BASE32.get((bits & 31) as usize).map(|letter| char::from(*letter))
}

/// A code, module by module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    size: u8,
    rows: [[u8; ROW]; LARGEST],
}

impl Code {
    /// The smallest code of this text, with as much redundancy as fits; nothing if
    /// it is too long for the largest.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let (mut spare, mut out) = ([0; VERSION.buffer_len()], [0; VERSION.buffer_len()]);
        let (least, low) = (Version::MIN, QrCodeEcc::Low);
        // The letters look random under any mask; to compare all eight takes half a
        // second on the chip.
        let mask = Some(Mask::new(0));
        let code = QrCode::encode_text(text, &mut spare, &mut out, low, least, VERSION, mask, true)
            .ok()?;
        let mut rows = [[0; ROW]; LARGEST];
        for (y, row) in (0..code.size()).zip(&mut rows) {
            for (x, byte) in (0..code.size()).step_by(8).zip(row) {
                *byte =
                    (0..8).fold(0, |byte, bit| byte << 1 | u8::from(code.get_module(x + bit, y)));
            }
        }
        Some(Self { size: code.size() as u8, rows })
    }

    /// How many modules it is wide and high, without the margin.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// Whether a module is dark.
    #[must_use]
    pub fn dark(&self, x: u8, y: u8) -> bool {
        let byte = self.rows.get(usize::from(y)).and_then(|row| row.get(usize::from(x / 8)));
        byte.is_some_and(|byte| byte << (x % 8) & 0x80 != 0)
    }

    /// How many modules from here to the right are dark.
    #[must_use]
    pub fn run(&self, x: u8, y: u8) -> u8 {
        (x..self.size).take_while(|x| self.dark(*x, y)).count() as u8
    }
}
