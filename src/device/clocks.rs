//! The clocks: 125 MHz from the crystal, and no clock for what is not there.

use embassy_rp::Peripherals;
use embassy_rp::clocks::{AdcClkConfig, AdcClkSrc, ClockConfig};
use embassy_rp::config::Config;
use embassy_rp::pac::{ADC, CLOCKS, SPI0, SPI1};

/// Starts the crystal and what runs from it. There is no USB and no calendar, so
/// their PLL stays off; the converter is content with the crystal's 12 MHz.
pub(crate) fn start() -> Peripherals {
    let mut clocks = ClockConfig::crystal(12_000_000);
    if let Some(crystal) = &mut clocks.xosc {
        crystal.usb_pll = None;
        // Milliseconds, eight times what a Pico's crystal needs.
        crystal.delay_multiplier = 8;
    }
    clocks.usb_clk = None;
    clocks.rtc_clk = None;
    clocks.adc_clk = Some(AdcClkConfig { src: AdcClkSrc::Xosc, div: 1, phase: 0 });
    embassy_rp::init(Config::new(clocks))
}

/// Stops the clocks of all that the board did not turn on.
pub(crate) fn rest() {
    let (spi0, spi1) = (SPI0.cr1().read().sse(), SPI1.cr1().read().sse());
    let adc = ADC.cs().read().en();
    CLOCKS.wake_en0().modify(|clock| {
        clock.set_clk_adc_adc(adc);
        clock.set_clk_sys_adc(adc);
        clock.set_clk_peri_spi0(spi0);
        clock.set_clk_sys_spi0(spi0);
        clock.set_clk_peri_spi1(spi1);
        clock.set_clk_sys_spi1(spi1);
        clock.set_clk_sys_i2c0(false);
        clock.set_clk_sys_i2c1(false);
        clock.set_clk_sys_jtag(false);
        clock.set_clk_sys_pio0(false);
        clock.set_clk_sys_pio1(false);
        clock.set_clk_sys_pll_usb(false);
        clock.set_clk_rtc_rtc(false);
        clock.set_clk_sys_rtc(false);
    });
    CLOCKS.wake_en1().modify(|clock| {
        clock.set_clk_sys_tbman(false);
        clock.set_clk_peri_uart0(false);
        clock.set_clk_sys_uart0(false);
        clock.set_clk_peri_uart1(false);
        clock.set_clk_sys_uart1(false);
        clock.set_clk_sys_usbctrl(false);
        clock.set_clk_usb_usbctrl(false);
    });
}
