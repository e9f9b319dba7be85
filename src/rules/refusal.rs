//! Why a decision is not legal.

use crate::cards::{Agent, Group, Objective};

/// The reason for which a decision was refused. Its sentences are elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Something else is being asked.
    NotAsked,
    /// A deal or a deck does not name every card once.
    NotEveryCardOnce,
    /// An order has more or fewer cards than there are to order.
    WrongNumberOfCards,
    /// The agent is on leave, dead or in the field, not at headquarters.
    NotAtHeadquarters(Agent),
    /// The Deputy Director is never on leave.
    NeverOnLeave,
    /// The side has as many groups as the objective's population allows.
    PopulationReached,
    /// No card is left in the group deck.
    DeckEmpty,
    /// A side without a group must recruit.
    NoGroupYet,
    /// The group is not among the side's own.
    NotOwnGroup(Group),
    /// The group is mobilized.
    Mobilized(Group),
    /// The power needs a target.
    NeedsTarget(Group),
    /// A media group has no target.
    HasNoTarget(Group),
    /// A power never hits its own card.
    OwnCard,
    /// The target is not in play.
    NotInPlay(Group),
    /// An economic group may not flip this one.
    SparedByEconomic(Group),
    /// The receiving side has no room.
    ReceiverFull,
    /// The enemy would stand above stability, or does already.
    ReceiverAboveStability,
    /// The side does not hold the event.
    NotHeld(Objective),
    /// The group discard is empty.
    DiscardEmpty,
    /// The named group is not a military group in play.
    NoMilitaryGroup(Group),
    /// The enemy's Agent X is known already.
    AlreadyKnown,
    /// No objective is left to look at.
    NoObjectiveLeft,
    /// The agent is not dead.
    NotTerminated(Agent),
}
