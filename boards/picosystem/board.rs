//! A Pimoroni PicoSystem.

use agent_x::screens::kit::Panel;
use embassy_rp::Peripherals;
use embassy_rp::adc::{Adc, Channel, Config};
use embassy_rp::gpio::Pull;
use embassy_rp::peripherals::SPI0;
use embassy_rp::pwm::Pwm;
use embedded_graphics::geometry::Point;

use crate::device::madctl::MH;
use crate::device::{Battery, Board, Glass, Keys, Lcd, Light, Piezo, Wires, key};

/// The bus of the panel.
pub(crate) type Bus = SPI0;

/// 1.54 inches, 240 × 240.
pub(crate) const GLASS: Glass = Glass {
    panel: Panel::Square,
    offset: Point::zero(),
    madctl: MH,
    inverted: true,
    hertz: 62_500_000,
};

/// What is wired to what. Pin 2 has two stories (a sense input, or a light): it is
/// left alone.
pub(crate) fn wire(p: Peripherals) -> Board<Piezo, Battery> {
    let wires = Wires::new(p.PIN_5, p.PIN_9, p.PIN_4);
    Board {
        lcd: Lcd::new(p.SPI0, p.PIN_6, p.PIN_7, p.DMA_CH0, wires),
        light: Light::new(Pwm::new_output_a(p.PWM_SLICE6, p.PIN_12, Light::dark())),
        keys: Keys {
            up: key(p.PIN_23),
            down: key(p.PIN_20),
            left: key(p.PIN_22),
            right: key(p.PIN_21),
            a: key(p.PIN_18),
            b: key(p.PIN_19),
            x: key(p.PIN_17),
            y: key(p.PIN_16),
        },
        piezo: Piezo::new(Pwm::new_output_b(p.PWM_SLICE5, p.PIN_11, Piezo::silent())),
        battery: Battery {
            adc: Adc::new_blocking(p.ADC, Config::default()),
            pin: Channel::new_pin(p.PIN_26, Pull::None),
            times: 3,
        },
    }
}
