//! One decision, and all that happened until the next question.

use agent_x::cards::{Agent, Card, Faction, Group, Objective, Set, Side, Sides};
use agent_x::rules::{Decision, Eyes, Order, Phase, Question, Row, Seat, View};

use super::found::Found;
use super::teller::{Target, Teller};
use super::{Story, scores};
use crate::dossier::Entry;

const SIDES: [Side; 2] = [Side::Cia, Side::Kgb];

/// A decision with the game before and after it.
pub(super) struct Step<'a> {
    decision: &'a Decision,
    before: View,
    after: View,
}

impl<'a> Step<'a> {
    pub(super) fn of(entry: &'a Entry) -> Self {
        Self {
            decision: &entry.decision,
            before: entry.before.view(Eyes::Referee),
            after: entry.after.view(Eyes::Referee),
        }
    }

    pub(super) fn tell(&self, story: &mut Story) {
        if let Some(Seat::Side(side)) = self.before.question.seat() {
            let sentence = self.decided(side, story.teller);
            story.say(self.before.phase(), &sentence);
        }
        let Some(found) = self.after.account.map(Found::of) else { return };
        if self.passes_out_of(Phase::Struggle) {
            self.cease_fire(&found, story);
        }
        if self.passes_out_of(Phase::CeaseFire) {
            self.settle(&found, story);
        }
        if self.passes_out_of(Phase::Debriefing) {
            self.debrief(&found, story);
            for side in SIDES {
                let agents: Vec<_> = self.after.agencies[side].leave.collect();
                if !agents.is_empty() {
                    story.say(Phase::Detente, &story.teller.on_leave(side, &agents));
                }
            }
        }
        if self.passes_out_of(Phase::Detente) {
            self.end_year(story);
        }
    }

    /// Whether the step began in this phase or earlier in the turn, but not
    /// before the struggle, and went on beyond it.
    fn passes_out_of(&self, phase: Phase) -> bool {
        let beyond = self.after.turn > self.before.turn || self.after.phase() > phase;
        (Phase::Struggle..=phase).contains(&self.before.phase()) && beyond
    }

    fn decided(&self, side: Side, teller: &dyn Teller) -> String {
        let (enemy, agencies) = (&self.before.agencies[!side], &self.after.agencies);
        let top = || self.before.groups.iter().flatten().next();
        let said = match *self.decision {
            Decision::Deal(_) => None,
            Decision::Order(order) => Some(match self.before.question {
                Question::OrderObjectives(_) => {
                    teller.orders_objectives(side, &arranged(self.before.objectives.iter(), order))
                }
                _ => teller.orders_groups(side, &arranged(self.before.groups.iter(), order)),
            }),
            Decision::Bench(agent) => Some(teller.benches(side, agent)),
            Decision::Unmask => Some(teller.unmasks(side)),
            Decision::Send(agent) if agencies[side].x_known => {
                Some(teller.sends_openly(side, agent))
            }
            Decision::Send(agent) => Some(teller.sends(side, agent)),
            Decision::Start(first) => Some(teller.starts(side, first)),
            Decision::Recruit => top().map(|group| teller.recruits(side, group)),
            Decision::Activate { group, on: Some(target) } => {
                Some(self.activates(side, group, target, teller))
            }
            Decision::Activate { group, on: None } => {
                top().map(|top| teller.looks(side, group, top))
            }
            Decision::Take => top().map(|group| teller.takes(side, group)),
            Decision::Discard => top().map(|group| teller.discards(side, group)),
            Decision::Leave => top().map(|group| teller.leaves(side, group)),
            Decision::Pass => Some(teller.passes(side)),
            Decision::LiveBenefit => {
                self.before.group_discard.top().map(|group| teller.live_benefit(side, group))
            }
            Decision::NuclearEscalation(last) => {
                let Sides { cia, kgb } = rows(&self.before);
                let military = (cia.set() | kgb.set()) & Faction::Military.groups();
                let others = military - Set::of(last);
                Some(teller.nuclear_escalation(side, &others.chain([last]).collect::<Vec<_>>()))
            }
            Decision::SummitMeeting => enemy.x.map(|agent| teller.summit_meeting(side, agent)),
            Decision::NobelPeacePrize => {
                self.before.agencies[side].x.map(|agent| teller.nobel_peace_prize(side, agent))
            }
            Decision::SpaceRace => Some(teller.space_race(side)),
            Decision::OlympicGames(agent) => Some(teller.olympic_games(side, agent)),
            Decision::Decline if self.before.phase() == Phase::CeaseFire => {
                Some(teller.keeps_the_prize(side))
            }
            Decision::Decline => Some(teller.no_event(side)),
        };
        said.unwrap_or_default() + &self.running_totals()
    }

    fn activates(&self, side: Side, group: Group, target: Group, teller: &dyn Teller) -> String {
        let own = self.before.agencies[side].row.set().contains(target);
        let hit = Target { group: target, of: if own { side } else { !side } };
        match group.faction() {
            Faction::Military => teller.strikes(side, group, hit),
            Faction::Political => teller.moves(side, group, hit),
            _ if self.before.ready.contains(target) => teller.mobilizes(side, group, hit),
            _ => teller.readies(side, group, hit),
        }
    }

    /// Both totals against stability, where an action has changed one.
    fn running_totals(&self) -> String {
        let before = rows(&self.before);
        let after = match self.after.account {
            Some(account) if self.passes_out_of(Phase::Struggle) => account.rows,
            _ => rows(&self.after),
        };
        match self.before.objective {
            Some(objective) if self.before.phase() == Phase::Struggle && before != after => {
                format!(" [{}]", totals(&after, objective))
            }
            _ => String::new(),
        }
    }

    fn cease_fire(&self, found: &Found, story: &mut Story) {
        let teller = story.teller;
        let mut say = |sentence: String| story.say(Phase::CeaseFire, &sentence);
        if found.rows.cia.is_empty() && found.rows.kgb.is_empty() {
            say(teller.nobody_in_play());
            return;
        }
        say(teller.totals(&totals(&found.rows, found.objective)));
        say(match (found.token, found.decisive()) {
            (None, _) => teller.nobody_places(),
            (Some(side), _) if found.any_disorder() => teller.places_by_order(side),
            (Some(side), Some(group)) => teller.places_by_bias(side, group),
            (Some(side), None) => teller.places_by_influence(side),
        });
        for side in SIDES {
            let Some(agent) = self.before.agencies[side].x.filter(|_| found.disorder[side]) else {
                continue;
            };
            say(teller.disorder(side, agent));
            if self.after.question != Question::Nobel(side) {
                say(end_of(teller, side, agent));
            }
        }
    }

    /// What ends the Cease-fire and opens the Debriefing, up to initiative 1.
    fn settle(&self, found: &Found, story: &mut Story) {
        let teller = story.teller;
        if let (Question::Nobel(side), Decision::Decline) = (self.before.question, self.decision)
            && let Some(agent) = self.before.agencies[side].x
        {
            story.say(Phase::CeaseFire, &end_of(teller, side, agent));
        }
        let Some(placed) = found.token else {
            story.say(Phase::CeaseFire, &teller.goes_under(found.objective));
            return;
        };
        if found.any_disorder() {
            story.say(Phase::CeaseFire, &teller.claims(placed, found.objective));
        }
        for side in SIDES {
            if let Some(agent) = found.debriefed(side) {
                story.say(Phase::Debriefing, &teller.shows(side, agent));
            }
        }
        if let Some(spy) = found.thief() {
            story.say(Phase::Debriefing, &teller.master_spy(spy, !placed));
            story.say(Phase::Debriefing, &teller.claims(!placed, found.objective));
        }
    }

    /// The agendas from initiative 3 on, then the objective.
    fn debrief(&self, found: &Found, story: &mut Story) {
        let Some(placed) = found.token else { return };
        for agent in Agent::ALL {
            for side in [placed, !placed] {
                if found.debriefed(side) == Some(*agent)
                    && let Some(sentence) = self.agenda(found, side, *agent, story.teller)
                {
                    story.say(Phase::Debriefing, &sentence);
                }
            }
        }
        if !found.any_disorder() && found.thief().is_none() {
            let holder = SIDES.into_iter().find(|side| holds(&self.after, *side, found.objective));
            let sentence = match holder {
                Some(side) => story.teller.claims(side, found.objective),
                None => story.teller.goes_under(found.objective),
            };
            story.say(Phase::Debriefing, &sentence);
        }
    }

    /// Nothing is said of a Deputy Director, nor of what was told before.
    fn agenda(
        &self,
        found: &Found,
        side: Side,
        agent: Agent,
        teller: &dyn Teller,
    ) -> Option<String> {
        let placed = found.token == Some(side);
        let enemy = found.debriefed(!side);
        match (agent, enemy) {
            (Agent::DeputyDirector, _) => None,
            (Agent::MasterSpy, Some(_)) => None,
            (Agent::DoubleAgent, Some(Agent::DoubleAgent)) if !placed => {
                Some(teller.without_effect(side, agent))
            }
            (Agent::DoubleAgent, _) => self
                .after
                .edition
                .double_agent_waits_for_planning()
                .then(|| teller.double_agent_waits(side)),
            (Agent::Analyst, Some(Agent::Analyst)) if placed => {
                Some(teller.without_effect(side, agent))
            }
            (Agent::Analyst, _) => Some(teller.analyst(side)),
            (Agent::Assassin, Some(Agent::DeputyDirector)) if placed => {
                Some(teller.assassin_meets_deputy(side))
            }
            (Agent::Assassin, Some(victim)) if placed => Some(teller.assassin(side, victim)),
            (Agent::Director, _) if placed => Some(match self.bottom_card(found, side) {
                Some(bottom) => teller.director(side, bottom),
                None => teller.without_effect(side, agent),
            }),
            _ => Some(teller.without_effect(side, agent)),
        }
    }

    /// What the side claimed besides the objective at stake.
    fn bottom_card(&self, found: &Found, side: Side) -> Option<Objective> {
        let claimed = self.after.agencies[side].claimed;
        claimed.iter().find(|card| *card != found.objective && !holds(&self.before, side, *card))
    }

    fn end_year(&self, story: &mut Story) {
        if let Some(outcome) = self.after.outcome() {
            story.line("");
            story.say(Phase::Over, &story.teller.result(outcome, scores(&self.after)));
        } else {
            if self.after.overtime && !self.before.overtime {
                story.say(Phase::Detente, &story.teller.equal_hundred());
            }
            story.year(&self.after);
        }
    }
}

/// What disorder does to an Agent X.
fn end_of(teller: &dyn Teller, side: Side, agent: Agent) -> String {
    match agent {
        Agent::DeputyDirector => teller.deputy_returns(side),
        _ => teller.falls(side, agent),
    }
}

fn arranged<T: Copy>(cards: impl Iterator<Item = Option<T>>, order: Order) -> Vec<T> {
    let mut cards = cards.flatten();
    order.arrange([cards.next(), cards.next(), cards.next()]).into_iter().flatten().collect()
}

fn rows(view: &View) -> Sides<Row> {
    Sides { cia: view.agencies.cia.row, kgb: view.agencies.kgb.row }
}

fn holds(view: &View, side: Side, objective: Objective) -> bool {
    view.agencies[side].claimed.iter().any(|card| card == objective)
}

fn totals(rows: &Sides<Row>, objective: Objective) -> String {
    let (Sides { cia, kgb }, stability) = (rows, objective.stability());
    format!("CIA {}/{stability}, KGB {}/{stability}", cia.influence(), kgb.influence())
}
