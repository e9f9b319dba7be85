//! A million presses at random: no dead end, no button that lies, no secret
//! without its curtain.

use agent_x::cards::Side;
use agent_x::screens::kit::{Desk, Sketch};
use agent_x::screens::{Legend, Screen, Secret, Verb};
use agent_x::table::{Button, IDLE, Input, Settings, Shown};
use agent_x_host::dealer::Dealer;
use agent_x_host::handheld::Handheld;

const PRESSES: u32 = 1_000_000;
const THREADS: u32 = 2;
/// A fresh device after so many.
const A_LIFE: u32 = 5_000;

fn sketch(shown: &Shown) -> Sketch {
    shown.screen.sketch(&shown.legend, &Desk::default())
}

fn same(one: &Shown, two: &Shown) -> bool {
    sketch(one).changes(&sketch(two)).next().is_none()
}

fn lit(legend: &Legend, button: Button) -> bool {
    match button {
        Button::Up => legend.pad.up,
        Button::Down => legend.pad.down,
        Button::Left => legend.pad.left,
        Button::Right => legend.pad.right,
        Button::A => legend.a.is_some(),
        Button::B => legend.b.is_some(),
        Button::X => legend.x,
        Button::Y => legend.y,
    }
}

/// Whether this screen was opened on top of another.
fn lies_on_top(shown: &Shown) -> bool {
    let own_way_back = matches!(
        shown.screen,
        Screen::Struggle(_) | Screen::EventChoice(_) | Screen::DoubleAgent(_) | Screen::Peek(_)
    );
    let page = matches!(shown.screen, Screen::Choices(_) | Screen::About(_) | Screen::Rules(_));
    page || (shown.legend.b == Some(Verb::Back) && !own_way_back)
}

struct Watch {
    handheld: Handheld,
    dealer: Dealer,
    last: Shown,
    /// The side of the last curtain that was lifted.
    lifted: Option<Side>,
}

impl Watch {
    fn new(seed: u64) -> Self {
        let mut handheld = Handheld::new(seed);
        if seed.is_multiple_of(2) {
            handheld.table.set(Settings::default());
        }
        let last = handheld.shown();
        Self { handheld, dealer: Dealer::new(seed), last, lifted: None }
    }

    fn input(&mut self, input: Input) {
        self.handheld.input(input);
        let now = self.handheld.shown();
        if let Screen::Curtain(curtain) = &self.last.screen
            && !matches!(now.screen, Screen::Curtain(_))
        {
            self.lifted = Some(curtain.side);
        }
        if self.last.secret.is_some() && now.secret != self.last.secret {
            assert!(matches!(now.screen, Screen::Curtain(_)), "a secret ends behind the curtain");
        }
        if let Some(side) = now.secret {
            assert_eq!(self.lifted, Some(side), "a secret begins behind its side's curtain");
        }
        if matches!(now.screen, Screen::Curtain(_)) {
            self.lifted = None;
        }
        self.last = now;
    }

    fn press(&mut self, button: Button) {
        self.input(Input::Press(button));
        self.handheld.now += 30;
        self.input(Input::Release(button));
        if let Screen::Peek(peek) = &self.last.screen {
            let hidden = matches!(
                peek.secret,
                Secret::Media { shown: None, .. }
                    | Secret::OwnAgent(None)
                    | Secret::EnemyAgent(None)
            );
            assert!(button != Button::A || hidden, "letting A go hides a peek at once");
        }
        self.handheld.now += 30;
    }

    fn at_random(&mut self) {
        const CHOICES: [Button; 16] = [
            Button::A,
            Button::A,
            Button::A,
            Button::A,
            Button::A,
            Button::A,
            Button::Up,
            Button::Down,
            Button::Left,
            Button::Right,
            Button::Right,
            Button::Down,
            Button::B,
            Button::X,
            Button::Y,
            Button::A,
        ];
        if matches!(self.last.screen, Screen::Curtain(_)) && self.dealer.below(3) > 0 {
            self.input(Input::Press(Button::A));
            self.handheld.now += u32::from(self.dealer.below(90)) * 10;
            self.input(Input::Tick);
            self.input(Input::Release(Button::A));
        } else {
            let button = CHOICES[usize::from(self.dealer.below(16))];
            self.press(button);
        }
    }

    /// What the legend lights does something, what it does not light does nothing.
    fn legend_tells_the_truth(&self) {
        if matches!(self.last.screen, Screen::Curtain(_) | Screen::SelfTest(_)) {
            // Neither shows a legend.
            return;
        }
        for button in Button::ALL {
            let mut tried = self.handheld.clone();
            tried.input(Input::Press(button));
            let after = tried.shown();
            let nothing =
                same(&after, &self.last) && tried.table.saved() == self.handheld.table.saved();
            assert_eq!(lit(&self.last.legend, button), !nothing, "{button:?}");
        }
    }

    fn back_leads_back(&self) {
        let mut tried = self.handheld.clone();
        for _ in 0..5 {
            let shown = tried.shown();
            if !lies_on_top(&shown) {
                return;
            }
            assert!(shown.legend.b.is_some(), "B closes what was opened");
            tried.press(Button::B);
        }
        panic!("B does not lead back");
    }

    /// Closes what is open, and answers the next question.
    fn the_game_can_go_on(&mut self) {
        let mut tried = self.handheld.clone();
        tried.input(Input::Release(Button::A));
        if matches!(tried.shown().screen, Screen::Order(_)) {
            // Hidden and lifted again, it lies as it lay at first.
            tried.press(Button::B);
        }
        for _ in 0..40 {
            let shown = tried.shown();
            match shown.screen {
                Screen::Splash(_) => tried.press(Button::A),
                Screen::Menu(_) if tried.table.saved().is_empty() => return,
                Screen::Menu(_) => {
                    tried.to_menu_top();
                    tried.press(Button::A);
                }
                Screen::Victory(_) => break,
                _ if lies_on_top(&shown) => tried.press(Button::B),
                _ => {
                    tried.go_on(&mut |_| {});
                    tried.leave_warnings_and_aims();
                }
            }
        }
        let before = tried.game();
        if let Some(decision) = self.dealer.decide(&before) {
            tried.answer(&decision);
            assert!(!tried.game().same_as(&before), "the answer is taken");
        }
    }

    fn idling_drops_the_curtain(&self) {
        if let Some(side) = self.last.secret {
            let mut tried = self.handheld.clone();
            tried.input(Input::Release(Button::A));
            tried.wait(IDLE);
            match tried.shown().screen {
                Screen::Curtain(curtain) => assert_eq!(curtain.side, side),
                _ => panic!("a secret lies open after {IDLE} ms"),
            }
        }
    }
}

#[test]
fn a_million_presses_find_no_dead_end_and_no_open_secret() {
    let workers: Vec<_> = (0..THREADS)
        .map(|worker| {
            std::thread::spawn(move || {
                let lives = PRESSES / THREADS / A_LIFE;
                for life in 0..lives {
                    let mut watch = Watch::new(u64::from(worker * lives + life));
                    for press in 0..A_LIFE {
                        watch.at_random();
                        if press % 41 == 0 {
                            watch.legend_tells_the_truth();
                            watch.back_leads_back();
                            watch.idling_drops_the_curtain();
                        }
                        if press % 67 == 0 {
                            watch.the_game_can_go_on();
                        }
                    }
                }
            })
        })
        .collect();
    for worker in workers {
        worker.join().expect("all promises hold");
    }
}
