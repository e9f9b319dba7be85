//! Planning: the Double Agent's late choice, then both Agents X.

use super::secret::Secret;
use super::{Game, Phase, Question, Refusal};
use crate::cards::{Agent, Set, Side};

impl Game {
    pub(super) fn begin_planning(&mut self) {
        match self.double_agent.take() {
            Some(side) => self.question = Question::DoubleAgent(side, Phase::Planning),
            None => self.ask_for_agents(),
        }
    }

    fn ask_for_agents(&mut self) {
        self.question = Question::Send(self.unmasked.unwrap_or(!self.balance));
    }

    /// Who can be benched by the side: the enemy at headquarters, but never the
    /// Deputy Director (R8).
    pub(super) fn benchable(&self, side: Side) -> Set<Agent> {
        self.agencies[!side].headquarters() - Set::of(Agent::DeputyDirector)
    }

    pub(super) fn bench(&mut self, side: Side, phase: Phase, agent: Agent) -> Result<(), Refusal> {
        if agent == Agent::DeputyDirector {
            return Err(Refusal::NeverOnLeave);
        }
        if !self.benchable(side).contains(agent) {
            return Err(Refusal::NotAtHeadquarters(agent));
        }
        self.agencies[!side].leave.insert(agent);
        self.after_double_agent(phase);
        Ok(())
    }

    pub(super) fn unmask(&mut self, side: Side, phase: Phase) -> Result<(), Refusal> {
        self.unmasked = Some(!side);
        self.after_double_agent(phase);
        Ok(())
    }

    fn after_double_agent(&mut self, phase: Phase) {
        match phase {
            Phase::Planning => self.ask_for_agents(),
            _ => self.debrief_from_analyst(),
        }
    }

    pub(super) fn send(&mut self, side: Side, agent: Agent) -> Result<(), Refusal> {
        if !self.agencies[side].headquarters().contains(agent) {
            return Err(Refusal::NotAtHeadquarters(agent));
        }
        let agency = &mut self.agencies[side];
        agency.x = Some(Secret::new(agent));
        agency.x_known = self.unmasked == Some(side);
        if self.agencies[!side].x.is_none() {
            self.question = Question::Send(!side);
        } else {
            self.agencies.cia.leave = Set::EMPTY;
            self.agencies.kgb.leave = Set::EMPTY;
            self.unmasked = None;
            self.question = Question::Start(self.balance);
        }
        Ok(())
    }
}
