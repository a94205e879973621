//! Parts of the story.

use kings_challenge::{Event, KingsChallenge, Roller, Side};

use crate::story::{Actor, Opening, Stories};

impl Stories for KingsChallenge {
    fn opens(&self, event: &Event) -> Option<Opening> {
        let side = |side: &Side| match side {
            Side::Human => Some(Opening::Act(Actor::You)),
            Side::Roy => Some(Opening::Act(Actor::Rival)),
        };
        match event {
            Event::Action { .. } | Event::Passed => Some(Opening::Turn(Actor::You, None)),
            Event::DieRolled {
                owner: Roller::Royal,
                ..
            } => Some(Opening::Act(Actor::Rival)),
            Event::Settled { who, .. } | Event::Guarded { who, .. } => side(who),
            Event::Rerolled { .. }
            | Event::Flipped { .. }
            | Event::Recruited { .. }
            | Event::Surrendered { .. }
            | Event::Pot { .. } => Some(Opening::Act(Actor::You)),
            Event::RoundStarted { .. }
            | Event::Attack { .. }
            | Event::RoundEnded { .. }
            | Event::CharacterScored { .. }
            | Event::GameOver { .. } => Some(Opening::Act(Actor::Game)),
            _ => None,
        }
    }
}
