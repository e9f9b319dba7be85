//! Cease-fire: the totals, and the tie-break faction by faction. Public.

use embedded_graphics::geometry::Point;

use super::kit::{Desk, Font, GroupCard, Paint, Paper, Part, Place, Stroke, area, figure};
use super::{Picture, Scale};
use crate::cards::{Card as _, Faction, Group, Side, Sides};
use crate::rules::Account;
use crate::words::{Language, Phrase, Slot, Text, fill};

/// The totals and who places the token; nobody is in disorder.
#[derive(Clone, Copy, Debug, Hash)]
pub struct CeaseFire {
    /// What the Cease-fire found.
    pub account: Account,
    /// The year.
    pub year: u16,
}

impl CeaseFire {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let page = area(0, 0, desk.width(), 222);
        on.part(Part::Page, page, &(self, desk), |on| self.draw_page(on, desk));
    }

    fn draw_page(&self, on: &mut dyn Paper, desk: &Desk) {
        on.strip(self.account.objective, self.year, desk);
        self.totals(on, desk);
        if self.ahead().is_some() {
            self.groups(on, desk);
        } else {
            self.tie(on, desk);
        }
        let text = self.result(desk.language);
        on.result((0, desk.width()), 26, self.account.token, &text, None);
    }

    fn total(&self, side: Side) -> u8 {
        self.account.rows[side].influence()
    }

    fn ahead(&self) -> Option<Side> {
        Sides { cia: self.total(Side::Cia), kgb: self.total(Side::Kgb) }.ahead()
    }

    /// Each side's highest group of the faction.
    fn highest(&self, faction: Faction) -> Sides<Option<Group>> {
        let highest = |side: Side| (self.account.rows[side].set() & faction.groups()).last();
        Sides { cia: highest(Side::Cia), kgb: highest(Side::Kgb) }
    }

    /// The faction that breaks the tie, if there is a group in play.
    fn deciding(&self) -> Option<Faction> {
        let bias = self.account.objective.bias().into_iter();
        bias.into_iter().find(|faction| self.highest(*faction).ahead().is_some())
    }

    fn totals(&self, on: &mut dyn Paper, desk: &Desk) {
        let middle = desk.width() / 2;
        for (side, x, emblem, total) in [
            (Side::Cia, 0, 8, middle - 42),
            (Side::Kgb, middle + 1, desk.width() - 32, middle + 42),
        ] {
            on.fill(x, 38, middle - 1, 31, Paint::ground(side));
            let y = if side == Side::Cia { 42 } else { 41 };
            on.picture(Picture::emblem(side, Scale::TwentyFour), emblem, y, Paint::White);
            let place = Place::centre(total, 66, 60);
            on.line(place, &[Font::D25], &figure(self.total(side)), Paint::White);
        }
        on.stroke(Stroke::Disc(Point::new(middle, 53), 14, Paint::White));
        match self.ahead() {
            None => {
                on.fill(middle - 7, 48, 15, 3, Paint::Ink);
                on.fill(middle - 7, 55, 15, 3, Paint::Ink);
            }
            Some(side) => {
                for row in -7_i32..=7 {
                    let out = 8 - row.abs();
                    let x = if side == Side::Cia { middle - 5 + out } else { middle + 1 - out };
                    on.fill(x, 53 + row, 4, 1, Paint::Ink);
                }
            }
        }
    }

    /// What made the totals: both rows as they ended.
    fn groups(&self, on: &mut dyn Paper, desk: &Desk) {
        let left = 16 + desk.more() / 2;
        for (&side, y) in Side::ALL.iter().zip([79, 138]) {
            for place in 0..i32::from(self.account.objective.population()) {
                on.slot(left + 42 * place, y);
            }
            for (place, group) in (0..).zip(self.account.rows[side].iter()) {
                let card = GroupCard { group, ready: true, out_of_reach: false };
                on.group_card(card, left + 42 * place, y, desk);
            }
        }
    }

    /// The factions in the order of the bias: the first that either side has decides.
    fn tie(&self, on: &mut dyn Paper, desk: &Desk) {
        let left = 14 + desk.more() / 2;
        on.fill(left, 72, 212, 122, Paint::Paper);
        let deciding = self.deciding();
        let mut reached = true;
        for (y, faction) in (74..).step_by(30).zip(self.account.objective.bias()) {
            let highest = self.highest(faction);
            if deciding == Some(faction) {
                self.decides(highest, faction, (left, y), on);
                reached = false;
                continue;
            }
            on.badge(faction, Scale::Sixteen, 1, left + 97, y + 6);
            for centre in [left + 46, left + 166] {
                if reached {
                    let none = Phrase::NoneOfIt.text(desk.language);
                    on.line(Place::centre(centre, y + 20, 80), &[Font::H10], none, Paint::Ink);
                } else {
                    on.fill(centre - 4, y + 14, 8, 2, Paint::Grey);
                }
            }
        }
    }

    /// The row that breaks the tie, framed, its winner on the side's ground.
    fn decides(
        &self,
        highest: Sides<Option<Group>>,
        faction: Faction,
        (left, y): (i32, i32),
        on: &mut dyn Paper,
    ) {
        on.edge(left + 2, y, 208, 30, 2, Paint::Ink);
        on.fill(left + 91, y + 2, 30, 26, Paint::Ink);
        on.badge(faction, Scale::TwentyFour, 1, left + 93, y + 2);
        for (&side, x) in Side::ALL.iter().zip([left + 4, left + 121]) {
            let mut paint = Paint::Ink;
            if self.account.token == Some(side) {
                on.fill(x, y + 2, 87, 26, Paint::ground(side));
                paint = Paint::White;
            }
            let value = highest[side].map_or(0, Group::influence);
            let place = Place::centre(if side == Side::Cia { x + 42 } else { x + 45 }, y + 25, 80);
            if value == 0 {
                on.fill(x + 39, y + 14, 8, 2, paint);
            } else {
                on.line(place, &[Font::D20], &figure(value), paint);
            }
        }
    }

    fn result(&self, language: Language) -> Text {
        let number = |number: u8| Slot::Number(number.into());
        let (phrase, slots) = match (self.account.token, self.ahead(), self.deciding()) {
            (Some(side), Some(_), _) => {
                let totals = [self.total(side), self.total(!side)].map(number);
                (Phrase::ResultTotals, [Slot::Side(side), totals[0], totals[1], number(0)])
            }
            (Some(side), None, Some(faction)) => {
                let highest = self.highest(faction);
                let value = |side: Side| number(highest[side].map_or(0, Group::influence));
                let slots = [Slot::Side(side), Slot::Faction(faction), value(side), value(!side)];
                (Phrase::ResultBias, slots)
            }
            _ => (Phrase::ResultNobody, [number(0); 4]),
        };
        fill(phrase.text(language), &slots, language)
    }
}
