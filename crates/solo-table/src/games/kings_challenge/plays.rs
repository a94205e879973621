//! Choices of the challenge as they are played.

use kings_challenge::{Decision, KingsChallenge, State, Step};
use solo_core::Speech;

use crate::plays::{Playable, Stretch};
use crate::scenic::Scenic;

/// Questions between an action and its dice at most: where the tradesman comes from, and a cube.
const BETWEEN: usize = 3;

impl Playable for KingsChallenge {
    fn stretch(&self, state: &State) -> Option<Stretch> {
        let acts = state.step().stage() == "actions" && state.step() != Step::Royal;
        acts.then(|| Stretch {
            round: state.round().into(),
            turn: 0,
        })
    }

    fn is_last(&self, state: &State, decision: Decision) -> bool {
        decision == Decision::Pass && state.round() == self.options().rounds.number()
    }

    fn aims(
        &self,
        _state: &State,
        decision: Decision,
        on: &[String],
    ) -> (Option<String>, Option<String>) {
        let first = on.first().cloned();
        let supply = || Some("purse/supply".to_owned());
        match decision {
            Decision::Settle(..) | Decision::Place(_) => (supply(), first),
            Decision::Recruit => (first, supply()),
            Decision::Die(_) => {
                let led = on.iter().find(|id| !id.starts_with("dice/"));
                let target = led.cloned().or_else(|| Some("action/target".to_owned()));
                (first, target)
            }
            Decision::Guard(_) => (first, Some("dice/black/1".to_owned())),
            Decision::From(_) => (first, Some("action/target".to_owned())),
            Decision::Activate(_) | Decision::Combat(_) | Decision::Build | Decision::Mark(_) => {
                (None, first)
            }
            _ => (first, None),
        }
    }

    fn is_safe(&self, _state: &State, decision: Decision) -> bool {
        matches!(decision, Decision::FlipEnd | Decision::CubeNone)
    }

    fn accepts(&self, state: &State, decision: Decision) -> Vec<String> {
        if state.step() != Step::Turn {
            return Vec::new();
        }
        let speech = Speech::of(self);
        let Ok(mut at) = self.apply(state, decision) else {
            return Vec::new();
        };
        for _ in 0..BETWEEN {
            let next = match at.step() {
                Step::Source => self.decisions(&at).next(),
                Step::Cube => Some(Decision::CubeNone),
                _ => break,
            };
            match next.and_then(|next| self.apply(&at, next).ok()) {
                Some(after) => at = after,
                None => break,
            }
        }
        if at.step() != Step::Dice {
            return Vec::new();
        }
        let dice = self
            .decisions(&at)
            .filter(|it| matches!(it, Decision::Die(_)));
        let items = dice.flat_map(|die| {
            let on = self.decision_target(&at, die, &speech).on;
            on.into_iter().filter(|id| id.starts_with("dice/"))
        });
        items.collect()
    }
}
