//! The board: its actions, its targets, its events.

use agent_x::cards::{Agent, Faction, Group, Objective, Side, Sides};
use agent_x::rules::{Decision, Eyes, Game, Question};
use agent_x::screens::{
    Action, Board, EventChoice, EventOption, Focus, Legend, Pad, Screen, Struggle, Verb, Warning,
};

use super::legend;
use super::played::{AGENTS, SCORES, Setup, VIETNAM, full, on, prague, vietnam};
use crate::gallery::Exhibit;

fn board(game: &Game) -> Board {
    let legal = game.legal();
    let side = match game.question() {
        Question::Start(side) | Question::Act(side) => side,
        other => panic!("{other:?} is not asked on the board"),
    };
    let aims = legal.iter().filter_map(|decision| match decision {
        Decision::Activate { group, .. } => Some(group),
        _ => None,
    });
    let events = legal.iter().filter_map(|decision| match decision {
        Decision::LiveBenefit => Some(Objective::LiveBenefit),
        Decision::NuclearEscalation(_) => Some(Objective::NuclearEscalation),
        Decision::SummitMeeting => Some(Objective::SummitMeeting),
        _ => None,
    });
    Board {
        view: game.view(Eyes::Public),
        side,
        aims: aims.collect(),
        events: events.collect(),
        legal,
    }
}

fn struggle(game: &Game, focus: Focus) -> Screen {
    on_board(board(game), focus, None)
}

fn on_board(board: Board, focus: Focus, warning: Option<Warning>) -> Screen {
    let token = board.token();
    Screen::Struggle(Struggle { board, focus, warning, token })
}

fn outcome(game: &Game, decision: Decision) -> Sides<u8> {
    let mut after = *game;
    after.apply(&decision).expect("it is legal");
    let view = after.view(Eyes::Public);
    Sides { cia: view.agencies.cia.row.influence(), kgb: view.agencies.kgb.row.influence() }
}

fn aiming(game: &Game, group: Group, on: Group, warning: Option<Warning>) -> Screen {
    let decision = Decision::Activate { group, on: Some(on) };
    let mut board = board(game);
    board.aims = board
        .legal
        .iter()
        .filter_map(|decision| match decision {
            Decision::Activate { group: acting, on } if acting == group => on,
            _ => None,
        })
        .collect();
    let focus = Focus::Target { group, on, outcome: outcome(game, decision) };
    on_board(board, focus, warning)
}

fn actions(verb: Verb) -> Legend {
    Legend { pad: Pad { down: false, ..Pad::ALL }, ..legend(verb) }
}

fn aims(verb: Verb) -> Legend {
    Legend { pad: Pad::ALL, b: Some(Verb::Back), ..legend(verb) }
}

pub(super) fn boards() -> Vec<Exhibit> {
    let game = vietnam(&SCORES, 19, &[]);
    let act = |game: &Game, action| struggle(game, Focus::Action(action));
    let recruit = Legend { pad: Pad::NONE, ..legend(Verb::Recruit) };
    let (pass, recruited) = (Decision::Pass, Decision::Recruit);
    let looks = Decision::Activate { group: Group::Radio, on: None };
    let waits = vietnam(&SCORES, 19, &[pass, recruited, looks, Decision::Leave]);
    let ends = vietnam(&SCORES, 19, &[pass, recruited, pass]);
    let start = Setup {
        claims: &SCORES,
        objective: Objective::SpaceRace,
        groups: &VIETNAM,
        agents: AGENTS,
        first: Side::Kgb,
    };
    let starts = |first| {
        let mut board = board(&start.play(&[]));
        board.side = board.view.balance;
        on_board(board, Focus::Start(first), None)
    };
    let choose = Legend { pad: Pad::HORIZONTAL, ..legend(Verb::Choose) };
    let look = Legend { pad: Pad::ALL, b: Some(Verb::Back), ..legend(Verb::Look) };
    vec![
        ("struggle-start", act(&vietnam(&SCORES, 1, &[]), Action::Recruit), recruit),
        ("struggle", act(&game, Action::Recruit), actions(Verb::Recruit)),
        ("struggle-activate", act(&game, Action::Activate), actions(Verb::Activate)),
        ("struggle-pass", act(&game, Action::Pass), actions(Verb::Pass)),
        ("struggle-event", act(&game, Action::Event), actions(Verb::Open)),
        ("struggle-card", struggle(&game, Focus::Group(Group::Guerrilla)), aims(Verb::Activate)),
        ("struggle-media", struggle(&game, Focus::Group(Group::Radio)), look),
        ("struggle-wait", act(&waits, Action::Pass), actions(Verb::Pass)),
        (
            "struggle-over",
            act(&ends, Action::Pass),
            Legend { b: Some(Verb::Undo), ..actions(Verb::Pass) },
        ),
        ("struggle-full", struggle(&full(), Focus::Group(Group::Police)), aims(Verb::Activate)),
        ("struggle-events", act(&full(), Action::Event), actions(Verb::Open)),
        (
            "struggle-pl",
            struggle(&prague(), Focus::Group(Group::FoodCompanies)),
            aims(Verb::Activate),
        ),
        ("struggle-who-starts", starts(Side::Cia), choose),
        ("struggle-who-starts-kgb", starts(Side::Kgb), choose),
    ]
}

pub(super) fn targets() -> Vec<Exhibit> {
    let game = vietnam(&SCORES, 19, &[]);
    let ready = vietnam(&SCORES, 16, &[on(Group::Workers, Group::Guerrilla)]);
    let prague = prague();
    let warning =
        Warning::OverTheLimit { side: Side::Kgb, total: 12, stability: 9, at_once: false };
    let warned = Legend { b: Some(Verb::Back), y: false, ..legend(Verb::DoIt) };
    let moved = |warning| aiming(&ready, Group::TradeUnion, Group::PhoneCompany, warning);
    vec![
        ("target", aiming(&game, Group::Guerrilla, Group::PhoneCompany, None), aims(Verb::Discard)),
        ("target-own", aiming(&game, Group::Guerrilla, Group::Radio, None), aims(Verb::Discard)),
        ("target-over", moved(None), aims(Verb::Move)),
        ("confirm", moved(Some(warning)), warned),
        (
            "target-flip",
            aiming(&prague, Group::FoodCompanies, Group::Television, None),
            aims(Verb::Flip),
        ),
        (
            "target-move",
            aiming(&prague, Group::Fundamentalists, Group::Ngos, None),
            aims(Verb::Move),
        ),
    ]
}

pub(super) fn events() -> Vec<Exhibit> {
    let game = vietnam(&SCORES, 19, &[]);
    let play = Legend { pad: Pad::ALL, b: Some(Verb::Back), ..legend(Verb::Play) };
    let last = |game: &Game, on, warning| {
        let mut board = board(game);
        board.aims = Faction::Military.groups()
            & (board.view.agencies.cia.row.set() | board.view.agencies.kgb.row.set());
        let outcome = outcome(game, Decision::NuclearEscalation(on));
        on_board(board, Focus::Last { on, outcome }, warning)
    };
    let event = |game: &Game, event, decision| {
        struggle(game, Focus::Event { event, outcome: outcome(game, decision) })
    };
    let concert: Vec<_> = SCORES
        .iter()
        .map(|&(side, card)| match card {
            Objective::NuclearEscalation => (side, Objective::LiveBenefit),
            _ => (side, card),
        })
        .collect();
    let concert = vietnam(&concert, 19, &[]);
    let warning = |event| Warning::PointsThatWin { side: Side::Kgb, event, score: 95 };
    let warned = Legend { b: Some(Verb::Back), y: false, ..legend(Verb::DoIt) };
    let choice = |saves, options: &[EventOption], focus, warning| {
        let options = options.iter().copied().collect();
        let (side, score) = (Side::Kgb, 100);
        Screen::EventChoice(EventChoice { side, saves, options, focus, score, warning })
    };
    let prize = [EventOption::Play(Objective::NobelPeacePrize), EventOption::Decline];
    let detente = [
        EventOption::Decline,
        EventOption::Play(Objective::SpaceRace),
        EventOption::Play(Objective::OlympicGames),
    ];
    let down = Legend { pad: Pad::VERTICAL, ..legend(Verb::Play) };
    let go_on = Legend { pad: Pad::VERTICAL, ..legend(Verb::GoOn) };
    let deputy = Some(Agent::DoubleAgent);
    vec![
        ("event-escalation", last(&game, Group::Militia, None), play),
        (
            "event-escalation-warned",
            last(&game, Group::Militia, Some(warning(Objective::NuclearEscalation))),
            warned,
        ),
        ("event-summit", event(&prague(), Objective::SummitMeeting, Decision::SummitMeeting), play),
        ("event-benefit", event(&concert, Objective::LiveBenefit, Decision::LiveBenefit), play),
        ("event-choice-prize", choice(deputy, &prize, 0, None), down),
        ("event-choice-fall", choice(deputy, &prize, 1, None), go_on),
        ("event-choice-none", choice(None, &detente, 0, None), go_on),
        ("event-choice-race", choice(None, &detente, 1, None), down),
        (
            "event-choice-warned",
            choice(None, &detente, 2, Some(warning(Objective::OlympicGames))),
            warned,
        ),
    ]
}
