//! The result, and the moments to remember.

use tomb4k::{Event, Tomb};

use crate::summary::Results;

impl Results for Tomb {
    fn notable(&self, event: &Event) -> u32 {
        match event {
            Event::Hurt { damage, .. } | Event::Dodged { damage } => u32::from(*damage),
            Event::Dropped { .. } => 6,
            Event::TurnedAround { .. } => 5,
            Event::Torch { burnt, .. } => u32::from(*burnt),
            Event::Hoard { .. } => 9,
            Event::Scroll { .. } => 10,
            _ => 0,
        }
    }
}
