//! DMA: twelve channels, paced by SPI, by the ADC or by nothing, with chaining, rings, byte swapping
//! and both interrupt lines.
//!
//! An unpaced channel moves one item a cycle; channels do not slow each other or the cores down. A
//! paced channel moves items as soon as its peripheral asks. A transfer of no items completes at
//! once, as embassy relies on; nothing published confirms it for silicon, so avoid such transfers.
//! The sniffer, the pacing timers and requests of peripherals that are not modelled are refused.

use crate::bus::{Bus, Deadline, Width};
use crate::cpu::Trap;
use crate::register::Write;

const CHANNELS: usize = 12;
const ENABLE: u32 = 1;
const INCREMENT_READ: u32 = 1 << 4;
const INCREMENT_WRITE: u32 = 1 << 5;
const RING_WRITE: u32 = 1 << 10;
const QUIET: u32 = 1 << 21;
const SWAP: u32 = 1 << 22;
const SNIFF: u32 = 1 << 23;
const BUSY: u32 = 1 << 24;
const WRITE_ERROR: u32 = 1 << 29;
const READ_ERROR: u32 = 1 << 30;
const BUS_ERROR: u32 = 1 << 31;
const SETTINGS: u32 = 0x00ff_ffff;
/// Request numbers.
const SPI0_TX: u32 = 16;
const ADC: u32 = 36;
const UNPACED: u32 = 63;

#[derive(Clone, Copy, Debug, Default)]
struct Channel {
    read: u32,
    write: u32,
    count: u32,
    reload: u32,
    ctrl: u32,
    /// When an unpaced channel moves its next item.
    next: u64,
}

impl Channel {
    fn request(&self) -> u32 {
        self.ctrl >> 15 & 63
    }
}

/// The DMA block.
#[derive(Clone, Debug, Default)]
pub(crate) struct Dma {
    channel: [Channel; CHANNELS],
    /// Channels at work, one bit each.
    busy: u32,
    intr: u32,
    inte: [u32; 2],
    intf: [u32; 2],
}

impl Dma {
    /// The two interrupt lines.
    pub(crate) fn lines(&self) -> u32 {
        let line = |n: usize| u32::from(self.intr & self.inte[n] | self.intf[n] != 0) << n;
        line(0) | line(1)
    }

    pub(crate) fn idle(&self) -> bool {
        self.busy == 0
    }

    fn at_work(&self) -> impl Iterator<Item = usize> + use<> {
        let busy = self.busy;
        (0..CHANNELS).filter(move |n| busy >> n & 1 != 0)
    }

    /// When the next unpaced channel is done.
    fn due(&self) -> u64 {
        let ends = self.at_work().map(|n| self.channel[n]).filter(|c| c.request() == UNPACED);
        ends.map(|c| c.next + u64::from(c.count.saturating_sub(1))).min().unwrap_or(u64::MAX)
    }

    /// How many frames an SPI may send before a channel that feeds it is done, or zero if one reads
    /// from it and must be served at each; `None` if no channel cares.
    pub(crate) fn frames_to_go(&self, spi: usize) -> Option<u32> {
        let transmit = SPI0_TX + 2 * spi as u32;
        let mut least = None;
        for n in self.at_work() {
            let c = &self.channel[n];
            if c.request() == transmit {
                let more = c.count.saturating_sub(1);
                least = Some(least.map_or(more, |l: u32| l.min(more)));
            } else if c.request() == transmit + 1 {
                return Some(0);
            }
        }
        least
    }

    pub(crate) fn read(&self, offset: u32) -> Option<u32> {
        if let Some(c) = self.channel.get(offset as usize / 0x40) {
            return Some(match offset & 0x3c {
                0x00 | 0x14 | 0x28 | 0x3c => c.read,
                0x04 | 0x18 | 0x2c | 0x34 => c.write,
                0x08 | 0x1c | 0x24 | 0x38 => c.count,
                _ => c.ctrl,
            });
        }
        Some(match offset {
            0x400 => self.intr,
            0x404 => self.inte[0],
            0x408 => self.intf[0],
            0x40c => self.intr & self.inte[0] | self.intf[0],
            0x414 => self.inte[1],
            0x418 => self.intf[1],
            0x41c => self.intr & self.inte[1] | self.intf[1],
            0x430 | 0x440 | 0x444 => 0,
            0x448 => CHANNELS as u32,
            _ => return None,
        })
    }
}

impl Bus {
    /// A register of the DMA block.
    pub(crate) fn write_dma(&mut self, offset: u32, w: Write) -> Option<()> {
        if (offset as usize) < CHANNELS * 0x40 {
            let n = offset as usize / 0x40;
            let c = &mut self.dma.channel[n];
            let value = match offset & 0x3c {
                0x00 | 0x14 | 0x28 | 0x3c => {
                    c.read = w.onto(c.read);
                    c.read
                }
                0x04 | 0x18 | 0x2c | 0x34 => {
                    c.write = w.onto(c.write);
                    c.write
                }
                0x08 | 0x1c | 0x24 | 0x38 => {
                    c.reload = w.onto(c.reload);
                    c.reload
                }
                _ => {
                    let ctrl = w.onto(c.ctrl);
                    if ctrl & SNIFF != 0 {
                        return None;
                    }
                    let errors = c.ctrl & (READ_ERROR | WRITE_ERROR) & !ctrl;
                    c.ctrl = ctrl & SETTINGS | c.ctrl & BUSY | errors;
                    ctrl
                }
            };
            // The fourth register of each alias is the trigger; a zero written there does nothing.
            if offset & 0xc == 0xc && value != 0 {
                return self.start_channel(n);
            }
            return Some(());
        }
        match offset {
            0x400 | 0x40c | 0x41c => self.dma.intr &= !w.value,
            0x404 => self.dma.inte[0] = w.onto(self.dma.inte[0]) & 0xfff,
            0x408 => self.dma.intf[0] = w.onto(self.dma.intf[0]) & 0xfff,
            0x414 => self.dma.inte[1] = w.onto(self.dma.inte[1]) & 0xfff,
            0x418 => self.dma.intf[1] = w.onto(self.dma.intf[1]) & 0xfff,
            0x430 => {
                for n in (0..CHANNELS).filter(|n| w.value >> n & 1 != 0) {
                    self.start_channel(n)?;
                }
            }
            0x444 => {
                for n in (0..CHANNELS).filter(|n| w.value >> n & 1 != 0) {
                    self.dma.channel[n].ctrl &= !BUSY;
                    self.dma.busy &= !(1 << n);
                }
                self.set_deadline(Deadline::Dma, self.dma.due());
            }
            _ => return None,
        }
        Some(())
    }

    fn start_channel(&mut self, n: usize) -> Option<()> {
        let now = self.now;
        let c = &mut self.dma.channel[n];
        if c.ctrl & ENABLE == 0 || c.ctrl & BUSY != 0 {
            return Some(());
        }
        if !matches!(c.request(), 16..=19 | ADC | UNPACED) || c.ctrl >> 2 & 3 == 3 {
            return None;
        }
        c.count = c.reload;
        c.next = now + 1;
        c.ctrl |= BUSY;
        self.dma.busy |= 1 << n;
        self.run_dma();
        Some(())
    }

    fn requested(&self, request: u32) -> bool {
        match request {
            16 => self.spi[0].wants_data(),
            17 => self.spi[0].has_data(),
            18 => self.spi[1].wants_data(),
            19 => self.spi[1].has_data(),
            ADC => self.adc.request(),
            _ => false,
        }
    }

    /// Moves whatever can be moved now.
    pub(crate) fn run_dma(&mut self) {
        for n in self.dma.at_work() {
            while self.dma.channel[n].count != 0 {
                let c = self.dma.channel[n];
                let ready = match c.request() {
                    UNPACED => c.next <= self.now,
                    request => self.requested(request),
                };
                if !ready {
                    break;
                }
                if let Err((trap, error)) = self.move_item(&c) {
                    self.dma.busy &= !(1 << n);
                    self.dma.channel[n].ctrl &= !BUSY;
                    if trap == Trap::Fault {
                        self.fault_address = None; // no core takes this one
                        let c = &mut self.dma.channel[n];
                        c.ctrl |= BUS_ERROR | error;
                    }
                    break;
                }
                let c = &mut self.dma.channel[n];
                let size = 1 << (c.ctrl >> 2 & 3);
                if c.ctrl & INCREMENT_READ != 0 {
                    c.read = advance(c.read, size, c.ctrl, c.ctrl & RING_WRITE == 0);
                }
                if c.ctrl & INCREMENT_WRITE != 0 {
                    c.write = advance(c.write, size, c.ctrl, c.ctrl & RING_WRITE != 0);
                }
                c.count -= 1;
                c.next += 1;
            }
            if self.dma.busy >> n & 1 != 0 && self.dma.channel[n].count == 0 {
                self.end_channel(n);
            }
        }
        let due = self.dma.due();
        self.set_dma_deadlines(due);
    }

    fn end_channel(&mut self, n: usize) {
        let c = &mut self.dma.channel[n];
        c.ctrl &= !BUSY;
        self.dma.busy &= !(1 << n);
        if c.ctrl & QUIET == 0 {
            self.dma.intr |= 1 << n;
        }
        let next = (c.ctrl >> 11 & 15) as usize;
        if next != n && next < CHANNELS && self.start_channel(next).is_none() {
            self.refuse(0x5000_0000 + 0x40 * next as u32 + 0xc, None);
        }
    }

    fn move_item(&mut self, c: &Channel) -> Result<(), (Trap, u32)> {
        let width = match c.ctrl >> 2 & 3 {
            0 => Width::Byte,
            1 => Width::Half,
            _ => Width::Word,
        };
        let item = self.dma_load(c.read, width).map_err(|trap| (trap, READ_ERROR))?;
        let item = match (c.ctrl & SWAP, width) {
            (0, _) | (_, Width::Byte) => item,
            (_, Width::Half) => u32::from((item as u16).swap_bytes()),
            (_, Width::Word) => item.swap_bytes(),
        };
        self.dma_store(c.write, width, item).map_err(|trap| (trap, WRITE_ERROR))
    }
}

/// The next address; within the ring if this is the side that has one.
fn advance(address: u32, size: u32, ctrl: u32, ringed: bool) -> u32 {
    let next = address.wrapping_add(size);
    match ctrl >> 6 & 15 {
        bits @ 1.. if ringed => {
            let mask = (1 << bits) - 1;
            address & !mask | next & mask
        }
        _ => next,
    }
}
