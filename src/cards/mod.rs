//! The 57 cards as const tables: numbers and ids, no words.

mod agent;
mod group;
mod objective;
mod set;
mod side;

pub use agent::Agent;
pub use group::{Faction, Group};
pub use objective::Objective;
pub use set::Set;
pub use side::{Side, Sides};

/// What every kind of card has: a fixed place among its kind and an id.
pub trait Card: Copy + Eq + 'static {
    /// All cards of the kind, in the order of their tables.
    const ALL: &'static [Self];

    /// The place in [`Card::ALL`].
    fn index(self) -> u8;

    /// The id that stands for the card in a dossier.
    fn id(self) -> &'static str;

    /// The card with this place in [`Card::ALL`].
    fn from_index(index: u8) -> Option<Self> {
        Self::ALL.get(usize::from(index)).copied()
    }

    /// The card with this id.
    fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|card| card.id() == id)
    }
}

/// Declares a kind of card once: its variants in order, and their ids.
macro_rules! cards {
    ($(#[$about:meta])* $kind:ident { $($(#[$doc:meta])* $card:ident = $id:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $kind { $($(#[$doc])* $card),+ }

        impl $crate::cards::Card for $kind {
            const ALL: &'static [Self] = &[$(Self::$card),+];

            #[inline]
            fn index(self) -> u8 {
                self as u8
            }

            fn id(self) -> &'static str {
                match self { $(Self::$card => $id),+ }
            }
        }
    };
}
use cards;
