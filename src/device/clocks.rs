//! The clocks: 200 MHz from the crystal, and no clock for what is not there; 12 MHz
//! while the device sleeps, and then only for what can wake it.
//!
//! 200 MHz is what the chip's maker certifies at 1.15 V. Divided by even numbers it gives
//! no clock that a panel can make full use of, so the bus has a PLL for itself: there is
//! no USB that would need it.

use embassy_rp::Peripherals;
use embassy_rp::clocks::{
    AdcClkConfig, AdcClkSrc, ClockConfig, CoreVoltage, PeriClkSrc, PllConfig,
};
use embassy_rp::config::Config;
use embassy_rp::pac::clocks::regs::{SleepEn0, SleepEn1};
use embassy_rp::pac::clocks::vals::ClkSysCtrlSrc;
use embassy_rp::pac::pll::Pll;
use embassy_rp::pac::{ADC, CLOCKS, PLL_SYS, PLL_USB, SPI0, SPI1};

use crate::board::GLASS;

/// What the processor runs at.
pub(super) const HERTZ: u32 = 200_000_000;

const CRYSTAL: u32 = 12_000_000;

/// Starts the crystal and what runs from it. There is no calendar, and the converter is
/// content with the crystal.
pub(crate) fn start() -> Peripherals {
    let mut clocks = ClockConfig::crystal(CRYSTAL);
    clocks.core_voltage = CoreVoltage::V1_15;
    clocks.peri_clk_src = Some(PeriClkSrc::PllUsb);
    if let Some(crystal) = &mut clocks.xosc {
        crystal.sys_pll = Some(const { pll(HERTZ) });
        // The bus halves it.
        crystal.usb_pll = Some(const { pll(2 * GLASS.hertz) });
        // Milliseconds, eight times what a Pico's crystal needs.
        crystal.delay_multiplier = 8;
    }
    clocks.usb_clk = None;
    clocks.rtc_clk = None;
    clocks.adc_clk = Some(AdcClkConfig { src: AdcClkSrc::Xosc, div: 1, phase: 0 });
    embassy_rp::init(Config::new(clocks))
}

/// How a PLL makes this frequency of the crystal's. One that no setting makes does not
/// compile.
#[allow(clippy::panic, reason = "evaluated by the compiler")]
const fn pll(hertz: u32) -> PllConfig {
    let mut divide = 49;
    while divide > 0 {
        divide -= 1;
        let [post_div1, post_div2] = [divide / 7 + 1, divide % 7 + 1];
        let oscillator = hertz as u64 * post_div1 as u64 * post_div2 as u64;
        let runs = oscillator >= 750_000_000 && oscillator <= 1_600_000_000;
        if runs && post_div1 >= post_div2 && oscillator.is_multiple_of(CRYSTAL as u64) {
            let fbdiv = (oscillator / CRYSTAL as u64) as u16;
            return PllConfig { refdiv: 1, fbdiv, post_div1, post_div2 };
        }
    }
    panic!("no PLL makes this frequency of the crystal's")
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

/// Slow while the device sleeps, fast again when it wakes. Time goes on: it is counted
/// from the crystal.
pub(super) fn sleep(asleep: bool) {
    if asleep {
        run_from(ClkSysCtrlSrc::CLK_REF);
        power_plls(false);
    } else {
        power_plls(true);
        for pll in PLLS {
            while !pll.cs().read().lock() {}
            pll.pwr().modify(|power| power.set_postdivpd(false));
        }
        run_from(ClkSysCtrlSrc::CLKSRC_CLK_SYS_AUX);
    }
    gate(asleep);
}

fn run_from(source: ClkSysCtrlSrc) {
    CLOCKS.clk_sys_ctrl().modify(|clock| clock.set_src(source));
    while CLOCKS.clk_sys_selected().read() != 1 << source.to_bits() {}
}

const PLLS: [Pll; 2] = [PLL_SYS, PLL_USB];

fn power_plls(on: bool) {
    for pll in PLLS {
        pll.pwr().modify(|power| {
            power.set_pd(!on);
            power.set_vcopd(!on);
            power.set_postdivpd(true);
        });
    }
}

/// While the processor waits, all clocks stop but those of the timer, the watchdog, the
/// pins and the light, which may still be going down.
fn gate(gated: bool) {
    let mut first = SleepEn0(0);
    first.set_clk_sys_clocks(true);
    first.set_clk_sys_io(true);
    first.set_clk_sys_pads(true);
    first.set_clk_sys_pwm(true);
    first.set_clk_sys_psm(true);
    first.set_clk_sys_resets(true);
    first.set_clk_sys_sio(true);
    let mut second = SleepEn1(0);
    second.set_clk_sys_timer(true);
    second.set_clk_sys_watchdog(true);
    second.set_clk_sys_xosc(true);
    CLOCKS.sleep_en0().write_value(first);
    CLOCKS.sleep_en1().write_value(second);
    // SAFETY: nothing else touches this register.
    let mut control = unsafe { cortex_m::Peripherals::steal() }.SCB;
    if gated { control.set_sleepdeep() } else { control.clear_sleepdeep() }
}
