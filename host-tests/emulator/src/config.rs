//! What can be chosen about a chip before it is switched on.

/// The board around the chip, as far as the chip notices it.
#[derive(Clone, Debug)]
pub struct Config {
    /// Bytes of flash: a power of two of at least 64 KiB. A Pico has 2 MiB.
    pub flash_size: usize,
    /// How long the flash takes.
    pub flash_times: FlashTimes,
    /// The crystal.
    pub crystal_hz: u32,
    /// The ring oscillator, from which the chip runs until the firmware chooses otherwise.
    pub ring_hz: u32,
    /// What the random bit of the ring oscillator gives.
    pub random_bit: RandomBit,
    /// Seed of all noise: RAM at power-on, panel memory, random bits, interrupted flash.
    pub seed: u64,
    /// Never start the cores: the peripherals are driven from outside, as by a debugger.
    pub hold_cores: bool,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            flash_size: 2 << 20,
            flash_times: FlashTimes::default(),
            crystal_hz: 12_000_000,
            ring_hz: 6_500_000,
            random_bit: RandomBit::Noise,
            seed: 0x2040,
            hold_cores: false,
        }
    }
}

/// Durations of flash operations. The defaults are the typical ones of a W25Q16JV.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlashTimes {
    /// Erasing a 4 KiB sector.
    pub sector_erase_us: u32,
    /// Erasing a 64 KiB block, where the ROM is asked to use the block command.
    pub block_erase_us: u32,
    /// Programming a page of 256 bytes.
    pub page_program_us: u32,
}

impl Default for FlashTimes {
    fn default() -> Self {
        Self { sector_erase_us: 45_000, block_erase_us: 150_000, page_program_us: 700 }
    }
}

/// What the random bit of the ring oscillator gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RandomBit {
    /// Fair, independent bits from the seed.
    Noise,
    /// The same bit for ever: an oscillator that has stopped.
    Stuck(bool),
    /// Independent bits, one in this many of 1024 draws.
    Biased(u32),
}
