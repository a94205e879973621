//! x
use crate::chance::Chance;
use crate::decision::Decision;
use crate::game::KingsChallenge;
use crate::play::Look;
use core::fmt::{self, Write};
use solo_core::{Noun, Speech};
pub(crate) fn decision(
    _: Look<'_>,
    d: Decision,
    speech: &Speech<'_, KingsChallenge>,
    out: &mut dyn Write,
) -> fmt::Result {
    d.name(speech, out)
}
pub(crate) fn chance(
    _: Look<'_>,
    d: Chance,
    speech: &Speech<'_, KingsChallenge>,
    out: &mut dyn Write,
) -> fmt::Result {
    d.name(speech, out)
}
