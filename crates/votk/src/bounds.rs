//! Bounds of the numbers of a view: those of rules and catalogue, and generous ones where neither states any.

use crate::catalogue::{Action, Card, Design, Filter};
use crate::valley::Valley;

impl Valley {
    /// Returns the bounds of a number of the view by its path and the id in its last brackets.
    pub(crate) fn bounds_of(&self, path: &str, id: &str) -> Option<(i32, i32)> {
        let catalogue = self.catalogue();
        let cards = || Design::all().map(|design| catalogue.card(design));
        let most = |of: fn(&Card) -> u8| cards().map(of).max().map_or(0, i32::from);
        if path.ends_with("[]") && !path.starts_with("frames") {
            // A zone holds the copies of a design at most (VK-I01).
            let copies = catalogue.card(catalogue.design(id)?).copies;
            return Some((0, copies.into()));
        }
        Some((
            0,
            match path {
                "turn" => 100,
                "stock_size" => cards().map(|card| i32::from(card.copies)).sum(),
                "state.purse" => 50,
                "state.cheaper" | "pending.due" => most(|card| card.cost),
                "frames.len" => 8,
                "frames[].mode" => i32::try_from(Action::MAX_MODES).ok()?,
                "frames[].op" => i32::try_from(Action::MAX_OPERATIONS).ok()?,
                "pending.left" | "frames[].left" | "frames[].limit" => Filter::NO_LIMIT.into(),
                "frames[].slots[]" => 2,
                _ => return None,
            },
        ))
    }
}
