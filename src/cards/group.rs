//! The 24 groups: six of each faction, influence 1 to 6.

use super::{Set, cards};

cards! {
    /// A faction decides what a group does when it is activated.
    Faction {
        /// Discards another group.
        Military = "military",
        /// Flips another group between ready and mobilized.
        Economic = "economic",
        /// Moves another group to the other side.
        Political = "political",
        /// Looks at the top of the group deck.
        Media = "media",
    }
}

cards! {
    /// A group, ordered by faction, then by influence.
    #[allow(missing_docs, reason = "faction and influence say all there is to say")]
    Group {
        Guerrilla = "guerrilla",
        Militia = "militia",
        Mercenaries = "mercenaries",
        Police = "police",
        Infantry = "infantry",
        Generals = "generals",
        Workers = "workers",
        Mafia = "mafia",
        FoodCompanies = "food-companies",
        Industry = "industry",
        OilTycoons = "oil-tycoons",
        Bankers = "bankers",
        Students = "students",
        TradeUnion = "trade-union",
        Nationalists = "nationalists",
        Fundamentalists = "fundamentalists",
        Opposition = "opposition",
        Government = "government",
        Artists = "artists",
        Ngos = "ngos",
        PhoneCompany = "phone-company",
        Newspapers = "newspapers",
        Radio = "radio",
        Television = "television",
    }
}

impl Group {
    /// How many groups there are.
    pub const COUNT: usize = 24;

    /// The group's faction.
    #[must_use]
    #[inline]
    pub const fn faction(self) -> Faction {
        match self as u8 / 6 {
            0 => Faction::Military,
            1 => Faction::Economic,
            2 => Faction::Political,
            _ => Faction::Media,
        }
    }

    /// What the group adds to its side's total, 1 to 6.
    #[must_use]
    #[inline]
    pub const fn influence(self) -> u8 {
        self as u8 % 6 + 1
    }

    /// The groups whose influence is at most this.
    #[must_use]
    #[inline]
    pub fn at_most(influence: u8) -> Set<Self> {
        const OF_EACH_FACTION: u32 = 0b000001_000001_000001_000001;
        let of_one_faction = (1 << influence.min(6)) - 1;
        Set::from_bits(of_one_faction * OF_EACH_FACTION)
    }
}

impl Faction {
    /// The six groups of this faction.
    #[must_use]
    #[inline]
    pub const fn groups(self) -> Set<Group> {
        Set::from_bits(0b11_1111 << (6 * self as u8))
    }
}
