//! Conditions for which decisions of another step have to wait.

use votk::{Decision, Phase};

use super::words::Words;
use crate::scenic::Waits;

/// Returns what a decision that is not one of this phase waits for.
pub(super) fn waits(phase: Phase, decision: Decision, words: Words<'_>) -> Option<Waits> {
    let is_of_step_1 = matches!(
        decision,
        Decision::Buy(_) | Decision::Use(_) | Decision::Entomb(_) | Decision::End
    );
    let is_of_action = matches!(
        decision,
        Decision::Mode(_)
            | Decision::Pick(_)
            | Decision::Take(_)
            | Decision::Swap(_)
            | Decision::Again(_)
            | Decision::Do
            | Decision::Pass
    );
    let (key, rule) = match phase {
        Phase::Mode | Phase::Choose if is_of_step_1 || is_of_action => ("waits.action", "VK-6.9"),
        // Other refusals say what would have to happen.
        _ if !is_of_step_1 => return None,
        Phase::Pay => ("waits.pay", "VK-4.3"),
        Phase::Fall => ("waits.fall", "VK-5.2"),
        Phase::Arrange => ("waits.arrange", "VK-3.9"),
        Phase::Shed => ("waits.shed", "VK-3.12"),
        Phase::React => ("waits.react", "VK-8.6"),
        _ => return None,
    };
    Some(Waits::new(words.say(key), rule))
}
