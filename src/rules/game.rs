//! The whole state of a game.

use core::fmt;

use super::pile::Pile;
use super::question::{Outcome, Phase, Question, Reason};
use super::row::Row;
use super::secret::Secret;
use super::{Account, Decision, Edition, Refusal};
use crate::cards::{Agent, Card, Group, Objective, Set, Side, Sides};

/// What is settled before the first turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Opening {
    /// The rulebook that is followed.
    pub edition: Edition,
    /// The objective deck, top first.
    pub objectives: [Objective; Objective::COUNT],
    /// The group deck of the first turn, top first.
    pub groups: [Group; Group::COUNT],
    /// Who holds the balance token in the first turn.
    pub balance: Side,
}

/// What one side has.
// In this order, because a load reaches words 124 bytes away, but bytes only 31.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct Agency {
    pub(super) row: Row,
    pub(super) x: Option<Secret<Agent>>,
    /// Whether the rival knows this side's Agent X.
    pub(super) x_known: bool,
    pub(super) score: u8,
    pub(super) held: Set<Objective>,
    pub(super) leave: Set<Agent>,
    pub(super) dead: Set<Agent>,
    /// The cards in the group deck whose place this side knows.
    pub(super) knows_groups: Set<Group>,
    /// The cards in the objective deck whose place this side knows.
    pub(super) knows_objectives: Set<Objective>,
    /// The held cards, the first claimed at the bottom.
    pub(super) claimed: Pile<Objective, { Objective::COUNT }>,
}

impl Agency {
    const FRESH: Self = Self {
        row: Row::EMPTY,
        x: None,
        x_known: false,
        leave: Set::EMPTY,
        dead: Set::EMPTY,
        score: 0,
        held: Set::EMPTY,
        claimed: Pile::EMPTY,
        knows_groups: Set::EMPTY,
        knows_objectives: Set::EMPTY,
    };

    pub(super) fn agent_x(&self) -> Option<Agent> {
        self.x.map(Secret::expose)
    }

    /// Headquarters and Agent X together, which is what the rival can tell.
    pub(super) fn headquarters_or_x(&self) -> Set<Agent> {
        Set::all() - self.leave - self.dead
    }

    pub(super) fn headquarters(&self) -> Set<Agent> {
        let field = self.agent_x().map_or(Set::EMPTY, Set::of);
        self.headquarters_or_x() - field
    }

    /// Agent X comes out of the field; where he goes is the caller's to say.
    pub(super) fn recall_x(&mut self) -> Option<Agent> {
        self.x_known = false;
        self.x.take().map(Secret::expose)
    }
}

/// A game at a question.
// In this order, so that a load reaches what every action needs.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Game {
    pub(super) question: Question,
    pub(super) objective: Option<Objective>,
    /// Whether the last action of the struggle was a pass.
    pub(super) passed: bool,
    /// How many decisions of the struggle count towards its end (R19).
    pub(super) actions: u8,
    pub(super) edition: Edition,
    pub(super) balance: Side,
    /// The first is 1, the year 1947.
    pub(super) turn: u8,
    /// Whether an equal hundred was reached, so that unequal totals now decide.
    pub(super) overtime: bool,
    /// The Analyst's owner, who orders the groups of the next Briefing.
    pub(super) analyst: Option<Side>,
    /// The Double Agent's owner, who has yet to choose in Planning.
    pub(super) double_agent: Option<Side>,
    /// The side that must name its next Agent X openly.
    pub(super) unmasked: Option<Side>,
    /// The standing groups of both sides.
    pub(super) ready: Set<Group>,
    pub(super) agencies: Sides<Agency>,
    pub(super) groups: Pile<Group, { Group::COUNT }>,
    pub(super) group_discard: Pile<Group, { Group::COUNT }>,
    pub(super) objectives: Pile<Objective, { Objective::COUNT }>,
    pub(super) objective_discard: Pile<Objective, 6>,
    /// The last Cease-fire, to which the Debriefing and the next Briefing look
    /// back.
    pub(super) account: Option<Account>,
}

const _: () = assert!(size_of::<Game>() <= 256);

impl Game {
    /// The first turn, at its first question.
    ///
    /// # Errors
    /// A deck that does not have every card once.
    pub fn new(opening: &Opening) -> Result<Self, Refusal> {
        if !each_once(&opening.objectives) || !each_once(&opening.groups) {
            return Err(Refusal::NotEveryCardOnce);
        }
        let mut game = Self {
            question: Question::Deal,
            edition: opening.edition,
            turn: 1,
            objective: None,
            balance: opening.balance,
            account: None,
            passed: false,
            actions: 0,
            overtime: false,
            analyst: None,
            double_agent: None,
            unmasked: None,
            ready: Set::EMPTY,
            agencies: Sides { cia: Agency::FRESH, kgb: Agency::FRESH },
            groups: Pile::from_top(&opening.groups),
            group_discard: Pile::EMPTY,
            objectives: Pile::from_top(&opening.objectives),
            objective_discard: Pile::EMPTY,
        };
        game.objective = game.objectives.pop();
        game.begin_planning();
        Ok(game)
    }

    /// Takes a decision and runs on to the next question.
    ///
    /// # Errors
    /// The decision is not legal now; the game is unchanged.
    #[inline]
    pub fn apply(&mut self, decision: &Decision) -> Result<(), Refusal> {
        match self.question {
            Question::Act(side) => self.act(side, decision),
            _ => self.answer(decision),
        }
    }

    /// An action of the struggle: by far the most decisions.
    #[inline]
    fn act(&mut self, side: Side, decision: &Decision) -> Result<(), Refusal> {
        match *decision {
            Decision::Recruit => self.recruit(side),
            Decision::Activate { group, on } => self.activate(side, group, on),
            Decision::Pass => self.pass(side),
            Decision::LiveBenefit => self.live_benefit(side),
            Decision::NuclearEscalation(last) => self.nuclear_escalation(side, last),
            Decision::SummitMeeting => self.summit_meeting(side),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// What is decided outside the struggle, and about the media's card.
    #[inline]
    fn answer(&mut self, decision: &Decision) -> Result<(), Refusal> {
        match (self.question, decision) {
            (Question::Media(side), Decision::Take) => self.take(side),
            (Question::Media(side), Decision::Discard) => self.discard(side),
            (Question::Media(side), Decision::Leave) => self.leave(side),
            (Question::Deal, Decision::Deal(groups)) => self.deal(groups),
            (Question::OrderGroups(_), Decision::Order(order)) => self.order_groups(*order),
            (Question::DoubleAgent(side, phase), Decision::Bench(agent)) => {
                self.bench(side, phase, *agent)
            }
            (Question::DoubleAgent(side, phase), Decision::Unmask) => self.unmask(side, phase),
            (Question::Send(side), Decision::Send(agent)) => self.send(side, *agent),
            (Question::Start(_), Decision::Start(first)) => self.start(*first),
            (Question::Nobel(side), Decision::NobelPeacePrize) => self.nobel_peace_prize(side),
            (Question::Nobel(side), Decision::Decline) => self.decline_nobel(side),
            (Question::Event(side), Decision::SpaceRace) => self.space_race(side),
            (Question::Event(side), Decision::OlympicGames(agent)) => {
                self.olympic_games(side, *agent)
            }
            (Question::Event(side), Decision::Decline) => self.decline_event(side),
            (Question::OrderObjectives(side), Decision::Order(order)) => {
                self.order_objectives(side, *order)
            }
            (Question::Over(_), _) => Err(Refusal::Over),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// What is being asked, and of whom.
    #[must_use]
    #[inline]
    pub const fn question(&self) -> Question {
        self.question
    }

    /// The rulebook that is followed.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// The number of the turn, from 1.
    #[must_use]
    pub const fn turn(&self) -> u8 {
        self.turn
    }

    /// The sum of the side's groups in play.
    #[must_use]
    pub fn influence(&self, side: Side) -> u8 {
        self.row(side).influence()
    }

    /// What the last Cease-fire found.
    #[must_use]
    pub const fn account(&self) -> Option<Account> {
        self.account
    }

    /// Who placed the domination token that lies on the objective now.
    #[must_use]
    pub const fn token(&self) -> Option<Side> {
        match self.question.phase() {
            Phase::CeaseFire | Phase::Debriefing => self.placed(),
            _ => None,
        }
    }

    /// Who placed the domination token in the last Cease-fire.
    pub(super) const fn placed(&self) -> Option<Side> {
        match self.account {
            Some(account) => account.token,
            None => None,
        }
    }

    /// The sums of both sides' claimed cards.
    pub(super) fn scores(&self) -> Sides<u8> {
        Sides { cia: self.agencies.cia.score, kgb: self.agencies.kgb.score }
    }

    pub(super) fn end(&mut self, winner: Option<Side>, reason: Reason) {
        self.question = Question::Over(Outcome { winner, reason });
    }

    /// The side claims a card for good, or until it gives the event up.
    pub(super) fn claim(&mut self, side: Side, objective: Objective) {
        self.forget_objective(objective);
        let agency = &mut self.agencies[side];
        agency.claimed.push(objective);
        agency.held.insert(objective);
        agency.score += objective.points();
    }

    /// The side gives an event up for its effect.
    pub(super) fn spend(&mut self, side: Side, event: Objective) {
        let agency = &mut self.agencies[side];
        agency.claimed.remove(event);
        agency.held.remove(event);
        agency.score -= event.points();
        self.objective_discard.push(event);
    }

    pub(super) fn holds(&self, side: Side, event: Objective) -> Result<(), Refusal> {
        if self.agencies[side].held.contains(event) { Ok(()) } else { Err(Refusal::NotHeld(event)) }
    }

    /// The objective at stake goes under its deck, which both have seen.
    pub(super) fn send_objective_under(&mut self) {
        if let Some(objective) = self.objective.take() {
            self.objectives.push_under(objective);
            self.agencies.cia.knows_objectives.insert(objective);
            self.agencies.kgb.knows_objectives.insert(objective);
        }
    }

    pub(super) fn forget_objective(&mut self, objective: Objective) {
        self.agencies.cia.knows_objectives.remove(objective);
        self.agencies.kgb.knows_objectives.remove(objective);
    }

    /// Whether two games agree in everything, the secrets included.
    #[must_use]
    pub fn same_as(&self, other: &Self) -> bool {
        let agency = |side| {
            let (one, two) = (&self.agencies[side], &other.agencies[side]);
            one.row == two.row
                && one.agent_x() == two.agent_x()
                && one.x_known == two.x_known
                && one.leave == two.leave
                && one.dead == two.dead
                && one.score == two.score
                && one.held == two.held
                && one.claimed == two.claimed
                && one.knows_groups == two.knows_groups
                && one.knows_objectives == two.knows_objectives
        };
        agency(Side::Cia)
            && agency(Side::Kgb)
            && self.question == other.question
            && self.edition == other.edition
            && self.turn == other.turn
            && self.objective == other.objective
            && self.balance == other.balance
            && self.account == other.account
            && self.passed == other.passed
            && self.actions == other.actions
            && self.overtime == other.overtime
            && self.analyst == other.analyst
            && self.double_agent == other.double_agent
            && self.unmasked == other.unmasked
            && self.ready == other.ready
            && self.groups == other.groups
            && self.group_discard == other.group_discard
            && self.objectives == other.objectives
            && self.objective_discard == other.objective_discard
    }
}

/// Tells where the game stands, and no card.
impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Game(turn {}, {:?})", self.turn, self.question)
    }
}

pub(super) fn each_once<T: Card>(cards: &[T]) -> bool {
    cards.len() == T::ALL.len() && cards.iter().copied().collect::<Set<T>>() == Set::all()
}
