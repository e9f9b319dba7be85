//! The nations and the events. `{0}` is stability, `{1}` population, `{2}` the points.

use super::{Explained, Help, Row};
use crate::cards::Objective;
use crate::words::{Language, Named, Slot};

impl Explained for Objective {
    fn help(self) -> Help {
        let shared: &[Row] = if self.is_event() { &EVENT } else { &NATION };
        let numbers = [self.stability(), self.population(), self.points()];
        Help {
            title: Language::ALL.map(|language| self.name(language)),
            pages: [about(self), shared],
            slots: numbers.map(|number| Slot::Number(number.into())),
        }
    }
}

const NATION: [Row; 1] = [[
    "A total above {0} is civil disorder. Each side has room for {1} groups. {2} points.",
    "Au-delà de {0}, désordre civil. Chaque camp a de la place pour {1} groupes. {2} points.",
    "Wynik ponad {0} to zamieszki. Każda strona ma miejsce na {1} {1|grupę|grupy|grup}. Punkty: {2}.",
]];

const EVENT: [Row; 1] = [[
    "Kept, it is worth {2} points. Given up once for its effect, the points go at once.",
    "Gardé, il vaut {2} points. Défaussé une fois pour son effet, il les perd aussitôt.",
    "Zachowane daje {2} punktów. Odrzucone raz dla efektu, od razu je traci.",
]];

const fn about(objective: Objective) -> &'static [Row] {
    match objective {
        Objective::Cuba => &[[
            "An island of sugar, ninety miles off Florida.",
            "Une île à sucre, à cent cinquante kilomètres de la Floride.",
            "Wyspa cukru, sto pięćdziesiąt kilometrów od Florydy.",
        ]],
        Objective::Vietnam => &[[
            "Two governments, one people, and roads that are not on the map.",
            "Deux gouvernements, un peuple, et des pistes hors des cartes.",
            "Dwa rządy, jeden naród i szlaki, których nie ma na mapie.",
        ]],
        Objective::Afghanistan => &[[
            "Who holds the passes holds little more than the passes.",
            "Qui tient les cols ne tient guère plus que les cols.",
            "Kto trzyma przełęcze, trzyma niewiele więcej.",
        ]],
        Objective::Panama => &[[
            "Eighty kilometres of canal between two oceans.",
            "Quatre-vingts kilomètres de canal entre deux océans.",
            "Osiemdziesiąt kilometrów kanału między dwoma oceanami.",
        ]],
        Objective::Angola => &[[
            "Independent at last, with three armies at the gates.",
            "Enfin indépendant, avec trois armées aux portes.",
            "Wreszcie niepodległa, z trzema armiami u bram.",
        ]],
        Objective::Congo => &[[
            "Copper, cobalt, uranium, and a new flag.",
            "Du cuivre, du cobalt, de l'uranium et un drapeau neuf.",
            "Miedź, kobalt, uran i nowa flaga.",
        ]],
        Objective::Honduras => &[[
            "Quiet airstrips close to louder neighbours.",
            "Des pistes discrètes, près de voisins plus bruyants.",
            "Ciche lądowiska obok głośniejszych sąsiadów.",
        ]],
        Objective::Egypt => &[[
            "The canal, the dam, and the ear of a whole region.",
            "Le canal, le barrage, et l'oreille de toute une région.",
            "Kanał, tama i posłuch w całym regionie.",
        ]],
        Objective::Libya => &[[
            "A desert, an oil field, and a long coast.",
            "Un désert, du pétrole et une longue côte.",
            "Pustynia, pole naftowe i długie wybrzeże.",
        ]],
        Objective::Iran => &[[
            "Oil below, mountains above, a long border to the north.",
            "Du pétrole, des montagnes, et une longue frontière au nord.",
            "Ropa pod ziemią, góry nad nią i długa granica na północy.",
        ]],
        Objective::Chile => &[[
            "Copper, elections, and officers who watch both.",
            "Du cuivre, des élections, et des officiers attentifs.",
            "Miedź, wybory i oficerowie, którzy patrzą na jedno i drugie.",
        ]],
        Objective::Korea => &[[
            "One line on a map, two armies that do not sleep.",
            "Une ligne sur la carte, deux armées qui ne dorment pas.",
            "Jedna linia na mapie, dwie armie, które nie śpią.",
        ]],
        Objective::Czechoslovakia => &[[
            "In the middle of Europe, between spring and tanks.",
            "Au milieu de l'Europe, entre le printemps et les chars.",
            "W środku Europy, między wiosną a czołgami.",
        ]],
        Objective::Turkey => &[[
            "The straits: whoever sails must pass them.",
            "Les détroits : tout navire doit y passer.",
            "Cieśniny: każdy statek musi tędy przepłynąć.",
        ]],
        Objective::Greece => &[[
            "Islands, a civil war, and a sea with many ports.",
            "Des îles, une guerre civile, une mer aux ports nombreux.",
            "Wyspy, wojna domowa i morze pełne portów.",
        ]],
        Objective::NobelPeacePrize => &[[
            "Given up in civil disorder: Agent X goes on leave instead of dying.",
            "Défaussé en cas de désordre civil : l'Agent X part en repos au lieu de mourir.",
            "Odrzucona w razie zamieszek: Agent X idzie na zwolnienie, zamiast zginąć.",
        ]],
        Objective::LiveBenefit => &[[
            "Given up instead of an action: the top group of the discard is recruited, if there is room.",
            "Défaussé à la place d'une action : recrute le dessus de la défausse, s'il y a de la place.",
            "Odrzucony zamiast akcji: werbuje wierzch odrzuconych, jeśli jest miejsce.",
        ]],
        Objective::NuclearEscalation => &[[
            "Given up instead of an action: all military groups, on both sides, are discarded.",
            "Défaussée à la place d'une action : tous les groupes Armée des deux camps sont défaussés.",
            "Odrzucony zamiast akcji: wszystkie grupy militarne obu stron są odrzucane.",
        ]],
        Objective::SpaceRace => &[[
            "Given up in Détente: its owner sees the next three objectives and orders them.",
            "Défaussée pendant la Détente : voir les trois prochains objectifs et les ranger.",
            "Odrzucony w Odprężeniu: właściciel ogląda trzy następne cele i je układa.",
        ]],
        Objective::OlympicGames => &[[
            "Given up in Détente: one terminated agent of its owner comes back, on leave.",
            "Défaussés pendant la Détente : un agent éliminé de ce camp revient, en repos.",
            "Odrzucone w Odprężeniu: jeden zabity agent tej strony wraca, na zwolnieniu.",
        ]],
        Objective::SummitMeeting => &[[
            "Given up in the struggle, besides an action: the enemy's Agent X is turned over.",
            "Défaussée pendant la lutte, en plus d'une action : l'Agent X adverse est révélé.",
            "Odrzucone w walce, oprócz akcji: Agent X rywala zostaje ujawniony.",
        ]],
    }
}
