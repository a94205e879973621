//! Parts of the story.

use scrapyard::{Event, Scrapyard, Side};

use crate::story::{Actor, Opening, Stories};

impl Stories for Scrapyard {
    fn opens(&self, event: &Event) -> Option<Opening> {
        match event {
            Event::Acted { n, .. } => Some(Opening::Turn(Actor::You, Some(u32::from(*n)))),
            Event::Drew {
                who: Side::Ghost, ..
            }
            | Event::Penalty { .. }
            | Event::GhostBuilt { .. }
            | Event::GhostInvented { .. }
            | Event::Paced => Some(Opening::Act(Actor::Rival)),
            Event::Drew {
                who: Side::Player, ..
            }
            | Event::Ability { .. }
            | Event::Boosted { .. }
            | Event::Took { .. }
            | Event::Built { .. }
            | Event::Invented { .. }
            | Event::Scrapped { .. } => Some(Opening::Act(Actor::You)),
            Event::Ended { .. } => Some(Opening::Act(Actor::Game)),
            _ => None,
        }
    }
}
