//! The display: draws what may differ from the last screen, and nothing else.

use agent_x::screens::kit::{Desk, Sketch};
use agent_x::table::Shown;

use super::lcd::Lcd;
use super::sender;
use crate::board::GLASS;

/// What is on the panel.
pub(crate) struct Display {
    last: Sketch,
}

impl Display {
    /// The panel is woken by the second core, which has it from now on. It shows ink.
    pub(crate) fn new(lcd: Lcd) -> Self {
        sender::start(lcd);
        Self { last: Sketch::new(GLASS.panel) }
    }

    /// Shows this instead of what was shown.
    pub(super) async fn show(&mut self, Shown { screen, legend, .. }: &Shown, desk: &Desk) {
        let sketch = screen.sketch(legend, desk);
        let mut areas = sketch.changes(&self.last).peekable();
        if let Some(area) = areas.peek() {
            // The panel hears of the press before anything is drawn.
            sender::announce(*area).await;
        }
        for area in areas {
            let band = sender::free().await;
            band.begin(area);
            let Ok(()) = screen.render_within(area, legend, desk, band);
            sender::show_soon(band).await;
        }
        sender::finish().await;
        self.last = sketch;
    }
}
