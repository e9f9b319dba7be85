//! Groups as cards, and what marks a card: slot, focus, corners.

use super::{Desk, Font, Paint, Paper, Place, figure, wrap};
use crate::cards::{Group, Side};
use crate::screens::{Picture, Scale};
use crate::words::Named as _;

/// A group in play.
#[derive(Clone, Copy, Debug, Hash)]
pub struct GroupCard {
    /// Which.
    pub group: Group,
    /// Whether it stands.
    pub ready: bool,
    /// Whether it is out of reach of what is being chosen.
    pub out_of_reach: bool,
}

impl GroupCard {
    /// The width of every card and slot.
    pub const WIDTH: i32 = 40;
    /// The height of a slot and a standing card.
    pub const HEIGHT: i32 = 48;
    /// The height of a lying card.
    pub const LYING: i32 = 30;

    /// The width of the group as a card of its own.
    #[must_use]
    pub fn large_width(group: Group, desk: &Desk) -> i32 {
        let name = group.name(desk.language);
        let lines = wrap(large_font(name), LARGE, name);
        let longest = lines.map(|line| large_font(name).width(line)).max();
        (longest.unwrap_or(0) + 8).max(80)
    }

    /// Where it lies in a slot from `y`: a mobilized card has moved up to the front.
    #[must_use]
    pub const fn rows(&self, owner: Side, y: i32) -> (i32, i32) {
        match (self.ready, owner) {
            (true, _) => (y, Self::HEIGHT),
            (false, Side::Cia) => (y + Self::HEIGHT - Self::LYING, Self::LYING),
            (false, Side::Kgb) => (y, Self::LYING),
        }
    }
}

impl dyn Paper + '_ {
    /// A group in play, from the upper left corner of the card itself.
    pub fn group_card(&mut self, card: GroupCard, x: i32, y: i32, desk: &Desk) {
        let faction = card.group.faction();
        let (field, icon) = if card.out_of_reach {
            (Paint::Grey, Paint::Ink)
        } else {
            (Paint::field(faction), Paint::icon(faction))
        };
        let value = figure(card.group.influence());
        let letters = faction.letters(desk.language);
        if card.ready {
            self.fill(x, y, 40, 48, Paint::Paper);
            self.fill(x + 2, y + 2, 36, 24, field);
            self.picture(Picture::faction(faction, Scale::TwentyFour), x + 8, y + 2, icon);
            self.line(Place::left(x + 3, y + 47, 16), &[Font::D20], &value, Paint::Ink);
            self.line(Place::right(x + 38, y + 46, 19), &[Font::H8], letters, Paint::Ink);
        } else {
            self.fill(x, y, 40, 30, Paint::Manila);
            self.fill(x + 2, y + 2, 20, 26, field);
            self.picture(Picture::faction(faction, Scale::Sixteen), x + 4, y + 2, icon);
            self.line(Place::centre(x + 12, y + 27, 20), &[Font::H8], letters, icon);
            self.line(Place::centre(x + 31, y + 24, 16), &[Font::D17], &value, Paint::Ink);
        }
    }

    /// An empty place for a group.
    pub fn slot(&mut self, x: i32, y: i32) {
        self.dashes(x, y, GroupCard::WIDTH, GroupCard::HEIGHT, Paint::Line);
    }

    /// The frame around what is in focus.
    pub fn focus(&mut self, x: i32, y: i32, width: i32, height: i32, chooser: Side) {
        self.edge(x - 4, y - 4, width + 8, height + 8, 1, Paint::Ink);
        self.edge(x - 3, y - 3, width + 6, height + 6, 1, Paint::White);
        self.edge(x - 2, y - 2, width + 4, height + 4, 2, Paint::ground(chooser));
    }

    /// Four corners around what may be aimed at.
    pub fn corners(&mut self, x: i32, y: i32, width: i32, height: i32) {
        const ARM: i32 = 8;
        let (left, top) = (x - 2, y - 2);
        let (right, bottom) = (x + width + 2, y + height + 2);
        for row in [top, bottom - 2] {
            self.fill(left, row, ARM, 2, Paint::White);
            self.fill(right - ARM, row, ARM, 2, Paint::White);
        }
        for column in [left, right - 2] {
            self.fill(column, top, 2, ARM, Paint::White);
            self.fill(column, bottom - ARM, 2, ARM, Paint::White);
        }
    }

    /// The frame around a card that acts.
    pub fn acting(&mut self, x: i32, y: i32, width: i32, height: i32, side: Side) {
        self.edge(x - 2, y - 2, width + 4, height + 4, 2, Paint::light(side));
    }

    /// A group as a card of its own with its shadow, 104 high and as wide as its
    /// name needs, but at least 80; gives the width.
    pub fn large_card(&mut self, group: Group, centre: i32, y: i32, desk: &Desk) -> i32 {
        let (faction, name) = (group.faction(), group.name(desk.language));
        let width = GroupCard::large_width(group, desk);
        let x = centre - width / 2;
        self.fill(x + 3, y + 3, width, 104, Paint::Ink);
        self.fill(x, y, width, 104, Paint::Paper);
        self.fill(x + 4, y + 4, width - 8, 44, Paint::field(faction));
        let icon = Picture::faction(faction, Scale::Large);
        self.picture(icon, centre - 16, y + 10, Paint::icon(faction));
        let value = figure(group.influence());
        let font = large_font(name);
        let up = if wrap(font, LARGE, name).nth(1).is_some() { 8 } else { 0 };
        let base = y + 79 - up / 2;
        self.line(Place::left(centre - 26, base, 24), &[Font::D25], &value, Paint::Ink);
        let letters = faction.letters(desk.language);
        self.line(Place::left(centre + 1, base - 1, 36), &[Font::H14], letters, Paint::Ink);
        self.lines(Place::centre(centre, y + 98 - up, LARGE), (12, 2), font, name, Paint::Ink);
        width
    }
}

/// How wide the name on a card of its own may be.
const LARGE: i32 = 124;

fn large_font(name: &str) -> Font {
    Font::fit(&[Font::H12], 104, name).unwrap_or(Font::H10)
}
