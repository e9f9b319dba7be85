//! The struggle: the board, the actions, the target with its outcome. Public.

mod actions;
mod aside;
mod board;
mod hint;
mod warning;

use super::kit::{Desk, Paper, Part, area};
use crate::cards::{Card as _, Group, Objective, Set, Side, Sides};
use crate::rules::{Legal, View};

/// An action of the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Recruit.
    Recruit,
    /// Activate a group.
    Activate,
    /// Pass.
    Pass,
    /// Play an event (or open the list of several).
    Event,
}

/// Where the focus is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// On the actions of the side to act.
    Action(Action),
    /// On one of the side's own ready groups, to activate it.
    Group(Group),
    /// On the target of the acting group.
    Target {
        /// The acting group.
        group: Group,
        /// What it aims at.
        on: Group,
        /// What both totals would become.
        outcome: Sides<u8>,
    },
    /// Nuclear Escalation: on the military group that ends on top of the discard.
    Last {
        /// That group.
        on: Group,
        /// What both totals would become.
        outcome: Sides<u8>,
    },
    /// On an event that A would play now.
    Event {
        /// Which.
        event: Objective,
        /// What both totals would become.
        outcome: Sides<u8>,
    },
    /// On the side that shall start.
    Start(Side),
}

/// Why the device asks once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The side would stand above stability.
    OverTheLimit {
        /// Who.
        side: Side,
        /// Its new total.
        total: u8,
        /// The limit.
        stability: u8,
        /// Whether that ends the struggle at once, as the Polish edition has it.
        at_once: bool,
    },
    /// Giving the event up takes the points that would win.
    PointsThatWin {
        /// Who.
        side: Side,
        /// The event.
        event: Objective,
        /// The score without it.
        score: u8,
    },
}

/// What the board shows of a moment.
#[derive(Clone)]
pub struct Board {
    /// The public view.
    pub view: View,
    /// What may be decided now: all of it follows from what is public.
    pub legal: Legal,
    /// Who is asked.
    pub side: Side,
    /// The own groups that can be activated, or the targets that may be aimed at.
    pub aims: Set<Group>,
    /// The events that can be played now, in the order of their cards.
    pub events: Set<Objective>,
}

/// The struggle.
#[derive(Clone)]
pub struct Struggle {
    /// The board.
    pub board: Board,
    /// Where the focus is.
    pub focus: Focus,
    /// Asking once more, over the board.
    pub warning: Option<Warning>,
    /// Who would place the token now.
    pub token: Option<Side>,
}

impl Struggle {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let Some(objective) = self.board.view.objective else { return };
        let year = self.board.view.year();
        on.part(Part::Strip, area(0, 0, desk.width(), 35), &(objective, year, desk), |on| {
            on.strip(objective, year, desk);
        });
        // What is drawn anew is mostly either the board or what lies below it.
        if on.sees(&area(0, 0, desk.width(), actions::TOP)) {
            self.draw_board(objective, on, desk);
        }
        if desk.more() > 0 {
            self.board.draw_aside(on, desk);
        }
        if on.sees(&area(0, actions::TOP, desk.width(), 54)) {
            match self.focus.outcome() {
                Some(outcome) => self.draw_outcome(outcome, objective.stability(), on, desk),
                None => self.draw_actions(on, desk),
            }
            on.hint_part(self.sentence(objective), desk);
        }
        if let Some(warning) = self.warning {
            warning.draw(on, desk);
        }
    }
}

impl Board {
    /// Who would place the token if the struggle ended now. As long as a side has
    /// no group it cannot end, and nobody would.
    #[must_use]
    pub fn token(&self) -> Option<Side> {
        let row = |side: &Side| self.view.agencies[*side].row;
        if Side::ALL.iter().any(|side| row(side).is_empty()) {
            return None;
        }
        self.view.cease_fire_now()?.token
    }

    fn totals(&self) -> Sides<u8> {
        let total = |side: Side| self.view.agencies[side].row.influence();
        Sides { cia: total(Side::Cia), kgb: total(Side::Kgb) }
    }
}

impl Focus {
    /// What both totals would become, where that can be told.
    const fn outcome(self) -> Option<Sides<u8>> {
        match self {
            Self::Target { outcome, .. }
            | Self::Last { outcome, .. }
            | Self::Event { outcome, .. } => Some(outcome),
            Self::Action(_) | Self::Group(_) | Self::Start(_) => None,
        }
    }
}
