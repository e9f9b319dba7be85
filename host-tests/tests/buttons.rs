//! Every legal decision can be reached with the buttons, and no other.

use agent_x::rules::{Decision, Eyes, Question};
use agent_x::screens::{MenuItem, Screen, Verb};
use agent_x::table::{Button, HOLD, Input, REPEAT, SLEEP};
use agent_x_host::dealer::Dealer;
use agent_x_host::dossier::line;
use agent_x_host::handheld::Handheld;

/// Plays a whole game by buttons, every answer drawn among the legal ones.
fn play(seed: u64) -> (u32, Handheld) {
    let mut handheld = Handheld::new(seed);
    let mut dealer = Dealer::new(seed);
    handheld.begin();
    let mut decisions = 0;
    loop {
        handheld.go_on(&mut |_| {});
        let before = handheld.game();
        let Some(decision) = dealer.decide(&before) else { return (decisions, handheld) };
        handheld.answer(&decision);
        let mut expected = before;
        expected.apply(&decision).expect("legal");
        let after = handheld.game();
        // The dealer's shuffle follows at once.
        if expected.question() == Question::Deal {
            assert_eq!(after.turn(), expected.turn(), "{}", line(&before, &decision));
        } else {
            assert!(after.same_as(&expected), "{}", line(&before, &decision));
        }
        decisions += 1;
    }
}

#[test]
fn every_decision_of_whole_games_is_reached_by_buttons() {
    for seed in 0..60 {
        let (decisions, handheld) = play(seed);
        assert!(decisions > 20);
        assert!(matches!(handheld.shown().screen, Screen::Victory(_)), "seed {seed}");
        assert!(handheld.game().view(Eyes::Public).outcome().is_some());
    }
}

/// Whether somebody learns a card or a secret by the decision, or keeps one.
fn shows_something(decision: &Decision) -> bool {
    !matches!(
        decision,
        Decision::Start(_)
            | Decision::Pass
            | Decision::Activate { on: Some(_), .. }
            | Decision::LiveBenefit
            | Decision::NuclearEscalation(_)
    )
}

#[test]
fn undo_brings_the_very_game_before_back_and_stops_where_something_was_learnt() {
    let mut undone = 0;
    for seed in 100..130 {
        let mut handheld = Handheld::new(seed);
        let mut dealer = Dealer::new(seed);
        handheld.begin();
        loop {
            handheld.go_on(&mut |_| {});
            let before = handheld.game();
            let Some(decision) = dealer.decide(&before) else { break };
            let mut tried = handheld.clone();
            tried.answer(&decision);
            let offered = tried.shown().legend.b == Some(Verb::Undo);
            let told = line(&before, &decision);
            assert!(!offered || !shows_something(&decision), "{told}");
            if offered {
                tried.press(Button::B);
                assert!(tried.game().same_as(&before), "{told}");
                undone += 1;
            }
            handheld.answer(&decision);
        }
    }
    assert!(undone > 500, "{undone}");
}

/// What is in focus on the menu.
fn in_focus(handheld: &Handheld) -> Option<MenuItem> {
    match handheld.shown().screen {
        Screen::Menu(menu) => Some(menu.focus),
        _ => None,
    }
}

#[test]
fn a_direction_that_is_held_goes_on_until_it_is_let_go() {
    let mut handheld = Handheld::new(1);
    handheld.press(Button::A);
    handheld.input(Input::Press(Button::Down));
    for (pass, focus) in [
        (HOLD - 1, MenuItem::Rules),
        (1, MenuItem::Settings),
        (REPEAT - 1, MenuItem::Settings),
        (1, MenuItem::About),
    ] {
        handheld.wait(pass);
        assert_eq!(in_focus(&handheld), Some(focus));
    }
    handheld.input(Input::Release(Button::Down));
    handheld.input(Input::Press(Button::Up));
    handheld.input(Input::Release(Button::Up));
    handheld.wait(10 * HOLD);
    assert_eq!(in_focus(&handheld), Some(MenuItem::Settings));
}

#[test]
fn the_device_asks_to_be_woken_when_a_held_direction_goes_on() {
    let mut handheld = Handheld::new(1);
    handheld.press(Button::A);
    handheld.input(Input::Press(Button::Down));
    assert_eq!(handheld.table.wake(), Some(handheld.now + HOLD));
    handheld.wait(HOLD);
    assert_eq!(handheld.table.wake(), Some(handheld.now + REPEAT));
}

#[test]
fn no_other_button_repeats_and_one_that_is_leant_on_keeps_nobody_awake() {
    let mut handheld = Handheld::new(1);
    handheld.press(Button::A);
    handheld.press(Button::Down);
    handheld.input(Input::Press(Button::A));
    handheld.wait(HOLD);
    handheld.wait(REPEAT);
    assert!(matches!(handheld.shown().screen, Screen::Rules(page) if page.page == 0));
    handheld.input(Input::Release(Button::A));
    handheld.input(Input::Press(Button::Left));
    for _ in 0..SLEEP / REPEAT + 1 {
        handheld.wait(REPEAT);
    }
    assert!(handheld.shown().asleep);
}
