//! What is being asked, of whom, and in which phase.

use crate::cards::Side;

/// The six phases of a turn, and the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// The objective, the balance, the shuffle.
    Briefing,
    /// Both Agents X are chosen.
    Planning,
    /// Groups are recruited and activated.
    Struggle,
    /// The token is placed; civil disorder takes its toll.
    CeaseFire,
    /// The Agents X are turned over and their agendas resolved.
    Debriefing,
    /// Leave, events, and the check for victory.
    Detente,
    /// The game has ended.
    Over,
}

impl Phase {
    /// The phases of a turn, in order.
    pub const OF_A_TURN: [Self; 6] = [
        Self::Briefing,
        Self::Planning,
        Self::Struggle,
        Self::CeaseFire,
        Self::Debriefing,
        Self::Detente,
    ];

    /// The id that stands for the phase in a dossier's states.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Briefing => "briefing",
            Self::Planning => "planning",
            Self::Struggle => "struggle",
            Self::CeaseFire => "cease-fire",
            Self::Debriefing => "debriefing",
            Self::Detente => "detente",
            Self::Over => "over",
        }
    }
}

/// Who may be asked: a side, or the dealer who shuffles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// Shuffles the groups.
    Dealer,
    /// A player.
    Side(Side),
}

/// The one decision that the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// The dealer shuffles all groups.
    Deal,
    /// The Analyst's owner orders the top three groups.
    OrderGroups(Side),
    /// The Double Agent's owner benches an agent or unmasks the next one, in
    /// this phase (the editions differ).
    DoubleAgent(Side, Phase),
    /// The side chooses its Agent X.
    Send(Side),
    /// The balance holder says who starts.
    Start(Side),
    /// The side acts in the struggle.
    Act(Side),
    /// The side decides about the card that its media group showed.
    Media(Side),
    /// The side may save its disorderly Agent X with the Nobel Peace Prize.
    Nobel(Side),
    /// The side may give up an event.
    Event(Side),
    /// The user of Space Race orders the next three objectives.
    OrderObjectives(Side),
    /// Nothing more is asked.
    Over(Outcome),
}

impl Question {
    /// Who is asked; nobody when the game is over.
    #[must_use]
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Deal => Some(Seat::Dealer),
            Self::OrderGroups(side)
            | Self::DoubleAgent(side, _)
            | Self::Send(side)
            | Self::Start(side)
            | Self::Act(side)
            | Self::Media(side)
            | Self::Nobel(side)
            | Self::Event(side)
            | Self::OrderObjectives(side) => Some(Seat::Side(side)),
            Self::Over(_) => None,
        }
    }

    /// The phase in which it is asked.
    #[must_use]
    pub const fn phase(self) -> Phase {
        match self {
            Self::Deal | Self::OrderGroups(_) => Phase::Briefing,
            Self::DoubleAgent(_, phase) => phase,
            Self::Send(_) => Phase::Planning,
            Self::Start(_) | Self::Act(_) | Self::Media(_) => Phase::Struggle,
            Self::Nobel(_) => Phase::CeaseFire,
            Self::Event(_) | Self::OrderObjectives(_) => Phase::Detente,
            Self::Over(_) => Phase::Over,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner; nobody in a draw.
    pub winner: Option<Side>,
    /// Why it ended.
    pub reason: Reason,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A hundred points, or unequal totals after an equal hundred.
    Points,
    /// No objective was left to turn over.
    Objectives,
    /// The Cold War is over.
    Year1991,
}

impl Reason {
    /// The id that stands for the reason in a dossier's states.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Objectives => "objectives",
            Self::Year1991 => "1991",
        }
    }
}
