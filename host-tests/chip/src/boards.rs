//! The boards as their documents describe them: which pin is what, and how the
//! glass is mounted. Written from the documents, not from the firmware, so that
//! the two can be held against each other.

use agent_x::screens::kit::Panel;
use agent_x::table::Button;
use rp2040::{Chip, Config, Glass, Wiring};

/// A board on the desk.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// Its folder in `boards/`.
    pub name: &'static str,
    /// How the display is wired.
    pub wiring: Wiring,
    /// How the glass is mounted.
    pub glass: Glass,
    /// The size of the display.
    pub panel: Panel,
    /// The pins of up, down, left, right, A, B, X and Y: switches to ground.
    pub buttons: [usize; 8],
    /// The ADC input behind the battery's divider.
    pub battery: Option<usize>,
}

const PICO_WIRING: Wiring =
    Wiring { spi: 1, sck: 10, mosi: 11, cs: Some(9), dc: 8, reset: Some(12), backlight: Some(13) };
const PICO_BUTTONS: [usize; 8] = [2, 18, 16, 20, 15, 17, 19, 21];

/// All of them.
pub const BOARDS: [Board; 4] = [
    Board {
        name: "breadboard",
        wiring: PICO_WIRING,
        glass: Glass::SQUARE,
        panel: Panel::Square,
        buttons: PICO_BUTTONS,
        battery: None,
    },
    Board {
        name: "breadboard-2in",
        wiring: PICO_WIRING,
        glass: Glass::LANDSCAPE,
        panel: Panel::Wide,
        buttons: PICO_BUTTONS,
        battery: None,
    },
    Board {
        name: "pico-lcd-1in3",
        wiring: PICO_WIRING,
        glass: Glass { turns: 1, ..Glass::SQUARE },
        panel: Panel::Square,
        buttons: PICO_BUTTONS,
        battery: None,
    },
    Board {
        name: "picosystem",
        wiring: Wiring {
            spi: 0,
            sck: 6,
            mosi: 7,
            cs: Some(5),
            dc: 9,
            reset: Some(4),
            backlight: Some(12),
        },
        glass: Glass::SQUARE,
        panel: Panel::Square,
        buttons: [23, 20, 22, 21, 18, 19, 17, 16],
        battery: Some(0),
    },
];

impl Board {
    /// The board with this name, if there is one.
    #[must_use]
    pub fn find(name: &str) -> Option<&'static Self> {
        BOARDS.iter().find(|board| board.name == name)
    }

    /// The board with this name.
    ///
    /// # Panics
    /// There is none.
    #[must_use]
    pub fn named(name: &str) -> &'static Self {
        Self::find(name).expect("a board that is described")
    }

    /// Its chip, with the panel and a full battery connected and nothing in flash.
    #[must_use]
    pub fn chip(&self, config: Config) -> Chip {
        let mut chip = Chip::new(config);
        chip.attach_panel(self.wiring, self.glass);
        if let Some(input) = self.battery {
            chip.set_adc(input, FULL);
        }
        chip
    }

    /// The pin of a button.
    #[must_use]
    pub fn pin(&self, button: Button) -> usize {
        let place = Button::ALL.iter().position(|other| *other == button);
        self.buttons[place.unwrap_or_default()]
    }
}

/// What a full battery reads behind a divider by three.
const FULL: u16 = 1800;
