//! Why a run ended before it was told to: every way in which the emulated chip refuses to go on.

use std::fmt;

/// One access to the bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// The address as it stood on the bus.
    pub address: u32,
    /// The value of a write; `None` for a read.
    pub written: Option<u32>,
    /// The core that made it (core 0 for a DMA channel and for an access from outside).
    pub core: usize,
    /// The instruction that made it, or that was running.
    pub pc: u32,
    /// When.
    pub cycle: u64,
}

impl fmt::Display for Access {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.written {
            Some(value) => write!(f, "write of {value:#010x} to {:#010x}", self.address)?,
            None => write!(f, "read of {:#010x}", self.address)?,
        }
        write!(f, " by core {} at pc {:#010x}, cycle {}", self.core, self.pc, self.cycle)
    }
}

/// Why a run ended early. Errors as values: nothing in this crate panics because of what firmware does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// A register, or a value of one, that this emulator does not know.
    Unmodelled(Access),
    /// A peripheral was touched while it is held in reset.
    InReset(Access),
    /// Flash was read or executed while it is being erased or programmed, or is not in XIP mode.
    FlashBusy(Access),
    /// An interrupt that would run from flash arrived while the ROM was writing to flash.
    InterruptDuringFlash {
        /// The core that was writing.
        core: usize,
        /// When the operation ended.
        cycle: u64,
    },
    /// The ROM was asked to erase or program outside the flash or off its page boundaries.
    FlashRange {
        /// Offset into flash.
        offset: u32,
        /// Bytes.
        length: u32,
        /// When.
        cycle: u64,
    },
    /// A ROM function that is not provided, by its two-letter code or, if it has none, its address.
    RomCall {
        /// The code, or zeros.
        code: [u8; 2],
        /// The address that was called, or the caller's.
        pc: u32,
        /// When.
        cycle: u64,
    },
    /// A fault inside the fault handler (or one whose frame cannot be stacked): the core is stuck.
    /// Time goes on if the run is resumed, so that a watchdog can still bite.
    Lockup {
        /// The stuck core.
        core: usize,
        /// The instruction that did it.
        pc: u32,
        /// The stack pointer.
        sp: u32,
        /// When.
        cycle: u64,
    },
    /// A clock was switched to a source that does not run.
    DeadClock {
        /// When.
        cycle: u64,
    },
    /// A clock is faster than the chip's maker vouches for at this voltage of the core.
    TooFast {
        /// The clock.
        hz: u32,
        /// When.
        cycle: u64,
    },
    /// The panel was sent a command that this emulator does not know.
    PanelCommand {
        /// The command.
        command: u8,
        /// When its last bit arrived.
        cycle: u64,
    },
    /// The scheduled power cut happened. The chip stays off until it is power-cycled.
    PowerLost {
        /// When.
        cycle: u64,
    },
    /// The chip is now a USB drive waiting for a UF2: asked for by the firmware, or because no valid
    /// second-stage boot loader is in flash.
    UsbBoot {
        /// When.
        cycle: u64,
    },
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unmodelled(access) => write!(f, "not modelled: {access}"),
            Self::InReset(access) => write!(f, "peripheral held in reset: {access}"),
            Self::FlashBusy(access) => write!(f, "flash is not readable: {access}"),
            Self::InterruptDuringFlash { core, cycle } => {
                write!(f, "core {core} was interrupted while writing flash, cycle {cycle}")
            }
            Self::FlashRange { offset, length, cycle } => {
                write!(f, "flash operation on {length} bytes at {offset:#x}, cycle {cycle}")
            }
            Self::RomCall { code: [0, 0], pc, cycle } => {
                write!(f, "execution in ROM at {pc:#010x}, cycle {cycle}")
            }
            Self::RomCall { code, pc, cycle } => {
                let code = String::from_utf8_lossy(code);
                write!(f, "ROM has no {code:?}, asked for at {pc:#010x}, cycle {cycle}")
            }
            Self::Lockup { core, pc, sp, cycle } => {
                write!(f, "core {core} locked up at pc {pc:#010x}, sp {sp:#010x}, cycle {cycle}")
            }
            Self::DeadClock { cycle } => write!(f, "clock source does not run, cycle {cycle}"),
            Self::TooFast { hz, cycle } => {
                write!(f, "{hz} Hz are too fast for the voltage of the core, cycle {cycle}")
            }
            Self::PanelCommand { command, cycle } => {
                write!(f, "panel command {command:#04x} is not modelled, cycle {cycle}")
            }
            Self::PowerLost { cycle } => write!(f, "power lost at cycle {cycle}"),
            Self::UsbBoot { cycle } => write!(f, "waiting for USB boot since cycle {cycle}"),
        }
    }
}

impl std::error::Error for Stop {}
