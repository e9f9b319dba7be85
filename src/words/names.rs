//! The names of the cards.

use super::Language;
use crate::cards::{Agent, Faction, Group, Objective, Side};

/// A card with a name in every language.
pub trait Named: Copy {
    /// The name on the card.
    fn name(self, language: Language) -> &'static str;

    /// The name where there is little room.
    fn short_name(self, language: Language) -> &'static str {
        self.name(language)
    }
}

impl Named for Side {
    fn name(self, _: Language) -> &'static str {
        match self {
            Self::Cia => "CIA",
            Self::Kgb => "KGB",
        }
    }
}

impl Named for Faction {
    fn name(self, language: Language) -> &'static str {
        language.of(match self {
            Self::Military => ["Military", "Armée", "Militarne"],
            Self::Economic => ["Economic", "Économie", "Ekonomiczne"],
            Self::Political => ["Political", "Politique", "Polityczne"],
            Self::Media => ["Media", "Média", "Medialne"],
        })
    }
}

impl Named for Agent {
    fn name(self, language: Language) -> &'static str {
        language.of(match self {
            Self::MasterSpy => ["Master Spy", "Maître-Espion", "Superszpieg"],
            Self::DeputyDirector => ["Deputy Director", "Directeur adjoint", "Zastępca dyrektora"],
            Self::DoubleAgent => ["Double Agent", "Agent double", "Podwójny agent"],
            Self::Analyst => ["Analyst", "Analyste", "Analityk"],
            Self::Assassin => ["Assassin", "Assassin", "Zabójca"],
            Self::Director => ["Director", "Directeur", "Dyrektor"],
        })
    }
}

impl Named for Group {
    fn name(self, language: Language) -> &'static str {
        language.of(match self {
            Self::Guerrilla => ["Guerrilla", "Guérilla", "Partyzanci"],
            Self::Militia => ["Militia", "Milices", "Milicja"],
            Self::Mercenaries => ["Mercenaries", "Mercenaires", "Najemnicy"],
            Self::Police => ["Police", "Police", "Policja"],
            Self::Infantry => ["Infantry", "Infanterie", "Piechota"],
            Self::Generals => ["Generals", "Généraux", "Generałowie"],
            Self::Workers => ["Workers", "Ouvriers", "Robotnicy"],
            Self::Mafia => ["Mafia", "Mafia", "Mafia"],
            Self::FoodCompanies => ["Food Companies", "Agroalimentaire", "Kompanie spożywcze"],
            Self::Industry => ["Industry", "Industriels", "Przemysł"],
            Self::OilTycoons => ["Oil Tycoons", "Magnats du pétrole", "Magnaci naftowi"],
            Self::Bankers => ["Bankers", "Banquiers", "Bankierzy"],
            Self::Students => ["Students", "Étudiants", "Studenci"],
            Self::TradeUnion => ["Trade Union", "Syndicat", "Związek zawodowy"],
            Self::Nationalists => ["Nationalists", "Nationalistes", "Nacjonaliści"],
            Self::Fundamentalists => ["Fundamentalists", "Fondamentalistes", "Fundamentaliści"],
            Self::Opposition => ["Opposition", "Opposition", "Opozycja"],
            Self::Government => ["Government", "Gouvernement", "Rząd"],
            Self::Artists => ["Artists", "Artistes", "Artyści"],
            Self::Ngos => ["NGOs", "ONG", "Organizacje społeczne"],
            Self::PhoneCompany => ["Phone Company", "Téléphones", "Telekomunikacja"],
            Self::Newspapers => ["Newspapers", "Presse", "Gazety"],
            Self::Radio => ["Radio", "Radio", "Radio"],
            Self::Television => ["Television", "Télévision", "Telewizja"],
        })
    }

    fn short_name(self, language: Language) -> &'static str {
        match (language, self) {
            (Language::French, Self::OilTycoons) => "Magnats",
            (Language::Polish, Self::Ngos) => "Organizacje",
            _ => self.name(language),
        }
    }
}

impl Named for Objective {
    fn name(self, language: Language) -> &'static str {
        language.of(match self {
            Self::Cuba => ["Cuba", "Cuba", "Kuba"],
            Self::Vietnam => ["Vietnam", "Viêt Nam", "Wietnam"],
            Self::Afghanistan => ["Afghanistan", "Afghanistan", "Afganistan"],
            Self::Panama => ["Panama", "Panama", "Panama"],
            Self::Angola => ["Angola", "Angola", "Angola"],
            Self::Congo => ["Congo", "Congo", "Kongo"],
            Self::Honduras => ["Honduras", "Honduras", "Honduras"],
            Self::Egypt => ["Egypt", "Égypte", "Egipt"],
            Self::Libya => ["Libya", "Libye", "Libia"],
            Self::Iran => ["Iran", "Iran", "Iran"],
            Self::Chile => ["Chile", "Chili", "Chile"],
            Self::Korea => ["Korea", "Corée", "Korea"],
            Self::Czechoslovakia => ["Czechoslovakia", "Tchécoslovaquie", "Czechosłowacja"],
            Self::Turkey => ["Turkey", "Turquie", "Turcja"],
            Self::Greece => ["Greece", "Grèce", "Grecja"],
            Self::NobelPeacePrize => {
                ["Nobel Peace Prize", "Prix Nobel : Paix", "Pokojowa Nagroda Nobla"]
            }
            Self::LiveBenefit => ["Live Benefit", "Concert caritatif", "Koncert charytatywny"],
            Self::NuclearEscalation => {
                ["Nuclear Escalation", "Escalade nucléaire", "Wyścig atomowy"]
            }
            Self::SpaceRace => ["Space Race", "Course à l'espace", "Wyścig kosmiczny"],
            Self::OlympicGames => ["Olympic Games", "Jeux olympiques", "Igrzyska olimpijskie"],
            Self::SummitMeeting => {
                ["Summit Meeting", "Rencontre au sommet", "Spotkanie na szczycie"]
            }
        })
    }

    fn short_name(self, language: Language) -> &'static str {
        match (language, self) {
            (Language::English, Self::NobelPeacePrize) => "Nobel Prize",
            (Language::English, Self::NuclearEscalation) => "Escalation",
            (Language::French, Self::NobelPeacePrize) => "Prix Nobel",
            (Language::French, Self::LiveBenefit) => "Concert",
            (Language::French, Self::NuclearEscalation) => "Escalade",
            (Language::French, Self::SpaceRace) => "Espace",
            (Language::French, Self::OlympicGames) => "Jeux",
            (Language::French, Self::SummitMeeting) => "Sommet",
            (Language::Polish, Self::NobelPeacePrize) => "Nagroda Nobla",
            (Language::Polish, Self::LiveBenefit) => "Koncert",
            (Language::Polish, Self::SpaceRace) => "Kosmos",
            (Language::Polish, Self::OlympicGames) => "Igrzyska",
            (Language::Polish, Self::SummitMeeting) => "Szczyt",
            _ => self.name(language),
        }
    }
}

impl Faction {
    /// The two letters that go with its icon.
    #[must_use]
    pub const fn letters(self, language: Language) -> &'static str {
        language.of(match self {
            Self::Military => ["MI", "AR", "MI"],
            Self::Economic => ["EC", "ÉC", "EK"],
            Self::Political => ["PO", "PO", "PO"],
            Self::Media => ["ME", "MÉ", "ME"],
        })
    }
}
