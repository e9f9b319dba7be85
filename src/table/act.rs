//! The struggle: walking the actions, the cards and the targets.

use rand_core::Rng;

use super::place::{Over, Place};
use super::{Button, Table};
use crate::cards::{Faction, Group, Objective, Set, Side, Sides};
use crate::rules::{Decision, Eyes, Legal, Phase, Question, View};
use crate::screens::{
    Action, Board, Focus, Legend, Pad, Screen, Splash, Struggle, Topic, Verb, Warning,
};

/// What would win, and is lost by giving an event up below it.
const POINTS_TO_WIN: u8 = 100;

impl Table {
    fn board(&self) -> Option<Board> {
        let game = self.game()?;
        let side = self.asked()?;
        let legal = game.legal();
        let view = game.view(Eyes::Public);
        let aims = match self.place {
            Place::Act { focus: Focus::Target { group, .. }, .. } => legal.targets(group),
            Place::Act { focus: Focus::Last { .. }, .. } => legal.escalations(),
            _ => legal.activatable(),
        };
        Some(Board { view, legal, side, aims, events: legal.events() })
    }

    pub(super) fn act_screen(&self, focus: Focus, warning: Option<Warning>) -> Screen {
        match self.board() {
            Some(board) => {
                let token = board.token();
                Screen::Struggle(Struggle { board, focus, warning, token })
            }
            None => Screen::Splash(Splash),
        }
    }

    pub(super) fn first_action(&self) -> Focus {
        let first = self.game().and_then(|game| actions(&game.legal()).next());
        Focus::Action(first.unwrap_or(Action::Pass))
    }

    pub(super) fn act_legend(&self, focus: Focus, warned: Option<Warning>) -> Legend {
        if warned.is_some() {
            return Legend { a: Some(Verb::DoIt), b: Some(Verb::Back), ..Legend::default() };
        }
        let Some(board) = self.board() else { return Legend::default() };
        let to = |button| self.leads(&board, focus, button).is_some();
        let pad = Pad {
            up: to(Button::Up),
            down: to(Button::Down),
            left: to(Button::Left),
            right: to(Button::Right),
        };
        let undo = self.play.as_ref().is_some_and(|play| play.undoable > 0).then_some(Verb::Undo);
        let (a, b) = match focus {
            Focus::Action(Action::Recruit) => (Verb::Recruit, undo),
            Focus::Action(Action::Activate) => (Verb::Activate, undo),
            Focus::Action(Action::Pass) => (Verb::Pass, undo),
            Focus::Action(Action::Event) => (Verb::Open, undo),
            Focus::Group(group) if group.faction() == Faction::Media => {
                (Verb::Look, Some(Verb::Back))
            }
            Focus::Group(_) => (Verb::Activate, Some(Verb::Back)),
            Focus::Target { group, .. } => (power(group), Some(Verb::Back)),
            Focus::Last { .. } | Focus::Event { .. } => (Verb::Play, Some(Verb::Back)),
            Focus::Start(_) => (Verb::Choose, undo),
        };
        Legend { pad, a: Some(a), b, ..Legend::default() }
    }

    pub(super) fn act_topic(&self, focus: Focus) -> Option<Topic> {
        let board = self.board()?;
        let in_play = |group| {
            let owner = owner(&board.view, group)?;
            Some((owner, board.view.ready.contains(group)))
        };
        Some(match focus {
            Focus::Action(Action::Recruit) => Topic::Recruit,
            Focus::Action(Action::Activate) => Topic::Phase(Phase::Struggle),
            Focus::Action(Action::Pass) => Topic::Pass,
            Focus::Action(Action::Event) => Topic::Objective(board.events.first()?),
            Focus::Event { event, .. } => Topic::Objective(event),
            Focus::Group(group)
            | Focus::Target { on: group, .. }
            | Focus::Last { on: group, .. } => Topic::Group(group, in_play(group)),
            Focus::Start(_) => Topic::Balance,
        })
    }

    pub(super) fn press_act(
        &mut self,
        focus: Focus,
        warned: Option<Warning>,
        button: Button,
        random: &mut dyn Rng,
    ) {
        match (button, warned) {
            (Button::A, _) => self.choose(focus, warned.is_some(), random),
            (Button::B, Some(_)) => self.focus_on(focus),
            (Button::B, None) => self.step_back(focus),
            _ => {
                let to = self.board().and_then(|board| self.leads(&board, focus, button));
                match to {
                    Some(To::Focus(next)) => self.focus_on(next),
                    Some(To::Target(group, on)) => self.aim(group, on),
                    Some(To::Last(on)) => self.aim_last(on),
                    None => {}
                }
            }
        }
    }

    pub(super) fn focus_on(&mut self, focus: Focus) {
        self.go(Place::Act { focus, warned: None });
    }

    fn step_back(&mut self, focus: Focus) {
        match focus {
            Focus::Action(_) | Focus::Start(_) => {
                if let Some(play) = &mut self.play {
                    play.undo();
                }
                let start =
                    matches!(self.game().map(|game| game.question()), Some(Question::Start(_)));
                match self.asked() {
                    Some(side) if start => self.focus_on(Focus::Start(side)),
                    _ => self.focus_on(self.first_action()),
                }
            }
            Focus::Group(_) => self.focus_on(Focus::Action(Action::Activate)),
            Focus::Target { group, .. } => self.focus_on(Focus::Group(group)),
            Focus::Last { .. } | Focus::Event { .. } => self.focus_on(Focus::Action(Action::Event)),
        }
    }

    fn choose(&mut self, focus: Focus, warned: bool, random: &mut dyn Rng) {
        let Some(board) = self.board() else { return };
        let decision = match focus {
            Focus::Action(Action::Recruit) => Decision::Recruit,
            Focus::Action(Action::Pass) => Decision::Pass,
            Focus::Start(side) => Decision::Start(side),
            Focus::Action(Action::Activate) => {
                let group = board.view.agencies[board.side]
                    .row
                    .iter()
                    .find(|group| board.aims.contains(*group));
                return group.into_iter().for_each(|group| self.focus_on(Focus::Group(group)));
            }
            Focus::Action(Action::Event) => {
                return match board.events.first() {
                    Some(event) if board.events.len() == 1 => self.pick_event(event),
                    _ => self.open(Over::Events { focus: 0 }),
                };
            }
            Focus::Group(group) if group.faction() == Faction::Media => {
                Decision::Activate { group, on: None }
            }
            Focus::Group(group) => {
                let first = first_target(&board.view, board.side, board.legal.targets(group));
                return first.into_iter().for_each(|on| self.aim(group, on));
            }
            Focus::Target { group, on, .. } => Decision::Activate { group, on: Some(on) },
            Focus::Last { on, .. } => Decision::NuclearEscalation(on),
            Focus::Event { event: Objective::LiveBenefit, .. } => Decision::LiveBenefit,
            Focus::Event { .. } => Decision::SummitMeeting,
        };
        let warning = if warned { None } else { self.warning(&decision) };
        match warning {
            Some(warning) => self.go(Place::Act { focus, warned: Some(warning) }),
            None => self.decide(&decision, random),
        }
    }

    /// An event of the struggle comes into focus.
    pub(super) fn pick_event(&mut self, event: Objective) {
        let Some(board) = self.board() else { return };
        if event == Objective::NuclearEscalation {
            let last = first_target(&board.view, board.side, board.legal.escalations());
            return last.into_iter().for_each(|on| self.aim_last(on));
        }
        let decision = if event == Objective::LiveBenefit {
            Decision::LiveBenefit
        } else {
            Decision::SummitMeeting
        };
        if let Some(outcome) = self.outcome(&decision) {
            self.focus_on(Focus::Event { event, outcome });
        }
    }

    pub(super) fn struggle_events(&self) -> Set<Objective> {
        self.game().map_or(Set::EMPTY, |game| game.legal().events())
    }

    fn aim(&mut self, group: Group, on: Group) {
        if let Some(outcome) = self.outcome(&Decision::Activate { group, on: Some(on) }) {
            self.focus_on(Focus::Target { group, on, outcome });
        }
    }

    fn aim_last(&mut self, on: Group) {
        if let Some(outcome) = self.outcome(&Decision::NuclearEscalation(on)) {
            self.focus_on(Focus::Last { on, outcome });
        }
    }

    /// What both totals would become by a decision through which nobody learns
    /// a card.
    pub(super) fn outcome(&self, decision: &Decision) -> Option<Sides<u8>> {
        let mut after = *self.game()?;
        after.apply(decision).ok()?;
        let total = |side: Side| match (after.question().phase(), after.account()) {
            (Phase::Struggle, _) | (_, None) => after.influence(side),
            (_, Some(account)) => account.rows[side].influence(),
        };
        Some(Sides { cia: total(Side::Cia), kgb: total(Side::Kgb) })
    }

    /// Why the decision deserves a second thought.
    pub(super) fn warning(&self, decision: &Decision) -> Option<Warning> {
        let view = self.game()?.view(Eyes::Public);
        let side = self.asked()?;
        if let Some(event) = given_up(decision) {
            let score = view.agencies[side].score;
            let left = score.saturating_sub(event.points());
            if score >= POINTS_TO_WIN && left < POINTS_TO_WIN {
                return Some(Warning::PointsThatWin { side, event, score: left });
            }
        }
        let shows_no_card = matches!(
            decision,
            Decision::Activate { on: Some(_), .. } | Decision::LiveBenefit | Decision::Take
        );
        let stability = view.objective?.stability();
        let total = if shows_no_card { self.outcome(decision)?[side] } else { 0 };
        let already = view.agencies[side].row.influence() > stability;
        let at_once = view.edition.ends_struggle_on_disorder();
        (total > stability && !already).then_some(Warning::OverTheLimit {
            side,
            total,
            stability,
            at_once,
        })
    }

    /// Where the pad leads from here.
    fn leads(&self, board: &Board, focus: Focus, button: Button) -> Option<To> {
        let nearest = |from| nearest(&board.view, board.aims, from, button);
        match focus {
            Focus::Action(action) => match button {
                Button::Up => {
                    let row = board.view.agencies[board.side].row;
                    let group = row.iter().find(|group| board.aims.contains(*group))?;
                    Some(To::Focus(Focus::Group(group)))
                }
                Button::Left => {
                    let before = actions(&board.legal).take_while(|other| *other != action).last();
                    before.map(|action| To::Focus(Focus::Action(action)))
                }
                Button::Right => {
                    let next = actions(&board.legal).skip_while(|other| *other != action).nth(1);
                    next.map(|action| To::Focus(Focus::Action(action)))
                }
                _ => None,
            },
            Focus::Group(group) => match button {
                Button::Down => Some(To::Focus(Focus::Action(Action::Activate))),
                Button::Left | Button::Right => {
                    nearest(group).map(|group| To::Focus(Focus::Group(group)))
                }
                _ => None,
            },
            Focus::Target { group, on, .. } => nearest(on).map(|on| To::Target(group, on)),
            Focus::Last { on, .. } => nearest(on).map(To::Last),
            Focus::Start(Side::Cia) if button == Button::Right => {
                Some(To::Focus(Focus::Start(Side::Kgb)))
            }
            Focus::Start(Side::Kgb) if button == Button::Left => {
                Some(To::Focus(Focus::Start(Side::Cia)))
            }
            Focus::Start(_) | Focus::Event { .. } => None,
        }
    }
}

/// Where the pad leads; the outcome of a target is reckoned once it is aimed at.
enum To {
    Focus(Focus),
    Target(Group, Group),
    Last(Group),
}

/// The event that the decision gives up.
fn given_up(decision: &Decision) -> Option<Objective> {
    match decision {
        Decision::LiveBenefit => Some(Objective::LiveBenefit),
        Decision::NuclearEscalation(_) => Some(Objective::NuclearEscalation),
        Decision::SummitMeeting => Some(Objective::SummitMeeting),
        Decision::NobelPeacePrize => Some(Objective::NobelPeacePrize),
        Decision::SpaceRace => Some(Objective::SpaceRace),
        Decision::OlympicGames(_) => Some(Objective::OlympicGames),
        _ => None,
    }
}

const fn power(group: Group) -> Verb {
    match group.faction() {
        Faction::Military => Verb::Discard,
        Faction::Economic => Verb::Flip,
        Faction::Political => Verb::Move,
        Faction::Media => Verb::Look,
    }
}

/// The legal actions, from the left.
fn actions(legal: &Legal) -> impl Iterator<Item = Action> + use<> {
    [
        (legal.recruit(), Action::Recruit),
        (!legal.activatable().is_empty(), Action::Activate),
        (legal.pass(), Action::Pass),
        (!legal.events().is_empty(), Action::Event),
    ]
    .into_iter()
    .filter_map(|(may, action)| may.then_some(action))
}

fn owner(view: &View, group: Group) -> Option<Side> {
    [Side::Cia, Side::Kgb].into_iter().find(|side| view.agencies[*side].row.set().contains(group))
}

/// The enemy's before one's own, in the order of the row.
fn first_target(view: &View, side: Side, aims: Set<Group>) -> Option<Group> {
    let mut rows = view.agencies[!side].row.iter().chain(view.agencies[side].row.iter());
    rows.find(|group| aims.contains(*group))
}

/// The next card in that direction: along its row, or in the other row the one
/// least far to the side.
fn nearest(view: &View, aims: Set<Group>, from: Group, button: Button) -> Option<Group> {
    let side = owner(view, from)?;
    let place = |row: Side, group| view.agencies[row].row.iter().position(|other| other == group);
    let here = place(side, from)?;
    let aimed =
        |row: Side| view.agencies[row].row.iter().filter(move |group| aims.contains(*group));
    match button {
        Button::Left => aimed(side).take_while(|group| *group != from).last(),
        Button::Right => aimed(side).find(|group| place(side, *group) > Some(here)),
        Button::Up if side == Side::Cia => None,
        Button::Down if side == Side::Kgb => None,
        _ => {
            aimed(!side).min_by_key(|group| place(!side, *group).unwrap_or_default().abs_diff(here))
        }
    }
}
