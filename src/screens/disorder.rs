//! Civil disorder: who went above stability, and what that costs. Public.

use super::kit::{Desk, Font, Meter, Paint, Paper, Part, Place, area, wrap};
use super::{Picture, Scale};
use crate::cards::{Agent, Card as _, Side, Sides};
use crate::rules::Account;
use crate::words::{Language, Phrase, Slot, Text, fill};

/// One side's disorder. Both in disorder: two screens, CIA first.
#[derive(Clone, Copy, Debug, Hash)]
pub struct Disorder {
    /// What the Cease-fire found.
    pub account: Account,
    /// The year.
    pub year: u16,
    /// Who is in disorder.
    pub side: Side,
    /// That side's Agent X, now shown.
    pub agent: Option<Agent>,
    /// What became of him: fell, or not (a Deputy Director returns, the Nobel
    /// Peace Prize sends him on leave); nothing while its owner is still asked.
    pub fell: Option<bool>,
}

impl Disorder {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let page = area(0, 0, desk.width(), 222);
        on.part(Part::Page, page, &(self, desk), |on| self.draw_page(on, desk));
        self.meter(on);
    }

    fn draw_page(&self, on: &mut dyn Paper, desk: &Desk) {
        on.strip(self.account.objective, self.year, desk);
        on.tape(0, 35, desk.width(), 8);
        let title = Phrase::Disorder.text(desk.language);
        let place = Place::centre(desk.width() / 2, 66, desk.width() - 8);
        on.line(place, &[Font::N18], title, Paint::Paper);
        on.fill(6, 114, desk.width() - 12, 107, Paint::Paper);
        if let Some(agent) = self.agent {
            on.photograph(agent, 14, 124);
            on.clip(14, 124);
        }
        self.fate(on, desk);
        let claimed = self.account.objective;
        let token = self.account.token;
        let (phrase, slots) = match token {
            Some(side) => (Phrase::Claims, [Slot::Side(side), Slot::Objective(claimed)]),
            None => (Phrase::NobodyClaims, [Slot::Objective(claimed); 2]),
        };
        let mut text = fill(phrase.text(desk.language), &slots, desk.language);
        if Font::H10.width(&text) > 163 + desk.more() {
            text = fill(Phrase::GainsOne.text(desk.language), &slots, desk.language);
        }
        let gain = token.map(|_| claimed.points());
        on.result((6, desk.width() - 12), 25, token, &text, gain);
    }

    /// The board's own meter, with the emblems for its side columns.
    fn meter(&self, on: &mut dyn Paper) {
        let total = |side: Side| self.account.rows[side].influence();
        let totals = Sides { cia: total(Side::Cia), kgb: total(Side::Kgb) };
        let stability = self.account.objective.stability();
        on.meter(&Meter { totals, outcome: totals, stability }, -11);
        for (&side, y) in Side::ALL.iter().zip([72, 94]) {
            on.picture(Picture::emblem(side, Scale::Sixteen), 6, y, Paint::light(side));
        }
    }

    /// What became of Agent X, stamped and in words.
    fn fate(&self, on: &mut dyn Paper, desk: &Desk) {
        let text = self.sentence(desk.language);
        let width = 152 + desk.more();
        let more = wrap(Font::H10, width, &text).count() as i32 - 2;
        let base = 178 - 14 * more.max(0);
        on.lines(Place::left(78, base, width), (14, 3), Font::H10, &text, Paint::Ink);
        let stamp = match self.fell {
            Some(true) => Phrase::TerminatedStamp,
            Some(false) => Phrase::SavedStamp,
            None => return,
        };
        let stamp = stamp.text(desk.language);
        let base = 152 - 9 * more.max(0);
        on.stamp(Font::N12, stamp, 82, base, (Paint::Political, Paint::Paper));
    }

    fn sentence(&self, language: Language) -> Text {
        let phrase = match (self.fell, self.agent) {
            (None, _) => Phrase::DisorderShown,
            (Some(true), _) => Phrase::DisorderFell,
            (Some(false), Some(Agent::DeputyDirector)) => Phrase::DisorderReturns,
            (Some(false), _) => Phrase::DisorderSaved,
        };
        let account = &self.account;
        let numbers = [account.rows[self.side].influence(), account.objective.stability()];
        let [total, stability] = numbers.map(|number| Slot::Number(number.into()));
        fill(phrase.text(language), &[Slot::Side(self.side), total, stability], language)
    }
}
