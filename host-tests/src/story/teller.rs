//! The sentences of a story, one method each: a missing translation does not compile.

use agent_x::cards::{Agent, Group, Objective, Side, Sides};
use agent_x::rules::{Edition, Outcome, Phase, Seat};

/// Whoever tells the story, in a language of their own.
pub(super) trait Teller {
    fn title(&self, edition: Edition) -> &'static str;
    fn phase(&self, phase: Phase) -> &'static str;
    fn year(&self, year: u16, objective: Objective) -> String;
    fn balance(&self, holder: Side, scores: Sides<u8>) -> String;

    fn orders_groups(&self, side: Side, groups: &[Group]) -> String;
    fn sends(&self, side: Side, agent: Agent) -> String;
    fn sends_openly(&self, side: Side, agent: Agent) -> String;
    fn starts(&self, side: Side, first: Side) -> String;

    fn recruits(&self, side: Side, group: Group) -> String;
    fn strikes(&self, side: Side, group: Group, target: Target) -> String;
    fn mobilizes(&self, side: Side, group: Group, target: Target) -> String;
    fn readies(&self, side: Side, group: Group, target: Target) -> String;
    fn moves(&self, side: Side, group: Group, target: Target) -> String;
    fn looks(&self, side: Side, group: Group, top: Group) -> String;
    fn takes(&self, side: Side, group: Group) -> String;
    fn discards(&self, side: Side, group: Group) -> String;
    fn leaves(&self, side: Side, group: Group) -> String;
    fn passes(&self, side: Side) -> String;
    fn live_benefit(&self, side: Side, group: Group) -> String;
    fn nuclear_escalation(&self, side: Side, groups: &[Group]) -> String;
    fn summit_meeting(&self, side: Side, agent: Agent) -> String;

    fn totals(&self, totals: &str) -> String;
    fn nobody_in_play(&self) -> String;
    fn disorder(&self, side: Side, agent: Agent) -> String;
    fn places_by_influence(&self, side: Side) -> String;
    fn places_by_bias(&self, side: Side, decisive: Group) -> String;
    fn places_by_order(&self, side: Side) -> String;
    fn nobody_places(&self) -> String;
    fn falls(&self, side: Side, agent: Agent) -> String;
    fn deputy_returns(&self, side: Side) -> String;
    fn nobel_peace_prize(&self, side: Side, agent: Agent) -> String;
    fn keeps_the_prize(&self, side: Side) -> String;
    fn claims(&self, side: Side, objective: Objective) -> String;
    fn goes_under(&self, objective: Objective) -> String;

    fn shows(&self, side: Side, agent: Agent) -> String;
    fn master_spy(&self, side: Side, claims: Side) -> String;
    fn benches(&self, side: Side, agent: Agent) -> String;
    fn unmasks(&self, side: Side) -> String;
    fn double_agent_waits(&self, side: Side) -> String;
    fn analyst(&self, side: Side) -> String;
    fn assassin(&self, side: Side, victim: Agent) -> String;
    fn assassin_meets_deputy(&self, side: Side) -> String;
    fn director(&self, side: Side, bottom: Objective) -> String;
    fn without_effect(&self, side: Side, agent: Agent) -> String;

    fn on_leave(&self, side: Side, agents: &[Agent]) -> String;
    fn space_race(&self, side: Side) -> String;
    fn orders_objectives(&self, side: Side, objectives: &[Objective]) -> String;
    fn olympic_games(&self, side: Side, agent: Agent) -> String;
    fn no_event(&self, side: Side) -> String;
    fn equal_hundred(&self) -> String;

    fn result(&self, outcome: Outcome, scores: Sides<u8>) -> String;
    fn stops(&self, asked: Seat) -> String;
}

/// The group that a power hits, and whose it was.
#[derive(Clone, Copy)]
pub(super) struct Target {
    pub(super) group: Group,
    pub(super) of: Side,
}
