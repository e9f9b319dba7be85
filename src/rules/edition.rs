//! The three rulebooks, and the three places where they differ.

use crate::cards::{Faction, Group, Set};

/// Which printed rulebook is followed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The English rulebook.
    #[default]
    English,
    /// The French rulebook.
    French,
    /// The Polish rulebook.
    Polish,
}

impl Edition {
    /// All three.
    pub const ALL: [Self; 3] = [Self::English, Self::French, Self::Polish];

    /// The id that stands for the edition in a dossier.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Polish => "pl",
        }
    }

    /// The edition with this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.id() == id)
    }

    /// Whether influence above stability ends the struggle at once.
    #[must_use]
    #[inline]
    pub const fn ends_struggle_on_disorder(self) -> bool {
        matches!(self, Self::Polish)
    }

    /// The groups that an economic group of a side with `own` groups may not flip.
    #[must_use]
    #[inline]
    pub fn spared_by_economic(self, own: Set<Group>) -> Set<Group> {
        let economic = Faction::Economic.groups();
        match self {
            Self::French => economic & own,
            Self::English | Self::Polish => economic,
        }
    }

    /// Whether the Double Agent's owner chooses only in the next Planning.
    #[must_use]
    pub const fn double_agent_waits_for_planning(self) -> bool {
        matches!(self, Self::French)
    }
}
