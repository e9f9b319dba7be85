//! The first-game guide: what is being asked, and why, for those who never saw
//! the game. In the words `{0}` is the side that is asked and `{1}` its enemy.

use super::Page;
use crate::rules::Question;

/// What the question asks, and before the first deal who plays which side;
/// nothing at the end.
#[must_use]
pub const fn guide(question: Question) -> Option<&'static Page> {
    match question {
        Question::Over(_) => None,
        Question::Deal => Some(&TWO_SIDES),
        Question::OrderGroups(_) => Some(&ORDER_GROUPS),
        Question::DoubleAgent(..) => Some(&DOUBLE_AGENT),
        Question::Send(_) => Some(&SEND),
        Question::Start(_) => Some(&START),
        Question::Act(_) => Some(&ACT),
        Question::Media(_) => Some(&MEDIA),
        Question::Nobel(_) => Some(&NOBEL),
        Question::Event(_) => Some(&EVENT),
        Question::OrderObjectives(_) => Some(&ORDER_OBJECTIVES),
    }
}

static TWO_SIDES: Page = Page {
    title: ["Two sides", "Deux camps", "Dwie strony"],
    body: [
        "One person plays {the 1}, the other {the 0}: decide now.\nA coloured curtain says who takes the device. The other one looks away.\nEvery year both fight over one objective. 100 points win.",
        "L'un joue {the 1}, l'autre {the 0} : à décider maintenant.\nUn rideau de couleur dit qui prend l'appareil. L'autre ne regarde pas.\nChaque année se joue un objectif. 100 points gagnent.",
        "Jedna osoba gra {1}, druga {0}: pora zdecydować.\nKolorowa kurtyna mówi, kto bierze urządzenie. Druga osoba nie patrzy.\nCo rok walka toczy się o jeden cel. 100 punktów wygrywa.",
    ],
};

static ORDER_GROUPS: Page = Page {
    title: ["Order the groups", "Ranger les groupes", "Ułożenie grup"],
    body: [
        "The Analyst lets {the 0} see the top three groups of the deck and put them in any order.\nThey will be recruited from the top, by either side: think of who starts.",
        "L'Analyste montre {to 0} les trois premiers groupes, à ranger à volonté.\nIls seront recrutés par le haut, par l'un ou l'autre camp : tout dépend de qui commence.",
        "Dzięki Analitykowi {0} widzi trzy wierzchnie grupy talii i układa je dowolnie.\nBędą werbowane od góry, przez obie strony: ważne, kto zacznie.",
    ],
};

static DOUBLE_AGENT: Page = Page {
    title: ["Double Agent", "Agent double", "Podwójny agent"],
    body: [
        "{0} may send one agent at {of 1} headquarters on leave, so that he is missing next year.\nOr it unmasks: next year {the 1} must show its Agent X before {the 0} chooses.",
        "{The 0} peut mettre en repos un agent du QG {of 1} : il manquera l'an prochain.\nOu démasquer : l'an prochain, {the 1} montrera son Agent X avant le choix {of 0}.",
        "{0} może odesłać na zwolnienie agenta ze sztabu {of 1}: zabraknie go za rok.\nAlbo ujawnić: za rok {1} pokaże Agenta X, zanim wybierze {0}.",
    ],
};

static SEND: Page = Page {
    title: ["Choose Agent X", "Choisir l'Agent X", "Wybór Agenta X"],
    body: [
        "{0} secretly sends one agent for this year. Left and right turn the cards.\nEach says what happens if the CIA or the KGB places the token. A side can plan to win the struggle, or to lose it.",
        "{The 0} envoie en secret un agent pour l'année. Gauche et droite tournent les fiches.\nChacune dit son effet selon le jeton posé. On peut vouloir gagner la lutte, ou la perdre.",
        "{0} w tajemnicy wysyła agenta na ten rok. Lewo i prawo zmieniają kartę.\nKażda mówi, co się stanie, zależnie od tego, czyj będzie żeton. Można chcieć wygrać walkę albo przegrać.",
    ],
};

static START: Page = Page {
    title: ["Who starts?", "Qui commence ?", "Kto zaczyna?"],
    body: [
        "{0} holds the balance and says which side acts first.\nWho starts gets the first group. Who comes second sees it before acting.",
        "{The 0} tient la balance et dit quel camp joue d'abord.\nLe premier reçoit le premier groupe. Le second le voit avant d'agir.",
        "{0} ma żeton równowagi i wskazuje stronę, która zacznie.\nPierwsza dostaje pierwszą grupę. Druga widzi ją, zanim coś zrobi.",
    ],
};

static ACT: Page = Page {
    title: ["The struggle", "La lutte", "Walka o wpływy"],
    body: [
        "{0} recruits a group, activates a ready one, or passes. The total closer to the white post wins; above it is disorder.\nThe line below says what A will do. Two passes in a row end it.",
        "{The 0} recrute, active un groupe levé, ou passe. Le plus près du poteau blanc gagne ; au-delà, c'est le désordre.\nSous le plateau : l'effet de A. Deux passes de suite finissent la lutte.",
        "{0} werbuje, aktywuje przygotowaną grupę albo pasuje. Wygrywa wynik bliższy białemu słupkowi; ponad nim są zamieszki.\nNiżej widać, co zrobi A. Dwa pasy z rzędu kończą walkę.",
    ],
};

static MEDIA: Page = Page {
    title: ["A look at the deck", "Un coup secret", "Podgląd talii"],
    body: [
        "Only {the 0} may look. The card shows while A is held.\nThen take it, discard it for all to see, or leave it on the deck. If it is left, {the 1} does not learn what it is.",
        "{The 0} {0|seule|seul} regarde. La carte se montre tant que A est tenu.\nPuis la prendre, la défausser à la vue de tous, ou la laisser. Laissée, {the 1} n'en saura rien.",
        "Patrzy tylko {0}. Kartę widać, póki trzyma się A.\nPotem można ją wziąć, odrzucić jawnie albo zostawić. Wtedy {1} nie wie, co to za karta.",
    ],
};

static NOBEL: Page = Page {
    title: ["Save Agent X?", "Sauver l'Agent X ?", "Ocalić Agenta X?"],
    body: [
        "{0} is in civil disorder and its Agent X would be terminated.\nGiving up the Nobel Peace Prize sends him on leave instead, and costs its 5 points. {The 1} claims the objective either way.",
        "Désordre civil pour {the 0} : son Agent X serait éliminé.\nDéfausser le Prix Nobel le met en repos à la place et coûte 5 points. {The 1} remporte l'objectif de toute façon.",
        "{0} wywołuje zamieszki i Agent X miałby zginąć.\nOdrzucenie Nagrody Nobla wysyła go na zwolnienie i kosztuje 5 punktów. Cel i tak zdobywa {1}.",
    ],
};

static EVENT: Page = Page {
    title: ["Give up an event?", "Un événement ?", "Wydarzenie?"],
    body: [
        "{0} owns an event that works now. Giving it up has the effect that is shown, and costs its 5 points at once.\nNothing has to be given up: it can wait for another year.",
        "{The 0} possède un événement utilisable. Le défausser produit l'effet indiqué et coûte ses 5 points aussitôt.\nRien n'oblige : il peut attendre une autre année.",
        "{0} ma wydarzenie, które teraz działa. Odrzucenie go daje opisany efekt i od razu kosztuje 5 punktów.\nNic nie trzeba odrzucać: może poczekać na inny rok.",
    ],
};

static ORDER_OBJECTIVES: Page = Page {
    title: ["Order the objectives", "Ranger les objectifs", "Ułożenie celów"],
    body: [
        "Space Race lets {the 0} see the next three objectives and put them in any order.\nThe first is fought over next year. {The 1} does not see them.",
        "La Course à l'espace montre {to 0} les trois prochains objectifs, à ranger à volonté.\nLe premier sera celui de l'an prochain. {The 1} ne les voit pas.",
        "Dzięki Wyścigowi kosmicznemu {0} widzi trzy następne cele i układa je dowolnie.\nO pierwszy toczy się walka za rok. {1} ich nie widzi.",
    ],
};
