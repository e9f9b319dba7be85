//! Telex sheets: what happened, line by line.

use heapless::Vec;

use super::kit::{Desk, Font, Paint, Paper, Place, wrap};
use super::{Picture, Scale};
use crate::cards::{Agent, Group, Objective, Side};
use crate::words::{Language, Phrase, Slot, Text, fill};

/// One thing that happened, as the reader may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A year begins with this objective.
    Year(u16, Objective),
    /// Chose its Agent X.
    Sent,
    /// Named its Agent X openly.
    SentOpenly(Agent),
    /// Says who starts.
    Starts(Side),
    /// Recruited.
    Recruits(Group),
    /// A military group discards another.
    Discards(Group, Group),
    /// An economic group readies (true) or mobilizes another.
    Flips(Group, Group, bool),
    /// A political group moves another to this side.
    Moves(Group, Group, Side),
    /// Took the card that media showed.
    Takes(Group),
    /// Discarded the card that media showed.
    MediaDiscards(Group),
    /// Left the card that media showed.
    Leaves,
    /// Passed.
    Passes,
    /// Live Benefit brought this group back.
    LiveBenefit(Group),
    /// Nuclear Escalation.
    NuclearEscalation,
    /// Summit Meeting turned the enemy's Agent X over.
    SummitMeeting(Agent),
    /// The Nobel Peace Prize saved this agent.
    NobelPeacePrize(Agent),
    /// Placed the domination token.
    Token,
    /// In civil disorder.
    Disorder,
    /// Its Agent X was turned over.
    Shown(Agent),
    /// Its agent was terminated.
    Terminated(Agent),
    /// Claimed.
    Claims(Objective),
    /// The objective went under its deck.
    Under(Objective),
    /// Sends an enemy agent on leave.
    Benches(Agent),
    /// Will see the enemy's next Agent X named openly.
    Unmasks,
    /// Ordered the top three groups.
    OrdersGroups,
    /// Gave Space Race up and ordered the next objectives.
    SpaceRace,
    /// Olympic Games brought this agent back, on leave.
    OlympicGames(Agent),
}

/// A happening and whose it was; nobody's: the table's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Whose.
    pub side: Option<Side>,
    /// What.
    pub what: Happening,
}

/// What happened since the side last held the device: the last lines of it.
#[derive(Clone, Debug)]
pub struct Recap {
    /// Who reads.
    pub side: Side,
    /// The lines, the oldest first.
    pub entries: Vec<Entry, 8>,
}

/// A page of the whole game's log.
#[derive(Clone, Debug)]
pub struct Log {
    /// The lines, the oldest first.
    pub entries: Vec<Entry, 8>,
    /// Which page, from 1, and of how many.
    pub page: (u16, u16),
}

impl Recap {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let heading = Phrase::SinceLast.text(desk.language);
        let heading = fill(heading, &[Slot::Side(self.side)], desk.language);
        on.telex(&heading, &self.entries, desk);
    }
}

impl Log {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let numbers = [self.page.0, self.page.1].map(Slot::Number);
        let heading = fill(Phrase::LogPage.text(desk.language), &numbers, desk.language);
        on.telex(&heading, &self.entries, desk);
    }
}

/// How the lines of a sheet stand: where the words and the first line start, and
/// from line to line. The emblems are as large as that allows.
#[derive(Clone, Copy)]
struct Layout {
    x: i32,
    first: i32,
    lead: i32,
}

const USUAL: Layout = Layout { x: 54, first: 50, lead: 14 };
const TIGHT: Layout = Layout { x: 46, first: 45, lead: 12 };
/// Where the last line may stand.
const LAST: i32 = 209;

impl Layout {
    const fn room(self) -> i32 {
        (LAST - self.first) / self.lead + 1
    }

    /// Where an entry's words start, and how wide they may be.
    const fn place(self, entry: &Entry, desk: &Desk) -> (i32, i32) {
        let x = if entry.side.is_some() { self.x } else { 30 };
        (x, 215 + desk.more() - x)
    }

    /// How many lines the entries need.
    fn lines(self, entries: &[Entry], desk: &Desk) -> i32 {
        let lines = |entry: &Entry| {
            let text = entry.what.text(desk.language);
            wrap(Font::H10, self.place(entry, desk).1, &text).count() as i32
        };
        entries.iter().map(lines).sum()
    }
}

impl dyn Paper + '_ {
    /// A sheet with a line or two for each entry; they stand as far apart as
    /// there is room, and if there is too little the oldest are left out.
    fn telex(&mut self, heading: &str, entries: &[Entry], desk: &Desk) {
        self.telex_sheet(desk);
        let width = 184 + desk.more();
        self.line(Place::left(30, 22, width), &[Font::T13], heading, Paint::Ink);
        self.stripes(30, 30, width, 1, 8, Paint::Ink);
        if entries.is_empty() {
            let nothing = Phrase::NothingYet.text(desk.language);
            self.lines(
                Place::left(30, USUAL.first, width),
                (14, 2),
                Font::H10,
                nothing,
                Paint::Ink,
            );
            return;
        }
        let fits = USUAL.lines(entries, desk) <= USUAL.room();
        let layout = if fits { USUAL } else { TIGHT };
        let mut shown = entries;
        while let [_, later @ ..] = shown
            && layout.lines(shown, desk) > layout.room()
        {
            shown = later;
        }
        let spare = LAST - layout.first - layout.lead * (layout.lines(shown, desk) - 1);
        let gap = (spare / (shown.len() as i32 - 1).max(1)).min(8);
        let mut base = layout.first;
        for entry in shown {
            let (x, width) = layout.place(entry, desk);
            if let Some(side) = entry.side {
                let (scale, up) = if fits { (Scale::Sixteen, 13) } else { (Scale::Twelve, 11) };
                self.picture(Picture::emblem(side, scale), 30, base - up, Paint::ground(side));
            }
            let text = entry.what.text(desk.language);
            let place = Place::left(x, base, width);
            let lines = self.lines(place, (layout.lead, 3), Font::H10, &text, Paint::Ink);
            base += gap + layout.lead * lines;
        }
    }
}

impl Happening {
    fn text(self, language: Language) -> Text {
        let (phrase, slots) = self.words();
        fill(phrase.text(language), &slots, language)
    }

    fn words(self) -> (Phrase, [Slot; 3]) {
        let none = Slot::Text("");
        let one = |phrase, slot| (phrase, [slot, none, none]);
        let two = |phrase, group, on| (phrase, [Slot::Group(group), Slot::Group(on), none]);
        match self {
            Self::Year(year, objective) => {
                (Phrase::LogYear, [Slot::Number(year), Slot::Objective(objective), none])
            }
            Self::Sent => one(Phrase::LogSent, none),
            Self::SentOpenly(agent) => one(Phrase::LogSentOpenly, Slot::Agent(agent)),
            Self::Starts(side) => one(Phrase::LogStarts, Slot::Side(side)),
            Self::Recruits(group) => one(Phrase::LogRecruits, Slot::Group(group)),
            Self::Discards(group, on) => two(Phrase::LogDiscards, group, on),
            Self::Flips(group, on, true) => two(Phrase::LogReadies, group, on),
            Self::Flips(group, on, false) => two(Phrase::LogMobilizes, group, on),
            Self::Moves(group, on, side) => {
                (Phrase::LogMoves, [Slot::Group(group), Slot::Group(on), Slot::Side(side)])
            }
            Self::Takes(group) => one(Phrase::LogTakes, Slot::Group(group)),
            Self::MediaDiscards(group) => one(Phrase::LogMediaDiscards, Slot::Group(group)),
            Self::Leaves => one(Phrase::LogLeaves, none),
            Self::Passes => one(Phrase::LogPasses, none),
            Self::LiveBenefit(group) => one(Phrase::LogLiveBenefit, Slot::Group(group)),
            Self::NuclearEscalation => one(Phrase::LogNuclearEscalation, none),
            Self::SummitMeeting(agent) => one(Phrase::LogSummitMeeting, Slot::Agent(agent)),
            Self::NobelPeacePrize(agent) => one(Phrase::LogNobelPeacePrize, Slot::Agent(agent)),
            Self::Token => one(Phrase::LogToken, none),
            Self::Disorder => one(Phrase::LogDisorder, none),
            Self::Shown(agent) => one(Phrase::LogShown, Slot::Agent(agent)),
            Self::Terminated(agent) => one(Phrase::LogTerminated, Slot::Agent(agent)),
            Self::Claims(objective) => one(Phrase::LogClaims, Slot::Objective(objective)),
            Self::Under(objective) => one(Phrase::LogUnder, Slot::Objective(objective)),
            Self::Benches(agent) => one(Phrase::LogBenches, Slot::Agent(agent)),
            Self::Unmasks => one(Phrase::LogUnmasks, none),
            Self::OrdersGroups => one(Phrase::LogOrdersGroups, none),
            Self::SpaceRace => one(Phrase::LogSpaceRace, none),
            Self::OlympicGames(agent) => one(Phrase::LogOlympicGames, Slot::Agent(agent)),
        }
    }
}
