//! The battery, where the board can tell how full it is.

use embassy_executor::Spawner;
use embassy_rp::adc::{Adc, Blocking, Channel};
use embassy_time::Timer;

use super::{EVENTS, Event, Part};

/// What the battery has when it is empty, and when it is full.
const EMPTY_MILLIVOLTS: u32 = 2_800;
const FULL_MILLIVOLTS: u32 = 4_100;
/// What the converter reads at 3.3 V.
const WHOLE: u32 = 4_096;
const READINGS: u32 = 16;
const SECONDS_BETWEEN: u64 = 30;

/// A battery behind a divider.
pub(crate) struct Battery {
    pub(crate) adc: Adc<'static, Blocking>,
    pub(crate) pin: Channel<'static>,
    /// How many times the pin's voltage the battery has.
    pub(crate) times: u32,
}

impl Part for Battery {
    fn start(self, spawner: Spawner) {
        if let Ok(task) = watch(self) {
            spawner.spawn(task);
        }
    }
}

/// Tells the table when the level changes.
#[embassy_executor::task]
async fn watch(mut battery: Battery) -> ! {
    let mut told = None;
    loop {
        let level = battery.level();
        if let Some(level) = level.filter(|_| level != told) {
            EVENTS.send(Event::Battery(level)).await;
            told = Some(level);
        }
        Timer::after_secs(SECONDS_BETWEEN).await;
    }
}

impl Battery {
    /// From 0 to 4; nothing if the converter cannot say.
    fn level(&mut self) -> Option<u8> {
        let mut sum = 0;
        for _ in 0..READINGS {
            sum += u32::from(self.adc.blocking_read(&mut self.pin).ok()?);
        }
        let millivolts = sum / READINGS * 3_300 * self.times / WHOLE;
        let above = millivolts.saturating_sub(EMPTY_MILLIVOLTS);
        Some((above * 5 / (FULL_MILLIVOLTS - EMPTY_MILLIVOLTS)).min(4) as u8)
    }
}
