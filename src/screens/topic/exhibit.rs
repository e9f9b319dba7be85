//! The thing itself on the desk, above the words about it.

use embedded_graphics::geometry::Point;

use super::Topic;
use crate::cards::{Agent, Card as _, Faction, Group, Objective, Side};
use crate::rules::Phase;
use crate::screens::kit::{Desk, Font, GroupCard, Paint, Paper, Place, Stroke, figure};
use crate::screens::{Picture, Scale};
use crate::words::{Explained as _, Named as _, Phrase, Slot, fill};

/// Where what is beside a card of 80 starts.
const BESIDE: i32 = 104;

impl Topic {
    pub(super) fn exhibit(self, on: &mut dyn Paper, desk: &Desk) {
        match self {
            Self::Group(group, place) => on.group(group, place, desk),
            Self::Faction(faction) => on.faction(faction, desk),
            Self::Agent(agent) => on.agent(agent, None, desk),
            Self::AgentX(side, agent) => on.agent(agent, Some(side), desk),
            Self::Objective(objective) => on.objective(objective),
            Self::Phase(phase) => on.phases(phase, desk),
            Self::Pass => on.both_sides(Picture::Pass, desk),
            Self::Balance => on.both_sides(Picture::Balance, desk),
            Self::Recruit => on.recruit(desk),
            Self::Editions => on.editions(desk),
        }
    }
}

impl dyn Paper + '_ {
    /// The card, whose it is, whether it stands, and that there are six of its kind.
    fn group(&mut self, group: Group, place: Option<(Side, bool)>, desk: &Desk) {
        let card = GroupCard::large_width(group, desk);
        let wide = card > 80;
        let left = if wide { 3 } else { 12 };
        self.large_card(group, left + card / 2, 14, desk);
        let (x, language) = (left + card + left, desk.language);
        // A wide card leaves room for the words, but not for their signs.
        let words = if wide { x + 2 } else { x + 22 };
        let width = desk.width() - 1 - words;
        if let Some((side, ready)) = place {
            self.owner(side, x, desk);
            let (sign, in_from, word) = if ready {
                (Picture::Ready, 4, Phrase::Ready)
            } else {
                (Picture::Mobilized, 2, Phrase::Mobilized)
            };
            if !wide {
                self.picture(sign, x + in_from, 52, Paint::Paper);
            }
            let fonts = [Font::H12, Font::H10];
            self.line(Place::left(words, 64, width), &fonts, word.text(language), Paint::Paper);
        }
        if !wide {
            self.picture(Picture::Deck, x + 2, 78, Paint::Paper);
        }
        let number = Slot::Number(group.influence().into());
        let text = fill(Phrase::OneOfSix.text(language), &[number], language);
        self.lines(Place::left(words, 90, width), (14, 3), Font::H10, &text, Paint::Paper);
    }

    fn owner(&mut self, side: Side, x: i32, desk: &Desk) {
        let paint = Paint::light(side);
        self.picture(Picture::emblem(side, Scale::TwentyFour), x, 18, paint);
        let place = Place::left(x + 30, 36, desk.width() - x - 32);
        self.line(place, &[Font::N14], side.name(desk.language), paint);
    }

    /// The six groups of a faction beside its icon.
    fn faction(&mut self, faction: Faction, desk: &Desk) {
        self.fill(11, 17, 64, 104, Paint::Ink);
        self.fill(8, 14, 64, 104, Paint::Paper);
        self.fill(12, 18, 56, 60, Paint::field(faction));
        let icon = Picture::faction(faction, Scale::Large);
        self.picture(icon, 24, 32, Paint::icon(faction));
        let letters = faction.letters(desk.language);
        self.line(Place::centre(40, 104, 56), &[Font::H14], letters, Paint::Ink);
        for (base, group) in (28..).step_by(17).zip(faction.groups()) {
            let value = figure(group.influence());
            self.line(Place::left(78, base, 12), &[Font::H12], &value, Paint::Manila);
            let place = Place::left(90, base, desk.width() - 91);
            let name = group.short_name(desk.language);
            self.line(place, &[Font::H12, Font::H10], name, Paint::Paper);
        }
    }

    /// An agent's photograph, and when he acts.
    fn agent(&mut self, agent: Agent, side: Option<Side>, desk: &Desk) {
        self.fill(12, 14, 80, 104, Paint::Manila);
        self.photograph(agent, 26, 30);
        self.clip(26, 30);
        if let Some(side) = side {
            self.owner(side, BESIDE, desk);
            let text = Phrase::AgentXStamp.text(desk.language);
            let place = Place::left(BESIDE, 64, desk.width() - BESIDE - 4);
            self.line(place, &[Font::N14], text, Paint::Paper);
        }
        let y = if side.is_some() { 79 } else { 57 };
        self.initiative(agent, BESIDE, y, Paint::Paper, Paint::Ink);
        let number = Slot::Number(agent.initiative().into());
        let text = fill(Phrase::ActsNth.text(desk.language), &[number], desk.language);
        let place = Place::left(126, y + 13, desk.width() - 128);
        self.lines(place, (14, 2), Font::H10, &text, Paint::Paper);
    }

    /// A nation's flag or an event's picture, and its numbers.
    fn objective(&mut self, objective: Objective) {
        self.fill(15, 17, 80, 104, Paint::Ink);
        self.fill(12, 14, 80, 104, Paint::Paper);
        self.large_flag(objective, 22, 24);
        self.seal(objective.points(), 35, 76);
        self.plate(objective.stability(), BESIDE, 20);
        for person in 0..i32::from(objective.population()) {
            self.picture(Picture::Person22, BESIDE + 14 * person, 50, Paint::Paper);
        }
        let mut x = BESIDE;
        for (faction, scale) in objective.bias().into_iter().zip([
            Scale::TwentyFour,
            Scale::Sixteen,
            Scale::Twelve,
            Scale::Twelve,
        ]) {
            let size = Picture::faction(faction, scale).size().height as i32 + 2;
            x += self.badge(faction, scale, 1, x, 110 - size) + 6;
        }
    }

    /// The six phases of a year, this one in front.
    fn phases(&mut self, now: Phase, desk: &Desk) {
        for ((base, number), phase) in (24..).step_by(18).zip(1_u8..).zip(Phase::OF_A_TURN) {
            let paint = if phase == now { Paint::Ink } else { Paint::Manila };
            if phase == now {
                self.fill(8, base - 14, desk.width() - 16, 18, Paint::Paper);
            }
            self.line(Place::left(14, base, 14), &[Font::H12], &figure(number), paint);
            let name = phase.help().title(desk.language);
            let place = Place::left(34, base, desk.width() - 44);
            self.line(place, &[Font::H12, Font::H10], name, paint);
        }
    }

    /// Something that either side has or does.
    fn both_sides(&mut self, sign: Picture, desk: &Desk) {
        let middle = Point::new(desk.width() / 2, 64);
        self.polar_map(middle, 36, Paint::Line);
        for (&side, x) in Side::ALL.iter().zip([middle.x - 88, middle.x + 40]) {
            self.picture(Picture::emblem(side, Scale::Large), x, 40, Paint::light(side));
        }
        let size = sign.size();
        let (x, y) = (middle.x - size.width as i32 / 2, middle.y - size.height as i32 / 2);
        self.stroke(Stroke::Disc(middle, 16, Paint::Manila));
        self.picture(sign, x, y, Paint::Ink);
    }

    /// The top of the deck becomes a standing card.
    fn recruit(&mut self, desk: &Desk) {
        let middle = desk.width() / 2;
        for step in 0..4 {
            let (x, y) = (middle - 76 + 3 * step, 40 - 2 * step);
            self.fill(x, y, GroupCard::WIDTH, GroupCard::HEIGHT, Paint::Manila);
            self.edge(x, y, GroupCard::WIDTH, GroupCard::HEIGHT, 1, Paint::Kraft);
        }
        self.picture(Picture::ArrowR, middle - 5, 56, Paint::Paper);
        self.slot(middle + 32, 36);
        let card = GroupCard { group: Group::Militia, ready: true, out_of_reach: false };
        self.group_card(card, middle + 28, 32, desk);
    }

    /// Three rulebooks.
    fn editions(&mut self, desk: &Desk) {
        let left = desk.width() / 2 - 114;
        for (x, edition) in
            (left..).step_by(77).zip([Phrase::English, Phrase::French, Phrase::Polish])
        {
            self.fill(x + 3, 23, 74, 84, Paint::Ink);
            self.fill(x, 20, 74, 84, Paint::Manila);
            self.fill(x, 20, 3, 84, Paint::Kraft);
            let place = Place::centre(x + 38, 68, 70);
            let word = edition.text(desk.language);
            self.line(place, &[Font::N12, Font::H12, Font::H10], word, Paint::Ink);
        }
    }
}
