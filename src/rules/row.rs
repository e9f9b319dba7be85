//! One side's groups in play.

use crate::cards::{Card, Group, Set};

/// At most five groups in the order in which they came, with their sum at hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Row {
    set: Set<Group>,
    // Five bits a group, the first lowest: a whole row fits a register.
    order: u32,
    influence: u8,
    len: u8,
}

const BITS: u32 = 5;
const ONE: u32 = (1 << BITS) - 1;

impl Row {
    pub(super) const EMPTY: Self = Self { set: Set::EMPTY, order: 0, influence: 0, len: 0 };

    /// The groups, whatever their order.
    #[must_use]
    #[inline]
    pub const fn set(&self) -> Set<Group> {
        self.set
    }

    /// The sum of their influence.
    #[must_use]
    #[inline]
    pub const fn influence(&self) -> u8 {
        self.influence
    }

    /// How many groups there are.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is no group.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The groups in the order in which they came.
    pub fn iter(&self) -> impl Iterator<Item = Group> + use<> {
        let mut order = self.order;
        (0..self.len).filter_map(move |_| {
            let group = Group::from_index((order & ONE) as u8);
            order >>= BITS;
            group
        })
    }

    #[inline]
    pub(super) fn push(&mut self, group: Group) {
        self.order |= u32::from(group.index()) << (BITS * u32::from(self.len));
        self.set.insert(group);
        self.influence += group.influence();
        self.len += 1;
    }

    #[inline]
    pub(super) fn remove(&mut self, group: Group) {
        let wanted = u32::from(group.index());
        let mut shift = 0;
        while (self.order >> shift) & ONE != wanted && shift < BITS * u32::from(self.len) {
            shift += BITS;
        }
        let before = self.order & ((1 << shift) - 1);
        let after = (self.order >> shift) >> BITS;
        self.order = before | (after << shift);
        self.set.remove(group);
        self.influence -= group.influence();
        self.len -= 1;
    }
}
