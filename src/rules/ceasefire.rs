//! Cease-fire: who places the token, and what civil disorder costs.

use super::{Game, Question, Refusal};
use crate::cards::{Agent, Faction, Objective, Side};

impl Game {
    pub(super) fn cease_fire(&mut self) {
        self.token = self.who_places();
        if self.in_play().is_empty() {
            self.close_without_token();
            return;
        }
        let mut asked = None;
        for side in [Side::Cia, Side::Kgb] {
            if !self.in_disorder(side) {
                continue;
            }
            let agency = &mut self.agencies[side];
            agency.x_known = true;
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

    fn who_places(&self) -> Option<Side> {
        match (self.in_disorder(Side::Cia), self.in_disorder(Side::Kgb)) {
            (true, true) => None,
            (true, false) => Some(Side::Kgb),
            (false, true) => Some(Side::Cia),
            (false, false) => {
                let (cia, kgb) = (self.row(Side::Cia), self.row(Side::Kgb));
                match cia.influence().cmp(&kgb.influence()) {
                    core::cmp::Ordering::Greater => Some(Side::Cia),
                    core::cmp::Ordering::Less => Some(Side::Kgb),
                    core::cmp::Ordering::Equal => self.favoured_by_bias(),
                }
            }
        }
    }

    /// The single highest group of the first faction that anybody has (R20).
    fn favoured_by_bias(&self) -> Option<Side> {
        let highest = |side, faction: Faction| (self.row(side).set() & faction.groups()).last();
        self.objective?.bias().into_iter().find_map(|faction| {
            match highest(Side::Cia, faction).cmp(&highest(Side::Kgb, faction)) {
                core::cmp::Ordering::Greater => Some(Side::Cia),
                core::cmp::Ordering::Less => Some(Side::Kgb),
                core::cmp::Ordering::Equal => None,
            }
        })
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
        let Some(side) = self.token else {
            self.close_without_token();
            return;
        };
        if self.in_disorder(!side)
            && let Some(objective) = self.objective
        {
            self.claim(side, objective);
            self.objective = None;
        }
        self.debrief(side);
    }

    fn close_without_token(&mut self) {
        self.send_objective_under();
        self.begin_detente();
    }
}
