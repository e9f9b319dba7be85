//! Reads a dossier and replays it.

use agent_x::cards::{Card, Side};
use agent_x::rules::{Decision, Edition, Game, Opening};

use super::line::{deck, legal, parse, quote};
use crate::refusal;

/// A dossier that could be replayed to its end.
pub struct Replay {
    /// How the game began.
    pub opening: Opening,
    /// The decisions in order.
    pub entries: Vec<Entry>,
    /// The game after the last of them.
    pub game: Game,
}

/// A decision and the game that it led to.
pub struct Entry {
    /// The line of the file, from 1.
    pub line: usize,
    /// What was decided.
    pub decision: Decision,
    /// The game before it.
    pub before: Game,
    /// The game after it.
    pub after: Game,
}

/// Where a dossier is wrong, and why.
#[derive(Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong, in one line.
    pub what: String,
    /// What would have been legal there.
    pub legal: Vec<String>,
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.line, self.what)?;
        if !self.legal.is_empty() {
            write!(f, "; legal: {}", self.legal.join(", "))?;
        }
        Ok(())
    }
}

/// Replays a dossier given as the bytes of its file.
///
/// # Errors
/// The first line that is wrong.
pub fn replay(bytes: &[u8]) -> Result<Replay, Fault> {
    let text = text(bytes)?;
    let mut lines = items(text);
    let opening = header(&mut lines, text.lines().count().max(1))?;
    let mut game = Game::new(&opening).map_err(|refused| Fault {
        line: 1,
        what: refusal::sentence(refused),
        legal: Vec::new(),
    })?;
    let mut entries = Vec::new();
    for (line, words) in lines {
        let before = game;
        let fault = |what| Fault { line, what, legal: legal(&before) };
        let decision = parse(&game, &words).map_err(fault)?;
        game.apply(&decision).map_err(|refused| fault(refusal::sentence(refused)))?;
        entries.push(Entry { line, decision, before, after: game });
    }
    Ok(Replay { opening, entries, game })
}

fn text(bytes: &[u8]) -> Result<&str, Fault> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    std::str::from_utf8(bytes).map_err(|error| {
        let good = &bytes[..error.valid_up_to()];
        Fault {
            line: good.iter().filter(|byte| **byte == b'\n').count() + 1,
            what: "this is not UTF-8 text".into(),
            legal: Vec::new(),
        }
    })
}

/// The lines that say something, with their numbers, as words.
fn items(text: &str) -> impl Iterator<Item = (usize, Vec<&str>)> {
    text.split('\n')
        .map(|line| line.split('#').next().unwrap_or_default())
        .map(|line| line.split_ascii_whitespace().collect::<Vec<_>>())
        .enumerate()
        .filter(|(_, words)| !words.is_empty())
        .map(|(number, words)| (number + 1, words))
}

fn header<'a>(
    lines: &mut impl Iterator<Item = (usize, Vec<&'a str>)>,
    end: usize,
) -> Result<Opening, Fault> {
    let mut field = |name: &str| match lines.next() {
        Some((line, words)) if words.first() == Some(&name) => Ok((line, words[1..].to_vec())),
        Some((line, words)) => Err(fault(
            line,
            format!("the header's line {name:?} should be here, not {}", quote(&words.join(" "))),
        )),
        None => Err(fault(end, format!("the header's line {name:?} is missing"))),
    };
    match field("dossier")? {
        (_, words) if words == ["1"] => {}
        (line, words) => {
            let what = format!("only version 1 is known, not {}", quote(&words.join(" ")));
            return Err(fault(line, what));
        }
    }
    let (line, words) = field("edition")?;
    let edition = one(&words)
        .and_then(|id| Edition::from_id(id).ok_or(format!("{} is no edition", quote(id))))
        .map_err(|what| fault(line, what + "; there are en, fr and pl"))?;
    let (line, words) = field("objectives")?;
    let objectives = deck(&words).map_err(|what| fault(line, what))?;
    let (line, words) = field("groups")?;
    let groups = deck(&words).map_err(|what| fault(line, what))?;
    let (line, words) = field("balance")?;
    let balance = one(&words)
        .and_then(|id| Side::from_id(id).ok_or(format!("{} is no side", quote(id))))
        .map_err(|what| fault(line, what + "; there are cia and kgb"))?;
    Ok(Opening { edition, objectives, groups, balance })
}

fn one<'a>(words: &[&'a str]) -> Result<&'a str, String> {
    match words {
        [word] => Ok(word),
        _ => Err(format!("one word should be here, not {}", words.len())),
    }
}

fn fault(line: usize, what: String) -> Fault {
    Fault { line, what, legal: Vec::new() }
}
