//! Positions arranged as dossiers: the named cards lie on top, the others below
//! them as printed, and nobody writes down who is asked, since the game knows.
#![allow(dead_code, reason = "each test file uses its part")]

use agent_x::cards::{Card, Group, Objective, Side};
use agent_x::rules::{Eyes, Game, Question, Refusal, Seat};
use agent_x_host::dossier::{Fault, Replay, replay};
use agent_x_host::refusal::sentence;

/// A dossier under the pen.
#[derive(Clone)]
pub(crate) struct Position {
    text: String,
}

impl Position {
    /// Turn 1, with the balance at the KGB.
    pub(crate) fn new(edition: &str, objectives: &str, groups: &str) -> Self {
        let text = format!(
            "dossier 1\nedition {edition}\nobjectives {}\ngroups {}\nbalance kgb\n",
            deck::<Objective>(objectives),
            deck::<Group>(groups),
        );
        Self { text }
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn replay(&self) -> Replay {
        self.read().unwrap_or_else(|fault| panic!("{fault}\n{}", self.text))
    }

    pub(crate) fn game(&self) -> Game {
        self.replay().game
    }

    fn read(&self) -> Result<Replay, Fault> {
        replay(self.text.as_bytes())
    }

    fn add(&self, words: &str) -> Self {
        let who = match self.game().question().seat() {
            Some(Seat::Side(side)) => side.id(),
            Some(Seat::Dealer) => "dealer",
            None => "nobody",
        };
        Self { text: format!("{}{who} {words}\n", self.text) }
    }

    /// Goes on with these decisions, separated by commas.
    pub(crate) fn then(&self, decisions: &str) -> Self {
        decisions.split(", ").fold(self.clone(), |position, words| position.add(words))
    }

    /// The dealer puts these groups on top.
    pub(crate) fn deal(&self, groups: &str) -> Self {
        self.add(&format!("groups {}", deck::<Group>(groups)))
    }

    /// Both send their agents, whoever is first, and this side starts.
    pub(crate) fn plan(&self, cia: &str, kgb: &str, starts: &str) -> Self {
        let send = |position: Self| match position.game().question() {
            Question::Send(Side::Cia) => position.add(&format!("sends {cia}")),
            _ => position.add(&format!("sends {kgb}")),
        };
        send(send(self.clone())).add(&format!("starts {starts}"))
    }

    /// A struggle without agendas.
    pub(crate) fn struggle(&self, starts: &str) -> Self {
        self.plan("deputy-director", "deputy-director", starts)
    }

    /// A turn in which this side, by two to one, claims what is at stake. In turn 1
    /// the deck is what it is: its first group must be the stronger of two.
    pub(crate) fn claims(&self, side: &str) -> Self {
        let dealt = match self.game().question() {
            Question::Deal => self.deal("militia guerrilla"),
            _ => self.clone(),
        };
        dealt.struggle(side).then("recruits, recruits, passes, passes")
    }

    /// Turns in which these sides claim one after the other, and keep their events.
    pub(crate) fn keeps(&self, sides: &str) -> Self {
        sides.split(' ').fold(self.clone(), |mut position, side| {
            position = position.claims(side);
            while matches!(position.game().question(), Question::Event(_)) {
                position = position.add("declines");
            }
            position
        })
    }

    /// Asserts that the decision is refused, and why.
    #[track_caller]
    pub(crate) fn refuses(&self, decision: &str, refusal: Refusal) {
        match self.add(decision).read() {
            Ok(_) => panic!("{decision:?} was accepted after\n{}", self.text),
            Err(fault) => assert_eq!(fault.what, sentence(refusal), "{decision}"),
        }
    }

    /// The groups in play, the CIA's first, mobilized ones in brackets.
    pub(crate) fn board(&self) -> String {
        let game = self.game();
        let view = game.view(Eyes::Public);
        let row = |side: Side| {
            let group = |group: Group| match view.ready.contains(group) {
                true => group.id().into(),
                false => format!("({})", group.id()),
            };
            view.agencies[side].row.iter().map(group).collect::<Vec<_>>().join(" ")
        };
        format!("{} | {}", row(Side::Cia), row(Side::Kgb))
    }

    /// The group discard, top first.
    pub(crate) fn discard(&self) -> String {
        let game = self.game();
        let pile = game.view(Eyes::Public).group_discard;
        pile.iter().map(Card::id).collect::<Vec<_>>().join(" ")
    }
}

/// All cards of a kind, the named ones on top.
fn deck<T: Card>(top: &str) -> String {
    let named: Vec<_> = top.split_whitespace().collect();
    let rest = T::ALL.iter().map(|card| card.id()).filter(|id| !named.contains(id));
    named.iter().copied().chain(rest).collect::<Vec<_>>().join(" ")
}

/// Cuba, the CIA with Nuclear Escalation in hand and to act, and no card left to
/// draw. In three rounds both sides spent a media, an economic and a political
/// group each; of the third, radio and television have just done their work.
pub(crate) fn empty_deck() -> Position {
    let rounds = [
        ["artists", "workers", "guerrilla", "ngos", "mafia", "militia"],
        ["phone-company", "food-companies", "mercenaries", "newspapers", "industry", "police"],
        ["radio", "oil-tycoons", "infantry", "television", "bankers", "generals"],
    ];
    let spent = ["students trade-union", "nationalists fundamentalists", "opposition government"];
    let cards: Vec<_> = rounds
        .iter()
        .zip(spent)
        .map(|([a, b, c, d, e, f], spent)| format!("{a} {d} {b} {e} {c} {f} {spent}"))
        .collect();
    let start = Position::new("en", "nuclear-escalation cuba", "militia guerrilla")
        .claims("cia")
        .deal(&cards.join(" "))
        .struggle("cia");
    let looks = |position: &Position, [press, .., rival, _, _]: [&str; 6]| {
        position
            .then("recruits, recruits, recruits, recruits, recruits, recruits")
            .then(&format!("activates {press}, discards, activates {rival}, discards"))
    };
    let [first, second, third] = rounds;
    let burn = |position: &Position, [a, b, c, d, e, f]: [&str; 6]| {
        position.then(&format!(
            "activates {c} on {a}, activates {f} on {d}, activates {b} on {c}, \
             activates {e} on {f}, activates {c} on {b}, activates {f} on {e}"
        ))
    };
    let after_first = burn(&looks(&start, first), first);
    let after_second = burn(&looks(&after_first, second), second);
    looks(&after_second, third)
}
