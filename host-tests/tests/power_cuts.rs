//! Power goes at every byte that is programmed and in every erase, several times
//! in a row: the game is the one before or the one after, and what was
//! acknowledged is kept.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use agent_x::journal::{Error, Found, Journal, Past, Store};
use agent_x::rules::{Edition, Game};
use agent_x_host::dealer::Dealer;
use agent_x_host::flash::{Flash, Trouble};
use agent_x_host::saved::Saved;

const CUTS: usize = 120_000;
const THREADS: usize = 2;
/// Of so many steps each one is cut.
const EVERY: usize = 1_000;
const SIZE: u32 = 64 * 1024;

fn open(flash: Flash) -> Result<(Store<Flash>, Found), Error<Trouble>> {
    Store::open(flash, 0..SIZE)
}

/// Power is back: what the store tells now, after so many more cuts while it opens.
fn resume(flash: &Flash, dealer: &mut Dealer, more_cuts: u8) -> (Store<Flash>, Saved) {
    let mut flash = flash.clone();
    for _ in 0..more_cuts {
        flash.power_on();
        flash.cut_after(usize::from(dealer.below(120)));
        let _ = Store::open(&mut flash, 0..SIZE);
    }
    flash.power_on();
    let (mut store, found) = open(flash).expect("the power is on");
    let told = Saved::told_by(&mut store, found);
    match found {
        Found::Game | Found::NoGame => {}
        // Only the very first save can leave nothing but its torn beginning.
        found => assert_eq!(told, Saved::default(), "{found:?}"),
    }
    (store, told)
}

struct Cutter {
    dealer: Dealer,
    store: Store<Flash>,
    /// What was acknowledged.
    kept: Saved,
    cuts: usize,
}

impl Cutter {
    fn new(seed: u64) -> Self {
        let (store, found) = open(Flash::blank(SIZE as usize, seed)).expect("it opens");
        assert_eq!(found, Found::Nothing);
        Self { dealer: Dealer::new(seed), store, kept: Saved::default(), cuts: 0 }
    }

    /// Keeps this, with the power going at each step of it.
    fn keep(&mut self, now: &Saved) {
        let mut whole = self.store.clone();
        let before = whole.flash().steps;
        whole.keep(&now.keep()).expect("the power is on");
        let steps = whole.flash().steps - before;
        // Only a long game that moves has more; of its bytes one in some is enough.
        let stride = steps.div_ceil(EVERY).max(1);
        let first = usize::from(self.dealer.below(stride as u8));
        for step in (first..steps).step_by(stride) {
            let mut cut = self.store.clone();
            cut.flash().reseed(self.cuts as u64);
            cut.flash().cut_after(step);
            let acknowledged = cut.keep(&now.keep()).is_ok();
            assert!(cut.flash().is_off());
            self.cuts += 1;
            // The end of a move is where one slot takes over from another.
            let takes_over = steps > 100 && steps - step < 20;
            let several = takes_over || self.dealer.below(8) == 0;
            let more = if several { self.dealer.below(4) } else { 0 };
            let (store, told) = resume(cut.flash(), &mut self.dealer, more);
            self.cuts += usize::from(more);
            let (then, now) = (self.kept.resumed(), now.resumed());
            assert!(
                told == now || told == then && !acknowledged,
                "cut {} at step {step} of {steps}: neither before nor after",
                self.cuts
            );
            if several {
                self.go_on(store, &now, &told);
            }
        }
        self.store = whole;
        self.kept = now.clone();
    }

    /// Life goes on after a cut: each decision is acknowledged and then there at
    /// every power-on.
    fn go_on(&mut self, mut store: Store<Flash>, now: &Saved, told: &Saved) {
        let as_told = now.game.is_empty() || self.dealer.below(2) == 0;
        let mut then = if as_told { told.clone() } else { now.clone() };
        for number in 0..3 {
            if number > 0 && !then.game.is_empty() {
                then.game.push(self.dealer.below(32));
            } else {
                then.settings = Some([self.dealer.below(3), 1, 2, number]);
            }
            store.keep(&then.keep()).expect("the power is on");
            for _ in 0..2 {
                let (again, told) = resume(store.flash(), &mut self.dealer, 0);
                assert_eq!(told, then, "acknowledged is kept");
                store = again;
            }
        }
    }

    /// Erases ahead, with the power going in each erase.
    fn tend(&mut self, tend: fn(&mut Store<Flash>) -> Result<bool, Error<Trouble>>) {
        loop {
            let mut cut = self.store.clone();
            cut.flash().reseed(self.cuts as u64);
            cut.flash().cut_after(0);
            if tend(&mut cut).is_err() {
                self.cuts += 1;
                let (store, told) = resume(cut.flash(), &mut self.dealer, 1);
                assert_eq!(told, self.kept.resumed(), "an erase loses nothing");
                self.go_on(store, &told, &told);
            }
            if !tend(&mut self.store).expect("the power is on") {
                return;
            }
        }
    }

    /// Somebody plays with the settings, up to a sector full of them, unharmed.
    fn fiddle(&mut self, now: &mut Saved) {
        for _ in 0..2 * u16::from(self.dealer.below(230)) {
            now.settings = Some([self.dealer.below(3), 1, self.dealer.below(250), 0]);
            self.store.keep(&now.keep()).expect("the power is on");
        }
        self.kept = now.clone();
    }

    /// A game as long as the rules allow, of which a store need not know what its
    /// bytes mean; near the end of its slot, so that it moves soon.
    fn play_long(&mut self) {
        let length = 50 * usize::from(self.dealer.below(250));
        let mut now = Saved { over: None, ..self.kept.clone() };
        now.game = (0..length).map(|_| self.dealer.below(255)).collect();
        self.keep(&now);
        for _ in 0..8 {
            self.fiddle(&mut now);
            now.game.truncate(now.game.len() - usize::from(self.dealer.below(2)));
            now.game.extend([self.dealer.below(255), 1, 2]);
            self.keep(&now);
        }
    }

    /// A game with second thoughts, and now and then another power-on or a moment
    /// to erase ahead.
    fn play(&mut self) {
        let edition = Edition::ALL[usize::from(self.dealer.below(3))];
        let opening = self.dealer.opening(edition);
        let mut now = Saved { over: None, ..self.kept.clone() };
        let mut journal = Journal::new(&opening);
        let mut game = Game::new(&opening).expect("it begins");
        let mut before: Option<(Journal, Game)> = None;
        now.settings = now.settings.or(Some([0, 1, 4, 1]));
        now.game = journal.bytes().to_vec();
        self.keep(&now);
        let abandoned = self.dealer.below(4) == 0;
        while let Some(decision) = self.dealer.decide(&game) {
            match self.dealer.below(24) {
                0 => now.settings = Some([self.dealer.below(3), 0, self.dealer.below(6), 1]),
                1..=3 if before.is_some() => (journal, game) = before.take().expect("it is"),
                4 if abandoned => break,
                _ => {
                    before = Some((journal.clone(), game));
                    game.apply(&decision).expect("it is legal");
                    journal.push(&decision);
                }
            }
            now.game = journal.bytes().to_vec();
            self.keep(&now);
            match self.dealer.below(16) {
                0 if self.dealer.below(4) == 0 => self.fiddle(&mut now),
                0 => {
                    let (store, told) = resume(self.store.flash(), &mut self.dealer, 0);
                    assert_eq!(told, self.kept.resumed());
                    self.store = store;
                }
                1..6 => self.tend(Store::tend),
                6..8 => self.tend(Store::tend_anew),
                _ => {}
            }
            if self.cuts > CUTS / THREADS {
                return;
            }
        }
        match Past::of(&game) {
            Some(past) => now.end(past),
            None => now.game.clear(),
        }
        self.keep(&now);
    }
}

#[test]
fn a_cut_leaves_the_game_before_or_after() {
    let cuts = AtomicUsize::new(0);
    thread::scope(|scope| {
        for thread in 0..THREADS {
            let cuts = &cuts;
            scope.spawn(move || {
                let mut cutter = Cutter::new(1947 + thread as u64);
                while cutter.cuts < CUTS / THREADS {
                    cutter.play();
                    if cutter.dealer.below(4) == 0 {
                        cutter.play_long();
                    }
                }
                cuts.fetch_add(cutter.cuts, Ordering::Relaxed);
            });
        }
    });
    assert!(cuts.load(Ordering::Relaxed) >= CUTS);
}
