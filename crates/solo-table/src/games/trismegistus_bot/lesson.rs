//! Rules that explain choices and events beside the box to a beginner.

use crate::lesson::{FirstGame, Lessons};
use trismegistus_bot::{Botmegistus, Card, Decision, Event, Side, State};

impl Lessons for Botmegistus {
    const FIRST_GAME: FirstGame = FirstGame {
        seed: 263,
        decisions: 15,
    };

    fn explains(&self, _: &State, decision: Decision) -> &'static [&'static str] {
        match decision {
            Decision::Keep(Card::Artifact(_)) => &["start.personality", "start.plain"],
            Decision::Keep(Card::Experiment(_)) => &["lesson.keep"],
            Decision::Draft { .. } => &["turn.draft"],
            Decision::Boost | Decision::NoBoost => &["lesson.boost"],
            Decision::Spend(_) => &["turn.spend"],
            Decision::Climb(_) => &["lesson.climb"],
            Decision::TakeArtifact(_) | Decision::TakeExperiment(_) => {
                &["begin.strict", "begin.loose"]
            }
            Decision::Complete(_) => &["lesson.complete"],
            Decision::Level(_) => &["lesson.level"],
            Decision::End => &["lesson.end"],
            Decision::Pass => &["pass.third"],
            Decision::React | Decision::Decline => &["turn.react"],
            Decision::Hundreds(_) | Decision::Tens(_) | Decision::Units(_) => &["score.yours"],
        }
    }

    fn explains_event(&self, event: &Event) -> &'static [&'static str] {
        match event {
            Event::TurnStarted { side: Side::Bot } => &["deck.flips", "deck.open", "deck.drafts"],
            Event::Completed { .. } => &["complete.gold"],
            _ => &[],
        }
    }
}
