//! Hands that answer a question by pressing buttons, looking at nothing but the
//! screens.

use std::collections::{HashSet, VecDeque};

use agent_x::cards::{Agent, Group, Objective};
use agent_x::rules::Decision;
use agent_x::screens::{Action, EventOption, Focus, MenuItem, Order, Ordered, Row, Screen, Secret};
use agent_x::table::Button;

use crate::handheld::Handheld;

const PAD: [Button; 4] = [Button::Up, Button::Down, Button::Left, Button::Right];

/// Whether the screen only tells something and A goes on.
fn only_tells(screen: &Screen) -> bool {
    matches!(
        screen,
        Screen::Objective(_)
            | Screen::CeaseFire(_)
            | Screen::Disorder(_)
            | Screen::Debriefing(_)
            | Screen::Detente(_)
            | Screen::Recap(_)
            | Screen::Guide(_)
            | Screen::Card(_)
    )
}

impl Handheld {
    /// From the splash to the first question of a new game.
    pub fn begin(&mut self) {
        self.press(Button::A);
        self.seek(
            "new game",
            |screen| matches!(screen, Screen::Menu(menu) if menu.focus == MenuItem::NewGame),
        );
        self.press(Button::A);
        self.seek("begin", |screen| match screen {
            Screen::Choices(page) => {
                let row = page.rows.get(usize::from(page.focus));
                matches!(row, Some(Row::Begin | Row::BeginInstead))
            }
            _ => false,
        });
        self.press(Button::A);
    }

    /// On the menu, to its first entry: the game in progress, if there is one.
    pub fn to_menu_top(&mut self) {
        self.seek("the first entry", |screen| match screen {
            Screen::Menu(menu) => (menu.focus == MenuItem::Continue) == menu.resume.is_some(),
            _ => false,
        });
    }

    /// Back from a warning, a target or a held card to where the question began.
    pub fn leave_warnings_and_aims(&mut self) {
        loop {
            let shown = self.shown();
            let deep = match shown.screen {
                Screen::Struggle(struggle) => {
                    struggle.warning.is_some()
                        || !matches!(struggle.focus, Focus::Action(_) | Focus::Start(_))
                }
                Screen::EventChoice(choice) => choice.warning.is_some(),
                Screen::DoubleAgent(choice) => choice.side == choice.of,
                Screen::Peek(peek) => {
                    let own = matches!(peek.secret, Secret::OwnAgent(_));
                    peek.warning.is_some() || own
                }
                Screen::Order(order) if order.held => {
                    self.press(Button::A);
                    continue;
                }
                _ => false,
            };
            if !deep {
                return;
            }
            self.press(Button::B);
        }
    }

    /// Goes on over reports, curtains and peeks until something is asked or the
    /// game is over. `each` is called before each input.
    ///
    /// # Panics
    /// A screen that only tells something does not go on.
    pub fn go_on(&mut self, each: &mut dyn FnMut(&Self)) {
        loop {
            each(self);
            match self.shown().screen {
                Screen::Curtain(_) => self.lift(),
                Screen::Peek(peek) => match peek.secret {
                    Secret::EnemyAgent(_) => {
                        self.press(Button::A);
                        each(self);
                        self.press(Button::B);
                    }
                    _ => return,
                },
                screen if only_tells(&screen) => {
                    assert!(self.shown().legend.a.is_some(), "A goes on");
                    self.press(Button::A);
                }
                _ => return,
            }
        }
    }

    /// Answers the question on the display with this decision.
    ///
    /// # Panics
    /// The buttons do not lead there.
    pub fn answer(&mut self, decision: &Decision) {
        match *decision {
            Decision::Send(agent) => {
                self.seek(
                    "agent",
                    |screen| matches!(screen, Screen::AgentChoice(choice) if choice.focus == agent),
                );
                self.press(Button::A);
            }
            Decision::Order(_) => self.order(decision),
            Decision::Bench(agent) => self.choose_agent(Some(agent)),
            Decision::Unmask => self.choose_agent(None),
            Decision::Start(side) => self.act(Focus::Start(side)),
            Decision::Recruit => self.act(Focus::Action(Action::Recruit)),
            Decision::Pass => self.act(Focus::Action(Action::Pass)),
            Decision::Activate { group, on } => {
                self.act(Focus::Group(group));
                if let Some(on) = on {
                    self.aim(on);
                }
            }
            Decision::LiveBenefit => self.pick_event(Objective::LiveBenefit),
            Decision::SummitMeeting => self.pick_event(Objective::SummitMeeting),
            Decision::NuclearEscalation(last) => {
                self.pick_event(Objective::NuclearEscalation);
                self.aim(last);
            }
            Decision::Take => self.media(0),
            Decision::Discard => self.media(1),
            Decision::Leave => self.media(2),
            Decision::NobelPeacePrize => self.option(EventOption::Play(Objective::NobelPeacePrize)),
            Decision::SpaceRace => self.option(EventOption::Play(Objective::SpaceRace)),
            Decision::OlympicGames(agent) => {
                self.option(EventOption::Play(Objective::OlympicGames));
                self.choose_agent(Some(agent));
            }
            Decision::Decline => self.option(EventOption::Decline),
            Decision::Deal(_) => panic!("nobody is asked to deal"),
        }
    }

    /// A, and once more where the device asks once more.
    fn confirm(&mut self) {
        self.press(Button::A);
        let asks = match self.shown().screen {
            Screen::Struggle(struggle) => struggle.warning.is_some(),
            Screen::EventChoice(choice) => choice.warning.is_some(),
            Screen::Peek(peek) => peek.warning.is_some(),
            _ => false,
        };
        if asks {
            self.press(Button::A);
        }
    }

    fn act(&mut self, wanted: Focus) {
        self.seek(
            "action",
            |screen| matches!(screen, Screen::Struggle(struggle) if struggle.focus == wanted),
        );
        self.confirm();
    }

    fn aim(&mut self, wanted: Group) {
        self.seek("target", |screen| match screen {
            Screen::Struggle(struggle) => match struggle.focus {
                Focus::Target { on, .. } | Focus::Last { on, .. } => on == wanted,
                _ => false,
            },
            _ => false,
        });
        self.confirm();
    }

    fn pick_event(&mut self, event: Objective) {
        self.act(Focus::Action(Action::Event));
        if matches!(self.shown().screen, Screen::Choices(_)) {
            self.seek("event", |screen| match screen {
                Screen::Choices(page) => {
                    page.rows.get(usize::from(page.focus)) == Some(&Row::Event(event))
                }
                _ => false,
            });
            self.press(Button::A);
        }
        if event != Objective::NuclearEscalation {
            self.confirm();
        }
    }

    fn media(&mut self, choice: u8) {
        if let Screen::Peek(peek) = self.shown().screen
            && matches!(peek.secret, Secret::Media { focus: None, .. })
        {
            self.press(Button::A);
        }
        self.seek("what to do with the card", |screen| match screen {
            Screen::Peek(peek) => match peek.secret {
                Secret::Media { focus, .. } => focus == Some(choice),
                _ => false,
            },
            _ => false,
        });
        self.confirm();
    }

    fn option(&mut self, wanted: EventOption) {
        self.seek("option", |screen| match screen {
            Screen::EventChoice(choice) => {
                choice.options.get(usize::from(choice.focus)) == Some(&wanted)
            }
            _ => false,
        });
        self.confirm();
    }

    fn choose_agent(&mut self, wanted: Option<Agent>) {
        self.seek(
            "agent",
            |screen| matches!(screen, Screen::DoubleAgent(choice) if choice.focus == wanted),
        );
        self.press(Button::A);
    }

    /// Picks each card up in turn and carries it to its place.
    fn order(&mut self, decision: &Decision) {
        let Decision::Order(order) = decision else { return };
        let cards = usize::from(order.len());
        let wanted = order.arrange([Some(0_u8), Some(1), Some(2)]);
        let mut now: Vec<u8> = (0..cards as u8).collect();
        for (place, wanted) in wanted.into_iter().flatten().take(cards).enumerate() {
            let from = now.iter().position(|card| *card == wanted).expect("each card once");
            if from == place {
                continue;
            }
            self.seek_place(from as u8);
            self.press(Button::A);
            self.press_all(&vec![Button::Up; from - place]);
            self.press(Button::A);
            let card = now.remove(from);
            now.insert(place, card);
        }
        self.seek_place(cards as u8);
        self.press(Button::A);
    }

    fn seek_place(&mut self, place: u8) {
        self.seek(
            "place",
            |screen| matches!(screen, Screen::Order(Order { focus, .. }) if *focus == place),
        );
    }

    /// The pad until the screen is as wanted, by the shortest way.
    ///
    /// # Panics
    /// There is no way.
    fn seek(&mut self, what: &str, wanted: impl Fn(&Screen) -> bool) {
        let mut seen = HashSet::new();
        let mut ways = VecDeque::from([self.clone()]);
        while let Some(here) = ways.pop_front() {
            let screen = here.shown().screen;
            if wanted(&screen) {
                *self = here;
                return;
            }
            if seen.insert(focus(&screen)) {
                for button in PAD {
                    let mut next = here.clone();
                    next.press(button);
                    ways.push_back(next);
                }
            }
        }
        panic!("no way to the {what} from {}", focus(&self.shown().screen));
    }
}

/// What moves on a screen when the pad is used, as text.
fn focus(screen: &Screen) -> String {
    match screen {
        Screen::Menu(menu) => format!("menu {:?}", menu.focus),
        Screen::Choices(page) => format!("{:?} {}", page.page, page.focus),
        Screen::AgentChoice(choice) => format!("send {:?}", choice.focus),
        Screen::Order(order) => match order.cards {
            Ordered::Groups(cards) => format!("order {cards:?} {} {}", order.focus, order.held),
            Ordered::Objectives(cards) => format!("order {cards:?} {} {}", order.focus, order.held),
        },
        Screen::DoubleAgent(choice) => format!("agent {:?}", choice.focus),
        Screen::Struggle(struggle) => format!("act {:?}", struggle.focus),
        Screen::EventChoice(choice) => format!("event {}", choice.focus),
        Screen::Peek(peek) => format!("peek {:?}", peek.secret),
        _ => "elsewhere".into(),
    }
}
