//! Choices of the scrapyard as they are played.

use scrapyard::{Decision, Pile, Scrapyard, State, Task};

use crate::plays::Playable;

impl Playable for Scrapyard {
    fn aims(
        &self,
        _state: &State,
        decision: Decision,
        on: &[String],
    ) -> (Option<String>, Option<String>) {
        let (source, target) = (on.first().cloned(), on.get(1).cloned());
        match decision {
            // The others are used up.
            Decision::Build(_) => {
                let built = source.as_ref().map(|id| id.replace("machines/", "built/"));
                (source, built)
            }
            Decision::Invent(_) => {
                let done = source
                    .as_ref()
                    .map(|id| id.replace("invention/", "race/you/"));
                (source, done)
            }
            _ => (source, target),
        }
    }

    fn is_safe(&self, state: &State, decision: Decision) -> bool {
        match (state.pending(), decision) {
            (Some(Task::Main), Decision::Draw(pile)) => pile == Pile::Part,
            (_, Decision::Stop) => true,
            _ => false,
        }
    }
}
