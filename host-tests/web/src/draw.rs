//! Randomness from one number at a time, which is what a page hands over.

use core::convert::Infallible;

use rand_core::TryRng;

/// Draws by asking for a number.
pub struct Draw<F>(pub F);

impl<F: FnMut() -> u32> TryRng for Draw<F> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.0)())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(u64::from((self.0)()) << 32 | u64::from((self.0)()))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        bytes.fill_with(|| (self.0)() as u8);
        Ok(())
    }
}
