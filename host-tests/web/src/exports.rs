//! The doors between page and game: numbers, and places in the shared memory.
//!
//! No function here trusts a number from the page. Of `unsafe` there are only
//! the attributes that give the functions their plain names: in a module of its
//! own, which is linked with no other code, no two can have the same.

use core::cell::RefCell;

use agent_x::screens::kit::Panel;
use agent_x::table::{Button, Input, Settings};
use agent_x::words::Language;

use crate::{Draw, Handheld};

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    // Takes nothing, gives any number, and touches no memory.
    safe fn random() -> u32;
}

thread_local! {
    static HANDHELD: RefCell<Handheld> = RefCell::new(Handheld::new(Settings::default()));
    static INBOX: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static OUTBOX: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

fn with<T>(act: impl FnOnce(&mut Handheld) -> T) -> T {
    HANDHELD.with_borrow_mut(act)
}

fn happens(input: Input, now: u32) {
    with(|handheld| handheld.table.input(input, now, &mut Draw(|| random())));
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

/// Switches on with the settings in the inbox, or the usual ones.
#[unsafe(no_mangle)]
extern "C" fn power_on() {
    let settings = INBOX.with_borrow(|inbox| Settings::from_bytes(*inbox.first_chunk()?));
    let settings = settings.unwrap_or_default();
    HANDHELD.set(Handheld::new(settings));
}

/// Takes the saved game in the inbox up again; false: it cannot be read.
#[unsafe(no_mangle)]
extern "C" fn resume() -> bool {
    INBOX.with_borrow(|inbox| with(|handheld| handheld.table.resume(inbox).is_ok()))
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

/// How bright the light is, from 1 to 6.
#[unsafe(no_mangle)]
extern "C" fn light() -> u8 {
    with(|handheld| match handheld.table.shown().dim {
        true => 1,
        false => handheld.table.settings().light,
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
            handheld.table.set(settings);
        });
    }
}

fn post(bytes: &[u8]) -> *const u8 {
    OUTBOX.with_borrow_mut(|outbox| {
        outbox.clear();
        outbox.extend_from_slice(bytes);
        outbox.as_ptr()
    })
}

/// Where the game in progress lies as bytes, until the outbox is used again.
#[unsafe(no_mangle)]
extern "C" fn saved() -> *const u8 {
    with(|handheld| post(handheld.table.saved()))
}

/// Where the settings lie as bytes, until the outbox is used again.
#[unsafe(no_mangle)]
extern "C" fn settings() -> *const u8 {
    with(|handheld| post(&handheld.table.settings().to_bytes()))
}

/// How many bytes lie in the outbox.
#[unsafe(no_mangle)]
extern "C" fn outbox_len() -> usize {
    OUTBOX.with_borrow(Vec::len)
}
