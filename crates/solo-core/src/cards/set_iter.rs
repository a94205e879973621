//! The kinds of a set, one by one.

use core::fmt::{self, Debug, Formatter};
use core::iter::FusedIterator;

use crate::cards::{Kind, Set};

/// The kinds of a [`Set`] in ascending order.
#[derive(Clone)]
pub struct SetIter<K>(pub(super) Set<K>);

impl<K: Kind + Debug> Debug for SetIter<K> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<K: Kind> Iterator for SetIter<K> {
    type Item = K;

    #[inline]
    fn next(&mut self) -> Option<K> {
        let bits = self.0.bits;
        if bits == 0 {
            return None;
        }
        self.0.bits = bits & bits.wrapping_sub(1);
        K::from_index(u8::try_from(bits.trailing_zeros()).ok()?)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<K> {
        // A fixed bound lets the compiler unroll the loop.
        for _ in 0..n.min(64) {
            self.0.bits &= self.0.bits.wrapping_sub(1);
        }
        self.next()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = usize::try_from(self.0.len()).unwrap_or(64);
        (len, Some(len))
    }
}

impl<K: Kind> DoubleEndedIterator for SetIter<K> {
    #[inline]
    fn next_back(&mut self) -> Option<K> {
        let last = 63_u32.checked_sub(self.0.bits.leading_zeros())?;
        self.0.bits &= !(1 << (last & 63));
        K::from_index(u8::try_from(last).ok()?)
    }
}

impl<K: Kind> ExactSizeIterator for SetIter<K> {}
impl<K: Kind> FusedIterator for SetIter<K> {}
