//! Lists of bounded length.

/// A list of bounded length; what is behind its end is always the default value, so that equal lists
/// are equal values.
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

impl<T: Copy + Default, const N: usize> List<T, N> {
    #[inline]
    pub(crate) fn items(&self) -> &[T] {
        self.items.get(..usize::from(self.len)).unwrap_or(&[])
    }

    #[inline]
    pub(crate) fn items_mut(&mut self) -> &mut [T] {
        self.items
            .get_mut(..usize::from(self.len))
            .unwrap_or(&mut [])
    }

    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn get(&self, place: u8) -> Option<T> {
        self.items().get(usize::from(place)).copied()
    }

    /// Adds at the end; says whether there was room.
    #[inline]
    pub(crate) fn push(&mut self, item: T) -> bool {
        match self.items.get_mut(usize::from(self.len)) {
            Some(place) => {
                *place = item;
                self.len = self.len.wrapping_add(1);
                true
            }
            None => false,
        }
    }

    /// Takes the last away.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<T> {
        let last = self.len.checked_sub(1)?;
        let place = self.items.get_mut(usize::from(last))?;
        let item = *place;
        *place = T::default();
        self.len = last;
        Some(item)
    }

    /// Takes the item at this place away; the others close up.
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

/// As many as fit.
impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        for item in items.into_iter().take(N) {
            list.push(item);
        }
        list
    }
}
