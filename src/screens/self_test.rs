//! Every part of the device to be looked at: buttons, colours, corners, light, sound,
//! battery and saves.

use super::Picture;
use super::kit::{Corner, Desk, Font, Paint, Paper, Place};
use crate::words::{Phrase, Slot, Text, fill};

/// What was tried so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SelfTest {
    /// The buttons that are down, a bit for each in the order of
    /// [`Button::ALL`](crate::table::Button::ALL).
    pub held: u8,
    /// Those that were down before.
    pub tried: u8,
    /// How bright the light is, and how bright it can be.
    pub light: (u8, u8),
    /// Whether what is written to the saves can be read.
    pub saves: bool,
}

/// A button on the screen.
enum Key {
    Arrow(Picture),
    Letter(&'static str),
}

const KEYS: [(Key, i32, i32); 8] = [
    (Key::Arrow(Picture::Up6), 34, 76),
    (Key::Arrow(Picture::Down6), 34, 118),
    (Key::Arrow(Picture::Left6), 12, 97),
    (Key::Arrow(Picture::Right6), 56, 97),
    (Key::Letter("A"), 112, 97),
    (Key::Letter("B"), 142, 97),
    (Key::Letter("X"), 172, 97),
    (Key::Letter("Y"), 202, 97),
];
const KEY: i32 = 20;

impl SelfTest {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let language = desk.language;
        corners(on, desk);
        let title = Phrase::SelfTest.text(language);
        on.line(Place::left(14, 22, 100), &[Font::N14], title, Paint::Paper);
        let version = Place::right(desk.width() - 14, 15, 120);
        on.line(version, &[Font::H10], crate::VERSION, Paint::Manila);
        on.line(version.below(14), &[Font::H10], desk.device.board, Paint::Manila);
        bars(on, desk);
        for (bit, (key, x, y)) in KEYS.iter().enumerate() {
            let (held, tried) = (self.held >> bit & 1 == 1, self.tried >> bit & 1 == 1);
            draw_key(on, key, x + desk.more() / 2, *y, held, tried);
        }
        let lines = [
            (Phrase::Light, self.light_text(desk)),
            (Phrase::Sound, sound(desk)),
            (Phrase::BatteryLevel, battery(desk)),
            (Phrase::Saves, self.saves_text(desk)),
        ];
        for ((name, value), base) in lines.into_iter().zip((153..).step_by(14)) {
            let place = Place::left(14, base, 96);
            on.line(place, &[Font::H10], name.text(language), Paint::Manila);
            on.line(Place::left(114, base, desk.width() - 122), &[Font::H10], &value, Paint::Paper);
        }
        let hint = Place::left(14, 214, desk.width() - 28);
        on.lines(hint, (14, 2), Font::H10, Phrase::SelfTestHint.text(language), Paint::White);
    }

    fn light_text(&self, desk: &Desk) -> Text {
        let (light, most) = self.light;
        out_of(light, most, desk)
    }

    fn saves_text(&self, desk: &Desk) -> Text {
        let phrase = if self.saves { Phrase::SavesGood } else { Phrase::SavesBad };
        fill(phrase.text(desk.language), &[], desk.language)
    }
}

fn sound(desk: &Desk) -> Text {
    let phrase = if desk.device.sound { Phrase::Clicks } else { Phrase::NotThere };
    fill(phrase.text(desk.language), &[], desk.language)
}

fn battery(desk: &Desk) -> Text {
    match desk.battery {
        Some(level) => out_of(level, 4, desk),
        None => fill(Phrase::NotThere.text(desk.language), &[], desk.language),
    }
}

fn out_of(level: u8, most: u8, desk: &Desk) -> Text {
    let slots = [level, most].map(|number| Slot::Number(number.into()));
    fill(Phrase::OutOf.text(desk.language), &slots, desk.language)
}

/// A mark in each corner of the glass; the one at the top left is whole.
fn corners(on: &mut dyn Paper, desk: &Desk) {
    const ARM: i32 = 8;
    let (right, bottom) = (desk.width(), desk.panel.height());
    on.fill(0, 0, ARM, ARM, Paint::White);
    for (x, y) in [(right - ARM, 0), (0, bottom - ARM), (right - ARM, bottom - ARM)] {
        on.edge(x, y, ARM, ARM, 1, Paint::White);
    }
}

/// Four colours with their names, and the rest of the palette below them.
fn bars(on: &mut dyn Paper, desk: &Desk) {
    let named = [
        (Paint::Kgb, Phrase::Red, Paint::White),
        (Paint::Military, Phrase::Green, Paint::White),
        (Paint::Cia, Phrase::Blue, Paint::White),
        (Paint::White, Phrase::White, Paint::Ink),
    ];
    let width = desk.width() / 4;
    for (x, (paint, name, ink)) in (0..).step_by(width as usize).zip(named) {
        on.fill(x, 36, width, 22, paint);
        let place = Place::centre(x + width / 2, 51, width);
        on.line(place, &[Font::H10, Font::H8], name.text(desk.language), ink);
    }
    let width = desk.width() / 16;
    for (x, nibble) in (0..).step_by(width as usize).zip(0..16) {
        on.fill(x, 58, width, 14, Paint::from_nibble(nibble));
    }
}

fn draw_key(on: &mut dyn Paper, key: &Key, x: i32, y: i32, held: bool, tried: bool) {
    let (ground, paint) = match (held, tried) {
        (true, _) => (Paint::Economic, Paint::Ink),
        (false, true) => (Paint::Paper, Paint::Ink),
        (false, false) => (Paint::Line, Paint::Paper),
    };
    on.rounded(x, y, KEY, KEY, Corner::Four, ground);
    match *key {
        Key::Letter(letter) => {
            on.line(Place::centre(x + KEY / 2, y + 15, KEY), &[Font::H12], letter, paint);
        }
        Key::Arrow(arrow) => {
            let size = arrow.size();
            let (dx, dy) = (KEY - size.width as i32, KEY - size.height as i32);
            on.picture(arrow, x + dx / 2, y + dy / 2, paint);
        }
    }
}
