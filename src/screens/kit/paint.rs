//! The sixteen colours of the desk.

use embedded_graphics::pixelcolor::PixelColor;
use embedded_graphics::pixelcolor::raw::RawU4;

use crate::cards::{Faction, Side};

/// A colour; its discriminant is its value in a [`Frame`](super::Frame).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Paint {
    /// Text on paper, outlines, the legend bar.
    #[default]
    Ink,
    /// The ground of every screen.
    Desk,
    /// Map lines, empty slots and cells, gone agents.
    Line,
    /// Cards, sheets, text on the desk.
    Paper,
    /// Folders, the objective strip, lying cards, quiet text on the desk.
    Manila,
    /// Edges of paper, seals, later steps.
    Kraft,
    /// Out of reach.
    Grey,
    /// Focus, limit posts, text on a side's ground.
    White,
    /// The CIA's ground, and its words on paper.
    Cia,
    /// The CIA's figures and bars on the desk.
    CiaLight,
    /// The KGB's ground, and its words on paper.
    Kgb,
    /// The KGB's figures and bars on the desk.
    KgbLight,
    /// The military faction.
    Military,
    /// The economic faction, and warning tape.
    Economic,
    /// The political faction, and stamps on paper.
    Political,
    /// The media faction.
    Media,
}

const PALETTE: [(Paint, u16); 16] = [
    (Paint::Ink, 0x10A4),
    (Paint::Desk, 0x1185),
    (Paint::Line, 0x32CA),
    (Paint::Paper, 0xFF9B),
    (Paint::Manila, 0xEE51),
    (Paint::Kraft, 0x8AE4),
    (Paint::Grey, 0xA554),
    (Paint::White, 0xFFFF),
    (Paint::Cia, 0x1255),
    (Paint::CiaLight, 0x9E9F),
    (Paint::Kgb, 0xC8C4),
    (Paint::KgbLight, 0xFC2E),
    (Paint::Military, 0x1A65),
    (Paint::Economic, 0xF563),
    (Paint::Political, 0xA1F4),
    (Paint::Media, 0xA75C),
];

impl Paint {
    /// The colour with this value in a frame; only the low four bits count.
    #[must_use]
    #[inline]
    #[allow(clippy::indexing_slicing, reason = "four bits, sixteen colours")]
    pub const fn from_nibble(nibble: u8) -> Self {
        PALETTE[(nibble & 0xF) as usize].0
    }

    /// As the display takes it.
    #[must_use]
    #[inline]
    #[allow(clippy::indexing_slicing, reason = "a row for each variant")]
    pub const fn rgb565(self) -> u16 {
        PALETTE[self as usize].1
    }

    /// Red, green and blue, the high bits repeated below.
    #[must_use]
    pub const fn rgb888(self) -> [u8; 3] {
        let [red, green, blue] =
            [self.rgb565() >> 11, self.rgb565() >> 5 & 0x3F, self.rgb565() & 0x1F];
        [
            (red << 3 | red >> 2) as u8,
            (green << 2 | green >> 4) as u8,
            (blue << 3 | blue >> 2) as u8,
        ]
    }

    /// What lies under a side's emblem.
    #[must_use]
    pub const fn ground(side: Side) -> Self {
        match side {
            Side::Cia => Self::Cia,
            Side::Kgb => Self::Kgb,
        }
    }

    /// A side's figures and bars on the desk.
    #[must_use]
    pub const fn light(side: Side) -> Self {
        match side {
            Side::Cia => Self::CiaLight,
            Side::Kgb => Self::KgbLight,
        }
    }

    /// What lies under a faction's icon.
    #[must_use]
    pub const fn field(faction: Faction) -> Self {
        match faction {
            Faction::Military => Self::Military,
            Faction::Economic => Self::Economic,
            Faction::Political => Self::Political,
            Faction::Media => Self::Media,
        }
    }

    /// A faction's icon on its field.
    #[must_use]
    pub const fn icon(faction: Faction) -> Self {
        match faction {
            Faction::Military | Faction::Political => Self::White,
            Faction::Economic | Faction::Media => Self::Ink,
        }
    }
}

impl PixelColor for Paint {
    type Raw = RawU4;
}
