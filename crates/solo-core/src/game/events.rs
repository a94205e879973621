//! Sinks for the events of a game.

/// A sink for the events of a step, in the order in which they happened.
///
/// `()` ignores events and costs nothing. A `Vec` (feature `alloc`) collects them. [`ForEach`]
/// calls a closure.
///
/// ```
/// use solo_core::{Events, ForEach};
/// let mut heard = 0;
/// let mut sink = ForEach(|event: &str| heard += event.len());
/// sink.push("torch");
/// assert_eq!(heard, 5);
/// ```
pub trait Events<E> {
    /// Accepts the next event.
    fn push(&mut self, event: E);

    /// Accepts the next event from a function, which `()` does not call.
    ///
    /// ```
    /// use solo_core::{Events, ForEach};
    /// let mut heard = 0;
    /// ForEach(|event: &str| heard += event.len()).push_with(|| "torch");
    /// Events::<&str>::push_with(&mut (), || unreachable!());
    /// assert_eq!(heard, 5);
    /// ```
    #[inline]
    fn push_with(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

impl<E> Events<E> for () {
    #[inline(always)]
    fn push(&mut self, _event: E) {}

    #[inline(always)]
    fn push_with(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E, S: Events<E>> Events<E> for &mut S {
    #[inline]
    fn push(&mut self, event: E) {
        (**self).push(event);
    }

    #[inline]
    fn push_with(&mut self, event: impl FnOnce() -> E) {
        (**self).push_with(event);
    }
}

#[cfg(feature = "alloc")]
impl<E> Events<E> for alloc::vec::Vec<E> {
    fn push(&mut self, event: E) {
        Self::push(self, event);
    }
}

/// An event sink that calls a closure.
///
/// ```
/// use solo_core::example::{Rolled, Table, Ten};
/// use solo_core::{Face, ForEach, Game, Input};
/// let mut log = String::new();
/// let mut sink = ForEach(|Rolled::Sum { sum }| log += &format!("now it is {sum}"));
/// Ten.apply_with_events(&Table::Rolling(1), Input::Chance(Face::SIX), &mut sink)?;
/// assert_eq!(log, "now it is 7");
/// # Ok::<(), solo_core::Forbidden>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ForEach<F>(pub F);

impl<E, F: FnMut(E)> Events<E> for ForEach<F> {
    fn push(&mut self, event: E) {
        (self.0)(event);
    }
}
