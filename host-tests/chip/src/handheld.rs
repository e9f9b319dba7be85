//! A handheld from outside: buttons, time, the panel and its light.

use agent_x::table::{Button, Settings};
use rp2040::{Chip, Config, Drive, LoadError, Stop};

use crate::boards::Board;

const MILLISECOND: u64 = 1_000_000;

/// Instructions that are executed at one go before somebody else has a turn. It
/// is what the chip does in two to three frames of a page.
const ONE_GO: u64 = 4_000_000;

/// A board with an image in its flash.
pub struct Handheld {
    /// The chip.
    pub chip: Chip,
    board: &'static Board,
    /// The page's clock when the chip last ran.
    now: Option<u32>,
    rgba: Vec<u8>,
}

impl Handheld {
    /// Flashed with a UF2 and switched on. All chance follows from the seed.
    ///
    /// # Errors
    /// The image is none for the chip.
    pub fn power_on(board: &'static Board, uf2: &[u8], seed: u64) -> Result<Self, LoadError> {
        let mut chip = board.chip(Config { seed, ..Config::default() });
        chip.load_uf2(uf2)?;
        Ok(Self { chip, board, now: None, rgba: Vec::new() })
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &'static Board {
        self.board
    }

    /// A button goes down.
    pub fn press(&mut self, button: Button) {
        self.chip.press(self.board.pin(button), Drive::Low);
    }

    /// A button comes up.
    pub fn release(&mut self, button: Button) {
        self.chip.press(self.board.pin(button), Drive::Float);
    }

    /// So much time passes on the chip.
    ///
    /// # Errors
    /// The chip cannot go on.
    pub fn wait(&mut self, milliseconds: u32) -> Result<(), Stop> {
        let end = self.chip.nanos() + u64::from(milliseconds) * MILLISECOND;
        while self.chip.nanos() < end {
            self.step(end)?;
        }
        Ok(())
    }

    /// Catches up with a page's clock. Sleep costs nothing; if there is too much to
    /// do the chip falls behind, and the page stays quick.
    ///
    /// # Errors
    /// The chip cannot go on.
    pub fn follow(&mut self, now: u32) -> Result<(), Stop> {
        let before = self.now.replace(now).unwrap_or(now);
        let end = self.chip.nanos() + u64::from(now.wrapping_sub(before)) * MILLISECOND;
        let enough = self.instructions() + ONE_GO;
        while self.chip.nanos() < end && self.instructions() < enough {
            self.step(end)?;
        }
        Ok(())
    }

    /// When, by the page's clock, the chip next has something to do.
    #[must_use]
    pub fn wake(&self) -> Option<u32> {
        let now = self.now.unwrap_or_default();
        match self.chip.idle_until() {
            None => Some(now),
            Some(u64::MAX) => None,
            Some(cycle) => {
                let cycles = cycle.saturating_sub(self.chip.cycle());
                let wait = (cycles * 1000).div_ceil(u64::from(self.chip.sys_hz()));
                Some(now.wrapping_add(wait as u32))
            }
        }
    }

    /// Instructions since power-on, of both cores.
    #[must_use]
    pub fn instructions(&self) -> u64 {
        self.chip.core(0).instructions() + self.chip.core(1).instructions()
    }

    /// A little nearer to a time: the firmware may change the clock meanwhile.
    fn step(&mut self, end: u64) -> Result<(), Stop> {
        let nanos = (end - self.chip.nanos()).min(MILLISECOND);
        self.chip.run_for((nanos * u64::from(self.chip.sys_hz())).div_ceil(1000 * MILLISECOND))
    }

    /// Looks at the panel, and says whether a pixel differs from the last time.
    pub fn draw(&mut self) -> bool {
        let rgba: Vec<u8> = self
            .chip
            .panel()
            .picture()
            .into_iter()
            .flat_map(|pixel| {
                let [red, green, blue] = rgb888(pixel);
                [red, green, blue, 255]
            })
            .collect();
        // What was sent is of no interest here, and would pile up.
        self.chip.mark();
        let changed = rgba != self.rgba;
        self.rgba = rgba;
        changed
    }

    /// What was seen: red, green, blue and opacity of each pixel, row by row.
    #[must_use]
    pub fn rgba(&self) -> &[u8] {
        &self.rgba
    }

    /// How bright the light is in the steps of the settings, which are squares; 0
    /// is dark.
    #[must_use]
    pub fn light(&self) -> u8 {
        let brightest = f64::from(Settings::BRIGHTEST);
        match self.chip.backlight().unwrap_or_default() {
            0.0 => 0,
            duty => (duty.sqrt() * brightest).round().max(1.0) as u8,
        }
    }
}

/// Red, green and blue of a pixel as panels hold it.
#[must_use]
pub fn rgb888(pixel: u16) -> [u8; 3] {
    let [red, green, blue] = [pixel >> 11, pixel >> 5 & 0x3F, pixel & 0x1F];
    [red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2].map(|light| light as u8)
}
