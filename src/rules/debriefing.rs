//! Debriefing: the Agents X are turned over and act by initiative (R25 to R30).

use super::{Game, Phase, Question};
use crate::cards::{Agent, Side};

impl Game {
    /// Initiative 1 to 3. An Agent X who fell in the Cease-fire is not there any
    /// more, and an objective claimed there is not at stake any more.
    pub(super) fn debrief(&mut self, placed: Side) {
        self.show_x(Side::Cia);
        self.show_x(Side::Kgb);
        if (self.sent(placed, Agent::MasterSpy) || self.sent(!placed, Agent::MasterSpy))
            && let Some(objective) = self.objective.take()
        {
            self.claim(!placed, objective);
        }
        match self.whose(Agent::DoubleAgent, placed) {
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
        let Some(placed) = self.placed() else { return };
        self.analyst = self.whose(Agent::Analyst, !placed);
        if self.sent(placed, Agent::Assassin) && self.agencies[!placed].x.is_some() {
            self.terminate(!placed);
            self.send_objective_under();
        }
        if self.sent(placed, Agent::Director)
            && let Some(bottom) = self.objectives.pop_from_under()
        {
            self.claim(placed, bottom);
        }
        if let Some(objective) = self.objective.take() {
            self.claim(placed, objective);
        }
        self.begin_detente();
    }

    fn sent(&self, side: Side, agent: Agent) -> bool {
        self.agencies[side].agent_x() == Some(agent)
    }

    /// Who sent this agent; `first` where both did.
    fn whose(&self, agent: Agent, first: Side) -> Option<Side> {
        [first, !first].into_iter().find(|side| self.sent(*side, agent))
    }
}
