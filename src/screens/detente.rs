//! Détente: the year's gains and the score track to 100. Public.

use embedded_graphics::geometry::Point;

use super::kit::{Desk, Font, Paint, Paper, Part, Place, area, figure, wrap};
use super::{Picture, Scale};
use crate::cards::{Card as _, Objective, Set, Side, Sides};
use crate::rules::{Phase, View};
use crate::words::{Language, Phrase, Slot, Text, fill};

/// Scores and claimed cards.
#[derive(Clone)]
pub struct Detente {
    /// The public view.
    pub view: View,
    /// The year that ends.
    pub year: u16,
    /// What each side claimed in it; nothing where the scores are only looked up.
    pub gained: Sides<Set<Objective>>,
}

/// A cell of the track is worth so many points.
const CELL: u8 = 5;
const CELLS: u8 = 20;

/// Where a side's things are.
struct Rows {
    flags: i32,
    emblem: i32,
    score: i32,
    track: i32,
}

const fn rows(side: Side) -> Rows {
    match side {
        Side::Cia => Rows { flags: 34, emblem: 62, score: 86, track: 92 },
        Side::Kgb => Rows { flags: 172, emblem: 138, score: 163, track: 122 },
    }
}

impl Detente {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let View { agencies, balance, .. } = &self.view;
        let [cia, kgb] = [&agencies.cia, &agencies.kgb].map(|side| (&side.claimed, side.score));
        let facts = (self.year, self.gained, self.looked_up(), balance, cia, kgb, desk);
        let page = area(0, 0, desk.width(), 240);
        on.part(Part::Page, page, &facts, |on| self.draw_page(on, desk));
    }

    fn draw_page(&self, on: &mut dyn Paper, desk: &Desk) {
        on.polar_map(Point::new(desk.width() / 2, 122), 36, Paint::Line);
        on.fill(0, 0, desk.width(), 25, Paint::Manila);
        on.fill(0, 25, desk.width(), 1, Paint::Kraft);
        let title = if self.looked_up() { Phrase::Scores } else { Phrase::Detente };
        let place = Place::left(8, 19, desk.width() - 56);
        on.line(place, &[Font::N14], title.text(desk.language), Paint::Ink);
        let place = Place::right(desk.width() - 8, 18, 36);
        on.line(place, &[Font::T13], &figure(self.year), Paint::Ink);
        for &side in Side::ALL {
            self.flags(side, on, desk);
            self.score(side, on, desk);
            self.track(side, on, desk);
        }
        let end = 8 + pitch(desk) * i32::from(CELLS);
        for quarter in 1..4_u8 {
            let x = 8 + pitch(desk) * i32::from(CELL * quarter);
            let mark = figure(25 * quarter);
            on.line(Place::centre(x, 118, 30), &[Font::H10], &mark, Paint::Manila);
        }
        on.fill(end - 1, 90, 3, 44, Paint::White);
        on.post_plate(100, end - 13, 103);
        self.telex(on, desk);
    }

    /// Whether nothing has ended: somebody looks the scores up in mid-year.
    fn looked_up(&self) -> bool {
        self.year == self.view.year() && !matches!(self.view.phase(), Phase::Detente | Phase::Over)
    }

    /// What the year brought, in a line, or in two that stand closer.
    fn telex(&self, on: &mut dyn Paper, desk: &Desk) {
        let text = if self.looked_up() {
            let holder = [Slot::Side(self.view.balance)];
            fill(Phrase::HasBalance.text(desk.language), &holder, desk.language)
        } else {
            self.gains(desk.language)
        };
        let width = desk.width() - 9;
        let alone = wrap(Font::H10, width, &text).nth(1).is_none();
        let (y, base) = if alone { (199, 214) } else { (195, 206) };
        on.fill(0, y, desk.width(), 222 - y, Paint::Paper);
        on.lines(Place::left(6, base, width), (13, 2), Font::H10, &text, Paint::Ink);
    }

    /// The claimed cards, this year's with a white edge; many lie like a fan.
    fn flags(&self, side: Side, on: &mut dyn Paper, desk: &Desk) {
        let claimed = &self.view.agencies[side].claimed;
        let room = 196 + desk.more();
        let pitch = (room / (i32::from(claimed.len()) - 1).max(1)).min(37);
        for (place, objective) in (0..).zip(claimed.iter_from_bottom()) {
            let (x, y) = (7 + pitch * place, rows(side).flags);
            if self.gained[side].contains(objective) {
                on.fill(x - 3, y - 3, 36, 26, Paint::White);
                on.picture(Picture::flag(objective), x, y, Paint::Ink);
            } else {
                on.flag(objective, x, y);
            }
        }
    }

    fn gain(&self, side: Side) -> u8 {
        self.gained[side].map(Objective::points).sum()
    }

    fn score(&self, side: Side, on: &mut dyn Paper, desk: &Desk) {
        let paint = Paint::light(side);
        let rows = rows(side);
        on.picture(Picture::emblem(side, Scale::TwentyFour), 6, rows.emblem, paint);
        let score = figure(self.view.agencies[side].score);
        on.line(Place::left(36, rows.score, 70), &[Font::D25], &score, paint);
        let gain = self.gain(side);
        if gain > 0 {
            let place = Place::right(desk.width() - 4, rows.score - 2, 70);
            on.gain(gain, place, Font::D20, paint);
        }
    }

    /// A cell for every five points, those of this year hollow.
    fn track(&self, side: Side, on: &mut dyn Paper, desk: &Desk) {
        let score = self.view.agencies[side].score;
        let before = score.saturating_sub(self.gain(side));
        let width = pitch(desk) - 1;
        let y = rows(side).track;
        for cell in 0..CELLS {
            let x = 8 + pitch(desk) * i32::from(cell);
            let points = CELL * (cell + 1);
            if points > score {
                on.fill(x, y, width, 10, Paint::Line);
            } else if points > before {
                on.fill(x, y, width, 10, Paint::White);
                on.fill(x + 2, y + 2, width - 4, 6, Paint::ground(side));
            } else {
                on.fill(x, y, width, 10, Paint::light(side));
            }
        }
    }

    fn gains(&self, language: Language) -> Text {
        let slot = |objective: Option<Objective>| objective.map_or(Slot::Text(""), Slot::Objective);
        let (cia, kgb) = (self.gained.cia, self.gained.kgb);
        let claimed = |side: Side| {
            let cards = self.view.agencies[side].claimed.iter_from_bottom();
            cards.filter(move |card| self.gained[side].contains(*card))
        };
        let one_sided = |side: Side, gained: Set<Objective>| {
            let phrase = if gained.len() == 1 { Phrase::GainsOne } else { Phrase::GainsTwo };
            let mut cards = claimed(side);
            (phrase, [Slot::Side(side), slot(cards.next()), slot(cards.next()), Slot::Text("")])
        };
        let (phrase, slots) = match (cia.is_empty(), kgb.is_empty()) {
            (true, true) => (Phrase::GainsNone, [Slot::Text(""); 4]),
            (false, true) => one_sided(Side::Cia, cia),
            (true, false) => one_sided(Side::Kgb, kgb),
            (false, false) => {
                let sides = [Slot::Side(Side::Cia), Slot::Side(Side::Kgb)];
                (Phrase::GainsBoth, [sides[0], slot(cia.first()), sides[1], slot(kgb.first())])
            }
        };
        fill(phrase.text(language), &slots, language)
    }
}

const fn pitch(desk: &Desk) -> i32 {
    11 + desk.more() / 20
}
