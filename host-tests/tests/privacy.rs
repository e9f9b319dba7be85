//! Non-interference (P4): games that differ only in what one side keeps secret
//! look the same, pixel by pixel, to everybody else.
//!
//! Two devices are driven with the same answers, but for one secret of one side:
//! another Agent X, another order of the Analyst's or Space Race's cards, another
//! card on the deck for media to show. As long as the other side may not know the
//! difference, every frame that is not for the first side's eyes must be the same
//! on both, and so must what the buttons do.

use std::sync::atomic::{AtomicU32, Ordering};

use agent_x::cards::{Group, Side};
use agent_x::journal::Journal;
use agent_x::rules::{Decision, Eyes, Game, LONGEST, Question, Seat};
use agent_x::screens::kit::Panel;
use agent_x_host::dealer::Dealer;
use agent_x_host::dossier::state;
use agent_x_host::handheld::Handheld;

const YEARS: u32 = 2_000;
const WHOLE_GAMES: u32 = 20;
const THREADS: u32 = 2;

/// What the side may know, as text.
fn known(game: &Game, side: Side) -> String {
    state(game, 0, Eyes::Side(side))
}

/// What everybody but `side` is shown, pixel by pixel, with what the buttons do.
fn witnessed(handheld: &Handheld, side: Side) -> Option<(Vec<u32>, String)> {
    let shown = handheld.shown();
    if shown.secret == Some(side) {
        return None;
    }
    let frame = handheld.frame(Panel::Square);
    let pixels = (0..240).flat_map(|y| frame.row(y).to_vec()).collect();
    Some((pixels, format!("{:?} {:?} {:?}", shown.legend, shown.secret, shown.dim)))
}

/// Two devices, and whose secret differs.
struct Pair {
    one: Handheld,
    two: Handheld,
    secretive: Side,
    compared: u32,
}

impl Pair {
    /// Whether the other side can tell the two games apart by now.
    fn told_apart(&self) -> bool {
        known(&self.one.game(), !self.secretive) != known(&self.two.game(), !self.secretive)
    }

    /// Leads both to their next question, comparing all that is witnessed.
    fn go_on(&mut self) {
        let side = self.secretive;
        let mut seen = Vec::new();
        self.one.go_on(&mut |handheld| seen.extend(witnessed(handheld, side)));
        let mut again = Vec::new();
        self.two.go_on(&mut |handheld| again.extend(witnessed(handheld, side)));
        assert_eq!(seen.len(), again.len(), "as many screens");
        for (one, two) in seen.iter().zip(&again) {
            assert!(one.0 == two.0, "the same pixels");
            assert_eq!(one.1, two.1, "the same buttons");
        }
        self.compared += seen.len() as u32;
        self.two.now = self.one.now.max(self.two.now);
        self.one.now = self.two.now;
    }

    /// Both answer, each its own way only where the secret is.
    fn answer(&mut self, one: &Decision, two: &Decision) {
        self.one.answer(one);
        self.two.answer(two);
    }
}

/// The secret that differs, if the question lets one: another answer of the same
/// side that the enemy cannot tell from the first.
fn another(dealer: &mut Dealer, game: &Game, decision: &Decision) -> Option<Decision> {
    let secret = matches!(
        game.question(),
        Question::Send(_) | Question::OrderGroups(_) | Question::OrderObjectives(_)
    );
    let other = dealer.decide(game)?;
    (secret && other != *decision).then_some(other)
}

/// The same device with two cards of the group deck changed for each other that
/// nobody but `side`, at most, has seen.
fn other_deck(handheld: &Handheld, side: Side) -> Option<Handheld> {
    let game = handheld.game();
    let view = game.view(Eyes::Referee);
    let enemy = game.view(Eyes::Side(!side));
    let unknown: Vec<Group> = view
        .groups
        .iter()
        .zip(enemy.groups.iter())
        .filter_map(|(card, known)| if known.is_none() { card } else { None })
        .collect();
    let (top, bottom) = (*unknown.first()?, *unknown.last()?);
    if top == bottom {
        return None;
    }
    let swapped = |group: Group| match group {
        _ if group == top => bottom,
        _ if group == bottom => top,
        _ => group,
    };
    // The last deal of the journal is this year's.
    let bytes = handheld.table.saved();
    let journal = Journal::from_bytes(bytes).ok()?;
    let mut replay = journal.replay().ok()?;
    let mut at = 2 + 21;
    let mut deal = at;
    let mut end = at + LONGEST;
    while let Ok(Some(taken)) = replay.step() {
        at = end;
        end = bytes.len() - taken.left;
        if matches!(taken.decision, Decision::Deal(_)) {
            deal = at;
        }
    }
    let (Decision::Deal(groups), _) = Decision::decode(&bytes[deal..]).ok()? else { return None };
    let mut form = [0; LONGEST];
    Decision::Deal(groups.map(swapped)).encode(&mut form);
    let mut changed = bytes.to_vec();
    changed[deal..deal + LONGEST].copy_from_slice(&form);
    let mut other = handheld.clone();
    other.table.resume(&changed).ok()?;
    Some(other)
}

/// Plays on at random until the year is over, or to the end of the game, with
/// a different secret as soon as there is one. Says how much was compared.
fn run(seed: u64, whole_game: bool) -> u32 {
    let mut dealer = Dealer::new(seed);
    let mut handheld = Handheld::new(seed);
    handheld.begin();
    for _ in 0..dealer.below(if whole_game { 2 } else { 8 }) * 20 {
        handheld.go_on(&mut |_| {});
        match dealer.decide(&handheld.game()) {
            Some(decision) => handheld.answer(&decision),
            None => return 0,
        }
    }
    let mut compared = 0;
    let mut year = None;
    let mut pair: Option<Pair> = None;
    loop {
        match &mut pair {
            Some(pair) => pair.go_on(),
            None => handheld.go_on(&mut |_| {}),
        }
        let game = pair.as_ref().map_or(&handheld, |pair| &pair.one).game();
        let Some(decision) = dealer.decide(&game) else { return compared };
        let Some(Seat::Side(asked)) = game.question().seat() else { return compared };
        if year.is_some_and(|year| year != game.turn()) && !whole_game {
            return compared;
        }
        match pair.take() {
            None => {
                let two = another(&mut dealer, &game, &decision);
                let deck = if matches!(game.question(), Question::Media(_)) {
                    other_deck(&handheld, asked)
                } else {
                    None
                };
                let mut next = Pair {
                    one: handheld.clone(),
                    two: deck.clone().unwrap_or_else(|| handheld.clone()),
                    secretive: asked,
                    compared: 0,
                };
                if deck.is_some() {
                    // A resumed table begins behind the menu; both do the same.
                    let bytes = next.one.table.saved().to_vec();
                    next.one.table.resume(&bytes).expect("its own bytes");
                }
                handheld.answer(&decision);
                if two.is_some() || deck.is_some() {
                    year.get_or_insert(game.turn());
                    next.answer(&decision, &two.unwrap_or(decision));
                    if !next.told_apart() {
                        pair = Some(next);
                    }
                }
            }
            Some(mut both) => {
                let own_secret = both.secretive == asked;
                let legal_in_both = {
                    let mut other = both.two.game();
                    other.apply(&decision).is_ok()
                };
                if !legal_in_both {
                    assert!(own_secret, "only the secretive side's own choices may differ");
                    return compared + both.compared;
                }
                both.answer(&decision, &decision);
                if both.told_apart() {
                    // What was secret has come into the open, as the rules say.
                    compared += both.compared;
                    if !whole_game {
                        return compared;
                    }
                    handheld = both.one;
                } else {
                    pair = Some(both);
                }
            }
        }
    }
}

fn all(count: u32, first: u32, whole_games: bool) -> (u32, u32) {
    let (pairs, frames) = (AtomicU32::new(0), AtomicU32::new(0));
    let next = AtomicU32::new(first);
    std::thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                while pairs.load(Ordering::Relaxed) < count {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    let compared = run(seed.into(), whole_games);
                    if compared > 0 {
                        pairs.fetch_add(1, Ordering::Relaxed);
                        frames.fetch_add(compared, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    (pairs.into_inner(), frames.into_inner())
}

#[test]
fn nobody_can_tell_years_apart_that_differ_in_the_other_sides_secret() {
    let (pairs, frames) = all(YEARS, 0, false);
    assert!(pairs >= YEARS && frames > 5 * YEARS, "{pairs} years, {frames} frames");
}

#[test]
fn nobody_can_tell_whole_games_apart_until_the_rules_tell() {
    let (games, frames) = all(WHOLE_GAMES, 1_000_000, true);
    assert!(games >= WHOLE_GAMES && frames > 100 * WHOLE_GAMES, "{games} games, {frames} frames");
}
