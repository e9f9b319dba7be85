//! The eight buttons: they act on the first edge and are deaf while they bounce.
//!
//! Each waits for an interrupt of its pin, so an idle device polls nothing. They
//! run above the table: a press that comes while a screen is being drawn is noted
//! at its own moment.

use agent_x::table::{Button, Input as Moved};
use embassy_executor::SendSpawner;
use embassy_rp::Peri;
use embassy_rp::gpio::{Input, Pin, Pull};
use embassy_time::{Duration, Instant, Timer};

use super::{EVENTS, Event};

/// How long contacts may bounce. Nobody presses twice within it.
const BOUNCE: Duration = Duration::from_millis(15);

/// A pin for each of the eight.
pub(crate) struct Keys {
    pub(crate) up: Input<'static>,
    pub(crate) down: Input<'static>,
    pub(crate) left: Input<'static>,
    pub(crate) right: Input<'static>,
    pub(crate) a: Input<'static>,
    pub(crate) b: Input<'static>,
    pub(crate) x: Input<'static>,
    pub(crate) y: Input<'static>,
}

/// A switch between this pin and ground.
pub(crate) fn key(pin: Peri<'static, impl Pin>) -> Input<'static> {
    let mut key = Input::new(pin, Pull::Up);
    key.set_schmitt(true);
    key
}

impl Keys {
    /// Whether B is held while the device is switched on.
    pub(crate) fn holds_b(&self) -> bool {
        self.b.is_low()
    }

    /// Listens to all of them.
    pub(crate) fn start(self, spawner: SendSpawner) {
        let Self { up, down, left, right, a, b, x, y } = self;
        // In the order of `Button::ALL`.
        for (button, key) in Button::ALL.into_iter().zip([up, down, left, right, a, b, x, y]) {
            // There is room for all eight.
            if let Ok(task) = listen(button, key) {
                spawner.spawn(task);
            }
        }
    }
}

#[embassy_executor::task(pool_size = 8)]
async fn listen(button: Button, mut key: Input<'static>) -> ! {
    loop {
        // An edge is kept for us even while the flash is written; a level is not.
        if key.is_high() {
            key.wait_for_falling_edge().await;
        }
        tell(Moved::Press(button)).await;
        if key.is_low() {
            key.wait_for_rising_edge().await;
        }
        tell(Moved::Release(button)).await;
    }
}

async fn tell(moved: Moved) {
    EVENTS.send(Event::Button(moved, Instant::now())).await;
    Timer::after(BOUNCE).await;
}
