//! The second core, which does one thing for ever.
//!
//! While the flash is written it stands still: its code is there, too.

use embassy_rp::multicore::{Stack, spawn_core1};
use embassy_rp::peripherals::CORE1;
use static_cell::ConstStaticCell;

/// Below it the memory is guarded: an overflow faults.
#[unsafe(export_name = "SECOND_STACK")]
static STACK: ConstStaticCell<Stack<4_096>> = ConstStaticCell::new(Stack::new());

/// Gives it its work, and what it needs for that. To be called once.
pub(super) fn start<T: Send + 'static>(work: fn(T) -> !, with: T) {
    // SAFETY: no board hands it to anybody else.
    let core = unsafe { CORE1::steal() };
    spawn_core1(core, STACK.take(), move || {
        // Clocks stop only when both sleep deeply: whether they do is for the first to say.
        // SAFETY: the second has this register for itself, and nothing else touches it.
        unsafe { cortex_m::Peripherals::steal() }.SCB.set_sleepdeep();
        work(with)
    });
}
