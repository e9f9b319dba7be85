//! The piezo: one short click a press, whatever was pressed and whatever it did.
//! So sounds tell nothing that the fingers do not (P4).

use embassy_executor::Spawner;
use embassy_rp::pwm::{Config, Pwm};
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::Timer;

use super::Part;
use super::clocks::HERTZ;

/// Microseconds of one swing: 2.5 kHz.
const SWING: u16 = 400;
const CLICK_MILLISECONDS: u64 = 6;

static CLICK: Signal<CriticalSectionRawMutex, ()> = Signal::new();

/// A piezo on a pin.
pub(crate) struct Piezo(Pwm<'static>);

impl Piezo {
    /// How the slice of a silent piezo is set up.
    pub(crate) fn silent() -> Config {
        loudness(0)
    }

    /// Takes the pin over.
    pub(crate) const fn new(pwm: Pwm<'static>) -> Self {
        Self(pwm)
    }
}

impl Part for Piezo {
    fn start(self, spawner: Spawner) {
        if let Ok(task) = play(self) {
            spawner.spawn(task);
        }
    }
}

/// Clicks, where there is a piezo.
pub(super) fn click() {
    CLICK.signal(());
}

#[embassy_executor::task]
async fn play(piezo: Piezo) -> ! {
    let Piezo(mut pwm) = piezo;
    loop {
        CLICK.wait().await;
        pwm.set_config(&loudness(SWING / 2));
        Timer::after_millis(CLICK_MILLISECONDS).await;
        pwm.set_config(&loudness(0));
    }
}

fn loudness(duty: u16) -> Config {
    let mut config = Config::default();
    // Counts microseconds.
    config.divider = ((HERTZ / 1_000_000) as u8).into();
    config.top = SWING - 1;
    (config.compare_a, config.compare_b) = (duty, duty);
    config
}
