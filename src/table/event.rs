//! Giving an event up in the Cease-fire or in Détente.

use heapless::Vec;
use rand_core::Rng;

use super::place::Place;
use super::private::grid_neighbour;
use super::{Button, Table};
use crate::cards::{Agent, Objective, Set, Side};
use crate::rules::{Decision, Eyes, Question};
use crate::screens::{
    DoubleAgent, EventChoice, EventOption, Legend, Pad, Screen, Splash, Verb, Warning,
};

impl Table {
    pub(super) fn event_options(&self) -> Vec<EventOption, 3> {
        let mut options = Vec::new();
        let Some(game) = self.game() else { return options };
        for decision in game.legal().iter() {
            let option = match decision {
                Decision::NobelPeacePrize => EventOption::Play(Objective::NobelPeacePrize),
                Decision::SpaceRace => EventOption::Play(Objective::SpaceRace),
                Decision::OlympicGames(_) => EventOption::Play(Objective::OlympicGames),
                Decision::Decline => EventOption::Decline,
                _ => continue,
            };
            if !options.contains(&option) {
                let _ = options.push(option);
            }
        }
        options
    }

    pub(super) fn event_legend(&self, focus: u8, warned: Option<Warning>) -> Legend {
        if warned.is_some() {
            return Legend { a: Some(Verb::DoIt), b: Some(Verb::Back), ..Legend::default() };
        }
        let options = self.event_options();
        let verb = match options.get(usize::from(focus)) {
            Some(EventOption::Play(_)) => Verb::Play,
            _ => Verb::GoOn,
        };
        let pad = Pad { up: focus > 0, down: usize::from(focus) + 1 < options.len(), ..Pad::NONE };
        Legend { pad, a: Some(verb), ..Legend::default() }
    }

    pub(super) fn event_screen(&self, focus: u8, warning: Option<Warning>) -> Screen {
        let (Some(game), Some(side)) = (self.game(), self.asked()) else {
            return Screen::Splash(Splash);
        };
        let view = game.view(Eyes::Public);
        let saves = match view.question {
            Question::Nobel(_) => view.account.and_then(|account| account.shown[side]),
            _ => None,
        };
        let score = view.agencies[side].score;
        Screen::EventChoice(EventChoice {
            side,
            saves,
            options: self.event_options(),
            focus,
            score,
            warning,
        })
    }

    pub(super) fn press_event(
        &mut self,
        focus: u8,
        warned: Option<Warning>,
        button: Button,
        random: &mut dyn Rng,
    ) {
        match button {
            Button::Up => self.go(Place::Event { focus: focus.saturating_sub(1), warned: None }),
            Button::Down => self.go(Place::Event { focus: focus + 1, warned: None }),
            Button::B => self.go(Place::Event { focus, warned: None }),
            _ => self.answer_event(focus, warned.is_some(), random),
        }
    }

    fn answer_event(&mut self, focus: u8, warned: bool, random: &mut dyn Rng) {
        let (Some(side), Some(option)) =
            (self.asked(), self.event_options().get(usize::from(focus)).copied())
        else {
            return;
        };
        let first_dead = self.revivable(side).first();
        let decision = match option {
            EventOption::Play(Objective::NobelPeacePrize) => Decision::NobelPeacePrize,
            EventOption::Play(Objective::SpaceRace) => Decision::SpaceRace,
            EventOption::Play(_) => match first_dead {
                Some(agent) => Decision::OlympicGames(agent),
                None => return,
            },
            EventOption::Decline => Decision::Decline,
        };
        let warning = if warned { None } else { self.warning(&decision) };
        match (warning, decision) {
            (Some(warning), _) => self.go(Place::Event { focus, warned: Some(warning) }),
            (None, Decision::OlympicGames(focus)) => self.go(Place::Revive { side, focus }),
            (None, decision) => self.decide(&decision, random),
        }
    }

    /// Who can come back, which everybody knows.
    fn revivable(&self, side: Side) -> Set<Agent> {
        self.game().map_or(Set::EMPTY, |game| game.view(Eyes::Public).agencies[side].dead)
    }

    pub(super) fn revive_legend(&self, side: Side, focus: Agent) -> Legend {
        let to = |button| grid_neighbour(self.revivable(side), focus, button).is_some();
        let pad = Pad {
            up: to(Button::Up),
            down: to(Button::Down),
            left: to(Button::Left),
            right: to(Button::Right),
        };
        Legend { pad, a: Some(Verb::Choose), b: Some(Verb::Back), ..Legend::default() }
    }

    pub(super) fn revive_screen(&self, side: Side, focus: Agent) -> Screen {
        let Some(game) = self.game() else { return Screen::Splash(Splash) };
        let agency = game.view(Eyes::Public).agencies[side];
        Screen::DoubleAgent(DoubleAgent {
            side,
            of: side,
            choices: agency.dead,
            leave: agency.leave,
            dead: agency.dead,
            focus: Some(focus),
        })
    }

    pub(super) fn press_revive(
        &mut self,
        side: Side,
        focus: Agent,
        button: Button,
        random: &mut dyn Rng,
    ) {
        match button {
            Button::A => self.decide(&Decision::OlympicGames(focus), random),
            Button::B => self.go(Place::Event { focus: 0, warned: None }),
            _ => {
                if let Some(focus) = grid_neighbour(self.revivable(side), focus, button) {
                    self.go(Place::Revive { side, focus });
                }
            }
        }
    }
}
