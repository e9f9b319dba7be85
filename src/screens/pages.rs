//! Rows in a folder: new game, settings, the files, and short lists of choices.

use super::Picture;
use super::kit::{Desk, Font, Paint, Paper, Part, Place, area};
use heapless::Vec;

use crate::cards::{Objective, Side};
use crate::rules::Edition;
use crate::words::{Language, Named as _, Phrase, Slot, Text, fill};

/// What the folder is about; it gives the tab its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Page {
    /// A new game.
    NewGame,
    /// The settings.
    Settings,
    /// The files: everything that can be looked up during a game.
    Files,
    /// The events that the side to act could play now.
    Events(Side),
}

/// A row's own value, shown at its right end between arrows when in focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// Which rulebook.
    Edition(Edition),
    /// Who holds the balance first; nobody: by lot.
    Balance(Option<Side>),
    /// Whether the first-game guide speaks.
    Guide(bool),
    /// The language of the device.
    Language(Language),
    /// Whether it makes sounds.
    Sound(bool),
    /// How bright the light is, from 1 to 6.
    Light(u8),
}

/// One row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Row {
    /// A setting that left and right, or A, change.
    Setting(Setting),
    /// Shuffles and begins, drawn as a button.
    Begin,
    /// The same, giving up the game in progress.
    BeginInstead,
    /// Opens the log of the game.
    Log,
    /// Shows the scores and what each side has claimed.
    Scores,
    /// Lets the side look at its own Agent X again.
    AgentX(Side),
    /// The groups, agents and objectives explained.
    Cards,
    /// The rules, page by page.
    Rules,
    /// The settings.
    Settings,
    /// To the main menu; the game is kept.
    MainMenu,
    /// The games that ended.
    PastGames,
    /// A look at every part of the device.
    SelfTest,
    /// Plays this event.
    Event(Objective),
}

/// A folder with rows.
#[derive(Clone, Debug)]
pub struct Choices {
    /// What it is about.
    pub page: Page,
    /// Its rows, at most eight.
    pub rows: Vec<Row, 8>,
    /// Which row is in focus.
    pub focus: u8,
}

impl Choices {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let ground = area(0, 0, desk.width(), 222);
        on.part(Part::Ground, ground, &(self.page, desk), |on| {
            on.folder(&self.page.tab(desk), desk);
        });
        // The sheet has room for 184 rows of pixels.
        let pitch = 184 / (self.rows.len() as i32).max(6);
        let mut y = if self.rows.len() > 5 { 29 } else { 32 };
        for (place, row) in self.rows.iter().enumerate() {
            let focus = place == usize::from(self.focus);
            let button = matches!(row, Row::Begin | Row::BeginInstead);
            let height = if button { 64 } else { pitch };
            let place = area(10, y, desk.width() - 20, height);
            on.part(Part::Line, place, &(row, focus, desk), |on| {
                if button {
                    begin(on, y + 12, *row, focus, desk);
                } else {
                    line(on, y, pitch, *row, focus, desk);
                }
            });
            y += pitch;
        }
    }
}

/// A row of so many pixels.
pub(super) fn line(on: &mut dyn Paper, y: i32, pitch: i32, row: Row, focus: bool, desk: &Desk) {
    let right = desk.width() - 18;
    let base = y + pitch / 2 + 5;
    let paint = if focus { Paint::Paper } else { Paint::Ink };
    if focus {
        // Where rows are long the bar is low: it is to be there at once.
        let inset = if desk.more() > 0 { 3 } else { 0 };
        on.fill(10, y + inset, desk.width() - 20, pitch - 2 * inset, Paint::Ink);
    } else {
        on.fill(14, y + pitch - 1, desk.width() - 28, 1, Paint::Manila);
    }
    let fonts = [Font::H12, Font::H10];
    match row {
        Row::Setting(setting) => {
            let (name, value) = setting.words(desk);
            let (end, gap) = if focus { (right - 9, 16) } else { (right, 8) };
            let room = end - 18 - gap;
            let both = |font: &Font| font.width(name) + font.width(&value) <= room;
            let font = if both(&Font::H12) { Font::H12 } else { Font::H10 };
            let taken = on.line(Place::right(end, base, room), &[font], &value, paint);
            if focus {
                on.picture(Picture::Left6, taken.start - 10, base - 10, Paint::Economic);
                on.picture(Picture::Right6, right - 4, base - 10, Paint::Economic);
            }
            on.line(Place::left(18, base, taken.start - gap - 18), &[font], name, paint);
        }
        _ => {
            let mut x = 18;
            if let Row::Event(objective) = row {
                on.flag(objective, 19, y + 5);
                x = 58;
            }
            let (width, name) = (right - x - 12, row.name("{0}", desk));
            let name = match Font::fit(&fonts, width, &name) {
                Some(_) => name,
                None => row.name("{short 0}", desk),
            };
            on.line(Place::left(x, base, width), &fonts, &name, paint);
            if focus {
                on.picture(Picture::Right6, right - 4, base - 10, Paint::Economic);
            }
        }
    }
}

fn begin(on: &mut dyn Paper, y: i32, row: Row, focus: bool, desk: &Desk) {
    let (ground, paint) =
        if focus { (Paint::Ink, Paint::Paper) } else { (Paint::Manila, Paint::Ink) };
    let width = 204 - desk.more() / 2;
    let x = (desk.width() - width) / 2;
    on.fill(x, y, width, 38, Paint::Kraft);
    on.fill(x + 1, y + 1, width - 2, 36, ground);
    let place = Place::centre(x + width / 2, y + 25, width - 6);
    on.line(place, &[Font::N14, Font::N12], Phrase::Begin.text(desk.language), paint);
    if row == Row::BeginInstead {
        let warning = Phrase::GivesUpGame.text(desk.language);
        let place = Place::centre(desk.width() / 2, y + 57, desk.width() - 48);
        on.line(place, &[Font::H10], warning, Paint::Kgb);
    }
}

impl Page {
    fn tab(self, desk: &Desk) -> Text {
        let (phrase, side) = match self {
            Self::NewGame => (Phrase::NewGame, None),
            Self::Settings => (Phrase::Settings, None),
            Self::Files => (Phrase::Files, None),
            Self::Events(side) => (Phrase::EventsOf, Some(side)),
        };
        let slots = [Slot::Side(side.unwrap_or(Side::Cia))];
        fill(phrase.text(desk.language), &slots, desk.language)
    }
}

impl Setting {
    fn words(self, desk: &Desk) -> (&'static str, Text) {
        let (name, value) = match self {
            Self::Edition(edition) => {
                let edition = match edition {
                    Edition::English => Phrase::English,
                    Edition::French => Phrase::French,
                    Edition::Polish => Phrase::Polish,
                };
                (Phrase::Edition, edition.text(desk.language))
            }
            Self::Balance(None) => (Phrase::Balance, Phrase::ByLot.text(desk.language)),
            Self::Balance(Some(side)) => (Phrase::Balance, side.name(desk.language)),
            Self::Guide(on) => {
                let value = if on { Phrase::Explained } else { Phrase::NotExplained };
                (Phrase::Guide, value.text(desk.language))
            }
            Self::Language(language) => (Phrase::Language, Phrase::OwnName.text(language)),
            Self::Sound(on) => {
                let value = if on { Phrase::On } else { Phrase::Off };
                (Phrase::Sound, value.text(desk.language))
            }
            Self::Light(_) => (Phrase::Light, Phrase::OutOf.text(desk.language)),
        };
        let slots = match self {
            Self::Light(level) => [Slot::Number(level.into()), Slot::Number(6)],
            _ => [Slot::Number(0); 2],
        };
        (name.text(desk.language), fill(value, &slots, desk.language))
    }
}

impl Row {
    /// The words of a row; an event is named by this template.
    fn name(self, event: &'static str, desk: &Desk) -> Text {
        let (template, slot) = match self {
            Self::Event(objective) => (event, Slot::Objective(objective)),
            Self::AgentX(side) => (Phrase::AgentXOf.text(desk.language), Slot::Side(side)),
            _ => (self.phrase().text(desk.language), Slot::Number(0)),
        };
        fill(template, &[slot], desk.language)
    }

    const fn phrase(self) -> Phrase {
        match self {
            Self::Log => Phrase::Log,
            Self::Scores => Phrase::Scores,
            Self::Cards => Phrase::Cards,
            Self::Rules => Phrase::Rules,
            Self::Settings => Phrase::Settings,
            Self::MainMenu => Phrase::MainMenu,
            Self::PastGames => Phrase::PastGames,
            Self::SelfTest => Phrase::SelfTest,
            _ => Phrase::Begin,
        }
    }
}
