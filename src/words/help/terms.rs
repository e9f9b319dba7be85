//! What is neither a card nor a phase.

use super::{Explained, Help, Row};

/// A word of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// Passing: two in a row end the struggle.
    Pass,
    /// Recruiting.
    Recruit,
    /// The balance token.
    Balance,
    /// Editions of the rulebook.
    Editions,
}

impl Term {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Pass, Self::Recruit, Self::Balance, Self::Editions];
}

impl Explained for Term {
    fn help(self) -> Help {
        let (title, pages): (Row, &[Row]) = match self {
            Self::Pass => (["Pass", "Passer", "Pas"], &PASS),
            Self::Recruit => (["Recruit", "Recruter", "Werbunek"], &RECRUIT),
            Self::Balance => (["Balance", "Balance", "Równowaga"], &BALANCE),
            Self::Editions => (["Editions", "Éditions", "Edycje"], &EDITIONS),
        };
        Help::new(title, [pages, &[]])
    }
}

const PASS: [Row; 2] = [
    [
        "Nothing is done and the other side is next. Who has passed may act again later.",
        "On ne fait rien et l'autre camp joue. Qui a passé pourra agir plus tard.",
        "Nic się nie dzieje, gra druga strona. Kto spasował, może później działać.",
    ],
    [
        "Two passes in a row end the struggle. A side without a group must recruit first.",
        "Deux passes de suite finissent la lutte. Un camp sans groupe doit d'abord recruter.",
        "Dwa pasy z rzędu kończą walkę. Strona bez grup musi najpierw werbować.",
    ],
];

const RECRUIT: [Row; 2] = [
    [
        "The top group of the deck joins the side, ready. Its influence counts at once.",
        "Le dessus de la pioche rejoint le camp, levé. Son influence compte aussitôt.",
        "Grupa z wierzchu talii dołącza, przygotowana. Jej wpływy liczą się od razu.",
    ],
    [
        "No side may have more groups than the population. The deck is not shuffled again this year.",
        "Pas plus de groupes que la population. La pioche n'est plus mélangée cette année.",
        "Grup nie może być więcej niż zaludnienie. W tym roku talii już się nie tasuje.",
    ],
];

const BALANCE: [Row; 1] = [[
    "The side with fewer points holds it and says who starts. If equal: who placed no token last year.",
    "Le camp mené aux points la tient et dit qui commence. À égalité : le camp sans jeton l'an passé.",
    "Ma go strona z mniejszą liczbą punktów i wskazuje, kto zaczyna. Przy remisie: kto nie kładł żetonu.",
]];

const EDITIONS: [Row; 4] = [
    [
        "The three printed rulebooks differ in three places. English is the usual choice.",
        "Les trois livrets imprimés diffèrent sur trois points. L'anglais est le choix courant.",
        "Trzy drukowane instrukcje różnią się w trzech miejscach. Zwykle gra się angielską.",
    ],
    [
        "English: over the limit one may play on and come down. Economic groups flip no economic ones.",
        "Anglaise : au-delà de la limite, on peut redescendre. Économie ne retourne pas Économie.",
        "Angielska: ponad limitem można grać dalej. Ekonomiczne nie obracają ekonomicznych.",
    ],
    [
        "French: economic groups may flip the enemy's. The Double Agent chooses in next Planning.",
        "Française : Économie peut retourner celle d'en face. L'Agent double choisit à la Planification.",
        "Francuska: obrócić można też wrogie ekonomiczne. Podwójny agent czeka do Planowania.",
    ],
    [
        "Polish: as the English, but a total above stability ends the struggle at once.",
        "Polonaise : comme l'anglaise, mais dépasser la stabilité finit la lutte aussitôt.",
        "Polska: jak angielska, ale wynik ponad stabilizację od razu kończy walkę.",
    ],
];
