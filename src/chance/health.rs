//! The two continuous health tests of NIST SP 800-90B, 4.4, on single bits.
//!
//! They presume half a bit of entropy a bit, less than the oscillator gives, and
//! accuse a good one once in 2³⁰ tests.

/// What the tests have found so far.
#[derive(Clone, Debug)]
pub struct Health {
    last: bool,
    /// How many times in a row the last bit has come.
    run: u16,
    /// The bit that the present window counts, how often it came, how far we are.
    counted: bool,
    count: u16,
    seen: u16,
    good: bool,
}

impl Health {
    /// Repetition count: so many equal bits in a row are too many.
    pub const RUN: u16 = 61;
    /// Adaptive proportion: the bits of a window.
    pub const WINDOW: u16 = 1024;
    /// So many of them equal to its first are too many.
    pub const SAME: u16 = 810;

    /// Nothing has been seen.
    #[must_use]
    pub const fn new() -> Self {
        Self { last: false, run: 0, counted: false, count: 0, seen: 0, good: true }
    }

    /// The next bit.
    pub const fn take(&mut self, bit: bool) {
        self.run = if bit == self.last { self.run.saturating_add(1) } else { 1 };
        self.last = bit;
        if self.seen == 0 {
            (self.counted, self.count) = (bit, 0);
        }
        if bit == self.counted {
            self.count += 1;
        }
        self.seen = (self.seen + 1) % Self::WINDOW;
        if self.run >= Self::RUN || self.count >= Self::SAME {
            self.good = false;
        }
    }

    /// Whether no test has failed. One that failed stays so until power-on.
    #[must_use]
    pub const fn is_good(&self) -> bool {
        self.good
    }
}

impl Default for Health {
    fn default() -> Self {
        Self::new()
    }
}
