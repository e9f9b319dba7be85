//! Every word a person reads, in English, French and Polish.
//!
//! A table has a column for each language, so a missing translation does not
//! compile.

mod names;

pub use names::Named;

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
