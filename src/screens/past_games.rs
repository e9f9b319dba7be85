//! The games that were played to their end, the latest first.

use heapless::Vec;

use super::kit::{Desk, Font, Paint, Paper, Place, figure};
use super::{Picture, Scale};
use crate::cards::Side;
use crate::journal::{PASTS, Past};
use crate::words::Phrase;

/// How the last games ended.
#[derive(Clone, Debug)]
pub struct PastGames {
    /// The latest first.
    pub games: Vec<Past, PASTS>,
    /// Whether all of the latest can be shown.
    pub record: bool,
}

const PITCH: i32 = 23;

impl PastGames {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        on.folder(Phrase::PastGames.text(desk.language), desk);
        if self.games.is_empty() {
            let none = Phrase::NoPastGames.text(desk.language);
            let place = Place::left(18, 52, desk.width() - 36);
            on.lines(place, (17, 2), Font::H12, none, Paint::Ink);
        }
        for (game, y) in self.games.iter().zip((29..).step_by(PITCH as usize)) {
            line(on, game, y, desk);
        }
        if self.record {
            on.picture(Picture::Folder, desk.width() - 32, 35, Paint::Kraft);
        }
    }
}

/// Who won, the last year, and both scores.
fn line(on: &mut dyn Paper, game: &Past, y: i32, desk: &Desk) {
    on.fill(14, y + PITCH - 1, desk.width() - 28, 1, Paint::Manila);
    if let Some(side) = game.outcome.winner {
        on.picture(Picture::emblem(side, Scale::Sixteen), 18, y + 3, Paint::ground(side));
    }
    let fonts = [Font::H12];
    on.line(Place::left(44, y + 16, 40), &fonts, &figure(game.last_year()), Paint::Ink);
    for (side, x) in [(Side::Cia, 96), (Side::Kgb, 152)] {
        on.picture(Picture::emblem(side, Scale::Twelve), x, y + 5, Paint::ground(side));
        let score = figure(game.scores[side]);
        on.line(Place::left(x + 17, y + 16, 30), &fonts, &score, Paint::Ink);
    }
}
