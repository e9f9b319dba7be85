//! Around the game: the menu, a new game, the files and what they open.

use heapless::Vec;
use rand_core::Rng;

use super::place::{Behind, Over, Place};
use super::settings::{Settings, turn};
use super::{Button, Table, log};
use crate::cards::{Agent, Card, Faction, Group, Objective, Set, Side, Sides};
use crate::rules::{Edition, Eyes, Phase};
use crate::screens::{
    About, CardPage, Choices, Detente, Entry, Legend, Log, Menu, MenuItem, Pad, Page, Resume, Row,
    RulesPage, Screen, Setting, Splash, Topic, Verb,
};
use crate::words::Language;

const ITEMS: [MenuItem; 5] =
    [MenuItem::Continue, MenuItem::NewGame, MenuItem::Rules, MenuItem::Settings, MenuItem::About];

/// What the buttons do on the splash.
pub(super) const SPLASH: Legend =
    Legend { pad: Pad::NONE, a: Some(Verb::Start), b: None, x: false, y: false };

impl Table {
    /// Opens something on top of what is there.
    pub(super) fn open(&mut self, over: Over) {
        self.holding = None;
        // Nothing opens more than three deep: the files, a card, a page.
        let _ = self.over.push(over);
    }

    pub(super) fn turn_to(&mut self, over: Over) {
        self.over.pop();
        self.open(over);
    }

    pub(super) fn desk_legend(&self) -> Legend {
        match self.place {
            Place::Menu(_) => {
                Legend { pad: Pad::VERTICAL, a: Some(Verb::Open), ..Legend::default() }
            }
            Place::NewGame { focus } => self.rows_legend(Page::NewGame, focus),
            _ => SPLASH,
        }
    }

    pub(super) fn desk_screen(&self) -> Screen {
        match self.place {
            Place::NewGame { focus } => self.rows_screen(Page::NewGame, focus),
            Place::Menu(focus) => {
                let (resume, notice) = (self.resumable(), self.notice);
                Screen::Menu(Menu { focus, resume, notice })
            }
            _ => Screen::Splash(Splash),
        }
    }

    fn resumable(&self) -> Option<Resume> {
        let view = self.game()?.view(Eyes::Public);
        Some(Resume { year: view.year(), objective: view.objective, to_act: self.asked() })
    }

    pub(super) fn press_menu(&mut self, focus: MenuItem, button: Button, _: &mut dyn Rng) {
        let items = if self.play.is_some() { &ITEMS[..] } else { ITEMS.get(1..).unwrap_or(&ITEMS) };
        match button {
            Button::Up | Button::Down => {
                self.go(Place::Menu(turn(items, focus, button == Button::Down)));
            }
            _ => match focus {
                MenuItem::Continue => self.go_back_to_game(),
                MenuItem::NewGame => self.go(Place::NewGame { focus: 0 }),
                MenuItem::Rules => self.open(Over::Rules { page: 0 }),
                MenuItem::Settings => self.open(Over::Settings { focus: 0 }),
                MenuItem::About => self.open(Over::About { focus: 0 }),
            },
        }
    }

    fn rows(&self, page: Page) -> Vec<Row, 8> {
        let Settings { language, sound, light, guide } = self.settings;
        let mut rows = Vec::new();
        let mut add = |row| {
            let _ = rows.push(row);
        };
        match page {
            Page::NewGame => {
                let in_progress = self.asked().is_some();
                add(Row::Setting(Setting::Edition(self.edition)));
                add(Row::Setting(Setting::Balance(self.balance)));
                add(Row::Setting(Setting::Guide(guide)));
                add(if in_progress { Row::BeginInstead } else { Row::Begin });
            }
            Page::Settings => {
                add(Row::Setting(Setting::Language(language)));
                add(Row::Setting(Setting::Light(light)));
                add(Row::Setting(Setting::Sound(sound)));
                add(Row::Setting(Setting::Guide(guide)));
            }
            Page::Files => {
                add(Row::Log);
                add(Row::Scores);
                for side in [Side::Cia, Side::Kgb] {
                    if self.has_sent(side) {
                        add(Row::AgentX(side));
                    }
                }
                add(Row::Cards);
                add(Row::Rules);
                add(Row::Settings);
                add(Row::MainMenu);
            }
            Page::Events(_) => self.struggle_events().for_each(|event| add(Row::Event(event))),
        }
        rows
    }

    /// Whether the side's Agent X is in the field, which is no secret.
    fn has_sent(&self, side: Side) -> bool {
        self.game().is_some_and(|game| game.view(Eyes::Side(side)).agencies[side].x.is_some())
    }

    fn rows_screen(&self, page: Page, focus: u8) -> Screen {
        Screen::Choices(Choices { page, rows: self.rows(page), focus })
    }

    fn rows_legend(&self, page: Page, focus: u8) -> Legend {
        let row = self.rows(page).get(usize::from(focus)).copied();
        let (pad, verb) = match row {
            Some(Row::Setting(_)) => (Pad::ALL, Verb::Change),
            Some(Row::Begin | Row::BeginInstead) => (Pad::VERTICAL, Verb::Start),
            Some(Row::Event(_)) => (Pad::VERTICAL, Verb::Choose),
            _ => (Pad::VERTICAL, Verb::Open),
        };
        Legend { pad, a: Some(verb), b: Some(Verb::Back), ..Legend::default() }
    }

    fn next_row(&self, page: Page, focus: u8, button: Button) -> u8 {
        let count = self.rows(page).len() as u8;
        let step = if button == Button::Down { 1 } else { count - 1 };
        (focus + step) % count
    }

    pub(super) fn new_game_topic(&self, focus: u8) -> Option<Topic> {
        match self.rows(Page::NewGame).get(usize::from(focus))? {
            Row::Setting(Setting::Edition(_)) => Some(Topic::Editions),
            Row::Setting(Setting::Balance(_)) => Some(Topic::Balance),
            _ => None,
        }
    }

    pub(super) fn press_new_game(&mut self, focus: u8, button: Button, random: &mut dyn Rng) {
        match button {
            Button::B => self.go(Place::Menu(self.first_item())),
            Button::Up | Button::Down => {
                let focus = self.next_row(Page::NewGame, focus, button);
                self.go(Place::NewGame { focus });
            }
            _ => match self.rows(Page::NewGame).get(usize::from(focus)) {
                Some(Row::Setting(setting)) => self.change(*setting, button != Button::Left),
                // It would need room in the saves.
                _ if self.empty => self.go(Place::LowBattery { empty: true }),
                _ => self.begin(random),
            },
        }
    }

    fn change(&mut self, setting: Setting, forward: bool) {
        match setting {
            Setting::Edition(edition) => self.edition = turn(&Edition::ALL, edition, forward),
            Setting::Balance(balance) => {
                let all = [None, Some(Side::Cia), Some(Side::Kgb)];
                self.balance = turn(&all, balance, forward);
            }
            Setting::Guide(guide) => self.settings.guide = !guide,
            Setting::Sound(sound) => self.settings.sound = !sound,
            Setting::Language(language) => {
                self.settings.language = turn(&Language::ALL, language, forward);
            }
            Setting::Light(light) => {
                let all: [u8; Settings::BRIGHTEST as usize] =
                    core::array::from_fn(|step| step as u8 + 1);
                self.settings.light = turn(&all, light, forward);
            }
        }
    }

    pub(super) fn over_legend(&self, over: Over) -> Legend {
        let back = Legend { b: Some(Verb::Back), ..Legend::default() };
        let paged = |page: u16, pages: u16| Legend {
            pad: Pad { left: page > 0, right: page + 1 < pages, ..Pad::NONE },
            a: (page + 1 < pages).then_some(Verb::Next),
            ..back
        };
        match over {
            Over::Files { focus } => self.rows_legend(Page::Files, focus),
            Over::Settings { focus } => self.rows_legend(Page::Settings, focus),
            Over::Events { focus } => match self.asked() {
                Some(side) => self.rows_legend(Page::Events(side), focus),
                None => back,
            },
            Over::Scores => back,
            Over::About { .. } | Over::PastGames | Over::Record { .. } => self.past_legend(over),
            Over::SelfTest(_) => Legend { pad: Pad::VERTICAL, ..back },
            Over::Rules { page } => paged(page.into(), RulesPage::COUNT.into()),
            Over::Log { page } => paged(page, self.log_page(page).1),
            Over::Card { page: CardPage { topic, page, .. }, browse } => {
                let pages = topic.pages(self.settings.language);
                let more = page + 1 < pages;
                let pad = if browse { Pad::HORIZONTAL } else { Pad::NONE };
                Legend {
                    pad,
                    a: (pages > 1).then_some(if more { Verb::Next } else { Verb::Back }),
                    ..back
                }
            }
        }
    }

    pub(super) fn over_topic(&self, over: Over) -> Option<Topic> {
        match over {
            Over::Events { focus } => self.struggle_events().nth(focus).map(Topic::Objective),
            _ => None,
        }
    }

    pub(super) fn over_screen(&self, over: Over) -> Screen {
        match over {
            Over::Files { focus } => self.rows_screen(Page::Files, focus),
            Over::Settings { focus } => self.rows_screen(Page::Settings, focus),
            Over::Events { focus } => {
                self.rows_screen(Page::Events(self.asked().unwrap_or(Side::Cia)), focus)
            }
            Over::About { .. } | Over::PastGames | Over::Record { .. } => self.past_screen(over),
            Over::SelfTest(trial) => self.trial_screen(trial),
            Over::Rules { page } => Screen::Rules(RulesPage { page }),
            Over::Card { page, .. } => Screen::Card(page),
            Over::Log { page } => {
                let (entries, pages) = self.log_page(page);
                Screen::Log(Log { entries, page: (page + 1, pages) })
            }
            Over::Scores => match self.game() {
                Some(game) => {
                    let view = game.view(Eyes::Public);
                    let gained = Sides { cia: Set::EMPTY, kgb: Set::EMPTY };
                    Screen::Detente(Detente { year: view.year(), view, gained })
                }
                None => Screen::About(About { focus: 0 }),
            },
        }
    }

    fn log_page(&self, page: u16) -> (Vec<Entry, { log::LINES }>, u16) {
        self.play.as_ref().map(|play| log::page(&play.journal, page)).unwrap_or_default()
    }

    pub(super) fn press_over(&mut self, over: Over, button: Button, _: &mut dyn Rng) {
        if button == Button::B {
            self.holding = None;
            self.over.pop();
            return;
        }
        match over {
            Over::Files { focus } => self.press_files(focus, button),
            Over::Settings { focus } => match button {
                Button::Up | Button::Down => {
                    let focus = self.next_row(Page::Settings, focus, button);
                    self.turn_to(Over::Settings { focus });
                }
                _ => {
                    if let Some(Row::Setting(setting)) =
                        self.rows(Page::Settings).get(usize::from(focus))
                    {
                        self.change(*setting, button != Button::Left);
                    }
                }
            },
            Over::Events { focus } => self.press_events(focus, button),
            Over::Rules { page } => {
                let page = if button == Button::Left { page.saturating_sub(1) } else { page + 1 };
                self.turn_to(Over::Rules { page });
            }
            Over::Log { page } => {
                let page = if button == Button::Left { page.saturating_sub(1) } else { page + 1 };
                self.turn_to(Over::Log { page });
            }
            Over::Card { page, browse } => self.press_card(page, browse, button),
            Over::About { .. } | Over::PastGames | Over::Record { .. } => {
                self.press_past(over, button)
            }
            Over::Scores | Over::SelfTest(_) => {}
        }
    }

    fn press_card(&mut self, now: CardPage, browse: bool, button: Button) {
        let pages = now.topic.pages(self.settings.language);
        let page = match button {
            Button::A => CardPage { page: (now.page + 1) % pages.max(1), ..now },
            _ => CardPage { topic: next_topic(now.topic, button == Button::Right), page: 0, ..now },
        };
        self.turn_to(Over::Card { page, browse });
    }

    fn press_events(&mut self, focus: u8, button: Button) {
        let Some(side) = self.asked() else { return };
        match button {
            Button::Up | Button::Down => {
                let focus = self.next_row(Page::Events(side), focus, button);
                self.turn_to(Over::Events { focus });
            }
            _ => {
                if let Some(event) = self.struggle_events().nth(focus) {
                    self.pick_event(event);
                }
            }
        }
    }

    fn press_files(&mut self, focus: u8, button: Button) {
        if matches!(button, Button::Up | Button::Down) {
            let focus = self.next_row(Page::Files, focus, button);
            return self.turn_to(Over::Files { focus });
        }
        match self.rows(Page::Files).get(usize::from(focus)) {
            Some(Row::Log) => {
                let pages = self.log_page(0).1;
                self.open(Over::Log { page: pages.saturating_sub(1) });
            }
            Some(Row::Scores) => self.open(Over::Scores),
            Some(Row::AgentX(side)) => self.look_at_own(*side),
            Some(Row::Cards) => {
                let private = self.place.secret();
                let page = CardPage { topic: FIRST_TOPIC, page: 0, private };
                self.open(Over::Card { page, browse: true });
            }
            Some(Row::Rules) => self.open(Over::Rules { page: 0 }),
            Some(Row::Settings) => self.open(Over::Settings { focus: 0 }),
            Some(Row::MainMenu) => match self.exposed {
                Some(side) => self.go(Place::Curtain { side, behind: Behind::Menu }),
                None => self.go(Place::Menu(self.first_item())),
            },
            _ => {}
        }
    }

    /// One whom all know is shown at once, any other behind his side's curtain.
    fn look_at_own(&mut self, side: Side) {
        let known = self.game().and_then(|game| game.view(Eyes::Public).agencies[side].x);
        match known {
            Some(agent) => self.explain(Topic::AgentX(side, agent)),
            None => self.go(Place::Curtain { side, behind: Behind::OwnAgent }),
        }
    }
}

const FIRST_TOPIC: Topic = Topic::Phase(Phase::Briefing);

/// All that can be looked up, one after the other and round again.
fn next_topic(topic: Topic, forward: bool) -> Topic {
    let all = || {
        let phases = Phase::OF_A_TURN.into_iter().map(Topic::Phase);
        let factions = Faction::ALL.iter().copied().map(Topic::Faction);
        let groups = Group::ALL.iter().map(|group| Topic::Group(*group, None));
        let agents = Agent::ALL.iter().copied().map(Topic::Agent);
        let objectives = Objective::ALL.iter().copied().map(Topic::Objective);
        let rest = [Topic::Balance, Topic::Editions].into_iter();
        phases.chain(agents).chain(factions).chain(groups).chain(objectives).chain(rest)
    };
    let count = all().count();
    let place = all().position(|other| other == topic).unwrap_or_default();
    let step = if forward { 1 } else { count - 1 };
    all().nth((place + step) % count).unwrap_or(FIRST_TOPIC)
}
