//! The result, and the moments to remember.

use scrapyard::{Event, Scrapyard};

use crate::summary::Results;

impl Results for Scrapyard {
    const RESULT: &'static str = "rating points";

    fn notable(&self, event: &Event) -> u32 {
        match event {
            Event::Invented { .. } | Event::GhostInvented { .. } => 9,
            Event::Built { .. } => 5,
            Event::GhostBuilt { .. } => 4,
            Event::PenaltyCancelled { .. } => 3,
            Event::Penalty { cards, .. } => u32::from(*cards).min(2),
            _ => 0,
        }
    }
}
