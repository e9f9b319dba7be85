//! The phases of a year, and the end.

use super::{Explained, Help, Row};
use crate::rules::Phase;

impl Explained for Phase {
    fn help(self) -> Help {
        let (title, pages): (Row, &[Row]) = match self {
            Self::Briefing => (["Briefing", "Briefing", "Odprawa"], &BRIEFING),
            Self::Planning => (["Planning", "Planification", "Planowanie"], &PLANNING),
            Self::Struggle => {
                (["Influence Struggle", "Lutte d'influence", "Walka o wpływy"], &STRUGGLE)
            }
            Self::CeaseFire => {
                (["Cease-fire", "Résolution du conflit", "Zawieszenie broni"], &CEASE_FIRE)
            }
            Self::Debriefing => (["Debriefing", "Débriefing", "Sprawozdanie"], &DEBRIEFING),
            Self::Detente => (["Détente", "Détente", "Odprężenie"], &DETENTE),
            Self::Over => (["The end", "La fin", "Koniec"], &OVER),
        };
        Help::new(title, [pages, &[]])
    }
}

const BRIEFING: [Row; 1] = [[
    "A new objective is turned over, the trailing side takes the balance, the groups are shuffled.",
    "Un objectif est révélé, le camp mené prend la balance, les groupes sont mélangés.",
    "Odkrywa się nowy cel, słabsza strona bierze żeton równowagi, grupy są tasowane.",
]];

const PLANNING: [Row; 2] = [
    [
        "Each side secretly sends an agent from headquarters: this year's Agent X.",
        "Chaque camp envoie en secret un agent de son QG : l'Agent X de l'année.",
        "Każda strona w tajemnicy wysyła agenta ze sztabu: to Agent X tego roku.",
    ],
    [
        "Those on leave cannot be sent. They are back at headquarters next year.",
        "Les agents en repos ne peuvent partir. Ils reviennent au QG l'an prochain.",
        "Agentów na zwolnieniu nie można wysłać. Wrócą do sztabu na przyszły rok.",
    ],
];

const STRUGGLE: [Row; 2] = [
    [
        "In turn, the sides recruit a group, activate a ready one, or pass. Two passes in a row end it.",
        "À tour de rôle : recruter, activer un groupe levé, ou passer. Deux passes de suite : fin.",
        "Na zmianę: werbunek, aktywacja przygotowanej grupy albo pas. Dwa pasy z rzędu kończą walkę.",
    ],
    [
        "The highest total wins the token, as long as it is not above stability.",
        "Le plus haut total gagne le jeton, tant qu'il ne dépasse pas la stabilité.",
        "Żeton zdobywa wyższy wynik, byle nie przekraczał stabilizacji.",
    ],
];

const CEASE_FIRE: [Row; 2] = [
    [
        "The higher total up to stability places the token. A tie is broken by the objective's bias.",
        "Le plus haut total dans la limite pose le jeton. À égalité, le profil de l'objectif tranche.",
        "Wyższy wynik w granicach stabilizacji kładzie żeton. Remis rozstrzygają symbole celu.",
    ],
    [
        "A total above stability is civil disorder: that side's Agent X dies, the other side claims.",
        "Au-delà de la stabilité, désordre civil : l'Agent X meurt et l'autre camp remporte l'objectif.",
        "Wynik ponad stabilizację to zamieszki: Agent X ginie, a cel zdobywa druga strona.",
    ],
];

const DEBRIEFING: [Row; 1] = [[
    "Both Agents X are turned over and act by initiative, 1 to 6. Then the token's owner claims.",
    "Les Agents X sont révélés et agissent par initiative, de 1 à 6. Puis le jeton l'emporte.",
    "Obaj Agenci X są odkrywani i działają wg inicjatywy, od 1 do 6. Potem cel bierze żeton.",
]];

const DETENTE: [Row; 1] = [[
    "Agents X go on leave, groups leave, events may be given up. 100 points win.",
    "Agents X en repos, groupes défaussés, événements à défausser au choix. À 100 points, on gagne.",
    "Agenci X idą na zwolnienie, grupy odchodzą, można odrzucić wydarzenie. 100 punktów wygrywa.",
]];

const OVER: [Row; 1] = [[
    "With 100 points at Détente the higher score wins. After 1991 it wins in any case.",
    "Avec 100 points à la Détente, le plus haut score gagne. Après 1991, dans tous les cas.",
    "Gdy ktoś ma 100 punktów w Odprężeniu, wygrywa wyższy wynik. Po roku 1991 zawsze.",
]];
