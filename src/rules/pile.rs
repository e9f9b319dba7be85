//! Cards on top of each other.

use super::{Order, Refusal};

/// A pile of at most `N` cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pile<T, const N: usize> {
    // From the bottom up: what happens on top, as most does, moves no other card.
    cards: [Option<T>; N],
    len: u8,
}

impl<T: Copy + PartialEq, const N: usize> Pile<T, N> {
    pub(super) const EMPTY: Self = Self { cards: [None; N], len: 0 };

    #[inline]
    pub(super) fn from_top(cards: &[T; N]) -> Self {
        let mut pile = Self { cards: [None; N], len: N as u8 };
        for (slot, card) in pile.cards.iter_mut().rev().zip(cards) {
            *slot = Some(*card);
        }
        pile
    }

    /// Takes every card away.
    #[inline]
    pub(super) fn clear(&mut self) {
        // Filling with nothing is less work than to copy an empty pile.
        self.cards.fill(None);
        self.len = 0;
    }

    /// How many cards there are.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is no card.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The card on top.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.cards.get(usize::from(self.len).wrapping_sub(1)).copied().flatten()
    }

    /// The cards from the top down.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + '_ {
        self.cards.iter().rev().filter_map(|card| *card)
    }

    /// The cards from the bottom up: for a row of claimed cards, the first first.
    pub fn iter_from_bottom(&self) -> impl DoubleEndedIterator<Item = T> + '_ {
        self.iter().rev()
    }

    #[inline]
    pub(super) fn push(&mut self, card: T) {
        if let Some(slot) = self.cards.get_mut(usize::from(self.len)) {
            *slot = Some(card);
            self.len += 1;
        }
    }

    #[inline]
    pub(super) fn pop(&mut self) -> Option<T> {
        let len = self.len.checked_sub(1)?;
        self.len = len;
        self.cards.get_mut(usize::from(len))?.take()
    }

    pub(super) fn push_under(&mut self, card: T) {
        if usize::from(self.len) < N {
            self.cards.rotate_right(1);
            if let Some(bottom) = self.cards.first_mut() {
                *bottom = Some(card);
                self.len += 1;
            }
        }
    }

    pub(super) fn pop_from_under(&mut self) -> Option<T> {
        let bottom = self.cards.first_mut()?.take()?;
        self.cards.rotate_left(1);
        self.len -= 1;
        Some(bottom)
    }

    /// Takes the card out, wherever it lies.
    pub(super) fn remove(&mut self, card: T) {
        let place = self.cards.iter().position(|slot| *slot == Some(card));
        if let Some(above) = place.and_then(|place| self.cards.get_mut(place..)) {
            above.rotate_left(1);
            if let Some(gone) = above.last_mut() {
                *gone = None;
                self.len -= 1;
            }
        }
    }

    /// The top cards, at most three, from the top down.
    pub(super) fn top_three(&self) -> [Option<T>; 3] {
        let mut cards = self.iter();
        [cards.next(), cards.next(), cards.next()]
    }

    /// Puts the top three, or as many as there are, into a new order.
    pub(super) fn reorder(&mut self, order: Order) -> Result<(), Refusal> {
        if order.len() != self.len.min(3) {
            return Err(Refusal::WrongNumberOfCards);
        }
        let from_top = order.arrange(self.top_three());
        let below = usize::from(self.len - order.len());
        let slots = self.cards.iter_mut().skip(below);
        for (slot, card) in slots.zip(from_top.into_iter().flatten().rev()) {
            *slot = Some(card);
        }
        Ok(())
    }
}
