//! SPI0 and SPI1 (PL022) as masters: FIFOs of eight frames, and a shifter that takes as long as the
//! prescalers say.
//!
//! A frame lasts its bits times CPSDVSR times (1 + SCR) cycles of clk_peri. With SPH = 0 the PL022
//! raises its own select between frames even when the FIFO holds more, which costs two bit times a
//! frame (seen on silicon: pico-examples #285, pico-sdk #292); with SPH = 1 frames follow each other.
//! The input reads zero.

use crate::register::Write;
use std::collections::VecDeque;

const DEPTH: usize = 8;

/// What one SPI has sent since the last mark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SpiTraffic {
    /// Frames, of eight bits unless the firmware chose otherwise.
    pub frames: u64,
    /// The cycle at which the first of them began.
    pub first_bit: Option<u64>,
    /// The cycle at which the last of them ended.
    pub last_bit: Option<u64>,
    /// Cycles in which a bit was on the line.
    pub busy: u64,
}

/// One frame as it left the chip.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    pub(crate) value: u16,
    pub(crate) bits: u32,
    pub(crate) start: u64,
    pub(crate) end: u64,
    /// Mode 0 or 3: data is taken on the rising edge.
    pub(crate) rising: bool,
}

/// One SPI block.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spi {
    cr0: u32,
    cr1: u32,
    cpsr: u32,
    imsc: u32,
    /// Receive overrun, the only sticky flag.
    overrun: bool,
    dmacr: u32,
    tx: VecDeque<u16>,
    rx: VecDeque<u16>,
    shifting: Option<(u16, u64)>,
    ends: u64,
    /// The earliest start of the next frame.
    free: u64,
    /// System cycles a bit, numerator and denominator.
    per_bit: (u64, u64),
    pub(crate) traffic: SpiTraffic,
}

impl Spi {
    /// A reset of the block: what has been counted stays.
    pub(crate) fn reset(&mut self) {
        *self = Self { traffic: self.traffic, ..Self::default() };
    }

    /// After a change of prescalers or clocks.
    pub(crate) fn retune(&mut self, sys_hz: u32, peri_hz: u32) {
        let divide = u64::from(self.cpsr.max(2)) * u64::from((self.cr0 >> 8 & 255) + 1);
        self.per_bit = (divide * u64::from(sys_hz), u64::from(peri_hz));
    }

    fn bits(&self, bits: u64) -> u64 {
        (bits * self.per_bit.0).div_ceil(self.per_bit.1.max(1))
    }

    /// Cycles from the start of one frame to the start of the next when the FIFO does not run dry.
    pub(crate) fn frame_cycles(&self) -> u64 {
        let gap = if self.cr0 & 0x80 == 0 { 2 } else { 0 };
        self.bits(u64::from(self.cr0 & 15) + 1 + gap)
    }

    /// The cycle at which the frame under way ends.
    pub(crate) fn due(&self) -> u64 {
        if self.shifting.is_some() { self.ends } else { u64::MAX }
    }

    /// True if somebody wants to hear of each frame.
    pub(crate) fn interrupts(&self) -> bool {
        self.imsc != 0
    }

    pub(crate) fn line(&self) -> bool {
        self.ris() & self.imsc != 0
    }

    fn ris(&self) -> u32 {
        u32::from(self.overrun)
            | u32::from(self.rx.len() >= DEPTH / 2) << 2
            | u32::from(self.tx.len() <= DEPTH / 2) << 3
    }

    /// The DMA requests.
    pub(crate) fn wants_data(&self) -> bool {
        self.dmacr & 2 != 0 && self.tx.len() < DEPTH
    }

    pub(crate) fn has_data(&self) -> bool {
        self.dmacr & 1 != 0 && !self.rx.is_empty()
    }

    /// Queues a frame, as a write to the data register does; lost if there is no room.
    pub(crate) fn push(&mut self, value: u32, now: u64) {
        if self.tx.len() < DEPTH {
            let bits = (self.cr0 & 15) + 1;
            self.tx.push_back((value & ((1 << bits) - 1)) as u16);
            self.start(now);
        }
    }

    /// False if clk_peri does not run: a frame would never end.
    pub(crate) fn clocked(&self) -> bool {
        self.per_bit.1 != 0
    }

    /// Begins the next frame if there is one.
    pub(crate) fn start(&mut self, now: u64) {
        if self.shifting.is_none()
            && self.cr1 & 2 != 0
            && let Some(value) = self.tx.pop_front()
        {
            let start = now.max(self.free);
            self.ends = start + self.bits(u64::from(self.cr0 & 15) + 1);
            self.free = start + self.frame_cycles();
            self.shifting = Some((value, start));
        }
    }

    /// Ends the frame under way and begins the next.
    pub(crate) fn finish(&mut self) -> Option<Frame> {
        let (value, start) = self.shifting.take()?;
        let end = self.ends;
        self.traffic.frames += 1;
        self.traffic.first_bit.get_or_insert(start);
        self.traffic.last_bit = Some(end);
        self.traffic.busy += end - start;
        if self.rx.len() < DEPTH {
            self.rx.push_back(0);
        } else {
            self.overrun = true;
        }
        self.start(end);
        // SPO and SPH equal: modes 0 and 3.
        let rising = (self.cr0 >> 6 ^ self.cr0 >> 7) & 1 == 0;
        Some(Frame { value, bits: (self.cr0 & 15) + 1, start, end, rising })
    }

    pub(crate) fn read(&mut self, offset: u32) -> Option<u32> {
        Some(match offset {
            0x00 => self.cr0,
            0x04 => self.cr1,
            0x08 => self.rx.pop_front().unwrap_or(0).into(),
            0x0c => {
                let busy = self.shifting.is_some() || !self.tx.is_empty();
                u32::from(self.tx.is_empty())
                    | u32::from(self.tx.len() < DEPTH) << 1
                    | u32::from(!self.rx.is_empty()) << 2
                    | u32::from(self.rx.len() >= DEPTH) << 3
                    | u32::from(busy) << 4
            }
            0x10 => self.cpsr,
            0x14 => self.imsc,
            0x18 => self.ris(),
            0x1c => self.ris() & self.imsc,
            0x24 => self.dmacr,
            0xfe0 => 0x22,
            0xfe4 => 0x10,
            0xfe8 => 0x34,
            0xfec => 0x00,
            _ => return None,
        })
    }

    pub(crate) fn write(&mut self, offset: u32, w: Write, now: u64) -> Option<()> {
        match offset {
            // Only Motorola frames; other formats are refused.
            0x00 if w.onto(self.cr0) & 0x30 == 0 => self.cr0 = w.onto(self.cr0) & 0xffff,
            // Slave mode and loop-back are refused.
            0x04 if w.onto(self.cr1) & !2 == 0 => self.cr1 = w.onto(self.cr1),
            0x08 if self.clocked() => self.push(w.value, now),
            0x10 => self.cpsr = w.onto(self.cpsr) & 0xfe,
            0x14 => self.imsc = w.onto(self.imsc) & 15,
            0x20 => self.overrun &= w.value & 1 == 0,
            0x24 => self.dmacr = w.onto(self.dmacr) & 3,
            _ => return None,
        }
        self.start(now);
        Some(())
    }
}
