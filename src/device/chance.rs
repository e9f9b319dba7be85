//! The ring oscillator: a bit at a time.

use cortex_m::asm;
use embassy_rp::pac::ROSC;

/// Between two bits, in cycles: read faster, one bit tells too much of the next.
const APART: u32 = 128;

/// The next bit, good or bad: the library judges.
pub(super) fn bit() -> bool {
    asm::delay(APART);
    ROSC.randombit().read().randombit()
}
