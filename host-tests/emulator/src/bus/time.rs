//! The order in which things happen: the table of deadlines, and what each does when it passes.

use super::{Bus, ResetCause};
use crate::stop::Stop;
use crate::watchdog::{REASON_FORCE, REASON_TIMER};

/// A DMA channel that feeds an SPI reads its memory at most this many frames late while a core
/// runs: what is drawn during a transfer shows with that precision.
const SPI_LATENESS: u32 = 31;

/// What happens by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deadline {
    Timer,
    Watchdog,
    Spi0,
    Spi1,
    Adc,
    SysTick0,
    SysTick1,
    Flash,
    PowerCut,
    Dma,
}

impl Deadline {
    pub(super) const ALL: [Self; 10] = [
        Self::Timer,
        Self::Watchdog,
        Self::Spi0,
        Self::Spi1,
        Self::Adc,
        Self::SysTick0,
        Self::SysTick1,
        Self::Flash,
        Self::PowerCut,
        Self::Dma,
    ];
    pub(super) const SPI: [Self; 2] = [Self::Spi0, Self::Spi1];
    pub(super) const SYSTICK: [Self; 2] = [Self::SysTick0, Self::SysTick1];
}

impl Bus {
    /// Ends the undisturbed run of the core: something wants to be looked at.
    #[inline]
    pub(crate) fn attend(&mut self) {
        self.horizon = 0;
    }

    pub(crate) fn set_deadline(&mut self, which: Deadline, at: u64) {
        self.deadline[which as usize] = at;
        self.due = self.deadline.iter().copied().min().unwrap_or(u64::MAX);
    }

    /// After the DMA has run: when it is done, and what the SPIs it may have fed do next.
    pub(crate) fn set_dma_deadlines(&mut self, dma: u64) {
        self.deadline[Deadline::Spi0 as usize] = self.spi[0].due();
        self.deadline[Deadline::Spi1 as usize] = self.spi[1].due();
        self.set_deadline(Deadline::Dma, dma);
    }

    /// The cycle at which a running core must stop for something to happen: the next deadline, but
    /// for an SPI that nobody watches.
    pub(crate) fn wake(&self) -> u64 {
        let mut wake = u64::MAX;
        for (i, &at) in self.deadline.iter().enumerate() {
            if i != Deadline::Spi0 as usize && i != Deadline::Spi1 as usize {
                wake = wake.min(at);
            }
        }
        for (n, spi) in self.spi.iter().enumerate().filter(|(_, spi)| spi.due() != u64::MAX) {
            if spi.interrupts() {
                wake = wake.min(spi.due());
            } else if let Some(frames) = self.dma.frames_to_go(n) {
                let later = u64::from(frames.min(SPI_LATENESS)) * spi.frame_cycles();
                wake = wake.min(spi.due() + later);
            }
        }
        wake
    }

    /// Lets everything happen that is due at `until`, in order.
    pub(crate) fn catch_up(&mut self, until: u64) {
        if self.due > until {
            return;
        }
        let back = self.now;
        while self.due <= until && self.stop.is_none() {
            let next = Deadline::ALL.into_iter().min_by_key(|&d| self.deadline[d as usize]);
            let Some(which) = next else { break };
            self.now = self.deadline[which as usize];
            self.set_deadline(which, u64::MAX); // whatever happens looks at the others, not at itself
            self.happen(which, until);
        }
        self.now = back;
        self.refresh_interrupts();
    }

    fn happen(&mut self, which: Deadline, until: u64) {
        let now = self.now;
        match which {
            Deadline::Timer => {
                self.timer.settle(&self.ticks, now);
                self.set_deadline(which, self.timer.due(&self.ticks));
            }
            Deadline::Watchdog => self.bite(REASON_TIMER),
            Deadline::Spi0 => self.run_spi(0, until),
            Deadline::Spi1 => self.run_spi(1, until),
            Deadline::Adc => {
                self.adc.settle(now, self.conversion());
                self.set_deadline(which, self.adc.due());
                self.run_dma();
            }
            Deadline::SysTick0 | Deadline::SysTick1 => {
                let core = usize::from(which == Deadline::SysTick1);
                if self.systick[core].settle(now) {
                    self.nvic[core].pend_sys_tick();
                    self.attend();
                }
                self.set_deadline(which, self.systick[core].due());
            }
            Deadline::Flash => {
                self.flash.complete();
                self.open_window();
            }
            Deadline::PowerCut => {
                self.flash.stop_at(now, &mut self.noise);
                self.halt(Stop::PowerLost { cycle: now });
            }
            Deadline::Dma => self.run_dma(),
        }
    }

    /// Sends frames up to `until` or whatever else happens before.
    fn run_spi(&mut self, n: usize, until: u64) {
        let others = Deadline::ALL.into_iter().filter(|&d| d != Deadline::SPI[n]);
        let limit = others.map(|d| self.deadline[d as usize]).min().unwrap_or(until).min(until);
        loop {
            self.now = self.spi[n].due();
            if let Some(frame) = self.spi[n].finish()
                && let Some(panel) = &mut self.panel
                && panel.wiring().spi == n
                && let Some(command) = panel.receive(frame, &self.gpio, &self.wall)
            {
                self.halt(Stop::PanelCommand { command, cycle: frame.end });
            }
            if !self.dma.idle() {
                self.run_dma();
            }
            if self.spi[n].due() > limit || self.stop.is_some() {
                break;
            }
        }
        self.set_deadline(Deadline::SPI[n], self.spi[n].due());
    }

    /// The watchdog resets what PSM WDSEL selects; with nothing selected it only leaves its reason.
    pub(super) fn bite(&mut self, reason: u32) {
        self.watchdog.reason = reason;
        match self.psm[2] & !3 {
            0 => {}
            0x1_fffc => {
                self.requests.reset = Some(match reason {
                    REASON_FORCE => ResetCause::WatchdogForced,
                    _ => ResetCause::WatchdogTimeout,
                });
                self.attend();
            }
            partly => self.refuse(0x4001_0008, Some(partly)),
        }
    }

    /// After any change of clocks: everything that is timed by them.
    pub(super) fn retime(&mut self) {
        let now = self.now;
        if !self.clocks.derive(now) {
            self.halt(Stop::DeadClock { cycle: now });
            return;
        }
        let (sys, reference) = (self.clocks.sys_hz, self.clocks.ref_hz);
        self.check_voltage();
        self.wall.retune(now, 1_000_000_000, sys.into());
        let divider = self.watchdog.tick_divider();
        let (num, den) = match divider {
            0 => (0, 1),
            _ => (reference.into(), u64::from(sys) * u64::from(divider)),
        };
        self.ticks.retune(now, num, den);
        for spi in &mut self.spi {
            spi.retune(sys, self.clocks.peri_hz);
        }
        self.set_deadline(Deadline::Timer, self.timer.due(&self.ticks));
        self.set_deadline(Deadline::Watchdog, self.watchdog.due(&self.ticks));
    }

    /// A clock that is too fast for the core's voltage works on one chip and not on the next.
    pub(super) fn check_voltage(&mut self) {
        let hz = self.clocks.sys_hz.max(self.clocks.peri_hz);
        if hz > self.storage.fastest_hz() {
            self.halt(Stop::TooFast { hz, cycle: self.now });
        }
    }

    /// Nanoseconds since the chip was made.
    pub(crate) fn nanos(&self, cycle: u64) -> u64 {
        self.wall.at(cycle)
    }

    /// System cycles that an ADC conversion takes; 0 if clk_adc does not run.
    pub(super) fn conversion(&self) -> u64 {
        96 * u64::from(self.clocks.sys_hz) / u64::from(self.clocks.adc_hz).max(1)
            * u64::from(self.clocks.adc_hz != 0)
    }
}
