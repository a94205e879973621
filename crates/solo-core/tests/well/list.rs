//! The lists of the well: iterators that may be faulty.

use std::vec::IntoIter;

use super::Broken;

/// Entries one after the other, through a faulty iterator if the game is broken in this way.
pub(super) struct List<T> {
    entries: IntoIter<T>,
    count: usize,
    broken: Broken,
}

impl<T> List<T> {
    pub(super) fn new(entries: Vec<T>, broken: Broken) -> Self {
        Self {
            count: entries.len(),
            entries: entries.into_iter(),
            broken,
        }
    }
}

impl<T: Copy> Iterator for List<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.entries.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        match self.broken {
            Broken::HintWithoutEnd => (self.len(), None),
            _ => (self.len(), Some(self.len())),
        }
    }

    fn nth(&mut self, n: usize) -> Option<T> {
        let left = self.entries.as_slice();
        match self.broken {
            Broken::NthIsNext => self.entries.next(),
            Broken::NthStays => left.get(n).copied(),
            Broken::NthBeyond if n >= left.len() => left.last().copied(),
            _ => self.entries.nth(n),
        }
    }

    fn fold<B, F: FnMut(B, T) -> B>(self, init: B, f: F) -> B {
        let skipped = usize::from(self.broken == Broken::FoldSkips);
        self.entries.skip(skipped).fold(init, f)
    }
}

impl<T: Copy> ExactSizeIterator for List<T> {
    fn len(&self) -> usize {
        match self.broken {
            Broken::LenTooLarge => self.entries.len() + 1,
            Broken::LenStays => self.count,
            _ => self.entries.len(),
        }
    }
}
