//! Debriefing: both agents turned over, each agenda in order. Public.

use heapless::Vec;

use super::kit::{Desk, Font, Paint, Paper, Part, Place, area, wrap};
use super::{Picture, Scale};
use crate::cards::{Agent, Card as _, Objective, Side};
use crate::rules::Account;
use crate::words::{Language, Named as _, Phrase, Slot, Text, fill};

/// What happens at one point of the Debriefing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// This agent's agenda changes nothing now.
    Nothing(Side, Agent),
    /// The Master Spy turns the claim round: this side claims.
    MasterSpy(Side, Objective),
    /// The side benches an enemy agent or unmasks the next one.
    DoubleAgent(Side),
    /// The side's Double Agent has benched this enemy agent.
    Benches(Side, Agent),
    /// The side's Double Agent will see the enemy's next Agent X named openly.
    Unmasks(Side),
    /// The side orders the top three groups of next year.
    Analyst(Side),
    /// The side's Assassin terminates this enemy agent; a Deputy Director lives.
    Assassin(Side, Agent),
    /// The objective goes under its deck.
    Under(Objective),
    /// The Director claims the bottom card.
    Director(Side, Objective),
    /// The side claims the objective.
    Claims(Side, Objective),
}

/// The agents and the steps.
#[derive(Clone, Debug)]
pub struct Debriefing {
    /// What the Cease-fire found; its `shown` has the agents.
    pub account: Account,
    /// The steps in order of initiative.
    pub steps: Vec<Step, 6>,
    /// Which step is current; those before it are done.
    pub at: u8,
}

/// How many steps the sheet shows at once.
const SHOWN: usize = 3;

impl Debriefing {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let half = desk.width() / 2;
        for (&side, x) in Side::ALL.iter().zip([0, half + 1]) {
            let Account { token, shown, .. } = &self.account;
            let debriefed = self.account.debriefed(side);
            let facts = (side, token == &Some(side), shown[side], debriefed, desk);
            on.part(Part::File, area(x, 0, half, 92), &facts, |on| {
                self.agent(side, (x, half - 1), on, desk);
            });
        }
        on.fill(4, 93, desk.width() - 8, 127, Paint::Paper);
        let at = usize::from(self.at);
        let first = (at + 1).saturating_sub(SHOWN);
        let steps = self.steps.iter().enumerate().skip(first).take(SHOWN);
        for (y, (place, step)) in (96..).step_by(40).zip(steps) {
            let when = place.cmp(&at);
            let line = area(4, y, desk.width() - 8, 40);
            on.part(Part::Line, line, &(step, when, desk), |on| {
                if when.is_eq() {
                    on.fill(4, y, desk.width() - 8, 38, Paint::Manila);
                    on.fill(4, y, 5, 38, step.side().map_or(Paint::Kraft, Paint::ground));
                }
                let paint = if when.is_gt() { Paint::Kraft } else { Paint::Ink };
                step.draw((y, paint), when.is_lt(), on, desk);
            });
        }
    }

    /// A half with the side's agent, when he acts, and the token if it is his.
    fn agent(&self, side: Side, (x, width): (i32, i32), on: &mut dyn Paper, desk: &Desk) {
        on.fill(x, 0, width, 90, Paint::ground(side));
        on.picture(Picture::emblem(side, Scale::TwentyFour), x + 66, 8, Paint::White);
        if self.account.token == Some(side) {
            on.picture(Picture::Token, x + 72, 44, Paint::White);
        }
        let Some(agent) = self.account.shown[side] else { return };
        let name = agent.name(desk.language);
        let place = Place::left(x + 7, 86, width - 8);
        let long = Font::H10.width(name) > width - 8;
        on.photograph(agent, x + 7, if long { 2 } else { 8 });
        if self.account.debriefed(side).is_some() {
            on.initiative(agent, x + 96, 11, Paint::White, Paint::Ink);
        } else {
            on.picture(Picture::Dead, x + 97, 12, Paint::White);
        }
        if long {
            on.lines(place.below(-10), (11, 2), Font::H10, name, Paint::White);
        } else {
            on.line(place, &[Font::H12, Font::H10], name, Paint::White);
        }
    }
}

impl Step {
    fn draw(self, (y, paint): (i32, Paint), done: bool, on: &mut dyn Paper, desk: &Desk) {
        let right = desk.width() - 10;
        let text = self.text(desk.language);
        let width = right - if self.gain().is_some() { 74 } else { 54 };
        let count = wrap(Font::H10, width, &text).count();
        let middle = if count == 1 { y + 12 } else { y + 19 };
        let (base, lead) = if count > 2 { (y + 13, 12) } else { (y + 17, 14) };
        match (self.agent(), self.side()) {
            (Some(agent), Some(side)) => {
                on.initiative(agent, 14, middle - 8, Paint::ground(side), Paint::White);
            }
            (_, Some(side)) => {
                let emblem = Picture::emblem(side, Scale::Sixteen);
                on.picture(emblem, 14, middle - 8, Paint::ground(side));
            }
            _ => on.picture(Picture::Deck, 16, middle - 6, paint),
        }
        on.lines(Place::left(40, base, width), (lead, 3), Font::H10, &text, paint);
        if let Some(points) = self.gain() {
            let base = if done { y + 17 } else { middle + 7 };
            on.gain(points, Place::right(right, base, 40), Font::H14, paint);
        }
        if done {
            on.picture(Picture::Tick, right - 14, y + 22, Paint::Military);
        }
    }

    /// Whose agenda it is.
    const fn agent(self) -> Option<Agent> {
        Some(match self {
            Self::Nothing(_, agent) => agent,
            Self::MasterSpy(..) => Agent::MasterSpy,
            Self::DoubleAgent(_) | Self::Benches(..) | Self::Unmasks(_) => Agent::DoubleAgent,
            Self::Analyst(_) => Agent::Analyst,
            Self::Assassin(..) => Agent::Assassin,
            Self::Director(..) => Agent::Director,
            Self::Under(_) | Self::Claims(..) => return None,
        })
    }

    const fn side(self) -> Option<Side> {
        match self {
            Self::Nothing(side, _)
            | Self::MasterSpy(side, _)
            | Self::DoubleAgent(side)
            | Self::Benches(side, _)
            | Self::Unmasks(side)
            | Self::Analyst(side)
            | Self::Assassin(side, _)
            | Self::Director(side, _)
            | Self::Claims(side, _) => Some(side),
            Self::Under(_) => None,
        }
    }

    const fn gain(self) -> Option<u8> {
        match self {
            Self::MasterSpy(_, claimed) | Self::Director(_, claimed) | Self::Claims(_, claimed) => {
                Some(claimed.points())
            }
            _ => None,
        }
    }

    fn text(self, language: Language) -> Text {
        let (phrase, slots) = match self {
            Self::Nothing(side, agent) => {
                (Phrase::StepNothing, [Slot::Side(side), Slot::Agent(agent), Slot::Text("")])
            }
            Self::MasterSpy(side, objective) => claim(Phrase::StepMasterSpy, side, objective),
            Self::DoubleAgent(side) => against(Phrase::StepDoubleAgent, side, None),
            Self::Benches(side, agent) => against(Phrase::StepBenches, side, Some(agent)),
            Self::Unmasks(side) => against(Phrase::StepUnmasks, side, None),
            Self::Analyst(side) => against(Phrase::StepAnalyst, side, None),
            Self::Assassin(side, Agent::DeputyDirector) => {
                against(Phrase::StepAssassinFails, !side, None)
            }
            Self::Assassin(side, agent) => against(Phrase::StepAssassin, side, Some(agent)),
            Self::Under(objective) => (Phrase::StepUnder, [Slot::Objective(objective); 3]),
            Self::Director(side, objective) => claim(Phrase::StepDirector, side, objective),
            Self::Claims(side, objective) => claim(Phrase::StepClaims, side, objective),
        };
        fill(phrase.text(language), &slots, language)
    }
}

fn claim(phrase: Phrase, side: Side, objective: Objective) -> (Phrase, [Slot; 3]) {
    (phrase, [Slot::Side(side), Slot::Objective(objective), Slot::Text("")])
}

fn against(phrase: Phrase, side: Side, agent: Option<Agent>) -> (Phrase, [Slot; 3]) {
    let agent = agent.map_or(Slot::Text(""), Slot::Agent);
    (phrase, [Slot::Side(side), Slot::Side(!side), agent])
}
