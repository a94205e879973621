//! The result, and the moments to remember.

use kings_challenge::{Event, KingsChallenge};

use crate::summary::Results;

impl Results for KingsChallenge {
    const RESULT: &'static str = "VP ahead of le Roy";

    fn notable(&self, event: &Event) -> u32 {
        match event {
            Event::Vp { amount, .. } => amount.unsigned_abs(),
            Event::EventCountered { .. } => 3,
            Event::Surrendered { .. } => 2,
            _ => 0,
        }
    }
}
