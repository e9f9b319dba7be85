//! The doors between page and chip: those through which a page knows the game,
//! and two more, for the board and for why the chip has stopped.
//!
//! Nothing here trusts a number from the page. Of `unsafe` there are only the
//! attributes that give the functions their plain names: in a module of its own,
//! which is linked with no other code, no two can have the same.

use core::cell::{Cell, RefCell};

use agent_x::table::Button;

use crate::Handheld;
use crate::boards::Board;

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    // Takes nothing, gives any number, and touches no memory.
    safe fn random() -> u32;
}

thread_local! {
    static BOARD: Cell<Option<&'static Board>> = const { Cell::new(None) };
    static HANDHELD: RefCell<Option<Handheld>> = const { RefCell::new(None) };
    static INBOX: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static OUTBOX: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Before power-on everything is nothing.
fn with<T: Default>(act: impl FnOnce(&mut Handheld) -> T) -> T {
    HANDHELD.with_borrow_mut(|handheld| handheld.as_mut().map(act).unwrap_or_default())
}

fn complain(why: String) {
    OUTBOX.set(why);
}

fn follow(now: u32) {
    with(|handheld| handheld.follow(now).unwrap_or_else(|stop| complain(stop.to_string())));
}

fn button(number: usize, act: fn(&mut Handheld, Button), now: u32) {
    follow(now);
    if let Some(button) = Button::ALL.get(number) {
        with(|handheld| act(handheld, *button));
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

/// Takes the board whose name is in the inbox.
#[unsafe(no_mangle)]
extern "C" fn wire() {
    BOARD.set(INBOX.with_borrow(|inbox| Board::find(str::from_utf8(inbox).ok()?)));
}

/// Flashes the board with the UF2 in the inbox and switches on.
#[unsafe(no_mangle)]
extern "C" fn power_on() {
    let Some(board) = BOARD.get() else { return complain("there is no such board".into()) };
    let seed = u64::from(random()) << 32 | u64::from(random());
    match Handheld::power_on(board, &INBOX.take(), seed) {
        Ok(handheld) => HANDHELD.set(Some(handheld)),
        Err(error) => complain(error.to_string()),
    }
}

/// A button goes down.
#[unsafe(no_mangle)]
extern "C" fn press(number: usize, now: u32) {
    button(number, Handheld::press, now);
}

/// A button comes up.
#[unsafe(no_mangle)]
extern "C" fn release(number: usize, now: u32) {
    button(number, Handheld::release, now);
}

/// Time has passed.
#[unsafe(no_mangle)]
extern "C" fn tick(now: u32) {
    follow(now);
}

/// When the next tick is due; below zero: never.
#[unsafe(no_mangle)]
extern "C" fn wake() -> f64 {
    with(|handheld| handheld.wake()).map_or(-1.0, f64::from)
}

/// Nobody looks at the page any more, which a chip does not notice.
#[unsafe(no_mangle)]
extern "C" fn away(now: u32) {
    follow(now);
}

/// Draws; false: the pixels are what they were.
#[unsafe(no_mangle)]
extern "C" fn draw() -> bool {
    with(Handheld::draw)
}

/// Where the pixels are, four bytes each.
#[unsafe(no_mangle)]
extern "C" fn pixels() -> *const u8 {
    HANDHELD.with_borrow(|handheld| match handheld {
        Some(handheld) => handheld.rgba().as_ptr(),
        None => core::ptr::null(),
    })
}

/// The columns of the panel.
#[unsafe(no_mangle)]
extern "C" fn width() -> i32 {
    with(|handheld| handheld.board().panel.width())
}

/// The rows of the panel.
#[unsafe(no_mangle)]
extern "C" fn height() -> i32 {
    with(|handheld| handheld.board().panel.height())
}

/// How bright the light is, from 1 to 6; 0 is dark.
#[unsafe(no_mangle)]
extern "C" fn light() -> u8 {
    with(|handheld| handheld.light())
}

/// Where it lies, as text, why the chip has stopped.
#[unsafe(no_mangle)]
extern "C" fn stopped() -> *const u8 {
    OUTBOX.with_borrow(|outbox| outbox.as_ptr())
}

/// How many bytes that takes: none while it runs.
#[unsafe(no_mangle)]
extern "C" fn outbox_len() -> usize {
    OUTBOX.with_borrow(String::len)
}
