//! Sets of squares on a grid of up to 256.

/// A set of small indices as four machine words; every operation works on the whole set at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares([u64; 4]);

impl Squares {
    /// No square.
    pub const EMPTY: Self = Self([0; 4]);

    /// Just this one.
    #[must_use]
    #[inline]
    pub const fn only(square: u8) -> Self {
        let mut set = Self::EMPTY;
        set.insert(square);
        set
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: u8) {
        self.0[(square >> 6) as usize] |= 1 << (square & 63);
    }

    /// Takes a square away.
    #[inline]
    pub const fn remove(&mut self, square: u8) {
        self.0[(square >> 6) as usize] &= !(1 << (square & 63));
    }

    /// Is the square in the set?
    #[must_use]
    #[inline]
    pub const fn has(self, square: u8) -> bool {
        self.0[(square >> 6) as usize] >> (square & 63) & 1 != 0
    }

    /// Is the set empty?
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// How many squares.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones()
    }

    /// Are there at least so many squares? Where there are few, quicker than to count them.
    #[must_use]
    #[inline]
    pub const fn has_at_least(self, n: u32) -> bool {
        let mut missing = n;
        let mut word = 0;
        while word < 4 && missing > 0 {
            let mut rest = self.0[word];
            while rest != 0 && missing > 0 {
                rest &= rest - 1;
                missing -= 1;
            }
            word += 1;
        }
        missing == 0
    }

    /// Do the sets share a square?
    #[must_use]
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        let (a, b) = (self.0, other.0);
        (a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2]) | (a[3] & b[3]) != 0
    }

    /// The smallest index in the set.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<u8> {
        let mut word = 0;
        while word < 4 {
            if self.0[word] != 0 {
                return Some(word as u8 * 64 + self.0[word].trailing_zeros() as u8);
            }
            word += 1;
        }
        None
    }

    /// The largest index in the set.
    #[must_use]
    #[inline]
    pub const fn last(self) -> Option<u8> {
        let mut word = 4;
        while word > 0 {
            word -= 1;
            if self.0[word] != 0 {
                return Some(word as u8 * 64 + 63 - self.0[word].leading_zeros() as u8);
            }
        }
        None
    }

    /// Both sets together.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]])
    }

    /// What both sets have.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self([a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]])
    }

    /// What the other set does not have.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self([a[0] & !b[0], a[1] & !b[1], a[2] & !b[2], a[3] & !b[3]])
    }

    /// Every index raised by `by`, which is 1 to 63; what would pass 255 is lost.
    #[must_use]
    #[inline]
    pub const fn up(self, by: u32) -> Self {
        let a = self.0;
        let back = 64 - by;
        Self([a[0] << by, a[1] << by | a[0] >> back, a[2] << by | a[1] >> back, a[3] << by | a[2] >> back])
    }

    /// Every index lowered by `by`, which is 1 to 63; what would pass 0 is lost.
    #[must_use]
    #[inline]
    pub const fn down(self, by: u32) -> Self {
        let a = self.0;
        let back = 64 - by;
        Self([a[0] >> by | a[1] << back, a[1] >> by | a[2] << back, a[2] >> by | a[3] << back, a[3] >> by])
    }

    /// The 64 indices from `from` on, as a machine word whose lowest bit is `from`.
    #[must_use]
    #[inline]
    pub const fn window(self, from: u8) -> u64 {
        let (word, bit) = ((from >> 6) as usize, (from & 63) as u32);
        // Without a branch: nothing comes after the last word.
        let next = self.0[(word + 1) & 3] & ((word < 3) as u64).wrapping_neg();
        // Two shifts, because a shift by 64 is not defined.
        self.0[word] >> bit | next << 1 << (63 - bit)
    }

    /// Calls `f` with each square in ascending order; quicker than [`Squares::iter`] in tight loops.
    #[inline(always)]
    pub fn each(self, mut f: impl FnMut(u8)) {
        for (word, base) in self.0.into_iter().zip([0u8, 64, 128, 192]) {
            let mut word = word;
            while word != 0 {
                f(base + word.trailing_zeros() as u8);
                word &= word - 1;
            }
        }
    }

    /// The squares in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        self.0.into_iter().zip([0u8, 64, 128, 192]).flat_map(|(mut word, base)| {
            std::iter::from_fn(move || {
                if word == 0 {
                    return None;
                }
                let square = base + word.trailing_zeros() as u8;
                word &= word - 1;
                Some(square)
            })
        })
    }
}

impl FromIterator<u8> for Squares {
    fn from_iter<I: IntoIterator<Item = u8>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    proptest! {
        #[test]
        fn agrees_with_a_tree_set(a: BTreeSet<u8>, b: BTreeSet<u8>, by in 1u32..64) {
            let set = |tree: &BTreeSet<u8>| tree.iter().copied().collect::<Squares>();
            let tree = |set: Squares| set.iter().collect::<BTreeSet<u8>>();
            prop_assert_eq!(tree(set(&a).or(set(&b))), a.union(&b).copied().collect::<BTreeSet<_>>());
            prop_assert_eq!(tree(set(&a).and(set(&b))), a.intersection(&b).copied().collect::<BTreeSet<_>>());
            prop_assert_eq!(tree(set(&a).minus(set(&b))), a.difference(&b).copied().collect::<BTreeSet<_>>());
            prop_assert_eq!(tree(set(&a).up(by)), a.iter().filter_map(|i| i.checked_add(by as u8)).collect::<BTreeSet<_>>());
            prop_assert_eq!(tree(set(&a).down(by)), a.iter().filter_map(|i| i.checked_sub(by as u8)).collect::<BTreeSet<_>>());
            prop_assert_eq!(set(&a).len() as usize, a.len());
            prop_assert!((0..=256).all(|n| set(&a).has_at_least(n) == (a.len() >= n as usize)));
            prop_assert_eq!(set(&a).meets(set(&b)), !a.is_disjoint(&b));
            prop_assert_eq!(set(&a).first(), a.first().copied());
            prop_assert_eq!(set(&a).last(), a.last().copied());
            let mut each = Vec::new();
            set(&a).each(|i| each.push(i));
            prop_assert_eq!(each, a.iter().copied().collect::<Vec<_>>());
            let from = by as u8 * 4;
            let window = (0..64).filter(|i| from.checked_add(*i).is_some_and(|i| a.contains(&i))).map(|i| 1u64 << i).sum::<u64>();
            prop_assert_eq!(set(&a).window(from), window);
            prop_assert!(a.iter().all(|&i| set(&a).has(i)));
        }
    }
}
