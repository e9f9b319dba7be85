//! The table and what it shows, as pixels that a page can take over.

use agent_x::screens::kit::{Desk, Panel, WideFrame};
use agent_x::table::{Settings, Table};

/// One handheld behind one page.
pub struct Handheld {
    /// The game itself.
    pub table: Table,
    panel: Panel,
    rgba: Vec<u8>,
}

impl Handheld {
    /// Switched on, with the settings that it was switched off with.
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        Self { table: Table::new(settings), panel: Panel::Square, rgba: Vec::new() }
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
        let desk = Desk { language, panel: self.panel, battery: None };
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
