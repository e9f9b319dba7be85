//! The sheet beside the board of a wide panel: what the small one keeps in the files.

use super::Board;
use crate::cards::{Card as _, Side};
use crate::rules::View;
use crate::screens::kit::{Desk, Font, Paint, Paper, Part, Place, area, figure};
use crate::screens::{Picture, Scale};

impl Board {
    pub(super) fn draw_aside(&self, on: &mut dyn Paper, desk: &Desk) {
        let View { agencies, groups, group_discard, balance, .. } = &self.view;
        let scores = [agencies.cia.score, agencies.kgb.score];
        let facts = (scores, groups.len(), group_discard.top(), balance, desk);
        let sheet = area(desk.width() - 79, 37, 77, 129);
        on.part(Part::Aside, sheet, &facts, |on| self.draw_sheet(on, desk));
    }

    fn draw_sheet(&self, on: &mut dyn Paper, desk: &Desk) {
        let x = desk.width() - 79;
        let right = x + 71;
        on.fill(x, 37, 77, 129, Paint::Paper);
        let scores = [43, 67];
        for (y, &side) in scores.into_iter().zip(Side::ALL) {
            let paint = Paint::ground(side);
            on.picture(Picture::emblem(side, Scale::Sixteen), x + 6, y, paint);
            let score = figure(self.view.agencies[side].score);
            on.line(Place::right(right, y + 16, 44), &[Font::D17], &score, paint);
        }
        for y in [88, 138] {
            on.fill(x + 4, y, 69, 1, Paint::Kraft);
        }
        on.picture(Picture::Deck, x + 7, 94, Paint::Ink);
        let deck = figure(self.view.groups.len());
        on.line(Place::right(right, 106, 40), &[Font::H14], &deck, Paint::Ink);
        on.picture(Picture::Discard, x + 6, 118, Paint::Ink);
        if let Some(group) = self.view.group_discard.top() {
            on.badge(group.faction(), Scale::Twelve, 1, x + 38, 117);
            let value = figure(group.influence());
            on.line(Place::right(right, 130, 16), &[Font::H14], &value, Paint::Ink);
        }
        on.picture(Picture::Balance, x + 5, 145, Paint::Ink);
        let holder = Picture::emblem(self.view.balance, Scale::Sixteen);
        on.picture(holder, x + 55, 145, Paint::ground(self.view.balance));
    }
}
