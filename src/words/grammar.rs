//! How names change within a sentence: articles, Polish cases, plurals.

use super::{Language, Named};
use crate::cards::{Agent, Faction, Group, Objective, Side};

/// What stands before a name, the name, and what stands after it.
pub(super) type Formed = (&'static str, &'static str, &'static str);

/// A name that can be declined.
pub(super) trait Declined: Named {
    /// What stands before the name when it is spoken of.
    fn article(self, language: Language) -> &'static str;

    /// The name as what something is done to.
    fn object(self, language: Language) -> &'static str;

    /// The form that a template asks for.
    fn formed(self, form: &str, language: Language) -> Formed {
        match form {
            "the" | "The" => (self.article(language), self.name(language), ""),
            "obj" | "Obj" => (self.article(language), self.object(language), ""),
            "short" => ("", self.short_name(language), ""),
            _ => ("", self.name(language), ""),
        }
    }
}

impl Declined for Side {
    fn article(self, language: Language) -> &'static str {
        match (language, self) {
            (Language::English, _) => "the ",
            (Language::French, Self::Cia) => "la ",
            (Language::French, Self::Kgb) => "le ",
            (Language::Polish, _) => "",
        }
    }

    fn object(self, language: Language) -> &'static str {
        self.name(language)
    }

    fn formed(self, form: &str, language: Language) -> Formed {
        let before = match (form, language, self) {
            ("", ..) | (_, Language::Polish, _) => "",
            ("of" | "Of", Language::French, Self::Cia) => "de la ",
            ("of" | "Of", Language::French, Self::Kgb) => "du ",
            ("to", Language::English, _) => "to the ",
            ("to", Language::French, Self::Cia) => "à la ",
            ("to", Language::French, Self::Kgb) => "au ",
            _ => self.article(language),
        };
        let after = match (form, language) {
            ("of" | "Of", Language::English) => "'s",
            _ => "",
        };
        (before, self.name(language), after)
    }
}

impl Declined for Agent {
    fn article(self, language: Language) -> &'static str {
        match (language, self) {
            (Language::English, _) => "the ",
            (Language::French, Self::DoubleAgent | Self::Analyst | Self::Assassin) => "l'",
            (Language::French, _) => "le ",
            (Language::Polish, _) => "",
        }
    }

    fn object(self, language: Language) -> &'static str {
        match (language, self) {
            (Language::Polish, Self::MasterSpy) => "Superszpiega",
            (Language::Polish, Self::DeputyDirector) => "Zastępcę dyrektora",
            (Language::Polish, Self::DoubleAgent) => "Podwójnego agenta",
            (Language::Polish, Self::Analyst) => "Analityka",
            (Language::Polish, Self::Assassin) => "Zabójcę",
            (Language::Polish, Self::Director) => "Dyrektora",
            _ => self.name(language),
        }
    }
}

impl Declined for Objective {
    fn article(self, language: Language) -> &'static str {
        match (language, self) {
            (Language::English, _) if self.is_event() => "the ",
            (
                Language::French,
                Self::Afghanistan
                | Self::Angola
                | Self::Egypt
                | Self::Iran
                | Self::NuclearEscalation,
            ) => "l'",
            (
                Language::French,
                Self::Libya
                | Self::Korea
                | Self::Czechoslovakia
                | Self::Turkey
                | Self::Greece
                | Self::SpaceRace
                | Self::SummitMeeting,
            ) => "la ",
            (Language::French, Self::OlympicGames) => "les ",
            (Language::English, _) | (Language::French, Self::Cuba) | (Language::Polish, _) => "",
            (Language::French, _) => "le ",
        }
    }

    fn object(self, language: Language) -> &'static str {
        match (language, self) {
            (Language::Polish, Self::Cuba) => "Kubę",
            (Language::Polish, Self::Panama) => "Panamę",
            (Language::Polish, Self::Angola) => "Angolę",
            (Language::Polish, Self::Libya) => "Libię",
            (Language::Polish, Self::Korea) => "Koreę",
            (Language::Polish, Self::Czechoslovakia) => "Czechosłowację",
            (Language::Polish, Self::Turkey) => "Turcję",
            (Language::Polish, Self::Greece) => "Grecję",
            (Language::Polish, Self::NobelPeacePrize) => "Nagrodę Nobla",
            (Language::Polish, Self::SpaceRace) => "Wyścig kosmiczny",
            (Language::Polish, _) => self.short_name(language),
            _ => self.name(language),
        }
    }
}

impl Declined for Group {
    fn article(self, _: Language) -> &'static str {
        ""
    }

    fn object(self, language: Language) -> &'static str {
        match (language, self) {
            (Language::Polish, Self::Guerrilla) => "Partyzantów",
            (Language::Polish, Self::Militia) => "Milicję",
            (Language::Polish, Self::Mercenaries) => "Najemników",
            (Language::Polish, Self::Police) => "Policję",
            (Language::Polish, Self::Infantry) => "Piechotę",
            (Language::Polish, Self::Generals) => "Generałów",
            (Language::Polish, Self::Workers) => "Robotników",
            (Language::Polish, Self::Mafia) => "Mafię",
            (Language::Polish, Self::OilTycoons) => "Magnatów naftowych",
            (Language::Polish, Self::Bankers) => "Bankierów",
            (Language::Polish, Self::Students) => "Studentów",
            (Language::Polish, Self::Nationalists) => "Nacjonalistów",
            (Language::Polish, Self::Fundamentalists) => "Fundamentalistów",
            (Language::Polish, Self::Opposition) => "Opozycję",
            (Language::Polish, Self::Artists) => "Artystów",
            (Language::Polish, Self::PhoneCompany) => "Telekomunikację",
            (Language::Polish, Self::Television) => "Telewizję",
            _ => self.short_name(language),
        }
    }

    fn formed(self, form: &str, language: Language) -> Formed {
        let name = if form == "obj" { self.object(language) } else { self.short_name(language) };
        ("", name, "")
    }
}

impl Group {
    /// Whether verbs take the plural after the name.
    pub(super) const fn is_plural(self, language: Language) -> bool {
        let [english, french, polish] = match self {
            Self::Guerrilla => [false, false, true],
            Self::Militia | Self::Industry | Self::PhoneCompany => [false, true, false],
            Self::FoodCompanies | Self::Newspapers => [true, false, true],
            Self::Mercenaries
            | Self::Generals
            | Self::Workers
            | Self::OilTycoons
            | Self::Bankers
            | Self::Students
            | Self::Nationalists
            | Self::Fundamentalists
            | Self::Artists
            | Self::Ngos => [true; 3],
            _ => [false; 3],
        };
        language.of([english, french, polish])
    }
}

impl Declined for Faction {
    fn article(self, _: Language) -> &'static str {
        ""
    }

    fn object(self, language: Language) -> &'static str {
        language.of(match self {
            Self::Military => ["military", "armée", "militarna"],
            Self::Economic => ["economic", "économie", "ekonomiczna"],
            Self::Political => ["political", "politique", "polityczna"],
            Self::Media => ["media", "média", "medialna"],
        })
    }

    fn formed(self, _: &str, language: Language) -> Formed {
        ("", self.object(language), "")
    }
}
