//! The Double Agent's choice, private; and which agent returns for Olympic Games, public.

use super::Picture;
use super::kit::{Desk, Font, Paint, Paper, Place};
use crate::cards::{Agent, Card as _, Objective, Set, Side};
use crate::words::{Named as _, Phrase, Slot, Text, fill};

/// Six agents, some of them to choose from.
#[derive(Clone, Copy)]
pub struct DoubleAgent {
    /// Who chooses.
    pub side: Side,
    /// Whose agents these are: the enemy's for a Double Agent, the side's own
    /// for Olympic Games.
    pub of: Side,
    /// Who can be chosen.
    pub choices: Set<Agent>,
    /// Who is on leave.
    pub leave: Set<Agent>,
    /// Who is terminated.
    pub dead: Set<Agent>,
    /// The agent in focus; nobody: the other choice, to unmask the next one.
    pub focus: Option<Agent>,
}

impl DoubleAgent {
    /// Everybody sees who comes back for Olympic Games; nobody but the Double
    /// Agent's owner sees his choice.
    const fn is_private(&self) -> bool {
        self.side as u8 != self.of as u8
    }

    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let language = desk.language;
        let title = if self.is_private() {
            on.private_frame(self.side, desk);
            on.picture(Picture::DoubleAgent, 10, 12, Paint::Paper);
            Agent::DoubleAgent.name(language)
        } else {
            on.flag(Objective::OlympicGames, 10, 14);
            Phrase::ReviveTitle.text(language)
        };
        let x = if self.is_private() { 42 } else { 50 };
        let place = Place::left(x, 30, desk.width() - 6 - x);
        on.line(place, &[Font::N14, Font::N12], title, Paint::Paper);
        for (place, &agent) in (0..).zip(Agent::ALL) {
            let x = desk.more() / 2 + 10 + 74 * (place % 3);
            self.cell(on, agent, x, 44 + 48 * (place / 3));
        }
        if let Some(agent) = self.focus.map(Agent::index) {
            let (column, row) = (i32::from(agent % 3), i32::from(agent / 3));
            on.focus(desk.more() / 2 + 10 + 74 * column, 44 + 48 * row, 70, 42, self.side);
        }
        if self.is_private() {
            self.unmask(on, desk);
        }
        on.telex_strip(&self.hint(desk), 178, if self.is_private() { 4 } else { 0 }, desk);
    }

    fn cell(&self, on: &mut dyn Paper, agent: Agent, x: i32, y: i32) {
        let focus = self.focus == Some(agent);
        let choice = self.choices.contains(agent);
        let dead = self.dead.contains(agent);
        let leave = self.leave.contains(agent);
        let (ground, sign) = match (choice, leave) {
            (true, _) if focus => (Paint::White, Paint::Ink),
            (true, _) => (Paint::Paper, Paint::Ink),
            (_, true) => (Paint::Grey, Paint::Ink),
            _ => (Paint::Line, Paint::Grey),
        };
        on.fill(x, y, 70, 42, ground);
        on.picture(Picture::agent(agent), x + 8, y + 9, sign);
        match (choice, dead, leave) {
            // What the choice would do: he goes on leave.
            (true, ..) => {
                let palm = if focus { Paint::Ink } else { Paint::Grey };
                on.picture(Picture::Leave, x + 44, y + 14, palm);
            }
            (_, true, _) => on.picture(Picture::Dead, x + 44, y + 14, Paint::Paper),
            (.., true) => on.picture(Picture::Leave, x + 44, y + 14, Paint::Ink),
            _ => on.picture(Picture::Lock, x + 46, y + 15, Paint::Grey),
        }
    }

    fn unmask(&self, on: &mut dyn Paper, desk: &Desk) {
        let (x, width) = (desk.more() / 2 + 10, 220);
        let focus = self.focus.is_none();
        let (ground, paint) = if focus {
            (Paint::White, Paint::Ink)
        } else {
            (Paint::ground(self.side), Paint::White)
        };
        on.fill(x, 142, width, 30, ground);
        on.edge(x, 142, width, 30, 1, Paint::Paper);
        let eye = if focus { Paint::Ink } else { Paint::Paper };
        on.picture(Picture::Eye, x + 10, 152, eye);
        let text = Phrase::UnmaskNext.text(desk.language);
        on.line(Place::left(x + 40, 161, width - 46), &[Font::H12, Font::H10], text, paint);
        if focus {
            on.focus(x, 142, width, 30, self.side);
        }
    }

    fn hint(&self, desk: &Desk) -> Text {
        let (of, side) = (Slot::Side(self.of), Slot::Side(self.side));
        let (phrase, slots) = match self.focus {
            None => (Phrase::UnmaskHint, [of, side]),
            Some(agent) if self.is_private() => (Phrase::BenchHint, [of, Slot::Agent(agent)]),
            Some(agent) => (Phrase::ReviveHint, [Slot::Agent(agent), of]),
        };
        fill(phrase.text(desk.language), &slots, desk.language)
    }
}
