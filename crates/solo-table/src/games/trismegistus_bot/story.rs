//! Parts of the story.

use trismegistus_bot::{Botmegistus, Event, Side};

use crate::story::{Actor, Opening, Stories};

impl Stories for Botmegistus {
    fn opens(&self, event: &Event) -> Option<Opening> {
        match event {
            Event::TurnStarted { side: Side::Human } => Some(Opening::Turn(Actor::You, None)),
            Event::TurnStarted { side: Side::Bot } => Some(Opening::Turn(Actor::Rival, None)),
            Event::Reacted => Some(Opening::Act(Actor::You)),
            Event::RoundStarted { .. } | Event::RoundEnded { .. } | Event::GameOver { .. } => {
                Some(Opening::Act(Actor::Game))
            }
            _ => None,
        }
    }
}
