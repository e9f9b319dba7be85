//! The self-test, by button presses: on the table, and on the chip.

use agent_x::screens::kit::Device;
use agent_x::screens::{Screen, SelfTest};
use agent_x::table::{Button, Input};
use agent_x_host::boards::Board;
use agent_x_host::emulated::Emulated;
use agent_x_host::firmware;
use agent_x_host::handheld::Handheld;
use rp2040::Config;

/// From the splash: to the menu, up to About, and there to the second row.
const WAY: [Button; 5] = [Button::A, Button::Up, Button::A, Button::Down, Button::A];

fn shown(handheld: &Handheld) -> Option<SelfTest> {
    match handheld.shown().screen {
        Screen::SelfTest(test) => Some(test),
        _ => None,
    }
}

#[test]
fn every_button_lights_up_while_it_is_pressed_and_is_remembered() {
    let mut handheld = Handheld::new(1);
    handheld.press_all(&WAY);
    assert_eq!(shown(&handheld).map(|test| (test.held, test.tried)), Some((0, 0)));
    let mut tried = 0;
    for (bit, button) in Button::ALL.into_iter().enumerate() {
        tried |= 1 << bit;
        handheld.input(Input::Press(button));
        let test = shown(&handheld).expect("it goes on");
        assert_eq!((test.held, test.tried), (1 << bit, tried), "{button:?} is down");
        handheld.input(Input::Release(button));
        let test = shown(&handheld).expect("it goes on");
        assert_eq!((test.held, test.tried), (0, tried), "{button:?} is up");
    }
}

#[test]
fn up_and_down_change_the_light_and_leaving_brings_it_back() {
    let mut handheld = Handheld::new(1);
    let before = handheld.table.settings().light;
    handheld.press_all(&WAY);
    handheld.press_all(&[Button::Up; 9]);
    assert_eq!(shown(&handheld).map(|test| test.light), Some((6, 6)));
    handheld.press_all(&[Button::Down; 9]);
    assert_eq!(shown(&handheld).map(|test| test.light), Some((1, 6)));
    handheld.press_all(&[Button::B, Button::A, Button::B]);
    assert!(shown(&handheld).is_some(), "B twice in a row, not before");
    handheld.press(Button::B);
    assert!(shown(&handheld).is_none());
    assert_eq!(handheld.table.settings().light, before);
}

#[test]
fn the_boards_tell_what_they_are_and_what_they_have() {
    for (name, sound) in [("picosystem", true), ("pico-lcd-1in3", false)] {
        let board = Board::named(name);
        let image = firmware::build(name).unwrap_or_else(|error| panic!("{error}")).0;
        let mut device = Emulated::power_on(board, &image, Config::default());
        device.beside.device = Device { board: board.name, sound };
        let light = |device: &Emulated| device.chip.backlight().expect("a light");
        device.follow(|hands| hands.press_all(&WAY));
        device.follow(|hands| hands.press_all(&Button::ALL));
        let bright = light(&device);
        device.follow(|hands| hands.press_all(&[Button::Down; 3]));
        device.wait(500);
        assert!(light(&device) < bright / 2.0, "{name}: the light goes down");
        assert!(device.same(), "{name}");
    }
}
