//! What is wired to what on a board, read from its `board.rs`, and drawn for
//! those who build one.

pub mod diagram;
pub mod front;
pub mod pico;
pub mod svg;

use std::fs;
use std::path::{Path, PathBuf};

use svg::Svg;

/// A pin of the chip and what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wire {
    /// The name in the tables and drawings.
    pub function: &'static str,
    /// The number of the GPIO.
    pub gpio: usize,
}

/// The words in `board.rs` after which pins stand, and what those pins do.
const PLACES: [(&str, &[&str]); 13] = [
    ("Wires::new(", &["CS", "DC", "RST"]),
    ("Lcd::new(", &["CLK", "DIN"]),
    ("Light::new(", &["BL"]),
    ("up: key(", &["Up"]),
    ("down: key(", &["Down"]),
    ("left: key(", &["Left"]),
    ("right: key(", &["Right"]),
    ("a: key(", &["A"]),
    ("b: key(", &["B"]),
    ("x: key(", &["X"]),
    ("y: key(", &["Y"]),
    ("Piezo::new(", &["Piezo"]),
    ("Channel::new_pin(", &["Battery"]),
];

const PIN: &str = "p.PIN_";

/// The wires of a board.
///
/// # Errors
/// A pin of `board.rs` stands at no place that is known.
pub fn wires(board_rs: &str) -> Result<Vec<Wire>, String> {
    let mut wires = Vec::new();
    for (place, functions) in PLACES {
        let Some((_, rest)) = board_rs.split_once(place) else { continue };
        for (&function, pin) in functions.iter().zip(rest.split(PIN).skip(1)) {
            let end = pin.find(|c: char| !c.is_ascii_digit()).unwrap_or(pin.len());
            let gpio = pin[..end].parse().map_err(|error| format!("{function}: {error}"))?;
            wires.push(Wire { function, gpio });
        }
    }
    match board_rs.matches(PIN).count() {
        count if count == wires.len() => Ok(wires),
        count => Err(format!("{count} pins, of which {} are known", wires.len())),
    }
}

/// The folder of the boards.
#[must_use]
pub fn boards() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../boards")
}

/// The drawings of a board: the names of their files, and what they hold.
///
/// # Errors
/// In a line for the person: what is missing or cannot be understood.
pub fn drawings(board: &str) -> Result<[(&'static str, String); 2], String> {
    let file = boards().join(board).join("board.rs");
    let failed = |error: String| format!("{}: {error}", file.display());
    let source = fs::read_to_string(&file).map_err(|error| failed(error.to_string()))?;
    let wires = wires(&source).map_err(failed)?;
    let draw = |drawing: fn(&str, &[Wire]) -> Option<Svg>| {
        drawing(board, &wires).map(Svg::finish).ok_or_else(|| format!("{board} has no drawing yet"))
    };
    Ok([("wiring.svg", draw(diagram::draw)?), ("front.svg", draw(front::draw)?)])
}
