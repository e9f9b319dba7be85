//! The 21 objectives: 15 nations and 6 events.

use super::{Faction, cards};
use Faction::{Economic, Media, Military, Political};

cards! {
    /// What a turn is fought over.
    #[allow(missing_docs, reason = "the table below says all there is to say")]
    Objective {
        Cuba = "cuba",
        Vietnam = "vietnam",
        Afghanistan = "afghanistan",
        Panama = "panama",
        Angola = "angola",
        Congo = "congo",
        Honduras = "honduras",
        Egypt = "egypt",
        Libya = "libya",
        Iran = "iran",
        Chile = "chile",
        Korea = "korea",
        Czechoslovakia = "czechoslovakia",
        Turkey = "turkey",
        Greece = "greece",
        NobelPeacePrize = "nobel-peace-prize",
        LiveBenefit = "live-benefit",
        NuclearEscalation = "nuclear-escalation",
        SpaceRace = "space-race",
        OlympicGames = "olympic-games",
        SummitMeeting = "summit-meeting",
    }
}

struct Numbers {
    stability: u8,
    population: u8,
    points: u8,
    bias: [Faction; 4],
}

const fn row(stability: u8, population: u8, points: u8, bias: [Faction; 4]) -> Numbers {
    Numbers { stability, population, points, bias }
}

static NUMBERS: [Numbers; Objective::COUNT] = [
    row(9, 5, 10, [Economic, Military, Political, Media]),
    row(9, 5, 20, [Economic, Political, Media, Military]),
    row(9, 5, 15, [Economic, Political, Military, Media]),
    row(9, 5, 15, [Economic, Military, Media, Political]),
    row(9, 5, 10, [Military, Political, Media, Economic]),
    row(9, 5, 10, [Military, Economic, Political, Media]),
    row(9, 5, 10, [Military, Economic, Media, Political]),
    row(11, 4, 20, [Political, Economic, Media, Military]),
    row(11, 4, 15, [Military, Political, Economic, Media]),
    row(11, 4, 15, [Political, Military, Economic, Media]),
    row(11, 4, 10, [Political, Economic, Military, Media]),
    row(11, 4, 10, [Military, Media, Political, Economic]),
    row(13, 3, 20, [Political, Media, Military, Economic]),
    row(13, 3, 15, [Political, Media, Economic, Military]),
    row(13, 3, 10, [Political, Military, Media, Economic]),
    row(6, 1, 5, [Media, Political, Economic, Military]),
    row(6, 1, 5, [Media, Economic, Political, Military]),
    row(6, 1, 5, [Media, Military, Political, Economic]),
    row(6, 1, 5, [Media, Military, Economic, Political]),
    row(6, 1, 5, [Media, Economic, Military, Political]),
    row(6, 1, 5, [Media, Political, Military, Economic]),
];

impl Objective {
    /// How many objectives there are.
    pub const COUNT: usize = 21;

    #[allow(clippy::indexing_slicing, reason = "the table has a row for each variant")]
    #[inline]
    const fn numbers(self) -> &'static Numbers {
        &NUMBERS[self as usize]
    }

    /// Influence above this is civil disorder.
    #[must_use]
    #[inline]
    pub const fn stability(self) -> u8 {
        self.numbers().stability
    }

    /// How many groups a side may have.
    #[must_use]
    #[inline]
    pub const fn population(self) -> u8 {
        self.numbers().population
    }

    /// Victory points for holding the card.
    #[must_use]
    #[inline]
    pub const fn points(self) -> u8 {
        self.numbers().points
    }

    /// The order of the factions for breaking ties, most important first.
    #[must_use]
    pub const fn bias(self) -> [Faction; 4] {
        self.numbers().bias
    }

    /// Whether it is one of the six that can be given up for an effect.
    #[must_use]
    pub const fn is_event(self) -> bool {
        self as u8 >= Self::NobelPeacePrize as u8
    }
}
