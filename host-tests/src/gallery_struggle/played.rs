//! Games that were played up to the moments of the gallery.

use agent_x::cards::{Agent, Card, Group, Objective, Side, Sides};
use agent_x::rules::{Decision, Edition, Eyes, Game, Opening, Question, View};

/// What each year before brought to whom.
pub(super) type Claims = [(Side, Objective)];

pub(super) const SCORES: [(Side, Objective); 7] = [
    (Side::Cia, Objective::Egypt),
    (Side::Kgb, Objective::NuclearEscalation),
    (Side::Cia, Objective::Turkey),
    (Side::Kgb, Objective::Panama),
    (Side::Cia, Objective::Korea),
    (Side::Kgb, Objective::Libya),
    (Side::Kgb, Objective::Iran),
];

pub(super) const FLAGS: [(Side, Objective); 7] = [
    (Side::Cia, Objective::Cuba),
    (Side::Kgb, Objective::Panama),
    (Side::Cia, Objective::Turkey),
    (Side::Kgb, Objective::Libya),
    (Side::Cia, Objective::Iran),
    (Side::Kgb, Objective::Egypt),
    (Side::Cia, Objective::OlympicGames),
];

pub(super) const AGENTS: Sides<Agent> = Sides { cia: Agent::Analyst, kgb: Agent::Director };

fn deck<T: Card, const N: usize>(first: &[T], last: &[T]) -> [T; N] {
    let rest = T::ALL.iter().filter(|card| !first.contains(card) && !last.contains(card));
    let cards: Vec<T> = first.iter().chain(rest).chain(last).copied().collect();
    std::array::from_fn(|place| cards[place])
}

/// A game in the year after these claims, with this on the table.
pub(super) struct Setup<'a> {
    pub(super) claims: &'a Claims,
    pub(super) objective: Objective,
    pub(super) groups: &'a [Group],
    pub(super) agents: Sides<Agent>,
    pub(super) first: Side,
}

impl Setup<'_> {
    pub(super) fn play(&self, moves: &[Decision]) -> Game {
        let mut objectives: Vec<Objective> = self.claims.iter().map(|(_, card)| *card).collect();
        objectives.push(self.objective);
        let years = self.claims.len() as u8;
        let dealt = |turn: u8| {
            let strong_first = [Group::Police, Group::Guerrilla];
            deck(if turn > years { self.groups } else { &strong_first }, &[])
        };
        let mut game = Game::new(&Opening {
            edition: Edition::English,
            objectives: deck(&objectives, &[Objective::Chile]),
            groups: dealt(1),
            balance: Side::Cia,
        })
        .expect("the decks have every card once");
        let mut moves = moves.iter();
        loop {
            let now = game.turn() > years;
            let winner =
                self.claims.get(usize::from(game.turn()) - 1).map_or(self.first, |won| won.0);
            let decision = match game.question() {
                Question::Deal => Decision::Deal(dealt(game.turn())),
                Question::Send(side) if now => Decision::Send(self.agents[side]),
                Question::Send(_) => Decision::Send(Agent::DeputyDirector),
                Question::Start(_) => Decision::Start(winner),
                Question::Act(side) if !now => {
                    let row = game.view(Eyes::Public).agencies[side].row;
                    if row.is_empty() { Decision::Recruit } else { Decision::Pass }
                }
                Question::Event(_) if !now => Decision::Decline,
                _ => match moves.next() {
                    Some(decision) => *decision,
                    None => return game,
                },
            };
            game.apply(&decision).unwrap_or_else(|why| panic!("{decision:?}: {why:?}"));
            if now && game.turn() > years + 1 {
                return game;
            }
        }
    }
}

pub(super) const fn on(group: Group, on: Group) -> Decision {
    Decision::Activate { group, on: Some(on) }
}

pub(super) const VIETNAM: [Group; 10] = [
    Group::Radio,
    Group::Workers,
    Group::PhoneCompany,
    Group::Militia,
    Group::Guerrilla,
    Group::Mafia,
    Group::Newspapers,
    Group::Students,
    Group::TradeUnion,
    Group::Government,
];

pub(super) fn vietnam(claims: &Claims, moves: usize, more: &[Decision]) -> Game {
    use Decision::{Discard, Pass, Recruit};
    let looks = Decision::Activate { group: Group::Radio, on: None };
    let story = [
        Recruit,
        Recruit,
        Recruit,
        Recruit,
        Recruit,
        Recruit,
        looks,
        Discard,
        on(Group::Mafia, Group::Radio),
        on(Group::Guerrilla, Group::Mafia),
        Pass,
        Recruit,
        Pass,
        on(Group::Students, Group::PhoneCompany),
        Pass,
        Recruit,
        Pass,
        on(Group::TradeUnion, Group::Students),
        on(Group::Workers, Group::Guerrilla),
    ];
    let setup = Setup {
        claims,
        objective: Objective::Vietnam,
        groups: &VIETNAM,
        agents: AGENTS,
        first: Side::Kgb,
    };
    setup.play(&[&story[..moves], more].concat())
}

/// Two full rows, and a hand of events.
pub(super) fn full() -> Game {
    use Decision::Recruit;
    let claims = [
        (Side::Cia, Objective::SummitMeeting),
        (Side::Cia, Objective::NuclearEscalation),
        (Side::Kgb, Objective::Czechoslovakia),
    ];
    let setup = Setup {
        claims: &claims,
        objective: Objective::Afghanistan,
        groups: &[
            Group::Bankers,
            Group::Radio,
            Group::Generals,
            Group::Guerrilla,
            Group::PhoneCompany,
            Group::TradeUnion,
            Group::Students,
            Group::Mafia,
            Group::Police,
            Group::Television,
        ],
        agents: AGENTS,
        first: Side::Cia,
    };
    let looks = Decision::Activate { group: Group::Television, on: None };
    let moves = [on(Group::Bankers, Group::TradeUnion), looks, Decision::Leave];
    setup.play(&[&[Recruit; 10][..], &moves].concat())
}

/// Three places a side, and the longest name of a group.
pub(super) fn prague() -> Game {
    use Decision::{Leave, Pass, Recruit};
    let setup = Setup {
        claims: &[(Side::Cia, Objective::SummitMeeting), (Side::Kgb, Objective::Cuba)],
        objective: Objective::Czechoslovakia,
        groups: &[
            Group::Infantry,
            Group::Fundamentalists,
            Group::Television,
            Group::FoodCompanies,
            Group::Ngos,
        ],
        agents: AGENTS,
        first: Side::Kgb,
    };
    let looks = |group| Decision::Activate { group, on: None };
    let (television, ngos) = (looks(Group::Television), looks(Group::Ngos));
    setup.play(&[
        Recruit, Recruit, Recruit, Recruit, television, Leave, Recruit, Pass, ngos, Leave, Pass,
    ])
}

/// A side with so many cards that they lie like a fan.
pub(super) fn many_claims() -> View {
    let mut claims: Vec<_> = Objective::ALL[..11]
        .iter()
        .filter(|card| **card != Objective::Chile)
        .map(|card| (Side::Kgb, *card))
        .collect();
    claims[3].0 = Side::Cia;
    claims.truncate(7);
    claims.extend([(Side::Kgb, Objective::SpaceRace), (Side::Cia, Objective::NobelPeacePrize)]);
    let setup = Setup {
        claims: &claims,
        objective: Objective::Korea,
        groups: &VIETNAM,
        agents: AGENTS,
        first: Side::Kgb,
    };
    setup.play(&[]).view(Eyes::Public)
}
