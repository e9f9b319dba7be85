//! DMA, SPI and the display behind it, driven register by register as a debugger would.

mod common;

use common::{RESULT, held_chip};
use rp2040::{Chip, Glass, Stop, Wiring};

const SPI1: u32 = 0x4004_0000;
const DMA: u32 = 0x5000_0000;
const SIO_OUT_SET: u32 = 0xd000_0014;
const SIO_OUT_CLEAR: u32 = 0xd000_0018;
const CS: u32 = 9;
const DC: u32 = 8;
const RST: u32 = 12;
const WIRING: Wiring =
    Wiring { spi: 1, sck: 10, mosi: 11, cs: Some(9), dc: 8, reset: Some(12), backlight: Some(13) };
/// Mode 0 and mode 3, eight bits, with clk_peri = 2 x SCK.
const MODE_0: u32 = 7;
const MODE_3: u32 = 7 | 3 << 6;

/// A chip with its SPI set up and a panel on it.
fn chip(mode: u32, glass: Glass) -> Chip {
    let mut chip = held_chip();
    chip.attach_panel(WIRING, glass);
    for (pin, function) in [(10, 1), (11, 1), (CS, 5), (DC, 5), (RST, 5), (13, 5)] {
        chip.write(0x4001_4000 + 8 * pin + 4, function).unwrap();
    }
    chip.write(0xd000_0024, 1 << CS | 1 << DC | 1 << RST | 1 << 13).unwrap();
    chip.write(SIO_OUT_SET, 1 << CS | 1 << RST).unwrap();
    for (offset, value) in [(0x10, 2), (0x00, mode), (0x24, 3), (0x04, 2)] {
        chip.write(SPI1 + offset, value).unwrap();
    }
    chip
}

/// Bytes by the processor: waits for each.
fn send(chip: &mut Chip, data: bool, bytes: &[u8]) {
    chip.write(if data { SIO_OUT_SET } else { SIO_OUT_CLEAR }, 1 << DC).unwrap();
    chip.write(SIO_OUT_CLEAR, 1 << CS).unwrap();
    for &byte in bytes {
        chip.write(SPI1 + 8, byte.into()).unwrap();
        while chip.read(SPI1 + 0xc).unwrap() & 16 != 0 {
            chip.run_for(1).unwrap();
        }
        chip.read(SPI1 + 8).unwrap();
    }
    chip.write(SIO_OUT_SET, 1 << CS).unwrap();
}

fn command(chip: &mut Chip, command: u8, arguments: &[u8]) {
    send(chip, false, &[command]);
    send(chip, true, arguments);
}

/// Awake, on, inverted, 16 bits a pixel.
fn wake(chip: &mut Chip) {
    for c in [0x11, 0x29, 0x21] {
        command(chip, c, &[]);
    }
    command(chip, 0x3a, &[0x55]);
}

/// Starts channel 0: `count` bytes from `from` to SPI1, interrupt when done.
fn start_dma(chip: &mut Chip, from: u32, count: u32) {
    let ctrl = 1 | 1 << 4 | 18 << 15; // enabled, bytes, read address goes up, paced by SPI1 TX
    for (offset, value) in [(0x0, from), (0x4, SPI1 + 8), (0x8, count), (0xc, ctrl)] {
        chip.write(DMA + offset, value).unwrap();
    }
}

#[test]
fn nothing_is_seen_before_the_panel_is_on() {
    let mut chip = chip(MODE_0, Glass::SQUARE);
    assert!(chip.panel().picture().iter().all(|&pixel| pixel == 0));
    wake(&mut chip);
    // Memory that was never written is noise, not black.
    let picture = chip.panel().picture();
    let black = picture.iter().filter(|&&pixel| pixel == 0).count();
    assert!(black < picture.len() / 100);
    command(&mut chip, 0x28, &[]);
    assert!(chip.panel().picture().iter().all(|&pixel| pixel == 0));
}

#[test]
fn inversion_and_the_glass_agree_on_colours() {
    let mut chip = chip(MODE_0, Glass::SQUARE);
    wake(&mut chip);
    command(&mut chip, 0x2c, &[0xf8, 0x00]);
    assert_eq!(chip.panel().pixel(0, 0), 0xf800);
    command(&mut chip, 0x20, &[]);
    assert_eq!(chip.panel().pixel(0, 0), !0xf800);
}

#[test]
fn the_orientation_of_the_recommended_board() {
    // MADCTL 0x60, held with the top of the glass on the left: the first pixel is top left.
    let mut chip = chip(MODE_0, Glass { turns: 1, ..Glass::SQUARE });
    wake(&mut chip);
    command(&mut chip, 0x36, &[0x60]);
    command(&mut chip, 0x2a, &[0, 0, 0, 239]);
    command(&mut chip, 0x2b, &[0, 0, 0, 239]);
    let mut pixels = vec![0; 240 * 240 * 2];
    pixels[..4].copy_from_slice(&[0x12, 0x34, 0x56, 0x78]);
    pixels[480..482].copy_from_slice(&[0x9a, 0xbc]);
    command(&mut chip, 0x2c, &pixels);
    let panel = chip.panel();
    assert_eq!((panel.pixel(0, 0), panel.pixel(1, 0), panel.pixel(0, 1)), (0x1234, 0x5678, 0x9abc));
    assert_eq!(panel.picture().iter().filter(|&&p| p == 0).count(), 240 * 240 - 3);
}

#[test]
fn a_mirrored_orientation_needs_the_offset() {
    // MADCTL 0xc0 turns by 180 degrees: row 0 is then at the far end of memory, 80 rows off the glass.
    let mut chip = chip(MODE_0, Glass { turns: 2, ..Glass::SQUARE });
    wake(&mut chip);
    command(&mut chip, 0x36, &[0xc0]);
    command(&mut chip, 0x2b, &[0, 80, 1, 63]);
    command(&mut chip, 0x2c, &[0xab, 0xcd]);
    assert_eq!(chip.panel().pixel(0, 0), 0xabcd);
}

#[test]
fn dma_feeds_the_spi_at_its_own_pace() {
    for (mode, cycles_a_byte) in [(MODE_3, 16), (MODE_0, 20)] {
        let mut chip = chip(mode, Glass::SQUARE);
        wake(&mut chip);
        send(&mut chip, false, &[0x2c]);
        let frame: Vec<u8> = (0..4000u32).map(|i| (i * 7) as u8).collect();
        chip.write_ram(RESULT, &frame);
        chip.write(DMA + 0x404, 1).unwrap();
        chip.write(SIO_OUT_SET, 1 << DC).unwrap();
        chip.write(SIO_OUT_CLEAR, 1 << CS).unwrap();
        chip.run_for(20).unwrap(); // the gap after the last byte
        chip.mark();
        let began = chip.cycle();
        start_dma(&mut chip, RESULT, 4000);
        assert_eq!(chip.read(DMA + 0xc).unwrap() >> 24 & 1, 1, "busy");
        // The channel is done when the last byte is in the FIFO: eight bytes and the shifter before
        // the end of the last.
        chip.run_to(began + (4000 - 10) * cycles_a_byte).unwrap();
        assert_eq!(chip.read(DMA + 0x40c).unwrap(), 0, "mode {mode:#x}");
        chip.run_to(began + (4000 - 8) * cycles_a_byte).unwrap();
        assert_eq!(chip.read(DMA + 0x40c).unwrap(), 1, "mode {mode:#x}");
        assert_eq!(chip.read(SPI1 + 0xc).unwrap() & 16, 16, "still shifting");
        chip.run_for(9 * cycles_a_byte).unwrap();
        assert_eq!(chip.read(SPI1 + 0xc).unwrap() & 16, 0);

        let traffic = chip.spi_traffic(1);
        assert_eq!(traffic.frames, 4000);
        let last = (4000 - 1) * cycles_a_byte + 16;
        assert_eq!((traffic.first_bit, traffic.last_bit), (Some(began), Some(began + last)));
        let [burst] = chip.panel().bursts() else { panic!("one burst") };
        assert_eq!((burst.data, burst.bytes, burst.first_bit), (true, 4000, began));
        assert_eq!(chip.panel().fastest_byte(), Some(16));
        for i in [0u16, 1, 239, 240, 1999] {
            let at = 2 * usize::from(i);
            let sent = u16::from_be_bytes([frame[at], frame[at + 1]]);
            assert_eq!(chip.panel().pixel(i % 240, i / 240), sent);
        }
    }
}

#[test]
fn what_is_drawn_behind_the_beam_is_not_seen() {
    let mut chip = chip(MODE_3, Glass::SQUARE);
    wake(&mut chip);
    send(&mut chip, false, &[0x2c]);
    chip.write_ram(RESULT, &[0; 8000]);
    chip.write(SIO_OUT_SET, 1 << DC).unwrap();
    chip.write(SIO_OUT_CLEAR, 1 << CS).unwrap();
    start_dma(&mut chip, RESULT, 8000);
    chip.run_for(16 * 4000).unwrap();
    chip.write_ram(RESULT, &[0xff; 8000]); // half of it has already gone out
    chip.run_for(16 * 4100).unwrap();
    let white = chip.panel().picture()[..4000].iter().filter(|&&p| p == 0xffff).count();
    assert!((1990..=2000).contains(&white), "{white}");
}

#[test]
fn an_empty_transfer_completes_at_once() {
    let mut chip = chip(MODE_0, Glass::SQUARE);
    start_dma(&mut chip, RESULT, 0);
    assert_eq!(chip.read(DMA + 0xc).unwrap() >> 24 & 1, 0);
    assert_eq!(chip.read(DMA + 0x400).unwrap(), 1);
}

#[test]
fn channels_chain_and_copy_memory() {
    let mut chip = held_chip();
    let source: Vec<u8> = (0..64).collect();
    chip.write_ram(RESULT, &source);
    let ctrl = |chain: u32| 1 | 2 << 2 | 3 << 4 | chain << 11 | 63 << 15;
    // Channel 1: words, swapped, waits for channel 0.
    for (offset, value) in [(0x40, RESULT + 0x100), (0x44, RESULT + 0x200), (0x48, 16)] {
        chip.write(DMA + offset, value).unwrap();
    }
    chip.write(DMA + 0x50, ctrl(1) | 1 << 22).unwrap(); // through the alias that does not trigger
    for (offset, value) in [(0x0, RESULT), (0x4, RESULT + 0x100), (0x8, 16), (0xc, ctrl(1))] {
        chip.write(DMA + offset, value).unwrap();
    }
    chip.run_for(10).unwrap();
    assert_eq!(chip.read(DMA + 0x400).unwrap(), 0, "a word a cycle");
    chip.run_for(30).unwrap();
    assert_eq!(chip.read(DMA + 0x400).unwrap(), 3);
    assert_eq!(chip.read_ram(RESULT + 0x100, 64), source);
    let swapped: Vec<u8> = source.chunks(4).flat_map(|w| w.iter().rev().copied()).collect();
    assert_eq!(chip.read_ram(RESULT + 0x200, 64), swapped);
    chip.write(DMA + 0x400, 3).unwrap();
    assert_eq!(chip.read(DMA + 0x400).unwrap(), 0);
}

#[test]
fn wires_matter() {
    // Not selected; wrong clock phase; data pin not given to the SPI; held in reset.
    let mut chip = chip(MODE_0, Glass::SQUARE);
    let mut lost = 0;
    chip.write(SPI1 + 8, 0x29).unwrap();
    chip.run_for(100).unwrap();
    lost += 1;
    assert_eq!(chip.panel().lost_bytes(), lost);
    for (address, wrong, right) in
        [(SPI1, 7 | 1 << 6, MODE_0), (0x4001_4000 + 8 * 11 + 4, 5, 1), (SIO_OUT_CLEAR, 1 << RST, 0)]
    {
        chip.write(address, wrong).unwrap();
        send(&mut chip, false, &[0x29]);
        lost += 1;
        assert_eq!(chip.panel().lost_bytes(), lost, "{address:#x}");
        chip.write(address, right).unwrap();
    }
    chip.write(SIO_OUT_SET, 1 << RST).unwrap();
    assert!(!chip.panel().controller().is_on());
    send(&mut chip, false, &[0x29]);
    assert!(chip.panel().controller().is_on());
}

#[test]
fn a_controller_that_is_not_left_alone_is_noticed() {
    let mut chip = chip(MODE_0, Glass::SQUARE);
    let five_milliseconds = 6000 * 5;
    chip.run_for(five_milliseconds).unwrap(); // the reset line has just risen
    command(&mut chip, 0x01, &[]);
    chip.run_for(five_milliseconds).unwrap();
    command(&mut chip, 0x11, &[]);
    assert!(chip.panel().hasty_commands().is_empty());
    chip.run_for(five_milliseconds / 2).unwrap();
    command(&mut chip, 0x29, &[]);
    assert_eq!(chip.panel().hasty_commands(), [0x29]);
    chip.write(SIO_OUT_CLEAR, 1 << RST).unwrap();
    chip.run_for(100).unwrap();
    chip.write(SIO_OUT_SET, 1 << RST).unwrap();
    command(&mut chip, 0x21, &[]);
    assert_eq!(chip.panel().hasty_commands(), [0x29, 0x21]);
}

#[test]
fn the_backlight_is_its_pin_or_its_duty() {
    let mut chip = chip(MODE_0, Glass::SQUARE);
    assert_eq!(chip.backlight(), Some(0.0));
    chip.write(SIO_OUT_SET, 1 << 13).unwrap();
    assert_eq!(chip.backlight(), Some(1.0));
    chip.write(0x4001_4000 + 8 * 13 + 4, 4).unwrap(); // PWM, slice 6, output B
    for (offset, value) in [(0x10, 999), (0x0c, 250 << 16), (0x00, 1)] {
        chip.write(0x4005_0000 + 6 * 0x14 + offset, value).unwrap();
    }
    assert_eq!(chip.backlight(), Some(0.25));
    chip.write(0x4001_4000 + 8 * 13 + 4, 31).unwrap();
    assert_eq!(chip.backlight(), None);
}

#[test]
fn an_unknown_command_stops_the_run() {
    let mut chip = chip(MODE_0, Glass::SQUARE);
    chip.write(SIO_OUT_CLEAR, 1 << CS).unwrap();
    chip.write(SPI1 + 8, 0x37).unwrap();
    let stop = chip.run_for(100).unwrap_err();
    assert!(matches!(stop, Stop::PanelCommand { command: 0x37, .. }), "{stop}");
}
