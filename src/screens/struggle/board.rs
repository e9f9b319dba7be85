//! Both rows of groups with the meter between them, and what marks a card.

use super::{Focus, Struggle};
use crate::cards::{Card as _, Objective, Set, Side};
use crate::screens::kit::{Desk, Font, GroupCard, Meter, Paint, Paper, Part, Place, area, figure};
use crate::screens::{Picture, Scale};

const COLUMN: i32 = 28;
const FIRST: i32 = 29;
const PITCH: i32 = 42;

const fn top(side: Side) -> i32 {
    match side {
        Side::Cia => 37,
        Side::Kgb => 118,
    }
}

impl Struggle {
    pub(super) fn draw_board(&self, objective: Objective, on: &mut dyn Paper, desk: &Desk) {
        let totals = self.board.totals();
        let stability = objective.stability();
        for &side in Side::ALL {
            self.column(side, totals[side], stability, on);
            let places = i32::from(objective.population());
            let row = area(FIRST, top(side), PITCH * places, GroupCard::HEIGHT);
            on.part(Part::Row, row, &(), |on| {
                for place in 0..places {
                    on.slot(FIRST + PITCH * place, top(side));
                }
            });
        }
        let outcome = self.focus.outcome().unwrap_or(totals);
        let meter = Meter { totals, outcome, stability };
        on.meter(&meter, 0);
        self.token(on);
        self.cards(on, |on, card, x, y, height| {
            let at = area(x, y, GroupCard::WIDTH, height);
            on.part(Part::Card, at, &(card, desk), |on| on.group_card(card, x, y, desk));
        });
        self.marks(on);
    }

    /// The side's emblem and total at the left end of its row.
    fn column(&self, side: Side, total: u8, stability: u8, on: &mut dyn Paper) {
        let y = top(side);
        let to_move = side == self.board.side;
        let passed = self.board.view.passed && !to_move;
        let facts = (side, total, total > stability, to_move, passed);
        on.part(Part::Column, area(0, y - 2, COLUMN, 52), &facts, |on| {
            column(side, total, total > stability, (to_move, passed), on);
        });
    }

    /// The pennant beside the bar of the side that would place the token now.
    fn token(&self, on: &mut dyn Paper) {
        if let Some(side) = self.token {
            let y = if side == Side::Cia { 88 } else { 103 };
            on.picture(Picture::Token, 10, y, Paint::light(side));
        }
    }

    /// Each card in play that would be seen, with its corner and its height.
    fn cards(&self, on: &mut dyn Paper, each: impl Fn(&mut dyn Paper, GroupCard, i32, i32, i32)) {
        let (acting, choosing) = match self.focus {
            Focus::Target { group, .. } => (Some(group), true),
            Focus::Last { .. } => (None, true),
            _ => (None, false),
        };
        let view = &self.board.view;
        for &side in Side::ALL {
            for (place, group) in (0..).zip(view.agencies[side].row.iter()) {
                let x = FIRST + PITCH * place;
                // The focus reaches four pixels beyond its card.
                let (width, height) = (GroupCard::WIDTH + 8, GroupCard::HEIGHT + 8);
                if !on.sees(&area(x - 4, top(side) - 4, width, height)) {
                    continue;
                }
                let aimed_at = self.board.aims.contains(group) || acting == Some(group);
                let ready = view.ready.contains(group);
                let card = GroupCard { group, ready, out_of_reach: choosing && !aimed_at };
                let (y, height) = card.rows(side, top(side));
                each(on, card, x, y, height);
            }
        }
    }

    /// Corners around what may be aimed at, a frame around what acts; the focus last.
    fn marks(&self, on: &mut dyn Paper) {
        let chooser = self.board.side;
        let (acting, aims, focus) = match self.focus {
            Focus::Target { group, on, .. } => (Some(group), self.board.aims, on),
            Focus::Last { on, .. } => (None, self.board.aims, on),
            Focus::Group(group) => (None, Set::EMPTY, group),
            Focus::Action(_) | Focus::Event { .. } | Focus::Start(_) => return,
        };
        self.cards(on, |on, card, x, y, height| {
            if aims.contains(card.group) && card.group != focus {
                on.corners(x, y, GroupCard::WIDTH, height);
            }
        });
        self.cards(on, |on, card, x, y, height| {
            if acting == Some(card.group) {
                on.acting(x, y, GroupCard::WIDTH, height, chooser);
            }
        });
        self.cards(on, |on, card, x, y, height| {
            if card.group == focus {
                on.focus(x, y, GroupCard::WIDTH, height, chooser);
            }
        });
    }
}

fn column(side: Side, total: u8, over: bool, (to_move, passed): (bool, bool), on: &mut dyn Paper) {
    let y = top(side);
    let mut paint = Paint::light(side);
    if to_move {
        on.fill(0, y - 2, COLUMN, 52, Paint::ground(side));
        paint = Paint::White;
    }
    if passed {
        on.picture(Picture::emblem(side, Scale::Sixteen), 0, y + 3, paint);
        on.picture(Picture::Pass, 16, y + 5, Paint::Paper);
    } else {
        on.picture(Picture::emblem(side, Scale::TwentyFour), 2, y + 1, paint);
    }
    if over {
        on.fill(0, y + 26, COLUMN, 22, Paint::Economic);
        paint = Paint::Ink;
    }
    let font = if total < 10 { Font::D20 } else { Font::D17 };
    on.line(Place::centre(14, y + 47, COLUMN), &[font], &figure(total), paint);
}
