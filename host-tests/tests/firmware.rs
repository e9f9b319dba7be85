//! The firmware of every board, as makers flash it, on the emulated chip.

use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock};

use agent_x::screens::Screen;
use agent_x::table::Button;
use agent_x_host::boards::{BOARDS, Board};
use agent_x_host::dealer::Dealer;
use agent_x_host::emulated::{Answer, Emulated, MILLISECOND};
use agent_x_host::firmware;
use rp2040::{Config, Drive, RandomBit};

/// Budgets in chip time, in cycles; those of a moved focus are in `moves.rs`.
const FIRST_BIT: u64 = MILLISECOND;
const NEW_SCREEN: u64 = 40 * MILLISECOND;
const AFTER_SAVE: u64 = 3 * MILLISECOND;

/// The deepest that the stack of 64 KiB may get, and that of the second core of 4 KiB.
const STACK: u32 = 48 * 1024;
const STACK_TOP: u32 = 0x2001_0000;
const SECOND_STACK: u32 = 3 * 1024;

/// The controller wants 16 ns a bit.
const FASTEST_BYTE: u64 = 8 * 16 * MILLISECOND / 1_000_000;

fn image(board: &Board) -> &'static [u8] {
    static IMAGES: OnceLock<Mutex<BTreeMap<&'static str, &'static [u8]>>> = OnceLock::new();
    let mut images = IMAGES.get_or_init(Mutex::default).lock().expect("no builder failed");
    let name = Board::named(board.name).name;
    images
        .entry(name)
        .or_insert_with(|| firmware::build(name).unwrap_or_else(|error| panic!("{error}")).0.leak())
}

fn power_on(board: &'static Board, seed: u64) -> Emulated {
    Emulated::power_on(board, image(board), Config { seed, ..Config::default() })
}

fn default_board() -> &'static Board {
    Board::named("pico-lcd-1in3")
}

/// Chip and host side by side from the splash to the end of a game.
fn play(board: &'static Board, seed: u64) -> Emulated {
    let mut device = power_on(board, seed);
    let mut dealer = Dealer::new(seed);
    device.follow(|hands| hands.begin());
    loop {
        device.follow(|hands| hands.go_on(&mut |_| {}));
        let Some(decision) = dealer.decide(&device.beside.game()) else { return device };
        device.follow(|hands| hands.answer(&decision));
    }
}

fn most(answers: &[Answer], of: impl Fn(&Answer) -> u64) -> u64 {
    answers.iter().map(of).max().expect("some were measured")
}

#[test]
fn every_board_is_described_from_its_documents() {
    let described: Vec<_> = BOARDS.iter().map(|board| board.name).collect();
    assert_eq!(firmware::boards(), described);
}

#[test]
fn a_game_is_played_from_power_on_to_victory_on_breadboard() {
    from_power_on_to_victory("breadboard", 7);
}

#[test]
fn a_game_is_played_from_power_on_to_victory_on_breadboard_2in() {
    from_power_on_to_victory("breadboard-2in", 8);
}

#[test]
fn a_game_is_played_from_power_on_to_victory_on_pico_lcd_1in3() {
    from_power_on_to_victory("pico-lcd-1in3", 9);
}

#[test]
fn a_game_is_played_from_power_on_to_victory_on_picosystem() {
    from_power_on_to_victory("picosystem", 10);
}

fn from_power_on_to_victory(name: &str, seed: u64) {
    let board = Board::named(name);
    let device = play(board, seed);
    assert!(device.chip.faults().is_empty() && device.chip.resets().is_empty());
    assert_eq!(device.chip.panel().lost_bytes(), 0);
    assert!(matches!(device.beside.shown().screen, Screen::Victory(_)));
    assert!(device.chip.panel().hasty_commands().is_empty());
    assert_eq!(device.chip.short_circuits(), 0);
    let answers = &device.answers;
    let stack = STACK_TOP - device.chip.core(0).deepest_stack();
    let second_top = device.chip.symbol("SECOND_STACK").expect("a stack") + 4096;
    let second = second_top - device.chip.core(1).deepest_stack();
    let (saved, quiet): (Vec<Answer>, Vec<Answer>) =
        answers.iter().partition(|answer| answer.saving > 0);
    let first = most(&quiet, |answer| answer.first_bit);
    let after_save = most(&saved, |answer| answer.first_bit);
    let drawn = most(answers, |answer| answer.last_bit);
    let sent = answers.iter().map(|answer| answer.bytes).sum::<u64>();
    let took = answers.iter().map(|answer| answer.last_bit - answer.first_bit).sum::<u64>();
    let busy = answers.iter().map(|answer| answer.busy).sum::<u64>();
    let in_microseconds = |cycles: u64| cycles * 1000 / MILLISECOND;
    println!(
        "{}: {} presses; first bit after {} us at most, with a save before it after {} us; a new \
         screen after {} us at most; {} bytes an answer; the bus is busy for {} % of its time; \
         {stack} and {second} bytes of stack",
        board.name,
        answers.len(),
        in_microseconds(first),
        in_microseconds(after_save),
        in_microseconds(drawn),
        sent / answers.len() as u64,
        busy * 100 / took,
    );
    assert!(first <= FIRST_BIT && after_save <= AFTER_SAVE && drawn <= NEW_SCREEN);
    assert!(stack <= STACK && second <= SECOND_STACK, "{stack} and {second} bytes of stack");
}

#[test]
fn with_b_held_at_power_on_the_bus_is_half_as_fast_and_shows_the_same() {
    for board in &BOARDS {
        let splash = power_on(board, 1);
        let mut chip = board.chip(Config::default());
        chip.load_elf(image(board)).expect("an image");
        chip.press(splash.pin(Button::B), Drive::Low);
        chip.run_for(400 * MILLISECOND).expect("it runs");
        assert!(chip.panel().picture() == splash.chip.panel().picture(), "{}", board.name);
        assert!(chip.panel().fastest_byte() >= Some(2 * FASTEST_BYTE), "{}", board.name);
        let fast = splash.chip.panel().fastest_byte().expect("it was sent something");
        assert!((FASTEST_BYTE..2 * FASTEST_BYTE).contains(&fast), "{}", board.name);
    }
}

#[test]
fn a_module_without_chip_select_shows_the_same() {
    for board in BOARDS.iter().filter(|board| board.name.starts_with("breadboard")) {
        let mut chip = rp2040::Chip::new(Config::default());
        chip.attach_panel(rp2040::Wiring { cs: None, ..board.wiring }, board.glass);
        chip.load_elf(image(board)).expect("an image");
        chip.run_for(400 * MILLISECOND).expect("it runs");
        let splash = power_on(board, 1);
        assert!(chip.panel().picture() == splash.chip.panel().picture(), "{}", board.name);
    }
}

#[test]
fn every_wire_of_the_display_is_needed() {
    let board = default_board();
    let right = power_on(board, 1).chip.panel().picture();
    // To no pin of the display's, and none that anything is wired to.
    const NOWHERE: u8 = 26;
    for wiring in [
        rp2040::Wiring { sck: 14, ..board.wiring },
        rp2040::Wiring { mosi: 15, ..board.wiring },
        rp2040::Wiring { cs: Some(NOWHERE), ..board.wiring },
        rp2040::Wiring { dc: NOWHERE, ..board.wiring },
    ] {
        let mut chip = rp2040::Chip::new(Config::default());
        chip.attach_panel(wiring, board.glass);
        chip.load_elf(image(board)).expect("an image");
        // It may refuse to go on, or go on and show nothing.
        let ran = chip.run_for(400 * MILLISECOND);
        assert!(ran.is_err() || chip.panel().picture() != right, "{wiring:?}");
    }
}

/// What keeps its clock while the processors work: all but calendar, I2C, JTAG, PIO, UART,
/// USB, and the bus and the converter that the board does not use.
#[test]
fn unused_clocks_are_stopped() {
    const WAKE_EN0: u32 = 0x4000_80a0;
    const WAKE_EN1: u32 = 0x4000_80a4;
    let bits = |bits: &[u32]| bits.iter().fold(0, |all, bit| all | 1 << bit);
    for board in &BOARDS {
        let mut device = power_on(board, 1);
        let mut unused = bits(&[6, 7, 9, 12, 13, 21, 22]);
        unused |= if board.wiring.spi == 0 { bits(&[26, 27]) } else { bits(&[24, 25]) };
        unused |= if board.battery.is_none() { bits(&[1, 2]) } else { 0 };
        let mut read = |address| device.chip.read(address).expect("a register");
        assert_eq!(read(WAKE_EN0), !unused, "{}", board.name);
        let unused = bits(&[4, 6, 7, 8, 9, 10, 11]);
        assert_eq!(read(WAKE_EN1) & 0x7fff, 0x7fff & !unused, "{}", board.name);
    }
}

#[test]
fn the_first_frame_is_there_within_300_ms_and_nothing_shines_before_it() {
    for board in &BOARDS {
        let mut chip = rp2040::Chip::new(Config::default());
        chip.attach_panel(board.wiring, board.glass);
        chip.load_elf(image(board)).expect("an image");
        let splash = power_on(board, 1);
        assert!(splash.same(), "{}: the splash", board.name);
        // The clock is slow at first.
        while chip.nanos() < 300_000_000 {
            chip.run_for(MILLISECOND / 30).expect("it runs");
            let shines = chip.backlight().is_some_and(|light| light > 0.0);
            let whole = chip.panel().picture() == splash.chip.panel().picture();
            assert!(!shines || whole, "{}: light before the first frame", board.name);
        }
        assert!(chip.backlight().is_some_and(|light| light > 0.0), "{}: no light", board.name);
    }
}

#[test]
fn an_idle_device_sends_nothing_and_sleeps() {
    for board in &BOARDS {
        let mut device = power_on(board, 1);
        device.wait(35_000);
        device.chip.mark();
        let asleep = |device: &Emulated| [0, 1].map(|core| device.chip.cycles_asleep(core));
        let (begin, before) = (device.chip.cycle(), asleep(&device));
        device.wait(60_000);
        let whole = device.chip.cycle() - begin;
        assert_eq!(device.chip.spi_traffic(board.wiring.spi).frames, 0, "{}", board.name);
        for (before, after) in before.into_iter().zip(asleep(&device)) {
            let slept = after - before;
            let awake = (whole - slept) * 1_000_000 / whole;
            println!("{}: awake for {awake} of a million cycles", board.name);
            assert!(slept * 1000 >= whole * 999, "{}: {slept} of {whole} cycles", board.name);
        }
    }
}

#[test]
fn a_board_needs_its_own_wires() {
    let picosystem = Board::named("picosystem");
    let mut crossed = *picosystem;
    crossed.name = "pico-lcd-1in3";
    let crossed: &'static Board = Box::leak(Box::new(crossed));
    let mut device = power_on(crossed, 1);
    assert!(!device.same(), "its display is not at these pins");
    device.wait(1);
}

#[test]
fn bouncing_contacts_are_one_press() {
    let mut device = power_on(default_board(), 1);
    let pin = device.pin(Button::A);
    for last in [Drive::Low, Drive::Float] {
        for bounce in 0..20 {
            let drive = if bounce % 2 == 0 { Drive::Low } else { Drive::Float };
            device.chip.press(pin, drive);
            device.chip.run_for(MILLISECOND * 3 / 10).expect("it runs");
        }
        device.chip.press(pin, last);
        device.wait(60);
    }
    device.beside.press(Button::A);
    assert!(device.same(), "the menu, with nothing of it opened");
}

#[test]
fn all_buttons_at_once_do_no_harm() {
    let mut device = power_on(default_board(), 1);
    let splash = device.beside.clone();
    for drive in [Drive::Low, Drive::Float] {
        for button in Button::ALL {
            device.chip.press(device.pin(button), drive);
        }
        device.wait(200);
    }
    // Splash and menu know these three; the chip heard them in some order.
    let [up, down, a] = [Button::Up, Button::Down, Button::A];
    let orders =
        [[a, up, down], [a, down, up], [up, a, down], [down, a, up], [up, down, a], [down, up, a]];
    let taken = orders.iter().any(|order| {
        device.beside = splash.clone();
        device.beside.press_all(order);
        device.same()
    });
    assert!(device.chip.faults().is_empty() && device.chip.resets().is_empty());
    assert!(taken, "each was taken once");
}

#[test]
fn a_press_in_any_phase_of_drawing_is_taken_once() {
    let splash = power_on(default_board(), 1);
    for half_milliseconds in 0..40 {
        let mut device = splash.clone();
        let (a, down) = (device.pin(Button::A), device.pin(Button::Down));
        device.chip.press(a, Drive::Low);
        device.chip.run_for(half_milliseconds * MILLISECOND / 2).expect("it runs");
        device.chip.press(down, Drive::Low);
        device.chip.run_for(60 * MILLISECOND).expect("it runs");
        device.chip.press(a, Drive::Float);
        device.chip.press(down, Drive::Float);
        device.chip.run_for(60 * MILLISECOND).expect("it runs");
        if half_milliseconds > 0 {
            device.beside.press_all(&[Button::A, Button::Down]);
            assert!(device.same(), "Down after {half_milliseconds} half milliseconds");
        }
        assert!(device.chip.faults().is_empty());
    }
}

/// The opening of a game begun with these bits and after this wait.
fn opening(config: Config, wait: u32) -> Vec<u8> {
    let mut device = Emulated::power_on(default_board(), image(default_board()), config);
    device.wait(wait);
    device.follow(|hands| hands.begin());
    device.opening()
}

#[test]
fn every_power_on_deals_anew_even_if_the_oscillator_is_stuck() {
    let seeded = |seed| Config { seed, ..Config::default() };
    let stuck = || Config { random_bit: RandomBit::Stuck(true), ..Config::default() };
    assert_ne!(opening(seeded(1), 0), opening(seeded(2), 0), "other bits");
    assert_ne!(opening(stuck(), 0), opening(stuck(), 1), "other moments of the same presses");
}
