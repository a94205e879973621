//! Legal lists whose length may be wrong.

use std::vec::IntoIter;

use super::mistake::{Mistake, made};

/// Entries one after the other.
pub(super) struct List<T> {
    entries: IntoIter<T>,
    count: usize,
    last: Option<T>,
}

impl<T: Copy> List<T> {
    pub(super) fn new(entries: Vec<T>) -> Self {
        Self {
            count: entries.len(),
            last: entries.last().copied(),
            entries: entries.into_iter(),
        }
    }
}

impl<T: Copy> Iterator for List<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let next = self.entries.next();
        match self.last {
            Some(last) if made(Mistake::ListsWithoutEnd) => next.or(Some(last)),
            _ => next,
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = if made(Mistake::CountsWhatIsGone) {
            self.count
        } else {
            self.entries.len()
        };
        (left, Some(left))
    }
}

impl<T: Copy> ExactSizeIterator for List<T> {}
