//! What holds after every decision.

use super::{Game, Phase, Question};
use crate::cards::{Agent, Card, Group, Objective, Set, Side};

/// A promise that a state does not keep. No sequence of decisions leads to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Broken {
    /// A group is missing or in two places.
    Groups,
    /// An objective is missing or in two places.
    Objectives,
    /// A group stands that is not in play.
    Ready,
    /// A row's sum, set and order do not agree.
    Row(Side),
    /// A side has more groups than the population allows.
    Population(Side),
    /// An agent is in two places, or the Deputy Director is away.
    Agents(Side),
    /// Agent X is in the field in a phase that has none, or is missing.
    AgentX(Side),
    /// A score is not the sum of the claimed cards.
    Score(Side),
    /// A side remembers the place of a card that is in no deck.
    Knowledge(Side),
    /// Groups are in play, or an objective is at stake, in the wrong phase.
    Phase,
    /// A question has no legal answer.
    NoAnswer,
    /// An event was given up that is none.
    Discard,
}

impl Game {
    /// Checks every promise about the state.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn validate(&self) -> Result<(), Broken> {
        let holds = |promise: bool, broken: Broken| if promise { Ok(()) } else { Err(broken) };
        let phase = self.question.phase();
        let (cia, kgb) = (&self.agencies.cia, &self.agencies.kgb);
        let groups = self.groups.iter().chain(self.group_discard.iter());
        holds(once(groups.chain(cia.row.iter()).chain(kgb.row.iter())), Broken::Groups)?;
        let claimed = cia.claimed.iter().chain(kgb.claimed.iter());
        let objectives = self.objectives.iter().chain(self.objective_discard.iter());
        holds(once(objectives.chain(claimed).chain(self.objective)), Broken::Objectives)?;
        holds((self.ready - self.in_play()).is_empty(), Broken::Ready)?;
        holds(self.objective_discard.iter().all(Objective::is_event), Broken::Discard)?;
        for side in [Side::Cia, Side::Kgb] {
            self.validate_agency(side)?;
        }
        let at_stake = matches!(phase, Phase::Briefing | Phase::Planning | Phase::Struggle);
        let gone = matches!(phase, Phase::Detente | Phase::Over);
        holds(!at_stake || self.objective.is_some(), Broken::Phase)?;
        holds(!gone || self.objective.is_none(), Broken::Phase)?;
        let fought = matches!(phase, Phase::Struggle | Phase::CeaseFire | Phase::Debriefing);
        holds(fought || self.in_play().is_empty(), Broken::Phase)?;
        let listed = !matches!(self.question, Question::Deal | Question::Over(_));
        holds(listed != self.legal().is_empty(), Broken::NoAnswer)
    }

    fn validate_agency(&self, side: Side) -> Result<(), Broken> {
        let holds = |promise: bool, broken: Broken| if promise { Ok(()) } else { Err(broken) };
        let agency = &self.agencies[side];
        let row = agency.row;
        let row_agrees = row.iter().collect::<Set<Group>>() == row.set()
            && row.iter().map(Group::influence).sum::<u8>() == row.influence()
            && row.set().len() == row.len();
        holds(row_agrees, Broken::Row(side))?;
        let room = self.objective.map_or(5, Objective::population);
        holds(row.len() <= room, Broken::Population(side))?;
        let x = agency.agent_x().map_or(Set::EMPTY, Set::of);
        let away = agency.leave | agency.dead;
        let apart = (agency.leave & agency.dead).is_empty() && (x & away).is_empty();
        holds(apart && !away.contains(Agent::DeputyDirector), Broken::Agents(side))?;
        let x_is_right = match self.question.phase() {
            Phase::Struggle => agency.x.is_some(),
            Phase::Briefing | Phase::Detente | Phase::Over => agency.x.is_none(),
            Phase::Planning | Phase::CeaseFire | Phase::Debriefing => true,
        };
        holds(x_is_right && (agency.x.is_some() || !agency.x_known), Broken::AgentX(side))?;
        let claimed = agency.claimed.iter();
        holds(claimed.map(Objective::points).sum::<u8>() == agency.score, Broken::Score(side))?;
        holds(agency.claimed.iter().collect::<Set<_>>() == agency.held, Broken::Score(side))?;
        let in_decks = (agency.knows_groups - self.groups.iter().collect()).is_empty()
            && (agency.knows_objectives - self.objectives.iter().collect()).is_empty();
        holds(in_decks, Broken::Knowledge(side))
    }
}

/// Whether every card of the kind comes exactly once.
fn once<T: Card>(cards: impl Iterator<Item = T>) -> bool {
    let mut seen = Set::EMPTY;
    for card in cards {
        if seen.contains(card) {
            return false;
        }
        seen.insert(card);
    }
    seen == Set::all()
}
