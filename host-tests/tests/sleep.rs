//! Left alone it sleeps, and whoever wakes it sees a curtain; a battery that runs low is
//! told in time, and nothing is erased ahead of need once it is empty.

mod chip;

use agent_x::screens::{LowBattery, Screen};
use agent_x::table::{Button, Input, SLEEP};
use agent_x_host::boards::Board;
use agent_x_host::dealer::Dealer;
use agent_x_host::emulated::{Emulated, MILLISECOND};
use agent_x_host::firmware;
use agent_x_host::handheld::Handheld;
use chip::{SECOND, go_on, playing};
use rp2040::{Config, FlashAction};

/// A handheld with a game begun and so many decisions taken.
fn table(seed: u64, decisions: u32) -> Handheld {
    let (mut handheld, mut dealer) = (Handheld::new(seed), Dealer::new(seed));
    handheld.begin();
    handheld.go_on(&mut |_| {});
    for _ in 0..decisions {
        let decision = dealer.decide(&handheld.game()).expect("it is not over so soon");
        handheld.answer(&decision);
        handheld.go_on(&mut |_| {});
    }
    handheld
}

#[test]
fn wherever_a_game_sleeps_it_wakes_to_a_curtain_and_the_press_does_nothing_else() {
    for decisions in 0..40 {
        let mut handheld = table(5, decisions);
        if decisions % 3 == 0 {
            handheld.press(Button::Y);
        }
        let game = handheld.table.saved().to_vec();
        handheld.wait(SLEEP - 1000);
        assert!(!handheld.shown().asleep && handheld.shown().dim);
        handheld.wait(1000);
        assert!(handheld.shown().asleep && handheld.table.wake().is_none());
        handheld.input(Input::Release(Button::A));
        assert!(handheld.shown().asleep, "only a press wakes it");
        for button in Button::ALL {
            let mut handheld = handheld.clone();
            handheld.input(Input::Press(button));
            handheld.wait(5000);
            let shown = handheld.shown();
            assert!(!shown.asleep && !shown.dim);
            let Screen::Curtain(curtain) = shown.screen else { panic!("a curtain") };
            assert_eq!(curtain.held, 0, "not even if it is held");
            handheld.input(Input::Release(button));
            handheld.lift();
            handheld.go_on(&mut |_| {});
            assert_eq!(handheld.table.saved(), game, "the game goes on");
        }
    }
}

#[test]
fn without_a_game_it_wakes_to_where_it_was() {
    let mut handheld = Handheld::new(1);
    handheld.press_all(&[Button::A, Button::Down]);
    handheld.wait(SLEEP);
    assert!(handheld.shown().asleep);
    handheld.press(Button::A);
    assert!(matches!(handheld.shown().screen, Screen::Menu(_)));
    handheld.press(Button::A);
    assert!(matches!(handheld.shown().screen, Screen::Rules(_)), "now it does something");
}

#[test]
fn asleep_the_panel_is_off_the_light_dark_and_the_clock_slow() {
    let mut device = playing(9, 8);
    let hertz = device.chip.sys_hz();
    device.wait(SLEEP + 500);
    assert!(
        device.chip.panel().controller().is_asleep() && !device.chip.panel().controller().is_on()
    );
    assert_eq!((device.chip.backlight(), device.chip.sys_hz()), (Some(0.0), 12_000_000));
    device.chip.mark();
    let (begin, slept) = (device.chip.cycle(), device.chip.cycles_asleep(0));
    device.chip.run_for(60 * SECOND).expect("it runs");
    let (whole, slept) = (device.chip.cycle() - begin, device.chip.cycles_asleep(0) - slept);
    println!("asleep: awake for {} of a million cycles", (whole - slept) * 1_000_000 / whole);
    assert!(slept * 10_000 >= whole * 9_999);
    assert_eq!(device.chip.spi_traffic(1).frames, 0);
    assert!(device.chip.resets().is_empty(), "the watchdog is content");

    let pressed = device.chip.nanos();
    device.chip.press(device.pin(Button::A), rp2040::Drive::Low);
    let shines = |chip: &rp2040::Chip| chip.backlight().is_some_and(|light| light > 0.0);
    assert!(device.chip.run_until(SECOND, shines).expect("it runs"));
    println!("awake {} us after the press", (device.chip.nanos() - pressed) / 1000);
    device.beside.input(Input::Press(Button::A));
    assert!(device.same(), "light falls on a curtain and on nothing else");
    device.chip.run_for(SECOND).expect("it runs");
    assert!(device.same(), "that press does not lift it");
    device.chip.press(device.pin(Button::A), rp2040::Drive::Float);
    device.chip.run_for(100 * MILLISECOND).expect("it runs");
    device.beside.input(Input::Release(Button::A));
    assert_eq!(device.chip.sys_hz(), hertz);
    assert_eq!(device.chip.panel().hasty_commands(), []);
    go_on(&mut device, 10, 3);
}

#[test]
fn a_low_battery_is_told_once_and_never_on_a_secret() {
    for decisions in 0..30 {
        let mut handheld = table(7, decisions);
        let before = handheld.shown();
        handheld.table.set_battery(1);
        handheld.wait(10);
        assert_eq!(handheld.shown().secret, before.secret, "nothing is covered up");
        let (mut told, mut dealer) = (0, Dealer::new(3));
        for _ in 0..12 {
            let Some(decision) = dealer.decide(&handheld.game()) else { break };
            let secret = handheld.shown().secret;
            handheld.answer(&decision);
            let now = matches!(handheld.shown().screen, Screen::LowBattery(_));
            assert!(!now || secret.is_none(), "the curtain falls first");
            handheld.go_on(&mut |_| {});
            if matches!(handheld.shown().screen, Screen::LowBattery(_)) {
                told += 1;
                handheld.press(Button::A);
                handheld.go_on(&mut |_| {});
            }
        }
        assert_eq!(told, 1);
    }
}

#[test]
fn with_an_empty_battery_no_game_begins_and_nothing_is_erased() {
    /// What the converter reads of 3.0 V behind a divider by three.
    const EMPTY: u16 = 1240;
    /// And of 4.2 V.
    const CHARGED: u16 = 1737;
    let board = Board::named("picosystem");
    let image = firmware::build(board.name).unwrap_or_else(|error| panic!("{error}"));
    let mut device = Emulated::power_on(board, &image.0, Config::default());
    device.chip.set_adc(0, EMPTY);
    device.wait(31_000);
    device.beside.battery = Some(0);
    device.beside.table.set_battery(0);
    let erases = |device: &Emulated| {
        let all = device.chip.flash_operations().iter();
        all.filter(|operation| operation.action == FlashAction::Erase).count()
    };
    device.follow(|hands| hands.press_all(&[Button::A, Button::A, Button::Up, Button::A]));
    device.wait(500);
    let told =
        matches!(device.beside.shown().screen, Screen::LowBattery(LowBattery { empty: true }));
    assert!(told && device.same(), "no game is begun");
    device.follow(|hands| hands.press(Button::A));
    assert!(matches!(device.beside.shown().screen, Screen::Menu(_)));
    assert_eq!(erases(&device), 0);
    device.chip.set_adc(0, CHARGED);
    device.wait(31_000);
    device.beside.battery = Some(4);
    device.beside.table.set_battery(4);
    device.follow(|hands| hands.press_all(&[Button::A, Button::Up, Button::A]));
    device.wait(200);
    assert!(matches!(device.beside.shown().screen, Screen::Guide(_)) && device.same());
    assert_eq!(erases(&device), 1);
}

#[test]
fn a_battery_that_changes_wakes_nobody_and_hangs_nothing() {
    /// What the converter reads of 3.6 V behind a divider by three.
    const HALF: u16 = 1489;
    let board = Board::named("picosystem");
    let image = firmware::build(board.name).unwrap_or_else(|error| panic!("{error}"));
    let mut device = Emulated::power_on(board, &image.0, Config::default());
    // The menu shows the level.
    device.follow(|hands| hands.press(Button::A));
    device.wait(SLEEP + 500);
    device.chip.set_adc(0, HALF);
    device.wait(60_000);
    assert!(device.chip.panel().controller().is_asleep() && device.chip.resets().is_empty());
    device.chip.press(device.pin(Button::A), rp2040::Drive::Low);
    device.chip.run_for(SECOND).expect("it runs");
    device.chip.press(device.pin(Button::A), rp2040::Drive::Float);
    device.chip.run_for(100 * MILLISECOND).expect("it runs");
    device.beside.battery = Some(3);
    device.beside.press(Button::A);
    assert!(device.same(), "awake it tells the new level");
}
