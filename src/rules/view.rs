//! What one side, or the public, may know.

use super::{Account, Edition, Game, Legal, Outcome, Phase, Pile, Question, Row, Seat};
use crate::cards::{Agent, Card, Group, Objective, Set, Side, Sides};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eyes {
    /// One of the two players.
    Side(Side),
    /// Everybody at the table: what both sides know, however each learned it.
    Public,
    /// Whoever replays a dossier. Nothing that players look at has these eyes.
    Referee,
}

/// A game as seen by some eyes (R40). What they may not know is not in it.
#[derive(Clone, Copy)]
pub struct View {
    /// Who looks.
    pub eyes: Eyes,
    /// The rulebook that is followed.
    pub edition: Edition,
    /// The number of the turn, from 1.
    pub turn: u8,
    /// What is being asked, and of whom.
    pub question: Question,
    /// The objective at stake.
    pub objective: Option<Objective>,
    /// Who holds the balance token.
    pub balance: Side,
    /// Whose domination token lies on the objective.
    pub token: Option<Side>,
    /// What the last Cease-fire found.
    pub account: Option<Account>,
    /// Whether the last action of the struggle was a pass.
    pub passed: bool,
    /// Whether unequal totals decide from now on.
    pub overtime: bool,
    /// The standing groups of both sides.
    pub ready: Set<Group>,
    /// What each side has.
    pub agencies: Sides<AgencyView>,
    /// The group deck, as far as it is known.
    pub groups: Deck<Group, { Group::COUNT }>,
    /// The group discard: every discard happened in the open.
    pub group_discard: Pile<Group, { Group::COUNT }>,
    /// The objective deck, as far as it is known.
    pub objectives: Deck<Objective, { Objective::COUNT }>,
    /// The events given up.
    pub objective_discard: Pile<Objective, 6>,
    /// What the viewer may decide now; nothing if another is asked.
    pub legal: Legal,
}

/// What these eyes see of one side.
#[derive(Clone, Copy)]
pub struct AgencyView {
    /// Headquarters, for the side's own eyes.
    pub headquarters: Option<Set<Agent>>,
    /// Headquarters and Agent X together, which everybody can tell.
    pub headquarters_or_x: Set<Agent>,
    /// On leave.
    pub leave: Set<Agent>,
    /// Terminated.
    pub dead: Set<Agent>,
    /// Agent X, if these eyes know him.
    pub x: Option<Agent>,
    /// Whether the rival knows Agent X.
    pub x_known: bool,
    /// The groups in play.
    pub row: Row,
    /// The claimed cards, the first at the bottom.
    pub claimed: Pile<Objective, { Objective::COUNT }>,
    /// The sum of the claimed cards.
    pub score: u8,
}

/// A face-down deck: how many cards, and those whose place is known.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deck<T, const N: usize> {
    cards: [Option<T>; N],
    len: u8,
}

impl<T: Card, const N: usize> Deck<T, N> {
    fn seen(pile: &Pile<T, N>, known: Set<T>) -> Self {
        let mut deck = Self { cards: [None; N], len: pile.len() };
        for (slot, card) in deck.cards.iter_mut().zip(pile.iter()) {
            *slot = known.contains(card).then_some(card);
        }
        deck
    }

    /// How many cards there are.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// From the top down, each card or that it is not known.
    pub fn iter(&self) -> impl Iterator<Item = Option<T>> + '_ {
        self.cards.iter().copied().take(usize::from(self.len))
    }
}

impl Game {
    /// What these eyes may know.
    #[must_use]
    pub fn view(&self, eyes: Eyes) -> View {
        let (cia, kgb) = (&self.agencies.cia, &self.agencies.kgb);
        let (knows_groups, knows_objectives) = match eyes {
            Eyes::Side(side) => {
                (self.agencies[side].knows_groups, self.agencies[side].knows_objectives)
            }
            Eyes::Public => {
                (cia.knows_groups & kgb.knows_groups, cia.knows_objectives & kgb.knows_objectives)
            }
            Eyes::Referee => (Set::all(), Set::all()),
        };
        let asked = match (self.question.seat(), eyes) {
            (Some(Seat::Side(asked)), Eyes::Side(side)) => asked == side,
            (_, eyes) => eyes == Eyes::Referee,
        };
        View {
            eyes,
            edition: self.edition,
            turn: self.turn,
            question: self.question,
            objective: self.objective,
            balance: self.balance,
            token: self.token(),
            account: self.account,
            passed: self.passed,
            overtime: self.overtime,
            ready: self.ready,
            agencies: Sides {
                cia: self.agency_view(Side::Cia, eyes),
                kgb: self.agency_view(Side::Kgb, eyes),
            },
            groups: Deck::seen(&self.groups, knows_groups),
            group_discard: self.group_discard,
            objectives: Deck::seen(&self.objectives, knows_objectives),
            objective_discard: self.objective_discard,
            legal: if asked { self.legal() } else { Legal::NOTHING },
        }
    }

    fn agency_view(&self, side: Side, eyes: Eyes) -> AgencyView {
        let agency = &self.agencies[side];
        let own = eyes == Eyes::Side(side) || eyes == Eyes::Referee;
        AgencyView {
            headquarters: own.then(|| agency.headquarters()),
            headquarters_or_x: agency.headquarters_or_x(),
            leave: agency.leave,
            dead: agency.dead,
            x: agency.agent_x().filter(|_| own || agency.x_known),
            x_known: agency.x_known,
            row: agency.row,
            claimed: agency.claimed,
            score: agency.score,
        }
    }
}

impl View {
    /// The year of the turn.
    #[must_use]
    pub const fn year(&self) -> u16 {
        1946 + self.turn as u16
    }

    /// The phase of the turn.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.question.phase()
    }

    /// What a Cease-fire would find if the struggle ended now.
    #[must_use]
    pub fn cease_fire_now(&self) -> Option<Account> {
        let rows = Sides { cia: self.agencies.cia.row, kgb: self.agencies.kgb.row };
        self.objective.map(|objective| Account::found(objective, rows))
    }

    /// How the game ended, once it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.question {
            Question::Over(outcome) => Some(outcome),
            _ => None,
        }
    }
}
