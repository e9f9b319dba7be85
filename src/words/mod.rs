//! Every word a person reads, in English, French and Polish.
//!
//! A table has a column for each language, so a missing translation does not
//! compile.

mod fill;
mod grammar;
mod guide;
mod help;
mod names;
mod page;
mod phrases;
mod rules;

pub use fill::{Slot, Text, fill};
pub use guide::guide;
pub use help::{Explained, Help, Term};
pub use names::Named;
pub use page::Page;
pub use phrases::Phrase;
pub use rules::RULES;

/// A language of the device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Français.
    French,
    /// Polski.
    Polish,
}

impl Language {
    /// All three.
    pub const ALL: [Self; 3] = [Self::English, Self::French, Self::Polish];

    /// The entry of a table's row in this language.
    const fn of<T: Copy>(self, [english, french, polish]: [T; 3]) -> T {
        match self {
            Self::English => english,
            Self::French => french,
            Self::Polish => polish,
        }
    }
}
