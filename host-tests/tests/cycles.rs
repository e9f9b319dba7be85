//! The rules on a Cortex-M0+: how many cycles a decision of random play takes,
//! its choice and the deals included.

use std::path::Path;
use std::process::Command;

use agent_x_host::firmware::TARGET;
use agent_x_host::target;
use rp2040::{Chip, Config, boot2_checksum};

/// A tripwire: a game that gets above it has lost its lean core.
const MOST_CYCLES: u64 = 720;

/// A second stage that does nothing but jump to the vectors behind it.
fn second_stage() -> Vec<u8> {
    let code: [u16; 12] = [
        0x4803, // ldr r0, =0x10000100
        0x4904, // ldr r1, =VTOR
        0x6008, // str r0, [r1]
        0xC803, // ldm r0, {r0, r1}
        0xF380, 0x8808, // msr msp, r0
        0x4708, // bx r1
        0x46C0, // nop
        0x0100, 0x1000, // 0x10000100
        0xED08, 0xE000, // VTOR
    ];
    let mut stage: Vec<u8> = code.iter().flat_map(|half| half.to_le_bytes()).collect();
    stage.resize(252, 0);
    let checksum = boot2_checksum(&stage);
    stage.extend(checksum.to_le_bytes());
    stage
}

fn image() -> Vec<u8> {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("cycles");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cycles");
    target::add(TARGET).unwrap_or_else(|error| panic!("{error}"));
    let status = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--locked", "--release", "--target", TARGET, "--target-dir"])
        .arg(&folder)
        .current_dir(sources)
        .status()
        .expect("cargo runs");
    assert!(status.success(), "the games for the chip compile");
    std::fs::read(folder.join(TARGET).join("release/agent-x-cycles")).expect("an image")
}

#[test]
fn a_decision_takes_few_cycles_on_the_chip() {
    let mut chip = Chip::new(Config::default());
    chip.load_elf(&image()).expect("an image");
    chip.flash_mut()[..256].copy_from_slice(&second_stage());
    chip.power_cycle();
    let [decisions, done] = ["DECISIONS", "DONE"].map(|name| chip.symbol(name).expect("a counter"));
    let word = |chip: &Chip, at| {
        let bytes = chip.read_ram(at, 4);
        u32::from_le_bytes(bytes.try_into().expect("four bytes"))
    };
    // Past the first instructions, which clear the counters.
    chip.run_for(100_000).expect("it runs");
    let (begin, before) = (chip.cycle(), u64::from(word(&chip, decisions)));
    assert!(chip.run_until(1_000_000_000, |chip| word(chip, done) == 1).expect("it runs"));
    let count = u64::from(word(&chip, decisions)) - before;
    let cycles = (chip.cycle() - begin) / count;
    println!("{cycles} cycles a decision, over {count} decisions of random play");
    assert!(cycles <= MOST_CYCLES, "{cycles} cycles a decision");
}
