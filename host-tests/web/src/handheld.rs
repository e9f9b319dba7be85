//! The table and what it shows, as pixels that a page can take over.

use agent_x::journal::Store;
use agent_x::screens::kit::{Desk, Panel, WideFrame};
use agent_x::table::{Input, Settings, Table};
use rand_core::Rng;

use crate::saves::{SIZE, Saves};

/// One handheld behind one page.
pub struct Handheld {
    /// The game itself.
    pub table: Table,
    store: Store<Saves>,
    panel: Panel,
    rgba: Vec<u8>,
}

impl Handheld {
    /// Switched on, with what it had in its flash.
    ///
    /// # Panics
    /// Never: a flash in memory does not fail.
    #[must_use]
    pub fn new(kept: &[u8]) -> Self {
        let mut table = Table::new(Settings::default());
        let opened = Store::open(Saves::new(kept), 0..SIZE as u32);
        let (mut store, found) = opened.expect("memory does not fail");
        table.take_up(&mut store, found).expect("memory does not fail");
        Self { table, store, panel: Panel::Square, rgba: Vec::new() }
    }

    /// Whether it was ever set up.
    #[must_use]
    pub fn has_settings(&self) -> bool {
        self.store.settings().is_some()
    }

    /// Something happens, and what comes of it is kept.
    pub fn input(&mut self, input: Input, now: u32, random: &mut dyn Rng) {
        self.table.input(input, now, random);
        self.keep();
    }

    /// Other settings, which are kept.
    pub fn set(&mut self, settings: Settings) {
        self.table.set(settings);
        self.keep();
    }

    fn keep(&mut self) {
        // If it did not work the menu says so.
        let _ = self.table.keep_in(&mut self.store);
    }

    /// All that is to be handed over at the next power-on.
    pub fn saves(&mut self) -> &[u8] {
        self.store.flash().bytes()
    }

    /// Whether that has changed since it was asked last.
    pub fn saves_changed(&mut self) -> bool {
        self.store.flash().changed()
    }

    /// The display.
    #[must_use]
    pub fn panel(&self) -> Panel {
        self.panel
    }

    /// Another display; it shows the same.
    pub fn set_panel(&mut self, panel: Panel) {
        self.panel = panel;
        self.rgba.clear();
    }

    /// Draws, and says whether a pixel differs from what was drawn before.
    pub fn draw(&mut self) -> bool {
        let Settings { language, .. } = self.table.settings();
        let desk = Desk { language, panel: self.panel, ..Desk::default() };
        let mut frame = WideFrame::new(self.panel);
        let shown = self.table.shown();
        let Ok(()) = shown.screen.render(&shown.legend, &desk, &mut frame);
        let rgba: Vec<u8> = (0..self.panel.height())
            .flat_map(|y| (0..self.panel.width()).map(move |x| (x, y)))
            .flat_map(|(x, y)| {
                let [red, green, blue] = frame.pixel(x, y).rgb888();
                [red, green, blue, 255]
            })
            .collect();
        let changed = rgba != self.rgba;
        self.rgba = rgba;
        changed
    }

    /// What was drawn: red, green, blue and opacity of each pixel, row by row.
    #[must_use]
    pub fn rgba(&self) -> &[u8] {
        &self.rgba
    }
}
