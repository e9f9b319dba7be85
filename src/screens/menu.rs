//! The main menu.

use embedded_graphics::geometry::Point;

use super::Picture;
use super::kit::{Desk, Font, Paint, Paper, Part, Place, area};
use crate::cards::{Objective, Side};
use crate::words::{Language, Phrase, Slot, Text, fill};

/// What the menu offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MenuItem {
    /// The game in progress; not there without one.
    Continue,
    /// A new game.
    NewGame,
    /// The rules, page by page.
    Rules,
    /// The settings.
    Settings,
    /// Version and credits.
    About,
}

/// The game in progress, in a line that all may read.
#[derive(Clone, Copy, Debug, Hash)]
pub struct Resume {
    /// Its year.
    pub year: u16,
    /// What is at stake, once it is turned over.
    pub objective: Option<Objective>,
    /// Who is asked; nobody once it is over.
    pub to_act: Option<Side>,
}

/// What there is to say about saving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notice {
    /// Nothing was ever saved.
    Nothing,
    /// What was saved cannot be read.
    Damaged,
    /// A version before this one saved it.
    Older,
    /// A version after this one saved it.
    Newer,
    /// What is played is not saved.
    NotKept,
}

/// The main menu.
#[derive(Clone, Copy, Debug)]
pub struct Menu {
    /// What is in focus.
    pub focus: MenuItem,
    /// The game in progress.
    pub resume: Option<Resume>,
    /// What is said below, or of the game in progress.
    pub notice: Option<Notice>,
}

/// The width of a card, on any panel: beside it one sees the map.
const CARD: i32 = 224;

impl Menu {
    /// What it offers, from the top down.
    pub fn items(&self) -> impl Iterator<Item = MenuItem> + use<> {
        let all = [
            MenuItem::Continue,
            MenuItem::NewGame,
            MenuItem::Rules,
            MenuItem::Settings,
            MenuItem::About,
        ];
        all.into_iter().skip(usize::from(self.resume.is_none()))
    }

    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let language = desk.language;
        let all = area(0, 0, desk.width(), desk.panel.height());
        on.part(Part::Ground, all, &desk.panel, |on| {
            on.polar_map(Point::new(desk.width() - 40, 10), 64, Paint::Line);
        });
        let title = Phrase::Title.text(language);
        let fonts = [Font::N18, Font::N14];
        on.line(Place::left(8, 25, desk.width() - 40), &fonts, title, Paint::Paper);
        battery(on, desk);
        let mut y = 36;
        for item in self.items() {
            let height = if item == MenuItem::Continue { 50 } else { 30 };
            let place = area(8, y, CARD + 3, height + 3);
            let told = (item == MenuItem::Continue).then_some((self.resume, self.notice));
            let facts = (item, self.edge(item), told, desk.language);
            on.part(Part::Line, place, &facts, |on| self.card(item, y, height, on, desk));
            y += height + 3;
        }
        if let (None, Some(notice)) = (self.resume, self.notice) {
            let text = notice.phrase().text(language);
            let place = Place::left(8, 192, desk.width() - 16);
            on.lines(place, (15, 2), Font::H10, text, Paint::Manila);
        }
    }

    /// The colour of an item's edge if it is in focus: that of the side to move.
    fn edge(&self, item: MenuItem) -> Option<Paint> {
        let side = self.resume.and_then(|game| game.to_act);
        (item == self.focus).then(|| side.map_or(Paint::Ink, Paint::ground))
    }

    /// A card; in focus it is white paper.
    fn card(&self, item: MenuItem, y: i32, height: i32, on: &mut dyn Paper, desk: &Desk) {
        let (width, language) = (CARD, desk.language);
        let edge = self.edge(item);
        if edge.is_some() {
            on.fill(11, y + 3, width, height, Paint::Ink);
            on.fill(14, y, width - 6, height, Paint::Paper);
        } else {
            on.fill(14, y + height - 1, width - 6, 1, Paint::Kraft);
            on.fill(14, y, width - 6, height - 1, Paint::Manila);
        }
        on.fill(8, y, 6, height, edge.unwrap_or(Paint::Kraft));
        if edge.is_some() {
            on.picture(Picture::Right6, width - 4, y + height / 2 - 5, Paint::Ink);
        }
        let place = Place::left(24, y + 20, CARD - 30);
        on.line(place, &[Font::N14], item.phrase().text(language), Paint::Ink);
        if let (MenuItem::Continue, Some(resume)) = (item, &self.resume) {
            let place = Place::left(24, y + 40, CARD - 20);
            let line = match self.notice {
                Some(notice) => fill(notice.phrase().text(language), &[], language),
                None => resume.line(language),
            };
            on.line(place, &[Font::H10], &line, Paint::Ink);
        }
    }
}

fn battery(on: &mut dyn Paper, desk: &Desk) {
    let Some(level) = desk.battery else { return };
    let x = desk.width() - 24;
    on.picture(Picture::Battery, x, 12, Paint::Paper);
    for cell in i32::from(level)..4 {
        on.fill(x + 2 + 3 * cell, 14, 2, 3, Paint::Desk);
    }
}

impl Resume {
    fn line(&self, language: Language) -> Text {
        let year = Slot::Number(self.year);
        match (self.objective, self.to_act) {
            (Some(objective), Some(side)) => {
                let slots = [year, Slot::Objective(objective), Slot::Side(side)];
                fill(Phrase::ResumeAt.text(language), &slots, language)
            }
            (None, Some(side)) => {
                fill(Phrase::ResumeYear.text(language), &[year, Slot::Side(side)], language)
            }
            (_, None) => fill(Phrase::ResumeOver.text(language), &[year], language),
        }
    }
}

impl Notice {
    const fn phrase(self) -> Phrase {
        match self {
            Self::Nothing => Phrase::NothingSaved,
            Self::Damaged => Phrase::SaveDamaged,
            Self::Older => Phrase::SaveOlder,
            Self::Newer => Phrase::SaveNewer,
            Self::NotKept => Phrase::NotKept,
        }
    }
}

impl MenuItem {
    const fn phrase(self) -> Phrase {
        match self {
            Self::Continue => Phrase::Continue,
            Self::NewGame => Phrase::NewGame,
            Self::Rules => Phrase::Rules,
            Self::Settings => Phrase::Settings,
            Self::About => Phrase::About,
        }
    }
}
