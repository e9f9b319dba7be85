//! What is reported between two questions, and at the end.

use agent_x::cards::{Agent, Group, Objective, Set, Side, Sides};
use agent_x::rules::{Account, Decision, Eyes, Game, Outcome, Reason};
use agent_x::screens::{
    CeaseFire, Debriefing, Detente, Disorder, Legend, Screen, Step, Verb, Victory,
};

use super::legend;
use super::played::{AGENTS, FLAGS, SCORES, Setup, many_claims, vietnam};
use crate::gallery::Exhibit;

fn account(game: &Game) -> Account {
    game.account().expect("there was a Cease-fire")
}

pub(super) fn cease_fires() -> Vec<Exhibit> {
    use Decision::{Pass, Recruit};
    let tie = Setup {
        claims: &SCORES,
        objective: Objective::Vietnam,
        groups: &[
            Group::TradeUnion,
            Group::Students,
            Group::Radio,
            Group::Police,
            Group::Guerrilla,
            Group::PhoneCompany,
        ],
        agents: AGENTS,
        first: Side::Kgb,
    }
    .play(&[Recruit, Recruit, Recruit, Recruit, Recruit, Recruit, Pass, Pass]);
    let cease_fire =
        |game: &Game| Screen::CeaseFire(CeaseFire { account: account(game), year: 1954 });
    let plain = vietnam(&FLAGS, 19, &[Decision::Pass; 2]);
    let over = vietnam(&FLAGS, 19, &[Pass, Recruit, Pass, Pass]);
    let disorder = |agent, fell| {
        let account = account(&over);
        let side = Side::Cia;
        Screen::Disorder(Disorder { account, year: 1954, side, agent: Some(agent), fell })
    };
    let both = {
        let mut account = account(&over);
        account.rows.kgb = account.rows.cia;
        account.token = None;
        let (side, agent) = (Side::Kgb, Some(Agent::Director));
        Screen::Disorder(Disorder { account, year: 1954, side, agent, fell: Some(true) })
    };
    vec![
        ("ceasefire", cease_fire(&tie), legend(Verb::GoOn)),
        ("ceasefire-plain", cease_fire(&plain), legend(Verb::GoOn)),
        ("disorder", disorder(Agent::Analyst, Some(true)), legend(Verb::GoOn)),
        ("disorder-returns", disorder(Agent::DeputyDirector, Some(false)), legend(Verb::GoOn)),
        ("disorder-saved", disorder(Agent::MasterSpy, Some(false)), legend(Verb::GoOn)),
        ("disorder-shown", disorder(Agent::Assassin, None), legend(Verb::GoOn)),
        ("disorder-both", both, legend(Verb::GoOn)),
    ]
}

pub(super) fn debriefings() -> Vec<Exhibit> {
    let game = vietnam(&FLAGS, 19, &[Decision::Pass; 2]);
    let debriefing = |agents: Sides<Agent>, steps: &[Step], at| {
        let mut account = account(&game);
        account.shown = Sides { cia: Some(agents.cia), kgb: Some(agents.kgb) };
        let steps = steps.iter().copied().collect();
        Screen::Debriefing(Debriefing { account, steps, at })
    };
    let (cia, kgb) = (Side::Cia, Side::Kgb);
    let usual = [
        Step::Analyst(cia),
        Step::Director(kgb, Objective::Chile),
        Step::Claims(kgb, Objective::Vietnam),
    ];
    let spies =
        [Step::MasterSpy(cia, Objective::NobelPeacePrize), Step::Assassin(kgb, Agent::MasterSpy)];
    let killed = [
        Step::Benches(cia, Agent::MasterSpy),
        Step::Assassin(kgb, Agent::DoubleAgent),
        Step::Under(Objective::NobelPeacePrize),
    ];
    let quiet = [
        Step::Nothing(cia, Agent::DeputyDirector),
        Step::Unmasks(kgb),
        Step::Claims(kgb, Objective::SummitMeeting),
    ];
    let sides = |cia, kgb| Sides { cia, kgb };
    vec![
        ("debriefing", debriefing(AGENTS, &usual, 1), legend(Verb::Next)),
        ("debriefing-end", debriefing(AGENTS, &usual, 2), legend(Verb::Next)),
        (
            "debriefing-spies",
            debriefing(sides(Agent::MasterSpy, Agent::Assassin), &spies, 0),
            legend(Verb::Next),
        ),
        (
            "debriefing-killed",
            debriefing(sides(Agent::DoubleAgent, Agent::Assassin), &killed, 1),
            legend(Verb::Next),
        ),
        (
            "debriefing-quiet",
            debriefing(sides(Agent::DeputyDirector, Agent::DoubleAgent), &quiet, 1),
            legend(Verb::Next),
        ),
    ]
}

pub(super) fn ends() -> Vec<Exhibit> {
    let game = vietnam(&FLAGS, 19, &[Decision::Pass; 2]);
    let view = game.view(Eyes::Public);
    let none = Sides { cia: Set::EMPTY, kgb: Set::EMPTY };
    let detente = |view, gained| Screen::Detente(Detente { view, year: 1954, gained });
    let scores = {
        let view = many_claims();
        Screen::Detente(Detente { view, year: view.year(), gained: none })
    };
    let kgb = [Objective::Chile, Objective::Vietnam].into_iter().collect();
    let longest = Sides { cia: Set::of(Objective::OlympicGames), kgb: Set::of(Objective::Panama) };
    let victory = |winner, reason, cia, kgb, year| {
        let outcome = Outcome { winner, reason };
        Screen::Victory(Victory { outcome, scores: Sides { cia, kgb }, year })
    };
    let menu = Legend { b: Some(Verb::Record), x: false, ..legend(Verb::Menu) };
    let back = Legend { b: Some(Verb::Back), ..Legend::default() };
    vec![
        ("detente", detente(view, Sides { kgb, ..none }), legend(Verb::GoOn)),
        ("detente-both", detente(view, longest), legend(Verb::GoOn)),
        ("detente-none", detente(view, none), legend(Verb::GoOn)),
        ("scores", scores, back),
        ("victory", victory(Some(Side::Kgb), Reason::Points, 85, 105, 1963), menu),
        ("victory-cia", victory(Some(Side::Cia), Reason::Year1991, 95, 90, 1991), menu),
        ("victory-draw", victory(None, Reason::Objectives, 105, 105, 1968), menu),
    ]
}
