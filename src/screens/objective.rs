//! The year's objective, turned over.

use super::kit::{Desk, Font, Paint, Paper, Part, Place, area, figure, wrap};
use super::{Picture, Scale};
use crate::cards::{Objective, Side};
use crate::words::{Named as _, Phrase, Slot, fill};

/// The objective of a year, public.
#[derive(Clone, Copy, Debug, Hash)]
pub struct ObjectivePage {
    /// What is at stake.
    pub objective: Objective,
    /// The year.
    pub year: u16,
    /// Who holds the balance token.
    pub balance: Side,
}

impl ObjectivePage {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let page = area(0, 0, desk.width(), 222);
        on.part(Part::Page, page, &(self, desk), |on| self.draw_page(on, desk));
    }

    fn draw_page(&self, on: &mut dyn Paper, desk: &Desk) {
        on.folder(Phrase::ObjectiveTab.text(desk.language), desk);
        on.ear(desk);
        let year = figure(self.year);
        on.line(Place::right(desk.width() - 10, 19, 40), &[Font::T13], &year, Paint::Manila);
        on.large_flag(self.objective, 18, 36);
        self.name(on, desk);
        if self.objective.is_event() {
            self.event(on, desk);
        } else {
            self.nation(on, desk);
        }
    }

    /// In one line, else in two, else its short form.
    fn name(&self, on: &mut dyn Paper, desk: &Desk) {
        let (x, width) = (84, 144 + desk.more());
        let fonts = [Font::N18, Font::N14, Font::N12];
        let name = self.objective.name(desk.language);
        let in_two = |font: &Font| {
            let mut lines = wrap(*font, width, name);
            lines.all(|line| font.width(line) <= width) && wrap(*font, width, name).count() == 2
        };
        if Font::fit(&fonts, width, name).is_some() {
            on.line(Place::left(x, 62, width), &fonts, name, Paint::Ink);
        } else if let Some(font) = [Font::N14, Font::N12].into_iter().find(in_two) {
            on.lines(Place::left(x, 53, width), (19, 2), font, name, Paint::Ink);
        } else {
            let name = self.objective.short_name(desk.language);
            on.line(Place::left(x, 62, width), &fonts, name, Paint::Ink);
        }
    }

    fn nation(&self, on: &mut dyn Paper, desk: &Desk) {
        let right = desk.width() - 21;
        let objective = self.objective;
        on.plate(objective.stability(), right - 27, 83);
        let people = i32::from(objective.population());
        for person in 1..=people {
            on.picture(Picture::Person22, right + 2 - 12 * person, 105, Paint::Ink);
        }
        on.small_seal(objective.points(), right - 28, 130);
        let left_ends = [right - 37, right - 12 * people - 2, right - 37];
        let phrases = [Phrase::Stability, Phrase::Population, Phrase::Points];
        for ((phrase, base), end) in phrases.into_iter().zip([97, 123, 149]).zip(left_ends) {
            let text = phrase.text(desk.language);
            let taken = on.line(Place::left(18, base, end - 22), &[Font::H10], text, Paint::Ink);
            on.leader(taken.end + 5, end, base - 1);
        }
        on.fill(16, 161, desk.width() - 32, 1, Paint::Kraft);
        let bias = Phrase::Bias.text(desk.language);
        on.line(Place::left(18, 188, 68), &[Font::H10], bias, Paint::Ink);
        self.bias(on, desk, LARGE, (90 + desk.more(), 202), true);
    }

    fn event(&self, on: &mut dyn Paper, desk: &Desk) {
        on.plate(self.objective.stability(), 19, 88);
        on.picture(Picture::Person22, 54, 86, Paint::Ink);
        self.bias(on, desk, SMALL, (78, 108), false);
        on.small_seal(self.objective.points(), desk.width() - 46, 83);
        on.fill(16, 116, desk.width() - 32, 1, Paint::Kraft);
        let (language, width) = (desk.language, 206 + desk.more());
        let points = [Slot::Number(self.objective.points().into())];
        let kept = fill(Phrase::Kept.text(language), &points, language);
        on.line(Place::left(18, 133, width), &[Font::H10], &kept, Paint::Ink);
        let mut effect = fill(Phrase::GivenUp.text(language), &[], language);
        // The longest effect is half of what a text holds.
        let _ = effect.push(' ');
        let _ = effect.push_str(event_effect(self.objective).text(language));
        on.lines(Place::left(18, 152, width), (15, 4), Font::H10, &effect, Paint::Ink);
    }

    /// The factions in order, the first one largest, standing on one line.
    fn bias(
        &self,
        on: &mut dyn Paper,
        desk: &Desk,
        sizes: [(Scale, i32); 4],
        (mut x, ground): (i32, i32),
        letters: bool,
    ) {
        for (place, (faction, (scale, border))) in
            self.objective.bias().into_iter().zip(sizes).enumerate()
        {
            let gap = if letters { 11 } else { 8 };
            let size = Picture::faction(faction, scale).size().width as i32 + 2 * border;
            if place > 0 {
                let chevron = if letters { ground - 20 } else { ground - 16 };
                on.picture(Picture::Right6, x + (gap - 5) / 2, chevron, Paint::Kraft);
                x += gap;
            }
            on.badge(faction, scale, border, x, ground - size);
            if letters {
                let place = Place::centre(x + size / 2, ground + 10, 30);
                on.line(place, &[Font::H8], faction.letters(desk.language), Paint::Ink);
            }
            x += size;
        }
    }
}

const LARGE: [(Scale, i32); 4] =
    [(Scale::Large, 2), (Scale::TwentyFour, 2), (Scale::Sixteen, 2), (Scale::Twelve, 2)];
const SMALL: [(Scale, i32); 4] =
    [(Scale::TwentyFour, 1), (Scale::Sixteen, 1), (Scale::Twelve, 1), (Scale::Twelve, 1)];

const fn event_effect(event: Objective) -> Phrase {
    match event {
        Objective::LiveBenefit => Phrase::LiveBenefitEffect,
        Objective::NuclearEscalation => Phrase::NuclearEscalationEffect,
        Objective::SpaceRace => Phrase::SpaceRaceEffect,
        Objective::OlympicGames => Phrase::OlympicGamesEffect,
        Objective::SummitMeeting => Phrase::SummitMeetingEffect,
        _ => Phrase::NobelPeacePrizeEffect,
    }
}
