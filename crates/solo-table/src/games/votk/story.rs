//! Parts of the story.

use votk::{Event, Side, Valley};

use crate::story::{Actor, Opening, Stories};

impl Stories for Valley {
    fn opens(&self, event: &Event) -> Option<Opening> {
        match event {
            Event::TurnBegins { turn, side } => {
                let actor = match side {
                    Side::Setup => Actor::Game,
                    Side::Player => Actor::You,
                    Side::Bot => Actor::Rival,
                };
                Some(Opening::Turn(actor, Some(u32::from(*turn))))
            }
            // The player's part in the Bot's turn, up to its end.
            Event::Reacting { .. } | Event::WindowPassed => Some(Opening::Act(Actor::You)),
            Event::Over { .. } => Some(Opening::Act(Actor::Game)),
            _ => None,
        }
    }
}
