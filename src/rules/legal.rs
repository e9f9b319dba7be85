//! What may be decided now, counted and listed without allocating.

use super::{Decision, Game, Order, Question};
use crate::cards::{Agent, Faction, Group, Objective, Set, Side};

/// The legal decisions of one moment. The dealer's are too many to list: there
/// any order of the 24 groups is legal, and this is empty.
#[derive(Clone, Copy)]
pub struct Legal(Kind);

#[derive(Clone, Copy)]
enum Kind {
    Nothing,
    Act(Actions),
    Order { cards: u8 },
    DoubleAgent { bench: Set<Agent> },
    Send { agents: Set<Agent> },
    Start,
    Media { take: bool },
    Nobel,
    Event { space_race: bool, revive: Set<Agent> },
}

#[derive(Clone, Copy)]
struct Actions {
    recruit: bool,
    pass: bool,
    live_benefit: bool,
    summit_meeting: bool,
    escalations: Set<Group>,
    media: Set<Group>,
    military: Aims,
    economic: Aims,
    political: Aims,
}

/// Groups of one faction that can act, and what they may aim at. None of them
/// aims at itself.
#[derive(Clone, Copy)]
struct Aims {
    groups: Set<Group>,
    targets: Set<Group>,
}

impl Aims {
    #[inline]
    fn len(self) -> u8 {
        // Mostly so, and to count is dear on a processor that cannot.
        if self.groups.is_empty() {
            return 0;
        }
        self.groups.len() * self.targets.len() - (self.groups & self.targets).len()
    }

    /// Those that have something else to aim at.
    fn acting(self) -> Set<Group> {
        match self.targets.len() {
            0 => Set::EMPTY,
            1 => self.groups - self.targets,
            _ => self.groups,
        }
    }

    #[inline]
    fn nth(self, mut others: u8) -> Option<Decision> {
        for group in self.groups {
            let targets = self.targets - Set::of(group);
            match others.checked_sub(targets.len()) {
                Some(left) => others = left,
                None => return Some(Decision::Activate { group, on: targets.nth(others) }),
            }
        }
        None
    }
}

impl Game {
    /// What may be decided now.
    #[must_use]
    #[inline]
    pub fn legal(&self) -> Legal {
        Legal(match self.question {
            Question::Act(side) => Kind::Act(self.actions(side)),
            Question::Deal | Question::Over(_) => Kind::Nothing,
            Question::OrderGroups(_) => Kind::Order { cards: self.groups.len() },
            Question::OrderObjectives(_) => Kind::Order { cards: self.objectives.len() },
            Question::DoubleAgent(side, _) => Kind::DoubleAgent { bench: self.benchable(side) },
            Question::Send(side) => Kind::Send { agents: self.agencies[side].headquarters() },
            Question::Start(_) => Kind::Start,
            Question::Media(side) => Kind::Media { take: self.has_room(side).is_ok() },
            Question::Nobel(_) => Kind::Nobel,
            Question::Event(side) => Kind::Event {
                space_race: self.may_use_space_race(side).is_ok(),
                revive: self.revivable(side),
            },
        })
    }

    #[inline]
    fn actions(&self, side: Side) -> Actions {
        let ready = self.row(side).set() & self.ready;
        let aims = |faction: Faction| {
            let groups = ready & faction.groups();
            let idle = groups.is_empty();
            let targets = if idle { Set::EMPTY } else { self.targets(side, faction) };
            Aims { groups, targets }
        };
        let media = if self.groups.is_empty() { Set::EMPTY } else { Faction::Media.groups() };
        Actions {
            recruit: self.may_recruit(side).is_ok(),
            pass: self.may_pass(side).is_ok(),
            live_benefit: self.may_use_live_benefit(side).is_ok(),
            summit_meeting: self.may_use_summit_meeting(side).is_ok(),
            escalations: self.escalations(side),
            media: ready & media,
            military: aims(Faction::Military),
            economic: aims(Faction::Economic),
            political: aims(Faction::Political),
        }
    }
}

impl Legal {
    pub(super) const NOTHING: Self = Self(Kind::Nothing);

    const fn actions(&self) -> Option<&Actions> {
        match &self.0 {
            Kind::Act(actions) => Some(actions),
            _ => None,
        }
    }

    /// Whether recruiting is among them.
    #[must_use]
    pub fn recruit(&self) -> bool {
        self.actions().is_some_and(|actions| actions.recruit)
    }

    /// Whether passing is.
    #[must_use]
    pub fn pass(&self) -> bool {
        self.actions().is_some_and(|actions| actions.pass)
    }

    /// The groups that can be activated.
    #[must_use]
    pub fn activatable(&self) -> Set<Group> {
        self.actions().map_or(Set::EMPTY, |actions| {
            let Actions { military, economic, political, .. } = actions;
            actions.media | military.acting() | economic.acting() | political.acting()
        })
    }

    /// What the group may aim at.
    #[must_use]
    pub fn targets(&self, group: Group) -> Set<Group> {
        self.actions().map_or(Set::EMPTY, |actions| {
            let aims = match group.faction() {
                Faction::Military => actions.military,
                Faction::Economic => actions.economic,
                Faction::Political => actions.political,
                Faction::Media => return Set::EMPTY,
            };
            if aims.groups.contains(group) { aims.targets - Set::of(group) } else { Set::EMPTY }
        })
    }

    /// The military groups that Nuclear Escalation may put on top of the discard.
    #[must_use]
    pub fn escalations(&self) -> Set<Group> {
        self.actions().map_or(Set::EMPTY, |actions| actions.escalations)
    }

    /// The events that can be played in the struggle.
    #[must_use]
    pub fn events(&self) -> Set<Objective> {
        let Some(actions) = self.actions() else { return Set::EMPTY };
        [
            (actions.live_benefit, Objective::LiveBenefit),
            (actions.summit_meeting, Objective::SummitMeeting),
            (!actions.escalations.is_empty(), Objective::NuclearEscalation),
        ]
        .into_iter()
        .filter_map(|(may, event)| may.then_some(event))
        .collect()
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> u8 {
        match self.0 {
            Kind::Nothing => 0,
            Kind::Act(actions) => actions.len(),
            Kind::Order { cards } => Order::count(cards),
            Kind::DoubleAgent { bench } => bench.len() + 1,
            Kind::Send { agents } => agents.len(),
            Kind::Start | Kind::Nobel => 2,
            Kind::Media { take } => u8::from(take) + 2,
            Kind::Event { space_race, revive } => u8::from(space_race) + revive.len() + 1,
        }
    }

    /// Whether nothing can be decided, or only the dealer can.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The decision with this number, from 0.
    #[must_use]
    #[inline]
    pub fn get(&self, number: u8) -> Option<Decision> {
        match self.0 {
            Kind::Nothing => None,
            Kind::Act(actions) => actions.nth(number),
            Kind::Order { cards } => Order::nth(cards, number).map(Decision::Order),
            Kind::DoubleAgent { bench } => match number.checked_sub(1) {
                None => Some(Decision::Unmask),
                Some(others) => bench.nth(others).map(Decision::Bench),
            },
            Kind::Send { agents } => agents.nth(number).map(Decision::Send),
            Kind::Start => match number {
                0 => Some(Decision::Start(Side::Cia)),
                1 => Some(Decision::Start(Side::Kgb)),
                _ => None,
            },
            Kind::Media { take } => match number {
                0 => Some(Decision::Discard),
                1 => Some(Decision::Leave),
                2 if take => Some(Decision::Take),
                _ => None,
            },
            Kind::Nobel => match number {
                0 => Some(Decision::NobelPeacePrize),
                1 => Some(Decision::Decline),
                _ => None,
            },
            Kind::Event { space_race, revive } => match number.checked_sub(1) {
                None => Some(Decision::Decline),
                Some(0) if space_race => Some(Decision::SpaceRace),
                Some(others) => {
                    revive.nth(others - u8::from(space_race)).map(Decision::OlympicGames)
                }
            },
        }
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Decision> + use<> {
        let legal = *self;
        (0..legal.len()).filter_map(move |number| legal.get(number))
    }
}

impl Actions {
    #[inline]
    fn len(&self) -> u8 {
        self.words()
            + self.media.len()
            + self.military.len()
            + self.economic.len()
            + self.political.len()
            + self.escalations.len()
    }

    /// How many of the decisions name no group.
    #[inline]
    fn words(&self) -> u8 {
        u8::from(self.recruit)
            + u8::from(self.pass)
            + u8::from(self.live_benefit)
            + u8::from(self.summit_meeting)
    }

    #[inline]
    fn nth(&self, number: u8) -> Option<Decision> {
        let Some(mut others) = number.checked_sub(self.words()) else {
            return self.nth_word(number);
        };
        for aims in [self.military, self.economic, self.political] {
            match others.checked_sub(aims.len()) {
                Some(left) => others = left,
                None => return aims.nth(others),
            }
        }
        match others.checked_sub(self.media.len()) {
            None => self.media.nth(others).map(|group| Decision::Activate { group, on: None }),
            Some(left) => self.escalations.nth(left).map(Decision::NuclearEscalation),
        }
    }

    #[inline]
    fn nth_word(&self, number: u8) -> Option<Decision> {
        [
            (self.recruit, Decision::Recruit),
            (self.pass, Decision::Pass),
            (self.live_benefit, Decision::LiveBenefit),
            (self.summit_meeting, Decision::SummitMeeting),
        ]
        .into_iter()
        .filter_map(|(legal, decision)| legal.then_some(decision))
        .nth(usize::from(number))
    }
}
