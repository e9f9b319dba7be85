//! A look at something secret, only while A is held (P3). Private.

use super::Picture;
use super::Warning;
use super::kit::{Desk, Font, Paint, Paper, Place, figure};
use crate::cards::{Agent, Group, Side};
use crate::words::{Named as _, Phrase, Slot, fill};

/// What can be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secret {
    /// The group that a media group shows, with what the side's total would
    /// become by taking it.
    Media {
        /// The card and that total; only while A is held.
        shown: Option<(Group, u8)>,
        /// The side's total as it is.
        total: u8,
        /// The limit for that total.
        stability: u8,
        /// Whether there is room to take it.
        room: bool,
        /// What is in focus of take, discard and leave (0, 1, 2); nothing
        /// before the first look.
        focus: Option<u8>,
    },
    /// The side's own Agent X; shown only while A is held.
    OwnAgent(Option<Agent>),
    /// The enemy's unmasked Agent X; shown only while A is held.
    EnemyAgent(Option<Agent>),
}

/// A look at something secret.
#[derive(Clone, Copy, Debug)]
pub struct Peek {
    /// Who looks.
    pub side: Side,
    /// What at.
    pub secret: Secret,
    /// Asking once more before the card is taken.
    pub warning: Option<Warning>,
}

impl Peek {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let (language, middle) = (desk.language, desk.width() / 2);
        on.private_frame(self.side, desk);
        let (title, hidden) = match self.secret {
            Secret::Media { shown, .. } => (Phrase::TopOfDeck, shown.is_none()),
            Secret::OwnAgent(agent) => (Phrase::AgentXOf, agent.is_none()),
            Secret::EnemyAgent(agent) => (Phrase::UnmaskedOf, agent.is_none()),
        };
        let whose = match self.secret {
            Secret::EnemyAgent(_) => !self.side,
            _ => self.side,
        };
        let title = fill(title.text(language), &[Slot::Side(whose)], language);
        let place = Place::centre(middle, 30, desk.width() - 16);
        on.line(place, &[Font::N14, Font::N12], &title, Paint::Paper);
        let width = match self.secret {
            _ if hidden => back(on, middle),
            Secret::Media { shown: Some((group, _)), .. } => on.large_card(group, middle, 40, desk),
            Secret::OwnAgent(Some(agent)) | Secret::EnemyAgent(Some(agent)) => {
                portrait(on, agent, middle, desk)
            }
            _ => 0,
        };
        if !hidden {
            let eyes = (width / 2 + 28).min(middle - 34);
            on.picture(Picture::Eye, middle - eyes - 18, 84, Paint::Paper);
            on.picture(Picture::Eye, middle + eyes, 84, Paint::Paper);
        }
        on.fill(4, 152, desk.width() - 8, 70, Paint::ground(self.side));
        match self.secret {
            Secret::Media { shown, total, stability, room, focus }
                if shown.is_some() || focus.is_some() =>
            {
                let take = shown.map(|(_, total)| total);
                self.choices(on, [take, Some(total), Some(total)], (stability, room, focus), desk);
            }
            _ => {
                let hint = if hidden { Phrase::HoldToLook } else { Phrase::LetGoToHide };
                let place = Place::centre(middle, 192, desk.width() - 20);
                on.line(place, &[Font::H12, Font::H10], hint.text(language), Paint::White);
            }
        }
        if let Some(warning) = self.warning {
            warning.draw(on, desk);
        }
    }

    /// Take, discard or leave. The totals tell the card: they show with it, or
    /// not at all.
    fn choices(
        &self,
        on: &mut dyn Paper,
        totals: [Option<u8>; 3],
        (stability, room, focus): (u8, bool, Option<u8>),
        desk: &Desk,
    ) {
        let shown = totals[0].is_some();
        let language = desk.language;
        let head = match (shown, room) {
            (true, _) => Phrase::LetGoThen,
            (false, true) => Phrase::WhatWithIt,
            (false, false) => Phrase::NoRoom,
        };
        let place = Place::centre(desk.width() / 2, 168, desk.width() - 16);
        on.line(place, &[Font::H10], head.text(language), Paint::White);
        let verbs = [Phrase::Take, Phrase::Discard, Phrase::Leave];
        for (place, (verb, total)) in (0..).zip(verbs.into_iter().zip(totals)) {
            let x = desk.more() / 2 + 10 + 74 * i32::from(place);
            let live = focus == Some(place) && !shown;
            let barred = place == 0 && !room;
            let paint = if live { Paint::Ink } else { Paint::White };
            if live {
                on.fill(x, 174, 70, 43, Paint::Paper);
            } else if !barred {
                on.edge(x, 174, 70, 43, 1, Paint::light(self.side));
            }
            let base = if shown { 190 } else { 200 };
            let word = Place::centre(x + 35, base, 66);
            let taken = on.line(word, &[Font::H10], verb.text(language), paint);
            if barred {
                on.fill(taken.start - 2, base - 5, taken.end - taken.start + 4, 1, paint);
            }
            let Some(total) = total.filter(|_| shown && !barred) else { continue };
            let over = total > stability;
            if over {
                on.fill(x + 18, 194, 34, 21, Paint::Economic);
            }
            let paint = if over { Paint::Ink } else { Paint::White };
            on.line(Place::centre(x + 35, 213, 40), &[Font::D17], &figure(total), paint);
        }
    }
}

/// A card face down.
fn back(on: &mut dyn Paper, middle: i32) -> i32 {
    let x = middle - 40;
    on.fill(x + 3, 43, 80, 104, Paint::Ink);
    on.fill(x, 40, 80, 104, Paint::Manila);
    on.edge(x + 4, 44, 72, 96, 1, Paint::Kraft);
    on.edge(x + 7, 47, 66, 90, 1, Paint::Kraft);
    on.picture(Picture::Lock, x + 35, 86, Paint::Kraft);
    80
}

/// An agent as a card: photograph, initiative and name.
fn portrait(on: &mut dyn Paper, agent: Agent, middle: i32, desk: &Desk) -> i32 {
    let x = middle - 70;
    on.fill(x + 3, 43, 140, 104, Paint::Ink);
    on.fill(x, 40, 140, 104, Paint::Paper);
    on.photograph(agent, x + 44, 49);
    on.clip(x + 44, 49);
    on.initiative(agent, x + 14, 52, Paint::Ink, Paint::Paper);
    let place = Place::centre(middle, 133, 134);
    on.line(place, &[Font::H12, Font::H10], agent.name(desk.language), Paint::Ink);
    140
}
