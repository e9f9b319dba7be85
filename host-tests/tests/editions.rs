//! Where the rulebooks differ, the same decisions come to something else; and
//! nowhere else.

mod script;

use agent_x::cards::{Agent, Group, Objective, Set, Side};
use agent_x::rules::{Decision, Edition, Eyes, Game, Order, Phase, Question, Refusal};
use script::{groups, play};

const SENDS: &str = "kgb sends deputy-director\ncia sends deputy-director\n";

fn claimed(game: &Game, side: Side) -> Vec<Objective> {
    game.view(Eyes::Referee).agencies[side].claimed.iter_from_bottom().collect()
}

#[test]
fn influence_above_stability_ends_the_struggle_in_polish_only() {
    let top = [Group::Bankers, Group::Students, Group::Generals];
    let lines = SENDS.to_owned() + "cia starts cia\ncia recruits\nkgb recruits\ncia recruits";
    for edition in Edition::ALL {
        let game = play(edition, &top, &lines);
        if edition == Edition::Polish {
            assert_eq!(game.question(), Question::Deal);
            assert_eq!(claimed(&game, Side::Kgb), [Objective::Cuba]);
        } else {
            assert_eq!(game.question(), Question::Act(Side::Kgb));
        }
    }
}

#[test]
fn one_may_come_back_down_in_english_and_french() {
    let top = [Group::Bankers, Group::Students, Group::Generals];
    let lines = SENDS.to_owned()
        + "cia starts cia\ncia recruits\nkgb recruits\ncia recruits\nkgb passes\n\
           cia activates generals on bankers\nkgb passes\ncia passes";
    for edition in [Edition::English, Edition::French] {
        assert_eq!(claimed(&play(edition, &top, &lines), Side::Cia), [Objective::Cuba]);
    }
}

#[test]
fn stability_itself_is_not_above_it() {
    let top = [Group::Bankers, Group::Students, Group::Mercenaries];
    let lines = SENDS.to_owned() + "cia starts cia\ncia recruits\nkgb recruits\ncia recruits";
    for edition in Edition::ALL {
        assert_eq!(play(edition, &top, &lines).question(), Question::Act(Side::Kgb));
    }
}

#[test]
fn in_polish_a_taken_card_ends_the_struggle_and_looking_at_it_does_not() {
    let top = [Group::Television, Group::Students, Group::Generals];
    let lines =
        SENDS.to_owned() + "cia starts cia\ncia recruits\nkgb recruits\ncia activates television\n";
    let looked = play(Edition::Polish, &top, &lines);
    assert_eq!(looked.question(), Question::Media(Side::Cia));
    let taken = |edition| play(edition, &top, &(lines.clone() + "cia takes"));
    assert_eq!(taken(Edition::Polish).question(), Question::Deal);
    assert_eq!(taken(Edition::English).question(), Question::Act(Side::Kgb));
    assert_eq!(taken(Edition::French).question(), Question::Act(Side::Kgb));
}

#[test]
fn in_polish_a_political_move_beyond_ones_own_stability_ends_the_struggle() {
    let top = [Group::Government, Group::Television];
    let lines = SENDS.to_owned()
        + "cia starts cia\ncia recruits\nkgb recruits\ncia activates government on television";
    for edition in Edition::ALL {
        let game = play(edition, &top, &lines);
        if edition == Edition::Polish {
            assert_eq!(claimed(&game, Side::Kgb), [Objective::Cuba]);
        } else {
            assert_eq!(game.question(), Question::Act(Side::Kgb));
        }
    }
}

#[test]
fn an_economic_group_flips_the_enemys_economy_in_french_only() {
    let top = [Group::Workers, Group::Bankers, Group::Mafia];
    let lines =
        SENDS.to_owned() + "cia starts kgb\nkgb recruits\ncia recruits\nkgb recruits\ncia passes";
    for edition in Edition::ALL {
        let mut game = play(edition, &top, &lines);
        let flip = |on| Decision::Activate { group: Group::Workers, on: Some(on) };
        let own = Err(Refusal::SparedByEconomic(Group::Mafia));
        assert_eq!(game.apply(&flip(Group::Mafia)), own);
        if edition == Edition::French {
            assert_eq!(game.apply(&flip(Group::Bankers)), Ok(()));
            assert_eq!(game.view(Eyes::Referee).ready, Set::of(Group::Mafia));
        } else {
            let enemy = Err(Refusal::SparedByEconomic(Group::Bankers));
            assert_eq!(game.apply(&flip(Group::Bankers)), enemy);
        }
    }
}

/// 1947 is over but for the Double Agent: he placed the token, the enemy's
/// Analyst did not.
fn double_agent_against_analyst(edition: Edition) -> Game {
    let top = [Group::Government, Group::Artists];
    let lines = "kgb sends analyst\ncia sends double-agent\ncia starts cia\n\
                 cia recruits\nkgb recruits\ncia passes\nkgb passes";
    play(edition, &top, lines)
}

fn apply(game: &mut Game, decisions: &[Decision]) {
    for decision in decisions {
        game.apply(decision).unwrap_or_else(|refusal| panic!("{decision:?}: {refusal:?}"));
    }
}

fn order() -> Decision {
    Decision::Order(Order::nth(3, 0).expect("an order of three"))
}

#[test]
fn the_double_agent_chooses_in_the_debriefing_but_in_french_at_the_next_planning() {
    for edition in [Edition::English, Edition::Polish] {
        let mut game = double_agent_against_analyst(edition);
        assert_eq!(game.question(), Question::DoubleAgent(Side::Cia, Phase::Debriefing));
        apply(&mut game, &[Decision::Bench(Agent::Director), Decision::Deal(groups(&[])), order()]);
        assert_eq!(game.question(), Question::Send(Side::Cia));
    }
    let mut game = double_agent_against_analyst(Edition::French);
    assert_eq!(game.question(), Question::Deal);
    apply(&mut game, &[Decision::Deal(groups(&[]))]);
    assert_eq!(game.question(), Question::OrderGroups(Side::Kgb));
    apply(&mut game, &[order()]);
    assert_eq!(game.question(), Question::DoubleAgent(Side::Cia, Phase::Planning));
    apply(&mut game, &[Decision::Bench(Agent::Director)]);
    assert_eq!(game.question(), Question::Send(Side::Cia));
}

#[test]
fn whoever_is_benched_misses_one_planning_in_every_edition() {
    for edition in Edition::ALL {
        let mut game = double_agent_against_analyst(edition);
        let bench = Decision::Bench(Agent::Director);
        if edition == Edition::French {
            apply(&mut game, &[Decision::Deal(groups(&[])), order()]);
            let gone = Err(Refusal::NotAtHeadquarters(Agent::Analyst));
            assert_eq!(game.apply(&Decision::Bench(Agent::Analyst)), gone);
            apply(&mut game, &[bench]);
        } else {
            apply(&mut game, &[bench, Decision::Deal(groups(&[])), order()]);
        }
        apply(&mut game, &[Decision::Send(Agent::Director)]);
        let leave = |game: &Game| game.view(Eyes::Referee).agencies.kgb.leave;
        assert_eq!(leave(&game), [Agent::Analyst, Agent::Director].into_iter().collect());
        let benched = Err(Refusal::NotAtHeadquarters(Agent::Director));
        assert_eq!(game.apply(&Decision::Send(Agent::Director)), benched);
        apply(&mut game, &[Decision::Send(Agent::DeputyDirector)]);
        assert_eq!(leave(&game), Set::EMPTY);
    }
}

#[test]
fn whoever_is_unmasked_sends_first_in_every_edition() {
    for edition in Edition::ALL {
        let mut game = double_agent_against_analyst(edition);
        if edition == Edition::French {
            apply(&mut game, &[Decision::Deal(groups(&[])), order(), Decision::Unmask]);
        } else {
            apply(&mut game, &[Decision::Unmask, Decision::Deal(groups(&[])), order()]);
        }
        // The KGB is behind, holds the balance and would send second.
        assert_eq!(game.question(), Question::Send(Side::Kgb));
        apply(&mut game, &[Decision::Send(Agent::Assassin)]);
        assert_eq!(game.view(Eyes::Public).agencies.kgb.x, Some(Agent::Assassin));
    }
}
