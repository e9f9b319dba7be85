//! Two people at a page who recruit once, pass, and decline the rest; and beside
//! them the same game in plain Rust, from the same lots.

use agent_x::rules::Decision;
use agent_x::screens::{Action, EventOption, Focus, MenuItem, Row, Screen, Verb};
use agent_x::table::{Button, Input, LIFT, Shown};
use agent_x_web::{Draw, Handheld};
use serde_json::json;

use super::{Browser, print};

/// What the button is pressed with.
#[derive(Clone, Copy)]
pub(crate) enum Hand {
    Keys,
    Finger,
    Mouse,
}

pub(crate) struct Player {
    /// None: the game is only played in plain Rust.
    pub(crate) page: Option<Browser>,
    pub(crate) handheld: Handheld,
    pub(crate) hand: Hand,
    /// How many buttons were pressed.
    pub(crate) presses: u32,
    seed: u32,
    lot: u32,
    now: u32,
}

impl Player {
    /// Both at power-on, the page's dice replaced by ones that are known.
    pub(crate) fn new(page: Option<Browser>, seed: u32) -> Self {
        let handheld = Handheld::new(&[]);
        let hand = Hand::Keys;
        let mut player = Self { page, handheld, hand, presses: 0, seed, lot: seed, now: 0 };
        if let Some(page) = &mut player.page {
            page.prepare(&format!(
                "let lot = {seed};
                crypto.getRandomValues = numbers => {{
                    lot ^= lot << 13;
                    lot ^= lot >>> 17;
                    lot ^= lot << 5;
                    numbers[0] = lot;
                    return numbers;
                }};"
            ));
        }
        player
    }

    pub(crate) fn visit(&mut self, address: &str) {
        if let Some(page) = &mut self.page {
            page.visit(address);
        }
    }

    /// The handheld as it is after the page was loaded anew.
    pub(crate) fn power_cycle(&mut self) {
        let mut next = Handheld::new(self.handheld.saves());
        next.set_panel(self.handheld.panel());
        self.handheld = next;
        self.lot = self.seed;
    }

    pub(crate) fn happens(&mut self, input: Input) {
        self.now += 50;
        let lot = &mut self.lot;
        let draw = || {
            *lot ^= *lot << 13;
            *lot ^= *lot >> 17;
            *lot ^= *lot << 5;
            *lot
        };
        self.handheld.input(input, self.now, &mut Draw(draw));
    }

    /// Presses a button and lets it go; at a curtain only when it is up.
    pub(crate) fn press(&mut self, button: Button) {
        let at_curtain = matches!(self.handheld.table.shown().screen, Screen::Curtain(_));
        self.touch(true, button);
        self.happens(Input::Press(button));
        if at_curtain {
            self.now += LIFT;
            self.happens(Input::Tick);
        }
        self.sees_the_same();
        self.touch(false, button);
        self.happens(Input::Release(button));
        self.sees_the_same();
        self.presses += 1;
    }

    pub(crate) fn touch(&mut self, down: bool, button: Button) {
        let name = format!("{button:?}").to_lowercase();
        let Some(page) = &mut self.page else { return };
        match self.hand {
            Hand::Keys => page.key(down, key(button, self.presses)),
            Hand::Finger => page.finger(down, &format!("[data-button={name}]")),
            Hand::Mouse => page.mouse(down, &format!("[data-button={name}]")),
        }
    }

    /// Waits for the page to show, pixel by pixel, what the handheld shows, and
    /// to have kept what it would keep.
    pub(crate) fn sees_the_same(&mut self) {
        let Some(page) = &mut self.page else { return };
        self.handheld.draw();
        page.shows(self.handheld.panel(), self.handheld.rgba());
        // Nothing was chosen or begun as long as nothing is kept.
        let saves = self.handheld.saves();
        let kept = saves.iter().any(|byte| *byte != 0xff).then(|| print(saves));
        assert_eq!(page.eval(KEPT), json!(kept), "the page keeps the same bytes");
    }

    /// The next button on the way to the end.
    pub(crate) fn next(&self) -> Button {
        let Shown { screen, legend, .. } = self.handheld.table.shown();
        let reached = match screen {
            Screen::Menu(menu) => match menu.resume {
                Some(_) => menu.focus == MenuItem::Continue,
                None => menu.focus == MenuItem::NewGame,
            },
            Screen::Choices(choices) => {
                matches!(choices.rows.get(usize::from(choices.focus)), Some(Row::Begin))
            }
            Screen::Struggle(struggle) => match struggle.focus {
                Focus::Action(Action::Pass) => true,
                Focus::Action(Action::Event) => return Button::Left,
                Focus::Action(_) => !struggle.board.legal.iter().any(|it| it == Decision::Pass),
                _ => true,
            },
            Screen::EventChoice(choice) => {
                matches!(choice.options.get(usize::from(choice.focus)), Some(EventOption::Decline))
            }
            Screen::Order(_) => legend.a == Some(Verb::Done),
            Screen::Peek(_) if legend.b == Some(Verb::GoOn) => return Button::B,
            Screen::Curtain(_) => true,
            _ => legend.a.is_some(),
        };
        match reached {
            true => Button::A,
            false if legend.pad.down => Button::Down,
            false => Button::Right,
        }
    }
}

fn key(button: Button, presses: u32) -> &'static str {
    match (button, presses % 2) {
        (Button::Up, _) => "ArrowUp",
        (Button::Down, _) => "ArrowDown",
        (Button::Left, _) => "ArrowLeft",
        (Button::Right, _) => "ArrowRight",
        (Button::A, 0) => "Enter",
        (Button::A, _) => "a",
        (Button::B, 0) => "Escape",
        (Button::B, _) => "b",
        (Button::X, _) => "x",
        (Button::Y, _) => "y",
    }
}

const KEPT: &str = "(() => {
    const kept = localStorage.getItem('agent-x.saves');
    if (kept === null) return null;
    let hash = 0x811c9dc5;
    for (const byte of atob(kept)) hash = Math.imul(hash ^ byte.charCodeAt(0), 0x01000193);
    return hash >>> 0;
})()";
