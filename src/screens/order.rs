//! The Analyst's and Space Race's ordering, private.

use super::kit::{Desk, Font, Paint, Paper, Part, Place, area, figure};
use super::{Picture, Scale};
use crate::cards::{Group, Objective, Side};
use crate::words::{Named as _, Phrase};

/// The cards that are put in order, from the top down.
#[derive(Clone, Copy, Debug)]
pub enum Ordered {
    /// The Analyst's groups.
    Groups([Option<Group>; 3]),
    /// Space Race's objectives.
    Objectives([Option<Objective>; 3]),
}

/// At most three cards in a new order.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// Who orders.
    pub side: Side,
    /// The cards in their order now.
    pub cards: Ordered,
    /// The place in focus, from 0; one past the last card is the button that
    /// confirms the order.
    pub focus: u8,
    /// Whether the card in focus is held, so that the pad moves it.
    pub held: bool,
}

/// The height of a card.
const CARD: i32 = 38;

impl Order {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let language = desk.language;
        on.private_frame(self.side, desk);
        let (title, groups) = match self.cards {
            Ordered::Groups(_) => (Phrase::OrderGroups, true),
            Ordered::Objectives(_) => (Phrase::OrderObjectives, false),
        };
        let mut x = 10;
        if groups {
            on.picture(Picture::Analyst, 10, 12, Paint::Paper);
            x = 42;
        }
        let fonts = [Font::N14, Font::N12];
        let place = Place::left(x, 30, desk.width() - 6 - x);
        on.line(place, &fonts, title.text(language), Paint::Paper);
        let cards = match self.cards {
            Ordered::Groups(cards) => cards.map(|card| card.map(Ok)),
            Ordered::Objectives(cards) => cards.map(|card| card.map(Err)),
        };
        let mut count = 0;
        for (place, card) in (0..).zip(cards.into_iter().flatten()) {
            let row = area(6, 39 + 41 * i32::from(place), desk.width() - 12, 41);
            let focus = place == self.focus;
            let facts = (place, card, focus, focus && self.held, desk);
            on.part(Part::Card, row, &facts, |on| self.card(on, place, card, desk));
            count += 1;
        }
        let focus = self.focus >= count;
        let row = area(24, 161, 204 + desk.more(), 31);
        on.part(Part::Line, row, &(focus, self.side, desk), |on| self.button(on, focus, desk));
        if !focus {
            let (x, y, width) = self.area(self.focus, desk);
            on.focus(x, y, width, CARD, self.side);
        }
        let hint = match (focus, groups, self.held) {
            (true, ..) => Phrase::OrderConfirm,
            (_, true, true) => Phrase::OrderHeld,
            (_, true, false) => Phrase::OrderPick,
            (_, false, true) => Phrase::OrderHeldObjective,
            (_, false, false) => Phrase::OrderPickObjective,
        };
        on.part(Part::Hint, area(4, 193, desk.width() - 8, 29), &(hint, desk), |on| {
            on.telex_strip(hint.text(language), 193, 4, desk);
        });
    }

    fn card(&self, on: &mut dyn Paper, place: u8, card: Result<Group, Objective>, desk: &Desk) {
        let held = self.held && place == self.focus;
        let (x, y, width) = self.area(place, desk);
        let number = figure(place + 1);
        on.line(Place::centre(16, y + 29, 20), &[Font::D20], &number, Paint::Manila);
        if held {
            on.picture(Picture::Up6, 11, y - 1, Paint::Paper);
            on.picture(Picture::Down6, 11, y + 34, Paint::Paper);
        }
        on.fill(x, y, width, CARD, Paint::Paper);
        let (text_x, name) = match card {
            Ok(group) => {
                on.badge(group.faction(), Scale::Large, 1, x + 2, y + 2);
                let value = figure(group.influence());
                on.line(Place::left(x + 45, y + 29, 18), &[Font::D20], &value, Paint::Ink);
                (x + 66, group.name(desk.language))
            }
            Err(objective) => {
                on.flag(objective, x + 6, y + 9);
                (x + 46, objective.short_name(desk.language))
            }
        };
        let width = x + width - 1 - text_x;
        let fonts = [Font::H14, Font::H12, Font::H10];
        if Font::fit(&fonts, width, name).is_some() {
            on.line(Place::left(text_x, y + 25, width), &fonts, name, Paint::Ink);
        } else {
            on.lines(Place::left(text_x, y + 17, width), (14, 2), Font::H10, name, Paint::Ink);
        }
    }

    /// Left, top and width of a card; the held one is pulled out.
    fn area(&self, place: u8, desk: &Desk) -> (i32, i32, i32) {
        let out = if self.held && place == self.focus { 8 } else { 0 };
        (28 + out, 40 + 41 * i32::from(place), 196 - out * 3 / 4 + desk.more())
    }

    fn button(&self, on: &mut dyn Paper, focus: bool, desk: &Desk) {
        let (y, width) = (165, 196 + desk.more());
        let (ground, paint) = if focus {
            (Paint::Paper, Paint::Ink)
        } else {
            (Paint::ground(self.side), Paint::White)
        };
        on.fill(28, y, width, 23, ground);
        on.edge(28, y, width, 23, 1, Paint::light(self.side));
        let place = Place::centre(28 + width / 2, y + 16, width - 8);
        let text = Phrase::KeepOrder.text(desk.language);
        on.line(place, &[Font::H12, Font::H10], text, paint);
        if focus {
            on.focus(28, y, width, 23, self.side);
        }
    }
}
