//! What the owners of the device have set.

use crate::words::Language;

/// The settings, kept between games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language of every word.
    pub language: Language,
    /// Whether it makes sounds.
    pub sound: bool,
    /// How bright the light is, from 1 to [`Settings::BRIGHTEST`].
    pub light: u8,
    /// Whether the first-game guide speaks.
    pub guide: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self { language: Language::English, sound: true, light: 4, guide: true }
    }
}

impl Settings {
    /// The brightest light.
    pub const BRIGHTEST: u8 = 6;

    /// Four bytes to keep.
    #[must_use]
    pub fn to_bytes(self) -> [u8; 4] {
        let language = Language::ALL.iter().position(|language| *language == self.language);
        [language.unwrap_or_default() as u8, self.sound.into(), self.light, self.guide.into()]
    }

    /// The settings in these bytes; nothing if they are none.
    #[must_use]
    pub fn from_bytes(bytes: [u8; 4]) -> Option<Self> {
        let [language, sound, light, guide] = bytes;
        let flag = |byte| match byte {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        };
        Some(Self {
            language: *Language::ALL.get(usize::from(language))?,
            sound: flag(sound)?,
            light: Some(light).filter(|light| (1..=Self::BRIGHTEST).contains(light))?,
            guide: flag(guide)?,
        })
    }
}

/// The entry after this one, or before it, round and round.
pub(super) fn turn<T: Copy + PartialEq>(all: &[T], now: T, forward: bool) -> T {
    let place = all.iter().position(|entry| *entry == now).unwrap_or_default();
    let step = if forward { 1 } else { all.len() - 1 };
    all.get((place + step) % all.len()).copied().unwrap_or(now)
}
