//! Screens as people meet them: random games played by buttons, with the files
//! and explanations opened on the way.

use agent_x::table::{Button, Settings, Shown};
use agent_x::words::Language;
use agent_x_host::dealer::Dealer;
use agent_x_host::handheld::Handheld;

/// Every screen of a game, in order, in this language.
pub(crate) fn screens(seed: u64, language: Language, mut each: impl FnMut(&Shown)) {
    let mut handheld = Handheld::new(seed);
    let mut dealer = Dealer::new(seed);
    // The guide speaks in every third game.
    let guide = seed.is_multiple_of(3);
    handheld.table.set(Settings { language, guide, ..Settings::default() });
    each(&handheld.shown());
    handheld.begin();
    loop {
        handheld.go_on(&mut |handheld| each(&handheld.shown()));
        for button in [Button::X, Button::Y] {
            let mut aside = handheld.clone();
            aside.press(button);
            for _ in 0..4 {
                each(&aside.shown());
                aside.press(match dealer.below(3) {
                    0 => Button::Down,
                    1 => Button::Right,
                    _ => Button::A,
                });
            }
            each(&aside.shown());
        }
        let Some(decision) = dealer.decide(&handheld.game()) else { return };
        handheld.note();
        handheld.answer(&decision);
        handheld.noted().iter().for_each(&mut each);
    }
}
