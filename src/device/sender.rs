//! Sends pixels while the next are drawn.

use agent_x::screens::kit::Sketch;
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use embassy_sync::signal::Signal;
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;

use super::lcd::{Lcd, PAIRS, Screenful};

static JOBS: Channel<CriticalSectionRawMutex, Job, 2> = Channel::new();
/// What is sent, and can be filled anew.
static FREE: Channel<CriticalSectionRawMutex, &'static mut Pixels, 2> = Channel::new();
/// Nothing is left to be done.
static DONE: Signal<CriticalSectionRawMutex, ()> = Signal::new();

enum Job {
    Announce(Rectangle),
    Send(&'static mut Pixels),
    Sleep(bool),
}

/// Some areas and their pixels, as the panel takes them: two a word.
pub(super) struct Pixels {
    areas: Vec<Rectangle, 32>,
    words: [u32; Sketch::MOST / 2],
    used: usize,
}

impl Pixels {
    pub(super) const fn new() -> Self {
        Self { areas: Vec::new(), words: [0; Sketch::MOST / 2], used: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.areas.clear();
        self.used = 0;
    }

    /// Whether there is room for one more area. If it is empty there is.
    pub(super) fn has_room(&self, area: &Rectangle) -> bool {
        !self.areas.is_full() && self.used + pairs(area) <= self.words.len()
    }

    /// Takes one more area from the frame. Its columns come in words of the frame.
    pub(super) fn take(&mut self, area: Rectangle, frame: &Screenful) {
        let columns = area.columns();
        let columns = columns.start as usize / 8..columns.end as usize / 8;
        let (words, _) = self.words.get_mut(self.used..).unwrap_or_default().as_chunks_mut();
        for (y, words) in area.rows().zip(words.chunks_exact_mut(columns.len().max(1))) {
            let row = frame.row(y).get(columns.clone()).unwrap_or_default();
            for (eight, words) in row.iter().zip(words) {
                let pair = |pair: u8| PAIRS.get(usize::from(pair)).copied().unwrap_or(0);
                let [first, second, third, fourth] = eight.to_be_bytes();
                *words = [pair(first), pair(second), pair(third), pair(fourth)];
            }
        }
        self.used += pairs(&area);
        // Whoever fills it asks before whether there is room.
        let _ = self.areas.push(area);
    }

    /// Each area with its bytes.
    fn areas(&self) -> impl Iterator<Item = (&Rectangle, &[u8])> {
        let mut rest = self.words.as_slice();
        self.areas.iter().map(move |area| {
            let (words, after) = rest.split_at_checked(pairs(area)).unwrap_or_default();
            rest = after;
            // SAFETY: the memory of these words, four bytes each, borrowed for as long;
            // any byte is a u8.
            let bytes =
                unsafe { core::slice::from_raw_parts(words.as_ptr().cast(), size_of_val(words)) };
            (area, bytes)
        })
    }
}

/// How many pairs of pixels there are in an area.
const fn pairs(area: &Rectangle) -> usize {
    (area.size.width * area.size.height / 2) as usize
}

/// Tells the panel where the next pixels will be, before they are drawn.
pub(super) async fn announce(area: Rectangle) {
    JOBS.send(Job::Announce(area)).await;
}

/// Room for pixels, as soon as there is some.
pub(super) async fn free() -> &'static mut Pixels {
    let pixels = FREE.receive().await;
    pixels.clear();
    pixels
}

/// Sends them.
pub(super) async fn send(pixels: &'static mut Pixels) {
    JOBS.send(Job::Send(pixels)).await;
}

/// Waits until everything is sent.
pub(super) async fn all_sent() {
    for pixels in [FREE.receive().await, FREE.receive().await] {
        FREE.send(pixels).await;
    }
}

/// Sends the panel to sleep, or wakes it.
pub(super) async fn sleep(asleep: bool) {
    JOBS.send(Job::Sleep(asleep)).await;
    DONE.wait().await;
}

/// Works for ever.
#[embassy_executor::task]
pub(super) async fn work(mut lcd: Lcd, pixels: &'static mut [Pixels; 2]) -> ! {
    for pixels in pixels {
        FREE.send(pixels).await;
    }
    loop {
        match JOBS.receive().await {
            Job::Announce(area) => lcd.open(&area),
            Job::Send(pixels) => {
                for (area, bytes) in pixels.areas() {
                    lcd.fill(area, bytes).await;
                }
                FREE.send(pixels).await;
            }
            Job::Sleep(asleep) => {
                if asleep {
                    lcd.sleep().await
                } else {
                    lcd.rouse().await
                }
                DONE.signal(());
            }
        }
    }
}
