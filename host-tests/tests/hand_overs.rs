//! The device changes hands as seldom as the rules allow.

use agent_x::cards::{Agent, Side};
use agent_x::rules::{Decision, Question};
use agent_x::screens::Screen;
use agent_x_host::handheld::Handheld;

/// The sides of the curtains on the way to the next question.
fn curtains(handheld: &mut Handheld) -> Vec<Side> {
    let mut sides = Vec::new();
    handheld.go_on(&mut |handheld| {
        if let Screen::Curtain(curtain) = handheld.shown().screen {
            sides.push(curtain.side);
        }
    });
    sides
}

#[test]
fn in_a_year_without_surprises_the_device_changes_hands_twice() {
    let mut handheld = Handheld::new(1947);
    handheld.begin();
    let mut sides = Vec::new();
    let mut passes = 0;
    loop {
        sides.extend(curtains(&mut handheld));
        let game = handheld.game();
        let answer = match game.question() {
            Question::Send(_) if game.turn() == 2 => break,
            Question::Send(_) => Decision::Send(Agent::DeputyDirector),
            Question::Start(side) => Decision::Start(side),
            Question::Act(_)
                if passes > 0 || game.legal().iter().any(|it| it == Decision::Pass) =>
            {
                passes += 1;
                Decision::Pass
            }
            Question::Act(_) => Decision::Recruit,
            _ => break,
        };
        handheld.answer(&answer);
    }
    // The last curtain belongs to the next year already.
    sides.pop();
    let hand_overs = sides.windows(2).filter(|pair| pair[0] != pair[1]).count() + 1;
    assert_eq!(hand_overs, 2, "{sides:?}");
    assert_eq!(sides.len(), 3, "two to choose behind, one over the last secret: {sides:?}");
}
