//! The firmware of a board on an emulated chip, and beside it the same table on
//! the host, told the same presses and dealt the same cards.
//!
//! Chance on the chip is nobody's to foretell. What it dealt is read from the saves
//! in the chip's flash, and the table beside it draws the numbers that deal the same;
//! where the dial of agents starts is read from the panel.

use agent_x::cards::{Card, Group, Objective};
use agent_x::journal::{Found, Journal, Store};
use agent_x::rules::{Decision, LONGEST};
use agent_x::screens::Screen;
use agent_x::screens::kit::Paint;
use agent_x::table::{Button, Input};
use rand_core::{Rng, TryRng};
use rp2040::{Chip, Config, Drive, Stop};

use crate::boards::Board;
use crate::flash::Flash;
use crate::handheld::{Handheld, Pixels};
use crate::paint::Picture;

/// Cycles of a millisecond.
pub const MILLISECOND: u64 = 200_000;

/// What the chip gets to draw the answer to a press before it is looked at.
const SETTLE: u32 = 40;

/// The save area, from the beginning of flash.
pub const SAVES: std::ops::Range<usize> = 0x1f_0000..0x20_0000;

/// A chip with a board around it, and the table beside it.
#[derive(Clone)]
pub struct Emulated {
    /// The chip.
    pub chip: Chip,
    /// The table on the host.
    pub beside: Handheld,
    /// How long the answers to presses took, one entry a press.
    pub answers: Vec<Answer>,
    board: &'static Board,
}

/// How the display answered a press, in cycles after its edge.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    /// To the first bit on the bus.
    pub first_bit: u64,
    /// To the last.
    pub last_bit: u64,
    /// How many bytes went over it.
    pub bytes: u64,
    /// For how long it was not silent.
    pub busy: u64,
    /// For how long the flash was written before it spoke: a decision is safe before
    /// the next question is seen.
    pub saving: u64,
}

/// The numbers that a table draws, written down beforehand.
struct Script(std::collections::VecDeque<u32>);

impl TryRng for Script {
    type Error = std::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(self.0.pop_front().unwrap_or_default())
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(self.next_u32().into())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        bytes.fill_with(|| self.next_u32() as u8);
        Ok(())
    }
}

impl Emulated {
    /// Power-on of a board with this image, up to the first frame.
    ///
    /// # Panics
    /// The image does not boot.
    #[must_use]
    pub fn power_on(board: &'static Board, image: &[u8], config: Config) -> Self {
        Self::with_saves(board, image, config, &[])
    }

    /// The same with these bytes from the beginning of the save area on.
    ///
    /// # Panics
    /// The image does not boot.
    #[must_use]
    pub fn with_saves(board: &'static Board, image: &[u8], config: Config, saves: &[u8]) -> Self {
        let mut chip = board.chip(config);
        chip.load_elf(image).expect("an image");
        chip.flash_mut()[SAVES][..saves.len()].copy_from_slice(saves);
        let beside = Handheld::new(0);
        let mut emulated = Self { chip, beside, answers: Vec::new(), board };
        emulated.boot();
        emulated
    }

    /// From a chip that was just switched on or reset to its first frame. The table
    /// beside it takes up what is in the chip's flash.
    pub fn boot(&mut self) {
        self.boot_beside();
        self.wait(300);
    }

    /// The same for the table beside it alone.
    ///
    /// # Panics
    /// The save area cannot be read.
    pub fn boot_beside(&mut self) {
        let (mut store, found) = saves(self.chip.flash());
        self.beside = Handheld::new(0);
        self.beside.table.set(agent_x::table::Settings::default());
        self.beside.table.take_up(&mut store, found).expect("a flash that works");
        self.beside.battery = self.board.battery.map(|_| 4);
    }

    /// The game in progress as the chip's flash tells it.
    #[must_use]
    pub fn kept(&self) -> Vec<u8> {
        let mut game = Journal::default();
        saves(self.chip.flash()).0.game(&mut game).expect("a flash that works");
        game.bytes().to_vec()
    }

    /// Time passes, on both.
    ///
    /// # Panics
    /// The chip does something that it must not do.
    pub fn wait(&mut self, milliseconds: u32) {
        self.run_alone(milliseconds);
        self.beside.wait(milliseconds);
    }

    /// The pin of a button.
    #[must_use]
    pub fn pin(&self, button: Button) -> usize {
        self.board.pin(button)
    }

    /// Does on both what these hands did, and compares the displays whenever a
    /// button has come up again.
    ///
    /// # Panics
    /// They differ.
    pub fn follow(&mut self, hands: impl FnOnce(&mut Handheld)) {
        let mut other = self.beside.clone();
        other.record();
        hands(&mut other);
        for (input, at) in other.recorded() {
            self.wait(at.saturating_sub(self.beside.now));
            self.both(input);
            if let Input::Release(_) = input {
                self.compare();
            }
        }
    }

    /// Does to the chip alone what was done to another.
    ///
    /// # Errors
    /// The chip cannot go on.
    pub fn drive(&mut self, inputs: &[(Input, u32)]) -> Result<(), Stop> {
        let mut now = self.beside.now;
        for (input, at) in inputs {
            self.chip.run_for(u64::from(at - now) * MILLISECOND)?;
            now = *at;
            match input {
                Input::Press(button) => self.chip.press(self.pin(*button), Drive::Low),
                Input::Release(button) => self.chip.press(self.pin(*button), Drive::Float),
                Input::Tick | Input::Away => {}
            }
        }
        self.chip.run_for(u64::from(SETTLE) * MILLISECOND)
    }

    /// The power was gone and is back: all hands are off, and there is a first frame.
    pub fn power_cycle(&mut self) {
        for button in Button::ALL {
            self.chip.press(self.pin(button), Drive::Float);
        }
        self.chip.power_cycle();
        self.boot();
    }

    /// One input on both.
    fn both(&mut self, input: Input) {
        let before = self.beside.shown().screen;
        self.chip.mark();
        let edge = self.chip.cycle();
        match input {
            Input::Press(button) => self.chip.press(self.pin(button), Drive::Low),
            Input::Release(button) => self.chip.press(self.pin(button), Drive::Float),
            Input::Tick | Input::Away => return,
        }
        // The chip first: what it draws by chance is to be known.
        let mut ahead = self.beside.clone();
        ahead.input_with(input, &mut Script(Default::default()));
        self.run_alone(SETTLE);
        let mut script = Script(self.draws(&ahead).into());
        self.beside.input_with(input, &mut script);
        self.beside.wait(SETTLE);
        self.find_the_dial();
        let traffic = self.chip.spi_traffic(self.board.wiring.spi);
        // The ring of a curtain grows on its own for as long as A is held.
        if let (Input::Press(_), Some(first), Some(last)) =
            (input, traffic.first_bit, traffic.last_bit)
            && !matches!(before, Screen::Curtain(_))
        {
            let operations = self.chip.flash_operations().iter();
            let saving = operations
                .filter(|operation| operation.end > edge && operation.start < first)
                .map(|operation| operation.end - operation.start.max(edge))
                .sum();
            self.answers.push(Answer {
                first_bit: first - edge,
                last_bit: self.end_of_drawing(last) - edge,
                bytes: traffic.frames,
                busy: traffic.busy,
                saving,
            });
        }
    }

    /// When the last bit comes, if it has not come by now.
    fn end_of_drawing(&self, last: u64) -> u64 {
        if self.chip.cycle() - last > MILLISECOND {
            return last;
        }
        let mut ahead = self.chip.clone();
        ahead.run_for(20 * MILLISECOND).expect("it draws on");
        ahead.spi_traffic(self.board.wiring.spi).last_bit.unwrap_or(last)
    }

    fn run_alone(&mut self, milliseconds: u32) {
        let cycles = u64::from(milliseconds) * MILLISECOND;
        if let Err(stop) = self.chip.run_for(cycles) {
            panic!("{}: {stop}", self.board.name);
        }
    }

    /// The numbers behind what the chip dealt, if it has dealt on the way to
    /// where the table beside it would be.
    fn draws(&self, ahead: &Handheld) -> Vec<u32> {
        let (old, new) = (self.beside.table.saved(), ahead.table.saved());
        if new == old {
            return Vec::new();
        }
        let begins = !new.starts_with(old) || old.is_empty();
        if begins && new.len() < old.len() {
            // Taken back.
            return Vec::new();
        }
        let kept = self.kept();
        let deal = kept.len().checked_sub(LONGEST).map(|at| Decision::decode(&kept[at..]));
        let Some(Ok((Decision::Deal(groups), _))) = deal else { return Vec::new() };
        let mut draws = Vec::new();
        if begins {
            let objectives: Vec<_> =
                kept[2..23].iter().filter_map(|byte| Objective::from_index(*byte)).collect();
            draws.extend(shuffled(Objective::ALL, &objectives));
            draws.push(if kept[1] & 1 == 0 { 0 } else { u32::MAX });
        }
        draws.extend(shuffled(Group::ALL, &groups));
        draws
    }

    /// The first bytes of the chip's game: edition, balance and both decks.
    ///
    /// # Panics
    /// No game has begun.
    #[must_use]
    pub fn opening(&self) -> Vec<u8> {
        self.kept()[..2 + Objective::COUNT + LONGEST].to_vec()
    }

    /// Turns the dial of the table beside it to where the chip's starts.
    fn find_the_dial(&mut self) {
        if !matches!(self.beside.shown().screen, Screen::AgentChoice(_)) || self.same() {
            return;
        }
        for turns in 0..6 {
            let mut turned = self.beside.clone();
            for _ in 0..turns {
                turned.input(Input::Press(Button::Right));
            }
            let found = self.shows(&turned.frame(self.board.panel));
            if found {
                turned.input(Input::Tick);
                self.beside = turned;
                return;
            }
        }
    }

    /// Whether the panel shows what the table beside it draws.
    #[must_use]
    pub fn same(&self) -> bool {
        self.shows(&self.beside.frame(self.board.panel))
    }

    fn shows(&self, frame: &Pixels) -> bool {
        let width = self.board.panel.width();
        let picture = self.chip.panel().picture();
        (0..self.board.panel.height()).all(|y| {
            (0..width).all(|x| picture[(y * width + x) as usize] == frame.pixel(x, y).rgb565())
        })
    }

    /// The panel as a picture of palette colours; others, as of memory that was
    /// never written, are white.
    #[must_use]
    pub fn photograph(&self) -> Picture {
        let paints = (0..16).map(Paint::from_nibble);
        let paint = |pixel| paints.clone().find(|paint| paint.rgb565() == pixel);
        let pixels = self.chip.panel().picture();
        let pixels = pixels.into_iter().map(|pixel| paint(pixel).unwrap_or(Paint::White));
        Picture::new(self.board.panel.width() as usize, pixels.collect())
    }

    fn compare(&self) {
        if self.same() {
            return;
        }
        let folder = std::env::temp_dir();
        let write = |picture: Picture, which: &str| {
            let file = folder.join(format!("{}-{which}.png", self.board.name));
            picture
                .write(&file)
                .map_or_else(|error| error.to_string(), |()| file.display().to_string())
        };
        let chip = write(self.photograph(), "chip");
        let frame = self.beside.frame(self.board.panel);
        let host = write(Picture::of_frame(&frame, self.board.panel), "host");
        panic!("{}: the panel is not what the table draws, see {chip} and {host}", self.board.name);
    }
}

/// The saves in the flash of a chip.
///
/// # Panics
/// The flash has another size.
#[must_use]
pub fn saves(flash: &[u8]) -> (Store<Flash>, Found) {
    let area = flash[SAVES].to_vec();
    let end = area.len() as u32;
    Store::open(Flash::new(area, 0), 0..end).expect("a flash that works")
}

/// The numbers that a shuffle draws to bring the cards into this order.
fn shuffled<T: Card>(all: &[T], order: &[T]) -> Vec<u32> {
    let mut cards = all.to_vec();
    let mut draws = Vec::new();
    for last in (1..cards.len()).rev() {
        let other = cards.iter().position(|card| *card == order[last]).unwrap_or_default();
        cards.swap(last, other);
        // The least number that gives this one below `last + 1`.
        let limit = last as u64 + 1;
        draws.push(((other as u64) << 32).div_ceil(limit) as u32);
    }
    draws
}
