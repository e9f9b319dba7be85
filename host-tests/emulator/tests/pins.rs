//! The outside world: pins, PWM, ADC, the random bit, clocks.

mod common;

use common::*;
use rp2040::{Chip, Config, Drive, RandomBit, Stop};

#[test]
fn pins_have_pulls_and_drivers() {
    let mut chip = held_chip();
    let input = |chip: &mut Chip| chip.read(SIO + 4).unwrap() >> 5 & 1;
    assert_eq!((chip.pin(5), input(&mut chip)), (Some(false), 0), "pulled down after reset");
    chip.write(0x4001_c018, 0x4a).unwrap();
    assert_eq!((chip.pin(5), input(&mut chip)), (Some(true), 1), "pulled up");
    chip.press(5, Drive::Low);
    assert_eq!(input(&mut chip), 0);
    chip.write(0x4001_c018, 0x42).unwrap();
    chip.press(5, Drive::Float);
    assert_eq!(chip.pin(5), None, "nobody holds it");
    let seen: u32 = (0..64).map(|_| input(&mut chip)).sum();
    assert!((10..54).contains(&seen), "a floating pin reads as noise");
    chip.write(0x4001_4000 + 8 * 5 + 4, 5).unwrap();
    chip.write(SIO + 0x24, 1 << 5).unwrap();
    assert_eq!((chip.pin(5), chip.short_circuits()), (Some(false), 0));
    chip.press(5, Drive::High);
    assert_eq!(chip.short_circuits(), 1 << 5);
}

#[test]
fn pwm_can_be_heard_and_seen() {
    let mut chip = held_chip();
    let slice = 0x4005_0000 + 5 * 0x14;
    // 6 MHz / 7.5 / 800 = 1 kHz, A at a half, B at an eighth.
    for (offset, value) in [(4, 0x78), (0x10, 799), (0xc, 100 << 16 | 400), (0, 1)] {
        chip.write(slice + offset, value).unwrap();
    }
    let pwm = chip.pwm(5);
    assert!(pwm.enabled && (pwm.hz - 1000.0).abs() < 0.01, "{pwm:?}");
    assert_eq!((pwm.duty_a, pwm.duty_b), (0.5, 0.125));
    chip.run_for(75).unwrap();
    assert_eq!(chip.read(slice + 8).unwrap(), 10);
    chip.write(0x4005_30a0, 1 << 5).unwrap(); // EN, by the alias that clears
    assert!(!chip.pwm(5).enabled);
}

#[test]
fn adc_converts_what_is_set_and_takes_its_time() {
    let adc = 0x4004_c000;
    let mut chip = held_chip();
    chip.write(0x4000_8060, 1 << 11 | 2 << 5).unwrap(); // clk_adc from the ring oscillator
    chip.set_adc(3, 0xabc);
    chip.write(adc, 1 | 3 << 12 | 4).unwrap();
    assert_eq!(chip.read(adc).unwrap() >> 8 & 1, 0, "converting");
    chip.run_for(95).unwrap();
    assert_eq!(chip.read(adc).unwrap() >> 8 & 1, 0);
    chip.run_for(1).unwrap();
    assert_eq!((chip.read(adc).unwrap() >> 8 & 1, chip.read(adc + 4).unwrap()), (1, 0xabc));
    // The temperature sensor needs its bias.
    for (bias, value) in [(0, 0), (2, 876)] {
        chip.write(adc, 1 | bias | 4 << 12 | 4).unwrap();
        chip.run_for(100).unwrap();
        assert_eq!(chip.read(adc + 4).unwrap(), value);
    }
}

#[test]
fn the_random_bit_can_be_spoilt() {
    let ones = |random_bit: RandomBit, seed: u64| {
        let config = Config { hold_cores: true, random_bit, seed, ..Config::default() };
        let mut chip = Chip::new(config);
        let ones: u32 = (0..4096).map(|_| chip.read(0x4006_001c).unwrap()).sum();
        assert_eq!(chip.random_bits_read(), 4096);
        ones
    };
    assert!((1900..2200).contains(&ones(RandomBit::Noise, 1)));
    assert_eq!(ones(RandomBit::Noise, 1), ones(RandomBit::Noise, 1));
    assert_ne!(ones(RandomBit::Noise, 1), ones(RandomBit::Noise, 2));
    assert_eq!(ones(RandomBit::Stuck(false), 1), 0);
    assert_eq!(ones(RandomBit::Stuck(true), 1), 4096);
    assert!((300..500).contains(&ones(RandomBit::Biased(102), 1)));
}

#[test]
fn clocks_go_up_to_what_the_voltage_bears() {
    let mut chip = held_chip();
    chip.write(0x4002_400c, 47).unwrap(); // crystal: start-up delay
    chip.write(0x4002_4000, 0xfab_aa0).unwrap();
    assert_eq!(chip.read(0x4002_4004).unwrap() >> 31, 0);
    chip.run_for(6100).unwrap(); // 1 ms at 6 MHz
    assert_eq!(chip.read(0x4002_4004).unwrap() >> 31, 1);
    let pll = 0x4002_8000;
    for (offset, value) in [(0, 1), (8, 125), (4, 0x2d & !0x21)] {
        chip.write(pll + offset, value).unwrap();
    }
    chip.run_for(1000).unwrap();
    assert_eq!(chip.read(pll).unwrap() >> 31, 1, "locked");
    chip.write(pll + 0xc, 6 << 16 | 2 << 12).unwrap();
    chip.write(pll + 4, 4).unwrap();
    chip.write(0x4000_8030, 2).unwrap();
    chip.write(0x4000_803c, 1).unwrap();
    assert_eq!(chip.sys_hz(), 125_000_000);
    let (nanos, cycle) = (chip.nanos(), chip.cycle());
    chip.run_for(125_000).unwrap();
    assert_eq!((chip.nanos() - nanos, chip.cycle() - cycle), (1_000_000, 125_000));

    let vreg = 0x4006_4000;
    chip.write(vreg, 0xc1).unwrap(); // 1.15 V
    chip.write(pll + 0xc, 4 << 16 | 2 << 12).unwrap();
    assert_eq!(chip.sys_hz(), 187_500_000);
    let too_fast = chip.write(vreg, 0xb1); // 1.10 V
    assert!(matches!(too_fast, Err(Stop::TooFast { hz: 187_500_000, .. })), "{too_fast:?}");
}
