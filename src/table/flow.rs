//! What comes next: reports, curtains, recaps, the guide, questions.

use heapless::Vec;
use rand_core::Rng;

use super::log;
use super::place::{Behind, Place};
use super::play::{Play, shuffle};
use super::report::Report;
use super::{Table, below};
use crate::cards::{Agent, Card, Group, Objective, Set, Side};
use crate::rules::{Decision, Eyes, Game, Opening, Question, Seat};
use crate::screens::{Entry, Focus, Guide, Recap, Screen, Splash};

impl Table {
    /// To another place, with nothing on top and no button held over.
    pub(super) fn go(&mut self, place: Place) {
        self.place = place;
        self.over.clear();
        self.holding = None;
    }

    pub(super) fn game(&self) -> Option<&Game> {
        self.play.as_ref().map(|play| &play.game)
    }

    /// The side that is asked.
    pub(super) fn asked(&self) -> Option<Side> {
        match self.game()?.question().seat()? {
            Seat::Side(side) => Some(side),
            Seat::Dealer => None,
        }
    }

    pub(super) fn begin(&mut self, random: &mut dyn Rng) {
        let mut objectives = [Objective::Cuba; Objective::COUNT];
        objectives.copy_from_slice(Objective::ALL);
        shuffle(&mut objectives, |limit| below(random, limit));
        let lot = if below(random, 2) == 0 { Side::Cia } else { Side::Kgb };
        let opening = Opening {
            edition: self.edition,
            objectives,
            groups: deck(random),
            balance: self.balance.unwrap_or(lot),
        };
        if Play::begin(&mut self.play, &opening).is_ok() {
            self.notice = None;
            self.exposed = None;
            if self.settings.guide {
                self.go(Place::TwoSides);
            } else {
                self.go_on(random);
            }
        }
    }

    /// Back to the game in progress: behind a curtain, but for its end.
    pub(super) fn go_back_to_game(&mut self) {
        let behind = if self.next_report().is_some() { Behind::Reports } else { Behind::Question };
        match self.asked() {
            Some(side) => self.go(Place::Curtain { side, behind }),
            None => self.go(Place::Report(Report::Victory)),
        }
    }

    /// Takes a legal decision, deals where the dealer is asked, and goes on.
    pub(super) fn decide(&mut self, decision: &Decision, random: &mut dyn Rng) {
        let (asked, exposed) = (self.asked(), self.exposed);
        let Some(play) = &mut self.play else { return };
        if play.decide(decision).is_err() {
            return;
        }
        match (asked, exposed) {
            (Some(side), Some(_)) => play.has_seen(side),
            _ => play.all_seen(),
        }
        if play.game.question() == Question::Deal {
            // Never refused: each group is in the deck once.
            let _ = play.decide(&Decision::Deal(deck(random)));
        }
        self.remember();
        self.go_on(random);
    }

    /// To the next report or the next question.
    pub(super) fn go_on(&mut self, random: &mut dyn Rng) {
        if self.tells_of_battery() {
            return;
        }
        match (self.next_report(), self.exposed, self.asked()) {
            (Some(_), Some(side), _) => self.go(Place::Curtain { side, behind: Behind::Reports }),
            (Some(report), None, _) => self.go(Place::Report(report)),
            (None, exposed, Some(side)) => {
                if exposed.is_some() || self.asks_in_private() {
                    self.go(Place::Curtain { side, behind: Behind::Question });
                } else {
                    self.guide_or_ask(side, random);
                }
            }
            (None, _, None) => self.go(Place::Menu(self.first_item())),
        }
    }

    fn next_report(&self) -> Option<Report> {
        self.play.as_ref()?.reports.front().copied()
    }

    fn asks_in_private(&self) -> bool {
        self.game().is_some_and(|game| is_private(game.question()))
    }

    /// Hides what is on the display, if it is anybody's secret.
    pub(super) fn drop_curtain(&mut self) {
        if let Some(side) = self.exposed {
            let behind = match self.place {
                Place::Own { .. } => Behind::OwnAgent,
                _ => Behind::Question,
            };
            if !matches!(self.place, Place::Curtain { .. }) {
                self.go(Place::Curtain { side, behind });
            }
        }
    }

    pub(super) fn lift(&mut self, side: Side, behind: Behind, random: &mut dyn Rng) {
        let secret = match behind {
            Behind::Question => self.asks_in_private(),
            Behind::OwnAgent => true,
            Behind::Reports | Behind::Menu => false,
        };
        self.exposed = secret.then_some(side);
        match behind {
            Behind::Reports => self.go_on(random),
            Behind::Menu => self.go(Place::Menu(self.first_item())),
            Behind::OwnAgent => self.go(Place::Own { side }),
            Behind::Question => {
                if self.recap(side).is_empty() {
                    self.guide_or_ask(side, random);
                } else {
                    self.go(Place::Recap(side));
                }
            }
        }
    }

    fn recap(&self, side: Side) -> Vec<Entry, { log::LINES }> {
        self.play.as_ref().map(|play| log::unseen(play, side)).unwrap_or_default()
    }

    pub(super) fn recap_screen(&self, side: Side) -> Screen {
        Screen::Recap(Recap { side, entries: self.recap(side) })
    }

    pub(super) fn guide_screen(&self, side: Side) -> Screen {
        match self.game() {
            Some(game) => Screen::Guide(Guide { side, question: game.question() }),
            None => Screen::Splash(Splash),
        }
    }

    pub(super) fn guide_or_ask(&mut self, side: Side, random: &mut dyn Rng) {
        let speaks = self.settings.guide;
        let Some(play) = &mut self.play else { return };
        play.has_seen(side);
        let bit = 1 << kind(play.game.question());
        let new = play.guided[side] & bit == 0;
        play.guided[side] |= bit;
        if speaks && new {
            self.go(Place::Guide(side));
        } else {
            self.ask(side, random);
        }
    }

    /// Puts the question, the focus where it harms nobody.
    pub(super) fn ask(&mut self, side: Side, random: &mut dyn Rng) {
        let Some(game) = self.game() else { return };
        let view = game.view(Eyes::Side(side));
        let place = match game.question() {
            Question::Send(_) => {
                let enemy_known = view.agencies[!side].x.is_some();
                if enemy_known && !matches!(self.place, Place::Enemy { .. }) {
                    Place::Enemy { side, looked: false }
                } else {
                    let ready = view.agencies[side].headquarters.unwrap_or(Set::EMPTY);
                    let start = ready.nth(below(random, ready.len()));
                    Place::Send { side, focus: start.unwrap_or(Agent::DeputyDirector) }
                }
            }
            Question::OrderGroups(_) | Question::OrderObjectives(_) => {
                Place::Order { side, places: [0, 1, 2], focus: 0, held: false }
            }
            Question::DoubleAgent(..) => {
                Place::DoubleAgent { side, focus: self.benchable().first() }
            }
            Question::Media(_) => Place::Media { side, focus: None, looked: false, warned: None },
            Question::Start(_) => Place::Act { focus: Focus::Start(side), warned: None },
            Question::Act(_) => Place::Act { focus: self.first_action(), warned: None },
            Question::Nobel(_) | Question::Event(_) => Place::Event { focus: 0, warned: None },
            Question::Deal | Question::Over(_) => return,
        };
        self.go(place);
    }
}

fn deck(random: &mut dyn Rng) -> [Group; Group::COUNT] {
    let mut groups = [Group::Guerrilla; Group::COUNT];
    groups.copy_from_slice(Group::ALL);
    shuffle(&mut groups, |limit| below(random, limit));
    groups
}

/// Whether the answer, or what it is chosen from, is for one side's eyes only.
const fn is_private(question: Question) -> bool {
    matches!(
        question,
        Question::Send(_)
            | Question::OrderGroups(_)
            | Question::OrderObjectives(_)
            | Question::DoubleAgent(..)
            | Question::Media(_)
    )
}

const fn kind(question: Question) -> u8 {
    match question {
        Question::Send(_) => 0,
        Question::OrderGroups(_) => 1,
        Question::DoubleAgent(..) => 2,
        Question::Start(_) => 3,
        Question::Act(_) => 4,
        Question::Media(_) => 5,
        Question::Nobel(_) => 6,
        Question::Event(_) => 7,
        Question::OrderObjectives(_) => 8,
        Question::Deal | Question::Over(_) => 15,
    }
}
