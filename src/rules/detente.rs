//! Détente: leave, the groups go, events, the check for victory (R31 to R36).

use super::{Game, Order, Question, Reason, Refusal};
use crate::cards::{Agent, Objective, Set, Side};

const POINTS_TO_WIN: u8 = 100;
const LAST_TURN: u8 = 45;

impl Game {
    pub(super) fn begin_detente(&mut self) {
        for side in [Side::Cia, Side::Kgb] {
            let agency = &mut self.agencies[side];
            if let Some(agent) = agency.recall_x()
                && agent != Agent::DeputyDirector
            {
                agency.leave.insert(agent);
            }
            for group in agency.row.iter() {
                self.group_discard.push(group);
            }
            agency.row = Default::default();
        }
        self.ready = Set::EMPTY;
        self.ask_for_events(self.balance);
    }

    /// Asks from this side on: the balance holder first, then the other.
    fn ask_for_events(&mut self, from: Side) {
        if self.can_use_event(from) {
            self.question = Question::Event(from);
        } else if from == self.balance {
            self.ask_for_events(!from);
        } else {
            self.end_turn();
        }
    }

    fn can_use_event(&self, side: Side) -> bool {
        self.may_use_space_race(side).is_ok() || !self.revivable(side).is_empty()
    }

    pub(super) fn may_use_space_race(&self, side: Side) -> Result<(), Refusal> {
        self.holds(side, Objective::SpaceRace)?;
        if self.objectives.is_empty() { Err(Refusal::NoObjectiveLeft) } else { Ok(()) }
    }

    pub(super) fn space_race(&mut self, side: Side) -> Result<(), Refusal> {
        self.may_use_space_race(side)?;
        self.spend(side, Objective::SpaceRace);
        let seen = self.next_three_objectives();
        self.agencies[side].knows_objectives |= seen;
        self.question = Question::OrderObjectives(side);
        Ok(())
    }

    pub(super) fn order_objectives(&mut self, side: Side, order: Order) -> Result<(), Refusal> {
        self.objectives.reorder(order)?;
        let ordered = self.next_three_objectives();
        self.agencies[!side].knows_objectives -= ordered;
        self.ask_for_events(side);
        Ok(())
    }

    fn next_three_objectives(&self) -> Set<Objective> {
        self.objectives.top_three().into_iter().flatten().collect()
    }

    /// Who can come back for the side's Olympic Games.
    pub(super) fn revivable(&self, side: Side) -> Set<Agent> {
        match self.holds(side, Objective::OlympicGames) {
            Ok(()) => self.agencies[side].dead,
            Err(_) => Set::EMPTY,
        }
    }

    pub(super) fn olympic_games(&mut self, side: Side, agent: Agent) -> Result<(), Refusal> {
        self.holds(side, Objective::OlympicGames)?;
        if !self.agencies[side].dead.contains(agent) {
            return Err(Refusal::NotTerminated(agent));
        }
        self.spend(side, Objective::OlympicGames);
        let agency = &mut self.agencies[side];
        agency.dead.remove(agent);
        agency.leave.insert(agent);
        self.ask_for_events(side);
        Ok(())
    }

    pub(super) fn decline_event(&mut self, side: Side) -> Result<(), Refusal> {
        if side == self.balance {
            self.ask_for_events(!side);
        } else {
            self.end_turn();
        }
        Ok(())
    }

    fn end_turn(&mut self) {
        let scores = self.scores();
        let ahead = scores.ahead();
        let hundred = scores.cia.max(scores.kgb) >= POINTS_TO_WIN;
        if ahead.is_some() && (hundred || self.overtime) {
            self.end(ahead, Reason::Points);
        } else if self.objectives.is_empty() {
            self.end(None, Reason::Objectives);
        } else if self.turn == LAST_TURN {
            self.end(ahead, Reason::Year1991);
        } else {
            self.overtime |= hundred;
            self.turn += 1;
            self.begin_briefing();
        }
    }
}
