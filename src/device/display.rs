//! The display: sends what differs from the last screen, and nothing else.

use agent_x::screens::kit::{Before, Desk, Frame, Sketch};
use agent_x::table::Shown;
use embassy_executor::SendSpawner;
use static_cell::StaticCell;

use super::lcd::{Lcd, Screenful};
use super::sender::{self, Pixels};
use crate::board::GLASS;

static FRAME: StaticCell<Screenful> = StaticCell::new();
static BEFORE: StaticCell<Before> = StaticCell::new();
static PIXELS: StaticCell<[Pixels; 2]> = StaticCell::new();

/// What is on the panel.
pub(crate) struct Display {
    frame: &'static mut Screenful,
    before: &'static mut Before,
    last: Sketch,
}

impl Display {
    /// Wakes the panel; it shows what is in the frame: ink.
    pub(crate) async fn new(mut lcd: Lcd, above: SendSpawner) -> Self {
        lcd.wake().await;
        if let Ok(task) = sender::work(lcd, PIXELS.init_with(|| [Pixels::new(), Pixels::new()])) {
            above.spawn(task);
        }
        Self {
            frame: FRAME.init_with(|| Frame::new(GLASS.panel)),
            before: BEFORE.init_with(Before::new),
            last: Sketch::new(GLASS.panel),
        }
    }

    /// Shows this instead of what was shown.
    pub(super) async fn show(&mut self, Shown { screen, legend, .. }: &Shown, desk: &Desk) {
        let Self { frame, before, last } = self;
        let sketch = screen.sketch(legend, desk);
        let mut areas = sketch.changes(last).peekable();
        if let Some(area) = areas.peek() {
            // The panel hears of the press before anything is drawn.
            sender::announce(*area).await;
        }
        for area in areas {
            before.remember(area, frame);
            let Ok(()) = screen.render_within(area, legend, desk, *frame);
            before.compare(frame);
            let mut changed = before.peekable();
            while changed.peek().is_some() {
                let pixels = sender::free().await;
                while let Some(area) = changed.next_if(|area| pixels.has_room(area)) {
                    pixels.take(area, frame);
                }
                sender::send(pixels).await;
            }
        }
        sender::all_sent().await;
        *last = sketch;
    }
}
