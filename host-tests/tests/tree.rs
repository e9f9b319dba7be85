//! How many lines of play there are from a fixed position, by their length.
//!
//! A wrong rule nearly always changes one of these numbers. The dealer counts as
//! a player with one answer, all groups in printed order. The short lines are
//! counted by hand where it says so; all numbers were checked against a second
//! program, written from the rulings alone.

mod position;
mod random;

use agent_x::rules::{Decision, Game, Question};
use position::Position;
use random::in_order;

fn lines_of_play(game: &Game, length: usize) -> u64 {
    let after = |decision: &Decision| {
        let mut game = *game;
        game.apply(decision).expect("a legal decision");
        lines_of_play(&game, length - 1)
    };
    match (length, game.question()) {
        (0, _) => 1,
        (_, Question::Deal) => after(&Decision::Deal(in_order())),
        _ => game.legal().iter().map(|decision| after(&decision)).sum(),
    }
}

#[track_caller]
fn counts(position: &Position, expected: &[u64]) {
    let game = position.game();
    let lengths = 1..=expected.len();
    let counted: Vec<_> = lengths.map(|length| lines_of_play(&game, length)).collect();
    assert_eq!(counted, expected, "{} after\n{}", game.edition().id(), position.text());
}

#[test]
fn from_the_first_planning() {
    // Six agents each, two sides to start, and both must recruit: 72 ways to
    // police against workers. Police can then recruit, pass or hit the workers
    // (3). The other side answers the first with a recruit, a pass or a flip of
    // two groups (4), the second likewise with one group less (3), and after the
    // hit it must recruit again (1).
    let (recruited, sixth, seventh) = (6 * 6 * 2, 3, 4 + 3 + 1);
    let table = [
        6,
        6 * 6,
        recruited,
        recruited,
        recruited,
        recruited * sixth,
        recruited * seventh,
        2324,
        7970,
        35_202,
        151_558,
    ];
    counts(&Position::new("en", "cuba", "police workers students artists"), &table);
}

/// Four small groups on either side, every faction there, all ready: the CIA has
/// the military and the political ones.
fn crowded(edition: &str) -> Position {
    let groups = "guerrilla workers students artists militia mafia trade-union ngos";
    let start = Position::new(edition, "cuba", groups).struggle("cia");
    groups.split(' ').fold(start, |position, _| position.then("recruits"))
}

#[test]
fn from_a_crowded_struggle() {
    // A recruit, a pass, and four groups with seven targets each: at six to six
    // nobody is full, and two more keep the KGB within nine.
    counts(&crowded("en"), &[4 * 7 + 2, 436, 6638, 65_149, 712_801]);
    counts(&crowded("fr"), &[4 * 7 + 2, 440, 6750, 66_398, 733_262]);
    counts(&crowded("pl"), &[4 * 7 + 2, 436, 6611, 64_224, 682_094]);
}

#[test]
fn from_the_question_of_a_media_group() {
    let groups = "radio police workers students mafia";
    let looks = Position::new("en", "greece", groups)
        .struggle("cia")
        .then("recruits, recruits, recruits, recruits, activates radio");
    counts(&looks, &[3, 25, 124, 668, 2749, 12_352, 48_144, 188_180]);
}

/// The CIA's Double Agent has won Cuba against an Assassin.
fn double_agent(edition: &str) -> Position {
    Position::new(edition, "cuba libya", "militia guerrilla")
        .plan("double-agent", "assassin", "cia")
        .then("recruits, recruits, passes, passes")
}

#[test]
fn from_the_double_agents_question() {
    // Four at headquarters can be benched, or the next Agent X unmasked: 5. The
    // CIA, without the balance, sends one of five, the KGB then one of the four
    // left; unmasked, it sends one of five first.
    let (first, both) = (4 * 5 + 5, 4 * 5 * 4 + 5 * 5);
    let english =
        [5, 5, first, both, 2 * both, 2 * both, 2 * both, 630, 1680, 6048, 22_115, 94_951, 406_489];
    counts(&double_agent("en"), &english);
    // In French the dealer comes before the choice.
    let french =
        [1, 5, first, both, 2 * both, 2 * both, 2 * both, 630, 1680, 5880, 21_955, 94_119, 403_673];
    counts(&double_agent("fr"), &french);
}

#[test]
fn from_a_detente_with_events_on_both_sides() {
    let asked = Position::new("en", "congo space-race olympic-games cuba", "militia guerrilla")
        .plan("analyst", "deputy-director", "cia")
        .then("recruits, recruits, recruits, recruits, recruits, passes, passes")
        .keeps("kgb")
        .claims("cia");
    // The CIA may revive its Analyst, the KGB race for six orders; whoever
    // declines meets the dealer at once, and then the KGB sends one of six.
    let (orders, declined) = (2 * 6, 2);
    let table = [
        2,
        4,
        orders + declined,
        orders + declined * 6,
        132,
        480,
        840,
        840,
        1080,
        3120,
        9362,
        34_343,
        129_979,
    ];
    counts(&asked, &table);
}

#[test]
fn from_the_question_about_the_nobel_peace_prize() {
    let asked = Position::new("en", "nobel-peace-prize cuba", "militia guerrilla")
        .claims("cia")
        .deal("generals bankers opposition radio")
        .plan("analyst", "double-agent", "cia")
        .then("recruits, recruits, recruits, passes, passes");
    // Played or not, the KGB's Double Agent then benches one of four at the CIA's
    // headquarters or unmasks.
    let table = [2, 2 * 5, 2 * 5, 50, 210, 420, 420, 420, 1260, 3360, 12_096, 44_126, 188_650];
    counts(&asked, &table);
}
