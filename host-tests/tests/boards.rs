//! What makers are told is what the firmware does: parts, tables and drawings of
//! every board agree with its `board.rs` and with the documents.

use std::collections::BTreeSet;
use std::fs;

use agent_x_host::boards::{BOARDS, Board};
use agent_x_host::wiring::{self, Wire, diagram, front, pico};

fn read(board: &str, file: &str) -> String {
    let file = wiring::boards().join(board).join(file);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn wires(board: &Board) -> Vec<Wire> {
    wiring::wires(&read(board.name, "board.rs")).expect(board.name)
}

/// The rows of the table whose first column has this name.
fn table(board: &Board, first: &str) -> Vec<Vec<String>> {
    let readme = read(board.name, "README.md");
    let start = format!("| {first} |");
    let rows = readme.lines().skip_while(|line| !line.starts_with(&start));
    rows.take_while(|line| line.starts_with('|'))
        .skip(2)
        .map(|row| row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect())
        .collect()
}

fn wiring_table(board: &Board) -> Vec<Vec<String>> {
    let table = table(board, "function");
    assert!(!table.is_empty(), "{} has a wiring table", board.name);
    table
}

fn is_wired_by_hand(board: &Board) -> bool {
    board.name.starts_with("breadboard")
}

#[test]
fn every_folder_is_a_board_that_is_described() {
    let folders: BTreeSet<String> = fs::read_dir(wiring::boards())
        .expect("the boards are there")
        .map(|entry| entry.expect("it can be read").path())
        .filter(|path| path.is_dir())
        .filter_map(|path| path.file_name()?.to_str().map(str::to_owned))
        .collect();
    assert_eq!(folders, BOARDS.iter().map(|board| board.name.to_owned()).collect());
    let overview = fs::read_to_string(wiring::boards().join("README.md")).expect("an overview");
    for name in folders {
        assert!(overview.contains(&format!("[`{name}`]({name}/README.md)")), "{name} is listed");
        let file = format!("agent-x-<version>-{name}.uf2");
        assert!(read(&name, "README.md").contains(&file), "{name} says which file to flash");
    }
}

#[test]
fn the_firmware_follows_the_documents() {
    for board in &BOARDS {
        let wires = wires(board);
        let gpio = |function| wires.iter().find(|wire| wire.function == function).map(|w| w.gpio);
        let display = board.wiring;
        let documented = [
            ("CLK", Some(display.sck)),
            ("DIN", Some(display.mosi)),
            ("CS", display.cs),
            ("DC", Some(display.dc)),
            ("RST", display.reset),
            ("BL", display.backlight),
        ];
        let keys = ["Up", "Down", "Left", "Right", "A", "B", "X", "Y"];
        let keys = keys.into_iter().zip(board.buttons.map(Some));
        let battery = ("Battery", board.battery.map(|input| 26 + input));
        let documented = documented.map(|(function, pin)| (function, pin.map(usize::from)));
        for (function, pin) in documented.into_iter().chain(keys).chain([battery]) {
            assert_eq!(gpio(function), pin, "{} of {}", function, board.name);
        }
    }
}

#[test]
fn a_pin_does_one_thing_and_can_be_reached() {
    for board in &BOARDS {
        let wires = wires(board);
        let pins: BTreeSet<usize> = wires.iter().map(|wire| wire.gpio).collect();
        assert_eq!(pins.len(), wires.len(), "{}: a pin is taken twice", board.name);
        for pin in pins {
            if board.name == "picosystem" {
                assert!(pin < 30, "the chip has no GP{pin}");
            } else {
                assert!(pico::pin(pin).is_some(), "{}: a Pico has no GP{pin}", board.name);
            }
        }
    }
}

#[test]
fn the_table_says_what_the_firmware_does() {
    for board in &BOARDS {
        let mut told = BTreeSet::new();
        let mut supplied = Vec::new();
        for row in wiring_table(board) {
            let [function, gpio, pin, ..] = &row[..] else { panic!("{row:?} is too short") };
            let Some(gpio) = gpio.strip_prefix("GP") else {
                supplied.push((function.clone(), pin.clone()));
                continue;
            };
            let gpio: usize = gpio.parse().expect("a number");
            let expected = if board.name == "picosystem" { None } else { pico::pin(gpio) };
            let expected = expected.map_or_else(|| "–".to_owned(), |pin| pin.to_string());
            assert_eq!(*pin, expected, "{}: GP{gpio} is on this pin", board.name);
            assert!(told.insert((function.clone(), gpio)), "{}: {function} twice", board.name);
        }
        let wires = wires(board).into_iter().map(|wire| (wire.function.to_owned(), wire.gpio));
        assert_eq!(told, wires.collect(), "{}", board.name);

        let mut drawn: Vec<(String, String)> = Vec::new();
        if is_wired_by_hand(board) {
            drawn.extend(diagram::supplies().map(|(of, pin)| (of.to_owned(), pin.to_string())));
        }
        drawn.sort();
        supplied.sort();
        assert_eq!(supplied, drawn, "{}: supply and ground", board.name);
        for (function, pin) in supplied {
            let name = pico::PINS[pin.parse::<usize>().expect("a number") - 1];
            assert_eq!(name, if function == "VCC" { "3V3" } else { "GND" }, "pin {pin}");
        }
    }
}

#[test]
fn the_table_says_the_column_of_the_breadboard() {
    for board in BOARDS.iter().filter(|board| is_wired_by_hand(board)) {
        let mut switches = BTreeSet::new();
        for row in wiring_table(board) {
            let [function, _, pin, column, to] = &row[..] else { panic!("{row:?}: five cells") };
            let pin: usize = pin.parse().expect("a number");
            let expected =
                if pin <= 20 { format!("{pin} below") } else { format!("{} above", 41 - pin) };
            assert_eq!(*column, expected, "{}: {function}", board.name);
            if let Some(column) = to.strip_prefix("switch at column ") {
                switches.insert((function.clone(), column.parse().expect("a number")));
            }
        }
        let drawn = front::SWITCHES.map(|(name, column)| (name.to_owned(), column));
        assert_eq!(switches, BTreeSet::from(drawn), "{}", board.name);
    }
}

#[test]
fn every_part_is_in_the_wiring_as_often_as_it_is_needed() {
    for board in &BOARDS {
        let parts = table(board, "part");
        assert!(!parts.is_empty(), "{} has a list of parts", board.name);
        let diagram = read(board.name, "wiring.svg");
        let rows = wiring_table(board);
        let count =
            |part: &str| rows.iter().filter(|row| row[row.len() - 1].contains(part)).count();
        for part in &parts {
            let [name, quantity, drawn, hint] = &part[..] else { panic!("{part:?}: four cells") };
            let quantity: usize = quantity.parse().expect("a number");
            assert!(!hint.is_empty(), "{name}: what to look for");
            match drawn.as_str() {
                "–" => {}
                "switch" => assert_eq!(quantity, count("switch"), "{name}"),
                "wire" if name.contains("female") => {
                    assert_eq!(quantity, count("display module"), "{name}");
                }
                // The rest has a second wire to ground, but for the rails themselves.
                "wire" => {
                    let [switches, rails] = ["switch", "rail"].map(count);
                    let piezo = count("piezo");
                    assert_eq!(quantity, 2 * switches + 2 * piezo + rails, "{name}");
                }
                drawn => assert!(diagram.contains(drawn), "{name} is drawn as {drawn}"),
            }
        }
        for (thing, part) in [("Piezo<", "piezo"), ("ground rail<", "breadboard")] {
            let listed = parts.iter().any(|row| row[0].contains(part));
            assert!(!diagram.contains(thing) || listed, "{}: {part} is listed", board.name);
        }
    }
}

#[test]
fn the_drawings_are_what_cargo_wiring_draws() {
    for board in &BOARDS {
        for (name, drawing) in wiring::drawings(board.name).expect(board.name) {
            assert!(
                read(board.name, name) == drawing,
                "boards/{}/{name} is not up to date: run cargo wiring",
                board.name
            );
        }
        let diagram = read(board.name, "wiring.svg");
        for wire in wires(board) {
            assert!(diagram.contains(&format!(">GP{}<", wire.gpio)), "{}: {wire:?}", board.name);
        }
    }
}

/// The value of an attribute, each time that it is there.
fn attributes<'a>(svg: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let start = format!(" {name}=\"");
    svg.match_indices(&start)
        .map(|(at, found)| &svg[at + found.len()..])
        .filter_map(|rest| rest.split('"').next())
        .collect::<Vec<_>>()
        .into_iter()
}

#[test]
fn words_in_the_drawings_have_eight_points_in_print() {
    const POINTS_IN_A_MILLIMETRE: f64 = 72.0 / 25.4;
    for board in &BOARDS {
        for (name, svg) in wiring::drawings(board.name).expect(board.name) {
            let wide = attributes(&svg, "width").next().and_then(|width| width.strip_suffix("mm"));
            let wide: f64 = wide.expect("a width").parse().expect("millimetres");
            let units = attributes(&svg, "viewBox").next().and_then(|b| b.split(' ').nth(2));
            let units: f64 = units.expect("a view").parse().expect("units");
            assert!(wide <= 180.0, "{name} of {} fits a page", board.name);
            for size in attributes(&svg, "font-size") {
                let size: f64 = size.parse().expect("a size");
                let points = size * wide / units * POINTS_IN_A_MILLIMETRE;
                assert!(points >= 8.0, "{name} of {}: {points:.1} points", board.name);
            }
        }
    }
}
