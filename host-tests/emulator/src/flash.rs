//! The flash chip: bytes, operations that take time, and what is left of one that lost its power.
//!
//! Erasing sets bits, programming clears them, and nothing else changes them. While an operation runs
//! nothing can be read. An operation that is cut short leaves the units before it done, those after
//! it untouched, and in its own unit each bit that was to change has done so with a chance that grows
//! with the time the operation had. Marginal bits, that read differently each time, are not modelled.
//! After a reset without loss of power the chip is taken to wait until the flash is ready.

use crate::config::FlashTimes;
use crate::noise::Noise;

const SECTOR: u32 = 4096;
const BLOCK: u32 = 65536;
const PAGE: u32 = 256;

/// What an operation does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlashAction {
    /// Sets every bit.
    Erase,
    /// Clears the bits that are clear in the data.
    Program,
}

/// One erased sector (or block) or one programmed page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlashOperation {
    /// What was done.
    pub action: FlashAction,
    /// Where, from the start of flash.
    pub offset: u32,
    /// How many bytes.
    pub length: u32,
    /// The cycle at which it began.
    pub start: u64,
    /// The cycle at which it ended, or would have.
    pub end: u64,
}

/// The chip.
#[derive(Clone, Debug)]
pub(crate) struct Flash {
    pub(crate) bytes: Box<[u8]>,
    /// The SSI is set up so that reads of the XIP window reach the flash.
    pub(crate) xip: bool,
    /// What runs now, unit by unit, and the data of a program operation.
    running: Vec<FlashOperation>,
    data: Vec<u8>,
    /// Everything that was begun.
    pub(crate) log: Vec<FlashOperation>,
}

impl Flash {
    pub(crate) fn new(size: usize) -> Self {
        Self {
            bytes: vec![0xff; size].into_boxed_slice(),
            xip: true,
            running: Vec::new(),
            data: Vec::new(),
            log: Vec::new(),
        }
    }

    /// Bytes of the XIP window that can be read now.
    pub(crate) fn window(&self) -> u32 {
        if self.xip && self.running.is_empty() { self.bytes.len() as u32 } else { 0 }
    }

    /// When the operations under way end.
    pub(crate) fn due(&self) -> u64 {
        self.running.last().map_or(u64::MAX, |unit| unit.end)
    }

    fn in_range(&self, offset: u32, length: u32, unit: u32) -> bool {
        offset.is_multiple_of(unit)
            && length.is_multiple_of(unit)
            && u64::from(offset) + u64::from(length) <= self.bytes.len() as u64
    }

    /// Begins to erase. With a block size of 64 KiB whole aligned blocks use the faster command.
    /// `None` if that is not possible; else the end.
    pub(crate) fn erase(
        &mut self,
        offset: u32,
        length: u32,
        block: u32,
        now: u64,
        clock: &Pace,
    ) -> Option<u64> {
        if !self.in_range(offset, length, SECTOR) {
            return None;
        }
        let (mut at, mut start) = (offset, now);
        while at < offset + length {
            let whole = block == BLOCK && at.is_multiple_of(BLOCK) && offset + length - at >= BLOCK;
            let (size, us) = match whole {
                true => (BLOCK, clock.times.block_erase_us),
                false => (SECTOR, clock.times.sector_erase_us),
            };
            start = self.queue(FlashAction::Erase, at, size, start, clock.cycles(us));
            at += size;
        }
        Some(start)
    }

    /// Begins to program.
    pub(crate) fn program(
        &mut self,
        offset: u32,
        data: Vec<u8>,
        now: u64,
        clock: &Pace,
    ) -> Option<u64> {
        let length = data.len() as u32;
        if !self.in_range(offset, length, PAGE) {
            return None;
        }
        self.data = data;
        let mut start = now;
        for at in (offset..offset + length).step_by(PAGE as usize) {
            let cycles = clock.cycles(clock.times.page_program_us);
            start = self.queue(FlashAction::Program, at, PAGE, start, cycles);
        }
        Some(start)
    }

    fn queue(
        &mut self,
        action: FlashAction,
        offset: u32,
        length: u32,
        start: u64,
        cycles: u64,
    ) -> u64 {
        let unit = FlashOperation { action, offset, length, start, end: start + cycles };
        self.running.push(unit);
        self.log.push(unit);
        unit.end
    }

    /// Completes the operations under way.
    pub(crate) fn complete(&mut self) {
        self.stop_at(u64::MAX, &mut Noise::new(0));
    }

    /// The chip is reset at `cycle`, the flash is not: it ends the unit it is at, and is not told to
    /// begin another.
    pub(crate) fn abandon(&mut self, cycle: u64) {
        self.running.retain(|unit| unit.start < cycle);
        self.log.retain(|unit| unit.start < cycle);
        self.complete();
    }

    /// Power fails at `cycle`.
    pub(crate) fn stop_at(&mut self, cycle: u64, noise: &mut Noise) {
        self.log.retain(|unit| unit.start < cycle);
        let first = self.running.first().map_or(0, |unit| unit.offset);
        for unit in std::mem::take(&mut self.running) {
            if unit.start >= cycle {
                break;
            }
            let done = cycle.min(unit.end) - unit.start;
            let of_1024 = (done * 1024 / (unit.end - unit.start).max(1)) as u32;
            let range = unit.offset as usize..(unit.offset + unit.length) as usize;
            for (i, byte) in self.bytes[range].iter_mut().enumerate() {
                let wanted = match unit.action {
                    FlashAction::Erase => 0xff,
                    FlashAction::Program => *byte & self.data[(unit.offset - first) as usize + i],
                };
                for bit in (0..8).map(|n| 1 << n) {
                    if (*byte ^ wanted) & bit != 0 && (of_1024 >= 1024 || noise.chance(of_1024)) {
                        *byte ^= bit;
                    }
                }
            }
        }
        self.data.clear();
    }
}

/// Durations in cycles.
pub(crate) struct Pace {
    pub(crate) times: FlashTimes,
    pub(crate) sys_hz: u32,
}

impl Pace {
    fn cycles(&self, us: u32) -> u64 {
        u64::from(us) * u64::from(self.sys_hz) / 1_000_000
    }
}
