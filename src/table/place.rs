//! Where the two people are: a screen with the state of its focus.

use crate::cards::{Agent, Side};
use crate::screens::{CardPage, Focus, MenuItem, Warning};

use super::Fault;
use super::report::Report;
use super::self_test::Trial;

/// What lies under everything else.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Place {
    Splash,
    /// What stopped the device, before anything else.
    Fault(Fault),
    /// It will not last much longer.
    LowBattery {
        empty: bool,
    },
    Menu(MenuItem),
    NewGame {
        focus: u8,
    },
    /// Who plays which side, before the first year.
    TwoSides,
    Report(Report),
    Curtain {
        side: Side,
        behind: Behind,
    },
    Recap(Side),
    Guide(Side),
    /// The unmasked enemy, before one chooses.
    Enemy {
        side: Side,
        looked: bool,
    },
    /// The side's own Agent X once more.
    Own {
        side: Side,
    },
    Send {
        side: Side,
        focus: Agent,
    },
    Order {
        side: Side,
        /// Which of the present places comes first, second, third.
        places: [u8; 3],
        focus: u8,
        held: bool,
    },
    DoubleAgent {
        side: Side,
        focus: Option<Agent>,
    },
    Media {
        side: Side,
        /// Take, discard and leave (0, 1, 2), or the card to look at.
        focus: Option<u8>,
        looked: bool,
        warned: Option<Warning>,
    },
    /// The struggle, the question of who starts included.
    Act {
        focus: Focus,
        warned: Option<Warning>,
    },
    /// The Nobel Peace Prize, and the events of Détente.
    Event {
        focus: u8,
        warned: Option<Warning>,
    },
    /// Olympic Games: who returns.
    Revive {
        side: Side,
        focus: Agent,
    },
}

/// What a curtain hides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Behind {
    /// The question that is asked.
    Question,
    /// Reports for everybody.
    Reports,
    /// The side's own Agent X.
    OwnAgent,
    /// The main menu.
    Menu,
}

/// What was opened on top; B closes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Over {
    Files {
        focus: u8,
    },
    Settings {
        focus: u8,
    },
    About {
        focus: u8,
    },
    SelfTest(Trial),
    PastGames,
    /// The last finished game as codes, of which the first is 1.
    Record {
        part: u8,
    },
    Rules {
        page: u8,
    },
    /// A card explained; all of them one after the other when browsing.
    Card {
        page: CardPage,
        browse: bool,
    },
    Log {
        page: u16,
    },
    Scores,
    /// Several events that can be played in the struggle.
    Events {
        focus: u8,
    },
}

impl Place {
    /// Whose secret this place shows, or lets its side look at.
    pub(super) const fn secret(&self) -> Option<Side> {
        match self {
            Self::Enemy { side, .. }
            | Self::Own { side }
            | Self::Send { side, .. }
            | Self::Order { side, .. }
            | Self::DoubleAgent { side, .. }
            | Self::Media { side, .. } => Some(*side),
            _ => None,
        }
    }
}
