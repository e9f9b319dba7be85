//! Counters that advance at a fixed ratio to the system clock, exactly: no rounding accumulates,
//! and a change of frequency keeps what has been counted.

/// Counts `num / den` ticks a system-clock cycle.
#[derive(Clone, Debug)]
pub(crate) struct Ticks {
    since: u64,
    base: u64,
    rest: u128,
    num: u64,
    den: u64,
}

impl Ticks {
    /// A counter that stands still at zero.
    pub(crate) fn stopped() -> Self {
        Self { since: 0, base: 0, rest: 0, num: 0, den: 1 }
    }

    /// From `cycle` on, count at `num / den` ticks a cycle. `num == 0` stops the counter.
    pub(crate) fn retune(&mut self, cycle: u64, num: u64, den: u64) {
        let den = den.max(1);
        if (num, den) == (self.num, self.den) {
            return;
        }
        let counted = self.counted(cycle);
        self.base += (counted / u128::from(self.den)) as u64;
        self.rest = counted % u128::from(self.den) * u128::from(den) / u128::from(self.den);
        (self.since, self.num, self.den) = (cycle, num, den);
    }

    fn counted(&self, cycle: u64) -> u128 {
        u128::from(cycle.saturating_sub(self.since)) * u128::from(self.num) + self.rest
    }

    /// How many ticks have passed at `cycle`.
    pub(crate) fn at(&self, cycle: u64) -> u64 {
        self.base + (self.counted(cycle) / u128::from(self.den)) as u64
    }

    /// The first cycle at which `tick` has been reached; never, if the counter stands still.
    pub(crate) fn cycle_of(&self, tick: u64) -> u64 {
        if tick <= self.base {
            return self.since;
        }
        if self.num == 0 {
            return u64::MAX;
        }
        let need = u128::from(tick - self.base) * u128::from(self.den);
        let cycles = need.saturating_sub(self.rest).div_ceil(u128::from(self.num));
        u64::try_from(u128::from(self.since) + cycles).unwrap_or(u64::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::Ticks;

    #[test]
    fn the_first_cycle_of_a_tick_is_the_first() {
        let mut t = Ticks::stopped();
        t.retune(100, 12_000_000, 125_000_000 * 12);
        for tick in [1, 2, 7, 1000] {
            let c = t.cycle_of(tick);
            assert_eq!((t.at(c - 1), t.at(c)), (tick - 1, tick));
        }
        assert_eq!(t.cycle_of(1), 225);
    }

    #[test]
    fn a_change_of_frequency_keeps_what_was_counted() {
        let mut t = Ticks::stopped();
        t.retune(0, 1, 10);
        t.retune(25, 1, 100); // 2.5 ticks so far
        assert_eq!((t.at(74), t.at(75)), (2, 3));
        t.retune(80, 0, 1);
        assert_eq!((t.at(1_000_000), t.cycle_of(4)), (3, u64::MAX));
    }
}
