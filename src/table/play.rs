//! The game on the table: its decisions, what they let everybody see, and undo.

use heapless::Deque;

use super::report::Report;
use crate::cards::{Side, Sides};
use crate::journal::{Journal, Replay, Unreadable};
use crate::rules::{Decision, Game, LONGEST, Opening, Phase, Question, Refusal};

/// A game in progress.
#[derive(Clone)]
pub(super) struct Play {
    pub(super) game: Game,
    pub(super) journal: Journal,
    /// What everybody is to see before the next question.
    pub(super) reports: Deque<Report, 8>,
    /// The game when the last struggle was about to end: what the year brought
    /// is the difference to it.
    pub(super) before_cease_fire: Game,
    /// What the Double Agent's owner chose since then.
    pub(super) double_agent: Option<Decision>,
    /// The game when the year began, and how long the journal was.
    year: (Game, usize),
    /// How many of the last decisions may be taken back: nothing was learnt
    /// through them.
    pub(super) undoable: u8,
    /// How much of the journal each side has seen on the display.
    pub(super) seen: Sides<usize>,
    /// Which questions the guide has explained to each side, as bits.
    pub(super) guided: Sides<u16>,
}

impl Play {
    /// Begins a game in place of whatever is there.
    pub(super) fn begin(there: &mut Option<Self>, opening: &Opening) -> Result<(), Refusal> {
        let play = Self::place(there, Game::new(opening)?);
        play.journal.begin(opening);
        play.year.1 = play.journal.bytes().len();
        play.all_seen();
        Ok(())
    }

    /// The game that these bytes tell, at its last question, in place of whatever is
    /// there; nothing is there if they tell none.
    pub(super) fn resume(there: &mut Option<Self>, bytes: &[u8]) -> Result<(), Unreadable> {
        let resumed = Self::replay(there, bytes);
        if resumed.is_err() {
            *there = None;
        }
        resumed
    }

    fn replay(there: &mut Option<Self>, bytes: &[u8]) -> Result<(), Unreadable> {
        let mut replay = Replay::new(bytes)?;
        let play = Self::place(there, *replay.game());
        play.journal.copy(bytes)?;
        play.year.1 = bytes.len() - replay.left();
        while let Some(taken) = replay.step()? {
            play.took(&taken.before, &taken.decision, taken.after, bytes.len() - taken.left);
        }
        play.all_seen();
        if play.game.turn() > 1 {
            play.guided = Sides { cia: u16::MAX, kgb: u16::MAX };
        }
        Ok(())
    }

    /// A game at its first question, made where it stays: it is too large to be
    /// handed around on the stack.
    #[inline(never)]
    fn place(there: &mut Option<Self>, game: Game) -> &mut Self {
        let play = there.insert(Self {
            game,
            journal: Journal::default(),
            reports: Deque::new(),
            before_cease_fire: game,
            double_agent: None,
            year: (game, 0),
            undoable: 0,
            seen: Sides::default(),
            guided: Sides::default(),
        });
        play.report(Report::Objective);
        play
    }

    /// Takes a decision and writes it down.
    pub(super) fn decide(&mut self, decision: &Decision) -> Result<(), Refusal> {
        let before = self.game;
        let mut after = before;
        after.apply(decision)?;
        self.journal.push(decision);
        self.took(&before, decision, after, self.journal.bytes().len());
        Ok(())
    }

    /// Takes the last decision back.
    pub(super) fn undo(&mut self) {
        let mut replay = self.this_year();
        let mut last = None;
        while let Ok(Some(taken)) = replay.step() {
            last = Some(taken);
        }
        if let Some(last) = last
            && let Some(undoable) = self.undoable.checked_sub(1)
        {
            let mut form = [0; LONGEST];
            let length = last.decision.encode(&mut form);
            self.journal.truncate(self.journal.bytes().len() - length);
            self.game = last.before;
            self.undoable = undoable;
            self.reports.clear();
        }
    }

    /// The decisions of this year: nothing before it can be taken back.
    pub(super) fn this_year(&self) -> Replay<'_> {
        let (game, length) = self.year;
        self.journal.replay_after(game, length)
    }

    /// Both have seen all there is: everything so far was on a public screen.
    pub(super) fn all_seen(&mut self) {
        let length = self.journal.bytes().len();
        self.seen = Sides { cia: length, kgb: length };
    }

    pub(super) fn has_seen(&mut self, side: Side) {
        self.seen[side] = self.journal.bytes().len();
    }

    /// The decision is the last of so many bytes.
    fn took(&mut self, before: &Game, decision: &Decision, after: Game, length: usize) {
        self.game = after;
        if !matches!(decision, Decision::Deal(_)) {
            self.reports.clear();
        }
        self.undoable = if learnt(decision, &after) { 0 } else { self.undoable.saturating_add(1) };
        let ended = |phase| before.question().phase() == phase && after.question().phase() != phase;
        if ended(Phase::Struggle) {
            self.before_cease_fire = *before;
            self.double_agent = None;
            self.report_cease_fire();
        } else if matches!(before.question(), Question::Nobel(_)) {
            self.report_disorder();
            self.report_debriefing();
        } else if matches!(before.question(), Question::DoubleAgent(_, Phase::Debriefing)) {
            self.double_agent = Some(*decision);
            self.report(Report::DebriefingGoesOn { step: 0 });
        }
        if let (Question::Act(side), Decision::SummitMeeting) = (before.question(), decision) {
            self.report(Report::TurnedOver(!side));
        }
        if let Question::Over(_) = after.question() {
            self.report(Report::Detente);
            self.report(Report::Victory);
        } else if after.turn() != before.turn() {
            self.report(Report::Detente);
            self.report(Report::Objective);
        }
        if after.turn() != before.turn() {
            self.year = (after, length);
        }
    }

    fn report_cease_fire(&mut self) {
        let Some(account) = self.game.account() else { return };
        if account.in_disorder(Side::Cia) || account.in_disorder(Side::Kgb) {
            self.report_disorder();
        } else {
            self.report(Report::CeaseFire);
        }
        self.report_debriefing();
    }

    fn report_disorder(&mut self) {
        for side in [Side::Cia, Side::Kgb] {
            if self.game.account().is_some_and(|account| account.in_disorder(side)) {
                self.report(Report::Disorder(side));
            }
        }
    }

    fn report_debriefing(&mut self) {
        let waits = matches!(self.game.question(), Question::Nobel(_));
        if !waits && self.game.account().is_some_and(|account| account.token.is_some()) {
            self.report(Report::Debriefing { step: 0 });
        }
    }

    fn report(&mut self, report: Report) {
        // One decision brings six at most.
        let _ = self.reports.push_back(report);
    }
}

/// Whether somebody learnt something by the decision: a card, a secret, an end.
fn learnt(decision: &Decision, after: &Game) -> bool {
    let harmless = match decision {
        Decision::Activate { on, .. } => on.is_some(),
        Decision::Start(_)
        | Decision::Pass
        | Decision::LiveBenefit
        | Decision::NuclearEscalation(_) => true,
        _ => false,
    };
    !harmless || after.question().phase() != Phase::Struggle
}

/// Puts cards into an order that follows from the numbers drawn.
pub(super) fn shuffle<T>(cards: &mut [T], mut below: impl FnMut(u8) -> u8) {
    for last in (1..cards.len()).rev() {
        let other = below(last as u8 + 1);
        cards.swap(last, usize::from(other));
    }
}
