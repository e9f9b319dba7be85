//! The two people and the one device: who may look now, what is asked, what a
//! button does.
//!
//! [`Table`] is a pure state machine: it takes buttons and the time, and says
//! what to show and what to keep. The firmware, the page and the tests drive
//! this very type. It owns the game through its decisions; chance comes in from
//! outside.
//!
//! What it promises about secrets:
//! - A secret is on the display only after its side has lifted the curtain by
//!   holding A for [`LIFT`] (P1, P2).
//! - The curtain falls between two sides, after the last secret, on resume, and
//!   after [`IDLE`] on a secret screen (P2).
//! - A peek shows while A is held and never longer (P3).
//! - Asleep it shows nothing, and wakes to a curtain if a game is on; the press that
//!   wakes it does nothing else.
//! - Nothing public depends on a secret (P4), and the dial of agents starts
//!   anywhere (P5).

mod act;
mod desk;
mod event;
mod fault;
mod flow;
mod keeping;
mod log;
mod past;
mod place;
mod play;
mod power;
mod private;
mod repeat;
mod report;
mod self_test;
mod settings;

use heapless::Vec;
use rand_core::Rng;

use crate::cards::Side;
use crate::journal::qr::Code;
use crate::journal::{Journal, PASTS, Past, Unreadable};
use crate::rules::{Edition, Question};
use crate::screens::{
    CardPage, Curtain, EventOption, Guide, Legend, LowBattery, MenuItem, Notice, Pad, Screen,
    Splash, Topic, Verb,
};
pub use fault::{Cause, Fault};
use place::{Over, Place};
use play::Play;
use power::Power;
use repeat::Held;
pub use repeat::{HOLD, REPEAT};
use report::Report;
pub use settings::Settings;

/// How long A is held to lift a curtain, in milliseconds.
pub const LIFT: u32 = 600;
/// How long a secret screen may lie idle, in milliseconds.
pub const IDLE: u32 = 20_000;
/// How long before the light is dimmed, in milliseconds.
pub const DIM: u32 = 30_000;
/// How long before it sleeps, in milliseconds.
pub const SLEEP: u32 = 180_000;

/// The eight buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Button {
    /// Pad, up.
    Up,
    /// Pad, down.
    Down,
    /// Pad, left.
    Left,
    /// Pad, right.
    Right,
    /// Yes.
    A,
    /// Back, and hide.
    B,
    /// What is this?
    X,
    /// The files.
    Y,
}

impl Button {
    /// All eight.
    pub const ALL: [Self; 8] =
        [Self::Up, Self::Down, Self::Left, Self::Right, Self::A, Self::B, Self::X, Self::Y];

    fn lit(self, legend: &Legend) -> bool {
        let Pad { up, down, left, right } = legend.pad;
        match self {
            Self::Up => up,
            Self::Down => down,
            Self::Left => left,
            Self::Right => right,
            Self::A => legend.a.is_some(),
            Self::B => legend.b.is_some(),
            Self::X => legend.x,
            Self::Y => legend.y,
        }
    }
}

/// What happens to the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// A button goes down.
    Press(Button),
    /// A button comes up.
    Release(Button),
    /// Time has passed.
    Tick,
    /// The people have turned away: as if it had lain idle.
    Away,
}

/// What the display shows now.
#[derive(Clone)]
pub struct Shown {
    /// The screen.
    pub screen: Screen,
    /// What the buttons do.
    pub legend: Legend,
    /// Whose eyes only; everybody's otherwise.
    pub secret: Option<Side>,
    /// Whether the light may be low.
    pub dim: bool,
    /// Whether the display is off.
    pub asleep: bool,
}

/// The device on the table.
#[derive(Clone)]
pub struct Table {
    settings: Settings,
    /// What a new game would begin with.
    edition: Edition,
    balance: Option<Side>,
    play: Option<Play>,
    place: Place,
    over: Vec<Over, 4>,
    now: u32,
    touched: u32,
    /// Since when A is held, if this place saw it go down.
    holding: Option<u32>,
    /// The direction that repeats.
    held: Option<Held>,
    /// The side that lifted the last curtain to something secret.
    exposed: Option<Side>,
    /// What the buttons do: asked for at each press and each frame, and dear.
    legend: Legend,
    /// The last games that ended, the latest first.
    past: Vec<Past, PASTS>,
    /// All of the last one; no bytes if it is gone.
    last: Journal,
    /// The part of it that is on the display, or was.
    code: Option<Code>,
    /// What the menu has to say about saving.
    notice: Option<Notice>,
    /// The store has a game that is not taken up yet.
    held_back: bool,
    /// Nobody has touched it for long.
    asleep: bool,
    power: Power,
    /// The battery is.
    empty: bool,
}

impl Table {
    /// The device at power-on, without a game.
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        Self {
            settings,
            edition: Edition::English,
            balance: None,
            play: None,
            place: Place::Splash,
            over: Vec::new(),
            now: 0,
            touched: 0,
            holding: None,
            held: None,
            exposed: None,
            legend: desk::SPLASH,
            past: Vec::new(),
            last: Journal::default(),
            code: None,
            notice: None,
            held_back: false,
            asleep: false,
            power: Power::Enough,
            empty: false,
        }
    }

    /// Puts a saved game on the table, behind the menu and a curtain.
    ///
    /// # Errors
    /// The bytes are no game; then there is none.
    pub fn resume(&mut self, saved: &[u8]) -> Result<(), Unreadable> {
        let resumed = Play::resume(&mut self.play, saved);
        self.legend = self.read_legend();
        resumed
    }

    /// The game in progress as bytes to keep; empty without one.
    #[must_use]
    pub fn saved(&self) -> &[u8] {
        self.play.as_ref().map_or(&[], |play| play.journal.bytes())
    }

    /// The settings as they are now.
    #[must_use]
    pub const fn settings(&self) -> Settings {
        self.settings
    }

    /// Changes the settings from outside of the device's own screens.
    pub fn set(&mut self, settings: Settings) {
        self.settings = settings;
        self.legend = self.read_legend();
    }

    /// Something happens, at this time in milliseconds.
    pub fn input(&mut self, input: Input, now: u32, random: &mut dyn Rng) {
        self.now = now;
        match input {
            Input::Press(_) if self.asleep => {
                self.touched = now;
                self.asleep = false;
            }
            Input::Release(_) if self.asleep => {}
            Input::Press(button) | Input::Release(button)
                if self.tries(button, matches!(input, Input::Press(_))) =>
            {
                self.touched = now;
            }
            Input::Press(button) => {
                self.touched = now;
                self.hold(button);
                if button == Button::A {
                    self.holding = Some(now);
                }
                if button.lit(&self.legend) {
                    self.press(button, random);
                }
            }
            Input::Release(button) => {
                self.touched = now;
                self.let_up(button);
                if button == Button::A && self.holding.take().is_some() {
                    self.let_go();
                }
            }
            Input::Tick => self.repeat(random),
            Input::Away => {
                (self.holding, self.held) = (None, None);
                self.drop_curtain();
            }
        }
        self.pass_time(random);
        self.legend = self.read_legend();
    }

    /// What to show.
    #[must_use]
    pub fn shown(&self) -> Shown {
        Shown {
            screen: self.screen(),
            legend: self.legend,
            secret: self.place.secret(),
            dim: self.since(self.touched) >= DIM,
            asleep: self.asleep,
        }
    }

    /// When the next [`Input::Tick`] will change something by itself.
    #[must_use]
    pub fn wake(&self) -> Option<u32> {
        /// Steps of the growing ring, in milliseconds.
        const STEP: u32 = LIFT / Curtain::LIFTED as u32;
        let until = |limit: u32| limit.saturating_sub(self.since(self.touched));
        let idle = if self.asleep {
            return None;
        } else if self.holding.is_some() && matches!(self.place, Place::Curtain { .. }) {
            STEP
        } else if self.exposed.is_some() && self.since(self.touched) < IDLE {
            until(IDLE)
        } else if self.since(self.touched) < DIM {
            until(DIM)
        } else {
            until(SLEEP)
        };
        let next = self.repeats_in().map_or(idle, |repeat| repeat.min(idle));
        Some(self.now.wrapping_add(next))
    }

    const fn since(&self, then: u32) -> u32 {
        self.now.wrapping_sub(then)
    }

    fn pass_time(&mut self, random: &mut dyn Rng) {
        if let Place::Curtain { side, behind } = self.place {
            if self.holding.is_some_and(|then| self.since(then) >= LIFT) {
                self.lift(side, behind, random);
            }
        } else if self.since(self.touched) >= IDLE {
            self.drop_curtain();
        }
        if !self.asleep && self.since(self.touched) >= SLEEP {
            self.fall_asleep();
        }
    }

    fn press(&mut self, button: Button, random: &mut dyn Rng) {
        match (button, self.over.last().copied()) {
            (Button::X, _) => {
                if let Some(topic) = self.topic() {
                    self.explain(topic);
                }
            }
            (Button::Y, _) => self.open(Over::Files { focus: 0 }),
            (_, Some(over)) => self.press_over(over, button, random),
            (_, None) => self.press_place(button, random),
        }
    }

    fn press_place(&mut self, button: Button, random: &mut dyn Rng) {
        match self.place {
            Place::Splash => self.go(Place::Menu(self.first_item())),
            Place::Fault(_) => self.press_fault(button),
            Place::LowBattery { empty: true } => self.go(Place::Menu(self.first_item())),
            Place::LowBattery { empty: false } => self.go_on(random),
            Place::Menu(focus) => self.press_menu(focus, button, random),
            Place::NewGame { focus } => self.press_new_game(focus, button, random),
            Place::TwoSides => self.go_on(random),
            Place::Report(Report::Victory) if button == Button::B => self.open_record(1),
            Place::Report(report) => self.press_report(report, random),
            Place::Recap(side) => self.guide_or_ask(side, random),
            Place::Guide(side) => self.ask(side, random),
            Place::Act { focus, warned } => self.press_act(focus, warned, button, random),
            Place::Event { focus, warned } => self.press_event(focus, warned, button, random),
            Place::Revive { side, focus } => self.press_revive(side, focus, button, random),
            Place::Curtain { .. } => {}
            _ => self.press_private(button, random),
        }
    }

    fn read_legend(&self) -> Legend {
        let mut legend = match self.over.last() {
            Some(over) => self.over_legend(*over),
            None => match self.place {
                Place::Splash | Place::Menu(_) | Place::NewGame { .. } => self.desk_legend(),
                Place::Fault(fault) => self.fault_legend(fault),
                Place::Report(report) => self.report_legend(report),
                Place::LowBattery { .. } | Place::TwoSides | Place::Recap(_) | Place::Guide(_) => {
                    Legend { a: Some(Verb::GoOn), ..Legend::default() }
                }
                Place::Act { focus, warned } => self.act_legend(focus, warned),
                Place::Event { focus, warned } => self.event_legend(focus, warned),
                Place::Revive { side, focus } => self.revive_legend(side, focus),
                Place::Curtain { .. } => return Legend::default(),
                _ => self.private_legend(),
            },
        };
        legend.x = match (self.over.is_empty(), self.place) {
            (true, Place::Act { warned, .. }) => warned.is_none(),
            _ => self.topic().is_some(),
        };
        let asking_once_more = legend.a == Some(Verb::DoIt);
        legend.y = self.over.is_empty()
            && self.play.is_some()
            && !asking_once_more
            && !matches!(
                self.place,
                Place::Splash | Place::Fault(_) | Place::Menu(_) | Place::NewGame { .. }
            );
        legend
    }

    fn screen(&self) -> Screen {
        if let Some(over) = self.over.last() {
            return self.over_screen(*over);
        }
        match self.place {
            Place::Splash => Screen::Splash(Splash),
            Place::Fault(fault) => self.fault_screen(fault),
            Place::LowBattery { empty } => Screen::LowBattery(LowBattery { empty }),
            Place::Menu(_) | Place::NewGame { .. } => self.desk_screen(),
            Place::TwoSides => Screen::Guide(Guide { side: Side::Kgb, question: Question::Deal }),
            Place::Report(report) => self.report_screen(report),
            Place::Curtain { side, .. } => Screen::Curtain(Curtain { side, held: self.ring() }),
            Place::Recap(side) => self.recap_screen(side),
            Place::Guide(side) => self.guide_screen(side),
            Place::Act { focus, warned } => self.act_screen(focus, warned),
            Place::Event { focus, warned } => self.event_screen(focus, warned),
            Place::Revive { side, focus } => self.revive_screen(side, focus),
            _ => self.private_screen(),
        }
    }

    fn ring(&self) -> u8 {
        let held = self.holding.map_or(0, |then| self.since(then).min(LIFT));
        (held * u32::from(Curtain::LIFTED) / LIFT) as u8
    }

    /// What X would explain.
    fn topic(&self) -> Option<Topic> {
        match self.over.last() {
            Some(over) => self.over_topic(*over),
            None => match self.place {
                Place::NewGame { focus } => self.new_game_topic(focus),
                Place::Report(report) => self.report_topic(report),
                Place::Act { focus, warned: None } => self.act_topic(focus),
                Place::Event { focus, warned: None } => {
                    self.event_options().get(usize::from(focus)).and_then(|option| match option {
                        EventOption::Play(event) => Some(Topic::Objective(*event)),
                        EventOption::Decline => None,
                    })
                }
                Place::Revive { focus, .. } => Some(Topic::Agent(focus)),
                _ => self.private_topic(),
            },
        }
    }

    fn first_item(&self) -> MenuItem {
        if self.play.is_some() { MenuItem::Continue } else { MenuItem::NewGame }
    }

    fn explain(&mut self, topic: Topic) {
        let page = CardPage { topic, page: 0, private: self.place.secret() };
        self.open(Over::Card { page, browse: false });
    }
}

/// A number below `limit`, each as likely as the others as far as 32 bits go.
fn below(random: &mut dyn Rng, limit: u8) -> u8 {
    ((u64::from(random.next_u32()) * u64::from(limit)) >> 32) as u8
}
