//! The two superpowers, and a pair of anything with one for each.

use core::cmp::Ordering;
use core::ops::{Index, IndexMut, Not};

use super::cards;

cards! {
    /// One of the two players. `!side` is the enemy.
    Side {
        /// The American agency: above or left on every screen.
        Cia = "cia",
        /// The Soviet agency: below or right on every screen.
        Kgb = "kgb",
    }
}

impl Not for Side {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        match self {
            Self::Cia => Self::Kgb,
            Self::Kgb => Self::Cia,
        }
    }
}

/// One of something for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sides<T> {
    /// What the CIA has.
    pub cia: T,
    /// What the KGB has.
    pub kgb: T,
}

impl<T: Ord> Sides<T> {
    /// The side with more; nobody if they are equal.
    #[must_use]
    pub fn ahead(&self) -> Option<Side> {
        match self.cia.cmp(&self.kgb) {
            Ordering::Greater => Some(Side::Cia),
            Ordering::Less => Some(Side::Kgb),
            Ordering::Equal => None,
        }
    }
}

impl<T> Index<Side> for Sides<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::Cia => &self.cia,
            Side::Kgb => &self.kgb,
        }
    }
}

impl<T> IndexMut<Side> for Sides<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Cia => &mut self.cia,
            Side::Kgb => &mut self.kgb,
        }
    }
}
