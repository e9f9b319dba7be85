//! A decision as bytes: most take one, an activation two, a deal sixteen.
//!
//! The upper three bits of the first byte name the kind, the lower five its
//! card, agent or number. Every byte string is either the one form of a decision
//! or refused, so decoding and encoding are each other's inverse.

use super::{Decision, Order};
use crate::cards::{Agent, Card, Faction, Group, Side};

/// The longest form, that of a deal.
pub const LONGEST: usize = 16;

/// The bytes do not begin with a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unreadable {
    /// They end within one.
    CutShort,
    /// They are none of the known forms.
    Unknown,
}

const WORD: u8 = 0;
const ACTIVATE: u8 = 1;
const SEND: u8 = 2;
const BENCH: u8 = 3;
const OLYMPIC_GAMES: u8 = 4;
const NUCLEAR_ESCALATION: u8 = 5;
const ORDER: u8 = 6;
const DEAL: u8 = 7;

/// The decisions without a card, by number.
const WORDS: [Decision; 13] = [
    Decision::Recruit,
    Decision::Pass,
    Decision::Take,
    Decision::Discard,
    Decision::Leave,
    Decision::Decline,
    Decision::Unmask,
    Decision::Start(Side::Cia),
    Decision::Start(Side::Kgb),
    Decision::LiveBenefit,
    Decision::SummitMeeting,
    Decision::NobelPeacePrize,
    Decision::SpaceRace,
];

/// How many orders there are of fewer cards, so that one number tells both.
const fn orders_of_fewer(cards: u8) -> u8 {
    match cards {
        1 => 0,
        2 => 1,
        _ => 3,
    }
}

impl Decision {
    /// Writes the byte form to the front of `bytes` and says how long it is.
    pub fn encode(&self, bytes: &mut [u8; LONGEST]) -> usize {
        let (kind, low) = match self {
            Self::Activate { group, .. } => (ACTIVATE, group.index()),
            Self::Send(agent) => (SEND, agent.index()),
            Self::Bench(agent) => (BENCH, agent.index()),
            Self::OlympicGames(agent) => (OLYMPIC_GAMES, agent.index()),
            Self::NuclearEscalation(group) => (NUCLEAR_ESCALATION, group.index()),
            Self::Order(order) => (ORDER, orders_of_fewer(order.len()) + order.number()),
            Self::Deal(_) => (DEAL, 0),
            word => {
                let number = WORDS.iter().position(|known| known == word);
                (WORD, number.unwrap_or_default() as u8)
            }
        };
        let [first, second, ..] = bytes;
        *first = (kind << 5) | low;
        match self {
            Self::Activate { on: Some(target), .. } => {
                *second = target.index();
                2
            }
            Self::Deal(groups) => {
                let [_, packed @ ..] = bytes;
                pack(groups, packed);
                LONGEST
            }
            _ => 1,
        }
    }

    /// Reads the decision at the front of `bytes` and says how long it is.
    ///
    /// # Errors
    /// They do not begin with a decision.
    pub fn decode(bytes: &[u8]) -> Result<(Self, usize), Unreadable> {
        let (&first, rest) = bytes.split_first().ok_or(Unreadable::CutShort)?;
        let low = first & 0b1_1111;
        let agent = || Agent::from_index(low).ok_or(Unreadable::Unknown);
        let decision = match first >> 5 {
            WORD => *WORDS.get(usize::from(low)).ok_or(Unreadable::Unknown)?,
            SEND => Self::Send(agent()?),
            BENCH => Self::Bench(agent()?),
            OLYMPIC_GAMES => Self::OlympicGames(agent()?),
            NUCLEAR_ESCALATION => {
                Self::NuclearEscalation(Group::from_index(low).ok_or(Unreadable::Unknown)?)
            }
            ORDER => [1, 2, 3]
                .into_iter()
                .find_map(|cards| Order::nth(cards, low.checked_sub(orders_of_fewer(cards))?))
                .map(Self::Order)
                .ok_or(Unreadable::Unknown)?,
            ACTIVATE => {
                let group = Group::from_index(low).ok_or(Unreadable::Unknown)?;
                if group.faction() != Faction::Media {
                    let target = *rest.first().ok_or(Unreadable::CutShort)?;
                    let on = Some(Group::from_index(target).ok_or(Unreadable::Unknown)?);
                    return Ok((Self::Activate { group, on }, 2));
                }
                Self::Activate { group, on: None }
            }
            _ if low == 0 => {
                let packed = rest.first_chunk().ok_or(Unreadable::CutShort)?;
                return Ok((Self::Deal(unpack(packed)?), LONGEST));
            }
            _ => return Err(Unreadable::Unknown),
        };
        Ok((decision, 1))
    }
}

/// Eight groups of five bits make five bytes.
fn pack(groups: &[Group; Group::COUNT], bytes: &mut [u8; LONGEST - 1]) {
    for (eight, five) in groups.chunks(8).zip(bytes.chunks_mut(5)) {
        let bits =
            eight.iter().rev().fold(0_u64, |bits, group| (bits << 5) | u64::from(group.index()));
        for (byte, value) in five.iter_mut().zip(bits.to_le_bytes()) {
            *byte = value;
        }
    }
}

fn unpack(bytes: &[u8; LONGEST - 1]) -> Result<[Group; Group::COUNT], Unreadable> {
    let mut groups = [Group::Guerrilla; Group::COUNT];
    for (eight, five) in groups.chunks_mut(8).zip(bytes.chunks(5)) {
        let mut bits = five.iter().rev().fold(0_u64, |bits, byte| (bits << 8) | u64::from(*byte));
        for group in eight {
            *group = Group::from_index((bits & 0b1_1111) as u8).ok_or(Unreadable::Unknown)?;
            bits >>= 5;
        }
    }
    Ok(groups)
}
