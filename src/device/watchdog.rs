//! The watchdog: fed by the table's loop alone, so that it bites when that hangs, or
//! whatever it waits for.

use embassy_rp::peripherals::WATCHDOG;
use embassy_rp::watchdog::{ResetReason, Watchdog as Timer};
use embassy_time::Duration;

/// Several times what the loop ever takes: an erase takes 400 ms at most, a code a
/// tenth of a second.
const PATIENCE: Duration = Duration::from_secs(6);
/// How often the loop comes round when nothing happens.
pub(super) const HEARTBEAT: Duration = Duration::from_secs(2);

/// The watchdog, awake.
pub(crate) struct Watchdog(Timer);

impl Watchdog {
    /// From now on it has to be fed. A debugger that halts the processor halts it too.
    pub(crate) fn start() -> Self {
        let mut timer = timer();
        timer.pause_on_debug(true);
        timer.start(PATIENCE);
        Self(timer)
    }

    /// The loop is alive.
    pub(super) fn feed(&mut self) {
        self.0.feed(PATIENCE);
    }

    /// Whether it led to this start.
    pub(super) fn reset_reason(&self) -> Option<ResetReason> {
        self.0.reset_reason()
    }
}

/// Resets everything but the memory, at once.
pub(super) fn bite() -> ! {
    timer().trigger_reset();
    loop {
        cortex_m::asm::nop();
    }
}

fn timer() -> Timer {
    // SAFETY: no board hands it to anybody else; whoever bites ends what others do.
    Timer::new(unsafe { WATCHDOG::steal() })
}
