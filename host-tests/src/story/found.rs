//! What a Cease-fire found, and what follows from it.

use agent_x::cards::{Agent, Group, Objective, Set, Side, Sides};
use agent_x::rules::{Account, Row};

/// The public account, with the disorder that it implies.
pub(super) struct Found {
    pub(super) objective: Objective,
    pub(super) rows: Sides<Row>,
    pub(super) token: Option<Side>,
    shown: Sides<Option<Agent>>,
    pub(super) disorder: Sides<bool>,
}

impl Found {
    pub(super) fn of(account: Account) -> Self {
        let Account { objective, rows, token, shown } = account;
        let above = |row: Row| row.influence() > objective.stability();
        let disorder = Sides { cia: above(rows.cia), kgb: above(rows.kgb) };
        Self { objective, rows, token, shown, disorder }
    }

    pub(super) fn any_disorder(&self) -> bool {
        self.disorder.cia || self.disorder.kgb
    }

    /// The group that broke a tie: the highest of the first faction in play (R20).
    pub(super) fn decisive(&self) -> Option<Group> {
        let Sides { cia, kgb } = self.rows;
        let in_play: Set<Group> = cia.set() | kgb.set();
        let mut bias = self.objective.bias().into_iter();
        (cia.influence() == kgb.influence())
            .then(|| bias.find_map(|faction| (in_play & faction.groups()).last()))
            .flatten()
    }

    /// The side's Agent X, unless his disorder has kept him out of the Debriefing.
    pub(super) fn debriefed(&self, side: Side) -> Option<Agent> {
        self.shown[side].filter(|_| !self.disorder[side])
    }

    /// Whose Master Spy gives the objective to the side without the token.
    pub(super) fn thief(&self) -> Option<Side> {
        let placed = self.token.filter(|_| !self.any_disorder())?;
        [placed, !placed].into_iter().find(|side| self.shown[*side] == Some(Agent::MasterSpy))
    }
}
