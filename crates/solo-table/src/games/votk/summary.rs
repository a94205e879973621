//! The result, and the moments to remember.

use votk::{Event, Valley, Zone};

use crate::summary::Results;

impl Results for Valley {
    const RESULT: &'static str = "points ahead of the Bot";

    fn notable(&self, event: &Event) -> u32 {
        let cost = |card| u32::from(self.catalogue().card(card).cost);
        match event {
            Event::Moved {
                card,
                to: Zone::Tomb | Zone::BotTomb,
                ..
            } => cost(*card),
            Event::Moved {
                card,
                from: Zone::BotTomb,
                ..
            } => cost(*card).saturating_add(1),
            _ => 0,
        }
    }
}
