//! What may be decided now, counted and listed without allocating.

use super::{Decision, Game, Order, Question};
use crate::cards::{Agent, Faction, Group, Objective, Set, Side};

/// The legal decisions of one moment. The dealer's are too many to list: there
/// any order of the 24 groups is legal, and this is empty.
#[derive(Clone, Copy)]
pub struct Legal(Kind);

// A tag of its own: one hidden in a bool has to be worked out at each look.
#[derive(Clone, Copy)]
#[repr(u8)]
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
    events: Events,
    /// The groups that stand, of the media only if there is a card to look at.
    ready: Set<Group>,
    /// What they may aim at by their faction, their own card aside.
    military: Set<Group>,
    economic: Set<Group>,
    political: Set<Group>,
}

/// The events of the struggle.
#[derive(Clone, Copy)]
struct Events {
    live_benefit: bool,
    summit_meeting: bool,
    escalations: Set<Group>,
}

impl Events {
    const NONE: Self = Self { live_benefit: false, summit_meeting: false, escalations: Set::EMPTY };
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
        let mut ready = self.row(side).set() & self.ready;
        if self.groups.is_empty() {
            ready -= Faction::Media.groups();
        }
        let targets = |faction: Faction| {
            // Mostly nobody could use them.
            let idle = (ready & faction.groups()).is_empty();
            if idle { Set::EMPTY } else { self.targets(side, faction) }
        };
        Actions {
            recruit: self.may_recruit(side).is_ok(),
            pass: self.may_pass(side).is_ok(),
            events: self.events(side),
            ready,
            military: targets(Faction::Military),
            economic: targets(Faction::Economic),
            political: targets(Faction::Political),
        }
    }

    #[inline]
    fn events(&self, side: Side) -> Events {
        let events = Set::of(Objective::LiveBenefit)
            | Set::of(Objective::NuclearEscalation)
            | Set::of(Objective::SummitMeeting);
        // Mostly the side holds none of them.
        if (self.agencies[side].held & events).is_empty() {
            return Events::NONE;
        }
        Events {
            live_benefit: self.may_use_live_benefit(side).is_ok(),
            summit_meeting: self.may_use_summit_meeting(side).is_ok(),
            escalations: self.escalations(side),
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
            actions.ready.filter(|group| actions.activations(*group) > 0).collect()
        })
    }

    /// What the group may aim at.
    #[must_use]
    pub fn targets(&self, group: Group) -> Set<Group> {
        match self.actions() {
            Some(actions) if actions.ready.contains(group) => actions.targets(group),
            _ => Set::EMPTY,
        }
    }

    /// The military groups that Nuclear Escalation may put on top of the discard.
    #[must_use]
    pub fn escalations(&self) -> Set<Group> {
        self.actions().map_or(Set::EMPTY, |actions| actions.events.escalations)
    }

    /// The events that can be played in the struggle.
    #[must_use]
    pub fn events(&self) -> Set<Objective> {
        let Some(Actions { events, .. }) = self.actions() else { return Set::EMPTY };
        [
            (events.live_benefit, Objective::LiveBenefit),
            (events.summit_meeting, Objective::SummitMeeting),
            (!events.escalations.is_empty(), Objective::NuclearEscalation),
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
        let mut count = self.words() + self.events.escalations.len();
        for group in self.ready {
            count += self.activations(group);
        }
        count
    }

    /// How many of the decisions name no group.
    #[inline]
    fn words(&self) -> u8 {
        u8::from(self.recruit)
            + u8::from(self.pass)
            + u8::from(self.events.live_benefit)
            + u8::from(self.events.summit_meeting)
    }

    /// What a ready group may aim at.
    #[inline]
    fn targets(&self, group: Group) -> Set<Group> {
        let of_its_faction = match group.faction() {
            Faction::Military => self.military,
            Faction::Economic => self.economic,
            Faction::Political => self.political,
            Faction::Media => Set::EMPTY,
        };
        of_its_faction - Set::of(group)
    }

    /// In how many ways a ready group can be activated.
    #[inline]
    fn activations(&self, group: Group) -> u8 {
        match group.faction() {
            Faction::Media => 1,
            _ => self.targets(group).len(),
        }
    }

    #[inline]
    fn nth(&self, number: u8) -> Option<Decision> {
        let Some(mut others) = number.checked_sub(self.words()) else {
            return self.nth_word(number);
        };
        for group in self.ready {
            match others.checked_sub(self.activations(group)) {
                Some(left) => others = left,
                None => {
                    let on = self.targets(group).nth(others);
                    return Some(Decision::Activate { group, on });
                }
            }
        }
        self.events.escalations.nth(others).map(Decision::NuclearEscalation)
    }

    #[inline]
    fn nth_word(&self, number: u8) -> Option<Decision> {
        let mut end = u8::from(self.recruit);
        if number < end {
            return Some(Decision::Recruit);
        }
        end += u8::from(self.pass);
        if number < end {
            return Some(Decision::Pass);
        }
        end += u8::from(self.events.live_benefit);
        if number < end { Some(Decision::LiveBenefit) } else { Some(Decision::SummitMeeting) }
    }
}
