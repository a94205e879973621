//! Cases that the rules of a game exclude.

use arrayvec::ArrayVec;

/// Returns the value in a case that the rules exclude: it is there so that nothing panics.
///
/// Rules are total, and a position can be any value of its type. Where no type says that a case cannot happen, this
/// call does, and what it returns does no harm.
///
/// # Panics
///
/// If this crate is compiled with debug assertions, so that the tests of a game find the case. In a release nothing panics.
///
/// ```
/// use solo_core::{Card, Set, excluded};
/// /// Returns the lowest card of a trick, which has at least one.
/// fn lowest(trick: Set<Card>) -> Card {
///     trick.first().unwrap_or_else(|| excluded(Card::JOKER))
/// }
/// let trick: Set<Card> = ["9S".parse()?, "2S".parse()?].into_iter().collect();
/// assert_eq!(lowest(trick), "2S".parse()?);
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[inline]
#[track_caller]
pub fn excluded<T>(value: T) -> T {
    debug_assert!(false, "a case that the rules exclude");
    value
}

/// Appends an item to a list that has room for all that the rules allow; more are [excluded](excluded()).
///
/// # Panics
///
/// If this crate is compiled with debug assertions and there is no room. In a release the item is left out.
///
/// ```
/// use solo_core::append;
/// use solo_core::arrayvec::ArrayVec;
/// let mut dice: ArrayVec<u8, 2> = ArrayVec::new();
/// append(&mut dice, 6);
/// append(&mut dice, 1);
/// assert_eq!(dice[..], [6, 1]);
/// ```
#[inline]
#[track_caller]
pub fn append<T, const N: usize>(list: &mut ArrayVec<T, N>, item: T) {
    list.try_push(item).unwrap_or_else(|_| excluded(()));
}

#[cfg(all(test, debug_assertions))]
mod tests {
    use super::{append, excluded};

    #[test]
    #[should_panic = "a case that the rules exclude"]
    fn a_case_that_happens_is_found() {
        excluded(());
    }

    #[test]
    #[should_panic = "a case that the rules exclude"]
    fn a_list_without_room_is_found() {
        append(&mut arrayvec::ArrayVec::<u8, 0>::new(), 1);
    }
}
