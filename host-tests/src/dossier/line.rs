//! Decisions as lines, each way.

use agent_x::cards::{Agent, Card, Group, Objective, Side};
use agent_x::rules::{Decision, Eyes, Game, Order, Question, Seat};

/// The id of whoever is asked.
#[must_use]
pub(crate) fn seat_id(seat: Seat) -> &'static str {
    match seat {
        Seat::Dealer => "dealer",
        Seat::Side(side) => side.id(),
    }
}

/// The line of a decision, at the question that it answers.
#[must_use]
pub fn line(game: &Game, decision: &Decision) -> String {
    let who = game.question().seat().map_or("nobody", seat_id);
    format!("{who} {}", words(game, decision))
}

fn words(game: &Game, decision: &Decision) -> String {
    match *decision {
        Decision::Deal(groups) => format!("groups {}", ids(groups)),
        Decision::Order(order) => format!("orders {}", ordered(game, order).join(" ")),
        Decision::Bench(agent) => format!("benches {}", agent.id()),
        Decision::Unmask => "unmasks".into(),
        Decision::Send(agent) => format!("sends {}", agent.id()),
        Decision::Start(side) => format!("starts {}", side.id()),
        Decision::Recruit => "recruits".into(),
        Decision::Activate { group, on: Some(target) } => {
            format!("activates {} on {}", group.id(), target.id())
        }
        Decision::Activate { group, on: None } => format!("activates {}", group.id()),
        Decision::Take => "takes".into(),
        Decision::Discard => "discards".into(),
        Decision::Leave => "leaves".into(),
        Decision::Pass => "passes".into(),
        Decision::LiveBenefit => "plays live-benefit".into(),
        Decision::NuclearEscalation(last) => format!("plays nuclear-escalation {}", last.id()),
        Decision::SummitMeeting => "plays summit-meeting".into(),
        Decision::NobelPeacePrize => "plays nobel-peace-prize".into(),
        Decision::SpaceRace => "plays space-race".into(),
        Decision::OlympicGames(agent) => format!("plays olympic-games {}", agent.id()),
        Decision::Decline => "declines".into(),
    }
}

/// Ids with single spaces between them.
pub(super) fn ids<T: Card>(cards: impl IntoIterator<Item = T>) -> String {
    cards.into_iter().map(Card::id).collect::<Vec<_>>().join(" ")
}

/// The ids of the cards that are being ordered, from the top down.
fn to_order(game: &Game) -> [Option<&'static str>; 3] {
    let view = game.view(Eyes::Referee);
    let mut top = match game.question() {
        Question::OrderObjectives(_) => view.objectives.iter().map(name).take(3).collect(),
        _ => view.groups.iter().map(name).take(3).collect::<Vec<_>>(),
    }
    .into_iter()
    .flatten();
    [top.next(), top.next(), top.next()]
}

fn name<T: Card>(card: Option<T>) -> Option<&'static str> {
    card.map(Card::id)
}

fn ordered(game: &Game, order: Order) -> Vec<&'static str> {
    order.arrange(to_order(game)).into_iter().flatten().collect()
}

/// The lines that would be legal now, sorted.
#[must_use]
pub fn legal(game: &Game) -> Vec<String> {
    if game.question() == Question::Deal {
        return vec!["dealer groups".into()];
    }
    let mut lines: Vec<_> = game.legal().iter().map(|decision| line(game, &decision)).collect();
    lines.sort();
    lines
}

/// Reads the words of a line, at the question that it should answer.
pub(super) fn parse(game: &Game, words: &[&str]) -> Result<Decision, String> {
    let (who, rest) = words.split_first().ok_or("the line is empty")?;
    let seat = match *who {
        "dealer" => Seat::Dealer,
        id => Seat::Side(
            Side::from_id(id).ok_or(format!("{} is neither cia, kgb nor dealer", quote(id)))?,
        ),
    };
    let (verb, objects) = rest.split_first().ok_or(format!("{who} does nothing"))?;
    let decision = match (*verb, objects) {
        ("groups", cards) => Decision::Deal(deck(cards)?),
        ("orders", cards) => Decision::Order(order(game, cards)?),
        ("benches", [id]) => Decision::Bench(agent(id)?),
        ("unmasks", []) => Decision::Unmask,
        ("sends", [id]) => Decision::Send(agent(id)?),
        ("starts", [id]) => {
            Decision::Start(Side::from_id(id).ok_or(format!("{} is no side", quote(id)))?)
        }
        ("recruits", []) => Decision::Recruit,
        ("activates", [id]) => Decision::Activate { group: group(id)?, on: None },
        ("activates", [id, "on", target]) => {
            Decision::Activate { group: group(id)?, on: Some(group(target)?) }
        }
        ("takes", []) => Decision::Take,
        ("discards", []) => Decision::Discard,
        ("leaves", []) => Decision::Leave,
        ("passes", []) => Decision::Pass,
        ("declines", []) => Decision::Decline,
        ("plays", ["live-benefit"]) => Decision::LiveBenefit,
        ("plays", ["nuclear-escalation", id]) => Decision::NuclearEscalation(group(id)?),
        ("plays", ["summit-meeting"]) => Decision::SummitMeeting,
        ("plays", ["nobel-peace-prize"]) => Decision::NobelPeacePrize,
        ("plays", ["space-race"]) => Decision::SpaceRace,
        ("plays", ["olympic-games", id]) => Decision::OlympicGames(agent(id)?),
        _ => return Err(format!("{} cannot be read", quote(&words.join(" ")))),
    };
    match game.question().seat() {
        None => Err("the game is over".into()),
        Some(asked) if asked != seat => {
            Err(format!("{} is asked, not {}", seat_id(asked), seat_id(seat)))
        }
        Some(_) => Ok(decision),
    }
}

fn agent(id: &str) -> Result<Agent, String> {
    Agent::from_id(id).ok_or(format!("{} is no agent", quote(id)))
}

fn group(id: &str) -> Result<Group, String> {
    Group::from_id(id).ok_or(format!("{} is no group", quote(id)))
}

/// A whole deck, each card once.
pub(super) fn deck<T: Card, const N: usize>(words: &[&str]) -> Result<[T; N], String> {
    let mut cards = Vec::new();
    for id in words {
        let card = T::from_id(id).ok_or(format!("{} is no {}", quote(id), kind::<T>()))?;
        if cards.contains(&card) {
            return Err(format!("{id} is named twice"));
        }
        cards.push(card);
    }
    cards.try_into().map_err(|cards: Vec<T>| {
        let missing = T::ALL.iter().filter(|card| !cards.contains(card)).copied();
        format!("{} of {N} cards are named; missing: {}", cards.len(), ids(missing))
    })
}

fn kind<T: Card>() -> &'static str {
    if Objective::from_id(T::ALL[0].id()).is_some() { "objective" } else { "group" }
}

fn order(game: &Game, words: &[&str]) -> Result<Order, String> {
    let cards = to_order(game);
    let count = cards.iter().flatten().count() as u8;
    (0..Order::count(count))
        .filter_map(|number| Order::nth(count, number))
        .find(|order| ordered(game, *order) == words)
        .ok_or_else(|| {
            let cards: Vec<_> = cards.into_iter().flatten().collect();
            match game.question() {
                Question::OrderGroups(_) | Question::OrderObjectives(_) => {
                    format!("the cards to order are {}", cards.join(" "))
                }
                _ => "nothing is to be ordered now".into(),
            }
        })
}

/// A word of the input, short and harmless enough for an error line.
pub(super) fn quote(word: &str) -> String {
    let short: String = word.chars().take(40).collect();
    let more = if short.len() < word.len() { "…" } else { "" };
    format!("{:?}{more}", short)
}
