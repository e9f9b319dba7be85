//! The agents and what they do with either token on the objective.

use super::{Explained, Help, Row};
use crate::cards::Agent;
use crate::words::{Language, Named};

impl Explained for Agent {
    fn help(self) -> Help {
        let fate: &[Row] = if self == Self::DeputyDirector { &[] } else { &FATE };
        Help::new(Language::ALL.map(|language| self.name(language)), [about(self), fate])
    }
}

const FATE: [Row; 1] = [[
    "Agent X is secret until the Debriefing. Then he goes on leave for a year.",
    "L'Agent X reste secret jusqu'au Débriefing. Puis il part en repos un an.",
    "Agent X jest tajny aż do Sprawozdania. Potem na rok idzie na zwolnienie.",
]];

const fn about(agent: Agent) -> &'static [Row] {
    match agent {
        Agent::MasterSpy => &[
            [
                "He wins by losing: whoever did not place the token claims the objective.",
                "Il gagne en perdant : l'objectif va au camp qui n'a pas posé le jeton.",
                "Wygrywa, przegrywając: cel zdobywa strona, która nie położyła żetonu.",
            ],
            [
                "Own token: the enemy claims. Enemy's token: his side claims. After civil disorder: nothing.",
                "Son jeton : l'adversaire gagne. Jeton adverse : son camp gagne. Après un désordre : rien.",
                "Własny żeton: cel bierze rywal. Żeton rywala: cel jest jego. Po zamieszkach: nic.",
            ],
        ],
        Agent::DeputyDirector => &[
            [
                "He does nothing, and nothing happens to him. He survives the Assassin and civil disorder.",
                "Il ne fait rien et rien ne lui arrive. Il survit à l'Assassin et au désordre civil.",
                "Nic nie robi i nic mu się nie dzieje. Przeżyje Zabójcę i zamieszki.",
            ],
            [
                "He alone never goes on leave, so somebody can always be sent.",
                "Lui seul ne part jamais en repos : il reste toujours quelqu'un à envoyer.",
                "Tylko on nie chodzi na zwolnienie, więc zawsze jest kogo wysłać.",
            ],
        ],
        Agent::DoubleAgent => &[
            [
                "With either token: sends an enemy agent at headquarters on leave, or unmasks the next Agent X.",
                "Avec tout jeton : met en repos un agent du QG adverse ou démasque le prochain Agent X.",
                "Z każdym żetonem: odsyła agenta z wrogiego sztabu albo ujawnia następnego Agenta X.",
            ],
            [
                "Unmasked, the enemy shows Agent X before the other side chooses. Of two, the token's works.",
                "Démasqué, l'adversaire montre son Agent X en premier. De deux, celui au jeton agit.",
                "Ujawniony rywal pierwszy pokazuje Agenta X. Z dwóch działa ten z żetonem.",
            ],
        ],
        Agent::Analyst => &[
            [
                "With either token: next year his side sees the top three groups and orders them.",
                "Avec tout jeton : l'an prochain, son camp voit et range les trois premiers groupes.",
                "Z każdym żetonem: za rok jego strona ogląda i układa trzy wierzchnie grupy.",
            ],
            [
                "If both sides sent him, only the one without the token works.",
                "Si les deux camps l'ont envoyé, seul agit celui qui n'a pas le jeton.",
                "Jeśli wysłały go obie strony, działa tylko ten bez żetonu.",
            ],
        ],
        Agent::Assassin => &[
            [
                "Own token: the enemy's Agent X dies and the objective goes under its deck.",
                "Son jeton : l'Agent X adverse meurt et l'objectif va sous sa pile.",
                "Własny żeton: Agent X rywala ginie, a cel trafia pod talię.",
            ],
            [
                "Enemy's token: nothing. He does not get a Deputy Director, nor a card already claimed.",
                "Jeton adverse : rien. Ni le Directeur adjoint, ni une carte déjà remportée.",
                "Żeton rywala: nic. Nie zabije Zastępcy dyrektora ani nie ruszy zdobytej karty.",
            ],
        ],
        Agent::Director => &[
            [
                "Own token: his side also claims the last card of the objective deck, unseen.",
                "Son jeton : son camp remporte aussi la dernière carte de la pile, sans la voir.",
                "Własny żeton: jego strona zdobywa też ostatni cel z talii, w ciemno.",
            ],
            [
                "Enemy's token: nothing. He acts last.",
                "Jeton adverse : rien. Il agit en dernier.",
                "Żeton rywala: nic. Działa jako ostatni.",
            ],
        ],
    }
}
