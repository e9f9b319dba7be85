//! Oscillators, PLLs and the clock tree: who drives whom, and the frequencies that follow.
//!
//! Modelled are the sources and dividers of clk_ref, clk_sys, clk_peri and clk_adc, the start-up time
//! of the crystal and the lock time of the PLLs. The ring oscillator runs at one configured
//! frequency whatever its registers say. clk_usb, clk_rtc and the clock outputs are plain storage.

use crate::register::Write;

/// CLK_SYS_SELECTED and its like show one bit for the source in use.
const GLITCHLESS: u32 = 1;
/// Enable words of the oscillators.
const XOSC_ENABLE: u32 = 0xfab;

/// One of the two PLLs.
#[derive(Clone, Debug)]
struct Pll {
    cs: u32,
    pwr: u32,
    fbdiv: u32,
    prim: u32,
    locked_at: u64,
}

impl Pll {
    fn new() -> Self {
        Self { cs: 1, pwr: 0x2d, fbdiv: 0, prim: 0x7_7000, locked_at: u64::MAX }
    }

    fn powered(&self) -> bool {
        self.pwr & 0x21 == 0
    }

    fn hz(&self, crystal: u32, now: u64) -> u32 {
        let by = |shift: u32| self.prim >> shift & 7;
        let divide = (self.cs & 63).max(1) * by(16) * by(12);
        let off = !self.powered() || self.pwr & 8 != 0 || now < self.locked_at || divide == 0;
        if off {
            0
        } else {
            (u64::from(crystal) * u64::from(self.fbdiv) / u64::from(divide)) as u32
        }
    }

    fn read(&self, offset: u32, now: u64) -> Option<u32> {
        Some(match offset {
            0x0 => self.cs | u32::from(self.powered() && now >= self.locked_at) << 31,
            0x4 => self.pwr,
            0x8 => self.fbdiv,
            0xc => self.prim,
            _ => return None,
        })
    }

    fn write(&mut self, offset: u32, w: Write, now: u64, lock_cycles: u64) -> Option<()> {
        match offset {
            0x0 if w.onto(self.cs) & 0x100 == 0 => self.cs = w.onto(self.cs) & 63,
            0x4 => {
                let was = self.powered();
                self.pwr = w.onto(self.pwr) & 0x2d;
                if self.powered() && !was {
                    self.locked_at = now + lock_cycles;
                }
            }
            0x8 => self.fbdiv = w.onto(self.fbdiv) & 0xfff,
            0xc => self.prim = w.onto(self.prim) & 0x7_7000,
            _ => return None,
        }
        Some(())
    }
}

/// The clock tree and its frequencies.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    crystal_hz: u32,
    ring_hz: u32,
    /// CLOCKS registers by word; those with a meaning are read from here too.
    words: [u32; 0xc8 / 4],
    xosc_ctrl: u32,
    xosc_startup: u32,
    xosc_stable_at: u64,
    pll: [Pll; 2],
    /// Frequencies now. Zero is a clock that does not run.
    pub(crate) sys_hz: u32,
    pub(crate) ref_hz: u32,
    pub(crate) peri_hz: u32,
    pub(crate) adc_hz: u32,
}

const REF_CTRL: usize = 0x30 / 4;
const REF_DIV: usize = 0x34 / 4;
const SYS_CTRL: usize = 0x3c / 4;
const SYS_DIV: usize = 0x40 / 4;
const PERI_CTRL: usize = 0x48 / 4;
const ADC_CTRL: usize = 0x60 / 4;
const ADC_DIV: usize = 0x64 / 4;
const ENABLE: u32 = 1 << 11;

impl Clocks {
    pub(crate) fn new(crystal_hz: u32, ring_hz: u32) -> Self {
        let mut words = [0; 0xc8 / 4];
        for div in [0x04, 0x10, 0x1c, 0x28, 0x34, 0x40, 0x58, 0x64, 0x70] {
            words[div / 4] = 0x100;
        }
        for all in [0xa0, 0xa4, 0xa8, 0xac, 0xb0, 0xb4] {
            words[all / 4] = u32::MAX;
        }
        words[0x78 / 4] = 0xff;
        let mut clocks = Self {
            crystal_hz,
            ring_hz,
            words,
            xosc_ctrl: 0,
            xosc_startup: 0xc4,
            xosc_stable_at: u64::MAX,
            pll: [Pll::new(), Pll::new()],
            sys_hz: ring_hz,
            ref_hz: ring_hz,
            peri_hz: 0,
            adc_hz: 0,
        };
        clocks.derive(0);
        clocks
    }

    fn crystal(&self, now: u64) -> u32 {
        if now >= self.xosc_stable_at { self.crystal_hz } else { 0 }
    }

    fn pll_hz(&self, which: usize, now: u64) -> u32 {
        self.pll[which].hz(self.crystal(now), now)
    }

    /// Recomputes the frequencies. False if the cores would stand still.
    pub(crate) fn derive(&mut self, now: u64) -> bool {
        let (pll_sys, pll_usb) = (self.pll_hz(0, now), self.pll_hz(1, now));
        let (ring, crystal) = (self.ring_hz, self.crystal(now));
        let aux = |ctrl: u32| (ctrl >> 5 & 7) as usize;
        let pick = |sources: &[u32], which: usize| sources.get(which).copied().unwrap_or(0);
        let w = &self.words;

        let reference = match w[REF_CTRL] & 3 {
            0 => ring,
            1 => pick(&[pll_usb], aux(w[REF_CTRL])),
            _ => crystal,
        };
        self.ref_hz = reference / (w[REF_DIV] >> 8 & 3).max(1);
        let system = match w[SYS_CTRL] & 1 {
            0 => self.ref_hz,
            _ => pick(&[pll_sys, pll_usb, ring, crystal], aux(w[SYS_CTRL])),
        };
        let divide = u64::from(w[SYS_DIV].max(0x100));
        self.sys_hz = (u64::from(system) * 256 / divide) as u32;
        self.peri_hz = match w[PERI_CTRL] & ENABLE {
            0 => 0,
            _ => pick(&[self.sys_hz, pll_sys, pll_usb, ring, crystal], aux(w[PERI_CTRL])),
        };
        self.adc_hz = match w[ADC_CTRL] & ENABLE {
            0 => 0,
            _ => pick(&[pll_usb, pll_sys, ring, crystal], aux(w[ADC_CTRL])),
        } / (w[ADC_DIV] >> 8 & 3).max(1);
        self.sys_hz != 0 && self.ref_hz != 0
    }

    /// CLOCKS at 0x4000_8000.
    pub(crate) fn read(&self, offset: u32) -> Option<u32> {
        let word = *self.words.get(offset as usize / 4)?;
        Some(match offset {
            0x38 => 1 << (self.words[REF_CTRL] & 3),
            0x44 => 1 << (self.words[SYS_CTRL] & 1),
            0x08 | 0x14 | 0x20 | 0x2c | 0x50 | 0x5c | 0x68 | 0x74 => GLITCHLESS,
            0x7c => 0, // the resuscitation circuit has not been needed
            0x4c | 0x80..=0x9c | 0xb8..=0xc4 => return None,
            _ => word,
        })
    }

    pub(crate) fn write(&mut self, offset: u32, w: Write) -> Option<()> {
        match offset {
            0x4c | 0x7c..=0x9c | 0xb0..=0xc4 => return None,
            0x08 | 0x14 | 0x20 | 0x2c | 0x38 | 0x44 | 0x50 | 0x5c | 0x68 | 0x74 => return Some(()),
            _ => {}
        }
        let word = self.words.get_mut(offset as usize / 4)?;
        *word = w.onto(*word);
        Some(())
    }

    /// XOSC at 0x4002_4000.
    pub(crate) fn read_xosc(&self, offset: u32, now: u64) -> Option<u32> {
        let enabled = self.xosc_ctrl >> 12 == XOSC_ENABLE;
        Some(match offset {
            0x0 => self.xosc_ctrl,
            0x4 => u32::from(now >= self.xosc_stable_at) << 31 | u32::from(enabled) << 12,
            0xc => self.xosc_startup,
            _ => return None,
        })
    }

    pub(crate) fn write_xosc(&mut self, offset: u32, w: Write, now: u64) -> Option<()> {
        match offset {
            0x0 => {
                self.xosc_ctrl = w.onto(self.xosc_ctrl) & 0xff_ffff;
                if self.xosc_ctrl >> 12 != XOSC_ENABLE {
                    self.xosc_stable_at = u64::MAX;
                } else if self.xosc_stable_at == u64::MAX {
                    let crystal_cycles = u64::from(self.xosc_startup & 0x3fff) * 256;
                    self.xosc_stable_at = now
                        + crystal_cycles * u64::from(self.sys_hz)
                            / u64::from(self.crystal_hz.max(1));
                }
            }
            0xc => self.xosc_startup = w.onto(self.xosc_startup),
            _ => return None, // DORMANT stops every clock: not modelled
        }
        Some(())
    }

    pub(crate) fn read_pll(&self, which: usize, offset: u32, now: u64) -> Option<u32> {
        self.pll[which].read(offset, now)
    }

    pub(crate) fn write_pll(
        &mut self,
        which: usize,
        offset: u32,
        w: Write,
        now: u64,
    ) -> Option<()> {
        let lock_cycles = u64::from(self.sys_hz / 10_000); // 100 us, the order of the real thing
        self.pll[which].write(offset, w, now, lock_cycles)
    }

    pub(crate) fn reset_pll(&mut self, which: usize) {
        self.pll[which] = Pll::new();
    }
}
