//! Reports and decisions beside the box as they are played.

use trismegistus_bot::{Botmegistus, Decision, Phase, Side, State};

use crate::plays::{Playable, Stretch};

impl Playable for Botmegistus {
    fn stretch(&self, state: &State) -> Option<Stretch> {
        let acts = state.turn() == Some(Side::Human)
            && matches!(
                state.phase(),
                Phase::HumanDraft
                    | Phase::HumanBoost
                    | Phase::HumanSpend
                    | Phase::HumanWindow
                    | Phase::HumanReport
            );
        acts.then(|| Stretch {
            round: state.round().into(),
            turn: 0,
        })
    }

    fn aims(
        &self,
        _state: &State,
        decision: Decision,
        on: &[String],
    ) -> (Option<String>, Option<String>) {
        let source = on.first().cloned();
        match decision {
            Decision::Draft { .. } => (source, Some("my-dice/die".to_owned())),
            Decision::Climb(_) | Decision::Level(_) => (None, source),
            _ => (source, on.get(1).cloned()),
        }
    }

    fn is_safe(&self, _state: &State, decision: Decision) -> bool {
        matches!(decision, Decision::NoBoost | Decision::Decline)
    }
}
