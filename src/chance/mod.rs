//! Chance for the dealer: the bits of a ring oscillator and the moments at which
//! buttons move, mixed into ChaCha.
//!
//! What it promises:
//! - There is no fixed seed: a [`Chance`] begins with 2048 bits of the oscillator.
//! - Every bit passes the [`Health`] tests. A stuck or biased oscillator is noticed
//!   within a thousand bits, and is not relied on.
//! - Each press and each release stirs in its own moment before anything is drawn
//!   for it. Nobody can start a game with fewer than three presses, timed to the
//!   microsecond by a thumb: so a deal is no more to be foretold with an oscillator
//!   that is stuck.
//! - What was drawn tells nothing of what will be, nor of what was before.

mod health;

use core::convert::Infallible;

use chacha20::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng as _, TryRng};

pub use health::Health;

const POOL: usize = 32;

/// A generator that is never seeded by anything but chance.
pub struct Chance {
    /// The key of the next generator. It is never given out.
    pool: [u8; POOL],
    random: ChaCha8Rng,
    health: Health,
}

impl Chance {
    /// How many bits of the oscillator it begins with: 256 bits of chance, were
    /// each eighth of a bit only.
    const FIRST: usize = 2048;
    /// How many more it takes at a time.
    const MORE: usize = 32;

    /// Begins with the bits of an oscillator.
    pub fn new(bit: impl FnMut() -> bool) -> Self {
        let pool = [0; POOL];
        let random = ChaCha8Rng::from_seed(pool);
        let mut chance = Self { pool, random, health: Health::new() };
        chance.gather(Self::FIRST, bit);
        chance
    }

    /// A button moved at this moment; the finer the clock, the better.
    pub fn moment(&mut self, moment: u64) {
        self.stir(&moment.to_le_bytes());
    }

    /// Some more bits of the oscillator, when there is time for them.
    pub fn more(&mut self, bit: impl FnMut() -> bool) {
        self.gather(Self::MORE, bit);
    }

    /// Whether the oscillator has been good for something so far.
    #[must_use]
    pub const fn is_healthy(&self) -> bool {
        self.health.is_good()
    }

    /// Takes in so many bits of the oscillator. Bad ones do no harm: what was in
    /// the pool stays in it.
    fn gather(&mut self, bits: usize, mut bit: impl FnMut() -> bool) {
        let mut left = bits;
        while left > 0 {
            let mut block = [0; POOL];
            for byte in block.iter_mut().take(left.div_ceil(8)) {
                for _ in 0..8 {
                    let bit = bit();
                    self.health.take(bit);
                    *byte = *byte << 1 | u8::from(bit);
                }
            }
            self.stir(&block);
            left = left.saturating_sub(8 * POOL);
        }
    }

    /// The pool, with the block laid over it, is the key of the next generator;
    /// and the first that comes out of that is the new pool.
    fn stir(&mut self, block: &[u8]) {
        for (byte, new) in self.pool.iter_mut().zip(block) {
            *byte ^= new;
        }
        self.random = ChaCha8Rng::from_seed(self.pool);
        self.random.fill_bytes(&mut self.pool);
    }
}

impl TryRng for Chance {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.random.try_next_u32()
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.random.try_next_u64()
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.random.try_fill_bytes(bytes)
    }
}
