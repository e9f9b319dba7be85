//! The save area at the end of flash.
//!
//! While a page is programmed or a sector erased nothing can be read from flash, so
//! code in flash stands still and every interrupt waits: about a millisecond for a
//! decision, 45 for an erase (400 at most), which happens only when nobody waits.

use core::ops::Range;

use agent_x::journal::{Found, Store};
use embassy_rp::flash::{Blocking, Flash};
use embassy_rp::peripherals::FLASH;

/// As `memory.x` has it.
const SIZE: usize = 2 * 1024 * 1024;

/// The store on this flash.
pub(super) type Saves = Store<Flash<'static, FLASH, Blocking, SIZE>>;

unsafe extern "C" {
    static _storage_start: u8;
    static _storage_end: u8;
}

/// Where saves go, from the beginning of flash.
fn area() -> Range<u32> {
    // The linker gives distances as if they were addresses.
    (&raw const _storage_start) as u32..(&raw const _storage_end) as u32
}

/// Reads the save area; nothing if the flash does not let it be read.
pub(super) fn open() -> Option<(Saves, Found)> {
    // SAFETY: this is called once, and no board hands the flash to anybody else.
    let flash = unsafe { FLASH::steal() };
    Store::open(Flash::new_blocking(flash), area()).ok()
}
