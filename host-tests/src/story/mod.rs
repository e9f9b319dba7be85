//! A game as a story, for after the game: it hides nothing.
//!
//! One fact a line, year by year and phase by phase. Shuffles go without saying.

mod english;
mod found;
mod french;
mod polish;
mod step;
mod teller;

use std::fmt::Write as _;

use agent_x::cards::Sides;
use agent_x::rules::{Eyes, Game, Outcome, Phase, View};
use agent_x::words::{Language, Named};

use crate::dossier::{Replay, seat_id};
use english::English;
use french::French;
use polish::Polish;
use step::Step;
use teller::Teller;

/// Tells a game from its first year to where it ended or stopped.
#[must_use]
pub fn tell(replay: &Replay, language: Language) -> String {
    let teller: &dyn Teller = match language {
        Language::English => &English,
        Language::French => &French,
        Language::Polish => &Polish,
    };
    let first = replay.entries.first().map_or(&replay.game, |entry| &entry.before);
    let mut story = Story { teller, text: String::new(), phase: None };
    story.line(teller.title(replay.opening.edition));
    story.year(&first.view(Eyes::Referee));
    for entry in &replay.entries {
        Step::of(entry).tell(&mut story);
    }
    if let Some(asked) = replay.game.question().seat() {
        story.line("");
        story.line(&teller.stops(asked));
    }
    story.text
}

/// Where a game stands, in a few words.
#[must_use]
pub fn standing(game: &Game) -> String {
    let view = game.view(Eyes::Referee);
    let scores = format!("CIA {} KGB {}", view.agencies.cia.score, view.agencies.kgb.score);
    match (view.outcome(), view.question.seat()) {
        (Some(Outcome { winner: Some(side), .. }), _) => {
            format!("{} wins, {scores}", side.name(Language::English))
        }
        (_, Some(seat)) => {
            format!("{} {}, {} to act, {scores}", view.year(), view.phase().id(), seat_id(seat))
        }
        _ => format!("a draw, {scores}"),
    }
}

/// What has been told so far.
struct Story<'a> {
    teller: &'a dyn Teller,
    text: String,
    /// The phase whose heading was told last in this year.
    phase: Option<Phase>,
}

impl Story<'_> {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "{line}");
    }

    /// A sentence under the heading of its phase.
    fn say(&mut self, phase: Phase, sentence: &str) {
        if self.phase.replace(phase) != Some(phase) {
            self.line(self.teller.phase(phase));
        }
        self.line(&format!("  {sentence}"));
    }

    fn year(&mut self, view: &View) {
        let Some(objective) = view.objective else { return };
        self.phase = None;
        self.line("");
        self.line(&self.teller.year(view.year(), objective));
        self.line(&format!("  {}", self.teller.balance(view.balance, scores(view))));
    }
}

fn scores(view: &View) -> Sides<u8> {
    Sides { cia: view.agencies.cia.score, kgb: view.agencies.kgb.score }
}

/// Names with commas between them.
fn names<T: Named + Copy>(cards: &[T], language: Language) -> String {
    cards.iter().map(|card| card.name(language)).collect::<Vec<_>>().join(", ")
}
