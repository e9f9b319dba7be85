//! Nothing is ever lost: the image that makers flash, on the emulated chip, through
//! power cuts and with any bytes in its save area.

mod chip;

use std::sync::atomic::{AtomicU32, Ordering};

use agent_x::cards::Agent;
use agent_x::journal::{Found, Journal, Keep, Store};
use agent_x::rules::{Decision, Edition, Game};
use agent_x::screens::{Notice, Screen};
use agent_x::table::{Button, Input, Settings};
use agent_x_host::dealer::Dealer;
use agent_x_host::emulated::{Emulated, MILLISECOND, saves};
use agent_x_host::flash::Flash;
use agent_x_host::handheld::Handheld;
use agent_x_host::saved::Saved;
use chip::{go_on, playing, with_saves};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use rp2040::{Drive, FlashAction, PowerCut, Stop};

const SIZE: usize = 64 * 1024;

/// Something that is done, and what the flash tells before and after it.
struct Step {
    device: Emulated,
    inputs: Vec<(Input, u32)>,
    before: Kept,
    /// Once the game is kept, but not yet that it ended.
    between: Kept,
    after: Kept,
    operations: u64,
}

/// The game in progress, and how many have ended.
#[derive(Debug, PartialEq, Eq)]
struct Kept(Vec<u8>, usize);

fn kept(device: &Emulated) -> Kept {
    Kept(device.kept(), saves(device.chip.flash()).0.past().count())
}

/// Does something, and remembers what it was.
fn step(device: &mut Emulated, hands: impl Fn(&mut Handheld)) -> Step {
    let mut other = device.beside.clone();
    other.record();
    hands(&mut other);
    let (before, was) = (kept(device), device.clone());
    let began = device.chip.flash_operations().len();
    device.follow(&hands);
    let operations = (device.chip.flash_operations().len() - began) as u64;
    let between = Kept(other.table.saved().to_vec(), before.1);
    let (inputs, after) = (other.recorded(), kept(device));
    Step { device: was, inputs, before, between, after, operations }
}

/// A game's beginning and some of its decisions.
fn beginning(decisions: u32) -> Vec<Step> {
    let mut device = with_saves(21, &[]);
    let mut dealer = Dealer::new(21);
    let mut steps = vec![step(&mut device, Handheld::begin)];
    for _ in 0..decisions {
        device.follow(|hands| hands.go_on(&mut |_| {}));
        let decision = dealer.decide(&device.beside.game()).expect("it is not over so soon");
        steps.push(step(&mut device, |hands| hands.answer(&decision)));
    }
    steps
}

/// The bytes of a store that was told to keep this game.
fn keeping(game: &[u8]) -> Vec<u8> {
    let flash = Flash::blank(SIZE, 0);
    let (mut store, _) = Store::open(flash, 0..SIZE as u32).expect("it opens");
    let settings = Settings { guide: false, ..Settings::default() };
    let keep = Keep { game, settings: settings.to_bytes(), past: None };
    store.keep(&keep).expect("it is kept");
    store.flash().bytes().to_vec()
}

/// The last decision of a game, and the device after it.
fn end() -> (Step, Emulated) {
    let mut games = Vec::new();
    Saved::default().play(&mut Dealer::new(3), usize::MAX, |now| games.push(now.game.clone()));
    games.dedup();
    let [.., before, after] = games.as_slice() else { panic!("a game has decisions") };
    let (last, _) = Decision::decode(&after[before.len()..]).expect("what was played");
    let mut device = with_saves(22, &keeping(before));
    device.follow(|hands| hands.press_all(&[Button::A, Button::A]));
    device.follow(|hands| hands.go_on(&mut |_| {}));
    let step = step(&mut device, |hands| hands.answer(&last));
    assert_eq!((step.before.1, step.after.1), (0, 1), "it ended");
    (step, device)
}

impl Step {
    /// Does it until the power goes; then it is there again, and the game goes on from
    /// before or from after. Says which; nothing if the power did not go in time.
    fn cut(&self, when: PowerCut, play_on: bool) -> Option<bool> {
        let mut device = self.device.clone();
        device.chip.cut_power(when);
        match device.drive(&self.inputs) {
            Err(Stop::PowerLost { .. }) => {}
            Err(stop) => panic!("{stop}"),
            Ok(()) => return None,
        }
        device.power_cycle();
        assert!(device.same(), "it boots: {when:?}");
        let now = kept(&device);
        assert!([&self.before, &self.between, &self.after].contains(&&now), "{when:?}");
        device.follow(|hands| hands.press(Button::A));
        if !now.0.is_empty() {
            device.follow(|hands| hands.press(Button::A));
            let screen = device.beside.shown().screen;
            if self.after.0.is_empty() && now == self.between {
                assert!(matches!(screen, Screen::Victory(_)), "{when:?}");
                assert_eq!(kept(&device), self.after, "its end is kept now");
                return Some(true);
            }
            assert!(matches!(screen, Screen::Curtain(_)), "{when:?}");
            if play_on {
                go_on(&mut device, 1, 2);
                assert_eq!(device.kept(), device.beside.table.saved());
            }
        }
        Some(now == self.after)
    }

    fn length(&self) -> u64 {
        let last = self.inputs.last().map_or(0, |(_, at)| at - self.device.beside.now);
        u64::from(last + 36) * MILLISECOND
    }
}

#[test]
fn power_cuts_at_any_moment_leave_the_game_before_or_after() {
    const AT_RANDOM: usize = 12;
    let mut steps = beginning(14);
    steps.push(end().0);
    let mut random = Pcg32::seed_from_u64(1962);
    let mut cuts = Vec::new();
    for step in &steps {
        assert!(step.operations > 0 && step.before != step.after);
        for after in 0..step.operations {
            let part = random.next_u32() % 1025;
            cuts.push((step, PowerCut::InFlashOperation { after, part }));
        }
        for _ in 0..AT_RANDOM {
            let cycle = step.device.chip.cycle() + random.next_u64() % step.length();
            cuts.push((step, PowerCut::AtCycle(cycle)));
        }
    }
    let [next, before, after, none] = [(); 4].map(|()| AtomicU32::new(0));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed) as usize;
                    let Some((step, when)) = cuts.get(number) else { break };
                    let which = match step.cut(*when, number.is_multiple_of(8)) {
                        Some(false) => &before,
                        Some(true) => &after,
                        None => &none,
                    };
                    which.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
    });
    let [before, after, none] = [before, after, none].map(AtomicU32::into_inner);
    println!("{before} cuts left the game before, {after} the one after, {none} came too late");
    assert!(before > 30 && after > 30 && before + after >= 200);
}

#[test]
fn a_finished_game_is_shown_as_a_code_before_and_after_a_power_cut() {
    let (_, mut device) = end();
    device.follow(|hands| hands.go_on(&mut |_| {}));
    assert!(matches!(device.beside.shown().screen, Screen::Victory(_)));
    show_record(&mut device, Button::B);
    device.power_cycle();
    device.follow(|hands| hands.press_all(&[Button::A, Button::Up, Button::A, Button::A]));
    assert!(matches!(device.beside.shown().screen, Screen::PastGames(_)));
    show_record(&mut device, Button::A);
}

/// A code takes longer to make than anything else.
fn show_record(device: &mut Emulated, button: Button) {
    device.chip.mark();
    let edge = device.chip.cycle();
    device.chip.press(device.pin(button), Drive::Low);
    let answers = |chip: &rp2040::Chip| chip.spi_traffic(1).frames > 0;
    assert!(device.chip.run_until(2000 * MILLISECOND, answers).expect("it runs"));
    let made = device.chip.cycle() - edge;
    println!("a code is there after {} ms", made / MILLISECOND);
    device.chip.run_for(60 * MILLISECOND).expect("it runs");
    device.chip.press(device.pin(button), Drive::Float);
    device.beside.press(button);
    device.wait(50);
    assert!(matches!(device.beside.shown().screen, Screen::Record(_)) && device.same());
    assert!(made < 150 * MILLISECOND);
}

#[test]
fn whatever_is_in_the_save_area_it_boots_says_so_and_plays() {
    let game = playing(31, 6);
    let good = game.chip.flash()[agent_x_host::emulated::SAVES].to_vec();
    let mut random = Pcg32::seed_from_u64(1983);
    let mut areas = vec![vec![0; SIZE], vec![0xff; SIZE]];
    areas.push((0..SIZE).map(|_| random.next_u32() as u8).collect());
    areas.extend([0, 2, 200].map(|version| of_version(&good, version)));
    for _ in 0..6 {
        let mut flipped = good.clone();
        // Where the records are.
        flipped[(random.next_u32() % 200) as usize] ^= 1 << (random.next_u32() % 8);
        areas.push(flipped);
    }
    for area in areas {
        let (_, found) = Store::open(Flash::new(area.clone(), 0), 0..SIZE as u32).expect("opens");
        let mut device = with_saves(1, &area);
        assert!(device.same(), "{found:?}: the splash");
        device.follow(|hands| hands.press(Button::A));
        let Screen::Menu(menu) = device.beside.shown().screen else { panic!("the menu") };
        let notice = match found {
            Found::Game => {
                assert!(good_games(&good).contains(&device.kept()), "never a wrong game");
                None
            }
            Found::Nothing => Some(Notice::Nothing),
            Found::NoGame => None,
            Found::Damaged => Some(Notice::Damaged),
            Found::Older(_) => Some(Notice::Older),
            Found::Newer(_) => Some(Notice::Newer),
        };
        println!("{found:?}");
        assert_eq!((menu.notice, menu.resume.is_some()), (notice, found == Found::Game));
        let mut device = with_saves(1, &area);
        device.follow(|hands| hands.begin());
        go_on(&mut device, 1, 1);
        assert_eq!(device.kept(), device.beside.table.saved(), "{found:?}: a new game");
        assert!(device.chip.resets().is_empty() && device.chip.faults().is_empty());
    }
}

/// The game that a save tells, and the one before its last record.
fn good_games(area: &[u8]) -> [Vec<u8>; 2] {
    let mut game = Journal::default();
    let (mut store, _) = Store::open(Flash::new(area.to_vec(), 0), 0..SIZE as u32).expect("opens");
    store.game(&mut game).expect("it can be read");
    let mut lengths = Vec::new();
    let mut replay = game.replay().expect("it is a game");
    while let Some(taken) = replay.step().expect("it is legal") {
        lengths.push(game.bytes().len() - taken.left);
    }
    let before = lengths[lengths.len() - 2];
    [game.bytes().to_vec(), game.bytes()[..before].to_vec()]
}

/// The same save, as if another version had written it.
fn of_version(area: &[u8], version: u8) -> Vec<u8> {
    let mut area = area.to_vec();
    for slot in area.chunks_mut(agent_x::journal::SLOT as usize) {
        if slot.starts_with(b"AgX") {
            slot[3] = version;
            let sum = crc(&slot[..8]);
            slot[8..12].copy_from_slice(&sum.to_le_bytes());
        }
    }
    area
}

fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| {
            if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 }
        })
    })
}

/// A game in which the first to send has sent this agent, and the other is asked.
fn sent(agent: Agent) -> Vec<u8> {
    let opening = Dealer::new(8).opening(Edition::English);
    let mut game = Game::new(&opening).expect("every card once");
    let mut journal = Journal::new(&opening);
    let decision = Decision::Send(agent);
    game.apply(&decision).expect("all six are at headquarters");
    journal.push(&decision);
    journal.bytes().to_vec()
}

#[test]
fn the_first_frame_is_there_in_time_with_the_longest_of_many_games() {
    let game = |seed| {
        let mut games = Vec::new();
        Saved::default()
            .play(&mut Dealer::new(seed), usize::MAX, |now| games.push(now.game.clone()));
        games.dedup();
        games.swap_remove(games.len() - 2)
    };
    let longest = (0..300).map(game).max_by_key(Vec::len).expect("some were played");
    let mut device = with_saves(1, &keeping(&longest));
    let splash = device.chip.panel().picture();
    assert!(device.same(), "after 300 ms");
    device.chip.power_cycle();
    let begin = device.chip.cycle();
    let shines = |chip: &rp2040::Chip| chip.backlight().is_some_and(|light| light > 0.0);
    assert!(device.chip.run_until(300 * MILLISECOND, shines).expect("it runs"));
    assert!(device.chip.panel().picture() == splash);
    let took = (device.chip.cycle() - begin) / MILLISECOND;
    println!("a game of {} bytes: the first frame after {took} ms", longest.len());
}

#[test]
fn nobody_learns_a_secret_between_power_on_and_the_curtain() {
    let watch = |agent| {
        let area = keeping(&sent(agent));
        let mut device = with_saves(1, &area);
        device.chip.power_cycle();
        let mut seen = Vec::new();
        let mut look = |device: &mut Emulated, milliseconds| {
            for _ in 0..milliseconds / 4 {
                device.chip.run_for(4 * MILLISECOND).expect("it runs");
                let light = (device.chip.backlight().unwrap_or_default() * 1000.0) as u32;
                seen.push((device.chip.panel().picture(), light));
            }
        };
        look(&mut device, 300);
        for _ in 0..2 {
            let pin = device.pin(Button::A);
            device.chip.press(pin, Drive::Low);
            look(&mut device, 80);
            device.chip.press(pin, Drive::Float);
            look(&mut device, 80);
        }
        device.boot_beside();
        device.beside.press_all(&[Button::A, Button::A]);
        assert!(matches!(device.beside.shown().screen, Screen::Curtain(_)) && device.same());
        seen
    };
    let one = watch(Agent::MasterSpy);
    for agent in [Agent::Assassin, Agent::DeputyDirector] {
        // The noise of memory that nobody sees is the same in both.
        assert!(watch(agent) == one, "{agent:?}");
    }
}

#[test]
fn saving_makes_no_press_wait_longer_than_an_erase() {
    let mut device = playing(41, 10);
    let saved = device.answers.iter().map(|answer| answer.first_bit).max().expect("some");
    let operations = device.chip.flash_operations();
    let longest = |action| {
        let mine = operations.iter().filter(|operation| operation.action == action);
        mine.map(|operation| operation.end - operation.start).max().unwrap_or_default()
    };
    let [program, erase] = [longest(FlashAction::Program), longest(FlashAction::Erase)];
    let microseconds = |cycles: u64| cycles * 1000 / MILLISECOND;
    println!(
        "first bit of an answer at most {} us after a press; a program operation takes {} us, \
         an erase {} us, and there were {} and {} of them",
        microseconds(saved),
        microseconds(program),
        microseconds(erase),
        operations.iter().filter(|operation| operation.action == FlashAction::Program).count(),
        operations.iter().filter(|operation| operation.action == FlashAction::Erase).count(),
    );
    assert!(erase > 0 && saved < 50 * MILLISECOND);

    // A new slot for another game is erased on the page on which it is chosen. Presses
    // there may come in the middle of it.
    device.follow(|hands| hands.press_all(&[Button::Y, Button::Up, Button::A]));
    device.follow(|hands| hands.go_on(&mut |_| {}));
    device.follow(|hands| hands.press(Button::Down));
    device.chip.press(device.pin(Button::A), Drive::Low);
    device.chip.run_for(30 * MILLISECOND).expect("it runs");
    let mut waits = Vec::new();
    for _ in 0..10 {
        device.chip.run_for(5 * MILLISECOND).expect("it runs");
        let mut other = device.clone();
        other.chip.mark();
        let edge = other.chip.cycle();
        other.chip.press(other.pin(Button::Down), Drive::Low);
        other.chip.run_for(100 * MILLISECOND).expect("it runs");
        let first = other.chip.spi_traffic(1).first_bit.expect("an answer");
        waits.push(microseconds(first - edge));
    }
    println!("on the page of a new game: first bits after {waits:?} us");
    let erases = |device: &Emulated| {
        let all = device.chip.flash_operations().iter();
        all.filter(|operation| operation.action == FlashAction::Erase).count()
    };
    assert!(waits.iter().all(|wait| *wait < 60_000) && waits.iter().any(|wait| *wait > 10_000));
    let before = erases(&device);
    for (button, drive) in
        [(Button::A, Drive::Float), (Button::Up, Drive::Low), (Button::Up, Drive::Float)]
    {
        device.chip.press(device.pin(button), drive);
        device.chip.run_for(60 * MILLISECOND).expect("it runs");
    }
    let game = device.kept();
    device.chip.mark();
    let edge = device.chip.cycle();
    device.chip.press(device.pin(Button::A), Drive::Low);
    device.chip.run_for(100 * MILLISECOND).expect("it runs");
    let first = device.chip.spi_traffic(1).first_bit.expect("an answer") - edge;
    println!("a new game: first bit after {} us, with its slot filled", microseconds(first));
    assert!(device.kept() != game && erases(&device) == before, "begun, and nothing erased");
    assert!(first < 20 * MILLISECOND);
}
