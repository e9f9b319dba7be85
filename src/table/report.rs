//! What everybody is shown between two questions.

use heapless::Vec;
use rand_core::Rng;

use super::Table;
use super::place::Place;
use super::play::Play;
use crate::cards::{Agent, Card, Objective, Set, Side, Sides};
use crate::rules::{Decision, Eyes, Phase, Question, View};
use crate::screens::{
    CardPage, CeaseFire, Debriefing, Detente, Disorder, Legend, ObjectivePage, Screen, Splash,
    Step, Topic, Verb, Victory,
};

/// A public screen that somebody has to dismiss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Report {
    /// The year's objective.
    Objective,
    /// The totals and the tie-break.
    CeaseFire,
    /// One side went above stability.
    Disorder(Side),
    /// The agents turned over, as far as nobody is asked in between.
    Debriefing { step: u8 },
    /// The rest of it, once the Double Agent's owner has chosen.
    DebriefingGoesOn { step: u8 },
    /// Summit Meeting turned this side's Agent X over.
    TurnedOver(Side),
    /// The year's gains.
    Detente,
    /// The end.
    Victory,
}

/// What each side claimed since that moment.
pub(super) fn gained(before: &View, now: &View) -> Sides<Set<Objective>> {
    let held = |view: &View, side: Side| view.agencies[side].claimed.iter().collect::<Set<_>>();
    let gained = |side| held(now, side) - held(before, side);
    Sides { cia: gained(Side::Cia), kgb: gained(Side::Kgb) }
}

/// The Debriefing step by step, as far as it has happened; and how many of the
/// steps come before the Double Agent's owner is asked, if he is.
pub(super) fn steps(play: &Play) -> (Vec<Step, 6>, u8) {
    let mut steps = Vec::new();
    let Some(account) = play.game.account() else { return (steps, 0) };
    let before = play.before_cease_fire.view(Eyes::Public);
    let now = play.game.view(Eyes::Public);
    let gained = gained(&before, &now);
    let claimed_by = |objective| {
        [Side::Cia, Side::Kgb].into_iter().find(|side| gained[*side].contains(objective))
    };
    let waits = matches!(now.question, Question::DoubleAgent(_, Phase::Debriefing));
    let stake = account.objective;
    let mut asked_at = 0;
    for agent in Agent::ALL.iter().copied() {
        let sent = |side: &Side| account.debriefed(*side) == Some(agent);
        let step = match (account.works_for(agent), agent) {
            (Some(side), Agent::MasterSpy) => Step::MasterSpy(side, stake),
            (Some(side), Agent::DoubleAgent) => {
                asked_at = steps.len() as u8 + 1;
                double_agent(play, side)
            }
            (Some(side), Agent::Analyst) => Step::Analyst(side),
            (Some(side), Agent::Assassin) => match account.debriefed(!side) {
                Some(target) => Step::Assassin(side, target),
                None => Step::Nothing(side, agent),
            },
            (Some(side), Agent::Director) => match (gained[side] - Set::of(stake)).first() {
                Some(bottom) => Step::Director(side, bottom),
                None => Step::Nothing(side, agent),
            },
            _ => match [Side::Cia, Side::Kgb].into_iter().find(sent) {
                Some(side) => Step::Nothing(side, agent),
                None => continue,
            },
        };
        let _ = steps.push(step);
        if waits && agent == Agent::DoubleAgent {
            return (steps, asked_at);
        }
        if account.works_for(agent).is_some()
            && agent == Agent::Assassin
            && claimed_by(stake).is_none()
        {
            let _ = steps.push(Step::Under(stake));
        }
    }
    let by_spy = account.works_for(Agent::MasterSpy).is_some();
    if let Some(side) = claimed_by(stake)
        && !by_spy
    {
        let _ = steps.push(Step::Claims(side, stake));
    }
    (steps, asked_at)
}

/// What the Double Agent's owner chose, once he has.
fn double_agent(play: &Play, side: Side) -> Step {
    match play.double_agent {
        None => Step::DoubleAgent(side),
        Some(Decision::Bench(agent)) => Step::Benches(side, agent),
        Some(_) => Step::Unmasks(side),
    }
}

impl Table {
    pub(super) fn report_legend(&self, report: Report) -> Legend {
        let verb = match report {
            Report::Victory => Verb::Menu,
            Report::Debriefing { .. } | Report::DebriefingGoesOn { .. } => Verb::Next,
            _ => Verb::GoOn,
        };
        let b = (report == Report::Victory).then_some(Verb::Record);
        Legend { a: Some(verb), b, ..Legend::default() }
    }

    pub(super) fn report_topic(&self, report: Report) -> Option<Topic> {
        let view = self.game()?.view(Eyes::Public);
        match report {
            Report::Objective => view.objective.map(Topic::Objective),
            Report::CeaseFire | Report::Disorder(_) => Some(Topic::Phase(Phase::CeaseFire)),
            Report::Debriefing { .. } | Report::DebriefingGoesOn { .. } => {
                Some(Topic::Phase(Phase::Debriefing))
            }
            Report::Detente => Some(Topic::Phase(Phase::Detente)),
            Report::TurnedOver(_) | Report::Victory => None,
        }
    }

    pub(super) fn press_report(&mut self, report: Report, random: &mut dyn Rng) {
        let Some(play) = &mut self.play else { return };
        let next = match report {
            Report::Debriefing { step } => {
                let next = step + 1;
                (next < steps(play).0.len() as u8).then_some(Report::Debriefing { step: next })
            }
            Report::DebriefingGoesOn { step } => {
                let (steps, asked_at) = steps(play);
                let next = step + 1;
                (asked_at + next < steps.len() as u8)
                    .then_some(Report::DebriefingGoesOn { step: next })
            }
            Report::Victory => return self.go(Place::Menu(self.first_item())),
            _ => None,
        };
        play.reports.pop_front();
        if let Some(next) = next {
            let _ = play.reports.push_front(next);
        }
        play.all_seen();
        self.go_on(random);
    }

    pub(super) fn report_screen(&self, report: Report) -> Screen {
        self.report_screen_of(report).unwrap_or(Screen::Splash(Splash))
    }

    fn report_screen_of(&self, report: Report) -> Option<Screen> {
        let play = self.play.as_ref()?;
        let view = play.game.view(Eyes::Public);
        let before = play.before_cease_fire.view(Eyes::Public);
        let year = before.year();
        Some(match report {
            Report::Objective => Screen::Objective(ObjectivePage {
                objective: view.objective?,
                year: view.year(),
                balance: view.balance,
            }),
            Report::CeaseFire => Screen::CeaseFire(CeaseFire { account: view.account?, year }),
            Report::Disorder(side) => {
                let account = view.account?;
                let agent = account.shown[side];
                let asked = view.question == Question::Nobel(side);
                let dead = agent.is_some_and(|agent| view.agencies[side].dead.contains(agent));
                Screen::Disorder(Disorder {
                    account,
                    year,
                    side,
                    agent,
                    fell: (!asked).then_some(dead),
                })
            }
            Report::Debriefing { step } => Screen::Debriefing(Debriefing {
                account: view.account?,
                steps: steps(play).0,
                at: step,
            }),
            Report::DebriefingGoesOn { step } => {
                let (steps, asked_at) = steps(play);
                Screen::Debriefing(Debriefing {
                    account: view.account?,
                    steps,
                    at: asked_at + step,
                })
            }
            Report::TurnedOver(side) => {
                let topic = Topic::AgentX(side, view.agencies[side].x?);
                Screen::Card(CardPage { topic, page: 0, private: None })
            }
            Report::Detente => {
                Screen::Detente(Detente { view, year, gained: gained(&before, &view) })
            }
            Report::Victory => Screen::Victory(Victory {
                outcome: view.outcome()?,
                scores: Sides { cia: view.agencies.cia.score, kgb: view.agencies.kgb.score },
                year: view.year(),
            }),
        })
    }
}
