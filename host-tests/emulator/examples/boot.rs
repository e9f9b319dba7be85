//! Boots an image for the wiring of a Waveshare Pico-LCD-1.3 and says what came of it.
//!
//! `cargo run --release --target host-tuple --example boot -- <image.elf> [seconds] [picture.ppm]`

use rp2040::{Chip, Config, Glass, Wiring};
use std::error::Error;
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let image = arguments.next().ok_or("which image?")?;
    let seconds: f64 = arguments.next().map_or(Ok(1.0), |s| s.parse())?;
    let picture = arguments.next();

    let mut chip = Chip::new(Config::default());
    let wiring = Wiring {
        spi: 1,
        sck: 10,
        mosi: 11,
        cs: Some(9),
        dc: 8,
        reset: Some(12),
        backlight: Some(13),
    };
    chip.attach_panel(wiring, Glass::SQUARE);
    chip.load_elf(&std::fs::read(image)?)?;

    let began = Instant::now();
    let until = (seconds * 1e9) as u64;
    let outcome = chip.run_until(u64::MAX, |chip| chip.nanos() >= until);
    let host = began.elapsed().as_secs_f64();
    let instructions = chip.core(0).instructions() + chip.core(1).instructions();
    println!("{outcome:?} after {:.3} s emulated, {host:.3} s here", chip.nanos() as f64 / 1e9);
    println!("{instructions} instructions, {:.0} million/s", instructions as f64 / host / 1e6);
    println!("cycle {}, {} Hz", chip.cycle(), chip.sys_hz());
    for core in 0..2 {
        println!(
            "core {core}: pc {:#010x}, slept {} cycles, deepest stack {:#010x}",
            chip.core(core).pc(),
            chip.cycles_asleep(core),
            chip.core(core).deepest_stack()
        );
    }
    println!("{:?}, backlight {:?}", chip.spi_traffic(1), chip.backlight());
    println!("{} flash operations, {:?}", chip.flash_operations().len(), chip.resets());
    println!("{:x?}", chip.faults());
    println!("{} bytes of log, {} lost", chip.read_rtt().len(), chip.panel().lost_bytes());
    if let Some(path) = picture {
        let mut file = format!("P6 {} {} 255\n", 240, 240).into_bytes();
        for pixel in chip.panel().picture() {
            let (r, g, b) = (pixel >> 11, pixel >> 5 & 63, pixel & 31);
            file.extend([r << 3 | r >> 2, g << 2 | g >> 4, b << 3 | b >> 2].map(|c| c as u8));
        }
        std::fs::write(path, file)?;
    }
    Ok(())
}
