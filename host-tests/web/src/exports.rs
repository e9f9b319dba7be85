//! The doors between page and game: numbers, and places in the shared memory.
//!
//! No function here trusts a number from the page. Of `unsafe` there are only
//! the attributes that give the functions their plain names: in a module of its
//! own, which is linked with no other code, no two can have the same.

use core::cell::RefCell;

use agent_x::screens::kit::Panel;
use agent_x::table::{Button, Input, Settings, Shown};
use agent_x::words::Language;

use crate::{Draw, Handheld};

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    // Takes nothing, gives any number, and touches no memory.
    safe fn random() -> u32;
}

thread_local! {
    static HANDHELD: RefCell<Handheld> = RefCell::new(Handheld::new(&[]));
    static INBOX: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

fn with<T>(act: impl FnOnce(&mut Handheld) -> T) -> T {
    HANDHELD.with_borrow_mut(act)
}

fn happens(input: Input, now: u32) {
    with(|handheld| handheld.input(input, now, &mut Draw(|| random())));
}

fn button(number: usize, input: fn(Button) -> Input, now: u32) {
    if let Some(button) = Button::ALL.get(number) {
        happens(input(*button), now);
    }
}

/// Makes room for so many bytes and says where the page shall write them.
#[unsafe(no_mangle)]
extern "C" fn inbox(len: usize) -> *mut u8 {
    INBOX.with_borrow_mut(|inbox| {
        inbox.clear();
        inbox.resize(len, 0);
        inbox.as_mut_ptr()
    })
}

/// Switches on with the saves in the inbox; false: it was never set up.
#[unsafe(no_mangle)]
extern "C" fn power_on() -> bool {
    HANDHELD.set(INBOX.with_borrow(|inbox| Handheld::new(inbox)));
    with(|handheld| handheld.has_settings())
}

/// A button goes down.
#[unsafe(no_mangle)]
extern "C" fn press(number: usize, now: u32) {
    button(number, Input::Press, now);
}

/// A button comes up.
#[unsafe(no_mangle)]
extern "C" fn release(number: usize, now: u32) {
    button(number, Input::Release, now);
}

/// Time has passed.
#[unsafe(no_mangle)]
extern "C" fn tick(now: u32) {
    happens(Input::Tick, now);
}

/// When the next tick is due; below zero: never.
#[unsafe(no_mangle)]
extern "C" fn wake() -> f64 {
    with(|handheld| handheld.table.wake().map_or(-1.0, f64::from))
}

/// Nobody looks at the page any more.
#[unsafe(no_mangle)]
extern "C" fn away(now: u32) {
    happens(Input::Away, now);
}

/// Draws; false: the pixels are what they were.
#[unsafe(no_mangle)]
extern "C" fn draw() -> bool {
    with(Handheld::draw)
}

/// Where the pixels are, four bytes each.
#[unsafe(no_mangle)]
extern "C" fn pixels() -> *const u8 {
    with(|handheld| handheld.rgba().as_ptr())
}

/// The columns of the panel.
#[unsafe(no_mangle)]
extern "C" fn width() -> i32 {
    with(|handheld| handheld.panel().width())
}

/// The rows of the panel.
#[unsafe(no_mangle)]
extern "C" fn height() -> i32 {
    with(|handheld| handheld.panel().height())
}

/// How bright the light is, from 1 to 6; 0: the display is off.
#[unsafe(no_mangle)]
extern "C" fn light() -> u8 {
    with(|handheld| match handheld.table.shown() {
        Shown { asleep: true, .. } => 0,
        Shown { dim: true, .. } => 1,
        _ => handheld.table.settings().light,
    })
}

/// Another panel, by number.
#[unsafe(no_mangle)]
extern "C" fn set_panel(number: usize) {
    if let Some(panel) = Panel::ALL.get(number) {
        with(|handheld| handheld.set_panel(*panel));
    }
}

/// The language, by number.
#[unsafe(no_mangle)]
extern "C" fn language() -> usize {
    with(|handheld| {
        let Settings { language, .. } = handheld.table.settings();
        Language::ALL.iter().position(|known| *known == language).unwrap_or_default()
    })
}

/// Another language, by number.
#[unsafe(no_mangle)]
extern "C" fn set_language(number: usize) {
    if let Some(language) = Language::ALL.get(number) {
        with(|handheld| {
            let settings = Settings { language: *language, ..handheld.table.settings() };
            handheld.set(settings);
        });
    }
}

/// Whether the saves have changed since this was asked last.
#[unsafe(no_mangle)]
extern "C" fn saves_changed() -> bool {
    with(Handheld::saves_changed)
}

/// Where the saves lie.
#[unsafe(no_mangle)]
extern "C" fn saves() -> *const u8 {
    with(|handheld| handheld.saves().as_ptr())
}

/// How many bytes they have.
#[unsafe(no_mangle)]
extern "C" fn saves_len() -> usize {
    with(|handheld| handheld.saves().len())
}
