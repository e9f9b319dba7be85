//! What runs above the table: it does not wait for a screen to be drawn.

use embassy_executor::{InterruptExecutor, SendSpawner};
use embassy_rp::interrupt;
use embassy_rp::interrupt::{InterruptExt as _, Priority};

static ABOVE_THE_TABLE: InterruptExecutor = InterruptExecutor::new();

#[interrupt]
unsafe fn SWI_IRQ_0() {
    // SAFETY: this is the handler of the interrupt that the executor was started
    // with, and nothing else calls it.
    unsafe { ABOVE_THE_TABLE.on_interrupt() }
}

/// To be called once.
pub(crate) fn the_table() -> SendSpawner {
    interrupt::SWI_IRQ_0.set_priority(Priority::P3);
    ABOVE_THE_TABLE.start(interrupt::SWI_IRQ_0)
}
