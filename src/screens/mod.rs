//! One file a screen: draws what it is handed.
//!
//! A screen is a plain value with all that it shows, made by the table from a
//! [`View`](crate::rules::View), never from a game. Drawing it twice gives the
//! same pixels; nothing in here remembers, decides or waits.

mod about;
mod agent_choice;
mod cease_fire;
mod curtain;
mod debriefing;
mod detente;
mod disorder;
mod double_agent;
mod event_choice;
mod fault;
mod guide;
pub mod kit;
mod legend;
mod low_battery;
mod menu;
mod objective;
mod order;
mod pages;
mod past_games;
mod peek;
mod pictures;
mod record;
mod self_test;
mod splash;
mod struggle;
mod telex;
mod topic;
mod victory;

pub use about::About;
pub use agent_choice::AgentChoice;
pub use cease_fire::CeaseFire;
pub use curtain::Curtain;
pub use debriefing::{Debriefing, Step};
pub use detente::Detente;
pub use disorder::Disorder;
pub use double_agent::DoubleAgent;
pub use event_choice::{EventChoice, EventOption};
pub use fault::FaultPage;
pub use guide::Guide;
pub use legend::{Legend, Pad, Verb};
pub use low_battery::LowBattery;
pub use menu::{Menu, MenuItem, Notice, Resume};
pub use objective::ObjectivePage;
pub use order::{Order, Ordered};
pub use pages::{Choices, Page, Row, Setting};
pub use past_games::PastGames;
pub use peek::{Peek, Secret};
pub use pictures::{Columns, Picture, Scale};
pub use record::Record;
pub use self_test::SelfTest;
pub use splash::Splash;
pub use struggle::{Action, Board, Focus, Struggle, Warning};
pub use telex::{Entry, Happening, Log, Recap};
pub use topic::{CardPage, RulesPage, Topic};
pub use victory::Victory;

use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;
use kit::{Canvas, Desk, Ink, Paint, Paper, Sketch, Target};

/// What is on the display.
#[derive(Clone)]
#[allow(clippy::large_enum_variant, reason = "there is one at a time, and no heap")]
pub enum Screen {
    /// The first thing after power-on.
    Splash(Splash),
    /// The main menu.
    Menu(Menu),
    /// New game, settings, the files: rows in a folder.
    Choices(Choices),
    /// Version and credits.
    About(About),
    /// Every part of the device, to be looked at.
    SelfTest(SelfTest),
    /// What stopped the device.
    Fault(FaultPage),
    /// The battery will not last much longer.
    LowBattery(LowBattery),
    /// The games that ended.
    PastGames(PastGames),
    /// A finished game as a code.
    Record(Record),
    /// The year's objective.
    Objective(ObjectivePage),
    /// Nothing but whom to hand the device.
    Curtain(Curtain),
    /// Choosing Agent X.
    AgentChoice(AgentChoice),
    /// The Analyst's and Space Race's ordering.
    Order(Order),
    /// The Double Agent's choice.
    DoubleAgent(DoubleAgent),
    /// A look at something secret while A is held.
    Peek(Peek),
    /// The struggle.
    Struggle(Struggle),
    /// Whether, and how, to give an event up.
    EventChoice(EventChoice),
    /// The totals and the tie-break.
    CeaseFire(CeaseFire),
    /// Who went above stability, and what that costs.
    Disorder(Disorder),
    /// The agents turned over, and their agendas in order.
    Debriefing(Debriefing),
    /// The year's gains on the score track.
    Detente(Detente),
    /// The end.
    Victory(Victory),
    /// What happened since the side last held the device.
    Recap(Recap),
    /// What happened in the whole game.
    Log(Log),
    /// A card or another thing explained.
    Card(CardPage),
    /// The rules, page by page.
    Rules(RulesPage),
    /// What is being asked, and why, for those who play for the first time.
    Guide(Guide),
}

impl Screen {
    /// Draws all of it onto any target.
    pub fn render<D: DrawTarget<Color = Paint>>(
        &self,
        legend: &Legend,
        desk: &Desk,
        target: &mut D,
    ) -> Result<(), D::Error> {
        let all = Rectangle::new(Default::default(), desk.panel.size());
        self.render_within(all, legend, desk, &mut Target(target))
    }

    /// Draws only what lies within the clip.
    pub fn render_within<C: Canvas>(
        &self,
        clip: Rectangle,
        legend: &Legend,
        desk: &Desk,
        canvas: &mut C,
    ) -> Result<(), C::Error> {
        let mut ink = Ink::new(canvas, desk.panel.size(), clip);
        self.draw(legend, desk, &mut ink);
        ink.finish()
    }

    /// What it would draw, to find out what changes from one screen to the next.
    #[must_use]
    pub fn sketch(&self, legend: &Legend, desk: &Desk) -> Sketch {
        let mut sketch = Sketch::new(desk.panel);
        self.draw(legend, desk, &mut sketch);
        sketch
    }

    /// Draws on any paper. The curtain has no legend: it shows one side's name
    /// and nothing else. Nor has the self-test, which needs all of the glass.
    pub fn draw(&self, legend: &Legend, desk: &Desk, on: &mut dyn Paper) {
        on.fill(0, 0, desk.width(), desk.panel.height(), Paint::Desk);
        match self {
            Self::Splash(screen) => screen.draw(on, desk),
            Self::Menu(screen) => screen.draw(on, desk),
            Self::Choices(screen) => screen.draw(on, desk),
            Self::About(screen) => screen.draw(on, desk),
            Self::SelfTest(screen) => screen.draw(on, desk),
            Self::Fault(screen) => screen.draw(on, desk),
            Self::LowBattery(screen) => screen.draw(on, desk),
            Self::PastGames(screen) => screen.draw(on, desk),
            Self::Record(screen) => screen.draw(on, desk),
            Self::Objective(screen) => screen.draw(on, desk),
            Self::Curtain(screen) => screen.draw(on, desk),
            Self::AgentChoice(screen) => screen.draw(on, desk),
            Self::Order(screen) => screen.draw(on, desk),
            Self::DoubleAgent(screen) => screen.draw(on, desk),
            Self::Peek(screen) => screen.draw(on, desk),
            Self::Struggle(screen) => screen.draw(on, desk),
            Self::EventChoice(screen) => screen.draw(on, desk),
            Self::CeaseFire(screen) => screen.draw(on, desk),
            Self::Disorder(screen) => screen.draw(on, desk),
            Self::Debriefing(screen) => screen.draw(on, desk),
            Self::Detente(screen) => screen.draw(on, desk),
            Self::Victory(screen) => screen.draw(on, desk),
            Self::Recap(screen) => screen.draw(on, desk),
            Self::Log(screen) => screen.draw(on, desk),
            Self::Card(screen) => screen.draw(on, desk),
            Self::Rules(screen) => screen.draw(on, desk),
            Self::Guide(screen) => screen.draw(on, desk),
        }
        if !matches!(self, Self::Curtain(_) | Self::SelfTest(_)) {
            legend.draw(on, desk);
        }
    }
}
