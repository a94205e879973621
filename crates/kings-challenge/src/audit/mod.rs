//! Invariants of every position, of a running game as well as of one that is read.

mod action;
mod step;
mod table;
#[cfg(test)]
mod tests;

use solo_core::{Findings, ensure};

use crate::phase::Step;
use crate::play::Look;
use crate::play::menu::count;

/// Reports every broken invariant, by the field of the view.
pub(crate) fn audit(look: Look<'_>, findings: &mut Findings<'_>) {
    check(look, 2, findings);
}

/// Does the same for a view, whose step may have a single entry (KC-16.3).
#[cfg(feature = "serde")]
pub(crate) fn position(look: Look<'_>, findings: &mut Findings<'_>) {
    check(look, 1, findings);
}

fn check(look: Look<'_>, least: u32, findings: &mut Findings<'_>) {
    let (step, entries) = (look.state.step, count(look.state.menu));
    table::sides(look, findings);
    table::citizens(look, findings);
    table::dice(look, findings);
    table::event_cards(look, findings);
    table::slots(look, findings);
    step::step(look, findings);
    action::action(look, findings);
    ensure!(findings, look.state.menu == look.menu() => "pending", "KC-14.3", "the kept list is not the legal one");
    ensure!(findings, entries >= least || step == Step::Over => "pending", "KC-14.2", "{step} has {entries} entries instead of at least {least}");
}
