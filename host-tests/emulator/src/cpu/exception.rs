//! Entering and leaving exceptions: the stacked frame, tail-chaining, HardFault and lock-up.

use super::{Core, Sleep, Trap};
use crate::bus::Bus;
use crate::nvic::HARD_FAULT;

/// From the request to the first instruction of the handler, with zero-wait-state memory.
const ENTRY_CYCLES: u32 = 15;
/// From the return to the first instruction of what was interrupted.
const EXIT_CYCLES: u32 = 13;
/// From one handler to the next without unstacking in between.
const TAIL_CHAIN_CYCLES: u32 = 6;

impl Core {
    pub(super) fn use_process_stack(&mut self, process: bool) {
        if process != self.process_stack {
            std::mem::swap(&mut self.r[13], &mut self.other_sp);
            self.process_stack = process;
        }
    }

    /// Stacks a frame that returns to `r[15]` and continues in the handler of `number`. A frame that
    /// cannot be stacked locks the core up, as nothing could ever return from it.
    pub(crate) fn enter(&mut self, bus: &mut Bus, number: u32) {
        let handler = self.ipsr != 0;
        let on_process_stack = self.process_stack;
        let padding = self.r[13] >> 2 & 1;
        let sp = self.r[13].wrapping_sub(32) & !7;
        let frame = [
            self.r[0],
            self.r[1],
            self.r[2],
            self.r[3],
            self.r[12],
            self.r[14],
            self.r[15],
            self.xpsr() | padding << 9,
        ];
        for (i, word) in (0..).zip(frame) {
            if bus.store32(sp.wrapping_add(4 * i), word).is_err() {
                self.locked = true;
                bus.now += u64::from(ENTRY_CYCLES);
                return;
            }
        }
        self.r[13] = sp;
        self.note_stack();
        self.use_process_stack(false);
        self.r[14] = match (handler, on_process_stack) {
            (true, _) => 0xffff_fff1,
            (false, true) => 0xffff_fffd,
            (false, false) => 0xffff_fff9,
        };
        self.vector(bus, number);
        bus.now += u64::from(ENTRY_CYCLES);
    }

    /// Jumps to a handler and marks it active.
    fn vector(&mut self, bus: &mut Bus, number: u32) {
        bus.nvic[self.id].activate(number);
        self.ipsr = number;
        self.sleep = Sleep::Awake;
        bus.event[self.id] = true;
        match bus.load32(bus.nvic[self.id].vtor.wrapping_add(4 * number)) {
            Ok(target) if target & 1 != 0 => self.r[15] = target & !1,
            _ => self.locked = true,
        }
        bus.refresh_interrupts();
    }

    /// Returns from an exception, or goes straight to the next one that waits.
    pub(super) fn leave(&mut self, bus: &mut Bus, exc_return: u32) -> Result<u32, Trap> {
        let id = self.id;
        bus.nvic[id].deactivate(self.ipsr);
        bus.event[id] = true;
        bus.refresh_interrupts();
        bus.attend();
        if let Some(next) = bus.nvic[id].candidate(self.primask) {
            self.r[14] = exc_return;
            self.vector(bus, next);
            return Ok(TAIL_CHAIN_CYCLES);
        }
        self.use_process_stack(exc_return & 0xf == 0xd);
        let sp = self.r[13];
        let mut frame = [0; 8];
        for (i, word) in (0..).zip(&mut frame) {
            *word = bus.load32(sp.wrapping_add(4 * i))?;
        }
        self.r[..4].copy_from_slice(&frame[..4]);
        self.r[12] = frame[4];
        self.r[14] = frame[5];
        self.r[15] = frame[6] & !1;
        let xpsr = frame[7];
        self.r[13] = sp.wrapping_add(32 + (xpsr >> 9 & 1) * 4);
        self.set_flags(xpsr >> 28);
        self.ipsr = xpsr & 0x3f;
        Ok(EXIT_CYCLES)
    }

    /// Takes HardFault for the instruction at `r[15]`. A second one locks the core up.
    pub(crate) fn fault(&mut self, bus: &mut Bus) {
        if bus.nvic[self.id].is_active(HARD_FAULT) {
            self.locked = true;
        } else {
            self.enter(bus, HARD_FAULT);
        }
    }
}
