//! Every power against every restriction (R11 to R18).
//!
//! Groups are recruited in turn, the CIA's first, so `police workers students`
//! are two groups of the CIA and one of the KGB. A board lists the CIA's row and
//! then the KGB's, mobilized groups in brackets.

mod position;

use agent_x::cards::Group::*;
use agent_x::cards::{Card, Side};
use agent_x::rules::{Decision, Eyes, Phase, Question, Refusal};
use position::{Position, empty_deck};

/// Turn 1 once these groups are recruited, with others next in the deck.
fn recruited(edition: &str, objective: &str, groups: &str, next: &str) -> Position {
    let start = Position::new(edition, objective, &format!("{groups} {next}")).struggle("cia");
    groups.split(' ').fold(start, |position, _| position.then("recruits"))
}

/// Cuba: stability 9, population 5, English rules.
fn cuba(groups: &str) -> Position {
    recruited("en", "cuba", groups, "")
}

/// Greece: stability 13, population 3, English rules.
fn greece(groups: &str) -> Position {
    recruited("en", "greece", groups, "")
}

/// Each row: the groups recruited, what is decided then, and the board after it.
#[track_caller]
fn lead_to(position: impl Fn(&str) -> Position, rows: &[[&str; 3]]) {
    for [groups, decisions, board] in rows {
        let after = position(groups).then(decisions);
        assert_eq!(after.board(), *board, "{groups}: {decisions}");
    }
}

#[test]
fn a_military_group_discards_any_other_group_in_play() {
    let rows = [
        ["police workers", "activates police on workers", "(police) | "],
        ["police generals", "activates police on generals", "(police) | "],
        ["police artists workers", "passes, activates police on workers", "(police) | artists"],
    ];
    lead_to(cuba, &rows);
}

#[test]
fn what_falls_lies_on_top_of_the_discard_and_a_mobilized_group_falls_too() {
    let position = cuba("police workers guerrilla generals")
        .then("activates police on workers, activates generals on police");
    assert_eq!(position.board(), "guerrilla | (generals)");
    assert_eq!(position.discard(), "police workers");
    position.refuses("activates guerrilla on workers", Refusal::NotInPlay(Workers));
    assert_eq!(position.then("activates guerrilla on generals").board(), "(guerrilla) | ");
}

#[test]
fn a_power_needs_an_own_ready_group_and_another_one_in_play() {
    for actor in [Police, Industry, Fundamentalists] {
        let id = actor.id();
        let position = recruited("en", "cuba", &format!("{id} artists"), "ngos");
        let on = |target: &str| format!("activates {id} on {target}");
        position.refuses(&on(id), Refusal::OwnCard);
        position.refuses(&on("television"), Refusal::NotInPlay(Television));
        position.refuses(&format!("activates {id}"), Refusal::NeedsTarget(actor));
        position.refuses("activates artists", Refusal::NotOwnGroup(Artists));
        position.refuses("activates generals on artists", Refusal::NotOwnGroup(Generals));
        let used = position.then(&on("artists")).then("recruits");
        used.refuses(&on("ngos"), Refusal::Mobilized(actor));
    }
}

#[test]
fn an_economic_group_flips_any_other_group_both_ways() {
    let rows = [
        ["workers police", "activates workers on police", "(workers) | (police)"],
        [
            "workers police students",
            "activates police on students, activates workers on police",
            "(workers) | police",
        ],
        [
            "workers police students",
            "passes, activates workers on students",
            "(workers) (students) | police",
        ],
        [
            "workers artists police",
            "passes, activates police on artists, recruits, activates workers on police",
            "(workers) police | guerrilla",
        ],
    ];
    lead_to(cuba, &rows);
}

#[test]
fn an_economic_group_spares_economic_ones_and_in_french_only_its_own() {
    for edition in ["en", "fr", "pl"] {
        let position = recruited(edition, "cuba", "workers mafia bankers", "").then("passes");
        position.refuses("activates workers on bankers", Refusal::SparedByEconomic(Bankers));
        if edition == "fr" {
            let flipped = position.then("activates workers on mafia");
            assert_eq!(flipped.board(), "(workers) bankers | (mafia)");
            let back = flipped.then("passes, activates bankers on mafia");
            assert_eq!(back.board(), "(workers) (bankers) | mafia");
        } else {
            position.refuses("activates workers on mafia", Refusal::SparedByEconomic(Mafia));
        }
    }
}

#[test]
fn a_group_flipped_to_mobilized_does_nothing() {
    let position = cuba("workers artists").then("activates workers on artists");
    assert_eq!(position.game().question(), Question::Act(Side::Kgb));
    position.refuses("activates artists", Refusal::Mobilized(Artists));
}

#[test]
fn a_political_group_moves_another_one_which_comes_last_and_keeps_its_state() {
    let rows = [
        ["students police", "activates students on police", "(students) police | "],
        [
            "students police workers",
            "passes, activates students on police",
            "(students) workers police | ",
        ],
        [
            "students police workers",
            "activates police on workers, activates students on police",
            "(students) (police) | ",
        ],
        [
            "students police workers",
            "passes, activates students on workers",
            "(students) | police workers",
        ],
        [
            "students artists workers",
            "passes, activates workers on artists, passes, activates students on workers",
            "(students) | (artists) (workers)",
        ],
    ];
    lead_to(cuba, &rows);
}

#[test]
fn a_moved_group_that_is_ready_serves_its_new_side_at_once() {
    let given = cuba("students artists police").then("passes, activates students on police");
    given.refuses("activates students on artists", Refusal::NotOwnGroup(Students));
    assert_eq!(given.then("activates police on students").board(), " | artists (police)");
}

#[test]
fn a_political_group_moves_nothing_to_a_side_at_the_population_limit() {
    let own_full = greece("students guerrilla workers militia artists").then("passes");
    own_full.refuses("activates students on guerrilla", Refusal::ReceiverFull);
    let given = own_full.then("activates students on workers");
    assert_eq!(given.board(), "(students) artists | guerrilla militia workers");

    let both_full = greece("students guerrilla workers militia artists police");
    both_full.refuses("activates students on workers", Refusal::ReceiverFull);
    both_full.refuses("activates students on militia", Refusal::ReceiverFull);

    let enemy_full = both_full.then("passes, activates police on artists");
    enemy_full.refuses("activates students on workers", Refusal::ReceiverFull);
    let taken = enemy_full.then("activates students on guerrilla");
    assert_eq!(taken.board(), "(students) workers guerrilla | militia (police)");
}

#[test]
fn a_political_group_lifts_no_enemy_above_stability_but_up_to_it() {
    for edition in ["en", "fr", "pl"] {
        let arrange = |groups| recruited(edition, "cuba", groups, "");
        let to_nine = arrange("students generals mercenaries").then("passes");
        let given = to_nine.then("activates students on mercenaries");
        assert_eq!(given.board(), "(students) | generals mercenaries");

        let to_ten = arrange("students generals police").then("passes");
        to_ten.refuses("activates students on police", Refusal::ReceiverAboveStability);

        let at_nine = arrange("students generals workers mercenaries");
        at_nine.refuses("activates students on workers", Refusal::ReceiverAboveStability);
    }
}

#[test]
fn an_enemy_above_stability_is_given_nothing_but_can_be_taken_from() {
    let position = cuba("students generals workers police");
    position.refuses("activates students on workers", Refusal::ReceiverAboveStability);
    let taken = position.then("activates students on generals");
    assert_eq!(taken.board(), "(students) workers generals | police");
}

#[test]
fn a_political_group_may_lift_its_own_side_above_stability() {
    let take = "passes, activates students on generals";
    let twelve =
        |edition| recruited(edition, "cuba", "students generals opposition", "").then(take);
    for edition in ["en", "fr"] {
        assert_eq!(twelve(edition).board(), "(students) opposition generals | ");
        assert_eq!(twelve(edition).game().question(), Question::Act(Side::Kgb));
    }
    assert_eq!(twelve("pl").game().question(), Question::Deal, "the Polish struggle ended");
}

#[test]
fn a_media_group_takes_discards_or_leaves_the_top_of_the_deck() {
    let looks =
        recruited("en", "cuba", "artists police", "workers mafia").then("activates artists");
    assert_eq!(looks.game().question(), Question::Media(Side::Cia));
    looks.refuses("recruits", Refusal::NotAsked);
    looks.refuses("passes", Refusal::NotAsked);

    let took = looks.then("takes");
    assert_eq!(took.board(), "(artists) workers | police");
    took.refuses("takes", Refusal::NotAsked);
    assert_eq!(took.then("recruits").board(), "(artists) workers | police mafia");

    let discarded = looks.then("discards");
    assert_eq!(discarded.discard(), "workers");
    assert_eq!(discarded.then("recruits").board(), "(artists) | police mafia");

    let left = looks.then("leaves");
    assert_eq!(left.discard(), "");
    assert_eq!(left.then("recruits").board(), "(artists) | police workers");
}

#[test]
fn only_the_looking_side_sees_the_top_of_the_deck() {
    let looks =
        recruited("en", "cuba", "artists police", "workers mafia").then("activates artists");
    for position in [looks.then("leaves"), looks] {
        let top = |eyes| position.game().view(eyes).groups.iter().take(2).collect::<Vec<_>>();
        assert_eq!(top(Eyes::Side(Side::Cia)), [Some(Workers), None]);
        assert_eq!(top(Eyes::Side(Side::Kgb)), [None, None]);
        assert_eq!(top(Eyes::Public), [None, None]);
    }
}

#[test]
fn a_media_group_has_no_target_and_must_be_an_own_ready_one() {
    let position = recruited("en", "cuba", "artists ngos", "workers");
    position.refuses("activates artists on ngos", Refusal::HasNoTarget(Artists));
    position.refuses("activates ngos", Refusal::NotOwnGroup(Ngos));
    let used = position.then("activates artists, leaves, passes");
    used.refuses("activates artists", Refusal::Mobilized(Artists));
}

#[test]
fn media_at_the_population_limit_discards_or_leaves_only() {
    let looks =
        recruited("en", "live-benefit", "artists police", "workers").then("activates artists");
    looks.refuses("takes", Refusal::PopulationReached);
    assert_eq!(looks.then("discards").discard(), "workers");
    assert_eq!(looks.then("leaves").discard(), "");
}

#[test]
fn in_polish_taking_above_stability_ends_the_struggle_once_the_card_has_joined() {
    for (edition, phase) in [("en", Phase::Struggle), ("pl", Phase::Briefing)] {
        let looks =
            recruited(edition, "cuba", "television mafia", "police").then("activates television");
        assert_eq!(looks.game().question(), Question::Media(Side::Cia));
        assert_eq!(looks.then("takes").game().question().phase(), phase, "{edition}");
        assert_eq!(looks.then("discards").game().question(), Question::Act(Side::Kgb));
    }
}

#[test]
fn with_the_deck_empty_nobody_recruits_or_looks_while_the_other_powers_work() {
    let position = empty_deck();
    assert_eq!(
        position.board(),
        "(guerrilla) (mercenaries) (radio) oil-tycoons infantry | \
         (militia) (police) (television) bankers generals"
    );
    position.refuses("recruits", Refusal::PopulationReached);
    let readied =
        position.then("activates oil-tycoons on radio, passes, activates infantry on oil-tycoons");
    assert_eq!(
        readied.board(),
        "(guerrilla) (mercenaries) radio (infantry) | \
         (militia) (police) (television) bankers generals"
    );
    let again = readied.then("passes");
    again.refuses("recruits", Refusal::DeckEmpty);
    let mut game = again.game();
    let look = Decision::Activate { group: Radio, on: None };
    assert_eq!(game.apply(&look), Err(Refusal::DeckEmpty));
    assert!(game.same_as(&again.game()), "radio is not mobilized by it");
}
