//! Whether to give an event up: the Nobel Peace Prize in the Cease-fire, the events of Détente. Public.

use heapless::Vec;

use super::kit::{Desk, Font, Paint, Paper, Part, Place, area, figure, wrap};
use super::{Picture, Scale, Warning};
use crate::cards::{Agent, Objective, Side};
use crate::words::{Explained as _, Named as _, Phrase, Slot, fill};

/// One answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventOption {
    /// Give it up for its effect.
    Play(Objective),
    /// No event, or no more.
    Decline,
}

/// The question, with the event in focus explained.
#[derive(Clone, Debug)]
pub struct EventChoice {
    /// Who is asked.
    pub side: Side,
    /// The disorderly Agent X whom the prize would save.
    pub saves: Option<Agent>,
    /// The answers.
    pub options: Vec<EventOption, 3>,
    /// Which is in focus.
    pub focus: u8,
    /// The side's score now.
    pub score: u8,
    /// Asking once more.
    pub warning: Option<Warning>,
}

impl EventChoice {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let ground = Paint::ground(self.side);
        on.fill(0, 0, desk.width(), 30, ground);
        on.picture(Picture::emblem(self.side, Scale::TwentyFour), 4, 3, Paint::White);
        let question =
            if self.saves.is_some() { Phrase::NobelQuestion } else { Phrase::EventQuestion };
        let question = fill(question.text(desk.language), &[Slot::Side(self.side)], desk.language);
        let place = Place::left(34, 21, desk.width() - 38);
        on.line(place, &[Font::N14, Font::N12, Font::H12, Font::H10], &question, Paint::White);
        on.fill(4, 34, desk.width() - 8, 154, Paint::Paper);
        let focus = self.options.get(usize::from(self.focus)).copied();
        if let Some(event) = self.explained(focus) {
            let file = area(4, 34, desk.width() - 8, 64);
            on.part(Part::File, file, &(event, self.saves, desk), |on| {
                self.explain(event, on, desk);
            });
        }
        for (y, &option) in (98..).step_by(30).zip(&self.options) {
            let in_focus = focus == Some(option);
            let facts = (option, in_focus, self.score, self.saves.is_some(), desk);
            on.part(Part::Line, area(4, y, desk.width() - 8, 30), &facts, |on| {
                self.option(option, y, in_focus, on, desk);
            });
        }
        on.hint_part(self.sentence(focus), desk);
        if let Some(warning) = self.warning {
            // Above the limit nobody gets here, so the edition makes no difference.
            warning.draw(on, desk);
        }
    }

    /// The event in focus, or else the first.
    fn explained(&self, focus: Option<EventOption>) -> Option<Objective> {
        let played = |option: EventOption| match option {
            EventOption::Play(event) => Some(event),
            EventOption::Decline => None,
        };
        focus.and_then(played).or_else(|| self.options.iter().copied().find_map(played))
    }

    /// The event, and what giving it up does; of the prize, whom it saves.
    fn explain(&self, event: Objective, on: &mut dyn Paper, desk: &Desk) {
        let x = 82;
        match self.saves {
            Some(agent) => on.photograph(agent, 14, 35),
            None => on.large_flag(event, 12, 45),
        }
        let Some(text) = event.help().page(0, desk.language) else { return };
        let width = desk.width() - x - 6;
        let many = wrap(Font::H10, width, &text).count() > 4;
        let lead = if many { 12 } else { 14 };
        on.lines(Place::left(x, 34 + lead, width), (lead, 5), Font::H10, &text, Paint::Ink);
    }

    /// A row as in a folder, with what becomes of the score.
    fn option(&self, option: EventOption, y: i32, in_focus: bool, on: &mut dyn Paper, desk: &Desk) {
        let mut paint = Paint::Ink;
        if in_focus {
            on.fill(4, y + 3, desk.width() - 8, 24, Paint::Ink);
            paint = Paint::Paper;
        }
        let text = match option {
            EventOption::Play(event) => event.name(desk.language),
            EventOption::Decline if self.saves.is_some() => Phrase::LetFall.text(desk.language),
            EventOption::Decline => Phrase::NoEvent.text(desk.language),
        };
        let mut right = desk.width() - 12;
        let now = figure(self.score);
        let score = |right, text: &str, on: &mut dyn Paper| {
            on.line(Place::right(right, y + 20, 34), &[Font::H12], text, paint).start
        };
        right = match option {
            EventOption::Play(event) => {
                let left = figure(self.score.saturating_sub(event.points()));
                let arrow = score(right, &left, on) - 15;
                on.picture(Picture::ArrowR, arrow, y + 11, paint);
                score(arrow - 5, &now, on)
            }
            EventOption::Decline => score(right, &now, on),
        };
        let (fonts, width) = ([Font::H12, Font::H10], right - 18);
        let text = match option {
            EventOption::Play(event) if Font::fit(&fonts, width, text).is_none() => {
                event.short_name(desk.language)
            }
            _ => text,
        };
        on.line(Place::left(14, y + 20, width), &fonts, text, paint);
    }

    /// What A would do.
    fn sentence(&self, focus: Option<EventOption>) -> (Phrase, [Slot; 4]) {
        let side = Slot::Side(self.side);
        let points = |points: u8| Slot::Number(points.into());
        let now = points(self.score);
        match (focus, self.saves) {
            (Some(EventOption::Play(_)), Some(agent)) => {
                (Phrase::NobelHint, [Slot::Agent(agent); 4])
            }
            (Some(EventOption::Play(event)), None) => {
                let left = points(self.score.saturating_sub(event.points()));
                (Phrase::GiveUpEvent, [side, Slot::Objective(event), now, left])
            }
            (_, Some(agent)) => (Phrase::NobelDeclineHint, [Slot::Agent(agent); 4]),
            _ => (Phrase::EventDeclineHint, [side, now, side, now]),
        }
    }
}
