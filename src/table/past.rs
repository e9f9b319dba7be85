//! The games that ended, and all of the last one as codes.

use super::place::Over;
use super::{Button, Table};
use crate::journal::{Past, qr};
use crate::screens::{About, Legend, Pad, PastGames, Record, Row, Screen, Verb};

impl Table {
    /// Remembers how the game ended, if it did.
    pub(super) fn remember(&mut self) {
        let Some(play) = &self.play else { return };
        let Some(past) = Past::of(&play.game) else { return };
        if self.past.is_full() {
            self.past.pop();
        }
        let _ = self.past.insert(0, past);
        // As long as any game.
        let _ = self.last.copy(play.journal.bytes());
    }

    pub(super) fn past_legend(&self, over: Over) -> Legend {
        let legend = Legend { b: Some(Verb::Back), ..Legend::default() };
        match over {
            Over::About { .. } => Legend { pad: Pad::VERTICAL, a: Some(Verb::Open), ..legend },
            Over::Record { part } => {
                let more = usize::from(part) < qr::parts(self.last.bytes());
                let pad = Pad { left: part > 1, right: more, ..Pad::NONE };
                Legend { pad, a: more.then_some(Verb::Next), ..legend }
            }
            _ => Legend { a: self.has_record().then_some(Verb::Record), ..legend },
        }
    }

    pub(super) fn past_screen(&self, over: Over) -> Screen {
        match (over, &self.code) {
            (Over::PastGames, _) => {
                let (games, record) = (self.past.clone(), self.has_record());
                Screen::PastGames(PastGames { games, record })
            }
            (Over::Record { .. }, Some(code)) => Screen::Record(Record { code: code.clone() }),
            (Over::About { focus }, _) => Screen::About(About { focus }),
            _ => Screen::About(About { focus: 0 }),
        }
    }

    pub(super) fn press_past(&mut self, over: Over, button: Button) {
        match over {
            Over::About { focus } => match (button, About::ROWS.get(usize::from(focus))) {
                (Button::A, Some(Row::SelfTest)) => self.begin_trial(),
                (Button::A, _) => self.open(Over::PastGames),
                _ => self.turn_to(Over::About { focus: 1 - focus }),
            },
            Over::Record { part } => {
                let part = if button == Button::Left { part - 1 } else { part + 1 };
                self.over.pop();
                self.open_record(part);
            }
            _ => self.open_record(1),
        }
    }

    fn has_record(&self) -> bool {
        !self.last.bytes().is_empty()
    }

    /// Shows a part of the last game. Its code is made once: that takes a while.
    pub(super) fn open_record(&mut self, part: u8) {
        let text = qr::text(self.last.bytes(), part.into());
        self.code = text.and_then(|text| qr::Code::new(&text));
        self.open(Over::Record { part });
    }
}
