//! Choices of the tomb as they are played.

use tomb4k::{Decision, Phase, State, Tomb};

use crate::plays::{Playable, Stretch};

impl Playable for Tomb {
    fn stretch(&self, state: &State) -> Option<Stretch> {
        let is_open = !matches!(state.phase(), Phase::Between | Phase::Over);
        is_open.then(|| Stretch {
            round: 0,
            turn: state.turn().into(),
        })
    }

    fn aims(
        &self,
        state: &State,
        decision: Decision,
        on: &[String],
    ) -> (Option<String>, Option<String>) {
        let source = on.first().cloned();
        match decision {
            Decision::Draw => (Some("deck".to_owned()), Some("here".to_owned())),
            Decision::Play(_) | Decision::Drop(_) | Decision::Dodge => {
                (source, Some("here".to_owned()))
            }
            Decision::Leave(_) => (source, Some(format!("stack/{}", state.turn()))),
            Decision::Scroll => (source, Some("torch/4".to_owned())),
            _ => (source, on.get(1).cloned()),
        }
    }

    fn is_safe(&self, state: &State, decision: Decision) -> bool {
        // The next card may cost, but nothing of the hand is spent.
        decision == Decision::Draw && state.phase() == Phase::Encounter
    }
}
