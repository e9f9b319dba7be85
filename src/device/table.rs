//! The loop around the table: what happened, what to show, when to look again.

use agent_x::chance::Chance;
use agent_x::screens::kit::Desk;
use agent_x::table::{Input, Settings, Table};
use defmt::{debug, info, warn};
use embassy_time::{Duration, Instant, with_timeout};
use static_cell::StaticCell;

use super::chance::bit;
use super::{Display, EVENTS, Event, light, piezo};
use crate::board::GLASS;

static TABLE: StaticCell<Table> = StaticCell::new();

/// Plays for ever.
pub(crate) async fn run(mut display: Display) -> ! {
    let table = TABLE.init_with(|| Table::new(Settings::default()));
    let mut chance = Chance::new(bit);
    if !chance.is_healthy() {
        warn!("the ring oscillator is stuck or biased: chance comes from the buttons alone");
    }
    let mut battery = None;
    info!("ready");
    loop {
        let shown = table.shown();
        let settings = table.settings();
        let desk = Desk { language: settings.language, panel: GLASS.panel, battery };
        display.show(&shown, &desk).await;
        light::shine_at(settings, shown.dim);
        chance.more(bit);
        debug!("shown");

        let now = milliseconds(Instant::now());
        let next = match table.wake() {
            // What is past is due at once.
            Some(then) => {
                let left = then.wrapping_sub(now).cast_signed().max(0);
                with_timeout(Duration::from_millis(left as u64), EVENTS.receive()).await.ok()
            }
            None => Some(EVENTS.receive().await),
        };
        let (input, then) = match next {
            Some(Event::Button(input, then)) => {
                chance.moment(then.as_ticks());
                if settings.sound && matches!(input, Input::Press(_)) {
                    piezo::click();
                }
                debug!("button");
                (input, then)
            }
            Some(Event::Battery(level)) => {
                battery = Some(level);
                (Input::Tick, Instant::now())
            }
            None => (Input::Tick, Instant::now()),
        };
        table.input(input, milliseconds(then), &mut chance);
    }
}

/// Since power-on; the table does not mind that it starts anew every 49 days.
fn milliseconds(at: Instant) -> u32 {
    at.as_millis() as u32
}
