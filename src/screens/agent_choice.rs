//! Choosing Agent X, private.

use super::kit::{Desk, Font, Paint, Panel, Paper, Part, Place, area};
use super::{Picture, Scale};
use crate::cards::{Agent, Card as _, Side};
use crate::rules::{AgencyView, View};
use crate::words::{Named as _, Phrase, Slot, fill};

/// Six index cards, one of them open.
#[derive(Clone)]
pub struct AgentChoice {
    /// Who chooses, and whose eyes the view has.
    pub side: Side,
    /// What that side sees.
    pub view: View,
    /// The open card; only an agent at headquarters can be sent.
    pub focus: Agent,
}

/// Where an agent is, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Post {
    Headquarters,
    Leave,
    Dead,
}

impl Post {
    fn of(agent: Agent, agency: &AgencyView) -> Self {
        if agency.dead.contains(agent) {
            Self::Dead
        } else if agency.leave.contains(agent) {
            Self::Leave
        } else {
            Self::Headquarters
        }
    }
}

impl AgentChoice {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        on.private_frame(self.side, desk);
        for (place, &agent) in Agent::ALL.iter().enumerate() {
            let x = 7 + 38 * place as i32;
            let post = Post::of(agent, &self.view.agencies[self.side]);
            let facts = (agent, post, agent == self.focus);
            on.part(Part::Card, area(x, 11, 36, 31), &facts, |on| self.tab(on, agent, post, x));
        }
        on.fill(4, 42, 232, 180, Paint::Paper);
        let post = Post::of(self.focus, &self.view.agencies[self.side]);
        on.part(Part::File, area(4, 42, 232, 80), &(self.focus, post, desk), |on| {
            self.file(post, on, desk);
        });
        on.part(Part::Hint, area(4, 122, 232, 100), &(self.side, self.focus, desk), |on| {
            self.effects(on, desk);
        });
        if desk.panel == Panel::Wide {
            rival(on, !self.side, &self.view.agencies[!self.side], desk);
        }
    }

    fn tab(&self, on: &mut dyn Paper, agent: Agent, post: Post, x: i32) {
        let (ground, sign) = match post {
            _ if agent == self.focus => (Paint::Paper, Paint::Ink),
            Post::Headquarters => (Paint::Manila, Paint::Ink),
            Post::Leave => (Paint::Grey, Paint::Paper),
            Post::Dead => (Paint::Line, Paint::Grey),
        };
        for cut in 1..=3 {
            on.fill(x + cut, 14 - cut, 36 - 2 * cut, 1, ground);
        }
        on.fill(x, 14, 36, 28, ground);
        on.picture(Picture::agent(agent), x + 6, 15, sign);
        match post {
            Post::Headquarters => {}
            Post::Leave => on.rimmed(Picture::Leave, x + 19, 27, Paint::Ink, ground),
            Post::Dead => {
                let cross = if agent == self.focus { Paint::Ink } else { Paint::Paper };
                on.rimmed(Picture::Dead, x + 11, 20, cross, ground);
            }
        }
    }

    /// Photograph, name, initiative and state of the open card.
    fn file(&self, post: Post, on: &mut dyn Paper, desk: &Desk) {
        let (agent, language) = (self.focus, desk.language);
        on.photograph(agent, 13, 54);
        on.clip(13, 54);
        let fonts = [Font::N18, Font::N14, Font::N12, Font::H12];
        on.line(Place::left(76, 67, 154), &fonts, agent.name(language), Paint::Ink);
        on.initiative(agent, 76, 75, Paint::Ink, Paint::Paper);
        let nth = [Slot::Number(agent.initiative().into())];
        let acts = fill(Phrase::ActsNth.text(language), &nth, language);
        on.line(Place::left(98, 89, 132), &[Font::H10], &acts, Paint::Ink);
        let (sign, state, x, y) = match post {
            Post::Headquarters => (Picture::Hq, Phrase::AtHeadquarters, 77, 98),
            Post::Leave => (Picture::Leave, Phrase::OnLeave, 77, 97),
            Post::Dead => (Picture::Dead, Phrase::Terminated, 77, 97),
        };
        on.picture(sign, x, y, Paint::Ink);
        on.line(Place::left(98, 110, 132), &[Font::H10], state.text(language), Paint::Ink);
    }

    fn effects(&self, on: &mut dyn Paper, desk: &Desk) {
        let language = desk.language;
        let sides = [Side::Cia, Side::Kgb].map(|token| self.effect(token));
        let mut y = 122;
        let alike = sides[0] == sides[1];
        for (token, (effect, slot)) in [Side::Cia, Side::Kgb].into_iter().zip(sides) {
            on.fill(10, y, 220, 1, Paint::Kraft);
            on.picture(Picture::emblem(token, Scale::TwentyFour), 12, y + 6, Paint::ground(token));
            let (head, ink) = if alike {
                on.picture(
                    Picture::emblem(!token, Scale::TwentyFour),
                    12,
                    y + 34,
                    Paint::ground(!token),
                );
                (Phrase::WithEitherToken, Paint::Ink)
            } else {
                (Phrase::WithToken, Paint::ground(token))
            };
            let head = fill(head.text(language), &[Slot::Side(token)], language);
            on.line(Place::left(44, y + 15, 188), &[Font::H10], &head, ink);
            let text = fill(effect.text(language), &[Slot::Side(slot)], language);
            let place = Place::left(44, y + 29, 188);
            let most = (219 - y - 14) / 14;
            y += 20 + 14 * on.lines(place, (14, most), Font::H10, &text, Paint::Ink);
            if alike {
                break;
            }
        }
    }

    /// What the agent does if this side has placed the token, and whom that names.
    fn effect(&self, token: Side) -> (Phrase, Side) {
        let (side, own) = (self.side, token == self.side);
        match self.focus {
            Agent::MasterSpy => (Phrase::EffectClaims, !token),
            Agent::DeputyDirector => (Phrase::EffectDeputyDirector, side),
            Agent::DoubleAgent => (Phrase::EffectDoubleAgent, !side),
            Agent::Analyst => (Phrase::EffectAnalyst, side),
            Agent::Assassin if own => (Phrase::EffectAssassin, !side),
            Agent::Director if own => (Phrase::EffectDirector, side),
            Agent::Assassin | Agent::Director => (Phrase::EffectNothing, side),
        }
    }
}

/// What is public about the other side's six, beside the open card.
fn rival(on: &mut dyn Paper, side: Side, agency: &AgencyView, desk: &Desk) {
    on.fill(240, 42, 1, 180, Paint::Kraft);
    on.fill(241, 42, 75, 180, Paint::Paper);
    on.picture(Picture::emblem(side, Scale::Sixteen), 248, 52, Paint::ground(side));
    let name = side.name(desk.language);
    on.line(Place::left(267, 66, 48), &[Font::N12], name, Paint::ground(side));
    for (place, &agent) in (0..).zip(Agent::ALL) {
        let (x, y) = (245 + 34 * (place % 2), 77 + 46 * (place / 2));
        let (ground, sign) = match Post::of(agent, agency) {
            Post::Headquarters => (Paint::Paper, Paint::Ink),
            Post::Leave => (Paint::Grey, Paint::Ink),
            Post::Dead => (Paint::Line, Paint::Grey),
        };
        on.fill(x, y, 32, 42, ground);
        on.picture(Picture::agent(agent), x + 4, y + 3, sign);
        match Post::of(agent, agency) {
            Post::Headquarters => {}
            Post::Leave => on.picture(Picture::Leave, x + 9, y + 28, Paint::Ink),
            Post::Dead => on.picture(Picture::Dead, x + 9, y + 28, Paint::Paper),
        }
    }
}
