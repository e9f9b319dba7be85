//! What holds in every game: a hundred thousand at random, and one by hand.

mod position;
mod random;

use std::collections::BTreeMap;

use agent_x::cards::Objective;
use agent_x::rules::{
    Decision, Edition, Eyes, Game, LONGEST, Opening, Outcome, Phase, Question, Reason, Seat,
};
use agent_x_host::dealer::Dealer;
use position::empty_deck;
use random::{Habit, Table, every_decision, in_order};

const SEED: u64 = 1947;
const GAMES: u64 = 100_800;
const THREADS: u64 = 2;

/// 45 turns, each of at most 127 actions, their media answers and some more.
const MOST_DECISIONS: usize = 45 * 300;

/// At one position in so many, every decision there is gets tried; with the group
/// deck empty, where more can be refused, at one in fewer.
const TRY_ALL: u32 = 400;
const TRY_ALL_WITHOUT_DECK: u32 = 20;

/// How often something rare was seen.
type Rare = BTreeMap<&'static str, u64>;

/// A game under way, with what the checks need to remember of it.
struct Run {
    opening: Opening,
    game: Game,
    decisions: usize,
    bytes: Vec<u8>,
    actions: u8,
    deck_empty: bool,
    rare: Rare,
}

impl Run {
    fn new(opening: Opening) -> Self {
        let game = Game::new(&opening).expect("a whole deck");
        game.validate().expect("a sound beginning");
        Self {
            opening,
            game,
            decisions: 0,
            bytes: Vec::new(),
            actions: 0,
            deck_empty: false,
            rare: Rare::new(),
        }
    }

    fn saw(&mut self, what: &'static str, seen: bool) {
        if seen {
            *self.rare.entry(what).or_default() += 1;
        }
    }

    /// Takes a decision and checks whatever holds after each.
    fn play(&mut self, decision: &Decision) {
        let before = self.game;
        self.game.apply(decision).expect("what is listed as legal is accepted");
        if let Err(broken) = self.game.validate() {
            panic!("{broken:?} after {decision:?} at {before:?}");
        }
        self.decisions += 1;
        assert!(self.decisions <= MOST_DECISIONS, "no end in sight");
        self.record(decision);
        self.count_actions(&before, decision);
        self.look_for_rules(&before, decision);
    }

    fn record(&mut self, decision: &Decision) {
        let mut form = [0; LONGEST];
        let length = decision.encode(&mut form);
        assert!(Decision::decode(&form[..length]) == Ok((*decision, length)), "{decision:?}");
        self.bytes.extend(&form[..length]);
    }

    /// R19: the 127th action ends the struggle, media answered.
    fn count_actions(&mut self, before: &Game, decision: &Decision) {
        match (before.question(), decision) {
            (Question::Start(_), _) => self.actions = 0,
            (Question::Act(_), Decision::SummitMeeting) => {}
            (Question::Act(_), _) => self.actions += 1,
            _ => {}
        }
        let acting = matches!(self.game.question(), Question::Act(_));
        assert!(!acting || self.actions < 127, "a struggle goes on after {}", self.actions);
        let ends = before.question().phase() == Phase::Struggle
            && self.game.question().phase() != Phase::Struggle;
        self.saw("R19 the 127th action", ends && self.actions == 127);
        let media = matches!(self.game.question(), Question::Media(_));
        self.saw("R19 the 127th is media", media && self.actions == 127);
    }

    fn look_for_rules(&mut self, before: &Game, decision: &Decision) {
        let (old, new) = (before.view(Eyes::Referee), self.game.view(Eyes::Referee));
        let left_struggle = old.phase() == Phase::Struggle && new.phase() != Phase::Struggle;
        let (cia, kgb) = (old.agencies.cia.row, old.agencies.kgb.row);
        let limit = old.objective.map_or(0, Objective::stability);
        let unrest = (cia.influence() > limit, kgb.influence() > limit);
        let over = new.outcome();

        self.deck_empty = new.phase() == Phase::Struggle && new.groups.is_empty();
        self.saw("R12 deck empty", self.deck_empty);
        if *decision == Decision::Pass {
            let Some(Seat::Side(side)) = old.question.seat() else { unreachable!() };
            self.saw("R12 pass without a group", old.agencies[side].row.is_empty());
            self.saw("R9 two passes", left_struggle);
            self.saw("R20 equal totals", left_struggle && cia.influence() == kgb.influence());
            self.saw("R21 one in disorder", left_struggle && unrest.0 != unrest.1);
            self.saw("R22 both in disorder", left_struggle && unrest == (true, true));
            self.saw("R23 no groups", left_struggle && cia.is_empty() && kgb.is_empty());
        }
        let polish = old.edition == Edition::Polish;
        self.saw("Polish end", polish && left_struggle && *decision != Decision::Pass);
        self.saw("R24 Nobel asked", matches!(new.question, Question::Nobel(_)));
        self.saw("R24 Nobel played", *decision == Decision::NobelPeacePrize);
        let double = matches!(new.question, Question::DoubleAgent(..));
        self.saw("Double Agent in Debriefing", double && new.phase() == Phase::Debriefing);
        self.saw("Double Agent in Planning", double && new.phase() == Phase::Planning);
        self.saw("R8 nobody to bench", double && new.legal.len() == 1);
        self.saw("R7 unmasked", *decision == Decision::Unmask);
        self.saw("Analyst", matches!(new.question, Question::OrderGroups(_)));
        let space = matches!(new.question, Question::OrderObjectives(_));
        self.saw("Space Race, three left", space && new.objectives.len() >= 3);
        self.saw("Space Race, fewer left", space && new.objectives.len() < 3);
        self.saw("Olympic Games", matches!(decision, Decision::OlympicGames(_)));
        self.saw("Live Benefit", *decision == Decision::LiveBenefit);
        self.saw("Nuclear Escalation", matches!(decision, Decision::NuclearEscalation(_)));
        self.saw("Summit Meeting", *decision == Decision::SummitMeeting);
        self.saw("R34 overtime", new.overtime && !old.overtime);
        let won = |reason| over.is_some_and(|end| end.reason == reason && end.winner.is_some());
        let drawn = |reason| over == Some(Outcome { winner: None, reason });
        self.saw("R34 points", won(Reason::Points) && !new.overtime);
        self.saw("R34 points in overtime", won(Reason::Points) && new.overtime);
        self.saw("R35 draw by objectives", drawn(Reason::Objectives));
        self.saw("R36 won in 1991", won(Reason::Year1991));
        self.saw("R36 draw in 1991", drawn(Reason::Year1991));
    }

    /// The recorded bytes alone make the same game.
    fn replay(&self) {
        let mut game = Game::new(&self.opening).expect("a whole deck");
        let mut bytes = self.bytes.as_slice();
        while !bytes.is_empty() {
            let (decision, length) = Decision::decode(bytes).expect("what was written is read");
            bytes = bytes.get(length..).expect("no more is read than there is");
            game.apply(&decision).expect("what was accepted is accepted again");
        }
        assert!(game.same_as(&self.game), "a replay ends elsewhere");
    }
}

/// `legal()` lists exactly what `apply` accepts, and a refusal changes nothing.
fn legal_is_what_is_accepted(game: &Game, universe: &[Decision]) {
    let legal: Vec<_> = game.legal().iter().collect();
    assert_eq!(legal.len(), usize::from(game.legal().len()), "every number has a decision");
    assert!(game.legal().get(game.legal().len()).is_none(), "no number too many");
    let twice = |place: usize| legal[..place].contains(&legal[place]);
    assert!(!(0..legal.len()).any(twice), "a decision is listed twice");
    assert!(legal.iter().all(|decision| universe.contains(decision)), "an unheard-of decision");
    let deal = Decision::Deal(in_order());
    let mut bad_deal = in_order();
    bad_deal[0] = bad_deal[1];
    for decision in universe.iter().chain([&deal, &Decision::Deal(bad_deal)]) {
        let listed = match decision {
            Decision::Deal(_) => game.question() == Question::Deal && *decision == deal,
            _ => legal.contains(decision),
        };
        let mut copy = *game;
        let accepted = copy.apply(decision).is_ok();
        assert_eq!(accepted, listed, "{decision:?} at {game:?}: accepted, listed");
        assert!(accepted || copy.same_as(game), "{decision:?} was refused but changed the game");
        if accepted {
            copy.validate().unwrap_or_else(|broken| panic!("{broken:?} after {decision:?}"));
        }
    }
}

fn play_through(number: u64, universe: &[Decision]) -> Rare {
    let mut table = Table::new(SEED, number, Habit::of_game(number));
    let mut run = Run::new(table.opening());
    while let Some(decision) = table.decide(&run.game) {
        let rate = if run.deck_empty { TRY_ALL_WITHOUT_DECK } else { TRY_ALL };
        if table.roll(rate) == 0 {
            legal_is_what_is_accepted(&run.game, universe);
        }
        run.play(&decision);
    }
    assert!(matches!(run.game.question(), Question::Over(_)), "nothing to decide before the end");
    legal_is_what_is_accepted(&run.game, &universe[..20]);
    run.replay();
    run.rare
}

/// Plays the numbered game; a failure names it.
fn named(number: u64, universe: &[Decision]) -> Rare {
    let play = std::panic::AssertUnwindSafe(|| play_through(number, universe));
    std::panic::catch_unwind(play).unwrap_or_else(|panic| {
        let what = panic.downcast_ref::<String>().cloned();
        let what = what.or_else(|| panic.downcast_ref::<&str>().map(|text| text.to_string()));
        let habit = Habit::of_game(number);
        panic!("seed {SEED}, game {number} ({habit:?}): {}", what.unwrap_or_default())
    })
}

/// The one way to a struggle without groups (R23), which no habit finds: with the
/// deck gone and only military groups left, an escalation takes these too.
fn scorched_earth() -> Rare {
    let position = empty_deck().then(
        "activates infantry on radio, activates generals on television, \
         activates oil-tycoons on infantry, activates bankers on generals, \
         activates infantry on oil-tycoons, activates generals on bankers, \
         plays nuclear-escalation guerrilla, passes, passes",
    );
    let replay = position.replay();
    let mut run = Run::new(replay.opening);
    for entry in replay.entries {
        run.play(&entry.decision);
    }
    let mut dealer = Dealer::new(SEED);
    while let Some(decision) = dealer.decide(&run.game) {
        run.play(&decision);
    }
    run.replay();
    run.rare
}

const REACHED: [&str; 29] = [
    "R7 unmasked",
    "R8 nobody to bench",
    "R9 two passes",
    "R12 deck empty",
    "R12 pass without a group",
    "R19 the 127th action",
    "R19 the 127th is media",
    "R20 equal totals",
    "R21 one in disorder",
    "R22 both in disorder",
    "R23 no groups",
    "R24 Nobel asked",
    "R24 Nobel played",
    "R34 overtime",
    "R34 points",
    "R34 points in overtime",
    "R35 draw by objectives",
    "R36 won in 1991",
    "R36 draw in 1991",
    "Polish end",
    "Double Agent in Debriefing",
    "Double Agent in Planning",
    "Analyst",
    "Space Race, three left",
    "Space Race, fewer left",
    "Olympic Games",
    "Live Benefit",
    "Nuclear Escalation",
    "Summit Meeting",
];

#[test]
fn every_game_is_sound_ends_and_replays_and_rare_rules_are_reached() {
    let universe = every_decision();
    assert_eq!(universe.len(), 13 + 9 + 3 * 6 + 24 * 26);
    let part = |first: u64| {
        let mut rare = Rare::new();
        for number in (first..GAMES).step_by(THREADS as usize) {
            for (what, times) in named(number, &universe) {
                *rare.entry(what).or_default() += times;
            }
        }
        rare
    };
    let mut rare = scorched_earth();
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS).map(|first| scope.spawn(move || part(first))).collect();
        for thread in threads {
            for (what, times) in
                thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            {
                *rare.entry(what).or_default() += times;
            }
        }
    });
    let missed: Vec<_> = REACHED.into_iter().filter(|what| !rare.contains_key(what)).collect();
    assert!(missed.is_empty(), "never reached: {missed:?}");
}
