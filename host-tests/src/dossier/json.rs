//! A state as one line of compact JSON, keys in the order of the specification.

use agent_x::cards::{Card, Group, Side};
use agent_x::rules::{AgencyView, Eyes, Game, View};

use super::line::{legal, seat_id};

/// The state as these eyes see it, after so many decisions.
#[must_use]
pub fn state(game: &Game, decisions: usize, eyes: Eyes) -> String {
    let view = game.view(eyes);
    let may_decide = match (view.question.seat(), eyes) {
        (Some(_), Eyes::Referee) => true,
        (Some(_), _) => !view.legal.is_empty(),
        (None, _) => false,
    };
    let legal = if may_decide { legal(game) } else { Vec::new() };
    let result = view.outcome().map_or("null".into(), |outcome| {
        format!(r#"{{"winner":{},"reason":{}}}"#, id(outcome.winner), quoted(outcome.reason.id()))
    });
    format!(
        concat!(
            r#"{{"line":{},"turn":{},"year":{},"phase":{},"to_act":{},"objective":{},"#,
            r#""balance":{},"token":{},"scores":{{"cia":{},"kgb":{}}},"cia":{},"kgb":{},"#,
            r#""groups":{{"deck":{},"discard":{}}},"objectives":{{"deck":{},"discard":{}}},"#,
            r#""legal":{},"result":{}}}"#
        ),
        decisions,
        view.turn,
        view.year(),
        quoted(view.phase().id()),
        view.question.seat().map_or("null".into(), |seat| quoted(seat_id(seat))),
        id(view.objective),
        id(Some(view.balance)),
        id(view.token),
        view.agencies.cia.score,
        view.agencies.kgb.score,
        agency(&view, Side::Cia),
        agency(&view, Side::Kgb),
        array(view.groups.iter().map(id)),
        array(view.group_discard.iter().map(Some).map(id)),
        array(view.objectives.iter().map(id)),
        array(view.objective_discard.iter().map(Some).map(id)),
        array(legal.iter().map(|line| quoted(line))),
        result,
    )
}

fn agency(view: &View, side: Side) -> String {
    let agency: &AgencyView = &view.agencies[side];
    let headquarters = match agency.headquarters {
        Some(agents) => cards(agents),
        None => format!(r#"null,"hq_or_x":{}"#, cards(agency.headquarters_or_x)),
    };
    let group = |card: Group| {
        format!(r#"{{"card":{},"ready":{}}}"#, quoted(card.id()), view.ready.contains(card))
    };
    format!(
        concat!(
            r#"{{"hq":{},"leave":{},"dead":{},"x":{},"x_known":{},"groups":{},"#,
            r#""influence":{},"claimed":{}}}"#
        ),
        headquarters,
        cards(agency.leave),
        cards(agency.dead),
        id(agency.x),
        agency.x_known,
        array(agency.row.iter().map(group)),
        agency.row.influence(),
        cards(agency.claimed.iter_from_bottom()),
    )
}

fn array(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}

fn cards<T: Card>(cards: impl Iterator<Item = T>) -> String {
    array(cards.map(Some).map(id))
}

fn id<T: Card>(card: Option<T>) -> String {
    card.map_or("null".into(), |card| quoted(card.id()))
}

/// Ids and the lines made of them hold nothing that JSON would escape.
fn quoted(text: &str) -> String {
    format!("\"{text}\"")
}
