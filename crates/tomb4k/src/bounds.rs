//! Bounds of the numbers of a view: those of rules and catalogue, and generous ones where neither states any.

/// Cards of the deck: each turn turns one up at least, so that nothing is counted further.
const CARDS: i32 = 44;

/// Returns the bounds of a number of the view.
pub(crate) fn bounds(path: &str) -> Option<(i32, i32)> {
    Some(match path {
        "turn" | "column" | "delve_turns" | "retreat_turns" | "deck" | "stacks.len"
        | "stacks[]" => (0, CARDS),
        // TK-11.1: hit points; TK-1.1: one king of each suit.
        "hp" => (0, 9),
        "kings" => (0, 4),
        // Generous: twice the worth of all treasure.
        "worth" => (0, 200),
        "damage" | "discards_due" => (0, 20),
        _ => return None,
    })
}
