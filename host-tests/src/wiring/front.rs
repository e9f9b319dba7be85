//! The finished thing from the front, with a game on its screen. A unit is a
//! tenth of a millimetre of the thing itself.

use agent_x::screens::kit::{Desk, Panel};

use super::Wire;
use super::diagram::{MODULE, colour};
use super::pico;
use super::svg::{Anchor, Svg};
use crate::gallery::gallery;
use crate::paint::Picture;

const BLACK: &str = "#16181c";
const KEY: &str = "#d8dade";

/// The drawing of a board.
#[must_use]
pub fn draw(board: &str, wires: &[Wire]) -> Option<Svg> {
    match board {
        "pico-lcd-1in3" => Some(pico_lcd()),
        "picosystem" => Some(picosystem()),
        "breadboard" => Some(breadboard(&SQUARE, wires)),
        "breadboard-2in" => Some(breadboard(&WIDE, wires)),
        _ => None,
    }
}

fn shot(name: &str, panel: Panel) -> Picture {
    let desk = Desk { panel, battery: None, ..Desk::default() };
    let gallery = gallery();
    let (_, screen, legend) =
        gallery.iter().find(|exhibit| exhibit.0 == name).expect("a screen of the gallery");
    Picture::of(screen, legend, &desk)
}

fn key(svg: &mut Svg, [x, y]: [i32; 2], radius: i32, name: &str, letters: i32) {
    svg.circle([x, y], radius, KEY);
    svg.text([x, y + letters * 35 / 100], letters, Anchor::Middle, BLACK, name);
}

/// The board of a Pico-LCD-1.3, 52.0 × 26.5 mm.
pub const PICO_LCD: [i32; 2] = [520, 265];
/// Its joystick, from the upper left corner. Where joystick and keys sit comes from
/// a case that others drew for it (see `case.scad` in its folder).
pub const JOYSTICK: [i32; 2] = [67, 132];
/// Its keys, from the same corner.
pub const KEYS: [(&str, [i32; 2]); 4] =
    [("A", [477, 47]), ("B", [477, 104]), ("X", [477, 161]), ("Y", [477, 218])];
/// Its glass: from where to where it reaches along the board.
pub const GLASS: [i32; 2] = [130, 440];

/// The lit part is 23.4 mm square; that it sits in the middle of the board is seen
/// in pictures, not measured.
fn pico_lcd() -> Svg {
    let mut svg = Svg::new([560, 305], 160, "A Pico with a Pico-LCD-1.3 on it, a game running");
    let [width, height] = PICO_LCD;
    let place = |[x, y]: [i32; 2]| [x + 20, y + 20];
    svg.rect([20, 20, width, height], 12, "#2b3038", "#111");
    let [from, to] = GLASS;
    svg.rect([from + 24, 24, to - from - 8, height - 8], 4, BLACK, "#000");
    let [x, y] = place([(width - 234) / 2, (height - 234) / 2]);
    svg.screen([x, y], 234, &shot("struggle", Panel::Square));
    let [x, y] = place(JOYSTICK);
    svg.rect([x - 35, y - 35, 70, 70], 8, "#9aa0a6", "#333");
    svg.circle([x, y], 22, "#222");
    svg.text([x, y - 62], 12, Anchor::Middle, "#fff", "joystick");
    for (name, at) in KEYS {
        let [x, y] = place(at);
        svg.rect([x - 31, y - 24, 62, 48], 4, "#9aa0a6", "#333");
        key(&mut svg, [x, y], 16, name, 18);
    }
    svg
}

/// 96.6 × 42.7 mm, the glass 27.7 mm square. Where the keys sit is drawn from
/// pictures, not measured.
fn picosystem() -> Svg {
    let mut svg = Svg::new([1006, 467], 170, "A PicoSystem, a game running");
    svg.rect([20, 20, 966, 427], 60, "#202226", "#000");
    svg.rect([340, 66, 326, 335], 12, BLACK, "#000");
    svg.screen([365, 95], 277, &shot("agent-choice", Panel::Square));
    for area in [[130, 203, 126, 44], [171, 162, 44, 126]] {
        svg.rect(area, 8, "#3a3d43", "#000");
    }
    for (name, at) in [("X", [812, 160]), ("Y", [750, 222]), ("A", [874, 222]), ("B", [812, 284])] {
        key(&mut svg, at, 28, name, 26);
    }
    svg
}

/// A display that lies above the breadboard.
struct Display {
    panel: Panel,
    shot: &'static str,
    title: &'static str,
    /// Of the module, and of its glass.
    size: [i32; 2],
    glass: [i32; 2],
}

const SQUARE: Display = Display {
    panel: Panel::Square,
    shot: "debriefing",
    title: "A Pico, a 240 × 240 display and eight switches on a breadboard, a game running",
    size: [500, 350],
    glass: [277, 277],
};
const WIDE: Display = Display {
    panel: Panel::Wide,
    shot: "struggle",
    title: "A Pico, a 320 × 240 display and eight switches on a breadboard, a game running",
    size: [580, 350],
    glass: [408, 306],
};

/// The columns where the switches begin, of the 63 of a breadboard.
pub const SWITCHES: [(&str, usize); 8] = [
    ("Left", 23),
    ("Up", 27),
    ("Down", 31),
    ("Right", 35),
    ("Y", 47),
    ("X", 51),
    ("B", 55),
    ("A", 59),
];
/// The size of the breadboard, and the middle of the display along it.
pub const BREADBOARD: [i32; 2] = [1660, 550];
/// See [`BREADBOARD`].
pub const DISPLAY: i32 = 1030;
/// The left and the upper edge of the breadboard.
const LEFT: i32 = 30;
const EDGE: i32 = 430;

/// Where a column of the breadboard is, from its left edge.
#[must_use]
pub const fn along(column: usize) -> i32 {
    55 + (column as i32 - 1) * 25
}

const fn column(column: usize) -> i32 {
    LEFT + along(column)
}

/// Of the ten rows, a to j.
const fn row(row: i32) -> i32 {
    EDGE + row * 25 + if row < 5 { 137 } else { 188 }
}

/// Pins 1 to 20 are below, from the left; 21 to 40 above, from the right. The
/// hole next to the Pico, on that side.
const fn hole(pin: usize) -> [i32; 2] {
    if pin <= 20 { [column(pin), row(8)] } else { [column(41 - pin), row(1)] }
}

fn breadboard(display: &Display, wires: &[Wire]) -> Svg {
    let mut svg = Svg::new([1720, 1010], 180, display.title);
    svg.rect([LEFT, EDGE, BREADBOARD[0], BREADBOARD[1]], 16, "#f6f4ee", "#999");
    for y in [EDGE + 28, EDGE + 478] {
        svg.line(&[[75, y - 12], [1645, y - 12]], 4, "#c62828");
        svg.line(&[[75, y + 56], [1645, y + 56]], 4, "#1565c0");
        let holes = (1..=62).filter(|place| place % 6 != 0).map(column);
        svg.dots(holes.flat_map(|x| [[x, y + 10], [x, y + 35]]), 8, "#666");
    }
    svg.dots((1..=63).flat_map(|at| (0..10).map(move |of| [column(at), row(of)])), 8, "#666");
    let middle = (row(4) + row(5)) / 2;
    let [left, right] = [column(1) - 16, column(20) + 16];
    svg.rect([left, row(2) - 16, right - left, row(7) - row(2) + 32], 8, "#1b6e4a", "#0d3b28");
    svg.rect([left - 14, middle - 38, 74, 76], 4, "#c9ccd1", "#6b7075");
    svg.text([left + 23, middle + 11], 30, Anchor::Middle, BLACK, "USB");
    svg.text([column(7), middle + 14], 40, Anchor::Middle, "#fff", "Pico");
    for (name, at) in SWITCHES {
        let sign = match name {
            "Left" => "◀",
            "Up" => "▲",
            "Down" => "▼",
            "Right" => "▶",
            letter => letter,
        };
        let x = column(at + 1);
        svg.rect([x - 34, row(1) - 20, 68, 54], 8, "#fff", "#999");
        svg.text([x, row(1) + 22], 42, Anchor::Middle, BLACK, sign);
        svg.rect([x - 32, middle - 36, 64, 72], 6, "#3a3d43", "#000");
        svg.circle([x, middle], 20, KEY);
    }
    let [width, height] = display.size;
    let (left, top) = (LEFT + DISPLAY - width / 2, 30);
    for (place, (function, pin)) in (0..).zip(MODULE) {
        let gpio = || wires.iter().find(|wire| wire.function == function).map(|wire| wire.gpio);
        let Some(pin) = pin.or_else(|| pico::pin(gpio()?)) else { continue };
        let ([x, y], end) = (hole(pin), [left, top + 84 + place * 26]);
        svg.line(&[[x, y], [x, end[1]], end], 8, colour(function));
    }
    svg.rect([left, top, width, height], 14, "#2b3038", "#111");
    let [wide, high] = display.glass;
    let (x, y) = (left + (width - wide) / 2, top + (height - high) / 2);
    svg.rect([x - 12, y - 12, wide + 24, high + 24], 4, BLACK, "#000");
    svg.screen([x, y], wide, &shot(display.shot, display.panel));
    svg
}
