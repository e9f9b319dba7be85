//! The bar below the board: what can be done, or what it would lead to.

use super::{Action, Board, Focus, Struggle};
use crate::cards::{Card as _, Objective, Set, Side, Sides};
use crate::screens::kit::{Corner, Desk, Font, Paint, Paper, Part, Place, area, figure};
use crate::screens::{Picture, Scale};
use crate::words::{Phrase, Slot, fill};

pub(super) const TOP: i32 = 168;
const GAP: i32 = 5;
const EVENT: i32 = 34;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Tile {
    InFocus,
    Open,
    Illegal,
}

impl Struggle {
    pub(super) fn draw_actions(&self, on: &mut dyn Paper, desk: &Desk) {
        let Board { side, legal, events, .. } = &self.board;
        on.part(Part::Actions, area(0, TOP, desk.width(), 24), &(side, desk.panel), |on| {
            on.fill(0, TOP, desk.width(), 24, Paint::ground(*side));
        });
        if let Focus::Start(first) = self.focus {
            return draw_starts(first, on, desk);
        }
        let lit = match self.focus {
            Focus::Action(action) => action,
            _ => Action::Activate,
        };
        let may = [legal.recruit(), !legal.activatable().is_empty(), legal.pass()];
        draw_bar(lit, may, *events, on, desk);
    }

    /// What the focus would make of both totals: CIA left and KGB right.
    pub(super) fn draw_outcome(
        &self,
        outcome: Sides<u8>,
        stability: u8,
        on: &mut dyn Paper,
        desk: &Desk,
    ) {
        let totals = self.board.totals();
        let half = desk.width() / 2;
        for (x, &side) in [0, half].into_iter().zip(Side::ALL) {
            let (now, then) = (totals[side], outcome[side]);
            on.part(Part::Total, area(x, TOP, 60, 24), &(side, now), |on| {
                on.fill(x, TOP, 60, 24, Paint::ground(side));
                on.picture(Picture::emblem(side, Scale::Sixteen), x + 6, TOP + 4, Paint::White);
                let place = Place::centre(x + 42, TOP + 21, 36);
                on.line(place, &[Font::D17], &figure(now), Paint::White);
            });
            let then = (then != now).then_some((then, then > stability));
            on.part(Part::Outcome, area(x + 60, TOP, half - 60, 24), &(side, then), |on| {
                on.fill(x + 60, TOP, half - 60, 24, Paint::ground(side));
                draw_outcome(then, x, on);
            });
        }
    }
}

/// What a total would become and whether that is above the limit, unless it stays.
fn draw_outcome(then: Option<(u8, bool)>, x: i32, on: &mut dyn Paper) {
    let Some((then, over)) = then else {
        on.fill(x + 61, TOP + 11, 8, 2, Paint::White);
        on.fill(x + 61, TOP + 15, 8, 2, Paint::White);
        return;
    };
    on.picture(Picture::ArrowR, x + 60, TOP + 8, Paint::White);
    if over {
        on.fill(x + 76, TOP + 2, 38, 21, Paint::Economic);
    }
    let paint = if over { Paint::Ink } else { Paint::White };
    on.line(Place::centre(x + 95, TOP + 21, 36), &[Font::D17], &figure(then), paint);
}

fn draw_bar(lit: Action, may: [bool; 3], events: Set<Objective>, on: &mut dyn Paper, desk: &Desk) {
    let words = [
        (Action::Recruit, Phrase::Recruit),
        (Action::Activate, Phrase::Activate),
        (Action::Pass, Phrase::Pass),
    ]
    .map(|(action, phrase)| (action, phrase.text(desk.language)));
    let event = events.first();
    let taken = if event.is_some() { EVENT + GAP } else { 0 };
    let padding = padding(desk.width() - taken, words.map(|(_, text)| text));
    let mut x = 4;
    for ((action, text), may) in words.into_iter().zip(may) {
        let tile = match may {
            _ if action == lit => Tile::InFocus,
            true => Tile::Open,
            false => Tile::Illegal,
        };
        x = on.tile(x, padding, text, tile);
    }
    let Some(event) = event else { return };
    let (lit, count) = (lit == Action::Event, events.len());
    on.part(Part::Action, area(x - 2, TOP, EVENT + 4, 24), &(event, lit, count), |on| {
        if lit {
            on.fill(x - 2, TOP, EVENT + 4, 24, Paint::White);
        }
        on.fill(x, TOP + 2, EVENT, 22, Paint::Ink);
        on.picture(Picture::flag(event), x + 2, TOP + 3, Paint::Ink);
        if count > 1 {
            on.rounded(x + 21, TOP + 9, 13, 15, Corner::Three, Paint::White);
            let place = Place::centre(x + 28, TOP + 22, 13);
            on.line(place, &[Font::H10], &figure(count), Paint::Ink);
        }
    });
}

fn draw_starts(first: Side, on: &mut dyn Paper, desk: &Desk) {
    let words = [Side::Cia, Side::Kgb].map(|side| {
        let text = Phrase::Starts.text(desk.language);
        fill(text, &[Slot::Side(side)], desk.language)
    });
    let padding = padding(desk.width(), words.each_ref().map(|text| text.as_str()));
    let mut x = 4;
    for (text, &side) in words.iter().zip(Side::ALL) {
        let tile = if side == first { Tile::InFocus } else { Tile::Open };
        x = on.tile(x, padding, text, tile);
    }
}

/// The room on either side of each word, as wide as fits.
fn padding<const N: usize>(width: i32, words: [&str; N]) -> i32 {
    let tiles = N as i32;
    let text: i32 = words.iter().map(|word| Font::H10.width(word)).sum();
    ((width - 8 - GAP * (tiles - 1) - text) / (2 * tiles)).clamp(3, 9)
}

impl dyn Paper + '_ {
    /// An action with so much room on either side of its word; gives where the
    /// next one begins.
    fn tile(&mut self, x: i32, padding: i32, text: &str, tile: Tile) -> i32 {
        let word = Font::H10.width(text);
        let width = word + 2 * padding;
        self.part(Part::Action, area(x - 1, TOP, width + 2, 24), &(text, tile), |on| {
            let y = TOP + 2;
            let paint = match tile {
                Tile::InFocus => {
                    on.edge(x - 1, y - 1, width + 2, 23, 1, Paint::White);
                    on.fill(x, y, width, 21, Paint::Paper);
                    Paint::Ink
                }
                Tile::Open => {
                    on.edge(x, y, width, 21, 1, Paint::Paper);
                    Paint::White
                }
                Tile::Illegal => {
                    on.fill(x + padding - 3, y + 10, word + 6, 1, Paint::Paper);
                    Paint::Paper
                }
            };
            on.line(Place::left(x + padding, y + 15, word), &[Font::H10], text, paint);
        });
        x + width + GAP
    }
}
