//! Every event: used, refused with the reason, and at exactly a hundred points,
//! where giving it up loses the victory (R24, R32, R33, R37 to R39).

mod position;

use agent_x::cards::{Agent, Card, Group, Objective, Set, Side};
use agent_x::rules::{Eyes, Outcome, Question, Reason, Refusal, View};
use position::Position;

fn seen(position: &Position) -> View {
    position.game().view(Eyes::Referee)
}

fn scores(position: &Position) -> [u8; 2] {
    let view = seen(position);
    [view.agencies.cia.score, view.agencies.kgb.score]
}

/// Turn 2 over this objective, the CIA holding the event and to act first.
fn with_event(event: &str, objective: &str, groups: &str) -> Position {
    Position::new("en", &format!("{event} {objective}"), "militia guerrilla")
        .claims("cia")
        .deal(groups)
        .struggle("cia")
}

/// The CIA has the event and 80 points more, and starts to fight for the 15 of
/// Turkey, which would make a hundred.
fn at_eighty_five(event: &str, groups: &str) -> Position {
    let objectives = "vietnam egypt czechoslovakia cuba angola turkey";
    Position::new("en", &format!("{event} {objectives}"), "militia guerrilla")
        .keeps("cia cia cia cia cia cia")
        .deal(groups)
        .struggle("cia")
}

/// The CIA has 95 points and just claimed the event, unless it is kept from it.
fn at_ninety_five(event: &str, before: impl Fn(Position) -> Position) -> Position {
    let objectives = "vietnam egypt czechoslovakia cuba angola turkey";
    let start = Position::new("en", &format!("congo {objectives} {event}"), "militia guerrilla");
    before(start).keeps("cia cia cia cia cia cia").claims("cia")
}

#[track_caller]
fn won_by_points(position: &Position, side: Side) {
    let outcome = Outcome { winner: Some(side), reason: Reason::Points };
    assert_eq!(position.game().question(), Question::Over(outcome));
}

#[track_caller]
fn goes_on(position: &Position) {
    assert_eq!(position.game().question(), Question::Deal);
}

fn ids<T: Card>(cards: impl Iterator<Item = T>) -> Vec<&'static str> {
    cards.map(Card::id).collect()
}

// Live Benefit

#[test]
fn live_benefit_brings_the_top_of_the_discard_back_ready_and_costs_its_points() {
    let fought = with_event("live-benefit", "cuba", "police workers students")
        .then("recruits, recruits, activates police on workers, recruits");
    assert_eq!(fought.board(), "(police) | students");
    let used = fought.then("plays live-benefit");
    assert_eq!(used.board(), "(police) workers | students");
    assert_eq!(used.discard(), "");
    assert_eq!(scores(&used), [0, 0]);
    assert_eq!(ids(seen(&used).objective_discard.iter()), ["live-benefit"]);
    assert_eq!(used.game().question(), Question::Act(Side::Kgb), "it was the action");
}

#[test]
fn live_benefit_can_bring_the_first_group_of_a_side_without_any() {
    let lost =
        with_event("live-benefit", "cuba", "workers police").then("recruits, recruits, passes");
    let lost = lost.then("activates police on workers");
    lost.refuses("passes", Refusal::NoGroupYet);
    assert_eq!(lost.then("plays live-benefit").board(), "workers | (police)");
}

#[test]
fn live_benefit_needs_the_card_a_discard_and_room() {
    let fresh = with_event("live-benefit", "cuba", "police workers");
    fresh.refuses("plays live-benefit", Refusal::DiscardEmpty);
    let enemy = fresh.then("recruits, recruits, activates police on workers");
    enemy.refuses("plays live-benefit", Refusal::NotHeld(Objective::LiveBenefit));

    let full = with_event("live-benefit", "greece", "police workers students mafia artists")
        .then("recruits, recruits, recruits, recruits, recruits")
        .then("passes, activates police on workers, passes");
    full.refuses("plays live-benefit", Refusal::PopulationReached);
    let room = full.then("activates students on artists, passes");
    let again = room.then("plays live-benefit, passes");
    again.refuses("plays live-benefit", Refusal::NotHeld(Objective::LiveBenefit));
}

#[test]
fn live_benefit_breaks_the_chain_of_passes() {
    let chain = with_event("live-benefit", "cuba", "police workers students")
        .then("recruits, recruits, activates police on workers, recruits, recruits, passes")
        .then("plays live-benefit, passes");
    assert_eq!(chain.game().question(), Question::Act(Side::Cia));
}

#[test]
fn live_benefit_given_up_on_the_way_to_a_hundred_loses_the_victory() {
    let fought = at_eighty_five("live-benefit", "police workers students")
        .then("recruits, recruits, activates police on workers, recruits");
    assert_eq!(scores(&fought), [85, 0]);
    won_by_points(&fought.then("passes, passes"), Side::Cia);
    let used = fought.then("plays live-benefit, passes, passes");
    assert_eq!(scores(&used), [95, 0]);
    goes_on(&used);
}

// Nuclear Escalation

#[test]
fn nuclear_escalation_discards_every_military_group_the_named_one_last() {
    let groups = "guerrilla militia workers generals police";
    let fought = with_event("nuclear-escalation", "cuba", groups)
        .then("recruits, recruits, recruits, recruits, recruits, passes");
    let used = fought.then("plays nuclear-escalation militia");
    assert_eq!(used.board(), "workers | ");
    // Otherwise the CIA's first, each side's in its order.
    assert_eq!(used.discard(), "militia generals police guerrilla");
    assert_eq!(scores(&used), [0, 0]);
    assert_eq!(used.game().question(), Question::Act(Side::Kgb), "it was the action");
    used.refuses("passes", Refusal::NoGroupYet);
}

#[test]
fn nuclear_escalation_needs_the_card_and_names_a_military_group_in_play() {
    let quiet = with_event("nuclear-escalation", "cuba", "workers students police");
    quiet.refuses("plays nuclear-escalation police", Refusal::NoMilitaryGroup(Group::Police));
    let fought = quiet.then("recruits, recruits, recruits");
    let not_held = Refusal::NotHeld(Objective::NuclearEscalation);
    fought.refuses("plays nuclear-escalation police", not_held);
    let asked = fought.then("passes");
    asked.refuses("plays nuclear-escalation workers", Refusal::NoMilitaryGroup(Group::Workers));
    asked.refuses("plays nuclear-escalation generals", Refusal::NoMilitaryGroup(Group::Generals));
    assert_eq!(asked.then("plays nuclear-escalation police").board(), "workers | students");
}

#[test]
fn a_side_without_groups_can_escalate_instead_of_recruiting() {
    let lost = with_event("nuclear-escalation", "cuba", "workers police students")
        .then("recruits, recruits, passes, activates police on workers");
    assert_eq!(lost.then("plays nuclear-escalation police").board(), " | ");
}

#[test]
fn nuclear_escalation_breaks_the_chain_of_passes() {
    let chain = with_event("nuclear-escalation", "cuba", "workers students police")
        .then("recruits, recruits, recruits, passes, plays nuclear-escalation police, passes");
    assert_eq!(chain.game().question(), Question::Act(Side::Cia));
}

#[test]
fn nuclear_escalation_given_up_on_the_way_to_a_hundred_loses_the_victory() {
    let fought = at_eighty_five("nuclear-escalation", "industry workers police")
        .then("recruits, recruits, recruits, passes");
    won_by_points(&fought.then("passes"), Side::Cia);
    let used = fought.then("plays nuclear-escalation police, passes, passes");
    assert_eq!(scores(&used), [95, 0]);
    goes_on(&used);
}

// Summit Meeting

#[test]
fn summit_meeting_turns_the_enemy_over_and_is_no_action() {
    let struggle = Position::new("en", "summit-meeting cuba", "militia guerrilla")
        .claims("cia")
        .deal("")
        .plan("director", "assassin", "cia")
        .then("recruits, recruits");
    let x = |position: &Position, eyes| position.game().view(eyes).agencies.kgb.x;
    assert_eq!(x(&struggle, Eyes::Side(Side::Cia)), None);
    let used = struggle.then("plays summit-meeting");
    assert_eq!(x(&used, Eyes::Side(Side::Cia)), Some(Agent::Assassin));
    assert_eq!(x(&used, Eyes::Public), Some(Agent::Assassin));
    assert_eq!(used.game().view(Eyes::Side(Side::Kgb)).agencies.cia.x, None);
    assert_eq!(scores(&used), [0, 0]);
    assert_eq!(used.game().question(), Question::Act(Side::Cia), "the same side goes on");
    used.refuses("plays summit-meeting", Refusal::NotHeld(Objective::SummitMeeting));
}

#[test]
fn summit_meeting_leaves_the_chain_of_passes_alone() {
    let struggle =
        with_event("summit-meeting", "cuba", "").then("recruits, recruits, recruits, passes");
    goes_on(&struggle.then("plays summit-meeting, passes"));
}

#[test]
fn summit_meeting_needs_the_card_and_an_enemy_who_is_not_known() {
    let struggle = with_event("summit-meeting", "cuba", "").then("recruits");
    struggle.refuses("plays summit-meeting", Refusal::NotHeld(Objective::SummitMeeting));

    let unmasked = Position::new("en", "summit-meeting cuba libya", "militia guerrilla")
        .claims("cia")
        .deal("militia guerrilla")
        .plan("double-agent", "deputy-director", "cia")
        .then("recruits, recruits, passes, passes, unmasks")
        .deal("");
    assert_eq!(unmasked.game().question(), Question::Send(Side::Kgb), "the unmasked side first");
    let struggle = unmasked.then("sends assassin, sends director, starts cia");
    struggle.refuses("plays summit-meeting", Refusal::AlreadyKnown);
}

#[test]
fn summit_meeting_given_up_on_the_way_to_a_hundred_loses_the_victory() {
    let fought = at_eighty_five("summit-meeting", "police workers").then("recruits, recruits");
    won_by_points(&fought.then("passes, passes"), Side::Cia);
    let used = fought.then("plays summit-meeting, passes, passes");
    assert_eq!(scores(&used), [95, 0]);
    goes_on(&used);
}

// Nobel Peace Prize

/// Cuba at the last pass: the CIA at eleven, above stability.
fn disorder(cia: &str, kgb: &str) -> Position {
    Position::new("en", "nobel-peace-prize cuba", "militia guerrilla")
        .claims("cia")
        .deal("generals workers opposition mafia")
        .plan(cia, kgb, "cia")
        .then("recruits, recruits, recruits, passes, passes")
}

#[test]
fn the_nobel_peace_prize_sends_a_disorderly_agent_on_leave() {
    let asked = disorder("analyst", "director");
    let view = seen(&asked);
    assert_eq!(view.question, Question::Nobel(Side::Cia));
    assert_eq!((view.token, view.objective), (Some(Side::Kgb), Some(Objective::Cuba)));
    assert!(view.agencies.cia.x_known && !view.agencies.kgb.x_known, "only he is shown");

    let saved = asked.then("plays nobel-peace-prize");
    let view = seen(&saved);
    assert_eq!(view.agencies.cia.leave, Set::of(Agent::Analyst));
    assert!(view.agencies.cia.dead.is_empty());
    assert_eq!(ids(view.objective_discard.iter()), ["nobel-peace-prize"]);
    // Cuba, and the bottom of the deck for the Director.
    assert_eq!(scores(&saved), [0, 15]);

    let declined = asked.then("declines");
    assert_eq!(seen(&declined).agencies.cia.dead, Set::of(Agent::Analyst));
    assert!(seen(&declined).agencies.cia.leave.is_empty());
    assert_eq!(scores(&declined), [5, 15]);
}

#[test]
fn the_nobel_peace_prize_is_not_offered_for_a_deputy_director_or_in_good_order() {
    goes_on(&disorder("deputy-director", "director"));
    let orderly = with_event("nobel-peace-prize", "cuba", "").then("recruits, recruits");
    orderly.refuses("plays nobel-peace-prize", Refusal::NotAsked);
    goes_on(&orderly.then("passes, passes"));
}

#[test]
fn the_nobel_peace_prize_saves_its_owner_only() {
    let asked = Position::new("en", "nobel-peace-prize cuba", "militia guerrilla")
        .claims("cia")
        .deal("generals bankers opposition radio")
        .plan("analyst", "director", "cia")
        .then("recruits, recruits, recruits, recruits, passes, passes");
    let view = seen(&asked);
    assert_eq!(view.question, Question::Nobel(Side::Cia));
    assert_eq!(view.token, None, "both are in disorder");
    assert_eq!(view.agencies.kgb.dead, Set::of(Agent::Director), "without the prize");
    let saved = seen(&asked.then("plays nobel-peace-prize"));
    assert_eq!(saved.agencies.cia.leave, Set::of(Agent::Analyst));
    assert_eq!(saved.objectives.iter().last(), Some(Some(Objective::Cuba)), "under its deck");
}

#[test]
fn at_an_equal_hundred_the_nobel_peace_prize_loses_the_game() {
    let cia = "nobel-peace-prize vietnam egypt czechoslovakia turkey iran";
    let kgb = "afghanistan panama libya cuba angola congo honduras live-benefit";
    // The bottom, Summit Meeting, goes to the Director, Korea to the Master Spy.
    let equal = Position::new("en", &format!("{cia} {kgb} korea chile"), "militia guerrilla")
        .keeps("cia cia cia cia cia cia kgb kgb kgb kgb kgb kgb kgb kgb")
        .deal("militia guerrilla")
        .plan("director", "master-spy", "cia")
        .then("recruits, recruits, passes, passes");
    assert_eq!(scores(&equal), [100, 100]);
    goes_on(&equal);
    let asked = equal
        .deal("generals bankers opposition radio police industry")
        .plan("analyst", "deputy-director", "cia")
        .then("recruits, recruits, recruits, recruits, recruits, recruits, passes, passes");
    assert_eq!(asked.game().question(), Question::Nobel(Side::Cia));
    won_by_points(&asked.then("plays nobel-peace-prize"), Side::Kgb);
    goes_on(&asked.then("declines"));
}

// Space Race

#[test]
fn space_race_orders_the_next_three_objectives() {
    let asked =
        Position::new("en", "space-race cuba libya egypt korea", "militia guerrilla").claims("cia");
    assert_eq!(
        asked.game().question(),
        Question::Event(Side::Cia),
        "claimed this turn, used at once"
    );
    let looks = asked.then("plays space-race");
    assert_eq!(scores(&looks), [0, 0]);
    looks.refuses("declines", Refusal::NotAsked);
    let ordered = looks.then("orders egypt cuba libya");
    let view = seen(&ordered);
    assert_eq!(view.objective, Some(Objective::Egypt));
    let next: Vec<_> = view.objectives.iter().flatten().take(3).collect();
    assert_eq!(next, [Objective::Cuba, Objective::Libya, Objective::Korea]);
    goes_on(&ordered);
}

#[test]
fn space_race_is_refused_to_others_and_in_other_phases() {
    let asked = Position::new("en", "space-race cuba", "militia guerrilla").claims("cia");
    let kept = asked.then("declines").deal("militia guerrilla").struggle("kgb");
    kept.refuses("plays space-race", Refusal::NotAsked);
    let olympics = Refusal::NotHeld(Objective::OlympicGames);
    asked.refuses("plays olympic-games analyst", olympics);
    let again = kept.then("recruits, recruits, passes, passes");
    assert_eq!(again.game().question(), Question::Event(Side::Cia), "asked in every Détente");
}

#[test]
fn space_race_at_exactly_a_hundred_loses_the_victory() {
    let asked = at_ninety_five("space-race", |start| start.keeps("kgb"));
    assert_eq!(scores(&asked), [100, 10]);
    assert_eq!(asked.game().question(), Question::Event(Side::Cia));
    won_by_points(&asked.then("declines"), Side::Cia);
    let looks = asked.then("plays space-race");
    assert_eq!(scores(&looks), [95, 10]);
    goes_on(&looks.then("orders afghanistan panama honduras"));
}

// Olympic Games

/// Turn 1: the CIA, at ten, loses its Analyst to disorder, and the KGB claims.
fn analyst_falls(start: Position) -> Position {
    start
        .plan("analyst", "deputy-director", "cia")
        .then("recruits, recruits, recruits, recruits, recruits, passes, passes")
}

fn after_a_fall(objectives: &str) -> Position {
    analyst_falls(Position::new("en", objectives, "militia guerrilla mercenaries police infantry"))
}

#[test]
fn olympic_games_bring_a_terminated_agent_back_on_leave() {
    let fallen = after_a_fall("congo olympic-games cuba");
    assert_eq!(seen(&fallen).agencies.cia.dead, Set::of(Agent::Analyst));
    let asked = fallen.claims("cia");
    assert_eq!(asked.game().question(), Question::Event(Side::Cia));
    let used = asked.then("plays olympic-games analyst");
    let view = seen(&used);
    assert_eq!(view.agencies.cia.leave, Set::of(Agent::Analyst));
    assert!(view.agencies.cia.dead.is_empty());
    assert_eq!(ids(view.objective_discard.iter()), ["olympic-games"]);
    assert_eq!(scores(&used), [0, 10]);
    let planning = used.deal("").then("sends deputy-director");
    planning.refuses("sends analyst", Refusal::NotAtHeadquarters(Agent::Analyst));
}

#[test]
fn olympic_games_are_for_an_own_dead_agent() {
    let asked = after_a_fall("congo olympic-games cuba").claims("cia");
    asked.refuses("plays olympic-games director", Refusal::NotTerminated(Agent::Director));
    asked.refuses("plays space-race", Refusal::NotHeld(Objective::SpaceRace));
    goes_on(&Position::new("en", "olympic-games cuba", "militia guerrilla").claims("cia"));
    goes_on(&after_a_fall("congo olympic-games cuba").claims("kgb"));
}

#[test]
fn olympic_games_at_exactly_a_hundred_lose_the_victory() {
    let asked = at_ninety_five("olympic-games", analyst_falls);
    assert_eq!(scores(&asked), [100, 10]);
    won_by_points(&asked.then("declines"), Side::Cia);
    let used = asked.then("plays olympic-games analyst");
    assert_eq!(scores(&used), [95, 10]);
    goes_on(&used);
}

#[test]
fn space_race_needs_an_objective_in_the_deck() {
    let cia = "summit-meeting czechoslovakia afghanistan panama libya cuba angola";
    let kgb = "iran turkey honduras chile korea greece \
               nobel-peace-prize live-benefit nuclear-escalation";
    let last = "olympic-games space-race vietnam egypt";
    let equal = after_a_fall(&format!("congo {cia} {kgb} {last}"))
        .claims("cia")
        .deal("militia guerrilla")
        .struggle("cia")
        .then("plays summit-meeting, recruits, recruits, passes, passes")
        .keeps("cia cia cia cia cia kgb kgb kgb kgb kgb kgb kgb kgb kgb cia cia");
    assert_eq!(scores(&equal), [95, 95]);
    let asked = equal
        .deal("militia guerrilla")
        .plan("director", "deputy-director", "cia")
        .then("recruits, recruits, passes, passes");
    assert_eq!(asked.game().question(), Question::Event(Side::Cia), "for the Olympic Games");
    asked.refuses("plays space-race", Refusal::NoObjectiveLeft);
    let used = asked.then("plays olympic-games analyst");
    assert_eq!(scores(&used), [130, 95]);
    won_by_points(&used, Side::Cia);
}
