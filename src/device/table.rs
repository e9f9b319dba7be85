//! The loop around the table: what happened, what to show, when to look again.

use agent_x::chance::Chance;
use agent_x::journal::Found;
use agent_x::screens::Screen;
use agent_x::screens::kit::{Desk, Device};
use agent_x::table::{Fault, Input, Settings, Table};
use defmt::{debug, info, warn};
use embassy_time::{Duration, Instant, with_timeout};
use static_cell::StaticCell;

use super::chance::bit;
use super::flash::{Saves, open};
use super::watchdog::HEARTBEAT;
use super::{Display, EVENTS, Event, Watchdog, clocks, fault, light, piezo, sender};
use crate::board::GLASS;

static TABLE: StaticCell<Table> = StaticCell::new();

/// Plays for ever.
pub(crate) async fn run(mut display: Display, mut watchdog: Watchdog, device: Device) -> ! {
    let table = lay();
    let mut chance = Chance::new(bit);
    if !chance.is_healthy() {
        warn!("the ring oscillator is stuck or biased: chance comes from the buttons alone");
    }
    let mut store = take_up(table, fault::take(watchdog.reset_reason()));
    let (mut battery, mut asleep) = (None, false);
    info!("ready");
    loop {
        let shown = table.shown();
        let settings = table.settings();
        let desk = Desk { language: settings.language, panel: GLASS.panel, battery, device };
        if asleep && !shown.asleep {
            clocks::sleep(false);
        }
        if !(asleep && shown.asleep) {
            display.show(&shown, &desk).await;
        }
        if asleep != shown.asleep {
            asleep = shown.asleep;
            sender::sleep(asleep).await;
        }
        light::shine_at(settings, &shown);
        chance.more(bit);
        debug!("shown");
        if let Some(store) = &mut store
            && !asleep
        {
            // What the next decision needs erased, while somebody thinks about it.
            while EVENTS.is_empty() && table.make_room_in(store).unwrap_or(false) {}
        }
        if asleep {
            clocks::sleep(true);
        }

        let (input, then) = match next(table.wake(), &mut watchdog).await {
            Some(Event::Button(input, then)) => {
                chance.moment(then.as_ticks());
                let tested = matches!(shown.screen, Screen::SelfTest(_));
                if (settings.sound || tested) && matches!(input, Input::Press(_)) {
                    piezo::click();
                }
                debug!("button");
                (input, then)
            }
            Some(Event::Battery(level)) => {
                battery = Some(level);
                table.set_battery(level);
                (Input::Tick, Instant::now())
            }
            None => (Input::Tick, Instant::now()),
        };
        let decided = table.saved().len();
        table.input(input, milliseconds(then), &mut chance);
        if let Some(store) = &mut store
            && table.keep_in(store).is_err()
        {
            warn!("the flash does not keep what is written");
        }
        if table.saved().len() > decided {
            fault::forget();
        }
    }
}

/// What happens next, or nothing when that moment has come. The watchdog hears from
/// here, and from nowhere else, that the loop is alive.
async fn next(due: Option<u32>, watchdog: &mut Watchdog) -> Option<Event> {
    loop {
        watchdog.feed();
        let now = milliseconds(Instant::now());
        let left = due.map_or(HEARTBEAT, |due| {
            // What is past is due at once.
            Duration::from_millis(due.wrapping_sub(now).cast_signed().max(0) as u64)
        });
        match with_timeout(left.min(HEARTBEAT), EVENTS.receive()).await {
            Ok(event) => return Some(event),
            Err(_) if due.is_some() && left <= HEARTBEAT => return None,
            Err(_) => {}
        }
    }
}

/// The table, made where it stays. It is large: its making must not stay on the stack.
#[inline(never)]
fn lay() -> &'static mut Table {
    TABLE.init_with(|| Table::new(Settings::default()))
}

/// What was kept, on the table again, and where to keep what comes.
fn take_up(table: &mut Table, fault: Option<Fault>) -> Option<Saves> {
    let read = open().and_then(|(mut store, found)| {
        // A game that may be the reason of a fault waits until somebody says so.
        let waits = fault.is_some_and(|fault| fault.repeats());
        table.take_up(&mut store, if waits { Found::NoGame } else { found }).ok()?;
        Some(store)
    });
    if let Some(fault) = fault {
        table.tell(fault);
    }
    if read.is_none() {
        warn!("the save area cannot be read");
        table.cannot_keep();
    }
    read
}

/// Since power-on; the table does not mind that it starts anew every 49 days.
fn milliseconds(at: Instant) -> u32 {
    at.as_millis() as u32
}
