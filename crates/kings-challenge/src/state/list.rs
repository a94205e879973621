//! Lists of bounded length.

/// A list of bounded length. Entries beyond its end always have the default value, so that equal
/// lists are equal values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self {
            items: [T::default(); N],
            len: 0,
        }
    }
}

impl<T: Copy, const N: usize> List<T, N> {
    #[inline]
    pub(crate) const fn items(&self) -> &[T] {
        match self.items.split_at_checked(place(self.len)) {
            Some((items, _)) => items,
            None => &[],
        }
    }

    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    /// Appends an item; returns whether there was room.
    #[inline]
    pub(crate) const fn push(&mut self, item: T) -> bool {
        let room = set(&mut self.items, place(self.len), item);
        if room {
            self.len = self.len.wrapping_add(1);
        }
        room
    }
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    #[inline]
    pub(crate) fn items_mut(&mut self) -> &mut [T] {
        self.items
            .get_mut(..usize::from(self.len))
            .unwrap_or(&mut [])
    }

    #[inline]
    pub(crate) fn get(&self, place: u8) -> Option<T> {
        self.items().get(usize::from(place)).copied()
    }

    /// Removes the last item.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<T> {
        let last = self.len.checked_sub(1)?;
        let place = self.items.get_mut(usize::from(last))?;
        let item = *place;
        *place = T::default();
        self.len = last;
        Some(item)
    }

    /// Removes the item at this index; later ones move up.
    pub(crate) fn remove(&mut self, at: u8) -> Option<T> {
        let items = self.items_mut();
        let removed = items.get(usize::from(at)).copied()?;
        if let Some(tail) = items.get_mut(usize::from(at)..) {
            tail.rotate_left(1);
        }
        self.pop()?;
        Some(removed)
    }
}

/// Collects as many items as fit.
impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        for item in items.into_iter().take(N) {
            list.push(item);
        }
        list
    }
}

/// Widens a byte to an index.
#[inline]
#[expect(clippy::as_conversions, reason = "a byte always fits")]
const fn place(number: u8) -> usize {
    number as usize
}

/// Sets the value at an index; returns whether the index exists.
#[inline]
pub(crate) const fn set<T: Copy>(list: &mut [T], at: usize, value: T) -> bool {
    if let Some((_, rest)) = list.split_at_mut_checked(at)
        && let Some((first, _)) = rest.split_first_mut()
    {
        *first = value;
        return true;
    }
    false
}
