//! The display: sends what differs from the last screen, and nothing else.

use agent_x::screens::kit::{Desk, Frame, Sketch};
use agent_x::table::Shown;
use embassy_futures::join::join;
use embedded_graphics::primitives::Rectangle;
use static_cell::StaticCell;

use super::before::Before;
use super::lcd::{BYTES, Lcd, Pixels};
use crate::board::GLASS;

static FRAME: StaticCell<Frame<BYTES>> = StaticCell::new();
static BEFORE: StaticCell<Before> = StaticCell::new();
static PIXELS: StaticCell<[Pixels; 2]> = StaticCell::new();

/// The panel and what is on it.
pub(crate) struct Display {
    lcd: Lcd,
    frame: &'static mut Frame<BYTES>,
    before: &'static mut Before,
    /// One is sent while the other is drawn.
    pixels: &'static mut [Pixels; 2],
    /// What the panel shows.
    last: Sketch,
}

impl Display {
    /// Wakes the panel; it shows what is in the frame: ink.
    pub(crate) async fn new(mut lcd: Lcd) -> Self {
        lcd.wake().await;
        Self {
            lcd,
            frame: FRAME.init_with(|| Frame::new(GLASS.panel)),
            before: BEFORE.init_with(Before::new),
            pixels: PIXELS.init_with(|| [Pixels::new(), Pixels::new()]),
            last: Sketch::new(GLASS.panel),
        }
    }

    /// Sleeps, or shows again what it showed.
    pub(super) async fn sleep(&mut self, asleep: bool) {
        if asleep { self.lcd.sleep().await } else { self.lcd.rouse().await }
    }

    /// Shows this instead of what was shown.
    pub(super) async fn show(&mut self, Shown { screen, legend, .. }: &Shown, desk: &Desk) {
        let Self { lcd, frame, before, pixels: [now, next], last } = self;
        let (mut now, mut next) = (now, next);
        let sketch = screen.sketch(legend, desk);
        let mut areas = sketch.changes(last).peekable();
        if let Some(area) = areas.peek() {
            // The panel hears of the press before anything is drawn.
            lcd.open(area);
        }
        // What is drawn and not yet sent.
        let mut rest = Rectangle::zero();
        let mut draw = |pixels: &mut Pixels| {
            while rest.is_zero_sized() {
                let area = areas.next()?;
                before.take(&area, frame);
                let Ok(()) = screen.render_within(area, legend, desk, *frame);
                rest = before.changes(&area, frame);
            }
            Some(pixels.take(&mut rest, frame))
        };
        let mut drawn = draw(now);
        while let Some(area) = drawn {
            (_, drawn) = join(lcd.fill(&area, now), async { draw(next) }).await;
            core::mem::swap(&mut now, &mut next);
        }
        lcd.close();
        drop(areas);
        *last = sketch;
    }
}
