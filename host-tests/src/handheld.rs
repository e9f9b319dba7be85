//! A handheld on the desk: buttons in, screens and frames out.

use agent_x::journal::Journal;
use agent_x::rules::Game;
use agent_x::screens::kit::{Desk, Device, Panel, WideFrame};
use agent_x::table::{Button, Input, LIFT, Settings, Shown, Table};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

/// A device whose clock stands still between two inputs.
#[derive(Clone)]
pub struct Handheld {
    /// What runs on it.
    pub table: Table,
    /// Milliseconds since power-on.
    pub now: u32,
    random: Pcg32,
    /// Whether every screen on the way is noted, as a person would see it.
    noting: bool,
    noted: Vec<Shown>,
    /// What was done to it and when, if that is recorded.
    recorded: Option<Vec<(Input, u32)>>,
    /// How full the battery is, where there is one.
    pub battery: Option<u8>,
    /// What it is.
    pub device: Device,
}

/// The pixels of the smaller or the larger panel.
pub type Pixels = WideFrame;

impl Handheld {
    /// Fresh from the box, without the guide, its chance following from the seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let table = Table::new(Settings { guide: false, ..Settings::default() });
        let random = Pcg32::seed_from_u64(seed);
        Self {
            table,
            now: 0,
            random,
            noting: false,
            noted: Vec::new(),
            recorded: None,
            battery: None,
            device: Device::default(),
        }
    }

    /// Something happens now.
    pub fn input(&mut self, input: Input) {
        let mut random = self.random.clone();
        self.input_with(input, &mut random);
        self.random = random;
    }

    /// The same, with chance from elsewhere.
    pub fn input_with(&mut self, input: Input, random: &mut dyn Rng) {
        self.table.input(input, self.now, random);
        if self.noting {
            self.noted.push(self.shown());
        }
        if let Some(recorded) = &mut self.recorded {
            recorded.push((input, self.now));
        }
    }

    /// From now on everything that is done to it is recorded.
    pub fn record(&mut self) {
        self.recorded = Some(Vec::new());
    }

    /// What was done since [`Handheld::record`], and when.
    pub fn recorded(&mut self) -> Vec<(Input, u32)> {
        self.recorded.take().unwrap_or_default()
    }

    /// From now on every screen is noted, until [`Handheld::noted`].
    pub fn note(&mut self) {
        self.noting = true;
    }

    /// The screens since [`Handheld::note`], in order; no more are noted.
    pub fn noted(&mut self) -> Vec<Shown> {
        self.noting = false;
        std::mem::take(&mut self.noted)
    }

    /// A button is pressed and let go.
    pub fn press(&mut self, button: Button) {
        self.input(Input::Press(button));
        self.wait(40);
        self.input(Input::Release(button));
        self.wait(40);
    }

    /// Several, one after the other.
    pub fn press_all(&mut self, buttons: &[Button]) {
        for button in buttons {
            self.press(*button);
        }
    }

    /// Time passes, with a tick at its end.
    pub fn wait(&mut self, milliseconds: u32) {
        self.now += milliseconds;
        self.input(Input::Tick);
    }

    /// Holds A long enough to lift a curtain.
    pub fn lift(&mut self) {
        self.input(Input::Press(Button::A));
        self.wait(LIFT);
        self.wait(40);
        self.input(Input::Release(Button::A));
        self.wait(40);
    }

    /// What is on the display.
    #[must_use]
    pub fn shown(&self) -> Shown {
        self.table.shown()
    }

    /// The display, pixel by pixel.
    #[must_use]
    pub fn frame(&self, panel: Panel) -> Pixels {
        let language = self.table.settings().language;
        let desk = Desk { language, panel, battery: self.battery, device: self.device };
        let mut frame = Pixels::new(panel);
        let Shown { screen, legend, .. } = self.shown();
        let Ok(()) = screen.render(&legend, &desk, &mut frame);
        frame
    }

    /// The game in progress, as the journal tells it.
    ///
    /// # Panics
    /// There is none, or the journal does not tell it.
    #[must_use]
    pub fn game(&self) -> Game {
        let journal = Journal::from_bytes(self.table.saved()).expect("never too long");
        let mut replay = journal.replay().expect("a game in progress");
        while replay.step().expect("legal decisions only").is_some() {}
        *replay.game()
    }
}
