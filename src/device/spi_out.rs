//! The bus to the panel, one way: a few bytes at once, or many while the processor does
//! something else.

use embassy_rp::Peri;
use embassy_rp::pac;
use embassy_rp::pac::dma::vals::{DataSize, TreqSel};
use embassy_rp::pac::spi::Spi as Registers;
use embassy_rp::peripherals::{DMA_CH0, SPI0, SPI1};
use embassy_rp::spi::{Blocking, Spi};

use crate::board::Bus;

/// The channel that feeds the bus.
const CHANNEL: usize = 0;

/// The bus. Its pins and its clock are set up.
pub(super) struct SpiOut {
    spi: Spi<'static, Bus, Blocking>,
    _dma: Peri<'static, DMA_CH0>,
}

impl SpiOut {
    /// There is one.
    pub(super) const fn new(spi: Spi<'static, Bus, Blocking>, dma: Peri<'static, DMA_CH0>) -> Self {
        Self { spi, _dma: dma }
    }

    /// At most this fast.
    pub(super) fn set_frequency(&mut self, hertz: u32) {
        self.spi.set_frequency(hertz);
    }

    /// Sends a few bytes, to the last bit, when what was begun before is sent.
    pub(super) fn send(&mut self, bytes: &[u8]) {
        self.finish();
        for byte in bytes {
            while !Bus::REGISTERS.sr().read().tnf() {}
            Bus::REGISTERS.dr().write(|data| data.set_data((*byte).into()));
        }
        self.finish();
    }

    /// Begins to send words, each from its lowest byte on, when what was begun before is
    /// with the bus.
    ///
    /// # Safety
    /// They stay where they are, as they are, for as long as it is busy.
    pub(super) unsafe fn start(&mut self, words: &[u32]) {
        while self.is_busy() {}
        let channel = pac::DMA.ch(CHANNEL);
        channel.read_addr().write_value(words.as_ptr() as u32);
        channel.write_addr().write_value(Bus::REGISTERS.dr().as_ptr() as u32);
        channel.trans_count().write_value(size_of_val(words) as u32);
        // They are in memory before the channel looks.
        cortex_m::asm::dmb();
        channel.ctrl_trig().write(|control| {
            control.set_treq_sel(Bus::MORE);
            control.set_data_size(DataSize::SIZE_BYTE);
            control.set_incr_read(true);
            control.set_chain_to(CHANNEL as u8);
            control.set_irq_quiet(true);
            control.set_en(true);
        });
    }

    /// Whether some of the words are not yet with the bus.
    pub(super) fn is_busy(&self) -> bool {
        pac::DMA.ch(CHANNEL).ctrl_trig().read().busy()
    }

    /// Waits for the last bit.
    pub(super) fn finish(&mut self) {
        while self.is_busy() || Bus::REGISTERS.sr().read().bsy() {}
    }
}

/// Where a bus is, and what asks the channel for its next byte.
trait Place {
    const REGISTERS: Registers;
    const MORE: TreqSel;
}

impl Place for SPI0 {
    const REGISTERS: Registers = pac::SPI0;
    const MORE: TreqSel = TreqSel::SPI0_TX;
}

impl Place for SPI1 {
    const REGISTERS: Registers = pac::SPI1;
    const MORE: TreqSel = TreqSel::SPI1_TX;
}
