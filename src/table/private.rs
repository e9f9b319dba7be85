//! What one side does behind its curtain: peeking, choosing, ordering.

use rand_core::Rng;

use super::place::Place;
use super::settings::turn;
use super::{Button, Table};
use crate::cards::{Agent, Card, Group, Set, Side};
use crate::rules::{Decision, Deck, Eyes, Order as NewOrder, Question, View};
use crate::screens::{
    AgentChoice, DoubleAgent, Legend, Order, Ordered, Pad, Peek, Screen, Secret, Splash, Topic,
    Verb,
};

const TAKE: u8 = 0;
const DISCARD: u8 = 1;
const LEAVE: u8 = 2;

impl Table {
    /// Whom the Double Agent's owner may bench.
    pub(super) fn benchable(&self) -> Set<Agent> {
        let Some(game) = self.game() else { return Set::EMPTY };
        game.legal()
            .iter()
            .filter_map(|decision| match decision {
                Decision::Bench(agent) => Some(agent),
                _ => None,
            })
            .collect()
    }

    fn own_view(&self, side: Side) -> Option<View> {
        Some(self.game()?.view(Eyes::Side(side)))
    }

    const fn looking(&self) -> bool {
        self.holding.is_some()
    }

    fn room_to_take(&self) -> bool {
        self.game().is_some_and(|game| game.legal().iter().any(|it| it == Decision::Take))
    }

    /// How many cards are put in order.
    fn to_order(&self) -> u8 {
        let Some(view) = self.asked().and_then(|side| self.own_view(side)) else { return 0 };
        match view.question {
            Question::OrderGroups(_) => view.groups.len().min(3),
            _ => view.objectives.len().min(3),
        }
    }

    pub(super) fn private_legend(&self) -> Legend {
        let hide = Legend { b: Some(Verb::Hide), ..Legend::default() };
        let look = if self.looking() { Verb::Looking } else { Verb::Look };
        match self.place {
            Place::Own { .. } => Legend { a: Some(look), ..hide },
            Place::Enemy { looked, .. } => Legend {
                a: Some(look),
                b: Some(if looked { Verb::GoOn } else { Verb::Hide }),
                ..hide
            },
            Place::Send { side, focus } => {
                let view = self.own_view(side);
                let ready = view.and_then(|view| view.agencies[side].headquarters);
                let there = ready.is_some_and(|ready| ready.contains(focus));
                Legend { pad: Pad::HORIZONTAL, a: there.then_some(Verb::Send), ..hide }
            }
            Place::Order { focus, held, .. } => {
                let cards = self.to_order();
                let last = if held { cards.saturating_sub(1) } else { cards };
                let pad = Pad { up: focus > 0, down: focus < last, ..Pad::NONE };
                let verb = match (focus == cards, held) {
                    (true, _) => Verb::Done,
                    (false, true) => Verb::LetGo,
                    (false, false) => Verb::Hold,
                };
                Legend { pad, a: Some(verb), ..hide }
            }
            Place::DoubleAgent { focus, .. } => {
                let to = |button| self.double_agent_neighbour(focus, button).is_some();
                let pad = Pad {
                    up: to(Button::Up),
                    down: to(Button::Down),
                    left: to(Button::Left),
                    right: to(Button::Right),
                };
                let verb = if focus.is_some() { Verb::Bench } else { Verb::Unmask };
                Legend { pad, a: Some(verb), ..hide }
            }
            Place::Media { warned: Some(_), .. } => {
                Legend { a: Some(Verb::DoIt), b: Some(Verb::Back), ..Legend::default() }
            }
            Place::Media { focus: None, looked, .. } => {
                Legend { pad: Pad { down: looked, ..Pad::NONE }, a: Some(look), ..hide }
            }
            Place::Media { focus: Some(focus), .. } => {
                let first = if self.room_to_take() { TAKE } else { DISCARD };
                let pad = Pad { up: true, down: false, left: focus > first, right: focus < LEAVE };
                let verb = match focus {
                    TAKE => Verb::Take,
                    DISCARD => Verb::Discard,
                    _ => Verb::Leave,
                };
                Legend { pad, a: Some(verb), ..hide }
            }
            _ => Legend::default(),
        }
    }

    pub(super) fn private_topic(&self) -> Option<Topic> {
        match self.place {
            Place::Send { focus, .. } | Place::DoubleAgent { focus: Some(focus), .. } => {
                Some(Topic::Agent(focus))
            }
            Place::DoubleAgent { focus: None, .. } => Some(Topic::Agent(Agent::DoubleAgent)),
            Place::Order { focus, .. } => match self.ordered()? {
                Ordered::Groups(cards) => {
                    Some(Topic::Group(cards.get(usize::from(focus)).copied().flatten()?, None))
                }
                Ordered::Objectives(cards) => {
                    Some(Topic::Objective(cards.get(usize::from(focus)).copied().flatten()?))
                }
            },
            _ => None,
        }
    }

    pub(super) fn press_private(&mut self, button: Button, random: &mut dyn Rng) {
        match (self.place, button) {
            // Whose secret it was is over: whoever is asked lifts the curtain anew.
            (Place::Own { .. }, Button::B) => self.go_back_to_game(),
            (Place::Enemy { side, looked: true }, Button::B) => self.ask(side, random),
            (Place::Media { side, focus, looked, warned: Some(_) }, Button::B) => {
                self.go(Place::Media { side, focus, looked, warned: None });
            }
            (_, Button::B) => self.drop_curtain(),
            (Place::Send { side, focus }, Button::Left | Button::Right) => {
                let focus = turn(Agent::ALL, focus, button == Button::Right);
                self.go(Place::Send { side, focus });
            }
            (Place::Send { focus, .. }, _) => self.decide(&Decision::Send(focus), random),
            (Place::Order { .. }, _) => self.press_order(button, random),
            (Place::DoubleAgent { focus, .. }, Button::A) => {
                let decision = focus.map_or(Decision::Unmask, Decision::Bench);
                self.decide(&decision, random);
            }
            (Place::DoubleAgent { side, focus }, _) => {
                if let Some(focus) = self.double_agent_neighbour(focus, button) {
                    self.go(Place::DoubleAgent { side, focus });
                }
            }
            (Place::Media { .. }, _) => self.press_media(button, random),
            _ => {}
        }
    }

    /// A comes up: what was shown is hidden at once, and what it leads to is live.
    pub(super) fn let_go(&mut self) {
        match self.place {
            Place::Media { side, focus: None, warned, .. } if self.over.is_empty() => {
                let first = if self.room_to_take() { TAKE } else { DISCARD };
                self.go(Place::Media { side, focus: Some(first), looked: true, warned });
            }
            Place::Enemy { side, .. } if self.over.is_empty() => {
                self.go(Place::Enemy { side, looked: true });
            }
            _ => {}
        }
    }

    fn press_media(&mut self, button: Button, random: &mut dyn Rng) {
        let Place::Media { side, focus, looked, warned } = self.place else { return };
        let to = |focus| Place::Media { side, focus, looked, warned: None };
        let first = if self.room_to_take() { TAKE } else { DISCARD };
        match (button, focus) {
            (Button::Up, _) => self.go(to(None)),
            (Button::Down, _) => self.go(to(Some(first))),
            (Button::Left, Some(focus)) => self.go(to(Some(focus.saturating_sub(1).max(first)))),
            (Button::Right, Some(focus)) => self.go(to(Some((focus + 1).min(LEAVE)))),
            (Button::A, Some(choice)) => {
                let decision = match choice {
                    TAKE => Decision::Take,
                    DISCARD => Decision::Discard,
                    _ => Decision::Leave,
                };
                let warning = if warned.is_some() { None } else { self.warning(&decision) };
                match warning {
                    Some(_) => self.go(Place::Media { side, focus, looked, warned: warning }),
                    None => self.decide(&decision, random),
                }
            }
            _ => {}
        }
    }

    fn press_order(&mut self, button: Button, random: &mut dyn Rng) {
        let Place::Order { side, mut places, focus, held } = self.place else { return };
        let next = match button {
            Button::Up => focus.saturating_sub(1),
            Button::Down => focus + 1,
            _ if focus == self.to_order() => {
                if let Some(order) = self.new_order(places) {
                    self.decide(&Decision::Order(order), random);
                }
                return;
            }
            _ => return self.go(Place::Order { side, places, focus, held: !held }),
        };
        if held {
            places.swap(usize::from(focus), usize::from(next));
        }
        self.go(Place::Order { side, places, focus: next, held });
    }

    fn new_order(&self, places: [u8; 3]) -> Option<NewOrder> {
        let cards = self.to_order();
        let old = [0, 1, 2].map(|place| (place < cards).then_some(place));
        let wanted = places.map(|place| (place < cards).then_some(place));
        (0..NewOrder::count(cards))
            .filter_map(|number| NewOrder::nth(cards, number))
            .find(|order| order.arrange(old) == wanted)
    }

    /// The cards being ordered, in the order that was made so far.
    fn ordered(&self) -> Option<Ordered> {
        let Place::Order { side, places, .. } = self.place else { return None };
        let view = self.own_view(side)?;
        Some(match view.question {
            Question::OrderGroups(_) => Ordered::Groups(arranged(&view.groups, places)),
            _ => Ordered::Objectives(arranged(&view.objectives, places)),
        })
    }

    fn double_agent_neighbour(
        &self,
        focus: Option<Agent>,
        button: Button,
    ) -> Option<Option<Agent>> {
        let choices = self.benchable();
        match focus {
            Some(agent) => match grid_neighbour(choices, agent, button) {
                None if button == Button::Down => Some(None),
                found => found.map(Some),
            },
            None if button == Button::Up => choices.last().map(Some),
            None => None,
        }
    }

    pub(super) fn private_screen(&self) -> Screen {
        self.private_screen_of().unwrap_or(Screen::Splash(Splash))
    }

    fn private_screen_of(&self) -> Option<Screen> {
        let side = self.place.secret()?;
        let view = self.own_view(side)?;
        let peek = |secret, warning| Screen::Peek(Peek { side, secret, warning });
        Some(match self.place {
            Place::Own { .. } => {
                let agent = view.agencies[side].x.filter(|_| self.looking());
                peek(Secret::OwnAgent(agent), None)
            }
            Place::Enemy { .. } => {
                let agent = view.agencies[!side].x.filter(|_| self.looking());
                peek(Secret::EnemyAgent(agent), None)
            }
            Place::Send { focus, .. } => Screen::AgentChoice(AgentChoice { side, view, focus }),
            Place::Order { focus, held, .. } => {
                Screen::Order(Order { side, cards: self.ordered()?, focus, held })
            }
            Place::DoubleAgent { focus, .. } => {
                let enemy = view.agencies[!side];
                Screen::DoubleAgent(DoubleAgent {
                    side,
                    of: !side,
                    choices: self.benchable(),
                    leave: enemy.leave,
                    dead: enemy.dead,
                    focus,
                })
            }
            Place::Media { focus, warned, .. } => {
                peek(self.media_secret(&view, side, focus), warned)
            }
            _ => return None,
        })
    }

    fn media_secret(&self, view: &View, side: Side, focus: Option<u8>) -> Secret {
        let total = view.agencies[side].row.influence();
        let top = view.groups.iter().next().flatten();
        let looking = self.looking() && focus.is_none();
        let shown = top.filter(|_| looking).map(|group: Group| (group, total + group.influence()));
        Secret::Media {
            shown,
            total,
            stability: view.objective.map_or(0, |objective| objective.stability()),
            room: self.room_to_take(),
            focus,
        }
    }
}

fn arranged<T: Card, const N: usize>(deck: &Deck<T, N>, places: [u8; 3]) -> [Option<T>; 3] {
    places.map(|place| deck.iter().nth(usize::from(place)).flatten())
}

/// The next of these agents in two rows of three: along the row, or in the other
/// row the one least far to the side.
pub(super) fn grid_neighbour(choices: Set<Agent>, from: Agent, button: Button) -> Option<Agent> {
    let place = |agent: Agent| (agent.index() % 3, agent.index() / 3);
    let (x, y) = place(from);
    let row = |wanted: u8| choices.filter(move |agent| place(*agent).1 == wanted);
    match button {
        Button::Left => row(y).filter(|agent| place(*agent).0 < x).last(),
        Button::Right => row(y).find(|agent| place(*agent).0 > x),
        Button::Up => row(y.checked_sub(1)?).min_by_key(|agent| place(*agent).0.abs_diff(x)),
        Button::Down => row(y + 1).min_by_key(|agent| place(*agent).0.abs_diff(x)),
        _ => None,
    }
}
