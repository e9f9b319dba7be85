//! Cease-fire: who places the token, and what civil disorder costs.

use super::{Game, Question, Refusal, Row};
use crate::cards::{Agent, Objective, Side, Sides};

/// What a Cease-fire found: public from then on, and kept until the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Account {
    /// What was fought over.
    pub objective: Objective,
    /// The groups with which the struggle ended.
    pub rows: Sides<Row>,
    /// Who placed the domination token.
    pub token: Option<Side>,
    /// The Agents X who have been turned over since.
    pub shown: Sides<Option<Agent>>,
}

impl Account {
    /// What a Cease-fire with these rows finds, before anybody is shown.
    #[must_use]
    pub fn found(objective: Objective, rows: Sides<Row>) -> Self {
        let mut account =
            Self { objective, rows, token: None, shown: Sides { cia: None, kgb: None } };
        account.token = account.who_places();
        account
    }

    /// Whether the side ended the struggle above stability.
    #[must_use]
    pub fn in_disorder(&self, side: Side) -> bool {
        self.rows[side].influence() > self.objective.stability()
    }

    fn who_places(&self) -> Option<Side> {
        match (self.in_disorder(Side::Cia), self.in_disorder(Side::Kgb)) {
            (true, true) => None,
            (true, false) => Some(Side::Kgb),
            (false, true) => Some(Side::Cia),
            (false, false) => {
                let influence = |side: Side| self.rows[side].influence();
                let totals = Sides { cia: influence(Side::Cia), kgb: influence(Side::Kgb) };
                totals.ahead().or_else(|| self.favoured_by_bias())
            }
        }
    }

    /// The single highest group of the first faction that anybody has (R20).
    fn favoured_by_bias(&self) -> Option<Side> {
        self.objective.bias().into_iter().find_map(|faction| {
            let highest = |side: Side| (self.rows[side].set() & faction.groups()).last();
            Sides { cia: highest(Side::Cia), kgb: highest(Side::Kgb) }.ahead()
        })
    }
}

impl Game {
    pub(super) fn cease_fire(&mut self) {
        let rows = Sides { cia: *self.row(Side::Cia), kgb: *self.row(Side::Kgb) };
        self.account = self.objective.map(|objective| Account::found(objective, rows));
        let mut asked = None;
        for side in [Side::Cia, Side::Kgb] {
            if !self.in_disorder(side) {
                continue;
            }
            self.show_x(side);
            let agency = &self.agencies[side];
            let would_die = agency.agent_x() != Some(Agent::DeputyDirector);
            if would_die && agency.held.contains(Objective::NobelPeacePrize) {
                asked = Some(side);
            } else {
                self.terminate(side);
            }
        }
        match asked {
            Some(side) => self.question = Question::Nobel(side),
            None => self.settle_objective(),
        }
    }

    /// Turns the side's Agent X over, if he is still in the field.
    pub(super) fn show_x(&mut self, side: Side) {
        let agency = &mut self.agencies[side];
        if let (Some(agent), Some(account)) = (agency.agent_x(), &mut self.account) {
            agency.x_known = true;
            account.shown[side] = Some(agent);
        }
    }

    /// Agent X falls; a Deputy Director returns to headquarters instead.
    pub(super) fn terminate(&mut self, side: Side) {
        let agency = &mut self.agencies[side];
        if let Some(agent) = agency.recall_x()
            && agent != Agent::DeputyDirector
        {
            agency.dead.insert(agent);
        }
    }

    pub(super) fn nobel_peace_prize(&mut self, side: Side) -> Result<(), Refusal> {
        self.spend(side, Objective::NobelPeacePrize);
        let agency = &mut self.agencies[side];
        if let Some(agent) = agency.recall_x() {
            agency.leave.insert(agent);
        }
        self.settle_objective();
        Ok(())
    }

    pub(super) fn decline_nobel(&mut self, side: Side) -> Result<(), Refusal> {
        self.terminate(side);
        self.settle_objective();
        Ok(())
    }

    /// After a one-sided disorder the other side claims at once (R21); after
    /// disorder on both sides nobody does (R22).
    fn settle_objective(&mut self) {
        let Some(side) = self.placed() else {
            self.close_without_token();
            return;
        };
        if self.in_disorder(!side)
            && let Some(objective) = self.objective
        {
            self.claim(side, objective);
            self.objective = None;
        }
        self.debrief();
    }

    fn close_without_token(&mut self) {
        self.send_objective_under();
        self.begin_detente();
    }
}
