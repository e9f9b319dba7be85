//! Nobody sees a secret before the rules reveal it (R40).
//!
//! A game is played at random. Beside it run twins: games that differ from it in
//! one secret only and then take the same decisions. As long as nothing has
//! revealed the secret, the blind eyes see the same of both, to the last field.

mod random;

use std::collections::BTreeMap;

use agent_x::cards::{Agent, Group, Objective, Side};
use agent_x::rules::{Decision, Eyes, Game, Opening, Phase, Question, Seat};
use agent_x_host::dossier::state;
use random::{Habit, Table};

const SEED: u64 = 1989;
const GAMES: u64 = 40;
const EYES: [Eyes; 3] = [Eyes::Side(Side::Cia), Eyes::Side(Side::Kgb), Eyes::Public];

/// The whole view: the JSON, and what the JSON leaves out.
fn seen(game: &Game, eyes: Eyes) -> String {
    let view = game.view(eyes);
    let more = (view.edition, view.question, view.account, view.passed, view.overtime);
    let legal: Vec<_> = view.legal.iter().collect();
    format!("{} {more:?} {:?} {legal:?}", state(game, 0, eyes), view.ready)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Secret {
    AgentX,
    OrderOfGroups,
    OrderOfObjectives,
    GroupDeck,
    ObjectiveDeck,
}

/// The same game but for a secret.
struct Twin {
    secret: Secret,
    game: Game,
    blind: Vec<Eyes>,
    /// A side has looked at a card that is another one here, and left it.
    left: bool,
}

/// How often twins were compared, by what they hide.
type Compared = BTreeMap<(Secret, bool), u64>;

fn x(game: &Game, side: Side) -> Option<Agent> {
    game.view(Eyes::Referee).agencies[side].x
}

fn next_groups(game: &Game, cards: usize) -> Vec<Option<Group>> {
    game.view(Eyes::Referee).groups.iter().take(cards).collect()
}

fn next_objectives(game: &Game, cards: usize) -> Vec<Option<Objective>> {
    game.view(Eyes::Referee).objectives.iter().take(cards).collect()
}

/// Everything about objectives that lies open.
fn open_objectives(game: &Game) -> (Option<Objective>, [Vec<Objective>; 2]) {
    let view = game.view(Eyes::Referee);
    let claimed = |side: Side| view.agencies[side].claimed.iter().collect();
    (view.objective, [claimed(Side::Cia), claimed(Side::Kgb)])
}

impl Twin {
    /// Follows the decision of `before`, which led to `after`. Says whether the
    /// secret is still one.
    fn follow(&mut self, before: &Game, decision: &Decision, after: &Game) -> bool {
        let twin_before = self.game;
        if self.game.apply(decision).is_err() {
            let asked = match before.question().seat() {
                Some(Seat::Side(side)) => Eyes::Side(side),
                _ => Eyes::Referee,
            };
            assert!(!self.blind.contains(&asked), "{decision:?} is legal by the enemy's secret");
            return false;
        }
        let top_differs = next_groups(before, 1) != next_groups(&twin_before, 1);
        match (before.question(), decision) {
            (_, Decision::Recruit | Decision::Take | Decision::Discard) if top_differs => {
                return false;
            }
            (Question::Act(side), Decision::Activate { on: None, .. }) if top_differs => {
                self.reveal_to(side);
            }
            (_, Decision::Leave) => self.left |= top_differs,
            (Question::Act(side), Decision::SummitMeeting)
                if x(before, !side) != x(&twin_before, !side) =>
            {
                return false;
            }
            _ => {}
        }
        match after.question() {
            Question::OrderGroups(side) if next_groups(after, 3) != next_groups(&self.game, 3) => {
                self.reveal_to(side);
            }
            Question::OrderObjectives(side)
                if next_objectives(after, 3) != next_objectives(&self.game, 3) =>
            {
                self.reveal_to(side);
            }
            _ => {}
        }
        if open_objectives(after) != open_objectives(&self.game) {
            return false;
        }
        // What both sides have seen is public.
        let sides = self.blind.iter().any(|eyes| *eyes != Eyes::Public);
        sides && !self.game.same_as(after) && !self.agent_shown(after)
    }

    fn reveal_to(&mut self, side: Side) {
        self.blind.retain(|eyes| *eyes != Eyes::Side(side));
    }

    /// The Debriefing shows Agent X, and so does disorder; at the question about
    /// the Nobel Peace Prize the survivor's is still hidden (R24).
    fn agent_shown(&self, game: &Game) -> bool {
        let hidden = match game.question() {
            Question::Nobel(shown) => {
                game.token().is_some() && x(game, shown) == x(&self.game, shown)
            }
            question => matches!(question.phase(), Phase::Planning | Phase::Struggle),
        };
        self.secret == Secret::AgentX && !hidden
    }
}

/// Shuffles the cards below some depth, so that the twins part early or late.
fn shuffle_below<T>(table: &mut Table, cards: &mut [T]) {
    let kept = table.roll(cards.len() as u32 - 1) as usize;
    table.dealer.shuffle(&mut cards[kept..]);
}

/// The same decision with another secret in it.
fn another(table: &mut Table, game: &Game, decision: &Decision) -> Option<(Secret, Decision)> {
    let secret = match game.question() {
        Question::Deal => Secret::GroupDeck,
        Question::Send(_) => Secret::AgentX,
        Question::OrderGroups(_) => Secret::OrderOfGroups,
        Question::OrderObjectives(_) => Secret::OrderOfObjectives,
        _ => return None,
    };
    let other = if let Decision::Deal(mut groups) = *decision {
        shuffle_below(table, &mut groups);
        Decision::Deal(groups)
    } else {
        let legal = game.legal();
        legal.get(table.roll(u32::from(legal.len())) as u8)?
    };
    (other != *decision).then_some((secret, other))
}

/// A twin of `after`, which a decision has just led to from `before`.
fn twin(before: &Game, after: &Game, secret: Secret, decision: &Decision) -> Option<Twin> {
    let mut game = *before;
    game.apply(decision).expect("another of the legal decisions");
    let mut blind = EYES.to_vec();
    match before.question() {
        Question::Send(side) if after.view(Eyes::Public).agencies[side].x_known => return None,
        Question::Send(side) | Question::OrderGroups(side) | Question::OrderObjectives(side) => {
            blind.retain(|eyes| *eyes != Eyes::Side(side));
            let owner = Eyes::Side(side);
            assert!(seen(after, owner) != seen(&game, owner), "the owner knows his own secret");
        }
        _ => {}
    }
    let mut twin = Twin { secret, game, blind, left: false };
    if let Question::OrderGroups(side) = after.question() {
        twin.reveal_to(side);
    }
    (open_objectives(after) == open_objectives(&game)).then_some(twin)
}

fn compare(game: &Game, twins: &[Twin], compared: &mut Compared) {
    let views = EYES.map(|eyes| seen(game, eyes));
    for twin in twins {
        for (eyes, one) in EYES.iter().zip(&views).filter(|(eyes, _)| twin.blind.contains(eyes)) {
            let two = seen(&twin.game, *eyes);
            assert!(*one == two, "{:?} shows to {eyes:?}:\n{one}\n{two}", twin.secret);
        }
        *compared.entry((twin.secret, twin.left)).or_default() += 1;
    }
}

fn play(number: u64, habit: Habit, pairs: &mut BTreeMap<Secret, u64>, compared: &mut Compared) {
    let mut table = Table::new(SEED, number, habit);
    let opening = table.opening();
    let mut game = Game::new(&opening).expect("a whole deck");
    let mut twins = Vec::new();
    for _ in 0..4 {
        let mut objectives = opening.objectives;
        shuffle_below(&mut table, &mut objectives[1..]);
        let other = Game::new(&Opening { objectives, ..opening }).expect("a whole deck");
        let blind = EYES.to_vec();
        twins.push(Twin { secret: Secret::ObjectiveDeck, game: other, blind, left: false });
        *pairs.entry(Secret::ObjectiveDeck).or_default() += 1;
    }
    while let Some(decision) = table.decide(&game) {
        let before = game;
        game.apply(&decision).expect("a legal decision");
        twins.retain_mut(|twin| twin.follow(&before, &decision, &game));
        for _ in 0..2 {
            if let Some((secret, other)) = another(&mut table, &before, &decision)
                && let Some(twin) = twin(&before, &game, secret, &other)
            {
                *pairs.entry(secret).or_default() += 1;
                twins.push(twin);
            }
        }
        compare(&game, &twins, compared);
    }
}

#[test]
fn a_secret_changes_nothing_for_eyes_that_may_not_know_it() {
    let (mut pairs, mut compared) = (BTreeMap::new(), Compared::new());
    for number in 0..GAMES {
        for habit in [Habit::Uniform, Habit::Restless, Habit::Hoarding, Habit::Spending] {
            play(number, habit, &mut pairs, &mut compared);
        }
    }
    for (secret, least) in [
        (Secret::AgentX, 5000),
        (Secret::GroupDeck, 5000),
        (Secret::OrderOfGroups, 500),
        (Secret::ObjectiveDeck, 500),
        (Secret::OrderOfObjectives, 20),
    ] {
        assert!(pairs[&secret] >= least, "{secret:?}: {} pairs", pairs[&secret]);
        assert!(compared[&(secret, false)] >= pairs[&secret], "{secret:?}: hardly compared");
    }
    assert!(compared[&(Secret::GroupDeck, true)] > 100, "no card was left");
}

/// All orders of four places.
fn orders() -> Vec<[usize; 4]> {
    let places = 0..4_usize.pow(4);
    let digits = |number: usize| [0, 1, 2, 3].map(|place| (number >> (2 * place)) & 3);
    let all_differ = |order: &[usize; 4]| (0..4).all(|place| order.contains(&place));
    places.map(digits).filter(all_differ).collect()
}

#[test]
fn no_order_of_the_last_cards_of_both_decks_shows() {
    let mut table = Table::new(SEED, 0, Habit::Restless);
    let opening = table.opening();
    let mut game = Game::new(&opening).expect("a whole deck");
    let mut twins = Vec::new();
    for order in orders() {
        let mut other = opening;
        for (place, from) in order.into_iter().enumerate() {
            other.groups[Group::COUNT - 4 + place] = opening.groups[Group::COUNT - 4 + from];
            let last = Objective::COUNT - 4;
            other.objectives[last + place] = opening.objectives[last + from];
        }
        let game = Game::new(&other).expect("a whole deck");
        let blind = EYES.to_vec();
        twins.push(Twin { secret: Secret::GroupDeck, game, blind, left: false });
    }
    let mut compared = Compared::new();
    // The first of the orders changes nothing: that one is the same game.
    assert_eq!(twins.iter().filter(|twin| twin.game.same_as(&game)).count(), 1);
    assert_eq!(twins.len(), 24);
    compare(&game, &twins, &mut compared);
    while let Some(decision) = table.decide(&game)
        && game.turn() == 1
    {
        let before = game;
        game.apply(&decision).expect("a legal decision");
        twins.retain_mut(|twin| twin.follow(&before, &decision, &game));
        compare(&game, &twins, &mut compared);
    }
    assert!(compared[&(Secret::GroupDeck, false)] > 24 * 10, "the turn was too short");
}
