//! x
use crate::play::Look;
use solo_core::Findings;
pub(crate) fn audit(_: Look<'_>, _: &mut Findings<'_>) {}
pub(crate) fn position(_: Look<'_>, _: &mut Findings<'_>) {}
