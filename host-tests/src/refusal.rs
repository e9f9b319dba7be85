//! Refusals as sentences for whoever writes dossiers by hand.

use agent_x::cards::Card;
use agent_x::rules::Refusal;

/// The reason as a person would say it.
#[must_use]
pub fn sentence(refusal: Refusal) -> String {
    match refusal {
        Refusal::Over => "the game is over".into(),
        Refusal::NotAsked => "that is not what is asked now".into(),
        Refusal::NotEveryCardOnce => "a deck must name every card once".into(),
        Refusal::WrongNumberOfCards => "an order must name just the cards shown".into(),
        Refusal::NotAtHeadquarters(agent) => format!("{} is not at headquarters", agent.id()),
        Refusal::NeverOnLeave => "the deputy-director is never on leave".into(),
        Refusal::PopulationReached => "the population limit is reached".into(),
        Refusal::DeckEmpty => "the group deck is empty".into(),
        Refusal::NoGroupYet => "a side without a group must recruit".into(),
        Refusal::NotOwnGroup(group) => format!("{} is not on that side", group.id()),
        Refusal::Mobilized(group) => format!("{} is mobilized already", group.id()),
        Refusal::NeedsTarget(group) => format!("{} needs a target", group.id()),
        Refusal::HasNoTarget(group) => format!("{} is a media group: no target", group.id()),
        Refusal::OwnCard => "a power never hits its own card".into(),
        Refusal::NotInPlay(group) => format!("{} is not in play", group.id()),
        Refusal::SparedByEconomic(group) => format!("{} is economic: no flipping it", group.id()),
        Refusal::ReceiverFull => "the receiving side is at the population limit".into(),
        Refusal::ReceiverAboveStability => "the enemy would be above stability".into(),
        Refusal::NotHeld(event) => format!("that side does not hold {}", event.id()),
        Refusal::DiscardEmpty => "the group discard is empty".into(),
        Refusal::NoMilitaryGroup(group) => {
            format!("{} is no military group in play", group.id())
        }
        Refusal::AlreadyKnown => "the enemy's Agent X is known already".into(),
        Refusal::NoObjectiveLeft => "no objective is left in the deck".into(),
        Refusal::NotTerminated(agent) => format!("{} is not terminated", agent.id()),
    }
}
