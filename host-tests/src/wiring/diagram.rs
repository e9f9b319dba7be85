//! Wiring diagrams: every pin in use, by its name, its number and a line.

use super::Wire;
use super::pico::{self, Pico};
use super::svg::{Anchor, Svg};

/// A unit is a quarter of a millimetre in print.
const WIDTH: i32 = 720;
const MILLIMETRES: i32 = 180;
/// The smallest letters, 8.5 points in print.
const SMALL: i32 = 12;
const THICK: i32 = 3;

const RED: &str = "#c62828";
const BLACK: &str = "#222";

/// The pins of a display module that is wired by hand, in its maker's order, each
/// with the pin of the Pico for those that are supplied.
pub(super) const MODULE: [(&str, Option<usize>); 8] = [
    ("VCC", Some(36)),
    ("GND", Some(13)),
    ("DIN", None),
    ("CLK", None),
    ("CS", None),
    ("DC", None),
    ("RST", None),
    ("BL", None),
];

/// The ground of the switches.
const RAIL: usize = 3;

/// The wires between supply and parts that are put in by hand: function and pin of
/// the Pico.
pub fn supplies() -> impl Iterator<Item = (&'static str, usize)> {
    let module = MODULE.iter().filter_map(|&(function, pin)| Some((function, pin?)));
    module.chain([("GND", RAIL)])
}

/// The diagram of a board.
#[must_use]
pub fn draw(board: &str, wires: &[Wire]) -> Option<Svg> {
    match board {
        "breadboard" => Some(by_hand(wires, "240 × 240", 60)),
        "breadboard-2in" => Some(by_hand(wires, "320 × 240", 80)),
        "pico-lcd-1in3" => Some(plugged(wires)),
        "picosystem" => Some(finished(wires)),
        _ => None,
    }
}

pub(super) fn colour(function: &str) -> &'static str {
    match function {
        "VCC" => RED,
        "GND" => BLACK,
        "DIN" => "#2e7d32",
        "CLK" => "#ef6c00",
        "CS" => "#b8860b",
        "DC" => "#1565c0",
        "RST" => "#6a1b9a",
        "BL" => "#795548",
        "Piezo" => "#c2185b",
        "Battery" => RED,
        _ => "#00838f",
    }
}

fn sheet(height: i32, title: &str) -> Svg {
    let mut svg = Svg::new([WIDTH, height], MILLIMETRES, title);
    svg.text([20, 28], 18, Anchor::Start, BLACK, title);
    svg
}

fn notes(svg: &mut Svg, mut y: i32, notes: &[&str]) {
    for note in notes {
        svg.text([20, y], 13, Anchor::Start, BLACK, note);
        y += 18;
    }
}

/// A Pico, a module and switches, with every wire.
fn by_hand(wires: &[Wire], pixels: &str, glass: i32) -> Svg {
    let mut svg = sheet(746, "Wiring: Pico, display module, eight switches, piezo");
    let pico = Pico { left: 286, top: 110 };
    let rails = [24, WIDTH - 24];
    let pins: Vec<(&str, usize)> = wires
        .iter()
        .filter_map(|wire| Some((wire.function, pico::pin(wire.gpio)?)))
        .chain(supplies())
        .collect();
    let pin = |function: &str| pins.iter().find(|(of, _)| *of == function).map(|(_, pin)| *pin);

    // One rail, drawn round the Pico.
    let [left, right] = rails;
    let start = [pico.x(RAIL), pico.y(RAIL)];
    svg.wire(&[start, [left, start[1]]], THICK, BLACK);
    svg.line(&[[left, start[1]], [left, 634], [right, 634], [right, 280]], 5, BLACK);
    svg.text([left, start[1] - 10], SMALL, Anchor::Start, BLACK, "ground rail");
    module(&mut svg, pico, (pixels, glass), pin);
    parts(&mut svg, pico, rails, pin);
    let used: Vec<usize> = pins.iter().map(|(_, pin)| *pin).collect();
    pico.draw(&mut svg, &used);
    notes(
        &mut svg,
        672,
        &[
            "Seen from above, USB up. Go by the names on your module, not by their places:",
            "CLK is also SCL or SCK, DIN is SDA or MOSI, RST is RES, BL is BLK or LED.",
            "A module without CS: leave that wire out. The piezo is for those who like clicks.",
            "Every switch joins its pin to ground. VCC gets 3.3 V, never 5 V.",
        ],
    );
    svg
}

/// The display, left of the Pico.
fn module(
    svg: &mut Svg,
    pico: Pico,
    (pixels, glass): (&str, i32),
    pin: impl Fn(&str) -> Option<usize>,
) {
    let (left, right, top) = (48, 176, pico.y(6) + 12);
    svg.rect([left, top - 20, right - left, 8 * Pico::PITCH + 18], 6, "#e9eef5", "#456");
    svg.rect([left + 6, top + 6, glass, 60], 2, "#103029", "#000");
    svg.text([left + 8, top + 128], SMALL, Anchor::Start, BLACK, "Display module");
    svg.text([left + 8, top + 144], SMALL, Anchor::Start, BLACK, pixels);
    for (place, (function, _)) in (0..).zip(MODULE) {
        let Some(from) = pin(function) else { continue };
        let (y, paint) = (top + place * Pico::PITCH, colour(function));
        let start = [pico.x(from), pico.y(from)];
        if function == "VCC" {
            // From the other side of the Pico, round its top.
            let lane = [pico.right() + 24, 52, right + 8];
            let corners = [
                start,
                [lane[0], start[1]],
                [lane[0], lane[1]],
                [lane[2], lane[1]],
                [lane[2], y],
                [right, y],
            ];
            svg.wire(&corners, THICK, paint);
        } else {
            let lane = right + 8 * (8 - place);
            svg.wire(&[start, [lane, start[1]], [lane, y], [right, y]], THICK, paint);
            svg.text([start[0] - 6, start[1] - 5], SMALL, Anchor::End, paint, function);
        }
        svg.circle([right - 2, y], 5, "#e0b64c");
        svg.text([right - 12, y + 4], SMALL, Anchor::End, BLACK, function);
    }
}

/// Switches and piezo, each between its pin and the rail of that side.
fn parts(svg: &mut Svg, pico: Pico, rails: [i32; 2], pin: impl Fn(&str) -> Option<usize>) {
    const PARTS: [(&str, i32); 9] = [
        ("Up", 200),
        ("Piezo", 556),
        ("A", 608),
        ("Y", 300),
        ("Right", 352),
        ("X", 404),
        ("Down", 456),
        ("B", 508),
        ("Left", 560),
    ];
    for (place, (function, y)) in (0..).zip(PARTS) {
        let Some(from) = pin(function) else { continue };
        let start = [pico.x(from), pico.y(from)];
        let on_left = from <= 20;
        let (middle, lane, rail) = if on_left {
            (110, start[0] - 36 - 8 * place, rails[0])
        } else {
            (WIDTH - 110, start[0] + 36 + 8 * (place - 3), rails[1])
        };
        let corners = [start, [lane, start[1]], [lane, y], [middle, y]];
        svg.wire(&corners, THICK, colour(function));
        svg.line(&[[middle, y], [rail, y]], THICK, BLACK);
        let (round, fill) = if function == "Piezo" { (17, "#ffe9b8") } else { (5, "#eceff1") };
        svg.rect([middle - 30, y - 17, 60, 34], round, fill, "#456");
        svg.text([middle, y + 5], 14, Anchor::Middle, BLACK, function);
        svg.circle([rail, y], 5, BLACK);
    }
}

/// A Pico with a display on it: nothing is wired by hand.
fn plugged(wires: &[Wire]) -> Svg {
    let mut svg = sheet(690, "Pins of the Pico that the Pico-LCD-1.3 uses");
    let pico = Pico { left: 265, top: 90 };
    let mut used = Vec::new();
    for wire in wires {
        let Some(pin) = pico::pin(wire.gpio) else { continue };
        used.push(pin);
        let (x, y) = (pico.x(pin), pico.y(pin));
        let label = label(wire.function);
        let (end, anchor, text) =
            if pin <= 20 { (x - 40, Anchor::End, x - 48) } else { (x + 40, Anchor::Start, x + 48) };
        svg.wire(&[[x, y], [end, y]], THICK, colour(wire.function));
        svg.text([text, y + 4], 13, anchor, BLACK, &label);
    }
    pico.draw(&mut svg, &used);
    notes(
        &mut svg,
        634,
        &[
            "Seen from above, USB up. No wire is put in by hand: the header of the display carries all.",
            "The display takes its power from the Pico through the same header. Its joystick's press",
            "(GP3, pin 5) is not used by the game.",
        ],
    );
    svg
}

fn label(function: &str) -> String {
    match function {
        "Up" | "Down" | "Left" | "Right" => format!("joystick {}", function.to_lowercase()),
        "A" | "B" | "X" | "Y" => format!("key {function}"),
        "Piezo" => "piezo".to_owned(),
        "Battery" => "battery (through a divider)".to_owned(),
        _ => format!("display {function}"),
    }
}

/// A handheld that is bought: what leads where inside.
fn finished(wires: &[Wire]) -> Svg {
    let mut svg = sheet(386, "Inside the PicoSystem: pins of the RP2040");
    let [left, right, top] = [270, 450, 70];
    let keys = |wire: &&Wire| label(wire.function).starts_with("key ") || is_pad(wire.function);
    let (buttons, rest): (Vec<&Wire>, Vec<&Wire>) = wires.iter().partition(keys);
    svg.rect([left, top - 24, right - left, 258], 6, "#222", "#000");
    svg.text([360, top + 110], 16, Anchor::Middle, "#fff", "RP2040");
    for (column, side) in [rest, buttons].into_iter().enumerate() {
        for (place, wire) in (0..).zip(side) {
            let y = top + place * 30;
            let (x, out, inner, outer) = if column == 0 {
                (left, -1, Anchor::Start, Anchor::End)
            } else {
                (right, 1, Anchor::End, Anchor::Start)
            };
            svg.line(&[[x, y], [x + out * 40, y]], THICK, colour(wire.function));
            svg.text([x - out * 8, y + 4], 13, inner, "#fff", &format!("GP{}", wire.gpio));
            let label = match wire.function {
                pad if is_pad(pad) => format!("pad {}", pad.to_lowercase()),
                other => label(other),
            };
            svg.text([x + out * 48, y + 4], 13, outer, BLACK, &label);
        }
    }
    notes(
        &mut svg,
        344,
        &[
            "Nothing is wired by hand. The chip sits on the board of the PicoSystem:",
            "pins of a Pico do not apply.",
        ],
    );
    svg
}

fn is_pad(function: &str) -> bool {
    matches!(function, "Up" | "Down" | "Left" | "Right")
}
