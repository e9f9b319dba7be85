//! Debriefing: the Agents X are turned over and act by initiative (R25 to R30).

use super::{Account, Game, Phase, Question};
use crate::cards::{Agent, Side};

impl Account {
    /// The side's Agent X, if he was turned over in the Debriefing: one who was
    /// shown for his disorder has no part in it.
    #[must_use]
    pub fn debriefed(&self, side: Side) -> Option<Agent> {
        if self.in_disorder(side) { None } else { self.shown[side] }
    }

    /// The side that gains by this agent's agenda, if it takes effect.
    #[must_use]
    pub fn works_for(&self, agent: Agent) -> Option<Side> {
        let placed = self.token?;
        let sent = |side| self.debriefed(side) == Some(agent);
        let both_there = self.debriefed(!placed).is_some() && self.debriefed(placed).is_some();
        let first = |sides: [Side; 2]| sides.into_iter().find(|side| sent(*side));
        match agent {
            Agent::MasterSpy => (both_there && (sent(placed) || sent(!placed))).then_some(!placed),
            Agent::DeputyDirector => None,
            Agent::DoubleAgent => first([placed, !placed]),
            Agent::Analyst => first([!placed, placed]),
            Agent::Assassin => (both_there && sent(placed)).then_some(placed),
            Agent::Director => sent(placed).then_some(placed),
        }
    }
}

impl Game {
    /// Initiative 1 to 3. An objective claimed in the Cease-fire is not at stake
    /// any more.
    pub(super) fn debrief(&mut self) {
        self.show_x(Side::Cia);
        self.show_x(Side::Kgb);
        if let Some(side) = self.works_for(Agent::MasterSpy)
            && let Some(objective) = self.objective.take()
        {
            self.claim(side, objective);
        }
        match self.works_for(Agent::DoubleAgent) {
            Some(side) if self.edition.double_agent_waits_for_planning() => {
                self.double_agent = Some(side);
                self.debrief_from_analyst();
            }
            Some(side) => self.question = Question::DoubleAgent(side, Phase::Debriefing),
            None => self.debrief_from_analyst(),
        }
    }

    /// Initiative 4 to 6, then the objective, if it is still at stake.
    pub(super) fn debrief_from_analyst(&mut self) {
        self.analyst = self.works_for(Agent::Analyst);
        if let Some(side) = self.works_for(Agent::Assassin) {
            self.terminate(!side);
            self.send_objective_under();
        }
        if let Some(side) = self.works_for(Agent::Director)
            && let Some(bottom) = self.objectives.pop_from_under()
        {
            self.claim(side, bottom);
        }
        if let (Some(placed), Some(objective)) = (self.placed(), self.objective.take()) {
            self.claim(placed, objective);
        }
        self.begin_detente();
    }

    fn works_for(&self, agent: Agent) -> Option<Side> {
        self.account.as_ref().and_then(|account| account.works_for(agent))
    }
}
