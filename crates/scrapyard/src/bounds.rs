//! Bounds of the numbers of a view: those of rules and catalogue, and generous ones where neither states any.

use alloc::format;

use solo_core::{Game, Noun};

use crate::scrapyard::Scrapyard;

impl Scrapyard {
    /// Returns the bounds of a number of the view by its path and the id in its last brackets.
    pub(crate) fn bounds_of(&self, path: &str, id: &str) -> Option<(i32, i32)> {
        if path.ends_with("[]") {
            // A zone holds the copies of a card at most (SE-1.3).
            let rules = self.rules();
            let card = rules
                .cards()
                .find(|card| format!("{}", card.to_id(self)) == id)?;
            return Some((0, rules.copies(card).into()));
        }
        Some((
            0,
            match path {
                // SE-14.3: the cap of the option.
                "actions" => Game::options(self).action_cap.get().into(),
                "roll.die" => 6,
                "roll.value" | "roll.need" | "player.uses_left" => 10,
                "agenda.len" | "agenda[].take.left" | "agenda[].more.left" => 20,
                _ => return None,
            },
        ))
    }
}
