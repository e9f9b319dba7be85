//! Any bytes in the save area: it opens, says what it found, never resumes a wrong
//! game, and keeps the next one. The saves of every released version load for ever.

use std::fs;
use std::path::PathBuf;

use agent_x::journal::{Found, Journal, SLOT, Store};
use agent_x_host::dealer::Dealer;
use agent_x_host::flash::{Flash, SECTOR};
use agent_x_host::saved::Saved;
use agent_x_host::{dossier, dump};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

const SIZE: u32 = 64 * 1024;

fn open(bytes: &[u8]) -> (Store<Flash>, Found, Saved) {
    let opened = Store::open(Flash::new(bytes.to_vec(), 1), 0..bytes.len() as u32);
    let (mut store, found) = opened.expect("the power is on");
    let told = Saved::told_by(&mut store, found);
    (store, found, told)
}

/// Opens, and then keeps a new game as if nothing had been.
fn found(bytes: &[u8]) -> Found {
    let (mut store, found, told) = open(bytes);
    if found != Found::Game {
        assert!(told.game.is_empty());
    }
    let mut new = told;
    new.play(&mut Dealer::new(3), 20, |now| {
        store.keep(&now.keep()).expect("it is kept");
        let (_, found, told) = open(store.flash().bytes());
        assert_eq!((found, told), (Found::Game, now.resumed()));
    });
    found
}

/// A good save, its latest slot the third, and what it tells before and after its
/// last decision.
fn good(seed: u64, fiddle: u8) -> (Vec<u8>, Saved, Saved) {
    let (mut store, _, mut saved) = open(&vec![0xff; SIZE as usize]);
    let mut dealer = Dealer::new(seed);
    let (mut before, mut latest) = (saved.clone(), saved.clone());
    for decisions in [usize::MAX, usize::MAX, 100] {
        saved.play(&mut dealer, decisions, |now| {
            before = std::mem::replace(&mut latest, now.clone());
            store.keep(&now.keep()).expect("it is kept");
            if (100..102).contains(&now.game.len()) {
                for light in 0..2 * u16::from(fiddle) {
                    let settings = Some([1, 1, light as u8, 1]);
                    let bright = Saved { settings, ..now.clone() };
                    store.keep(&bright.keep()).expect("it is kept");
                }
                store.keep(&now.keep()).expect("it is kept");
            }
            if (140..142).contains(&now.game.len()) {
                let flash = store.flash().clone();
                store = Store::open(flash, 0..SIZE).expect("it opens").0;
            }
        });
    }
    (store.flash().bytes().to_vec(), before, saved)
}

/// CRC-32, bit by bit: not the one under test.
fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| {
            if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 }
        })
    })
}

/// The latest slot made to look like another version's.
fn of_version(save: &[u8], version: u8) -> Vec<u8> {
    let mut bytes = save.to_vec();
    let number = |slot: &[u8]| u32::from_le_bytes(slot[4..8].try_into().expect("four bytes"));
    let slots = bytes.chunks_mut(SLOT as usize).filter(|slot| slot.starts_with(b"AgX"));
    let latest = slots.max_by_key(|slot| number(slot)).expect("there is one");
    latest[3] = version;
    let sum = crc(&latest[..8]);
    latest[8..12].copy_from_slice(&sum.to_le_bytes());
    bytes
}

#[test]
fn what_is_no_save_is_called_so_and_written_over() {
    assert_eq!(found(&vec![0xff; SIZE as usize]), Found::Nothing);
    assert_eq!(found(&vec![0x00; SIZE as usize]), Found::Damaged);
    assert_eq!(found(&vec![0xa5; SIZE as usize]), Found::Damaged);
    let mut random = Pcg32::seed_from_u64(1);
    for _ in 0..200 {
        let mut bytes = vec![0; SIZE as usize];
        random.fill_bytes(&mut bytes);
        assert_eq!(found(&bytes), Found::Damaged);
        let text = b"AgX\x01 anything at all, again and again. ".repeat(2000);
        bytes.copy_from_slice(&text[..SIZE as usize]);
        assert_eq!(found(&bytes), Found::Damaged);
    }
}

#[test]
fn other_versions_are_told_apart() {
    let (save, ..) = good(1, 0);
    assert_eq!(found(&of_version(&save, 1)), Found::Game);
    for version in [2, 3, 255] {
        assert_eq!(found(&of_version(&save, version)), Found::Newer(version));
    }
    assert_eq!(found(&of_version(&save, 0)), Found::Older(0));
    // Looking at another version's save changes nothing of it.
    let newer = of_version(&save, 2);
    assert_eq!(open(&newer).0.flash().bytes(), newer);
}

#[test]
fn a_flipped_bit_is_found() {
    let mut random = Pcg32::seed_from_u64(2);
    let (mut same, mut before, mut damaged) = (0, 0, 0);
    for seed in 0..6 {
        let fiddle = [0, 100, 250][seed as usize % 3];
        let (save, then, now) = good(seed, fiddle);
        assert_eq!(open(&save).2, now);
        for _ in 0..5_000 {
            let mut flipped = save.clone();
            // Mostly where something is written, and mostly in the latest slot.
            let byte = loop {
                let byte = random.next_u32() as usize % flipped.len();
                let in_use = byte / SLOT as usize == 2 && flipped[byte] != 0xff;
                if in_use || random.next_u32().is_multiple_of(32) {
                    break byte;
                }
            };
            flipped[byte] ^= 1 << (random.next_u32() % 8);
            let (_, found, told) = open(&flipped);
            match found {
                Found::Game if told.game == now.game => same += 1,
                Found::Game => {
                    assert_eq!(told.game, then.game, "seed {seed}, byte {byte:#x}");
                    before += 1;
                }
                found => {
                    assert_eq!(found, Found::Damaged, "seed {seed}, byte {byte:#x}");
                    assert!(told.game.is_empty());
                    damaged += 1;
                }
            }
        }
    }
    println!("{same} the same, {before} without the last decision, {damaged} damaged");
    assert!(same > 1000 && damaged > 1000);
}

#[test]
fn many_flipped_bits_never_make_another_game() {
    let mut random = Pcg32::seed_from_u64(3);
    for seed in 0..4 {
        let (save, _, now) = good(seed, 40);
        for _ in 0..2_000 {
            let mut flipped = save.clone();
            for _ in 0..2 << (random.next_u32() % 8) {
                let byte = random.next_u32() as usize % flipped.len();
                flipped[byte] ^= 1 << (random.next_u32() % 8);
            }
            let (_, found, told) = open(&flipped);
            assert!(now.game.starts_with(&told.game), "{found:?}");
        }
    }
}

#[test]
fn a_spoilt_stretch_is_found() {
    let mut random = Pcg32::seed_from_u64(4);
    for seed in 0..4 {
        let (save, _, now) = good(seed, 250);
        // What reaches the end of the records may look like a cut, and what reaches
        // the beginning of a sector like one that is still to be erased.
        let begin = 2 * SLOT as usize;
        let end = save[..begin + SLOT as usize].iter().rposition(|byte| *byte != 0xff);
        let last = end.expect("something is written") - 40;
        for _ in 0..500 {
            let mut spoilt = save.clone();
            let length = 40 + random.next_u32() as usize % 200;
            let from = begin + random.next_u32() as usize % (last - length - begin);
            if from % SECTOR < 9 || from % SECTOR + length > SECTOR {
                continue;
            }
            match random.next_u32() % 3 {
                0 => spoilt[from..from + length].fill(0),
                1 => random.fill_bytes(&mut spoilt[from..from + length]),
                _ => spoilt[from..from + length].rotate_left(1),
            }
            let (_, found, told) = open(&spoilt);
            assert!(found == Found::Damaged || told == now, "{found:?}, {length} from {from:#x}");
        }
    }
}

/// Where the saves are that must load for ever, each with the game in progress and
/// the last one as dossiers.
fn golden() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("saves")
}

/// Writes a save that is not there yet, and what it tells.
fn write_golden(name: &str, store: &mut Store<Flash>) {
    let file = |end| golden().join(format!("{name}.{end}"));
    if file("bin").exists() {
        return;
    }
    let end = store.flash().bytes().iter().rposition(|byte| *byte != 0xff).unwrap_or_default();
    let bytes = &store.flash().bytes()[..=end];
    let (game, last) = told(bytes);
    fs::write(file("bin"), bytes).expect("the folder takes files");
    fs::write(file("game.dossier"), game).expect("and this");
    fs::write(file("last.dossier"), last).expect("and this");
}

/// The game in progress and the last one, as text; blank flash is left out at the
/// end of the files.
fn told(save: &[u8]) -> (String, String) {
    let mut bytes = save.to_vec();
    bytes.resize(SIZE as usize, 0xff);
    let (_, found, told) = open(&bytes);
    assert!(matches!(found, Found::Game | Found::NoGame), "{found:?}");
    assert!(told.settings.is_some());
    let text = |bytes: &[u8]| match bytes {
        [] => String::new(),
        bytes => {
            let journal = Journal::from_bytes(bytes).expect("it is not too long");
            dossier::from_journal(&journal).expect("it is a game")
        }
    };
    (text(&told.game), text(&told.last))
}

#[test]
#[ignore = "writes the saves of a new version; those that are there never change"]
fn write_the_saves_of_this_version() {
    fs::create_dir_all(golden()).expect("the folder is made");
    let (mut store, _, mut saved) = open(&vec![0xff; SIZE as usize]);
    let mut dealer = Dealer::new(1947);
    let mut keep = |now: &Saved| store.keep(&now.keep()).expect("it is kept");
    saved.play(&mut dealer, 80, &mut keep);
    write_golden("v1-first-game", &mut store);
    let mut keep = |now: &Saved| store.keep(&now.keep()).expect("it is kept");
    saved.play(&mut dealer, usize::MAX, &mut keep);
    write_golden("v1-over", &mut store);
    let mut long = Vec::new();
    saved.play(&mut dealer, 90, |now| {
        store.keep(&now.keep()).expect("it is kept");
        long.push(now.game.clone());
    });
    // Second thoughts, other settings until the slot is full, a power cut.
    for _ in 0..1000 {
        for (light, game) in [(2, 80), (6, 90)] {
            saved.game = long[game].clone();
            saved.settings = Some([2, 0, light, 0]);
            store.keep(&saved.keep()).expect("it is kept");
        }
    }
    saved.settings = Some([1, 1, 1, 1]);
    store.flash().cut_after(5);
    store.keep(&saved.keep()).expect_err("the power goes");
    store.flash().power_on();
    let flash = store.flash().clone();
    let (mut store, _) = Store::open(flash, 0..SIZE).expect("it opens");
    store.keep(&saved.keep()).expect("it is kept");
    write_golden("v1-undone-moved-cut", &mut store);
}

#[test]
fn the_saves_of_every_version_load_for_ever() {
    let mut saves = 0;
    for entry in fs::read_dir(golden()).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        if path.extension().is_none_or(|extension| extension != "bin") {
            continue;
        }
        saves += 1;
        let (game, last) = told(&fs::read(&path).expect("it can be read"));
        let read = |end| fs::read_to_string(path.with_extension(end)).expect("it is there");
        assert_eq!(game, read("game.dossier"), "{}", path.display());
        assert_eq!(last, read("last.dossier"), "{}", path.display());
    }
    assert_eq!(saves, 3);
}

#[test]
fn the_games_come_out_of_a_dump() {
    let (save, _, now) = good(5, 250);
    let journal = |bytes: &[u8]| Journal::from_bytes(bytes).expect("it is not too long");
    let told = |bytes: &[u8]| dossier::from_journal(&journal(bytes)).expect("it is a game");
    let mut whole = vec![0x42; 2 << 20];
    let begin = whole.len() - save.len();
    whole[begin..].copy_from_slice(&save);
    for dump in [save.as_slice(), &whole] {
        let games = dump::games(dump).unwrap_or_else(|why| panic!("{why}"));
        assert!(games.iter().all(|game| game.slot.whole));
        let [.., last, latest] = games.as_slice() else { panic!("two at least") };
        assert_eq!(latest.dossier, told(&now.game));
        assert_eq!(latest.slot.past, None);
        assert_eq!(last.dossier, told(&now.last));
        assert_eq!(last.slot.past, now.past.last().copied());
    }
}
