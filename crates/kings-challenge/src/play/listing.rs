//! Lists of decisions, handed over one by one.

use core::ops::ControlFlow;

use crate::decision::Decision;
use crate::refusal::Refusal;

/// The end of a list, or its continuation.
pub(super) type Flow = ControlFlow<()>;

/// Hands the decision of each of these values to `take`.
pub(super) fn show<T>(
    values: impl IntoIterator<Item = T>,
    decision: impl Fn(T) -> Decision,
    take: &mut impl FnMut(Decision) -> Flow,
) -> Flow {
    let mut values = values.into_iter();
    values.try_for_each(|value| take(decision(value)))
}

/// Hands a decision to `take` if it is accepted.
pub(super) fn show_if(
    accepted: Result<(), Refusal>,
    decision: Decision,
    take: &mut impl FnMut(Decision) -> Flow,
) -> Flow {
    match accepted {
        Ok(()) => take(decision),
        Err(_) => Flow::Continue(()),
    }
}
