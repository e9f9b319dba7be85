//! The story in Polish.

use agent_x::cards::{Agent, Group, Objective, Side, Sides};
use agent_x::rules::{Edition, Outcome, Phase, Reason, Seat};
use agent_x::words::{Language, Named};

use super::names;
use super::teller::{Target, Teller};

pub(super) struct Polish;

const LANGUAGE: Language = Language::Polish;

fn name(card: impl Named) -> &'static str {
    card.name(LANGUAGE)
}

/// Whom somebody sends, benches or kills.
fn whom(agent: Agent) -> &'static str {
    match agent {
        Agent::MasterSpy => "Superszpiega",
        Agent::DeputyDirector => "Zastępcę dyrektora",
        Agent::DoubleAgent => "Podwójnego agenta",
        Agent::Analyst => "Analityka",
        Agent::Assassin => "Zabójcę",
        Agent::Director => "Dyrektora",
    }
}

/// In quotation marks a name keeps its form, whatever the case of the sentence.
fn quoted(card: impl Named) -> String {
    format!("„{}”", name(card))
}

fn group(group: Group) -> String {
    format!("{} ({})", quoted(group), group.influence())
}

fn whose(side: Side, Target { group, of }: Target) -> String {
    match of == side {
        true => format!("własną grupę {}", quoted(group)),
        false => format!("grupę {} należącą do {}", quoted(group), name(of)),
    }
}

fn activates(side: Side, acting: Group) -> String {
    format!("{} aktywuje grupę {}", name(side), quoted(acting))
}

fn scores(Sides { cia, kgb }: Sides<u8>) -> String {
    format!("CIA {cia}, KGB {kgb}")
}

impl Teller for Polish {
    fn title(&self, edition: Edition) -> &'static str {
        match edition {
            Edition::English => "Cold War: CIA vs KGB, według angielskiej instrukcji",
            Edition::French => "Cold War: CIA vs KGB, według francuskiej instrukcji",
            Edition::Polish => "Cold War: CIA vs KGB, według polskiej instrukcji",
        }
    }

    fn phase(&self, phase: Phase) -> &'static str {
        match phase {
            Phase::Briefing => "Odprawa",
            Phase::Planning => "Planowanie",
            Phase::Struggle => "Walka o wpływy",
            Phase::CeaseFire => "Zawieszenie broni",
            Phase::Debriefing => "Sprawozdanie",
            Phase::Detente => "Odprężenie",
            Phase::Over => "Koniec",
        }
    }

    /// Points come in fives, and so does their plural.
    fn year(&self, year: u16, objective: Objective) -> String {
        let event = if objective.is_event() { "wydarzenie, " } else { "" };
        format!(
            "{year}: {} ({event}stabilizacja {}, zaludnienie {}, {} punktów)",
            name(objective),
            objective.stability(),
            objective.population(),
            objective.points()
        )
    }

    fn balance(&self, holder: Side, points: Sides<u8>) -> String {
        format!("{}. Znacznik równowagi ma {}.", scores(points), name(holder))
    }

    fn orders_groups(&self, side: Side, groups: &[Group]) -> String {
        let groups = names(groups, LANGUAGE);
        format!("Analityk {} układa najbliższe grupy: {groups}.", name(side))
    }

    fn sends(&self, side: Side, agent: Agent) -> String {
        format!("{} potajemnie wysyła {}.", name(side), whom(agent))
    }

    fn sends_openly(&self, side: Side, agent: Agent) -> String {
        format!("{} musi grać w otwarte karty i wysyła {}.", name(side), whom(agent))
    }

    fn starts(&self, side: Side, first: Side) -> String {
        match side == first {
            true => format!("{} postanawia zacząć.", name(side)),
            false => format!("{} oddaje {} pierwszy ruch.", name(side), name(first)),
        }
    }

    fn recruits(&self, side: Side, card: Group) -> String {
        format!("{} werbuje grupę {}.", name(side), group(card))
    }

    fn strikes(&self, side: Side, group: Group, target: Target) -> String {
        format!("{} i odrzuca {}.", activates(side, group), whose(side, target))
    }

    fn mobilizes(&self, side: Side, group: Group, target: Target) -> String {
        format!("{} i mobilizuje {}.", activates(side, group), whose(side, target))
    }

    fn readies(&self, side: Side, group: Group, target: Target) -> String {
        format!("{} i przygotowuje {}.", activates(side, group), whose(side, target))
    }

    fn moves(&self, side: Side, group: Group, target: Target) -> String {
        let (acts, what) = (activates(side, group), whose(side, target));
        match target.of == side {
            true => format!("{acts} i oddaje {what} na rzecz {}.", name(!side)),
            false => format!("{acts} i przeciąga na swoją stronę {what}."),
        }
    }

    fn looks(&self, side: Side, acting: Group, top: Group) -> String {
        format!("{} i podgląda wierzch talii: {}.", activates(side, acting), group(top))
    }

    fn takes(&self, side: Side, card: Group) -> String {
        format!("{} bierze grupę {}.", name(side), quoted(card))
    }

    fn discards(&self, side: Side, card: Group) -> String {
        format!("{} odrzuca grupę {}.", name(side), quoted(card))
    }

    fn leaves(&self, side: Side, card: Group) -> String {
        format!("{} zostawia grupę {} na talii.", name(side), quoted(card))
    }

    fn passes(&self, side: Side) -> String {
        format!("{} pasuje.", name(side))
    }

    fn live_benefit(&self, side: Side, card: Group) -> String {
        let (event, card) = (quoted(Objective::LiveBenefit), group(card));
        format!("{} zagrywa kartę {event} i werbuje ze stosu odrzuconych grupę {card}.", name(side))
    }

    fn nuclear_escalation(&self, side: Side, groups: &[Group]) -> String {
        let (event, groups) = (quoted(Objective::NuclearEscalation), names(groups, LANGUAGE));
        format!("{} zagrywa kartę {event}; odrzucone grupy: {groups}.", name(side))
    }

    fn summit_meeting(&self, side: Side, agent: Agent) -> String {
        let event = quoted(Objective::SummitMeeting);
        format!("{} zagrywa kartę {event} i odkrywa {} {}.", name(side), whom(agent), name(!side))
    }

    fn totals(&self, totals: &str) -> String {
        format!("Wpływy wobec stabilizacji: {totals}.")
    }

    fn nobody_in_play(&self) -> String {
        "Żadna ze stron nie ma już grup.".into()
    }

    fn disorder(&self, side: Side, agent: Agent) -> String {
        format!("Zamieszki demaskują {} {}.", whom(agent), name(side))
    }

    fn places_by_influence(&self, side: Side) -> String {
        format!("{} ma większe wpływy i kładzie znacznik dominacji.", name(side))
    }

    fn places_by_bias(&self, side: Side, decisive: Group) -> String {
        format!(
            "Wpływy są równe; symbole stronnictw wskazują grupę {} ({} {}): {} kładzie znacznik \
             dominacji.",
            quoted(decisive),
            name(decisive.faction()),
            decisive.influence(),
            name(side)
        )
    }

    fn places_by_order(&self, side: Side) -> String {
        format!("Tylko {} unika zamieszek i kładzie znacznik dominacji.", name(side))
    }

    fn nobody_places(&self) -> String {
        "Zamieszki po obu stronach: nikt nie kładzie znacznika dominacji.".into()
    }

    fn falls(&self, side: Side, agent: Agent) -> String {
        format!("{} {} ginie.", name(agent), name(side))
    }

    fn deputy_returns(&self, side: Side) -> String {
        format!("Zastępca dyrektora {} wraca cało do sztabu.", name(side))
    }

    fn nobel_peace_prize(&self, side: Side, agent: Agent) -> String {
        let (event, agent) = (quoted(Objective::NobelPeacePrize), name(agent));
        format!(
            "{} zagrywa kartę {event}: {agent} uchodzi z życiem i idzie na zwolnienie.",
            name(side)
        )
    }

    fn keeps_the_prize(&self, side: Side) -> String {
        format!("{} zachowuje kartę {}.", name(side), quoted(Objective::NobelPeacePrize))
    }

    fn claims(&self, side: Side, objective: Objective) -> String {
        let (card, points) = (name(objective), objective.points());
        format!("{} zdobywa cel: {card}, {points} punktów.", name(side))
    }

    fn goes_under(&self, objective: Objective) -> String {
        format!("Nikt nie zdobywa celu: {} trafia pod talię.", name(objective))
    }

    fn shows(&self, side: Side, agent: Agent) -> String {
        format!("Agent X {} to {}.", name(side), name(agent))
    }

    fn master_spy(&self, side: Side, claims: Side) -> String {
        let spy = format!("Superszpieg {}", name(side));
        match side == claims {
            true => format!("{spy} wykrada cel."),
            false => format!("{spy} oddaje cel na rzecz {}.", name(claims)),
        }
    }

    fn benches(&self, side: Side, agent: Agent) -> String {
        let (side, enemy) = (name(side), name(!side));
        format!("Podwójny agent {side} wysyła na zwolnienie {} {enemy}.", whom(agent))
    }

    fn unmasks(&self, side: Side) -> String {
        let (side, enemy) = (name(side), name(!side));
        format!("Podwójny agent {side} zdemaskuje następnego Agenta X {enemy}.")
    }

    fn double_agent_waits(&self, side: Side) -> String {
        format!("Podwójny agent {} czeka do następnego Planowania.", name(side))
    }

    fn analyst(&self, side: Side) -> String {
        format!("Analityk {} ułoży najbliższe grupy.", name(side))
    }

    fn assassin(&self, side: Side, victim: Agent) -> String {
        format!("Zabójca {} zabija {} {}.", name(side), whom(victim), name(!side))
    }

    fn assassin_meets_deputy(&self, side: Side) -> String {
        let (side, enemy) = (name(side), name(!side));
        format!("Zabójca {side} jest bezsilny: Zastępca dyrektora {enemy} zawsze uchodzi z życiem.")
    }

    fn director(&self, side: Side, bottom: Objective) -> String {
        let (card, points) = (name(bottom), bottom.points());
        format!("Dyrektor {} zdobywa też kartę spod talii: {card}, {points} punktów.", name(side))
    }

    fn without_effect(&self, side: Side, agent: Agent) -> String {
        format!("{} {} niczego nie osiąga.", name(agent), name(side))
    }

    fn on_leave(&self, side: Side, agents: &[Agent]) -> String {
        format!("Na zwolnieniu w {}: {}.", name(side), names(agents, LANGUAGE))
    }

    fn space_race(&self, side: Side) -> String {
        let event = quoted(Objective::SpaceRace);
        format!("{} zagrywa kartę {event} i podgląda następne cele.", name(side))
    }

    fn orders_objectives(&self, side: Side, objectives: &[Objective]) -> String {
        format!("{} układa je tak: {}.", name(side), names(objectives, LANGUAGE))
    }

    fn olympic_games(&self, side: Side, agent: Agent) -> String {
        let (event, agent) = (quoted(Objective::OlympicGames), name(agent));
        format!("{} zagrywa kartę {event}: {agent} wraca i trafia na zwolnienie.", name(side))
    }

    fn no_event(&self, side: Side) -> String {
        format!("{} nie zagrywa wydarzenia.", name(side))
    }

    fn equal_hundred(&self) -> String {
        "Remis przy co najmniej stu punktach: rozstrzygnie najbliższa przewaga.".into()
    }

    fn result(&self, Outcome { winner, reason }: Outcome, points: Sides<u8>) -> String {
        let why = match reason {
            Reason::Points => "",
            Reason::Objectives => "Nie ma już celów. ",
            Reason::Year1991 => "Zimna wojna dobiegła końca. ",
        };
        match winner {
            Some(side) => format!("{why}Wygrywa {}: {}.", name(side), scores(points)),
            None => format!("{why}Gra kończy się remisem: {}.", scores(points)),
        }
    }

    fn stops(&self, asked: Seat) -> String {
        match asked {
            Seat::Dealer => "Tu dossier się urywa, tuż przed tasowaniem.".into(),
            Seat::Side(side) => format!("Tu dossier się urywa; decyzja należy do {}.", name(side)),
        }
    }
}
