//! The groups: their faction's power, and a line about who they are.

use super::factions::pages;
use super::{Explained, Help, Row};
use crate::cards::Group;
use crate::words::{Language, Named};

impl Explained for Group {
    fn help(self) -> Help {
        let faction = self.faction();
        let title = Language::ALL.map(|language| faction.name(language));
        Help::new(title, [pages(faction), about(self)])
    }
}

const fn about(group: Group) -> &'static [Row] {
    match group {
        Group::Guerrilla => &[[
            "Few, badly armed, and at home in the hills.",
            "Peu d'hommes, peu d'armes, mais chez eux dans la montagne.",
            "Nieliczni i słabo uzbrojeni, ale w górach są u siebie.",
        ]],
        Group::Militia => &[[
            "Neighbours with rifles, called out at night.",
            "Des voisins armés, appelés en pleine nuit.",
            "Sąsiedzi z karabinami, wezwani w środku nocy.",
        ]],
        Group::Mercenaries => &[[
            "They ask about the pay and never about the cause.",
            "Ils demandent la solde, jamais la cause.",
            "Pytają o żołd, nigdy o sprawę.",
        ]],
        Group::Police => &[[
            "Every door in the capital is in their files.",
            "Chaque porte de la capitale figure dans leurs fichiers.",
            "Każde drzwi w stolicy mają w swoich aktach.",
        ]],
        Group::Infantry => &[[
            "Where they stand, the argument is over.",
            "Là où elle se tient, la discussion est close.",
            "Tam, gdzie stanie, dyskusja się kończy.",
        ]],
        Group::Generals => &[[
            "One telephone call from them moves the whole army.",
            "Un seul appel de leur part, et l'armée se met en marche.",
            "Jeden ich telefon wystarcza, by ruszyła cała armia.",
        ]],
        Group::Workers => &[[
            "When they lay down their tools, the country stands still.",
            "Quand ils posent leurs outils, le pays s'arrête.",
            "Gdy odłożą narzędzia, kraj staje.",
        ]],
        Group::Mafia => &[[
            "Everything has its price, and they collect it.",
            "Tout a un prix, et elle vient l'encaisser.",
            "Wszystko ma swoją cenę, a ona ją ściąga.",
        ]],
        Group::FoodCompanies => &[[
            "Bread and sugar decide more than speeches do.",
            "Le pain et le sucre pèsent plus que les discours.",
            "Chleb i cukier znaczą więcej niż przemówienia.",
        ]],
        Group::Industry => &[[
            "Steel, cement, and a friend in each ministry.",
            "L'acier, le ciment, et un ami dans chaque ministère.",
            "Stal, cement i przyjaciel w każdym ministerstwie.",
        ]],
        Group::OilTycoons => &[[
            "A closed valve here is a cold winter elsewhere.",
            "Une vanne fermée ici, un hiver froid ailleurs.",
            "Zakręcony zawór tutaj to mroźna zima gdzie indziej.",
        ]],
        Group::Bankers => &[[
            "They lend to both sides and lose to neither.",
            "Ils prêtent aux deux camps et ne perdent jamais.",
            "Pożyczają obu stronom i nigdy nie tracą.",
        ]],
        Group::Students => &[[
            "Leaflets at noon, barricades by night.",
            "Des tracts à midi, des barricades le soir.",
            "W południe ulotki, wieczorem barykady.",
        ]],
        Group::TradeUnion => &[[
            "One list of demands, a hundred thousand signatures.",
            "Une liste de revendications, cent mille signatures.",
            "Jedna lista żądań, sto tysięcy podpisów.",
        ]],
        Group::Nationalists => &[[
            "The flag first, and no foreigners in the palace.",
            "Le drapeau d'abord, et pas d'étrangers au palais.",
            "Najpierw flaga i żadnych obcych w pałacu.",
        ]],
        Group::Fundamentalists => &[[
            "They answer to no capital on this map.",
            "Ils n'obéissent à aucune capitale de cette carte.",
            "Nie słuchają żadnej stolicy na tej mapie.",
        ]],
        Group::Opposition => &[[
            "A cabinet in waiting, with friends abroad.",
            "Un cabinet en attente, avec des amis à l'étranger.",
            "Rząd w poczekalni, z przyjaciółmi za granicą.",
        ]],
        Group::Government => &[[
            "Who has the ministers hardly needs the rest.",
            "Qui tient les ministres n'a guère besoin du reste.",
            "Kto ma ministrów, reszty prawie nie potrzebuje.",
        ]],
        Group::Artists => &[[
            "One song can say what no paper may print.",
            "Une chanson dit ce qu'aucun journal n'imprime.",
            "Piosenka powie to, czego gazeta nie wydrukuje.",
        ]],
        Group::Ngos => &[[
            "They are let in everywhere, and they write reports.",
            "On les laisse entrer partout, et elles font des rapports.",
            "Wpuszcza się je wszędzie, a one piszą raporty.",
        ]],
        Group::PhoneCompany => &[[
            "All lines run through one room.",
            "Toutes les lignes passent par une seule salle.",
            "Wszystkie linie biegną przez jeden pokój.",
        ]],
        Group::Newspapers => &[[
            "Tomorrow's front page is already for sale.",
            "La une de demain est déjà à vendre.",
            "Jutrzejsza pierwsza strona jest już na sprzedaż.",
        ]],
        Group::Radio => &[[
            "It crosses every border, jammed or not.",
            "Brouillée ou non, elle franchit les frontières.",
            "Zagłuszane czy nie, przekracza każdą granicę.",
        ]],
        Group::Television => &[[
            "What it shows has happened. The rest has not.",
            "Ce qu'elle montre a eu lieu. Le reste, non.",
            "Co pokaże, to się stało. Reszta nie.",
        ]],
    }
}
