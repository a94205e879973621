//! Lists of bounded length that can be copied.

use core::fmt::{self, Debug, Formatter};
use core::hash::{Hash, Hasher};
use core::ops::Deref;

/// A list of up to `N` items, in place; `N` is at most 255.
///
/// It reads like a slice, and is what `ArrayVec` would be if that could be copied.
///
/// ```
/// use solo_core::{Card, List};
/// let mut row: List<Card, 2> = List::new(Card::JOKER);
/// assert!(row.is_empty());
/// assert!(row.push(Card::JOKER) && row.push(Card::JOKER));
/// assert!(!row.push(Card::JOKER), "there is no room for a third one");
/// assert_eq!(row.pop(), Some(Card::JOKER));
/// assert_eq!(row[..], [Card::JOKER]);
/// ```
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// Returns an empty list; `filler` fills the positions that hold nothing, and is never seen.
    pub const fn new(filler: T) -> Self {
        const { assert!(N <= 255, "a list has at most 255 items") };
        Self {
            items: [filler; N],
            len: 0,
        }
    }

    /// Appends an item. Returns `false` and changes nothing if the list is full.
    ///
    /// ```
    /// use solo_core::List;
    /// const PRIMES: List<u8, 4> = {
    ///     let mut primes = List::new(0);
    ///     primes.push(2);
    ///     primes.push(3);
    ///     primes
    /// };
    /// assert_eq!(PRIMES[..], [2, 3]);
    /// ```
    #[inline]
    #[expect(
        clippy::as_conversions,
        clippy::indexing_slicing,
        reason = "const code; the index is below the length of the array"
    )]
    pub const fn push(&mut self, item: T) -> bool {
        let index = self.len as usize;
        if index >= N {
            return false;
        }
        self.items[index] = item;
        self.len = self.len.saturating_add(1);
        true
    }

    /// Inserts an item at this index; those from there on move back.
    ///
    /// Returns `false` and changes nothing if the list is full or shorter than the index.
    ///
    /// ```
    /// use solo_core::List;
    /// let mut list: List<u8, 3> = List::new(0);
    /// assert!(list.push(2) && list.insert(0, 1));
    /// assert_eq!(list[..], [1, 2]);
    /// assert!(!list.insert(3, 4));
    /// ```
    pub fn insert(&mut self, index: usize, item: T) -> bool {
        if index > self.len() || !self.push(item) {
            return false;
        }
        // One that is not empty, as the compiler can see.
        if let Some(moved @ [_, ..]) = self.items.get_mut(index..usize::from(self.len)) {
            moved.rotate_right(1);
        }
        true
    }

    /// Removes the last item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().copied()?;
        self.len = self.len.saturating_sub(1);
        Some(last)
    }

    /// Removes the item at this index; those behind it move up.
    ///
    /// ```
    /// use solo_core::List;
    /// let mut list: List<u8, 3> = [1, 2, 3].into_iter().collect();
    /// assert_eq!((list.remove(0), list.remove(2)), (Some(1), None));
    /// assert_eq!(list[..], [2, 3]);
    /// ```
    pub fn remove(&mut self, index: usize) -> Option<T> {
        let moved = self.items.get_mut(index..usize::from(self.len))?;
        let item = *moved.first()?;
        moved.rotate_left(1);
        self.len = self.len.saturating_sub(1);
        Some(item)
    }

    /// Returns the last item, to be changed.
    #[inline]
    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.as_mut_slice().last_mut()
    }

    /// Returns the items, to be changed.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        self.items
            .get_mut(..usize::from(self.len))
            .unwrap_or_default()
    }

    /// Removes all items.
    pub const fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        self.items.get(..usize::from(self.len)).unwrap_or_default()
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new(T::default())
    }
}

/// Items beyond the `N`th are left out.
impl<T: Copy, const N: usize> Extend<T> for List<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| _ = self.push(item));
    }
}

/// Items beyond the `N`th are left out.
impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        items
            .into_iter()
            .take(N)
            .for_each(|item| _ = list.push(item));
        list
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = core::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Copy, const N: usize> IntoIterator for List<T, N> {
    type Item = T;
    type IntoIter = core::iter::Take<core::array::IntoIter<T, N>>;

    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter().take(usize::from(self.len))
    }
}

// What was removed stays behind in the array, and is not part of the value.

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: Debug, const N: usize> Debug for List<T, N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}
