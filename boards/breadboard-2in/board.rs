//! A Raspberry Pi Pico, a bare 320 × 240 module with an ST7789, eight switches and,
//! for those who like clicks, a piezo.
//!
//! The pins are those of `pico-lcd-1in3`.

use agent_x::screens::kit::Panel;
use embassy_rp::Peripherals;
use embassy_rp::peripherals::SPI1;
use embassy_rp::pwm::Pwm;
use embedded_graphics::geometry::Point;

use crate::device::madctl::{ML, MV, MX};
use crate::device::{Board, Glass, Keys, Lcd, Light, Piezo, Wires, key};

/// The bus of the panel.
pub(crate) type Bus = SPI1;

/// 2 inches, 320 × 240. Whose jumper wires are too long for the clock begins with B held.
pub(crate) const GLASS: Glass = Glass {
    panel: Panel::Wide,
    offset: Point::zero(),
    madctl: MX | MV | ML,
    inverted: true,
    hertz: 62_500_000,
};

/// What is wired to what.
pub(crate) fn wire(p: Peripherals) -> Board<Piezo, ()> {
    let wires = Wires::new(p.PIN_9, p.PIN_8, p.PIN_12);
    Board {
        lcd: Lcd::new(p.SPI1, p.PIN_10, p.PIN_11, p.DMA_CH0, wires),
        light: Light::new(Pwm::new_output_b(p.PWM_SLICE6, p.PIN_13, Light::dark())),
        keys: Keys {
            up: key(p.PIN_2),
            down: key(p.PIN_18),
            left: key(p.PIN_16),
            right: key(p.PIN_20),
            a: key(p.PIN_15),
            b: key(p.PIN_17),
            x: key(p.PIN_19),
            y: key(p.PIN_21),
        },
        piezo: Piezo::new(Pwm::new_output_a(p.PWM_SLICE7, p.PIN_14, Piezo::silent())),
        battery: (),
    }
}
