//! The interrupt controller of one core with the system exceptions beside it: what is pending,
//! enabled and active, and which of it goes first.
//!
//! Interrupt lines are level-sensitive: a line that is high pends its interrupt unless that one is
//! being handled, and pends it again if it is still high when the handler returns.

/// Exception numbers.
pub(crate) const HARD_FAULT: u32 = 3;
const SV_CALL: u32 = 11;
const PEND_SV: u32 = 14;
const SYS_TICK: u32 = 15;
const FIRST_IRQ: u32 = 16;

/// Interrupt numbers of the chip.
pub(crate) mod irq {
    pub(crate) const TIMER: u32 = 0;
    pub(crate) const DMA: u32 = 11;
    pub(crate) const IO_BANK0: u32 = 13;
    pub(crate) const SIO_PROC0: u32 = 15;
    pub(crate) const SPI: u32 = 18;
    pub(crate) const ADC: u32 = 22;
}

/// NVIC and SCB state of one core.
#[derive(Clone, Debug, Default)]
pub(crate) struct Nvic {
    pub(crate) enabled: u32,
    pub(crate) pending: u32,
    lines: u32,
    active: u64,
    priority: [u8; 32],
    sv_call: bool,
    pend_sv: bool,
    sys_tick: bool,
    shpr: [u32; 2],
    pub(crate) vtor: u32,
    scr: u32,
}

impl Nvic {
    /// The interrupt lines as the peripherals drive them now.
    pub(crate) fn set_lines(&mut self, lines: u32) {
        let rising = lines & !self.lines;
        let handled = (self.active >> FIRST_IRQ) as u32;
        self.pending |= lines & (!handled | rising);
        self.lines = lines;
    }

    pub(crate) fn pend_supervisor_call(&mut self) {
        self.sv_call = true;
    }

    pub(crate) fn pend_sys_tick(&mut self) {
        self.sys_tick = true;
    }

    fn priority_of(&self, exception: u32) -> i32 {
        match exception {
            0..=HARD_FAULT => exception as i32 - 4,
            SV_CALL => (self.shpr[0] >> 24 & 0xc0) as i32,
            PEND_SV => (self.shpr[1] >> 16 & 0xc0) as i32,
            SYS_TICK => (self.shpr[1] >> 24 & 0xc0) as i32,
            _ => self.priority[(exception - FIRST_IRQ) as usize & 31].into(),
        }
    }

    fn running_priority(&self) -> i32 {
        let mut left = self.active;
        let mut lowest = 256;
        while left != 0 {
            lowest = lowest.min(self.priority_of(left.trailing_zeros()));
            left &= left - 1;
        }
        lowest
    }

    /// True if anything could be taken were there no masks: a cheap first look.
    #[inline]
    pub(crate) fn waiting(&self) -> bool {
        self.pending & self.enabled != 0 || self.sv_call || self.pend_sv || self.sys_tick
    }

    /// The exception to take now: of higher priority than what runs; among equals the lowest number.
    pub(crate) fn candidate(&self, primask: bool) -> Option<u32> {
        if primask || !self.waiting() {
            return None;
        }
        let mut best = (self.running_priority(), None);
        let system = [(self.sv_call, SV_CALL), (self.pend_sv, PEND_SV), (self.sys_tick, SYS_TICK)];
        for exception in system.into_iter().filter(|s| s.0).map(|s| s.1) {
            let priority = self.priority_of(exception);
            if priority < best.0 {
                best = (priority, Some(exception));
            }
        }
        let mut left = self.pending & self.enabled;
        while left != 0 {
            let irq = left.trailing_zeros();
            let priority = self.priority[irq as usize].into();
            if priority < best.0 {
                best = (priority, Some(irq + FIRST_IRQ));
            }
            left &= left - 1;
        }
        best.1
    }

    pub(crate) fn activate(&mut self, exception: u32) {
        self.active |= 1 << exception;
        match exception {
            SV_CALL => self.sv_call = false,
            PEND_SV => self.pend_sv = false,
            SYS_TICK => self.sys_tick = false,
            FIRST_IRQ.. => self.pending &= !(1 << (exception - FIRST_IRQ)),
            _ => {}
        }
    }

    pub(crate) fn deactivate(&mut self, exception: u32) {
        self.active &= !(1 << exception);
        if exception >= FIRST_IRQ {
            self.pending |= self.lines & 1 << (exception - FIRST_IRQ);
        }
    }

    pub(crate) fn is_active(&self, exception: u32) -> bool {
        self.active >> exception & 1 != 0
    }

    /// SCR.SEVONPEND: an interrupt becoming pending wakes `WFE` even when it is masked.
    pub(crate) fn event_on_pend(&self) -> bool {
        self.scr & 1 << 4 != 0
    }

    /// Reads a register at 0xe000_0000 + `offset`.
    pub(crate) fn read(&self, offset: u32) -> Option<u32> {
        Some(match offset {
            0xe100 | 0xe180 => self.enabled,
            0xe200 | 0xe280 => self.pending,
            0xe400..=0xe41c => {
                let first = (offset - 0xe400) as usize & 28;
                u32::from_le_bytes([0, 1, 2, 3].map(|lane| self.priority[first + lane]))
            }
            0xed00 => 0x410c_c601,
            0xed04 => {
                let running = (0..48).rev().find(|&e| self.is_active(e)).unwrap_or(0);
                u32::from(self.pend_sv) << 28
                    | u32::from(self.sys_tick) << 26
                    | u32::from(self.pending & self.enabled != 0) << 22
                    | running
            }
            0xed08 => self.vtor,
            0xed0c => 0xfa05_0000,
            0xed10 => self.scr,
            0xed14 => 0x208,
            0xed1c => self.shpr[0],
            0xed20 => self.shpr[1],
            0xed24 => u32::from(self.sv_call) << 15,
            _ => return None,
        })
    }

    /// Writes a register. Priority registers take words only, as the architecture demands.
    pub(crate) fn write(&mut self, offset: u32, value: u32) -> Option<()> {
        match offset {
            0xe100 => self.enabled |= value,
            0xe180 => self.enabled &= !value,
            0xe200 => self.pending |= value,
            0xe280 => self.pending &= !value,
            0xe400..=0xe41c => {
                let first = (offset - 0xe400) as usize & 28;
                for (lane, byte) in value.to_le_bytes().into_iter().enumerate() {
                    self.priority[first + lane] = byte & 0xc0;
                }
            }
            0xed04 => {
                self.pend_sv = (self.pend_sv || value & 1 << 28 != 0) && value & 1 << 27 == 0;
                self.sys_tick = (self.sys_tick || value & 1 << 26 != 0) && value & 1 << 25 == 0;
                if value & 1 << 31 != 0 {
                    return None; // NMI
                }
            }
            0xed08 => self.vtor = value & !0xff,
            // SLEEPDEEP is kept; sleeping on exit from a handler is not modelled.
            0xed10 if value & !0x14 == 0 => self.scr = value,
            0xed1c => self.shpr[0] = value & 0xc000_0000,
            0xed20 => self.shpr[1] = value & 0xc0c0_0000,
            _ => return None,
        }
        Some(())
    }
}
