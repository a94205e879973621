//! Parts of the story.

use tomb4k::{Event, Tomb};

use crate::story::{Actor, Opening, Stories};

impl Stories for Tomb {
    fn opens(&self, event: &Event) -> Option<Opening> {
        match event {
            Event::TurnBegins { turn, .. } => {
                Some(Opening::Turn(Actor::You, Some(u32::from(*turn))))
            }
            Event::TurnedAround { .. } => Some(Opening::Turn(Actor::You, None)),
            Event::Over { .. } => Some(Opening::Act(Actor::Game)),
            _ => None,
        }
    }
}
