//! Rules that explain choices and events of the King's challenge to a beginner.

use super::glossary::is_direct;
use crate::lesson::{FirstGame, Lessons};
use kings_challenge::{Decision, Event, KingsChallenge, State};

impl Lessons for KingsChallenge {
    const FIRST_GAME: FirstGame = FirstGame {
        seed: 149,
        decisions: 28,
    };

    fn explains(&self, _: &State, decision: Decision) -> &'static [&'static str] {
        match decision {
            Decision::Settle(..) => &["setup.steps"],
            Decision::Reroll(_) | Decision::Recruit | Decision::Flip(_) => &["turn.influence"],
            Decision::FlipEnd => &["lesson.flip"],
            Decision::Guard(_) => &["turn.defence"],
            Decision::GuardEnd => &["black.goes"],
            Decision::Surrender => &["lesson.surrender"],
            Decision::LoseCube(_) | Decision::LoseBanner(_) | Decision::LoseStone(_) => {
                &["lesson.lose"]
            }
            Decision::Lay(..) => &["lesson.lay"],
            Decision::Activate(_) => &["lesson.activate"],
            Decision::Build => &["cathedral.strict", "cathedral.column"],
            Decision::Combat(_) => &["lesson.combat"],
            Decision::Place(building) if is_direct(self, building) => {
                &["lesson.place", "entering.direct"]
            }
            Decision::Place(_) => &["lesson.place", "entering.push"],
            Decision::Farm => &["lesson.farm"],
            Decision::Pass => &["lesson.pass"],
            Decision::From(_) => &["lesson.from"],
            Decision::CubeNone | Decision::Cube(_) => &["lesson.cube"],
            Decision::Die(_) | Decision::Done => &["dice.group", "dice.strength"],
            Decision::Times(_) => &["lesson.times"],
            Decision::Choose(_) | Decision::Mark(_) => &["lesson.choose"],
        }
    }

    fn explains_event(&self, event: &Event) -> &'static [&'static str] {
        match event {
            Event::RoundStarted { .. } => &["turn.income"],
            Event::EventEntered { .. } => &["turn.events"],
            Event::RoyalRoll { .. } => &["turn.roy"],
            _ => &[],
        }
    }
}
