//! What happened, told from the journal: just what everybody may know.

use heapless::Vec;

use super::play::Play;
use crate::cards::{Faction, Group, Objective, Set, Side};
use crate::journal::{Journal, Replay};
use crate::rules::{Decision, Eyes, Phase, Question, Seat, View};
use crate::screens::{Entry, Happening};

/// How many lines fit on a sheet.
pub(super) const LINES: usize = 8;

/// The last lines about what this side has not seen yet, the other side's
/// doings only.
pub(super) fn unseen(play: &Play, side: Side) -> Vec<Entry, LINES> {
    let mut entries = Vec::new();
    // At the beginning of a year all is seen.
    let left = play.journal.bytes().len().saturating_sub(play.seen[side]);
    tell(play.this_year(), left, |entry| {
        let own = entry.side == Some(side) || entry.what == Happening::Sent;
        if !own {
            if entries.is_full() {
                entries.remove(0);
            }
            let _ = entries.push(entry);
        }
    });
    entries
}

/// A page of the whole log, counted from 0, and how many pages there are.
pub(super) fn page(journal: &Journal, page: u16) -> (Vec<Entry, LINES>, u16) {
    let mut entries = Vec::new();
    let mut count = 0_usize;
    let first = usize::from(page) * LINES;
    let mut add = |entry| {
        if count >= first {
            let _ = entries.push(entry);
        }
        count += 1;
    };
    if let Ok(replay) = journal.replay() {
        year(&replay.game().view(Eyes::Public)).into_iter().for_each(&mut add);
        tell(replay, journal.bytes().len(), add);
    }
    (entries, count.div_ceil(LINES) as u16)
}

/// What happened in the last so many bytes.
fn tell(mut replay: Replay<'_>, last: usize, mut each: impl FnMut(Entry)) {
    // What is the end of one step is the beginning of the next: views are dear.
    let mut known: Option<View> = None;
    while let Ok(Some(taken)) = replay.step() {
        if taken.left >= last {
            continue;
        }
        let before = known.unwrap_or_else(|| taken.before.view(Eyes::Public));
        let now = taken.after.view(Eyes::Public);
        if let Some(what) = answer(&taken.decision, &before, &now)
            && let Some(Seat::Side(side)) = before.question.seat()
        {
            each(Entry { side: Some(side), what });
        }
        consequences(&before, &now, &mut each);
        known = Some(now);
    }
}

/// The decision itself.
fn answer(decision: &Decision, before: &View, after: &View) -> Option<Happening> {
    let Some(Seat::Side(side)) = before.question.seat() else { return None };
    Some(match *decision {
        Decision::Send(agent) if after.agencies[side].x_known => Happening::SentOpenly(agent),
        Decision::Send(_) => Happening::Sent,
        Decision::Start(first) => Happening::Starts(first),
        Decision::Recruit => Happening::Recruits(revealed(before, after)?),
        Decision::Activate { group, on: Some(on) } => match group.faction() {
            Faction::Military => Happening::Discards(group, on),
            Faction::Economic => Happening::Flips(group, on, !before.ready.contains(on)),
            _ => {
                let owner =
                    if before.agencies.cia.row.set().contains(on) { Side::Cia } else { Side::Kgb };
                Happening::Moves(group, on, !owner)
            }
        },
        Decision::Take => Happening::Takes(revealed(before, after)?),
        Decision::Discard => Happening::MediaDiscards(revealed(before, after)?),
        Decision::Leave => Happening::Leaves,
        Decision::Pass => Happening::Passes,
        Decision::LiveBenefit => Happening::LiveBenefit(before.group_discard.top()?),
        Decision::NuclearEscalation(_) => Happening::NuclearEscalation,
        Decision::SummitMeeting => Happening::SummitMeeting(after.agencies[!side].x?),
        Decision::NobelPeacePrize => {
            Happening::NobelPeacePrize(before.account.and_then(|account| account.shown[side])?)
        }
        Decision::SpaceRace => Happening::SpaceRace,
        Decision::OlympicGames(agent) => Happening::OlympicGames(agent),
        Decision::Bench(agent) => Happening::Benches(agent),
        Decision::Unmask => Happening::Unmasks,
        Decision::Order(_) if matches!(before.question, Question::OrderGroups(_)) => {
            Happening::OrdersGroups
        }
        // That media looked is told with what became of the card.
        Decision::Activate { on: None, .. }
        | Decision::Order(_)
        | Decision::Decline
        | Decision::Deal(_) => return None,
    })
}

/// The group that the decision brought into the open.
fn revealed(before: &View, after: &View) -> Option<Group> {
    (open(after) - open(before)).first()
}

fn open(view: &View) -> Set<Group> {
    let discard = view.group_discard.iter().collect::<Set<_>>();
    discard | view.agencies.cia.row.set() | view.agencies.kgb.row.set()
}

/// What followed from it without anybody being asked.
fn consequences(before: &View, after: &View, each: &mut impl FnMut(Entry)) {
    let ended = before.phase() == Phase::Struggle && after.phase() != Phase::Struggle;
    for side in [Side::Cia, Side::Kgb] {
        let mut tell = |what| each(Entry { side: Some(side), what });
        if ended && let Some(account) = after.account {
            if account.in_disorder(side) {
                tell(Happening::Disorder);
            }
            if account.token == Some(side) {
                tell(Happening::Token);
            }
        }
        let known = before.account.and_then(|account| account.shown[side]).filter(|_| !ended);
        if let Some(agent) = after.account.and_then(|account| account.shown[side])
            && known != Some(agent)
        {
            tell(Happening::Shown(agent));
        }
    }
    for side in [Side::Cia, Side::Kgb] {
        let mut tell = |what| each(Entry { side: Some(side), what });
        for agent in after.agencies[side].dead - before.agencies[side].dead {
            tell(Happening::Terminated(agent));
        }
        let had = before.agencies[side].claimed.iter().collect::<Set<_>>();
        for objective in after.agencies[side].claimed.iter_from_bottom() {
            if !had.contains(objective) {
                tell(Happening::Claims(objective));
            }
        }
    }
    if let Some(objective) = before.objective
        && after.objective != before.objective
        && !claimed(after).contains(objective)
    {
        each(Entry { side: None, what: Happening::Under(objective) });
    }
    if before.turn != after.turn {
        year(after).into_iter().for_each(each);
    }
}

fn claimed(view: &View) -> Set<Objective> {
    view.agencies.cia.claimed.iter().chain(view.agencies.kgb.claimed.iter()).collect()
}

/// The headline of the year.
fn year(view: &View) -> Option<Entry> {
    let what = Happening::Year(view.year(), view.objective?);
    Some(Entry { side: None, what })
}
