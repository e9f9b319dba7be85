//! Where a screen is drawn: on which panel, and for readers of which language.

use embedded_graphics::geometry::Size;

use crate::words::Language;

/// The size of the display.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Panel {
    /// 240 × 240.
    #[default]
    Square,
    /// 320 × 240.
    Wide,
}

impl Panel {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Square, Self::Wide];

    /// Its columns.
    #[must_use]
    pub const fn width(self) -> i32 {
        match self {
            Self::Square => 240,
            Self::Wide => 320,
        }
    }

    /// Its rows.
    #[must_use]
    pub const fn height(self) -> i32 {
        240
    }

    /// Columns and rows.
    #[must_use]
    pub const fn size(self) -> Size {
        Size::new(self.width() as u32, self.height() as u32)
    }
}

/// The thing in the people's hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Device {
    /// The name of its board; none in a browser.
    pub board: &'static str,
    /// Whether it can make a sound.
    pub sound: bool,
}

/// What all screens have in common.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Desk {
    /// The language of the device.
    pub language: Language,
    /// The display.
    pub panel: Panel,
    /// How full the battery is, from 0 to 4, where the board can tell.
    pub battery: Option<u8>,
    /// What it is shown on.
    pub device: Device,
}

impl Desk {
    /// The columns of the panel.
    #[must_use]
    pub const fn width(&self) -> i32 {
        self.panel.width()
    }

    /// The columns beyond 240, by which most texts may grow.
    #[must_use]
    pub const fn more(&self) -> i32 {
        self.width() - Panel::Square.width()
    }
}
