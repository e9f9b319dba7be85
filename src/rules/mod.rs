//! The game: state, decisions, legality, phases, views.
//!
//! [`Game`] takes one [`Decision`] at a time from whoever its [`Question`] asks,
//! refuses an illegal one with a reason and is left unchanged by it. Whatever
//! needs no decision happens at once, up to the next question. The dealer's
//! shuffles are decisions too: there is no randomness in here, no text and no
//! time, so the same decisions give the same game on every machine.
//!
//! Everybody else is handed a [`View`]: what one side, or the public, may know.
//!
//! The numbers R1 to R40 name the rulings in `host-tests/dossiers/RULINGS.md`.

mod briefing;
mod bytes;
mod ceasefire;
mod debriefing;
mod decision;
mod detente;
mod edition;
mod game;
mod legal;
mod pile;
mod planning;
mod question;
mod refusal;
mod row;
mod secret;
mod struggle;
mod validate;
mod view;

pub use bytes::{LONGEST, Unreadable};
pub use ceasefire::Account;
pub use decision::{Decision, Order};
pub use edition::Edition;
pub use game::{Game, Opening};
pub use legal::Legal;
pub use pile::Pile;
pub use question::{Outcome, Phase, Question, Reason, Seat};
pub use refusal::Refusal;
pub use row::Row;
pub use validate::Broken;
pub use view::{AgencyView, Deck, Eyes, View};
