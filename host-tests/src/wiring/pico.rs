//! The forty pins of a Raspberry Pi Pico, and their picture.
//!
//! From the pinout of the maker, revision 3:
//! <https://datasheets.raspberrypi.com/pico/Pico-R3-A4-Pinout.pdf>.

use super::svg::{Anchor, Svg};

/// The names of the pins, from pin 1.
pub const PINS: [&str; 40] = [
    "GP0", "GP1", "GND", "GP2", "GP3", "GP4", "GP5", "GND", "GP6", "GP7", "GP8", "GP9", "GND",
    "GP10", "GP11", "GP12", "GP13", "GND", "GP14", "GP15", "GP16", "GP17", "GND", "GP18", "GP19",
    "GP20", "GP21", "GND", "GP22", "RUN", "GP26", "GP27", "AGND", "GP28", "ADC_VREF", "3V3",
    "3V3_EN", "GND", "VSYS", "VBUS",
];

/// The pin of a GPIO; nothing if it is not led out.
#[must_use]
pub fn pin(gpio: usize) -> Option<usize> {
    let name = format!("GP{gpio}");
    PINS.iter().position(|pin| *pin == name).map(|place| place + 1)
}

/// Where a drawn Pico stands.
#[derive(Clone, Copy)]
pub(super) struct Pico {
    pub(super) left: i32,
    /// The height of pin 1.
    pub(super) top: i32,
}

impl Pico {
    pub(super) const WIDTH: i32 = 190;
    pub(super) const PITCH: i32 = 24;

    pub(super) const fn right(self) -> i32 {
        self.left + Self::WIDTH
    }

    /// The height of a pin.
    pub(super) const fn y(self, pin: usize) -> i32 {
        let row = if pin <= 20 { pin - 1 } else { 40 - pin };
        self.top + row as i32 * Self::PITCH
    }

    /// The outer end of a pin: where a wire begins.
    pub(super) const fn x(self, pin: usize) -> i32 {
        if pin <= 20 { self.left } else { self.right() }
    }

    /// Draws it from above, with the USB socket up; the pins in use stand out.
    pub(super) fn draw(self, svg: &mut Svg, used: &[usize]) {
        let (left, top) = (self.left, self.top - 22);
        let high = 19 * Self::PITCH + 60;
        svg.rect([left, top, Self::WIDTH, high], 6, "#1b6e4a", "#0d3b28");
        svg.rect([left + 65, top - 16, 50, 36], 3, "#c9ccd1", "#6b7075");
        svg.text([left + 90, top + 6], 12, Anchor::Middle, "#222", "USB");
        svg.text([left + 93, self.y(38) + 4], 12, Anchor::Middle, "#fff", "BOOTSEL");
        svg.rect([left + 68, self.y(37) - 8, 36, 24], 3, "#e8eaed", "#6b7075");
        svg.rect([left + 68, top + 226, 54, 54], 2, "#222", "#000");
        svg.text([left + 95, top + 257], 12, Anchor::Middle, "#fff", "RP2040");
        for (place, name) in ["SWCLK", "GND", "SWDIO"].into_iter().enumerate() {
            let x = left + 43 + place as i32 * 52;
            svg.circle([x, top + high - 6], 5, "#e0b64c");
            svg.text([x, top + high - 16], 12, Anchor::Middle, "#fff", name);
        }
        for (pin, name) in (1..).zip(PINS) {
            let (x, y) = (self.x(pin), self.y(pin));
            let (inwards, anchor) = if pin <= 20 { (1, Anchor::Start) } else { (-1, Anchor::End) };
            let (ring, words) =
                if used.contains(&pin) { ("#e0b64c", "#fff") } else { ("#8a8f94", "#b9d3c6") };
            svg.circle([x + inwards * 11, y], 10, ring);
            svg.text([x + inwards * 11, y + 4], 12, Anchor::Middle, "#000", &pin.to_string());
            svg.text([x + inwards * 25, y + 4], 12, anchor, words, name);
        }
    }
}
