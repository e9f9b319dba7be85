//! Reads what a phone made of the handheld's QR codes.

use agent_x::journal::{Journal, Unreadable};

use super::from_journal;

/// The dossier of a game whose parts are all in this text, in any order. Spaces and
/// line ends do not matter.
///
/// # Errors
/// Why it is none, in one line.
pub fn from_text(text: &str) -> Result<String, String> {
    let text: String = text.split_whitespace().collect::<String>().to_ascii_uppercase();
    let mut parts: Vec<Option<Vec<u8>>> = Vec::new();
    for part in text.split("AGENT-X:").skip(1) {
        let (which, letters) = part.split_once(':').ok_or("a part does not say which it is")?;
        let number = |text: &str| text.parse::<usize>().ok().filter(|number| *number < 100);
        let (one, of) = which
            .split_once('/')
            .and_then(|(one, of)| Some((number(one)?.checked_sub(1)?, number(of)?)))
            .filter(|(one, of)| one < of && (parts.is_empty() || parts.len() == *of))
            .ok_or_else(|| format!("{which:?} does not say which part it is"))?;
        parts.resize(of, None);
        parts[one] = Some(bytes(letters)?);
    }
    if parts.is_empty() {
        return Err("this is no text of a QR code of Agent X: it begins with AGENT-X:".into());
    }
    let of = parts.len();
    let mut all = Vec::new();
    for (part, bytes) in parts.into_iter().enumerate() {
        all.extend(bytes.ok_or_else(|| format!("part {} of {of} is missing", part + 1))?);
    }
    let damaged = || "the text is damaged".to_owned();
    let (game, sum) = all.split_last_chunk::<4>().ok_or_else(damaged)?;
    if *sum != crate::fuzz::crc(0, game).to_le_bytes() {
        return Err(damaged());
    }
    let journal = Journal::from_bytes(game).map_err(|_| damaged())?;
    from_journal(&journal).map_err(|why| match why {
        Unreadable::Version(version) => format!("a game of version {version}, which is not known"),
        Unreadable::Damaged => "the game in it is not legal".into(),
    })
}

fn bytes(letters: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0_u32, 0);
    for letter in letters.chars() {
        let value = match letter {
            'A'..='Z' => letter as u32 - 'A' as u32,
            '2'..='7' => letter as u32 - '2' as u32 + 26,
            _ => return Err(format!("{letter:?} is no letter of such a text")),
        };
        bits = (bits << 5 | value) & 0xfff;
        count += 5;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    Ok(bytes)
}
