//! Who has which cards, as bits: joining, removing and asking cost one step.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

use super::Card;

/// A set of cards of one kind.
pub struct Set<T> {
    bits: u32,
    kind: PhantomData<T>,
}

impl<T> Set<T> {
    /// No card.
    pub const EMPTY: Self = Self::from_bits(0);

    pub(super) const fn from_bits(bits: u32) -> Self {
        Self { bits, kind: PhantomData }
    }

    /// Whether there is no card in it.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// How many cards there are in it.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u8 {
        // A step for each card: there are few, and a Cortex-M0+ cannot count bits.
        let (mut left, mut cards) = (self.bits, 0_u32);
        while left != 0 {
            left &= left.wrapping_sub(1);
            cards += 1;
        }
        cards as u8
    }
}

impl<T: Card> Set<T> {
    /// Every card of the kind.
    #[must_use]
    pub const fn all() -> Self {
        Self::from_bits((1 << T::ALL.len()) - 1)
    }

    /// Just this card.
    #[must_use]
    #[inline]
    pub fn of(card: T) -> Self {
        Self::from_bits(1 << card.index())
    }

    /// Whether the card is in it.
    #[must_use]
    #[inline]
    pub fn contains(self, card: T) -> bool {
        self.bits & Self::of(card).bits != 0
    }

    /// Puts the card in.
    #[inline]
    pub fn insert(&mut self, card: T) {
        *self |= Self::of(card);
    }

    /// Takes the card out.
    #[inline]
    pub fn remove(&mut self, card: T) {
        *self -= Self::of(card);
    }

    /// The card of the lowest place.
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<T> {
        if self.is_empty() { None } else { T::from_index(self.bits.trailing_zeros() as u8) }
    }

    /// The card of the highest place.
    #[must_use]
    #[inline]
    pub fn last(self) -> Option<T> {
        self.bits.checked_ilog2().and_then(|place| T::from_index(place as u8))
    }

    /// The card with this many others before it.
    #[must_use]
    #[inline]
    pub fn nth(mut self, others: u8) -> Option<T> {
        for _ in 0..others {
            self.bits &= self.bits.wrapping_sub(1);
        }
        self.first()
    }
}

impl<T: Card> Iterator for Set<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let card = self.first()?;
        self.bits &= self.bits.wrapping_sub(1);
        Some(card)
    }
}

impl<T: Card> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, |set, card| set | Self::of(card))
    }
}

impl<T> BitOr for Set<T> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }
}

impl<T> BitAnd for Set<T> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }
}

impl<T> Sub for Set<T> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }
}

impl<T> BitOrAssign for Set<T> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<T> SubAssign for Set<T> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

// Written out because a derive would ask the same of `T`, of which none is kept.
impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> Hash for Set<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T: Card + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
