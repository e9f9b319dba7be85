//! How soon the display answers the pad, on every board: each direction is tried wherever
//! a game leads.

use std::mem::discriminant;

use agent_x::screens::{Page, Screen};
use agent_x::table::Button;
use agent_x_host::boards::Board;
use agent_x_host::dealer::Dealer;
use agent_x_host::emulated::{Answer, Emulated, MILLISECOND};
use agent_x_host::firmware;
use rp2040::{Config, Drive};

/// Budgets in chip time, in cycles.
const MOVED: u64 = 5 * MILLISECOND;
/// Where a direction opens another file or turns a page, and so nearly all is new.
const TURNED: u64 = 12 * MILLISECOND;

const DIRECTIONS: [Button; 4] = [Button::Up, Button::Down, Button::Left, Button::Right];
/// The rows of the tabs over the files of agents.
const TABS: std::ops::Range<usize> = 11..42;

/// Whether a direction opens something there, instead of moving the focus alone.
fn opens(screen: &Screen, direction: Button) -> bool {
    let sideways = matches!(direction, Button::Left | Button::Right);
    match screen {
        Screen::AgentChoice(_) | Screen::EventChoice(_) => true,
        Screen::Rules(_) | Screen::Card(_) | Screen::Log(_) | Screen::Record(_) => true,
        // The language of everything, for example.
        Screen::Choices(page) => sideways && matches!(page.page, Page::Settings | Page::NewGame),
        _ => false,
    }
}

#[derive(Default)]
struct Moves {
    moved: Vec<Answer>,
    turned: Vec<Answer>,
}

impl Moves {
    /// Tries each direction on a device of its own.
    fn look(&mut self, device: &Emulated) {
        let before = device.beside.shown().screen;
        for direction in DIRECTIONS {
            let mut tried = device.clone();
            let answered = tried.answers.len();
            tried.follow(|hands| hands.press(direction));
            let Some(answer) = tried.answers.get(answered) else { continue };
            let after = tried.beside.shown().screen;
            if discriminant(&before) != discriminant(&after) {
                continue;
            }
            if matches!(after, Screen::AgentChoice(_)) {
                let mut early = device.clone();
                early.chip.press(early.pin(direction), Drive::Low);
                early.chip.run_for(MOVED).expect("it runs");
                let width = usize::from(early.chip.panel().glass().width);
                let tabs = TABS.start * width..TABS.end * width;
                let shown =
                    |device: &Emulated| device.chip.panel().picture()[tabs.clone()].to_vec();
                assert!(shown(&early) == shown(&tried), "the tab is in focus by then");
            }
            let moves = if opens(&after, direction) { &mut self.turned } else { &mut self.moved };
            moves.push(*answer);
        }
    }
}

fn at_most(answers: &[Answer]) -> u64 {
    answers.iter().map(|answer| answer.last_bit).max().unwrap_or(0)
}

fn directions_are_answered_in_time_on(name: &str, seed: u64) {
    let board = Board::named(name);
    let image = firmware::build(name).unwrap_or_else(|error| panic!("{error}")).0;
    let mut moves = Moves::default();
    let mut device = Emulated::power_on(board, &image, Config { seed, ..Config::default() });
    let mut dealer = Dealer::new(seed);
    device.follow(|hands| hands.press(Button::A));
    for _ in 0..4 {
        moves.look(&device);
        let mut opened = device.clone();
        opened.follow(|hands| hands.press(Button::A));
        moves.look(&opened);
        device.follow(|hands| hands.press(Button::Down));
    }
    let mut device = Emulated::power_on(board, &image, Config { seed, ..Config::default() });
    device.follow(|hands| hands.begin());
    for decision in 0..36 {
        device.follow(|hands| hands.go_on(&mut |_| {}));
        moves.look(&device);
        for buttons in [&[Button::Up][..], &[Button::Right, Button::Up, Button::A]] {
            let mut deeper = device.clone();
            deeper.follow(|hands| hands.press_all(buttons));
            moves.look(&deeper);
        }
        if decision % 12 == 6 {
            let mut files = device.clone();
            files.follow(|hands| hands.press(Button::Y));
            moves.look(&files);
        }
        let Some(decision) = dealer.decide(&device.beside.game()) else { break };
        device.follow(|hands| hands.answer(&decision));
    }
    let Moves { moved, turned } = moves;
    let microseconds = |cycles: u64| cycles * 1000 / MILLISECOND;
    println!(
        "{name}: {} moves of the focus, {} us on average, {} us at most; {} files and pages, \
         {} us at most",
        moved.len(),
        microseconds(moved.iter().map(|answer| answer.last_bit).sum::<u64>() / moved.len() as u64),
        microseconds(at_most(&moved)),
        turned.len(),
        microseconds(at_most(&turned)),
    );
    assert!(at_most(&moved) <= MOVED && at_most(&turned) <= TURNED);
}

#[test]
fn directions_are_answered_in_time_on_breadboard() {
    directions_are_answered_in_time_on("breadboard", 1);
}

#[test]
fn directions_are_answered_in_time_on_breadboard_2in() {
    directions_are_answered_in_time_on("breadboard-2in", 2);
}

#[test]
fn directions_are_answered_in_time_on_pico_lcd_1in3() {
    directions_are_answered_in_time_on("pico-lcd-1in3", 3);
}

#[test]
fn directions_are_answered_in_time_on_picosystem() {
    directions_are_answered_in_time_on("picosystem", 4);
}
