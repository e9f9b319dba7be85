//! What can be decided.

use core::fmt;

use crate::cards::{Agent, Group, Side};

/// One answer to one [`Question`](super::Question). Who answers is known from
/// the question.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Decision {
    /// The dealer: all 24 groups, top of the deck first.
    Deal([Group; Group::COUNT]),
    /// The Analyst's or Space Race's new order of the top cards.
    Order(Order),
    /// Double Agent: this enemy agent goes on leave.
    Bench(Agent),
    /// Double Agent: the enemy names his next Agent X first, and openly.
    Unmask,
    /// This agent becomes Agent X.
    Send(Agent),
    /// This side acts first in the struggle.
    Start(Side),
    /// The top group of the deck joins.
    Recruit,
    /// A group uses its power, on another one unless it is a media group.
    Activate {
        /// The acting group.
        group: Group,
        /// Its target.
        on: Option<Group>,
    },
    /// Media: the shown card joins.
    Take,
    /// Media: the shown card goes to the discard.
    Discard,
    /// Media: the shown card stays on the deck.
    Leave,
    /// Nothing for the moment.
    Pass,
    /// Live Benefit: the top of the discard joins.
    LiveBenefit,
    /// Nuclear Escalation: every military group is discarded, this one last.
    NuclearEscalation(Group),
    /// Summit Meeting: the enemy's Agent X is turned face up.
    SummitMeeting,
    /// Nobel Peace Prize: Agent X goes on leave instead of falling.
    NobelPeacePrize,
    /// Space Race: the next three objectives will be ordered.
    SpaceRace,
    /// Olympic Games: this terminated agent returns, on leave.
    OlympicGames(Agent),
    /// No event.
    Decline,
}

/// A new order of the top cards: which of the present places comes first,
/// second, third.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Order {
    places: [u8; 3],
    len: u8,
}

/// All orders of three. Of these the first two change only the top two, and the
/// first changes nothing.
const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [1, 0, 2], [0, 2, 1], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

impl Order {
    /// How many orders there are of so many cards.
    #[must_use]
    pub const fn count(cards: u8) -> u8 {
        match cards {
            0 => 0,
            1 => 1,
            2 => 2,
            _ => 6,
        }
    }

    /// One of the [`Order::count`] orders of so many cards, at most three.
    #[must_use]
    pub fn nth(cards: u8, number: u8) -> Option<Self> {
        if number >= Self::count(cards) {
            return None;
        }
        let places = *ORDERS.get(usize::from(number))?;
        Some(Self { places, len: cards.min(3) })
    }

    /// How many cards it orders.
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "an order of no card is never asked for")]
    pub const fn len(self) -> u8 {
        self.len
    }

    pub(super) fn number(self) -> u8 {
        ORDERS.iter().position(|places| *places == self.places).unwrap_or_default() as u8
    }

    /// The cards, given from the top down, in the new order.
    #[must_use]
    pub fn arrange<T: Copy>(self, cards: [Option<T>; 3]) -> [Option<T>; 3] {
        self.places.map(|place| cards.get(usize::from(place)).copied().flatten())
    }
}

/// Names the kind of decision, but no card that only its owner may know.
impl fmt::Debug for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(_) => write!(f, "Deal(..)"),
            Self::Order(_) => write!(f, "Order(..)"),
            Self::Send(_) => write!(f, "Send(..)"),
            Self::Bench(agent) => write!(f, "Bench({agent:?})"),
            Self::Unmask => write!(f, "Unmask"),
            Self::Start(side) => write!(f, "Start({side:?})"),
            Self::Recruit => write!(f, "Recruit"),
            Self::Activate { group, on } => write!(f, "Activate({group:?}, {on:?})"),
            Self::Take => write!(f, "Take"),
            Self::Discard => write!(f, "Discard"),
            Self::Leave => write!(f, "Leave"),
            Self::Pass => write!(f, "Pass"),
            Self::LiveBenefit => write!(f, "LiveBenefit"),
            Self::NuclearEscalation(group) => write!(f, "NuclearEscalation({group:?})"),
            Self::SummitMeeting => write!(f, "SummitMeeting"),
            Self::NobelPeacePrize => write!(f, "NobelPeacePrize"),
            Self::SpaceRace => write!(f, "SpaceRace"),
            Self::OlympicGames(agent) => write!(f, "OlympicGames({agent:?})"),
            Self::Decline => write!(f, "Decline"),
        }
    }
}
