//! The factions and their powers.

use super::{Explained, Help, Row};
use crate::cards::Faction;
use crate::words::{Language, Named};

const MILITARY: [Row; 2] = [
    [
        "Discards any other group in play, on either side. Then it lies mobilized and still counts.",
        "Défausse un autre groupe en jeu, dans l'un ou l'autre camp. Ensuite mobilisé, il compte toujours.",
        "Odrzuca dowolną inną grupę w grze. Potem leży zmobilizowana i nadal się liczy.",
    ],
    [
        "Good against a high total. It can also bring its own side back below the limit.",
        "Utile contre un total élevé, ou pour ramener son propre camp sous la limite.",
        "Dobra na wysoki wynik rywala. Może też sprowadzić własną stronę poniżej limitu.",
    ],
];

const ECONOMIC: [Row; 2] = [
    [
        "Flips any other group that is not economic: a ready one lies down, a mobilized one stands up.",
        "Retourne un autre groupe, hors Économie : levé, il se couche ; mobilisé, il se relève.",
        "Obraca inną grupę, byle nie ekonomiczną: przygotowana kładzie się, zmobilizowana wstaje.",
    ],
    [
        "Who stands up can use its power again. Who is laid down cannot. Influence counts either way.",
        "Relevé, un groupe peut resservir ; couché, non. Son influence compte toujours.",
        "Kto wstał, może znów użyć zdolności, kto leży, nie. Wpływy liczą się zawsze.",
    ],
];

const POLITICAL: [Row; 2] = [
    [
        "Moves any other group in play to the other side. It stays ready or mobilized, as it was.",
        "Fait changer de camp un autre groupe en jeu. Il reste levé ou mobilisé, comme avant.",
        "Przenosi dowolną inną grupę na drugą stronę. Zostaje ona w swoim stanie.",
    ],
    [
        "Nobody may get more groups than the population, and the enemy cannot be pushed over the limit.",
        "Nul ne dépasse la population, et on ne pousse pas l'adversaire au-delà de la limite.",
        "Zaludnienia nie wolno przekroczyć, a rywala nie można wypchnąć ponad limit.",
    ],
];

const MEDIA: [Row; 2] = [
    [
        "Shows its side the top group of the deck, in secret. It is taken, discarded or left.",
        "Montre à son camp le dessus de la pioche, en secret : le prendre, le défausser ou le laisser.",
        "Pokazuje swojej stronie w tajemnicy wierzch talii. Kartę się bierze, odrzuca lub zostawia.",
    ],
    [
        "Who left a card knows what will be recruited next. A card that is taken comes in ready.",
        "Qui laisse la carte sait ce qui sera recruté ensuite. Prise, elle arrive levée.",
        "Kto zostawił kartę, zna następną werbowaną grupę. Wzięta wchodzi przygotowana.",
    ],
];

/// A faction's name and powers; its groups share them.
pub(super) const fn pages(faction: Faction) -> &'static [Row] {
    match faction {
        Faction::Military => &MILITARY,
        Faction::Economic => &ECONOMIC,
        Faction::Political => &POLITICAL,
        Faction::Media => &MEDIA,
    }
}

impl Explained for Faction {
    fn help(self) -> Help {
        Help::new(Language::ALL.map(|language| self.name(language)), [pages(self), &[]])
    }
}
