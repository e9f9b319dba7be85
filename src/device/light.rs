//! The backlight. It is dark until the first screen is on the panel (P6).

use agent_x::table::{Settings, Shown};
use embassy_executor::Spawner;
use embassy_rp::pwm::{Config, Pwm};
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::{Duration, with_timeout};

use super::clocks::HERTZ;

/// Counts of one period: 20 kHz, which nobody sees or hears.
const PERIOD: u16 = (HERTZ / 20_000) as u16;
/// Between two steps of a light that goes down.
const STEP: Duration = Duration::from_millis(16);

static GOAL: Signal<CriticalSectionRawMutex, u16> = Signal::new();

/// A light whose brightness follows the pin's duty.
pub(crate) struct Light(Pwm<'static>);

impl Light {
    /// How the slice of a dark light is set up.
    pub(crate) fn dark() -> Config {
        brightness(0)
    }

    /// Takes the pin over.
    pub(crate) const fn new(pwm: Pwm<'static>) -> Self {
        Self(pwm)
    }

    /// Starts its task.
    pub(crate) fn start(self, spawner: Spawner) {
        if let Ok(task) = shine(self) {
            spawner.spawn(task);
        }
    }
}

/// As bright as the settings say, or a quarter of that, or dark. Eyes find equal steps of
/// squares equal.
pub(super) fn shine_at(settings: Settings, shown: &Shown) {
    let light = u32::from(settings.light.min(Settings::BRIGHTEST));
    let duty = u32::from(PERIOD) * light * light / u32::from(Settings::BRIGHTEST).pow(2);
    GOAL.signal(match shown {
        Shown { asleep: true, .. } => 0,
        Shown { dim: true, .. } => duty / 4,
        _ => duty,
    } as u16);
}

/// Up at once, down gently.
#[embassy_executor::task]
async fn shine(light: Light) -> ! {
    let Light(mut pwm) = light;
    let (mut now, mut goal) = (0_u16, 0);
    loop {
        if now > goal {
            now -= (now - goal).div_ceil(8);
            pwm.set_config(&brightness(now));
            goal = with_timeout(STEP, GOAL.wait()).await.unwrap_or(goal);
        } else {
            if now != goal {
                now = goal;
                pwm.set_config(&brightness(now));
            }
            goal = GOAL.wait().await;
        }
    }
}

fn brightness(duty: u16) -> Config {
    let mut config = Config::default();
    config.top = PERIOD - 1;
    // Only one of the two has a pin.
    (config.compare_a, config.compare_b) = (duty, duty);
    config
}
