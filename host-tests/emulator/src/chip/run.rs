//! Running: which core goes next, when to stop, and what to do when one traps.
//!
//! The core that is furthest behind goes first, and runs until it has overtaken the other or until
//! something is due. When both sleep, time jumps to whatever is due next.

use super::{Chip, Fault, Phase};
use crate::cpu::{Sleep, Trap};
use crate::stop::Stop;

/// A condition is looked at no later than this many cycles after the last time.
const POLL: u64 = 2000;

impl Chip {
    /// Runs for a number of cycles, through resets if there are any.
    ///
    /// # Errors
    /// If the chip cannot go on.
    pub fn run_for(&mut self, cycles: u64) -> Result<(), Stop> {
        self.run_to(self.clock.saturating_add(cycles))
    }

    /// Runs up to a cycle.
    ///
    /// # Errors
    /// If the chip cannot go on.
    pub fn run_to(&mut self, cycle: u64) -> Result<(), Stop> {
        while self.clock < cycle {
            self.advance(cycle, false)?;
        }
        self.settle();
        self.report()
    }

    /// Runs until a condition holds (true), for at most a number of cycles (false if it never did).
    /// The condition is looked at every few microseconds and whenever both cores have gone to sleep.
    ///
    /// # Errors
    /// If the chip cannot go on.
    pub fn run_until(
        &mut self,
        cycles: u64,
        mut condition: impl FnMut(&Self) -> bool,
    ) -> Result<bool, Stop> {
        let end = self.clock.saturating_add(cycles);
        loop {
            self.settle();
            self.report()?;
            if condition(self) {
                return Ok(true);
            }
            if self.clock >= end {
                return Ok(false);
            }
            self.advance(end.min(self.clock + POLL), true)?;
            if self.next_core().is_none() && self.phase == Phase::Up {
                // Asleep: nothing changes before the next thing that is due.
                self.settle();
                self.report()?;
                if condition(self) {
                    return Ok(true);
                }
                let wake = self.bus.wake().clamp(self.clock, end);
                if wake > self.clock {
                    self.advance(wake, false)?;
                }
            }
        }
    }

    /// Executes one instruction on a core, or takes one exception, whatever the other core does.
    ///
    /// # Errors
    /// If the chip cannot go on.
    pub fn step(&mut self, core: usize) -> Result<(), Stop> {
        self.bus.now = self.cores[core].time;
        self.burst(core, self.bus.now + 1)?;
        self.clock = self.clock.max(self.cores[core].time);
        self.report()
    }

    /// The cycle at which something is due next if nothing can be executed before, because the cores
    /// sleep or the chip is off: `u64::MAX` if nothing ever is. `None` while there is work to do.
    pub fn idle_until(&self) -> Option<u64> {
        match self.phase {
            Phase::Fresh => None,
            Phase::Down(_) => Some(u64::MAX),
            Phase::Up => {
                let busy = self.next_core().is_some() || self.wakes(0) || self.wakes(1);
                (!busy).then(|| self.bus.wake())
            }
        }
    }

    /// The core to run next: of those awake the one that is furthest behind.
    fn next_core(&self) -> Option<usize> {
        let ready = |id: usize| {
            let core = &self.cores[id];
            let on = if id == 0 { !self.config.hold_cores } else { self.core1_runs };
            on && core.sleep == Sleep::Awake && !core.locked
        };
        match (ready(0), ready(1)) {
            (true, true) => Some(usize::from(self.cores[1].time < self.cores[0].time)),
            (true, false) => Some(0),
            (false, true) => Some(1),
            (false, false) => None,
        }
    }

    /// Runs up to `limit`; with `pause`, only until both cores sleep.
    fn advance(&mut self, limit: u64, pause: bool) -> Result<(), Stop> {
        match self.phase {
            Phase::Fresh => self.boot()?,
            Phase::Up => {}
            Phase::Down(stop) => return Err(stop),
        }
        loop {
            self.serve_requests()?;
            if self.phase != Phase::Up {
                return Ok(()); // reset: go on with the next call
            }
            self.wake_cores();
            let wake = self.bus.wake();
            let next = self.next_core();
            let time = next.map_or(limit, |id| self.cores[id].time);
            if wake <= time.min(limit) {
                self.bus.now = wake;
                self.clock = self.clock.max(wake);
                self.bus.catch_up(wake);
                continue;
            }
            let Some(id) = next else {
                if !pause {
                    self.clock = self.clock.max(limit);
                }
                self.bus.now = self.clock;
                return Ok(());
            };
            if time >= limit {
                self.clock = self.clock.max(limit);
                return Ok(());
            }
            let other = &self.cores[1 - id];
            let both = (id == 1 && !self.config.hold_cores) || (id == 0 && self.core1_runs);
            let both = both && other.sleep == Sleep::Awake && !other.locked;
            let until = if both { other.time + 1 } else { u64::MAX };
            self.bus.now = time;
            let ran = self.burst(id, until.min(wake).min(limit));
            self.clock = self.clock.max(self.bus.now.min(limit));
            ran?;
        }
    }

    /// Lets one core run up to `horizon`.
    fn burst(&mut self, id: usize, horizon: u64) -> Result<(), Stop> {
        let core = &mut self.cores[id];
        let bus = &mut self.bus;
        bus.select(id);
        let candidate = bus.nvic[id].candidate(core.primask);
        if std::mem::take(&mut self.writes_flash[id]) && candidate.is_some() {
            return Err(Stop::InterruptDuringFlash { core: id, cycle: bus.now });
        }
        if let Some(number) = candidate {
            core.enter(bus, number);
            core.time = bus.now;
        } else {
            bus.horizon = horizon;
            let ran = core.run(bus);
            core.time = bus.now;
            if let Err(trap) = ran {
                self.trapped(id, trap)?;
            }
        }
        self.check_lockup(id)
    }

    /// An instruction did not complete.
    pub(super) fn trapped(&mut self, id: usize, trap: Trap) -> Result<(), Stop> {
        let core = &mut self.cores[id];
        match trap {
            Trap::Rom => self.rom_call(id),
            Trap::Stop => Ok(()), // reported with the other reasons
            Trap::Fault => {
                self.faults.push(Fault {
                    core: id,
                    pc: core.pc(),
                    lr: core.r[14],
                    address: self.bus.fault_address.take(),
                    cycle: self.bus.now,
                });
                core.fault(&mut self.bus);
                core.time = self.bus.now;
                Ok(())
            }
        }
    }

    fn check_lockup(&mut self, id: usize) -> Result<(), Stop> {
        let core = &self.cores[id];
        if !core.locked {
            return Ok(());
        }
        Err(Stop::Lockup { core: id, pc: core.pc(), sp: core.r[13], cycle: core.time })
    }

    /// Whether a core that sleeps has a reason to wake.
    fn wakes(&self, id: usize) -> bool {
        let (core, nvic) = (&self.cores[id], &self.bus.nvic[id]);
        match core.sleep {
            Sleep::Awake => false,
            Sleep::Event => self.bus.event[id] || nvic.candidate(core.primask).is_some(),
            Sleep::Interrupt => nvic.candidate(false).is_some(),
        }
    }

    fn wake_cores(&mut self) {
        for id in 0..self.cores.len() {
            if self.wakes(id) {
                let core = &mut self.cores[id];
                if core.sleep == Sleep::Event {
                    self.bus.event[id] = false;
                }
                core.sleep = Sleep::Awake;
                let now = self.bus.now.max(core.time);
                core.slept += now - core.time;
                core.time = now;
            }
        }
    }

    /// What the last register writes asked of the whole chip.
    fn serve_requests(&mut self) -> Result<(), Stop> {
        self.report()?;
        let requests = std::mem::take(&mut self.bus.requests);
        if requests.hold_core1 {
            self.core1_runs = false;
        }
        if let Some(cause) = requests.reset {
            self.clock = self.clock.max(self.bus.now);
            self.restart(cause);
        } else if let Some(launch) = requests.launch {
            self.launch(launch);
        }
        Ok(())
    }

    /// The reason for which the bus wants to stop, with the program counter that the bus cannot know.
    fn report(&mut self) -> Result<(), Stop> {
        let Some(stop) = self.bus.stop.take() else { return Ok(()) };
        let stop = self.with_pc(stop);
        self.clock = self.clock.max(self.bus.now);
        if matches!(stop, Stop::PowerLost { .. }) {
            self.phase = Phase::Down(stop);
        }
        Err(stop)
    }

    fn with_pc(&self, mut stop: Stop) -> Stop {
        if let Stop::Unmodelled(access) | Stop::InReset(access) | Stop::FlashBusy(access) =
            &mut stop
        {
            access.pc = self.cores[access.core].pc();
        }
        stop
    }

    /// Lets everything happen that is due by now.
    pub(super) fn settle(&mut self) {
        self.bus.now = self.clock;
        self.bus.catch_up(self.clock);
    }

    /// The outcome of an access from outside, where a fault has nobody to take it.
    pub(super) fn outside_result<T>(
        &mut self,
        result: Result<T, Trap>,
        address: u32,
        written: Option<u32>,
    ) -> Result<T, Stop> {
        if result.is_err() {
            self.bus.refuse(address, written);
        }
        self.serve_requests()?;
        result.map_err(|_| Stop::PowerLost { cycle: self.clock })
    }
}
