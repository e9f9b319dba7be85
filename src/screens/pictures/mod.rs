//! The pictures of `icons.txt`, packed, and which card has which.

use core::slice::ChunksExact;

use embedded_graphics::geometry::Size;

use super::kit::Paint;
use crate::cards::{Agent, Faction, Objective, Side};

include!(concat!(env!("OUT_DIR"), "/pictures.rs"));

struct Raster {
    width: u8,
    height: u8,
    /// The value that lets the ground through; none: a picture of one bit.
    clear: Option<u8>,
    /// Columns of words, the leftmost pixel in the highest bits.
    words: &'static [u32],
}

/// The pixels of a picture, in columns of words from the left, the leftmost pixel in the
/// highest bits.
pub enum Columns {
    /// Of 32 pixels; those that are set are drawn.
    Bits(ChunksExact<'static, u32>),
    /// Of eight pixels in their colours. This one is not drawn.
    Colours(ChunksExact<'static, u32>, Paint),
}

/// How large a faction's icon or a side's emblem is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// 12 pixels.
    Twelve,
    /// 16 pixels.
    Sixteen,
    /// 24 pixels.
    TwentyFour,
    /// 32 pixels for a faction, 48 for a side.
    Large,
    /// 72 pixels; sides only.
    Huge,
}

impl Picture {
    #[allow(clippy::indexing_slicing, reason = "one for each variant")]
    fn raster(self) -> &'static Raster {
        &RASTERS[self as usize]
    }

    /// Width and height.
    #[must_use]
    pub fn size(self) -> Size {
        let raster = self.raster();
        Size::new(raster.width.into(), raster.height.into())
    }

    /// Its pixels.
    #[must_use]
    pub fn columns(self) -> Columns {
        let Raster { height, clear, words, .. } = *self.raster();
        let columns = words.chunks_exact(usize::from(height).max(1));
        match clear {
            None => Columns::Bits(columns),
            Some(clear) => Columns::Colours(columns, Paint::from_nibble(clear)),
        }
    }

    /// The icon of a faction.
    #[must_use]
    pub const fn faction(faction: Faction, scale: Scale) -> Self {
        use Picture as P;
        let [twelve, sixteen, twenty_four, large] = match faction {
            Faction::Military => [P::Military12, P::Military16, P::Military24, P::Military32],
            Faction::Economic => [P::Economic12, P::Economic16, P::Economic24, P::Economic32],
            Faction::Political => [P::Political12, P::Political16, P::Political24, P::Political32],
            Faction::Media => [P::Media12, P::Media16, P::Media24, P::Media32],
        };
        match scale {
            Scale::Twelve => twelve,
            Scale::Sixteen => sixteen,
            Scale::TwentyFour => twenty_four,
            Scale::Large | Scale::Huge => large,
        }
    }

    /// The emblem of a side.
    #[must_use]
    pub const fn emblem(side: Side, scale: Scale) -> Self {
        use Picture as P;
        let [twelve, sixteen, twenty_four, large, huge] = match side {
            Side::Cia => [P::Cia12, P::Cia16, P::Cia24, P::Cia48, P::Cia72],
            Side::Kgb => [P::Kgb12, P::Kgb16, P::Kgb24, P::Kgb48, P::Kgb72],
        };
        match scale {
            Scale::Twelve => twelve,
            Scale::Sixteen => sixteen,
            Scale::TwentyFour => twenty_four,
            Scale::Large => large,
            Scale::Huge => huge,
        }
    }

    /// The sign of an agent, 24 × 24.
    #[must_use]
    pub const fn agent(agent: Agent) -> Self {
        match agent {
            Agent::MasterSpy => Self::MasterSpy,
            Agent::DeputyDirector => Self::DeputyDirector,
            Agent::DoubleAgent => Self::DoubleAgent,
            Agent::Analyst => Self::Analyst,
            Agent::Assassin => Self::Assassin,
            Agent::Director => Self::Director,
        }
    }

    /// The photograph of an agent, 48 × 56.
    #[must_use]
    pub const fn photograph(agent: Agent) -> Self {
        match agent {
            Agent::MasterSpy => Self::PhotoMasterSpy,
            Agent::DeputyDirector => Self::PhotoDeputyDirector,
            Agent::DoubleAgent => Self::PhotoDoubleAgent,
            Agent::Analyst => Self::PhotoAnalyst,
            Agent::Assassin => Self::PhotoAssassin,
            Agent::Director => Self::PhotoDirector,
        }
    }

    /// The flag of a nation or the picture of an event, 30 × 20.
    #[must_use]
    pub const fn flag(objective: Objective) -> Self {
        flags(objective)[0]
    }

    /// The same, drawn anew at 60 × 40.
    #[must_use]
    pub const fn large_flag(objective: Objective) -> Self {
        flags(objective)[1]
    }
}

const fn flags(objective: Objective) -> [Picture; 2] {
    use Picture as P;
    match objective {
        Objective::Cuba => [P::FlagCuba, P::FlagCuba60],
        Objective::Vietnam => [P::FlagVietnam, P::FlagVietnam60],
        Objective::Afghanistan => [P::FlagAfghanistan, P::FlagAfghanistan60],
        Objective::Panama => [P::FlagPanama, P::FlagPanama60],
        Objective::Angola => [P::FlagAngola, P::FlagAngola60],
        Objective::Congo => [P::FlagCongo, P::FlagCongo60],
        Objective::Honduras => [P::FlagHonduras, P::FlagHonduras60],
        Objective::Egypt => [P::FlagEgypt, P::FlagEgypt60],
        Objective::Libya => [P::FlagLibya, P::FlagLibya60],
        Objective::Iran => [P::FlagIran, P::FlagIran60],
        Objective::Chile => [P::FlagChile, P::FlagChile60],
        Objective::Korea => [P::FlagKorea, P::FlagKorea60],
        Objective::Czechoslovakia => [P::FlagCzechoslovakia, P::FlagCzechoslovakia60],
        Objective::Turkey => [P::FlagTurkey, P::FlagTurkey60],
        Objective::Greece => [P::FlagGreece, P::FlagGreece60],
        Objective::NobelPeacePrize => [P::EventNobelPeacePrize, P::EventNobelPeacePrize60],
        Objective::LiveBenefit => [P::EventLiveBenefit, P::EventLiveBenefit60],
        Objective::NuclearEscalation => [P::EventNuclearEscalation, P::EventNuclearEscalation60],
        Objective::SpaceRace => [P::EventSpaceRace, P::EventSpaceRace60],
        Objective::OlympicGames => [P::EventOlympicGames, P::EventOlympicGames60],
        Objective::SummitMeeting => [P::EventSummitMeeting, P::EventSummitMeeting60],
    }
}
