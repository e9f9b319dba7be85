//! What is this? A card, an agent, a faction, a phase or an event, explained; and the rules in pages.

mod exhibit;

use super::kit::{Desk, Font, Paint, Paper, Place, wrap};
use crate::cards::{Agent, Faction, Group, Objective, Side};
use crate::rules::Phase;
use crate::words::{Explained as _, Help, Language, RULES, Term};

/// What X explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// A group: in play, with its owner and whether it is ready, or not.
    Group(Group, Option<(Side, bool)>),
    /// A faction and its power.
    Faction(Faction),
    /// An agent and his agenda.
    Agent(Agent),
    /// The side's Agent X, whom all may know.
    AgentX(Side, Agent),
    /// A nation or an event.
    Objective(Objective),
    /// A phase: what happens in it.
    Phase(Phase),
    /// Passing: two in a row end the struggle.
    Pass,
    /// Recruiting.
    Recruit,
    /// The balance token.
    Balance,
    /// Editions of the rulebook.
    Editions,
}

/// A thing explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardPage {
    /// What.
    pub topic: Topic,
    /// Which page of its text, from 0; the screen says how many there are.
    pub page: u8,
    /// Whose eyes only, where a secret choice led here.
    pub private: Option<Side>,
}

/// A page of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulesPage {
    /// Which, from 0.
    pub page: u8,
}

impl CardPage {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        self.topic.exhibit(on, desk);
        let help = self.topic.help();
        let width = desk.width() - 16;
        on.fill(0, 126, desk.width(), 96, Paint::Paper);
        let title = Place::left(10, 146, width - 48);
        on.line(
            title,
            &[Font::N14, Font::N12, Font::H12, Font::H10],
            help.title(desk.language),
            Paint::Ink,
        );
        if help.pages() > 1 {
            on.page_number(self.page, help.pages(), desk.width() - 8, 146);
        }
        let text = help.page(self.page, desk.language).unwrap_or_default();
        let fits = wrap(Font::H12, width, &text).count() <= 4;
        let (font, lead) = if fits { (Font::H12, 17) } else { (Font::H10, 14) };
        on.lines(Place::left(10, 165, width), (lead, 4), font, &text, Paint::Ink);
        if let Some(side) = self.private {
            on.private_frame(side, desk);
        }
    }
}

impl RulesPage {
    /// How many pages there are.
    pub const COUNT: u8 = RULES.len() as u8;

    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let Some(page) = RULES.get(usize::from(self.page)) else { return };
        on.sheet(page.title(desk.language), 50, desk);
        on.page_number(self.page, Self::COUNT, desk.width() - 26, 24);
        on.paragraphs(page.body(desk.language), (Font::H10, 14), desk);
        on.page_dots(self.page, Self::COUNT, desk);
    }
}

impl Topic {
    /// How many pages its text has.
    #[must_use]
    pub fn pages(self, _: Language) -> u8 {
        self.help().pages()
    }

    fn help(self) -> Help {
        match self {
            Self::Group(group, _) => group.help(),
            Self::Faction(faction) => faction.help(),
            Self::Agent(agent) | Self::AgentX(_, agent) => agent.help(),
            Self::Objective(objective) => objective.help(),
            Self::Phase(phase) => phase.help(),
            Self::Pass => Term::Pass.help(),
            Self::Recruit => Term::Recruit.help(),
            Self::Balance => Term::Balance.help(),
            Self::Editions => Term::Editions.help(),
        }
    }
}
