//! The story in French.

use agent_x::cards::{Agent, Group, Objective, Side, Sides};
use agent_x::rules::{Edition, Outcome, Phase, Reason, Seat};
use agent_x::words::{Language, Named};

use super::names;
use super::teller::{Target, Teller};

pub(super) struct French;

const LANGUAGE: Language = Language::French;

fn name(card: impl Named) -> &'static str {
    card.name(LANGUAGE)
}

/// At the beginning of a sentence.
fn the(side: Side) -> &'static str {
    match side {
        Side::Cia => "La CIA",
        Side::Kgb => "Le KGB",
    }
}

fn of(side: Side) -> &'static str {
    match side {
        Side::Cia => "de la CIA",
        Side::Kgb => "du KGB",
    }
}

fn to(side: Side) -> &'static str {
    match side {
        Side::Cia => "à la CIA",
        Side::Kgb => "au KGB",
    }
}

/// The article elides before a vowel.
fn the_agent(agent: Agent) -> String {
    match agent {
        Agent::DoubleAgent | Agent::Analyst | Agent::Assassin => format!("l'{}", name(agent)),
        Agent::MasterSpy | Agent::DeputyDirector | Agent::Director => {
            format!("le {}", name(agent))
        }
    }
}

/// An agent and his side, at the beginning of a sentence.
fn agent_of(side: Side, agent: Agent) -> String {
    format!("{} {}", the_agent(agent).replacen('l', "L", 1), of(side))
}

fn quoted(event: Objective) -> String {
    format!("« {} »", name(event))
}

fn group(group: Group) -> String {
    format!("{} ({})", name(group), group.influence())
}

fn whose(side: Side, Target { group, of: owner }: Target) -> String {
    match owner == side {
        true => format!("son propre groupe {}", name(group)),
        false => format!("le groupe {} {}", name(group), of(owner)),
    }
}

fn activates(side: Side, acting: Group) -> String {
    format!("{} active le groupe {}", the(side), name(acting))
}

fn scores(Sides { cia, kgb }: Sides<u8>) -> String {
    format!("CIA {cia}, KGB {kgb}")
}

impl Teller for French {
    fn title(&self, edition: Edition) -> &'static str {
        match edition {
            Edition::English => "Cold War: CIA vs KGB, selon la règle anglaise",
            Edition::French => "Cold War: CIA vs KGB, selon la règle française",
            Edition::Polish => "Cold War: CIA vs KGB, selon la règle polonaise",
        }
    }

    fn phase(&self, phase: Phase) -> &'static str {
        match phase {
            Phase::Briefing => "Briefing",
            Phase::Planning => "Planification",
            Phase::Struggle => "Lutte d'influence",
            Phase::CeaseFire => "Résolution du conflit",
            Phase::Debriefing => "Débriefing",
            Phase::Detente => "Détente",
            Phase::Over => "La fin",
        }
    }

    fn year(&self, year: u16, objective: Objective) -> String {
        let event = if objective.is_event() { "événement, " } else { "" };
        format!(
            "{year} : {} ({event}stabilité {}, population {}, {} points)",
            name(objective),
            objective.stability(),
            objective.population(),
            objective.points()
        )
    }

    fn balance(&self, holder: Side, points: Sides<u8>) -> String {
        format!("{}. {} détient la balance.", scores(points), the(holder))
    }

    fn orders_groups(&self, side: Side, groups: &[Group]) -> String {
        let groups = names(groups, LANGUAGE);
        format!("{} a préparé les prochains groupes : {groups}.", agent_of(side, Agent::Analyst))
    }

    fn sends(&self, side: Side, agent: Agent) -> String {
        format!("{} envoie en secret son {}.", the(side), name(agent))
    }

    fn sends_openly(&self, side: Side, agent: Agent) -> String {
        format!("{} doit jouer à découvert et envoie son {}.", the(side), name(agent))
    }

    fn starts(&self, side: Side, first: Side) -> String {
        match side == first {
            true => format!("{} choisit de commencer.", the(side)),
            false => format!("{} laisse la main {}.", the(side), to(first)),
        }
    }

    fn recruits(&self, side: Side, card: Group) -> String {
        format!("{} recrute le groupe {}.", the(side), group(card))
    }

    fn strikes(&self, side: Side, group: Group, target: Target) -> String {
        format!("{} et défausse {}.", activates(side, group), whose(side, target))
    }

    fn mobilizes(&self, side: Side, group: Group, target: Target) -> String {
        format!("{} et mobilise {}.", activates(side, group), whose(side, target))
    }

    fn readies(&self, side: Side, group: Group, target: Target) -> String {
        format!("{} et relève {}.", activates(side, group), whose(side, target))
    }

    fn moves(&self, side: Side, group: Group, target: Target) -> String {
        let (acts, what) = (activates(side, group), whose(side, target));
        match target.of == side {
            true => format!("{acts} et cède {what} {}.", to(!side)),
            false => format!("{acts} et rallie {what}."),
        }
    }

    fn looks(&self, side: Side, acting: Group, top: Group) -> String {
        format!("{} et regarde la pioche : {}.", activates(side, acting), group(top))
    }

    fn takes(&self, side: Side, card: Group) -> String {
        format!("{} prend le groupe {}.", the(side), name(card))
    }

    fn discards(&self, side: Side, card: Group) -> String {
        format!("{} défausse le groupe {}.", the(side), name(card))
    }

    fn leaves(&self, side: Side, card: Group) -> String {
        format!("{} laisse le groupe {} sur la pioche.", the(side), name(card))
    }

    fn passes(&self, side: Side) -> String {
        format!("{} passe.", the(side))
    }

    fn live_benefit(&self, side: Side, card: Group) -> String {
        let (event, card) = (quoted(Objective::LiveBenefit), group(card));
        format!("{} joue {event} et recrute dans la défausse le groupe {card}.", the(side))
    }

    fn nuclear_escalation(&self, side: Side, groups: &[Group]) -> String {
        let (event, groups) = (quoted(Objective::NuclearEscalation), names(groups, LANGUAGE));
        format!("{} joue {event} et envoie à la défausse : {groups}.", the(side))
    }

    fn summit_meeting(&self, side: Side, agent: Agent) -> String {
        let event = quoted(Objective::SummitMeeting);
        format!("{} joue {event} et démasque {} {}.", the(side), the_agent(agent), of(!side))
    }

    fn totals(&self, totals: &str) -> String {
        format!("Influence face à la stabilité : {totals}.")
    }

    fn nobody_in_play(&self) -> String {
        "Plus aucun groupe n'est en jeu.".into()
    }

    fn disorder(&self, side: Side, agent: Agent) -> String {
        format!("Le désordre civil trahit {} {}.", the_agent(agent), of(side))
    }

    fn places_by_influence(&self, side: Side) -> String {
        format!("{} a le plus d'influence et pose son marqueur.", the(side))
    }

    fn places_by_bias(&self, side: Side, decisive: Group) -> String {
        format!(
            "Égalité : selon le profil, le groupe {} ({} {}) permet {} de poser son marqueur.",
            name(decisive),
            name(decisive.faction()),
            decisive.influence(),
            to(side)
        )
    }

    fn places_by_order(&self, side: Side) -> String {
        format!("{}, seul camp sans désordre, pose son marqueur.", the(side))
    }

    fn nobody_places(&self) -> String {
        "Désordre civil dans les deux camps : personne ne pose de marqueur.".into()
    }

    fn falls(&self, side: Side, agent: Agent) -> String {
        format!("{} est éliminé.", agent_of(side, agent))
    }

    fn deputy_returns(&self, side: Side) -> String {
        format!("{} rentre indemne au QG.", agent_of(side, Agent::DeputyDirector))
    }

    fn nobel_peace_prize(&self, side: Side, agent: Agent) -> String {
        let (event, agent) = (quoted(Objective::NobelPeacePrize), name(agent));
        format!("{} joue {event} : son {agent} est sauf et part en repos.", the(side))
    }

    fn keeps_the_prize(&self, side: Side) -> String {
        format!("{} garde {}.", the(side), quoted(Objective::NobelPeacePrize))
    }

    fn claims(&self, side: Side, objective: Objective) -> String {
        let (card, points) = (name(objective), objective.points());
        format!("{} remporte l'objectif {card} et ses {points} points.", the(side))
    }

    fn goes_under(&self, objective: Objective) -> String {
        format!("Personne ne remporte l'objectif {}, qui va sous la pioche.", name(objective))
    }

    fn shows(&self, side: Side, agent: Agent) -> String {
        format!("L'Agent X {} est {}.", of(side), the_agent(agent))
    }

    fn master_spy(&self, side: Side, claims: Side) -> String {
        let spy = agent_of(side, Agent::MasterSpy);
        match side == claims {
            true => format!("{spy} dérobe l'objectif."),
            false => format!("{spy} laisse filer l'objectif {}.", to(claims)),
        }
    }

    fn benches(&self, side: Side, agent: Agent) -> String {
        let spy = agent_of(side, Agent::DoubleAgent);
        format!("{spy} met en repos {} {}.", the_agent(agent), of(!side))
    }

    fn unmasks(&self, side: Side) -> String {
        let spy = agent_of(side, Agent::DoubleAgent);
        format!("{spy} démasquera le prochain Agent X {}.", of(!side))
    }

    fn double_agent_waits(&self, side: Side) -> String {
        format!("{} attend la prochaine Planification.", agent_of(side, Agent::DoubleAgent))
    }

    fn analyst(&self, side: Side) -> String {
        format!("{} préparera les prochains groupes.", agent_of(side, Agent::Analyst))
    }

    fn assassin(&self, side: Side, victim: Agent) -> String {
        let killer = agent_of(side, Agent::Assassin);
        format!("{killer} élimine {} {}.", the_agent(victim), of(!side))
    }

    fn assassin_meets_deputy(&self, side: Side) -> String {
        let killer = agent_of(side, Agent::Assassin);
        format!("{killer} ne peut rien contre le Directeur adjoint {}.", of(!side))
    }

    fn director(&self, side: Side, bottom: Objective) -> String {
        let (director, card) = (agent_of(side, Agent::Director), name(bottom));
        let points = bottom.points();
        format!("{director} remporte aussi la carte du dessous : {card}, {points} points.")
    }

    fn without_effect(&self, side: Side, agent: Agent) -> String {
        format!("{} n'obtient rien.", agent_of(side, agent))
    }

    fn on_leave(&self, side: Side, agents: &[Agent]) -> String {
        format!("En repos, côté {} : {}.", name(side), names(agents, LANGUAGE))
    }

    fn space_race(&self, side: Side) -> String {
        let event = quoted(Objective::SpaceRace);
        format!("{} joue {event} et regarde les prochains objectifs.", the(side))
    }

    fn orders_objectives(&self, side: Side, objectives: &[Objective]) -> String {
        format!("{} les range ainsi : {}.", the(side), names(objectives, LANGUAGE))
    }

    fn olympic_games(&self, side: Side, agent: Agent) -> String {
        let (event, agent) = (quoted(Objective::OlympicGames), name(agent));
        format!("{} joue {event} : son {agent} revient, en repos.", the(side))
    }

    fn no_event(&self, side: Side) -> String {
        format!("{} ne joue pas d'événement.", the(side))
    }

    fn equal_hundred(&self) -> String {
        "Les deux camps sont à égalité à cent ou plus : la prochaine avance décidera.".into()
    }

    fn result(&self, Outcome { winner, reason }: Outcome, points: Sides<u8>) -> String {
        let why = match reason {
            Reason::Points => "",
            Reason::Objectives => "Il ne reste plus d'objectif. ",
            Reason::Year1991 => "La guerre froide est finie. ",
        };
        match winner {
            Some(side) => format!("{why}{} gagne : {}.", the(side), scores(points)),
            None => format!("{why}La partie est nulle : {}.", scores(points)),
        }
    }

    fn stops(&self, asked: Seat) -> String {
        match asked {
            Seat::Dealer => "Le dossier s'arrête ici, avant que l'on mélange.".into(),
            Seat::Side(side) => format!("Le dossier s'arrête ici ; c'est {} de jouer.", to(side)),
        }
    }
}
