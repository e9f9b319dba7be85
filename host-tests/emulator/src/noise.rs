//! Repeatable noise: what memory holds at power-on, how far an interrupted flash operation got, the
//! ring oscillator. The same seed gives the same run.

/// A splitmix64 generator: small, seedable with any value, and good enough for noise.
#[derive(Clone, Debug)]
pub(crate) struct Noise(u64);

impl Noise {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// True in `of_1024` of 1024 draws.
    pub(crate) fn chance(&mut self, of_1024: u32) -> bool {
        (self.next() >> 40) % 1024 < u64::from(of_1024)
    }

    pub(crate) fn fill(&mut self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(8) {
            let word = self.next().to_le_bytes();
            chunk.copy_from_slice(&word[..chunk.len()]);
        }
    }
}
