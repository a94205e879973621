//! Invariants of every position, of a running game as well as of one that is read.
#![allow(
    clippy::arithmetic_side_effects,
    reason = "lists of a position have at most 18 entries, and numbers of a view 255"
)]

mod action;
mod step;
mod table;

use solo_core::{Findings, ensure};

use crate::play::Position;
use crate::state::Pending;

/// Reports every broken invariant, by the field of the view.
pub(crate) fn audit(position: Position<'_>, findings: &mut Findings<'_>) {
    check(position, 2, findings);
}

/// Does the same for a view, whose step may have a single entry (KC-16.3).
#[cfg(feature = "serde")]
pub(crate) fn of_view(position: Position<'_>, findings: &mut Findings<'_>) {
    check(position, 1, findings);
}

fn check(position: Position<'_>, least: usize, findings: &mut Findings<'_>) {
    table::sides(position, findings);
    table::citizens(position, findings);
    table::dice(position, findings);
    table::event_cards(position, findings);
    table::slots(position, findings);
    step::step(position, findings);
    action::action(position, findings);
    let state = position.state;
    ensure!(findings, state.legal_cache == position.legal_cache() => "pending", "KC-14.3", "the kept list is not the legal one");
    let (step, over) = (state.step(), matches!(state.pending, Pending::Over { .. }));
    let entries = position.decisions().len().max(position.outcomes().len());
    ensure!(findings, entries >= least || over => "pending", "KC-14.2", "{step} has {entries} entries instead of at least {least}");
}
