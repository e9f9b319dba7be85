//! `cargo emulate`: the image that makers flash, behind the page and by a script.

mod browser;

use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::thread;
use std::time::{Duration, Instant};

use agent_x::screens::kit::Panel;
use agent_x::table::{Button, Settings};
use agent_x_host::emulated::saves;
use agent_x_host::handheld::Handheld;
use agent_x_host::script::{Step, parse};
use browser::Browser;
use browser::served::Served;

/// A handheld fresh from the box.
fn beside() -> Handheld {
    let mut handheld = Handheld::new(0);
    handheld.table.set(Settings::default());
    // Fresh from the box, and nothing is saved yet.
    let (mut store, found) = saves(&vec![0xFF; 2 << 20]);
    handheld.table.take_up(&mut store, found).expect("a flash that works");
    handheld
}

/// What it draws, red, green and blue.
fn rgb(handheld: &Handheld, panel: Panel) -> Vec<u8> {
    let frame = handheld.frame(panel);
    let pixels = (0..panel.height()).flat_map(|y| (0..panel.width()).map(move |x| (x, y)));
    pixels.flat_map(|(x, y)| frame.pixel(x, y).rgb888()).collect()
}

fn rgba(handheld: &Handheld, panel: Panel) -> Vec<u8> {
    let rgb = rgb(handheld, panel);
    rgb.as_chunks().0.iter().flat_map(|&[red, green, blue]| [red, green, blue, 255]).collect()
}

/// Plays a script into a fresh folder of this name.
fn play(name: &str, script: &str, arguments: &[&str]) -> (PathBuf, Output) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("emulate").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("it can be made");
    let file = folder.join("script.txt");
    fs::write(&file, script).expect("it can be written");
    let done = Command::new(env!("CARGO_BIN_EXE_emulate"))
        .arg("--script")
        .arg(file)
        .arg("--png")
        .arg(&folder)
        .args(arguments)
        .output();
    (folder, done.expect("emulate was built"))
}

fn read(file: &Path) -> (u32, u32, Vec<u8>) {
    let file = File::open(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut reader = png::Decoder::new(BufReader::new(file)).read_info().expect("a PNG");
    let mut bytes = vec![0; reader.output_buffer_size().expect("small enough")];
    let info = reader.next_frame(&mut bytes).expect("a picture");
    assert_eq!(info.color_type, png::ColorType::Rgb);
    (info.width, info.height, bytes)
}

fn pictures(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("it is there");
    let mut names: Vec<_> = files
        .map(|file| file.expect("it can be read").file_name().into_string().expect("plain"))
        .filter(|name| name.ends_with(".png"))
        .collect();
    names.sort();
    names
}

#[test]
fn a_script_is_one_step_a_line() {
    let script = "\n# remarks and empty lines\n  press up\nhold a 700 # and more\nshot a-1_b\n\
                  release a\nwait 5\n";
    let steps = [
        Step::Press(Button::Up),
        Step::Hold(Button::A, 700),
        Step::Shot("a-1_b".into()),
        Step::Release(Button::A),
        Step::Wait(5),
    ];
    assert_eq!(parse(script), Ok(steps.into()));
}

#[test]
fn what_is_no_step_is_said_with_its_line() {
    for (script, what) in [
        ("jump", "line 1: jump is none of press, hold, release, wait and shot"),
        ("press a\n\npress", "line 3: press wants one button"),
        ("press a b", "line 1: press wants one button"),
        ("# one\npress z", "line 2: z is no button: there are up, down, left, right, a, b, x, y"),
        ("press A", "line 1: A is no button: there are up, down, left, right, a, b, x, y"),
        ("hold a", "line 1: hold wants a button and milliseconds"),
        ("hold a long", "line 1: long is no number of milliseconds"),
        ("wait", "line 1: wait wants milliseconds"),
        ("wait -1", "line 1: -1 is no number of milliseconds"),
        ("shot", "line 1: shot wants one name"),
        ("shot ../a", "line 1: ../a is no name: letters, digits, - and _ make one"),
        ("shot a\nshot a", "line 2: a is there already"),
        ("shot last", "line 1: last is written at the end anyway"),
        ("release a", "line 1: a is not held"),
        ("hold a 1\nrelease a\nrelease a", "line 3: a is not held"),
        ("hold a 1\nhold a 1", "line 2: a is already down: release a first"),
        ("hold a 1\npress a", "line 2: a is already down: release a first"),
    ] {
        assert_eq!(parse(script), Err(what.to_owned()), "{script:?}");
    }
}

#[test]
fn a_faulty_script_is_refused_before_anything_is_built() {
    let (folder, done) = play("faulty", "press a\njump\n", &[]);
    assert!(!done.status.success());
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(said.contains("script.txt: line 2: jump is none of"), "{said}");
    assert_eq!(pictures(&folder), [""; 0]);
}

#[test]
fn the_pictures_are_what_the_table_draws() {
    let script = "shot splash\npress a\nshot menu\npress down\nshot below\nhold y 300\n";
    for (board, panel) in [("pico-lcd-1in3", Panel::Square), ("breadboard-2in", Panel::Wide)] {
        let (folder, done) = play(board, script, &["--board", board]);
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let said = String::from_utf8_lossy(&done.stdout);
        for what in ["s on the chip", "instructions", "bytes to the panel", "asleep"] {
            assert!(said.contains(what), "{said}");
        }
        assert_eq!(pictures(&folder), ["below.png", "last.png", "menu.png", "splash.png"]);
        let mut beside = beside();
        for (name, presses) in [
            ("splash", vec![]),
            ("menu", vec![Button::A]),
            ("below", vec![Button::Down]),
            ("last", vec![Button::Y]),
        ] {
            beside.press_all(&presses);
            let (width, height, picture) = read(&folder.join(name).with_extension("png"));
            assert_eq!([width, height], [panel.width() as u32, panel.height() as u32]);
            assert!(picture == rgb(&beside, panel), "{board}: {name} is not what the table draws");
        }
    }
}

#[test]
fn without_a_shot_every_press_is_one() {
    let (folder, done) = play("presses", "press a\npress down\nwait 100\nhold b 100\n", &[]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    assert_eq!(pictures(&folder), ["001-a.png", "002-down.png", "003-b.png", "last.png"]);
}

#[test]
fn the_page_boots_the_chip_and_answers_a_key() {
    let served = Served::start(env!("CARGO_BIN_EXE_emulate"));
    let Some(mut page) = Browser::open() else { return };
    let mut beside = beside();
    page.visit(&served.address);
    page.shows(Panel::Square, &rgba(&beside, Panel::Square));
    assert_ne!(page.eval("document.getElementById('screen').dataset.light"), "0");
    let board = "getComputedStyle(document.querySelector('main'), '::after').content";
    assert_eq!(page.eval(board), "\"pico-lcd-1in3\"");
    assert_eq!(page.eval("document.querySelector('.languages').checkVisibility()"), false);

    for (key, button) in [("Enter", Button::A), ("ArrowDown", Button::Down)] {
        page.key(true, key);
        beside.press(button);
        page.shows(Panel::Square, &rgba(&beside, Panel::Square));
        page.key(false, key);
    }
    assert_eq!(page.eval("localStorage.length"), 0, "a board keeps what it keeps in its flash");
    assert_eq!(page.complaints, [""; 0]);
}

#[test]
fn a_chip_that_cannot_run_says_why_on_the_page() {
    let served = Served::start(env!("CARGO_BIN_EXE_emulate"));
    let Some(mut page) = Browser::open() else { return };
    page.prepare(
        "const real = fetch;
        window.fetch = file => file === 'firmware.uf2' ? new Response('no image') : real(file);",
    );
    page.visit(&served.address);
    let begin = Instant::now();
    while page.eval("document.getElementById('note')?.checkVisibility() ?? false") == false {
        assert!(begin.elapsed() < Duration::from_secs(10), "nothing is said");
        thread::sleep(Duration::from_millis(10));
    }
    let said = page.eval("document.getElementById('note').textContent");
    assert_eq!(said, "no UF2 block for an RP2040");
}
