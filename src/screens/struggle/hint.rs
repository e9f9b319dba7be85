//! What A would do, in a sentence.

use super::{Action, Focus, Struggle};
use crate::cards::{Faction, Group, Objective, Side};
use crate::rules::{Decision, Edition};
use crate::words::{Phrase, Slot};

impl Struggle {
    pub(super) fn sentence(&self, objective: Objective) -> (Phrase, [Slot; 4]) {
        let side = Slot::Side(self.board.side);
        let enemy = Slot::Side(!self.board.side);
        match self.focus {
            Focus::Action(Action::Recruit) => {
                let must = self.board.legal.iter().all(|decision| decision == Decision::Recruit);
                let phrase = if must { Phrase::HintMustRecruit } else { Phrase::HintRecruit };
                (phrase, slots([side, number(self.board.view.groups.len())]))
            }
            Focus::Action(Action::Activate) => (Phrase::HintActivate, slots([side])),
            Focus::Action(Action::Pass) => self.pass(objective),
            Focus::Action(Action::Event) => match self.board.events.first() {
                Some(event) if self.board.events.len() == 1 => self.event(event),
                _ => (Phrase::HintEvents, slots([side, number(self.board.events.len())])),
            },
            Focus::Event { event, .. } => self.event(event),
            Focus::Group(group) => {
                let phrase = match group.faction() {
                    Faction::Military => Phrase::HintMilitary,
                    Faction::Economic if self.board.view.edition == Edition::French => {
                        Phrase::HintEconomicFrench
                    }
                    Faction::Economic => Phrase::HintEconomic,
                    Faction::Political => Phrase::HintPolitical,
                    Faction::Media => Phrase::HintMedia,
                };
                (phrase, slots([Slot::Group(group)]))
            }
            Focus::Target { group, on, .. } => self.target(group, on),
            Focus::Last { on, .. } => (Phrase::HintLast, slots([Slot::Group(on)])),
            Focus::Start(first) if first == self.board.side => {
                (Phrase::HintStartItself, slots([side]))
            }
            Focus::Start(_) => (Phrase::HintStart, slots([side, enemy])),
        }
    }

    fn target(&self, group: Group, on: Group) -> (Phrase, [Slot; 4]) {
        let view = &self.board.view;
        let theirs = view.agencies.cia.row.set().contains(on);
        let owner = if theirs { Side::Cia } else { Side::Kgb };
        let (phrase, side) = match group.faction() {
            Faction::Economic if view.ready.contains(on) => (Phrase::HintMobilizes, owner),
            Faction::Economic => (Phrase::HintReadies, owner),
            Faction::Political => (Phrase::HintMoves, !owner),
            Faction::Military | Faction::Media => (Phrase::HintDiscards, owner),
        };
        (phrase, slots([Slot::Group(group), Slot::Side(side), Slot::Group(on)]))
    }

    fn event(&self, event: Objective) -> (Phrase, [Slot; 4]) {
        let side = Slot::Side(self.board.side);
        match (event, self.board.view.group_discard.top()) {
            (Objective::LiveBenefit, Some(top)) => {
                (Phrase::HintLiveBenefit, slots([side, Slot::Group(top)]))
            }
            (Objective::SummitMeeting, _) => {
                (Phrase::HintSummitMeeting, slots([side, Slot::Side(!self.board.side)]))
            }
            _ => (Phrase::HintNuclearEscalation, slots([side])),
        }
    }

    /// Whether passing ends the struggle, and how it would end.
    fn pass(&self, objective: Objective) -> (Phrase, [Slot; 4]) {
        let side = self.board.side;
        let enemy = Slot::Side(!side);
        let stability = number(objective.stability());
        let totals = self.board.totals();
        let over = |side: &Side| totals[*side] > objective.stability();
        if !self.board.view.passed {
            return if over(&side) {
                (Phrase::HintPassOver, slots([Slot::Side(side), stability, enemy]))
            } else {
                (Phrase::HintPass, slots([Slot::Side(side), enemy]))
            };
        }
        match ([side, !side].into_iter().find(over), over(&!side)) {
            (Some(first), both) if first == side && both => {
                (Phrase::HintPassEndsBoth, slots([enemy, stability]))
            }
            (Some(side), _) => {
                let total = number(totals[side]);
                (Phrase::HintPassEndsOver, slots([enemy, Slot::Side(side), total, stability]))
            }
            (None, _) => {
                let token = self.board.view.cease_fire_now().and_then(|account| account.token);
                let token = token.map_or(Slot::Text("-"), Slot::Side);
                (Phrase::HintPassEnds, slots([enemy, token]))
            }
        }
    }
}

fn number(number: u8) -> Slot {
    Slot::Number(number.into())
}

/// So many slots, and empty ones.
fn slots<const N: usize>(given: [Slot; N]) -> [Slot; 4] {
    let mut slots = [Slot::Text(""); 4];
    for (slot, given) in slots.iter_mut().zip(given) {
        *slot = given;
    }
    slots
}
