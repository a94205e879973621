//! The legal decisions of a position, visited one by one.

use core::convert::Infallible;
use core::ops::ControlFlow;

use arrayvec::ArrayVec;

use crate::excluded::append;

/// A position whose legal decisions are visited one by one.
///
/// Whoever wants all of them, only the first, or only whether there are several, has them from one method.
///
/// ```
/// use core::ops::ControlFlow;
/// use solo_core::{EachLegal, visit_each, visit_if};
///
/// /// May stop at five or more; may roll in any case, one die or two.
/// struct Table(u8);
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// enum Choice {
///     Stop,
///     Roll(u8),
/// }
/// impl EachLegal<Choice> for Table {
///     fn each_legal<B>(&self, visit: &mut impl FnMut(Choice) -> ControlFlow<B>) -> ControlFlow<B> {
///         visit_if(self.0 >= 5, Choice::Stop, visit)?;
///         visit_each(1..=2, Choice::Roll, visit)
///     }
/// }
/// assert_eq!(Table(4).decisions::<3>()[..], [Choice::Roll(1), Choice::Roll(2)]);
/// assert_eq!(Table(5).first_two(), (Some(Choice::Stop), Some(Choice::Roll(1))));
/// assert_eq!(Table(5).only_decision(), None);
/// ```
pub trait EachLegal<D: Copy> {
    /// Passes the legal decisions to `visit`, in the order of the rulebook, until it breaks.
    fn each_legal<B>(&self, visit: &mut impl FnMut(D) -> ControlFlow<B>) -> ControlFlow<B>;

    /// Lists the legal decisions; `N` is the maximum number of them.
    #[inline]
    fn decisions<const N: usize>(&self) -> ArrayVec<D, N> {
        let mut list = ArrayVec::new();
        let ControlFlow::<Infallible>::Continue(()) = self.each_legal(&mut |decision| {
            append(&mut list, decision);
            ControlFlow::Continue(())
        });
        list
    }

    /// Returns the first two legal decisions.
    #[inline]
    fn first_two(&self) -> (Option<D>, Option<D>) {
        let (mut first, mut second) = (None, None);
        let _: ControlFlow<()> = self.each_legal(&mut |decision| {
            if first.is_none() {
                first = Some(decision);
                return ControlFlow::Continue(());
            }
            second = Some(decision);
            ControlFlow::Break(())
        });
        (first, second)
    }

    /// Returns the legal decision if there is exactly one.
    #[inline]
    fn only_decision(&self) -> Option<D> {
        match self.first_two() {
            (only, None) => only,
            _ => None,
        }
    }
}

/// Passes the decision of each of these values to `visit`, until it breaks.
#[inline]
pub fn visit_each<T, D, B>(
    values: impl IntoIterator<Item = T>,
    decision: impl Fn(T) -> D,
    visit: &mut impl FnMut(D) -> ControlFlow<B>,
) -> ControlFlow<B> {
    values
        .into_iter()
        .try_for_each(|value| visit(decision(value)))
}

/// Passes a decision to `visit` if it is legal.
#[inline]
pub fn visit_if<D, B>(
    is_legal: bool,
    decision: D,
    visit: &mut impl FnMut(D) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if is_legal {
        visit(decision)
    } else {
        ControlFlow::Continue(())
    }
}
