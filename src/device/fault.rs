//! Faults: a few words about them in RAM that no reset clears, and the reset.
//!
//! | what | who notices | what is left of it |
//! |---|---|---|
//! | panic | the handler below | where: 16 bits of the file's hash, 16 of the line |
//! | an access or instruction that is none | the processor: `HardFault` | the program counter |
//! | an overflow of the stack, which leaves the memory | the processor; where it cannot even say so, the watchdog | the program counter, or nothing |
//! | a loop that does not end | the watchdog | nothing |
//!
//! Nothing about the game is among it (P7).

use core::arch::naked_asm;
use core::panic::{Location, PanicInfo};
use core::ptr;
use core::sync::atomic::{AtomicBool, Ordering};

use agent_x::table::{Cause, Fault};
use defmt::error;
use embassy_rp::watchdog::ResetReason;

use super::watchdog;

unsafe extern "C" {
    /// The memory that `memory.x` sets aside.
    static mut _panic_dump_start: [u32; 4];
    static _panic_dump_end: u8;
}

fn read() -> Option<Fault> {
    // SAFETY: the memory is there, aligned and nobody else's; any bits are words.
    Fault::from_words(unsafe { ptr::read_volatile(&raw const _panic_dump_start) })
}

fn write(words: [u32; 4]) {
    // SAFETY: as above.
    unsafe { ptr::write_volatile(&raw mut _panic_dump_start, words) }
}

/// The fault that led to this start, if one did. Nobody is told of it twice.
pub(super) fn take(reset: Option<ResetReason>) -> Option<Fault> {
    let before = read();
    let fault = match before {
        Some(fault) if !fault.told => fault,
        _ if reset == Some(ResetReason::TimedOut) => Fault::new(Cause::Hang, 0, before),
        _ => return None,
    };
    write(Fault { told: true, ..fault }.to_words());
    Some(fault)
}

/// The game went on: what comes next is not in a row with what was.
pub(super) fn forget() {
    write([0; 4]);
}

/// Leaves word of a fault, and how many there were in a row.
fn leave(cause: Cause, place: u32) {
    write(Fault::new(cause, place, read()).to_words());
}

#[panic_handler]
fn panic(info: &PanicInfo<'_>) -> ! {
    /// Whoever logs may panic.
    static AGAIN: AtomicBool = AtomicBool::new(false);
    cortex_m::interrupt::disable();
    if !AGAIN.load(Ordering::Relaxed) {
        AGAIN.store(true, Ordering::Relaxed);
        let place = info.location();
        leave(Cause::Panic, place.map_or(0, hash));
        if let Some(place) = place {
            error!("panic at {}:{}", place.file(), place.line());
        }
    }
    watchdog::bite()
}

/// File and line in a word (FNV-1a).
fn hash(place: &Location<'_>) -> u32 {
    let mix = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    let file = place.file().bytes().fold(0x811c_9dc5, mix);
    file << 16 | place.line() & 0xffff
}

/// Called by the processor. Its stack may be the very fault, so it gets another: the
/// end of the memory that is set aside, where nothing else is after the start.
#[unsafe(naked)]
#[unsafe(export_name = "HardFault")]
#[unsafe(link_section = ".HardFault.user")]
unsafe extern "C" fn hard_fault() -> ! {
    naked_asm!(
        "mrs r0, msp",
        "ldr r1, 1f",
        "msr msp, r1",
        "ldr r1, 2f",
        "bx r1",
        ".p2align 2",
        "1: .word {stack}",
        "2: .word {leave}",
        stack = sym _panic_dump_end,
        leave = sym leave_hard_fault,
    )
}

/// What the processor put on the stack, if it could: eight words, the seventh of which
/// is the address of the instruction.
extern "C" fn leave_hard_fault(frame: *const u32) -> ! {
    /// All of RAM but the last eight words.
    const WITHIN: core::ops::Range<usize> = 0x2000_0000..0x2004_1fe0;
    let there = WITHIN.contains(&frame.addr()) && frame.is_aligned();
    // SAFETY: it is an aligned address in RAM.
    let place = if there { unsafe { ptr::read_volatile(frame.add(6)) } } else { 0 };
    leave(Cause::HardFault, place);
    watchdog::bite()
}
