//! The bar below the board: what can be done, or what it would lead to.

use super::{Action, Board, Focus, Struggle};
use crate::cards::{Card as _, Side, Sides};
use crate::rules::Decision;
use crate::screens::kit::{Corner, Desk, Font, Paint, Paper, Place, figure};
use crate::screens::{Picture, Scale};
use crate::words::{Phrase, Slot, fill};

const TOP: i32 = 168;
const GAP: i32 = 5;
const EVENT: i32 = 34;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Tile {
    InFocus,
    Open,
    Illegal,
}

impl Board {
    fn is_legal(&self, action: Action) -> bool {
        self.legal.iter().any(|decision| match decision {
            Decision::Recruit => action == Action::Recruit,
            Decision::Activate { .. } => action == Action::Activate,
            Decision::Pass => action == Action::Pass,
            _ => action == Action::Event,
        })
    }
}

impl Struggle {
    pub(super) fn draw_actions(&self, on: &mut dyn Paper, desk: &Desk) {
        on.fill(0, TOP, desk.width(), 24, Paint::ground(self.board.side));
        if let Focus::Start(first) = self.focus {
            return self.draw_starts(first, on, desk);
        }
        let lit = match self.focus {
            Focus::Action(action) => action,
            _ => Action::Activate,
        };
        let words = [
            (Action::Recruit, Phrase::Recruit),
            (Action::Activate, Phrase::Activate),
            (Action::Pass, Phrase::Pass),
        ]
        .map(|(action, phrase)| (action, phrase.text(desk.language)));
        let event = self.board.events.first();
        let taken = if event.is_some() { EVENT + GAP } else { 0 };
        let padding = padding(desk.width() - taken, words.map(|(_, text)| text));
        let mut x = 4;
        for (action, text) in words {
            let tile = match action {
                _ if action == lit => Tile::InFocus,
                _ if self.board.is_legal(action) => Tile::Open,
                _ => Tile::Illegal,
            };
            x = on.tile(x, padding, text, tile);
        }
        if let Some(event) = event {
            if lit == Action::Event {
                on.fill(x - 2, TOP, EVENT + 4, 24, Paint::White);
            }
            on.fill(x, TOP + 2, EVENT, 22, Paint::Ink);
            on.picture(Picture::flag(event), x + 2, TOP + 3, Paint::Ink);
            let count = self.board.events.len();
            if count > 1 {
                on.rounded(x + 21, TOP + 9, 13, 15, Corner::Three, Paint::White);
                let place = Place::centre(x + 28, TOP + 22, 13);
                on.line(place, &[Font::H10], &figure(count), Paint::Ink);
            }
        }
    }

    fn draw_starts(&self, first: Side, on: &mut dyn Paper, desk: &Desk) {
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

    /// What the focus would make of both totals, CIA left and KGB right.
    pub(super) fn draw_outcome(
        &self,
        outcome: Sides<u8>,
        stability: u8,
        on: &mut dyn Paper,
        desk: &Desk,
    ) {
        let half = desk.width() / 2;
        let totals = self.board.totals();
        for (x, &side) in [0, half].into_iter().zip(Side::ALL) {
            on.fill(x, TOP, half, 24, Paint::ground(side));
            on.picture(Picture::emblem(side, Scale::Sixteen), x + 6, TOP + 4, Paint::White);
            let (now, then) = (totals[side], outcome[side]);
            let place = Place::centre(x + 42, TOP + 21, 36);
            on.line(place, &[Font::D17], &figure(now), Paint::White);
            if now == then {
                on.fill(x + 61, TOP + 11, 8, 2, Paint::White);
                on.fill(x + 61, TOP + 15, 8, 2, Paint::White);
                continue;
            }
            on.picture(Picture::ArrowR, x + 60, TOP + 8, Paint::White);
            let mut paint = Paint::White;
            if then > stability {
                on.fill(x + 76, TOP + 2, 38, 21, Paint::Economic);
                paint = Paint::Ink;
            }
            on.line(Place::centre(x + 95, TOP + 21, 36), &[Font::D17], &figure(then), paint);
        }
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
        let y = TOP + 2;
        let paint = match tile {
            Tile::InFocus => {
                self.edge(x - 1, y - 1, width + 2, 23, 1, Paint::White);
                self.fill(x, y, width, 21, Paint::Paper);
                Paint::Ink
            }
            Tile::Open => {
                self.edge(x, y, width, 21, 1, Paint::Paper);
                Paint::White
            }
            Tile::Illegal => {
                self.fill(x + padding - 3, y + 10, word + 6, 1, Paint::Paper);
                Paint::Paper
            }
        };
        self.line(Place::left(x + padding, y + 15, word), &[Font::H10], text, paint);
        x + width + GAP
    }
}
