//! One of each screen, with the values of a game in progress.

use agent_x::cards::{Agent, Group, Objective, Set, Side, Sides};
use agent_x::journal::{Past, qr};
use agent_x::rules::{Edition, Eyes, Outcome, Reason, View};
use agent_x::screens::{
    About, AgentChoice, Choices, Curtain, DoubleAgent, FaultPage, Legend, LowBattery, Menu,
    MenuItem, Notice, ObjectivePage, Order, Ordered, Pad, Page, PastGames, Peek, Record, Resume,
    Row, Screen, Secret, SelfTest, Setting, Splash, Verb,
};
use agent_x::table::{Cause, Fault};
use agent_x::words::Language;

use crate::dealer::Dealer;

/// A screen with the name of its file and its legend.
pub type Exhibit = (&'static str, Screen, Legend);

/// All of them.
#[must_use]
pub fn gallery() -> Vec<Exhibit> {
    let mut all = Vec::new();
    all.extend(desk());
    all.extend(folders());
    all.extend(secrets());
    all.extend(crate::gallery_struggle::gallery());
    all
}

fn a(verb: Verb) -> Legend {
    Legend { a: Some(verb), ..Legend::default() }
}

fn low_battery(empty: bool) -> Screen {
    Screen::LowBattery(LowBattery { empty })
}

fn tested(held: u8, tried: u8, saves: bool) -> Screen {
    Screen::SelfTest(SelfTest { held, tried, light: (4, 6), saves })
}

fn desk() -> Vec<Exhibit> {
    let resume =
        Resume { year: 1954, objective: Some(Objective::Vietnam), to_act: Some(Side::Kgb) };
    let menu = |focus, resume| Screen::Menu(Menu { focus, resume, notice: None });
    let noticed = |resume, notice| {
        Screen::Menu(Menu { focus: MenuItem::NewGame, resume, notice: Some(notice) })
    };
    let open = Legend { pad: Pad::VERTICAL, ..a(Verb::Open) };
    vec![
        ("splash", Screen::Splash(Splash), a(Verb::Start)),
        ("menu", menu(MenuItem::Continue, Some(resume)), open),
        ("menu-first", menu(MenuItem::Rules, None), open),
        ("menu-nothing-saved", noticed(None, Notice::Nothing), open),
        ("menu-damaged", noticed(None, Notice::Damaged), open),
        ("menu-older", noticed(None, Notice::Older), open),
        ("menu-newer", noticed(None, Notice::Newer), open),
        ("menu-not-kept", noticed(Some(resume), Notice::NotKept), open),
        ("about", Screen::About(About { focus: 1 }), Legend { b: Some(Verb::Back), ..open }),
        ("self-test", tested(0, 0, true), Legend::default()),
        ("self-test-pressed", tested(0b0001_0000, 0b0111_1010, false), Legend::default()),
        ("fault", fault(Cause::HardFault, 1), a(Verb::GoOn)),
        (
            "fault-repeats",
            fault(Cause::Panic, 3),
            Legend { b: Some(Verb::SetAside), ..a(Verb::GoOn) },
        ),
        ("low-battery", low_battery(false), Legend { y: true, ..a(Verb::GoOn) }),
        ("empty-battery", low_battery(true), a(Verb::GoOn)),
        ("past-games", past_games(8), Legend { b: Some(Verb::Back), ..a(Verb::Record) }),
        ("past-games-none", past_games(0), Legend { b: Some(Verb::Back), ..Legend::default() }),
        ("record", record(375 - 4), Legend { b: Some(Verb::Back), ..Legend::default() }),
        ("record-short", record(300), Legend { b: Some(Verb::Back), ..Legend::default() }),
        ("curtain", Screen::Curtain(Curtain { side: Side::Kgb, held: 36 }), Legend::default()),
        ("curtain-cia", Screen::Curtain(Curtain { side: Side::Cia, held: 36 }), Legend::default()),
    ]
}

fn fault(cause: Cause, times: u8) -> Screen {
    let fault = Fault { cause, place: 0x1001_C4DE, times, told: false };
    Screen::Fault(FaultPage { fault })
}

/// The last of so many games.
fn past_games(count: usize) -> Screen {
    let winners = [Some(Side::Kgb), Some(Side::Cia), None];
    let past = |number: usize| Past {
        edition: Edition::English,
        outcome: Outcome { winner: winners[number % 3], reason: Reason::Points },
        years: 7 + number as u8,
        scores: Sides { cia: 64 + 7 * number as u8, kgb: 105 - 9 * number as u8 },
    };
    Screen::PastGames(PastGames { games: (0..count).map(past).collect(), record: count > 0 })
}

/// The code of a game of so many bytes.
fn record(bytes: usize) -> Screen {
    let game: Vec<u8> = (0..bytes).map(|byte| (byte * 37 % 256) as u8).collect();
    let text = qr::text(&game, 1).expect("there is a first part");
    Screen::Record(Record { code: qr::Code::new(&text).expect("it fits") })
}

fn folders() -> Vec<Exhibit> {
    let choices = |page, rows: &[Row], focus| {
        let rows = rows.iter().copied().collect();
        Screen::Choices(Choices { page, rows, focus })
    };
    let change = Legend { pad: Pad::ALL, b: Some(Verb::Back), x: true, ..a(Verb::Change) };
    let open = Legend { pad: Pad::VERTICAL, b: Some(Verb::Back), ..a(Verb::Open) };
    let objective =
        |objective, year| Screen::Objective(ObjectivePage { objective, year, balance: Side::Cia });
    let go_on = Legend { x: true, y: true, ..a(Verb::GoOn) };
    let new_game = [
        Row::Setting(Setting::Edition(Edition::English)),
        Row::Setting(Setting::Balance(None)),
        Row::Setting(Setting::Guide(true)),
        Row::Begin,
    ];
    let files = [
        Row::Log,
        Row::Scores,
        Row::AgentX(Side::Kgb),
        Row::Cards,
        Row::Rules,
        Row::Settings,
        Row::MainMenu,
    ];
    let settings = [
        Row::Setting(Setting::Language(Language::English)),
        Row::Setting(Setting::Sound(true)),
        Row::Setting(Setting::Light(4)),
    ];
    let events = [Objective::LiveBenefit, Objective::NuclearEscalation, Objective::SummitMeeting];
    vec![
        ("new-game", choices(Page::NewGame, &new_game, 0), change),
        ("new-game-begin", choices(Page::NewGame, &new_game, 3), change),
        ("settings", choices(Page::Settings, &settings, 2), change),
        ("files", choices(Page::Files, &files, 2), open),
        ("events", choices(Page::Events(Side::Kgb), &events.map(Row::Event), 1), open),
        ("objective-nation", objective(Objective::Czechoslovakia, 1968), go_on),
        ("objective-event", objective(Objective::NuclearEscalation, 1961), go_on),
        ("objective-longest", objective(Objective::SpaceRace, 1961), go_on),
    ]
}

/// What the CIA sees before its first agent, with a Double Agent on leave and a
/// Director terminated.
fn planning(side: Side) -> View {
    let mut view = Dealer::new(1947).game(Edition::English).view(Eyes::Side(side));
    for (of, leave, dead) in
        [(side, Agent::DoubleAgent, Agent::Director), (!side, Agent::Assassin, Agent::Analyst)]
    {
        let agency = &mut view.agencies[of];
        agency.leave = Set::of(leave);
        agency.dead = Set::of(dead);
        agency.headquarters_or_x -= agency.leave | agency.dead;
        agency.headquarters = agency.headquarters.map(|all| all - agency.leave - agency.dead);
    }
    view
}

fn secrets() -> Vec<Exhibit> {
    let agent = |focus| {
        Screen::AgentChoice(AgentChoice { side: Side::Cia, view: planning(Side::Cia), focus })
    };
    let hide = |pad, verb| Legend { pad, b: Some(Verb::Hide), x: true, ..a(verb) };
    let send = Legend { y: true, ..hide(Pad::HORIZONTAL, Verb::Send) };
    let away = Legend { a: None, ..send };
    let groups =
        Ordered::Groups([Some(Group::Opposition), Some(Group::Industry), Some(Group::Newspapers)]);
    let objectives = Ordered::Objectives([
        Some(Objective::Czechoslovakia),
        Some(Objective::NobelPeacePrize),
        Some(Objective::SummitMeeting),
    ]);
    let order = |side, cards, focus, held| Screen::Order(Order { side, cards, focus, held });
    let double_agent = |of, choices: &[Agent], leave, dead, focus| {
        Screen::DoubleAgent(DoubleAgent {
            side: Side::Kgb,
            of,
            choices: choices.iter().copied().collect(),
            leave: Set::of(leave),
            dead: Set::of(dead),
            focus,
        })
    };
    let benchable = [Agent::MasterSpy, Agent::Analyst, Agent::Assassin];
    let peek = |secret| Screen::Peek(Peek { side: Side::Kgb, secret, warning: None });
    let media =
        |shown, focus| peek(Secret::Media { shown, total: 8, stability: 9, room: true, focus });
    vec![
        ("agent-choice", agent(Agent::Assassin), send),
        ("agent-choice-master-spy", agent(Agent::MasterSpy), send),
        ("agent-choice-deputy-director", agent(Agent::DeputyDirector), send),
        ("agent-choice-leave", agent(Agent::DoubleAgent), away),
        ("agent-choice-analyst", agent(Agent::Analyst), send),
        ("agent-choice-dead", agent(Agent::Director), away),
        ("order", order(Side::Cia, groups, 1, true), hide(Pad::VERTICAL, Verb::LetGo)),
        (
            "order-objectives",
            order(Side::Kgb, objectives, 0, false),
            hide(Pad::VERTICAL, Verb::Hold),
        ),
        ("order-done", order(Side::Kgb, objectives, 3, false), hide(Pad::VERTICAL, Verb::Done)),
        (
            "double-agent",
            double_agent(
                Side::Cia,
                &benchable,
                Agent::DoubleAgent,
                Agent::Director,
                Some(Agent::Assassin),
            ),
            hide(Pad::ALL, Verb::Bench),
        ),
        (
            "double-agent-unmask",
            double_agent(Side::Cia, &benchable, Agent::DoubleAgent, Agent::Director, None),
            hide(Pad::ALL, Verb::Unmask),
        ),
        (
            "olympic-games",
            double_agent(
                Side::Kgb,
                &[Agent::Director],
                Agent::DoubleAgent,
                Agent::Director,
                Some(Agent::Director),
            ),
            Legend { b: Some(Verb::Back), ..hide(Pad::NONE, Verb::Choose) },
        ),
        ("media-peek", media(Some((Group::Bankers, 14)), None), a(Verb::Looking)),
        ("media-hold", media(None, None), hide(Pad::NONE, Verb::Look)),
        ("media-choice", media(None, Some(1)), hide(Pad::HORIZONTAL, Verb::Discard)),
        ("own-agent", peek(Secret::OwnAgent(Some(Agent::DeputyDirector))), a(Verb::Looking)),
        ("own-agent-hidden", peek(Secret::OwnAgent(None)), hide(Pad::NONE, Verb::Look)),
        ("enemy-agent", peek(Secret::EnemyAgent(Some(Agent::Director))), a(Verb::Looking)),
        ("enemy-agent-hidden", peek(Secret::EnemyAgent(None)), hide(Pad::NONE, Verb::Look)),
    ]
}
