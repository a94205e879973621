//! Values that many games share: embedded in the program, or reference-counted.

use core::fmt::{self, Debug, Formatter};
use core::ops::Deref;

/// A catalogue that is not copied with every game: static or (feature `alloc`) reference-counted.
///
/// ```
/// use solo_core::Shared;
/// static HOUSE: [u8; 3] = [1, 2, 3];
/// let embedded = Shared::from(&HOUSE);
/// # #[cfg(feature = "alloc")] {
/// let loaded = Shared::from([1, 2, 3]);
/// assert_eq!(embedded, loaded.clone());
/// # }
/// assert_eq!(embedded.len(), 3);
/// ```
///
/// A text in a row of a [table](crate::Cell) can be shared, too: embedded rows and loaded rows then
/// have the same type.
pub enum Shared<T: ?Sized + 'static> {
    /// Embedded in the program.
    Static(&'static T),
    /// Loaded, and dropped with its last owner.
    #[cfg(feature = "alloc")]
    Counted(alloc::sync::Arc<T>),
}

impl<T: ?Sized> Deref for Shared<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        match self {
            Self::Static(value) => value,
            #[cfg(feature = "alloc")]
            Self::Counted(value) => value,
        }
    }
}

impl<T: ?Sized> Clone for Shared<T> {
    fn clone(&self) -> Self {
        match self {
            Self::Static(value) => Self::Static(value),
            #[cfg(feature = "alloc")]
            Self::Counted(value) => Self::Counted(alloc::sync::Arc::clone(value)),
        }
    }
}

impl<T: ?Sized + Debug> Debug for Shared<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        T::fmt(self, f)
    }
}

/// Compares values, wherever they are stored.
impl<T: ?Sized + PartialEq> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq::<T>(&**self, &**other) || **self == **other
    }
}

impl<T: ?Sized + Eq> Eq for Shared<T> {}

impl<T: ?Sized> From<&'static T> for Shared<T> {
    fn from(value: &'static T) -> Self {
        Self::Static(value)
    }
}

#[cfg(feature = "alloc")]
impl<T> From<T> for Shared<T> {
    fn from(value: T) -> Self {
        Self::Counted(alloc::sync::Arc::new(value))
    }
}
