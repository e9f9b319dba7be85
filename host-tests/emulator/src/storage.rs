//! The registers that are plain storage: written and read back, with no effect that is modelled. The
//! list is explicit, so that everything else can fail loudly.

use crate::register::Write;
use std::collections::BTreeMap;

const VREG: u32 = 0x4006_4000;

/// Address, value after reset, and the bits that can be written.
const REGISTERS: [(u32, u32, u32); 30] = [
    (0x4000_0000, 0x2000_2927, 0), // SYSINFO CHIP_ID: an RP2040 B2
    (0x4000_0004, 2, 0),           // SYSINFO PLATFORM: silicon
    (0x4000_0040, 0, 0),           // SYSINFO GITREF
    (0x4000_400c, 0, u32::MAX),    // SYSCFG PROC_IN_SYNC_BYPASS
    (0x4000_4014, 0x66, 0xff),     // SYSCFG DBGFORCE
    (0x4000_4018, 0, 0xff),        // SYSCFG MEMPOWERDOWN
    (0x4000_c004, 0, 0x1ff_ffff),  // RESETS WDSEL
    (0x4001_8000, 0, 0),           // IO_QSPI: status and control of six pins
    (0x4001_8004, 0x1f, u32::MAX),
    (0x4001_8008, 1 << 17, 0), // the select pin is high: BOOTSEL is not pressed
    (0x4001_800c, 0x1f, u32::MAX),
    (0x4001_8010, 0, 0),
    (0x4001_8014, 0x1f, u32::MAX),
    (0x4001_8018, 0, 0),
    (0x4001_801c, 0x1f, u32::MAX),
    (0x4001_8020, 0, 0),
    (0x4001_8024, 0x1f, u32::MAX),
    (0x4001_8028, 0, 0),
    (0x4001_802c, 0x1f, u32::MAX),
    (0x4002_0000, 0, 1), // PADS_QSPI: voltage and six pads
    (0x4002_0004, 0x56, 0xff),
    (0x4002_0008, 0x52, 0xff),
    (0x4002_000c, 0x52, 0xff),
    (0x4002_0010, 0x52, 0xff),
    (0x4002_0014, 0x52, 0xff),
    (0x4002_0018, 0x5a, 0xff),
    (0x4003_0000, 0, 0x1111),  // BUSCTRL BUS_PRIORITY
    (0x4003_0004, 1, 0),       // BUSCTRL BUS_PRIORITY_ACK
    (VREG, 0x10b1, 0xf3),      // 1.10 V, in regulation
    (0x4006_4004, 0x91, 0xf1), // BOD
];

/// The stored values.
#[derive(Clone, Debug)]
pub(crate) struct Storage {
    values: BTreeMap<u32, (u32, u32)>,
}

impl Storage {
    pub(crate) fn new() -> Self {
        Self { values: REGISTERS.into_iter().map(|(a, v, mask)| (a, (v, mask))).collect() }
    }

    pub(crate) fn read(&self, address: u32) -> Option<u32> {
        self.values.get(&address).map(|v| v.0)
    }

    /// The fastest clock that the chip's maker vouches for at the voltage of its core: 133 MHz, and
    /// 200 MHz from 1.15 V on.
    pub(crate) fn fastest_hz(&self) -> u32 {
        let voltage = self.read(VREG).unwrap_or(0) >> 4 & 0xf;
        if voltage >= 0xc { 200_000_000 } else { 133_000_000 }
    }

    pub(crate) fn write(&mut self, address: u32, w: Write) -> Option<()> {
        let (value, mask) = self.values.get_mut(&address)?;
        *value = w.masked(*value, *mask);
        Some(())
    }
}
