//! Every word is there in every language, can be drawn, and fits in a sentence.

use std::collections::BTreeSet;

use agent_x::cards::{Agent, Card, Faction, Group, Objective, Side};
use agent_x::rules::{Outcome, Phase, Question, Reason};
use agent_x::words::{Explained, Help, Language, Named, Phrase, RULES, Slot, Term, fill, guide};

const PHASES: [Phase; 7] = [
    Phase::Briefing,
    Phase::Planning,
    Phase::Struggle,
    Phase::CeaseFire,
    Phase::Debriefing,
    Phase::Detente,
    Phase::Over,
];

fn questions(side: Side) -> [Question; 10] {
    [
        Question::OrderGroups(side),
        Question::DoubleAgent(side, Phase::Debriefing),
        Question::DoubleAgent(side, Phase::Planning),
        Question::Send(side),
        Question::Start(side),
        Question::Act(side),
        Question::Media(side),
        Question::Nobel(side),
        Question::Event(side),
        Question::OrderObjectives(side),
    ]
}

fn explanations() -> Vec<Help> {
    let mut all = Vec::new();
    all.extend(Group::ALL.iter().map(|group| group.help()));
    all.extend(Agent::ALL.iter().map(|agent| agent.help()));
    all.extend(Faction::ALL.iter().map(|faction| faction.help()));
    all.extend(Objective::ALL.iter().map(|objective| objective.help()));
    all.extend(PHASES.map(Phase::help));
    all.extend(Term::ALL.map(Term::help));
    all
}

/// Everything that can be read in a language, templates as they are.
fn texts(language: Language) -> Vec<String> {
    let mut all: Vec<String> =
        Phrase::ALL.iter().map(|phrase| phrase.text(language).into()).collect();
    for help in explanations() {
        all.push(help.title(language).into());
        for page in 0..help.pages() {
            all.push(help.page(page, language).expect("the page is there").as_str().into());
        }
    }
    for page in RULES.iter().chain(questions(Side::Cia).into_iter().filter_map(guide)) {
        all.push(page.title(language).into());
        all.push(page.body(language).into());
    }
    all.extend(Side::ALL.iter().map(|side| side.name(language).into()));
    all.extend(Faction::ALL.iter().map(|faction| faction.name(language).into()));
    all.extend(Faction::ALL.iter().map(|faction| faction.letters(language).into()));
    all.extend(Agent::ALL.iter().map(|agent| agent.name(language).into()));
    all.extend(Group::ALL.iter().map(|group| group.name(language).into()));
    all.extend(Group::ALL.iter().map(|group| group.short_name(language).into()));
    all.extend(Objective::ALL.iter().map(|objective| objective.name(language).into()));
    all.extend(Objective::ALL.iter().map(|objective| objective.short_name(language).into()));
    all
}

/// What each slot of a template says between its braces.
fn slots(template: &str) -> Vec<&str> {
    template
        .split('{')
        .skip(1)
        .map(|opened| opened.split_once('}').expect("every brace is closed").0)
        .collect()
}

fn numbers(template: &str) -> BTreeSet<&str> {
    slots(template)
        .into_iter()
        .map(|slot| slot.split('|').next().unwrap_or_default())
        .map(|slot| slot.rsplit(' ').next().unwrap_or_default())
        .collect()
}

fn every_slot() -> Vec<Slot> {
    let mut all = vec![Slot::Number(0), Slot::Number(1), Slot::Number(1991), Slot::Text("0.0.0")];
    all.extend(Side::ALL.iter().copied().map(Slot::Side));
    all.extend(Group::ALL.iter().copied().map(Slot::Group));
    all.extend(Agent::ALL.iter().copied().map(Slot::Agent));
    all.extend(Objective::ALL.iter().copied().map(Slot::Objective));
    all.extend(Faction::ALL.iter().copied().map(Slot::Faction));
    all
}

#[test]
fn no_text_is_empty_or_has_loose_spaces() {
    for language in Language::ALL {
        for text in texts(language) {
            assert!(!text.is_empty(), "an empty text in {language:?}");
            assert_eq!(text, text.trim(), "{language:?}");
            assert!(!text.contains("  "), "{text}");
        }
    }
}

#[test]
fn the_translations_of_a_phrase_have_the_same_slots() {
    for phrase in Phrase::ALL {
        let [english, french, polish] =
            Language::ALL.map(|language| numbers(phrase.text(language)));
        assert_eq!(english, french, "{phrase:?}");
        assert_eq!(english, polish, "{phrase:?}");
    }
}

#[test]
fn slots_ask_only_for_forms_that_exist() {
    for language in Language::ALL {
        for phrase in Phrase::ALL {
            for slot in slots(phrase.text(language)) {
                let (slot, choices) = slot.split_once('|').unwrap_or((slot, ""));
                let (form, number) = slot.rsplit_once(' ').unwrap_or(("", slot));
                assert!(number.parse::<usize>().is_ok(), "{phrase:?}: {slot}");
                let forms = ["", "the", "The", "obj", "of", "Of", "to", "short", "nth"];
                assert!(forms.contains(&form), "{phrase:?}: {slot}");
                assert!(form.is_empty() || choices.is_empty(), "{phrase:?}: {slot}");
            }
        }
    }
}

#[test]
fn every_letter_is_in_the_fonts() {
    let beyond_ascii = "\u{a0}àâçéèêëîïôùûÀÂÇÉÈÊËÎÏÔÙÛąćęłńóśźżĄĆĘŁŃÓŚŹŻ";
    for language in Language::ALL {
        for text in texts(language) {
            for letter in text.chars() {
                let drawn = matches!(letter, ' '..='~' | '\n') || beyond_ascii.contains(letter);
                assert!(drawn, "{letter:?} in {text}");
            }
        }
    }
}

#[test]
fn french_never_breaks_before_a_colon() {
    for text in texts(Language::French) {
        for mark in [" :", " ;", " !", " ?"] {
            assert!(!text.contains(mark), "a no-break space is due in {text}");
        }
    }
}

#[test]
fn nobody_is_addressed() {
    let forbidden: [&[&str]; 3] = [
        &["you", "your", "yours", "yourself"],
        &["tu", "te", "toi", "ton", "ta", "tes", "vous", "votre", "vos"],
        &["ty", "cię", "ciebie", "tobie", "tobą", "twój", "twoja", "twoje", "twoi", "wasz"],
    ];
    for (language, forbidden) in Language::ALL.into_iter().zip(forbidden) {
        for text in texts(language) {
            for word in text.split(|letter: char| !letter.is_alphabetic()) {
                assert!(!forbidden.contains(&word.to_lowercase().as_str()), "{word} in {text}");
            }
        }
    }
}

#[test]
fn no_sentence_is_cut_off() {
    for language in Language::ALL {
        let guides = questions(Side::Cia).into_iter().filter_map(guide);
        let templates = (Phrase::ALL.iter().map(|phrase| phrase.text(language)))
            .chain(guides.map(|page| page.body(language)));
        for template in templates {
            for slot in every_slot() {
                let text = fill(template, &[slot; 4], language);
                assert!(text.len() < text.capacity(), "{template}");
                assert!(!text.contains(['{', '}']), "{text}");
            }
        }
        for help in explanations() {
            for page in 0..help.pages() {
                let text = help.page(page, language).expect("the page is there");
                assert!(text.len() < text.capacity(), "{text}");
            }
        }
    }
}

#[test]
fn what_is_too_long_ends_at_a_letter() {
    let long = fill(&"ż".repeat(200), &[], Language::Polish);
    assert_eq!(long.as_str(), "ż".repeat(128));
}

#[test]
fn everything_has_an_explanation() {
    for help in explanations() {
        assert_ne!(help.pages(), 0);
        assert_eq!(help.page(help.pages(), Language::English), None);
    }
}

#[test]
fn every_question_to_a_side_has_its_guide() {
    for side in [Side::Cia, Side::Kgb] {
        for question in questions(side) {
            assert!(guide(question).is_some(), "{question:?}");
        }
    }
    let over = Question::Over(Outcome { winner: None, reason: Reason::Points });
    assert!(guide(Question::Deal).is_some() && guide(over).is_none());
}

#[test]
fn sides_take_their_articles() {
    let sentence = |phrase: Phrase, side, language| {
        fill(phrase.text(language), &[Slot::Side(side), Slot::Side(!side)], language)
    };
    let pass = |side, language| sentence(Phrase::HintPass, side, language);
    assert_eq!(
        pass(Side::Cia, Language::English).as_str(),
        "CIA waits. If the KGB passes too, the struggle ends."
    );
    assert_eq!(
        pass(Side::Cia, Language::French).as_str(),
        "La CIA attend. Si le KGB passe aussi, la lutte s'arrête."
    );
    assert_eq!(sentence(Phrase::AgentXOf, Side::Kgb, Language::French).as_str(), "Agent X du KGB");
    assert_eq!(
        sentence(Phrase::AgentXOf, Side::Cia, Language::English).as_str(),
        "The CIA's Agent X"
    );
}

#[test]
fn verbs_agree_with_the_group_and_names_are_declined() {
    let moves = |language| {
        let slots = [
            Slot::Group(Group::Nationalists),
            Slot::Side(Side::Kgb),
            Slot::Group(Group::PhoneCompany),
        ];
        fill(Phrase::HintMoves.text(language), &slots, language)
    };
    assert_eq!(
        moves(Language::English).as_str(),
        "Nationalists 3 bring Phone Company 3 to the KGB."
    );
    assert_eq!(
        moves(Language::French).as_str(),
        "Nationalistes 3 font passer Téléphones 3 au KGB."
    );
    assert_eq!(
        moves(Language::Polish).as_str(),
        "Nacjonaliści 3 przenoszą Telekomunikację 3 do KGB."
    );
}

#[test]
fn words_agree_with_numbers() {
    let groups = |number| {
        let slots = [Slot::Side(Side::Cia), Slot::Number(number)];
        fill("{1|grupa|grupy|grup}", &slots, Language::Polish).as_str().to_owned()
    };
    let expected = [(1, "grupa"), (2, "grupy"), (4, "grupy"), (5, "grup"), (12, "grup")];
    for (number, words) in expected.into_iter().chain([(22, "grupy"), (21, "grup")]) {
        assert_eq!(groups(number), words, "{number}");
    }
    let nth = |number| fill("{nth 0}", &[Slot::Number(number)], Language::English);
    assert_eq!([1, 2, 3, 6].map(|n| nth(n).as_str().to_owned()), ["1st", "2nd", "3rd", "6th"]);
}
