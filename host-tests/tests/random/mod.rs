//! Players with habits, and every decision that there is.
#![allow(dead_code, reason = "each test file uses its part")]

use agent_x::cards::{Agent, Card, Faction, Group, Objective, Side};
use agent_x::rules::{Decision, Edition, Eyes, Game, Opening, Order, Question, Seat, View};
use agent_x_host::dealer::Dealer;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

/// What a pair of players tends to do; each leads to other rare rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Habit {
    /// Every legal decision is as likely.
    Uniform,
    /// Hardly ever passes: decks run out.
    Restless,
    /// Goes above stability, with the big groups on top: nobody claims.
    Stalling,
    /// Claims events early and keeps them.
    Hoarding,
    /// Claims events early and gives them up.
    Spending,
    /// Flips each other's economic groups for ever (French edition).
    Colluding,
}

impl Habit {
    pub(crate) const RARE: [Self; 5] =
        [Self::Restless, Self::Stalling, Self::Hoarding, Self::Spending, Self::Colluding];

    /// Half of the games are uniform, the others take turns.
    pub(crate) fn of_game(number: u64) -> Self {
        match number % 2 {
            0 => Self::Uniform,
            _ => Self::RARE[(number / 2 % 5) as usize],
        }
    }

    fn edition(self, number: u64) -> Edition {
        match self {
            Self::Colluding => Edition::French,
            _ => Edition::ALL[(number / 10 % 3) as usize],
        }
    }
}

/// Both players and the dealer of one game; all follows from the number.
pub(crate) struct Table {
    pub(crate) habit: Habit,
    pub(crate) dealer: Dealer,
    random: Pcg32,
    edition: Edition,
}

impl Table {
    pub(crate) fn new(seed: u64, number: u64, habit: Habit) -> Self {
        let seed = seed.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let edition = habit.edition(number);
        Self { habit, dealer: Dealer::new(seed), random: Pcg32::seed_from_u64(!seed), edition }
    }

    pub(crate) fn roll(&mut self, limit: u32) -> u32 {
        ((u64::from(self.random.next_u32()) * u64::from(limit)) >> 32) as u32
    }

    pub(crate) fn opening(&mut self) -> Opening {
        let mut opening = self.dealer.opening(self.edition);
        if matches!(self.habit, Habit::Hoarding | Habit::Spending) {
            opening.objectives.sort_by_key(|card| !card.is_event());
        }
        opening
    }

    pub(crate) fn decide(&mut self, game: &Game) -> Option<Decision> {
        if self.habit == Habit::Uniform {
            return self.dealer.decide(game);
        }
        if game.question() == Question::Deal {
            let mut groups: [Group; Group::COUNT] = self.dealer.deck();
            if self.habit == Habit::Stalling {
                groups.sort_by_key(|group| 6 - group.influence());
            }
            return Some(Decision::Deal(groups));
        }
        let view = game.view(Eyes::Referee);
        let weigh = |decision: &Decision| weight(self.habit, &view, decision);
        let legal: Vec<_> =
            game.legal().iter().map(|decision| (weigh(&decision), decision)).collect();
        let mut left = self.roll(legal.iter().map(|(weight, _)| weight).sum());
        legal.into_iter().find_map(|(weight, decision)| match left.checked_sub(weight) {
            Some(rest) => {
                left = rest;
                None
            }
            None => Some(decision),
        })
    }
}

fn weight(habit: Habit, view: &View, decision: &Decision) -> u32 {
    let Some(Seat::Side(side)) = view.question.seat() else { return 1 };
    let own = view.agencies[side].row;
    let mobilized = |group: Group| !view.ready.contains(group);
    let faction = Group::faction;
    match (habit, *decision) {
        (Habit::Restless, Decision::Pass) => 1,
        (Habit::Restless, _) => 60,

        (Habit::Stalling, Decision::Send(Agent::DeputyDirector)) => 60,
        (Habit::Stalling, Decision::Pass) => {
            let limit = view.objective.map_or(0, Objective::stability);
            if own.influence() > limit { 900 } else { 1 }
        }
        (Habit::Stalling, Decision::Recruit | Decision::Take) => 90,

        (Habit::Hoarding, Decision::Decline | Decision::Recruit) => 60,
        (Habit::Spending, Decision::SpaceRace | Decision::OlympicGames(_)) => 20,
        (Habit::Spending, Decision::LiveBenefit | Decision::NuclearEscalation(_)) => 5,

        (Habit::Colluding, Decision::Activate { group, on: Some(on) }) => {
            match (faction(group), faction(on)) {
                (Faction::Economic, Faction::Economic) if mobilized(on) => 50_000,
                (Faction::Economic, Faction::Economic) => 1,
                _ => 5,
            }
        }
        (Habit::Colluding, Decision::Recruit | Decision::Take) => 100,
        (Habit::Colluding, Decision::Pass) => 1,

        _ => 1,
    }
}

/// Every decision that is no deal, and whether it is legal or not.
pub(crate) fn every_decision() -> Vec<Decision> {
    let mut all = vec![
        Decision::Unmask,
        Decision::Start(Side::Cia),
        Decision::Start(Side::Kgb),
        Decision::Recruit,
        Decision::Take,
        Decision::Discard,
        Decision::Leave,
        Decision::Pass,
        Decision::LiveBenefit,
        Decision::SummitMeeting,
        Decision::NobelPeacePrize,
        Decision::SpaceRace,
        Decision::Decline,
    ];
    for cards in 1..=3 {
        let orders = (0..Order::count(cards)).filter_map(|number| Order::nth(cards, number));
        all.extend(orders.map(Decision::Order));
    }
    for &agent in Agent::ALL {
        all.extend([Decision::Bench(agent), Decision::Send(agent), Decision::OlympicGames(agent)]);
    }
    for &group in Group::ALL {
        all.extend([Decision::NuclearEscalation(group), Decision::Activate { group, on: None }]);
        let on = Group::ALL.iter().map(|on| Decision::Activate { group, on: Some(*on) });
        all.extend(on);
    }
    all
}

/// The groups as they are printed: a deal for those who do not care.
pub(crate) fn in_order() -> [Group; Group::COUNT] {
    std::array::from_fn(|place| Group::ALL[place])
}
