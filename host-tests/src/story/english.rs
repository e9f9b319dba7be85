//! The story in English.

use agent_x::cards::{Agent, Group, Objective, Side, Sides};
use agent_x::rules::{Edition, Outcome, Phase, Reason, Seat};
use agent_x::words::{Language, Named};

use super::names;
use super::teller::{Target, Teller};

pub(super) struct English;

const LANGUAGE: Language = Language::English;

fn name(card: impl Named) -> &'static str {
    card.name(LANGUAGE)
}

fn group(group: Group) -> String {
    format!("{} ({})", name(group), group.influence())
}

fn whose(side: Side, Target { group, of }: Target) -> String {
    match of == side {
        true => format!("its own {}", name(group)),
        false => format!("the {}'s {}", name(of), name(group)),
    }
}

fn activates(side: Side, acting: Group) -> String {
    format!("The {} activates {}", name(side), name(acting))
}

fn scores(Sides { cia, kgb }: Sides<u8>) -> String {
    format!("CIA {cia}, KGB {kgb}")
}

impl Teller for English {
    fn title(&self, edition: Edition) -> &'static str {
        match edition {
            Edition::English => "Cold War: CIA vs KGB, by the English rulebook",
            Edition::French => "Cold War: CIA vs KGB, by the French rulebook",
            Edition::Polish => "Cold War: CIA vs KGB, by the Polish rulebook",
        }
    }

    fn phase(&self, phase: Phase) -> &'static str {
        match phase {
            Phase::Briefing => "Briefing",
            Phase::Planning => "Planning",
            Phase::Struggle => "Influence Struggle",
            Phase::CeaseFire => "Cease-fire",
            Phase::Debriefing => "Debriefing",
            Phase::Detente => "Détente",
            Phase::Over => "The end",
        }
    }

    fn year(&self, year: u16, objective: Objective) -> String {
        let event = if objective.is_event() { "event, " } else { "" };
        format!(
            "{year}: {} ({event}stability {}, population {}, {} points)",
            name(objective),
            objective.stability(),
            objective.population(),
            objective.points()
        )
    }

    fn balance(&self, holder: Side, points: Sides<u8>) -> String {
        format!("{}. The {} holds the balance.", scores(points), name(holder))
    }

    fn orders_groups(&self, side: Side, groups: &[Group]) -> String {
        let groups = names(groups, LANGUAGE);
        format!("The {}'s Analyst has arranged the next groups: {groups}.", name(side))
    }

    fn sends(&self, side: Side, agent: Agent) -> String {
        format!("The {} secretly sends its {}.", name(side), name(agent))
    }

    fn sends_openly(&self, side: Side, agent: Agent) -> String {
        format!("The {}, unmasked, openly sends its {}.", name(side), name(agent))
    }

    fn starts(&self, side: Side, first: Side) -> String {
        match side == first {
            true => format!("The {} chooses to begin.", name(side)),
            false => format!("The {} lets the {} begin.", name(side), name(first)),
        }
    }

    fn recruits(&self, side: Side, card: Group) -> String {
        format!("The {} recruits {}.", name(side), group(card))
    }

    fn strikes(&self, side: Side, group: Group, target: Target) -> String {
        format!("{} and discards {}.", activates(side, group), whose(side, target))
    }

    fn mobilizes(&self, side: Side, group: Group, target: Target) -> String {
        format!("{} and mobilizes {}.", activates(side, group), whose(side, target))
    }

    fn readies(&self, side: Side, group: Group, target: Target) -> String {
        format!("{} and readies {}.", activates(side, group), whose(side, target))
    }

    fn moves(&self, side: Side, group: Group, target: Target) -> String {
        let (acts, what) = (activates(side, group), whose(side, target));
        match target.of == side {
            true => format!("{acts} and hands {what} to the {}.", name(!side)),
            false => format!("{acts} and wins over {what}."),
        }
    }

    fn looks(&self, side: Side, acting: Group, top: Group) -> String {
        format!("{} and looks at the deck: {}.", activates(side, acting), group(top))
    }

    fn takes(&self, side: Side, card: Group) -> String {
        format!("The {} takes {}.", name(side), name(card))
    }

    fn discards(&self, side: Side, card: Group) -> String {
        format!("The {} discards {}.", name(side), name(card))
    }

    fn leaves(&self, side: Side, card: Group) -> String {
        format!("The {} leaves {} on the deck.", name(side), name(card))
    }

    fn passes(&self, side: Side) -> String {
        format!("The {} passes.", name(side))
    }

    fn live_benefit(&self, side: Side, card: Group) -> String {
        let card = group(card);
        format!("The {} gives up Live Benefit and recruits {card} from the discard.", name(side))
    }

    fn nuclear_escalation(&self, side: Side, groups: &[Group]) -> String {
        let groups = names(groups, LANGUAGE);
        format!("The {} gives up Nuclear Escalation; discarded: {groups}.", name(side))
    }

    fn summit_meeting(&self, side: Side, agent: Agent) -> String {
        let (side, enemy) = (name(side), name(!side));
        format!("The {side} gives up Summit Meeting and sees the {enemy}'s {}.", name(agent))
    }

    fn totals(&self, totals: &str) -> String {
        format!("Influence against stability: {totals}.")
    }

    fn nobody_in_play(&self) -> String {
        "Neither side has a group left.".into()
    }

    fn disorder(&self, side: Side, agent: Agent) -> String {
        format!("Civil disorder exposes the {}'s {}.", name(side), name(agent))
    }

    fn places_by_influence(&self, side: Side) -> String {
        format!("The {} has the greater influence and places its token.", name(side))
    }

    fn places_by_bias(&self, side: Side, decisive: Group) -> String {
        format!(
            "The totals are equal; by the bias, {} ({} {}) lets the {} place its token.",
            name(decisive),
            name(decisive.faction()),
            decisive.influence(),
            name(side)
        )
    }

    fn places_by_order(&self, side: Side) -> String {
        format!("Only the {} has kept order: it places its token.", name(side))
    }

    fn nobody_places(&self) -> String {
        "There is civil disorder on both sides: nobody places a token.".into()
    }

    fn falls(&self, side: Side, agent: Agent) -> String {
        format!("The {}'s {} is terminated.", name(side), name(agent))
    }

    fn deputy_returns(&self, side: Side) -> String {
        format!("The {}'s Deputy Director returns to headquarters unharmed.", name(side))
    }

    fn nobel_peace_prize(&self, side: Side, agent: Agent) -> String {
        let (side, agent) = (name(side), name(agent));
        format!("The {side} gives up the Nobel Peace Prize: its {agent} lives and goes on leave.")
    }

    fn keeps_the_prize(&self, side: Side) -> String {
        format!("The {} keeps the Nobel Peace Prize.", name(side))
    }

    fn claims(&self, side: Side, objective: Objective) -> String {
        let (side, card) = (name(side), name(objective));
        format!("The {side} claims {card} for {} points.", objective.points())
    }

    fn goes_under(&self, objective: Objective) -> String {
        format!("Nobody claims {}: it goes under the deck.", name(objective))
    }

    fn shows(&self, side: Side, agent: Agent) -> String {
        format!("The {}'s Agent X is the {}.", name(side), name(agent))
    }

    fn master_spy(&self, side: Side, claims: Side) -> String {
        match side == claims {
            true => format!("The {}'s Master Spy steals the objective.", name(side)),
            false => {
                let enemy = name(claims);
                format!("The {}'s Master Spy lets the objective slip to the {enemy}.", name(side))
            }
        }
    }

    fn benches(&self, side: Side, agent: Agent) -> String {
        let (side, enemy) = (name(side), name(!side));
        format!("The {side}'s Double Agent sends the {enemy}'s {} on leave.", name(agent))
    }

    fn unmasks(&self, side: Side) -> String {
        let (side, enemy) = (name(side), name(!side));
        format!("The {side}'s Double Agent will unmask the {enemy}'s next Agent X.")
    }

    fn double_agent_waits(&self, side: Side) -> String {
        format!("The {}'s Double Agent bides his time until the next Planning.", name(side))
    }

    fn analyst(&self, side: Side) -> String {
        format!("The {}'s Analyst will arrange the next groups.", name(side))
    }

    fn assassin(&self, side: Side, victim: Agent) -> String {
        let (side, enemy) = (name(side), name(!side));
        format!("The {side}'s Assassin terminates the {enemy}'s {}.", name(victim))
    }

    fn assassin_meets_deputy(&self, side: Side) -> String {
        let (side, enemy) = (name(side), name(!side));
        format!("The {side}'s Assassin cannot harm the {enemy}'s Deputy Director.")
    }

    fn director(&self, side: Side, bottom: Objective) -> String {
        let (card, points) = (name(bottom), bottom.points());
        format!(
            "The {}'s Director also claims the bottom card: {card}, {points} points.",
            name(side)
        )
    }

    fn without_effect(&self, side: Side, agent: Agent) -> String {
        format!("The {}'s {} achieves nothing.", name(side), name(agent))
    }

    fn on_leave(&self, side: Side, agents: &[Agent]) -> String {
        format!("On leave from the {}: {}.", name(side), names(agents, LANGUAGE))
    }

    fn space_race(&self, side: Side) -> String {
        format!("The {} gives up Space Race and looks at the next objectives.", name(side))
    }

    fn orders_objectives(&self, side: Side, objectives: &[Objective]) -> String {
        format!("The {} arranges them: {}.", name(side), names(objectives, LANGUAGE))
    }

    fn olympic_games(&self, side: Side, agent: Agent) -> String {
        let (side, agent) = (name(side), name(agent));
        format!("The {side} gives up Olympic Games: its {agent} returns, on leave.")
    }

    fn no_event(&self, side: Side) -> String {
        format!("The {} gives up no event.", name(side))
    }

    fn equal_hundred(&self) -> String {
        "Both sides are level at a hundred or more: the next lead decides.".into()
    }

    fn result(&self, Outcome { winner, reason }: Outcome, points: Sides<u8>) -> String {
        let why = match reason {
            Reason::Points => "",
            Reason::Objectives => "No objective is left. ",
            Reason::Year1991 => "The Cold War is over. ",
        };
        match winner {
            Some(side) => format!("{why}The {} wins: {}.", name(side), scores(points)),
            None => format!("{why}The game is a draw: {}.", scores(points)),
        }
    }

    fn stops(&self, asked: Seat) -> String {
        match asked {
            Seat::Dealer => "Here the dossier stops; the dealer is about to shuffle.".into(),
            Seat::Side(side) => format!("Here the dossier stops; the {} is to act.", name(side)),
        }
    }
}
