//! Lists of decisions as sets, with fast `len` and `nth`.

use core::iter::FusedIterator;

use crate::cards::bits;

/// Function from a number below 64 in a row to its decision.
type Make<D> = fn(u8) -> D;

/// Up to `ROWS` rows, each a set of numbers below 64 and a function from number to decision.
///
/// `len` counts bits and `nth` skips whole rows, so that a random decision needs no walk through
/// the list.
///
/// ```
/// use solo_core::Menu;
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// enum Choice { Buy(u8), Pass }
/// let menu = Menu::<_, 2>::new([(0b1010, Choice::Buy), (1, |_| Choice::Pass)]);
/// assert_eq!(menu.len(), 3);
/// assert_eq!(menu.clone().nth(1), Some(Choice::Buy(3)));
/// assert!(menu.eq([Choice::Buy(1), Choice::Buy(3), Choice::Pass]));
/// ```
#[derive(Clone, Debug)]
pub struct Menu<D, const ROWS: usize> {
    rows: [(u64, Make<D>); ROWS],
}

impl<D, const ROWS: usize> Menu<D, ROWS> {
    /// Returns a menu of these rows, in the order of the list.
    #[inline]
    pub const fn new(rows: [(u64, Make<D>); ROWS]) -> Self {
        Self { rows }
    }

    /// Returns whether no entry is left, without counting.
    ///
    /// ```
    /// use solo_core::Menu;
    /// assert!(Menu::<u8, 1>::new([(0, |card| card)]).is_empty());
    /// ```
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.rows.iter().all(|(set, _)| *set == 0)
    }

    /// Returns the only entry, as [`Only::only`] does, without counting the others.
    ///
    /// ```
    /// use solo_core::Menu;
    /// let menu = |set| Menu::<u8, 2>::new([(0, |card| card), (set, |card| card)]);
    /// assert_eq!((menu(0).only(), menu(0b100).only(), menu(0b110).only()), (None, Some(2), None));
    /// assert_eq!(Menu::<u8, 2>::new([(1, |_| 7), (1, |_| 8)]).only(), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn only(self) -> Option<D> {
        let mut rows = self.rows.iter().filter(|(set, _)| *set != 0);
        let &(set, make) = rows.next()?;
        let alone = bits::rest(set) == 0 && rows.next().is_none();
        bits::first(set).filter(|_| alone).map(make)
    }
}

impl<D, const ROWS: usize> Iterator for Menu<D, ROWS> {
    type Item = D;

    #[inline]
    fn next(&mut self) -> Option<D> {
        let (set, make) = self.rows.iter_mut().find(|(set, _)| *set != 0)?;
        let number = bits::first(*set)?;
        *set = bits::rest(*set);
        Some(make(number))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        // Counting bits costs more than a comparison with zero.
        let rows = self.rows.iter().filter(|(set, _)| *set != 0);
        let count = rows.fold(0_u32, |sum, (set, _)| sum.wrapping_add(bits::len(*set)));
        let len = usize::try_from(count).unwrap_or(usize::MAX);
        (len, Some(len))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<D> {
        let mut left = u32::try_from(n).ok()?;
        for (set, make) in self.rows.iter_mut().filter(|(set, _)| *set != 0) {
            let here = bits::len(*set);
            if left < here {
                let number = bits::nth(*set, left)?;
                *set &= u64::MAX.wrapping_shl(u32::from(number)).wrapping_shl(1);
                return Some(make(number));
            }
            left = left.wrapping_sub(here);
            *set = 0;
        }
        None
    }

    #[inline]
    fn fold<B, F: FnMut(B, D) -> B>(self, init: B, mut f: F) -> B {
        self.rows.into_iter().fold(init, |sum, (set, make)| {
            bits::numbers(set).fold(sum, |sum, number| f(sum, make(number)))
        })
    }
}

impl<D, const ROWS: usize> ExactSizeIterator for Menu<D, ROWS> {}
impl<D, const ROWS: usize> FusedIterator for Menu<D, ROWS> {}

/// Two lists, one after the other, with the `len` and `nth` of both.
///
/// The standard `chain` has neither a length nor an `nth` that skips the first list in one step.
///
/// ```
/// use solo_core::Then;
/// let list = Then::new([1, 2].into_iter(), [7, 8, 9].into_iter());
/// assert_eq!((list.len(), list.clone().nth(3)), (5, Some(8)));
/// assert!(list.eq([1, 2, 7, 8, 9]));
/// ```
#[derive(Clone, Debug)]
pub struct Then<A, B> {
    first: A,
    second: B,
}

impl<A, B> Then<A, B> {
    /// Returns `first` followed by `second`.
    #[inline]
    pub const fn new(first: A, second: B) -> Self {
        Self { first, second }
    }
}

impl<A: ExactSizeIterator, B: ExactSizeIterator<Item = A::Item>> Iterator for Then<A, B> {
    type Item = A::Item;

    #[inline]
    fn next(&mut self) -> Option<A::Item> {
        self.first.next().or_else(|| self.second.next())
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.first.len().saturating_add(self.second.len());
        (len, Some(len))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<A::Item> {
        match n.checked_sub(self.first.len()) {
            None => self.first.nth(n),
            Some(n) => {
                // The first list is exhausted.
                self.first.by_ref().for_each(drop);
                self.second.nth(n)
            }
        }
    }

    #[inline]
    fn fold<C, F: FnMut(C, A::Item) -> C>(self, init: C, mut f: F) -> C {
        let sum = self.first.fold(init, &mut f);
        self.second.fold(sum, f)
    }
}

impl<A: ExactSizeIterator, B: ExactSizeIterator<Item = A::Item>> ExactSizeIterator for Then<A, B> {}

/// Lists whose only entry is decided without asking.
///
/// Where the rulebook makes a choice with a single entry automatic, the game calls this before it
/// waits.
pub trait Only: ExactSizeIterator {
    /// Returns the only entry; `None` if there are several, or none.
    ///
    /// ```
    /// use solo_core::Only;
    /// assert_eq!([7].into_iter().only(), Some(7));
    /// assert_eq!([7, 8].into_iter().only(), None);
    /// ```
    fn only(self) -> Option<Self::Item>;
}

impl<I: ExactSizeIterator> Only for I {
    #[inline]
    fn only(mut self) -> Option<Self::Item> {
        if self.len() == 1 { self.next() } else { None }
    }
}
