//! Every card and every setting fits wherever a screen names it, in every
//! language and size.

use agent_x::cards::{Agent, Card, Group, Objective, Set, Side};
use agent_x::rules::{Edition, Eyes};
use agent_x::screens::kit::{Desk, Panel, Paper, Stroke};
use agent_x::screens::{
    AgentChoice, Choices, DoubleAgent, Legend, Menu, MenuItem, ObjectivePage, Order, Ordered, Page,
    Peek, Resume, Row, Screen, Secret, Setting,
};
use agent_x::words::Language;
use agent_x_host::dealer::Dealer;
use embedded_graphics::geometry::Size;

fn desks() -> impl Iterator<Item = Desk> {
    Panel::ALL.into_iter().flat_map(|panel| {
        Language::ALL.map(|language| Desk { language, panel, battery: Some(2), ..Desk::default() })
    })
}

/// A paper that keeps what does not fit.
struct Proof {
    size: Size,
    faults: Vec<String>,
}

impl Paper for Proof {
    fn size(&self) -> Size {
        self.size
    }

    fn stroke(&mut self, _: Stroke<'_>) {}

    fn overflow(&mut self, text: &str) {
        self.faults.push(format!("{text:?} does not fit"));
    }
}

fn faults(screens: &[(&str, Screen, Legend)]) -> String {
    let mut faults = Vec::new();
    for desk in desks() {
        for (name, screen, legend) in screens {
            let mut proof = Proof { size: desk.panel.size(), faults: Vec::new() };
            screen.draw(legend, &desk, &mut proof);
            let place = format!("{name}, {:?}, {:?}", desk.language, desk.panel);
            faults.extend(proof.faults.into_iter().map(|fault| format!("{place}: {fault}")));
        }
    }
    faults.dedup();
    faults.join("\n")
}

#[test]
fn every_card_fits_where_cards_are_named() {
    let mut screens = Vec::new();
    let mut add = |name, screen| screens.push((name, screen, Legend::default()));
    for &side in Side::ALL {
        for &agent in Agent::ALL {
            for away in [Set::EMPTY, Set::of(agent)] {
                for dead in [Set::EMPTY, Set::of(agent)] {
                    let mut view = Dealer::new(1).game(Edition::English).view(Eyes::Side(side));
                    view.agencies[side].leave = away;
                    view.agencies[side].dead = dead;
                    let choice = AgentChoice { side, view, focus: agent };
                    add(agent.id(), Screen::AgentChoice(choice));
                }
            }
            for of in [side, !side] {
                let (choices, leave, dead) = (Set::of(agent), Set::EMPTY, Set::EMPTY);
                let focus = Some(agent);
                let choice = DoubleAgent { side, of, choices, leave, dead, focus };
                add(agent.id(), Screen::DoubleAgent(choice));
            }
            for secret in [Secret::OwnAgent(Some(agent)), Secret::EnemyAgent(Some(agent))] {
                add(agent.id(), Screen::Peek(Peek { side, secret, warning: None }));
            }
        }
        for &group in Group::ALL {
            let shown = Some((group, 14));
            let (total, stability, room, focus) = (13, 9, false, None);
            let secret = Secret::Media { shown, total, stability, room, focus };
            add(group.id(), Screen::Peek(Peek { side, secret, warning: None }));
            let cards = Ordered::Groups([Some(group), None, None]);
            add(group.id(), Screen::Order(Order { side, cards, focus: 0, held: true }));
        }
        for &objective in Objective::ALL {
            let page = ObjectivePage { objective, year: 1989, balance: side };
            add(objective.id(), Screen::Objective(page));
            let cards = Ordered::Objectives([Some(objective), None, None]);
            add(objective.id(), Screen::Order(Order { side, cards, focus: 0, held: true }));
            let resume = Resume { year: 1989, objective: Some(objective), to_act: Some(side) };
            let menu = Menu { focus: MenuItem::Continue, resume: Some(resume), notice: None };
            add(objective.id(), Screen::Menu(menu));
            let rows = [Row::Event(objective), Row::AgentX(side)].into_iter().collect();
            let events = Choices { page: Page::Events(side), rows, focus: 0 };
            add(objective.id(), Screen::Choices(events));
        }
    }
    let faults = faults(&screens);
    assert!(faults.is_empty(), "{faults}");
}

#[test]
fn every_setting_fits_its_row() {
    let mut settings = vec![
        Setting::Balance(None),
        Setting::Balance(Some(Side::Cia)),
        Setting::Balance(Some(Side::Kgb)),
    ];
    settings.extend(Edition::ALL.map(Setting::Edition));
    settings.extend(Language::ALL.map(Setting::Language));
    settings.extend([true, false].map(Setting::Guide));
    settings.extend([true, false].map(Setting::Sound));
    let mut screens = Vec::new();
    for setting in settings {
        for focus in [0, 1] {
            let rows = [Row::Setting(setting), Row::BeginInstead].into_iter().collect();
            let choices = Choices { page: Page::NewGame, rows, focus };
            screens.push(("setting", Screen::Choices(choices), Legend::default()));
        }
    }
    let faults = faults(&screens);
    assert!(faults.is_empty(), "{faults}");
}
