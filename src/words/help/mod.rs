//! What X explains: a title, and one page or more of at most four lines.

mod agents;
mod factions;
mod groups;
mod objectives;
mod phases;
mod terms;

pub use terms::Term;

use super::page::Row;
use super::{Language, Slot, Text, fill};

/// Something that has an explanation.
pub trait Explained {
    /// Its explanation.
    fn help(self) -> Help;
}

/// An explanation.
#[derive(Clone, Copy, Debug)]
pub struct Help {
    title: Row,
    /// What it shares with its kind, then what is its own.
    pages: [&'static [Row]; 2],
    slots: [Slot; 3],
}

impl Help {
    const fn new(title: Row, pages: [&'static [Row]; 2]) -> Self {
        Self { title, pages, slots: [Slot::Text(""); 3] }
    }

    /// The title.
    #[must_use]
    pub const fn title(&self, language: Language) -> &'static str {
        language.of(self.title)
    }

    /// How many pages there are, one at least.
    #[must_use]
    pub fn pages(&self) -> u8 {
        self.pages.iter().map(|pages| pages.len() as u8).sum()
    }

    /// The words of a page, from 0.
    #[must_use]
    pub fn page(&self, number: u8, language: Language) -> Option<Text> {
        let row = self.pages.iter().copied().flatten().nth(usize::from(number))?;
        Some(fill(language.of(*row), &self.slots, language))
    }
}
