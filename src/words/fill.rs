//! Templates become sentences.
//!
//! A slot is written `{0}`: the first of the values, plain. A word before the
//! number asks for a form, with a capital if the word has one:
//!
//! | form | English | French | Polish |
//! |---|---|---|---|
//! | `{the 0}` | the CIA, the Director, Cuba | la CIA, le Directeur, Cuba | CIA, Dyrektor, Kuba |
//! | `{obj 0}` | as `the` | as `the` | CIA, Dyrektora, Kubę |
//! | `{of 0}` | the CIA's | de la CIA, du KGB | CIA |
//! | `{to 0}` | to the CIA | à la CIA, au KGB | CIA |
//! | `{short 0}` | the short name of an objective, a group without its influence | | |
//! | `{nth 0}` | 1st | 1er | 1. |
//!
//! `{0|is|are}` is a word that agrees with the value: by number, by whether a
//! group's name is plural, or by side (first the CIA's, then the KGB's).

use core::fmt::Write;

use super::Language;
use super::grammar::Declined;
use crate::cards::{Agent, Faction, Group, Objective, Side};

/// A sentence, ready to be drawn.
pub type Text = heapless::String<256>;

/// What can stand in a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// A side.
    Side(Side),
    /// A group with its influence: Militia 2.
    Group(Group),
    /// An agent.
    Agent(Agent),
    /// A nation or an event.
    Objective(Objective),
    /// A faction, as it stands within a sentence.
    Faction(Faction),
    /// A number.
    Number(u16),
    /// Words of another table.
    Text(&'static str),
}

/// The template with its slots filled. What exceeds the capacity is left out,
/// as is a slot without a value.
#[must_use]
pub fn fill(template: &str, slots: &[Slot], language: Language) -> Text {
    let mut text = Text::new();
    let mut rest = template;
    while let Some((before, opened)) = rest.split_once('{') {
        push(&mut text, before);
        let (slot, after) = opened.split_once('}').unwrap_or((opened, ""));
        let (slot, choices) = slot.split_once('|').unwrap_or((slot, ""));
        let (form, number) = slot.rsplit_once(' ').unwrap_or(("", slot));
        if let Some(slot) = number.parse().ok().and_then(|number: usize| slots.get(number)) {
            if choices.is_empty() {
                slot.write(&mut text, form, language);
            } else {
                push(&mut text, slot.agree(choices, language));
            }
        }
        rest = after;
    }
    push(&mut text, rest);
    text
}

fn push(text: &mut Text, words: &str) {
    if text.push_str(words).is_ok() {
        return;
    }
    for letter in words.chars() {
        if text.push(letter).is_err() {
            return;
        }
    }
}

impl Slot {
    fn write(self, text: &mut Text, form: &str, language: Language) {
        let (before, name, after) = match self {
            Self::Side(side) => side.formed(form, language),
            Self::Agent(agent) => agent.formed(form, language),
            Self::Objective(objective) => objective.formed(form, language),
            Self::Group(group) => group.formed(form, language),
            Self::Faction(faction) => faction.formed(form, language),
            Self::Text(words) => ("", words, ""),
            Self::Number(number) => {
                // The only error is a full text, which loses its end.
                let _ = write!(text, "{number}");
                ("", if form == "nth" { nth(number, language) } else { "" }, "")
            }
        };
        let mut before = before.chars();
        if form.starts_with(char::is_uppercase)
            && let Some(first) = before.next()
        {
            let _ = text.push(first.to_ascii_uppercase());
        }
        push(text, before.as_str());
        push(text, name);
        push(text, after);
        if let Self::Group(group) = self
            && form != "short"
        {
            let _ = write!(text, " {}", group.influence());
        }
    }

    /// The one of the choices that goes with the value.
    fn agree<'a>(&self, choices: &'a str, language: Language) -> &'a str {
        let place = match *self {
            Self::Side(side) => side as usize,
            Self::Group(group) => usize::from(group.is_plural(language)),
            Self::Number(number) => match (language, number) {
                (_, 1) | (Language::French, 0) => 0,
                (Language::Polish, 2..=4) => 1,
                (Language::Polish, 22..) if matches!(number % 10, 2..=4) => 1,
                (Language::Polish, _) => 2,
                _ => 1,
            },
            _ => 0,
        };
        choices.split('|').nth(place).unwrap_or_default()
    }
}

/// What makes an ordinal of the number before it.
const fn nth(number: u16, language: Language) -> &'static str {
    match (language, number) {
        (Language::English, 1) => "st",
        (Language::English, 2) => "nd",
        (Language::English, 3) => "rd",
        (Language::English, _) => "th",
        (Language::French, 1) => "er",
        (Language::French, _) => "e",
        (Language::Polish, _) => ".",
    }
}
