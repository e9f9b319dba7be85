//! A value that cannot be formatted, logged or compared by accident.

/// Something that only one side may know.
#[derive(Clone, Copy)]
pub(super) struct Secret<T>(T);

impl<T: Copy> Secret<T> {
    pub(super) const fn new(value: T) -> Self {
        Self(value)
    }

    /// The value, for the rules and for eyes that may see it.
    #[inline]
    pub(super) const fn expose(self) -> T {
        self.0
    }
}
