//! The store with the power on: what is kept, in how many bytes, with how much
//! work a call, and for how many games a chip lives.

use agent_x::journal::{CAPACITY, Error, Found, PASTS, Store};
use agent_x::table::{Settings, Table};
use agent_x_host::dealer::Dealer;
use agent_x_host::flash::{Flash, SECTOR};
use agent_x_host::saved::Saved;

const SIZE: u32 = 64 * 1024;
/// What makers of flash promise a sector.
const CYCLES: u32 = 100_000;

fn fresh() -> Store<Flash> {
    let (store, found) = Store::open(Flash::blank(SIZE as usize, 1), 0..SIZE).expect("it opens");
    assert_eq!(found, Found::Nothing);
    store
}

/// Power off and on.
fn again(store: &mut Store<Flash>) -> (Store<Flash>, Saved) {
    let flash = store.flash().clone();
    let (mut store, found) = Store::open(flash, 0..SIZE).expect("it opens");
    let told = Saved::told_by(&mut store, found);
    (store, told)
}

/// What a call cost: bytes programmed, and erases.
fn cost(store: &mut Store<Flash>, call: impl FnOnce(&mut Store<Flash>)) -> (usize, u32) {
    let (steps, erased) = (store.flash().steps, store.flash().erased());
    call(store);
    let erases = store.flash().erased() - erased;
    (store.flash().steps - steps - erases as usize, erases)
}

fn tend(store: &mut Store<Flash>) {
    while store.tend().expect("it is tended") {}
}

#[test]
fn each_decision_is_there_at_the_next_power_on() {
    let (mut store, mut dealer, mut saved) = (fresh(), Dealer::new(7), Saved::default());
    for _ in 0..12 {
        saved.play(&mut dealer, usize::MAX, |now| {
            store.keep(&now.keep()).expect("it is kept");
            let (_, told) = again(&mut store);
            assert_eq!(told, now.resumed());
            let settings = told.settings.and_then(Settings::from_bytes);
            let mut table = Table::new(settings.expect("they can be read"));
            if !told.game.is_empty() {
                table.resume(&told.game).expect("the game goes on");
            }
            assert_eq!(table.saved(), told.game);
        });
    }
    assert_eq!(saved.past.len(), PASTS, "no more are remembered");
}

#[test]
fn the_same_again_costs_nothing() {
    let (mut store, mut saved) = (fresh(), Saved::default());
    saved.play(&mut Dealer::new(8), usize::MAX, |now| {
        store.keep(&now.keep()).expect("it is kept");
        assert_eq!(cost(&mut store, |store| store.keep(&now.keep()).expect("it is")), (0, 0));
        let (mut store, _) = again(&mut store);
        assert_eq!(cost(&mut store, |store| store.keep(&now.keep()).expect("it is")), (0, 0));
    });
    saved.game.clear();
    assert_eq!(cost(&mut store, |store| store.keep(&saved.keep()).expect("it is")), (0, 0));
}

#[test]
fn a_decision_takes_five_bytes_and_its_own() {
    let (mut store, mut dealer, mut saved) = (fresh(), Dealer::new(9), Saved::default());
    let (mut decisions, mut bytes, mut own) = (0, 0, 0);
    for _ in 0..20 {
        let mut length = 0;
        saved.play(&mut dealer, usize::MAX, |now| {
            let (cost, _) = cost(&mut store, |store| store.keep(&now.keep()).expect("it is kept"));
            let grown = now.game.len() - length;
            if length > 0 && grown > 0 {
                assert_eq!(cost, grown + 5);
                (decisions, bytes, own) = (decisions + 1, bytes + cost, own + grown);
            }
            length = now.game.len();
        });
    }
    println!("{decisions} decisions of {own} bytes took {bytes} bytes of flash");
    assert!(bytes < 8 * decisions);
}

#[test]
fn an_undo_is_one_small_record_even_over_several_decisions() {
    let (mut store, mut saved) = (fresh(), Saved::default());
    let mut games = Vec::new();
    saved.play(&mut Dealer::new(10), 40, |now| {
        store.keep(&now.keep()).expect("it is kept");
        games.push(now.game.clone());
    });
    for back in [1, 2, 5] {
        games.truncate(games.len() - back);
        saved.game = games.last().expect("some are left").clone();
        let undo = cost(&mut store, |store| store.keep(&saved.keep()).expect("it is kept"));
        assert_eq!(undo, (7, 0));
        let (next, told) = again(&mut store);
        assert_eq!(told, saved.resumed());
        store = next;
    }
    // Back and on in one go, as when a decision is replaced.
    games.pop();
    saved.game = [games.last().expect("some are left").as_slice(), &[0, 1]].concat();
    assert_eq!(cost(&mut store, |store| store.keep(&saved.keep()).expect("it is kept")), (9, 0));
    assert_eq!(again(&mut store).1, saved.resumed());
    // Anything else is kept as well.
    saved.game = [1; 200].to_vec();
    store.keep(&saved.keep()).expect("it is kept");
    assert_eq!(again(&mut store).1, saved.resumed());
}

#[test]
fn no_call_takes_long() {
    let (mut store, mut dealer, mut saved) = (fresh(), Dealer::new(11), Saved::default());
    let mut longest = 0;
    let mut slots = 0;
    for game in 0..60 {
        let rounds = if game % 3 == 0 { 2000 } else { 0 };
        let fiddle: Vec<_> = (0..rounds).map(|_| dealer.below(250)).collect();
        saved.play(&mut dealer, usize::MAX, |now| {
            let mut keep = |now: &Saved| {
                tend(&mut store);
                let before = store.flash().programs;
                let (bytes, erases) =
                    cost(&mut store, |store| store.keep(&now.keep()).expect("it is kept"));
                assert_eq!(erases, 0, "everything was erased ahead");
                assert!(bytes <= now.game.len() * 36 / 31 + 200, "{bytes} bytes");
                if bytes > 80 {
                    slots += 1;
                }
                longest = longest.max(store.flash().programs - before);
                loop {
                    let (bytes, erases) = cost(&mut store, |store| {
                        store.tend().expect("it is tended");
                    });
                    assert!(erases <= 1 && bytes <= 4 * 12);
                    if erases == 0 {
                        break;
                    }
                }
            };
            keep(now);
            if (200..202).contains(&now.game.len()) {
                for light in &fiddle {
                    keep(&Saved { settings: Some([9, 9, 9, *light]), ..now.clone() });
                }
                keep(now);
            }
        });
        let flash = store.flash().clone();
        let (steps, erased) = (flash.steps, flash.erased());
        store = Store::open(flash, 0..SIZE).expect("it opens").0;
        assert_eq!(store.flash().erased(), erased, "power-on erases nothing");
        assert!(store.flash().steps - steps < SECTOR + 200);
    }
    println!("{slots} new slots; at most {longest} program operations in one call");
    assert!(slots > 70 && longest <= 12);
}

#[test]
fn a_chip_lives_for_more_than_a_hundred_thousand_games() {
    const GAMES: u32 = 400;
    // Played in one go; and with power off and on every thirty decisions and the
    // store tended each time.
    for pause in [usize::MAX, 30] {
        let (mut store, mut dealer, mut saved) = (fresh(), Dealer::new(12), Saved::default());
        for _ in 0..GAMES {
            let mut decisions = 0_usize;
            saved.play(&mut dealer, usize::MAX, |now| {
                store.keep(&now.keep()).expect("it is kept");
                decisions += 1;
                if decisions.is_multiple_of(pause) {
                    let flash = store.flash().clone();
                    store = Store::open(flash, 0..SIZE).expect("it opens").0;
                }
                tend(&mut store);
            });
        }
        let most = *store.flash().erases.iter().max().expect("there are sectors");
        let games = CYCLES * GAMES / most;
        println!("{} erases, at most {most} of one sector: {games} games", store.flash().erased());
        assert!(games > 100_000, "a chip lives for {games} games");
    }
}

#[test]
fn undoing_and_doing_for_ever_never_fills_it() {
    let (mut store, mut saved) = (fresh(), Saved::default());
    saved.play(&mut Dealer::new(13), 100, |now| store.keep(&now.keep()).expect("it is kept"));
    let (long, short) = (saved.clone(), Saved { game: saved.game[..60].to_vec(), ..saved.clone() });
    for _ in 0..5_000 {
        store.keep(&short.keep()).expect("it is kept");
        store.keep(&long.keep()).expect("it is kept");
    }
    assert_eq!(again(&mut store).1, long.resumed());
}

#[test]
fn the_longest_game_fits() {
    let (mut store, mut dealer) = (fresh(), Dealer::new(14));
    let mut saved = Saved { settings: Some([1; 4]), ..Saved::default() };
    for _ in 0..PASTS {
        saved.play(&mut dealer, usize::MAX, |now| store.keep(&now.keep()).expect("it is kept"));
    }
    saved.over = None;
    saved.game = vec![0xa5; 39];
    while saved.game.len() < CAPACITY {
        saved.game.push(dealer.below(255));
        store.keep(&saved.keep()).expect("it is kept");
    }
    assert_eq!(again(&mut store).1, saved.resumed());
    let longer = Saved { game: vec![0; CAPACITY + 1], ..saved.clone() };
    assert_eq!(store.keep(&longer.keep()), Err(Error::TooLong));
    assert_eq!(again(&mut store).1, saved.resumed());
}

#[test]
fn a_worn_sector_is_left_for_another() {
    let (mut store, mut dealer, mut saved) = (fresh(), Dealer::new(15), Saved::default());
    for worn in [0, 4, 9] {
        saved.play(&mut dealer, 100, |now| store.keep(&now.keep()).expect("it is kept"));
        store.flash().worn.push(worn);
        saved.play(&mut dealer, usize::MAX, |now| {
            store.keep(&now.keep()).expect("it is kept");
            let (_, told) = again(&mut store);
            // With few slots left the last game makes room.
            let last = told.last.clone();
            assert_eq!(told, Saved { last, ..now.resumed() });
        });
    }
    saved.play(&mut dealer, 100, |now| store.keep(&now.keep()).expect("it is kept"));
    let kept = saved.clone();
    store.flash().worn.extend(0..16);
    saved.game.push(7);
    assert_eq!(store.keep(&saved.keep()), Err(Error::Worn));
    let (mut store, told) = again(&mut store);
    saved.last = told.last.clone();
    assert_eq!(
        told,
        Saved { last: told.last.clone(), ..kept.resumed() },
        "what was kept before still is"
    );
    store.flash().worn.clear();
    store.keep(&saved.keep()).expect("it is kept");
    assert_eq!(again(&mut store).1, saved.resumed());
}

#[test]
fn an_area_that_does_not_fit_is_refused() {
    for range in [0..32 * 1024, 0..SIZE - 1, 1..SIZE + 1, 0..2 * SIZE, 4096..SIZE] {
        let opened = Store::open(Flash::blank(SIZE as usize, 1), range);
        assert!(matches!(opened, Err(Error::Area)));
    }
    // Anywhere in a larger flash, of which nothing else is touched.
    let mut flash = Flash::blank(2 << 20, 1);
    let (mut store, _) = Store::open(&mut flash, 0x1f_0000..0x20_0000).expect("it opens");
    Saved::default().play(&mut Dealer::new(16), usize::MAX, |now| {
        store.keep(&now.keep()).expect("it is kept");
    });
    assert!(flash.bytes()[..0x1f_0000].iter().all(|byte| *byte == 0xff));
    assert!(flash.bytes()[0x1f_0000..].iter().any(|byte| *byte != 0xff));
}
