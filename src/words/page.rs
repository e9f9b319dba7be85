//! A page of running text.

use super::Language;

/// The same words in every language.
pub(super) type Row = [&'static str; 3];

/// A title, and paragraphs that a line break parts.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    pub(super) title: Row,
    pub(super) body: Row,
}

impl Page {
    /// The title.
    #[must_use]
    pub const fn title(&self, language: Language) -> &'static str {
        language.of(self.title)
    }

    /// The paragraphs.
    #[must_use]
    pub const fn body(&self, language: Language) -> &'static str {
        language.of(self.body)
    }
}
