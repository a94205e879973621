//! Conditions for which decisions of another task have to wait.

use scrapyard::{Decision, Phase};

use crate::scenic::Waits;

/// Returns what a decision that is not one of this task waits for.
pub(super) fn waits(phase: Phase, decision: Decision) -> Option<Waits> {
    let is_action = matches!(
        decision,
        Decision::Draw(_)
            | Decision::Dig(_)
            | Decision::Steal
            | Decision::Build(_)
            | Decision::Invent(_)
            | Decision::Use(_)
    );
    let is_under_way = !matches!(phase, Phase::Main | Phase::Trim);
    let (reason, rule) = match phase {
        Phase::Main => ("no action is under way that asks for it", "SE-4.1"),
        // The refusal says what is scrapped.
        Phase::Trim if is_action => return None,
        Phase::Trim => ("cards over the hand limit are scrapped first", "SE-4.4"),
        Phase::Boost if is_action => ("a roll is under way: first you change it or stop", "SE-8.3"),
        Phase::Penalty if is_action => ("the ghost is about to draw: that comes first", "SE-6.8"),
        Phase::Boost
        | Phase::Penalty
        | Phase::Take
        | Phase::More
        | Phase::Pick
        | Phase::Keep
        | Phase::Place
        | Phase::Omit => ("an action is under way and is finished first", "SE-4.1"),
        _ => return None,
    };
    let waits = Waits::new(reason, rule);
    Some(if is_under_way { waits.for_all() } else { waits })
}
