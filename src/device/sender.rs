//! What the second core does: it sends what the first has drawn, and only what of it is
//! new. While some pixels are on their way, the next are made ready.

use agent_x::screens::kit::{Band, Changes, Frame};
use cortex_m::asm;
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use embassy_sync::signal::Signal;
use embedded_graphics::primitives::Rectangle;
use static_cell::ConstStaticCell;

use super::lcd::{Lcd, Screenful, pair};
use super::second_core;
use crate::board::GLASS;

/// One is drawn, one is sent, one waits.
const BANDS: usize = 3;

static FRAME: ConstStaticCell<Screenful> = ConstStaticCell::new(Frame::new(GLASS.panel));
static BAND: ConstStaticCell<[Band; BANDS]> = ConstStaticCell::new([const { Band::new() }; BANDS]);

static JOBS: Channel<CriticalSectionRawMutex, Job, { BANDS + 1 }> = Channel::new();
/// Those that are sent, and can be drawn anew.
static FREE: Channel<CriticalSectionRawMutex, &'static mut Band, BANDS> = Channel::new();
/// Nothing is left to be done.
static DONE: Signal<CriticalSectionRawMutex, ()> = Signal::new();

enum Job {
    Announce(Rectangle),
    Show(&'static mut Band),
    Finish,
    Sleep(bool),
}

/// From now on the second core has the panel.
pub(super) fn start(lcd: Lcd) {
    BAND.take().iter_mut().for_each(give_back);
    second_core::start(work, (lcd, FRAME.take()));
}

/// Wakes the panel, then works for ever.
fn work((mut lcd, frame): (Lcd, &'static mut Screenful)) -> ! {
    lcd.wake();
    loop {
        match next() {
            Job::Announce(area) => lcd.open(&area),
            Job::Show(band) => {
                show(band, frame, &mut lcd);
                give_back(band);
            }
            Job::Finish => {
                lcd.finish();
                DONE.signal(());
            }
            Job::Sleep(true) => lcd.sleep(),
            Job::Sleep(false) => lcd.rouse(),
        }
    }
}

/// Sends what this band changes of the frame. The last of it may still be on its way then.
fn show(band: &Band, frame: &mut Screenful, lcd: &mut Lcd) {
    for window in Changes::new(band, frame) {
        let row_of = (window.size.width / 2).max(1) as usize;
        let mut rows = band.pairs(&window).peekable();
        let mut first = Some(window);
        while rows.peek().is_some() {
            let room = lcd.room(row_of).chunks_exact_mut(row_of);
            let put = room.zip(&mut rows).map(|(pixels, row)| row.put(pixels, pair)).count();
            lcd.put(first.take(), put * row_of);
        }
    }
    frame.take(band);
}

/// The next job, as soon as there is one.
fn next() -> Job {
    loop {
        match JOBS.try_receive() {
            Ok(job) => return job,
            Err(_) => asm::wfe(),
        }
    }
}

fn give_back(band: &'static mut Band) {
    // There is room for all of them.
    let _ = FREE.try_send(band);
}

async fn ask(job: Job) {
    JOBS.send(job).await;
    asm::sev();
}

/// Tells the panel where the next pixels will be, before they are drawn.
pub(super) async fn announce(area: Rectangle) {
    ask(Job::Announce(area)).await;
}

/// A band to draw on, as soon as there is one.
pub(super) async fn free() -> &'static mut Band {
    FREE.receive().await
}

/// Shows it.
pub(super) async fn show_soon(band: &'static mut Band) {
    ask(Job::Show(band)).await;
}

/// Waits until everything is sent.
pub(super) async fn finish() {
    ask(Job::Finish).await;
    DONE.wait().await;
}

/// Sends the panel to sleep, or wakes it.
pub(super) async fn sleep(asleep: bool) {
    ask(Job::Sleep(asleep)).await;
    finish().await;
}
