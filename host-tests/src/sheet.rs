//! All screens of the gallery on a sheet, one set for each language and size,
//! and the record of how they looked: a sheet a set and a list of hashes.

use std::path::{Path, PathBuf};

use agent_x::screens::kit::{Desk, Device, Paint, Panel};
use agent_x::words::Language;

use crate::gallery::Exhibit;
use crate::paint::Picture;

const COLUMNS: usize = 11;
const GAP: usize = 8;

/// The board with the longest name, and with everything.
const BOARD: Device = Device { board: "breadboard-2in", sound: true };

/// Every language on every panel.
pub fn desks() -> impl Iterator<Item = Desk> {
    Panel::ALL.into_iter().flat_map(|panel| {
        Language::ALL.map(|language| Desk { language, panel, battery: Some(4), device: BOARD })
    })
}

/// The name of the set: language and columns.
#[must_use]
pub fn name(desk: &Desk) -> String {
    let language = match desk.language {
        Language::English => "en",
        Language::French => "fr",
        Language::Polish => "pl",
    };
    format!("{language}-{}", desk.width())
}

/// Where the record is kept.
#[must_use]
pub fn record() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("screens")
}

/// The gallery's pictures on this desk.
#[must_use]
pub fn pictures(gallery: &[Exhibit], desk: &Desk) -> Vec<Picture> {
    gallery.iter().map(|(_, screen, legend)| Picture::of(screen, legend, desk)).collect()
}

/// All of them on one sheet.
#[must_use]
pub fn sheet(pictures: &[Picture], desk: &Desk) -> Picture {
    let (wide, high) = pitch(desk);
    let rows = pictures.len().div_ceil(COLUMNS);
    let mut sheet = Picture::blank(COLUMNS * wide + GAP, rows * high + GAP, Paint::Grey);
    for (place, picture) in pictures.iter().enumerate() {
        let (x, y) = corner(place, desk);
        sheet.put(picture, x, y);
    }
    sheet
}

/// One picture of a sheet, as it was; nothing if the sheet has no such place.
#[must_use]
pub fn cut(sheet: &Picture, place: usize, desk: &Desk) -> Option<Picture> {
    let (x, y) = corner(place, desk);
    sheet.cut(x, y, desk.width() as usize, desk.panel.height() as usize)
}

/// The screens that the front page shows, in the order of a year.
const CHOSEN: [&str; 8] = [
    "splash",
    "objective-nation",
    "curtain",
    "agent-choice",
    "struggle",
    "target-over",
    "debriefing",
    "detente",
];

/// The picture of the front page.
#[must_use]
pub fn front_page(gallery: &[Exhibit]) -> Picture {
    let desk = Desk { battery: Some(4), ..Desk::default() };
    let (wide, high) = pitch(&desk);
    let columns = CHOSEN.len() / 2;
    let mut sheet = Picture::blank(columns * wide + GAP, 2 * high + GAP, Paint::Ink);
    for (place, name) in CHOSEN.iter().enumerate() {
        if let Some((_, screen, legend)) = gallery.iter().find(|exhibit| exhibit.0 == *name) {
            let (x, y) = (place % columns * wide + GAP, place / columns * high + GAP);
            sheet.put(&Picture::of(screen, legend, &desk), x, y);
        }
    }
    sheet
}

fn pitch(desk: &Desk) -> (usize, usize) {
    (desk.width() as usize + GAP, desk.panel.height() as usize + GAP)
}

fn corner(place: usize, desk: &Desk) -> (usize, usize) {
    let (wide, high) = pitch(desk);
    (place % COLUMNS * wide + GAP, place / COLUMNS * high + GAP)
}

/// One line of the record: the set, the screen and the hash of its pixels.
#[must_use]
pub fn line(desk: &Desk, exhibit: &Exhibit, picture: &Picture) -> String {
    format!("{} {} {:016x}", name(desk), exhibit.0, picture.hash())
}
