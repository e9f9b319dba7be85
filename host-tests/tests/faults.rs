//! Hangs and faults on the emulated chip: back at the game within ten seconds, nothing
//! lost.

mod chip;

use agent_x::screens::Screen;
use agent_x::table::{Button, Cause, Fault};
use agent_x_host::emulated::{Emulated, MILLISECOND};
use chip::{SECOND, elf, go_on, playing};
use rp2040::{Drive, Stop};

/// Where a fault leaves its words.
const LEFT: u32 = 0x2004_1c00;
/// RAM that nobody uses.
const SPARE: u32 = 0x2003_8000;

/// Makes the processor go on elsewhere, out of the middle of drawing.
fn derail(device: &mut Emulated, to: u32, first: u32) {
    device.chip.press(device.pin(Button::Y), Drive::Low);
    device.chip.run_for(5 * MILLISECOND).expect("it runs");
    while device.chip.core(0).exception() != 0 || device.chip.core(0).is_asleep() {
        device.chip.run_for(100).expect("it runs");
    }
    device.chip.press(device.pin(Button::Y), Drive::Float);
    let core = device.chip.core_mut(0);
    core.set_register(0, first);
    core.set_register(15, to);
}

/// Instructions in spare RAM.
fn code(device: &mut Emulated, halves: &[u16]) -> u32 {
    let bytes: Vec<u8> = halves.iter().flat_map(|half| half.to_le_bytes()).collect();
    device.chip.write_ram(SPARE, &bytes);
    SPARE
}

/// Runs through a reset to the first frame after it; gives the fault that was left.
fn back_again(device: &mut Emulated) -> Fault {
    let (begin, resets) = (device.chip.cycle(), device.chip.resets().len());
    loop {
        match device.chip.run_until(10 * SECOND, |chip| chip.resets().len() > resets) {
            Ok(reset) => break assert!(reset, "the watchdog bites"),
            Err(Stop::Lockup { .. }) => {}
            Err(stop) => panic!("{stop}"),
        }
    }
    device.boot();
    let seconds = (device.chip.cycle() - begin) as f64 / SECOND as f64;
    let words: Vec<u32> = device
        .chip
        .read_ram(LEFT, 16)
        .chunks(4)
        .map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")))
        .collect();
    let fault = Fault::from_words(words.try_into().expect("four words")).expect("it left one");
    println!("{fault:x?}: back after {seconds:.2} s");
    assert!(seconds < 10.0);
    device.beside.table.tell(fault);
    device.wait(50);
    assert!(device.same(), "a calm screen");
    fault
}

/// The address of a function whose mangled name ends like this.
fn function(name: &str) -> u32 {
    elf().symbol_ending(name).expect("it is linked") as u32 & !1
}

#[test]
fn after_every_kind_of_fault_the_game_goes_on() {
    let undefined = |device: &mut Emulated| {
        let to = code(device, &[0xde00]);
        derail(device, to, 0);
        Cause::HardFault
    };
    let endless = |device: &mut Emulated| {
        let to = code(device, &[0xe7fe]);
        derail(device, to, 0);
        Cause::Hang
    };
    // Pushes for ever; below RAM not even a fault can be noted.
    let overflow = |device: &mut Emulated| {
        let to = code(device, &[0xb4ff, 0xe7fd]);
        derail(device, to, 0);
        Cause::Hang
    };
    let panics = |device: &mut Emulated| {
        // File, its length, line and column.
        let location = [SPARE + 16, 4, 7, 1].map(u32::to_le_bytes);
        device.chip.write_ram(SPARE, location.as_flattened());
        device.chip.write_ram(SPARE + 16, b"x.rs");
        derail(device, function("panic_const_add_overflow"), SPARE);
        Cause::Panic
    };
    let faults: [&dyn Fn(&mut Emulated) -> Cause; 4] = [&undefined, &endless, &overflow, &panics];
    let begun = playing(11, 12);
    for inject in faults {
        let mut device = begun.clone();
        let game = device.beside.table.saved().to_vec();
        let cause = inject(&mut device);
        let fault = back_again(&mut device);
        assert_eq!((fault.cause, fault.times), (cause, 1));
        assert_eq!(device.beside.table.saved(), game, "nothing is lost");
        device.follow(|hands| hands.press(Button::A));
        assert!(matches!(device.beside.shown().screen, Screen::Curtain(_)));
        go_on(&mut device, 12, 4);
        assert_eq!(device.kept(), device.beside.table.saved());
    }
}

#[test]
fn a_fault_at_the_same_place_offers_to_set_the_game_aside() {
    let begun = playing(5, 6);
    let game = begun.beside.table.saved().to_vec();
    let mut device = begun.clone();
    for times in 1..=3 {
        let to = code(&mut device, &[0xde00]);
        derail(&mut device, to, 0);
        assert_eq!(back_again(&mut device).times, times);
        if times < 3 {
            device.follow(|hands| hands.press(Button::A));
        }
    }
    assert_eq!(device.kept(), game, "still there");
    let mut again = device.clone();
    again.chip.press(again.pin(Button::A), Drive::Low);
    again.chip.run_for(100 * MILLISECOND).expect("it runs");
    again.chip.press(again.pin(Button::A), Drive::Float);
    again.beside.table.resume(&game).expect("it is a game");
    again.beside.press(Button::A);
    again.wait(100);
    assert!(matches!(again.beside.shown().screen, Screen::Curtain(_)) && again.same());
    assert_eq!(again.kept(), game, "taken up");

    device.chip.press(device.pin(Button::B), Drive::Low);
    device.chip.run_for(100 * MILLISECOND).expect("it runs");
    assert!(device.kept().is_empty(), "set aside");
}

#[test]
fn only_a_fault_is_taken_for_one() {
    let fault = Fault::new(Cause::Panic, 0x1234_5678, None);
    let words = fault.to_words();
    assert_eq!(Fault::from_words(words), Some(fault));
    assert_eq!(Fault::from_words([0; 4]), None);
    for bit in 0..128 {
        let mut flipped = words;
        flipped[bit / 32] ^= 1 << (bit % 32);
        assert_eq!(Fault::from_words(flipped), None, "bit {bit}");
    }
    let second = Fault::new(Cause::Panic, 0x1234_5678, Some(fault));
    assert_eq!((second.times, second.repeats()), (2, false));
    assert!(Fault::new(Cause::Panic, 0x1234_5678, Some(second)).repeats());
    assert_eq!(Fault::new(Cause::Hang, 0x1234_5678, Some(second)).times, 1, "another one");
}
