//! One value for each kind.

use core::fmt::{self, Debug, Formatter};
use core::marker::PhantomData;
use core::ops::{Index, IndexMut};

use crate::cards::Kind;

/// One value for each of the `N` kinds: an array that is indexed by a kind and cannot be left.
///
/// ```
/// use solo_core::Each;
/// # #[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// # enum Side { Left, Right }
/// # impl solo_core::Kind for Side {
/// #     const COUNT: usize = 2;
/// #     fn index(self) -> u8 { self as u8 }
/// #     fn from_index(index: u8) -> Option<Self> { [Self::Left, Self::Right].get(usize::from(index)).copied() }
/// # }
/// let mut scores: Each<Side, u8, 2> = Each::new([7, 3]);
/// scores[Side::Right] += 2;
/// assert_eq!((scores[Side::Left], scores[Side::Right]), (7, 5));
/// scores.values_mut().reverse();
/// assert_eq!(scores, [5, 7]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Each<K, T, const N: usize> {
    values: [T; N],
    kind: PhantomData<K>,
}

impl<K: Kind, T, const N: usize> Each<K, T, N> {
    /// Returns these values, in the order of the kinds.
    pub const fn new(values: [T; N]) -> Self {
        const { assert!(K::COUNT == N && N > 0, "there is a value for each kind") };
        Self {
            values,
            kind: PhantomData,
        }
    }

    /// Returns the values in the order of the kinds.
    pub const fn values(&self) -> &[T; N] {
        &self.values
    }

    /// Returns the values in the order of the kinds, to be changed.
    pub const fn values_mut(&mut self) -> &mut [T; N] {
        &mut self.values
    }

    /// Returns the index of a kind, which the compiler knows to be below `N`.
    fn index_of(kind: K) -> usize {
        usize::from(kind.index()).min(const { N.saturating_sub(1) })
    }
}

#[expect(clippy::indexing_slicing, reason = "the index is below N")]
impl<K: Kind, T, const N: usize> Index<K> for Each<K, T, N> {
    type Output = T;

    fn index(&self, kind: K) -> &T {
        &self.values[Self::index_of(kind)]
    }
}

#[expect(clippy::indexing_slicing, reason = "the index is below N")]
impl<K: Kind, T, const N: usize> IndexMut<K> for Each<K, T, N> {
    fn index_mut(&mut self, kind: K) -> &mut T {
        &mut self.values[Self::index_of(kind)]
    }
}

impl<K: Kind, T: Copy + Default, const N: usize> Default for Each<K, T, N> {
    fn default() -> Self {
        Self::new([T::default(); N])
    }
}

/// Compares the values with those of an array, in the order of the kinds.
impl<K, T: PartialEq, const N: usize> PartialEq<[T; N]> for Each<K, T, N> {
    fn eq(&self, other: &[T; N]) -> bool {
        self.values == *other
    }
}

impl<K: Kind + Debug, T: Debug, const N: usize> Debug for Each<K, T, N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let kinds = (0..=u8::MAX).map_while(K::from_index);
        f.debug_map().entries(kinds.zip(&self.values)).finish()
    }
}
