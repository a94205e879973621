//! Conditions for which decisions of another step have to wait.

use kings_challenge::{Decision, State, Step};

use crate::scenic::Waits;

/// Returns what a decision that is not one of this step waits for.
pub(super) fn waits(state: &State, decision: Decision) -> Option<Waits> {
    use Decision as D;
    let is_influence = matches!(
        decision,
        D::Reroll(_) | D::Recruit | D::Flip(_) | D::FlipEnd
    );
    let step = state.step();
    let is_under_way = matches!(
        step,
        Step::Guard
            | Step::Source
            | Step::Cube
            | Step::Dice
            | Step::Times
            | Step::Choose
            | Step::Mark
    );
    let (reason, rule) = match step {
        _ if matches!(decision, D::Settle(..)) && step != Step::Settle => {
            ("citizens settle only before the first round", "KC-2.8")
        }
        Step::Settle => ("your citizens settle first", "KC-2.8"),
        Step::Lose => ("first you choose what the Event cards cost you", "KC-4.9"),
        _ if matches!(
            decision,
            D::LoseCube(_) | D::LoseBanner(_) | D::LoseStone(_) | D::Lay(..)
        ) =>
        {
            ("no Event card asks you for a loss now", "KC-4.9")
        }
        Step::GuardFlip | Step::TurnFlip => ("you are turning dice: end that first", "KC-7.7"),
        Step::Source | Step::Cube | Step::Dice | Step::Times | Step::Choose | Step::Mark => {
            if is_influence {
                ("influence is never used during an action", "KC-7.2")
            } else {
                ("an action is under way and is finished first", "KC-8.10")
            }
        }
        Step::Turn if matches!(decision, D::Guard(_) | D::GuardEnd | D::Surrender) => {
            ("no black die attacks now", "KC-5.2")
        }
        Step::Guard | Step::Turn if matches!(decision, D::Flip(_) | D::FlipEnd) => {
            ("no die has been turned for it", "KC-7.7")
        }
        Step::Guard => ("the black dice are countered first", "KC-5.2"),
        Step::Turn => ("no action is under way that asks for it", "KC-8.10"),
        _ => return None,
    };
    let waits = Waits::new(reason, rule);
    Some(
        if is_under_way && matches!(rule, "KC-5.2" | "KC-7.2" | "KC-8.10") {
            waits.for_all()
        } else {
            waits
        },
    )
}
