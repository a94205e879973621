//! Bounds of the numbers of a view: those of rules and catalogue, and generous ones where neither states any.

/// Returns the bounds of a number of the view.
pub(crate) fn bounds(path: &str) -> Option<(i32, i32)> {
    Some(match path {
        "round" | "rounds" => (0, 8),
        "human.deniers" | "human.pot" => (0, 200),
        "human.vp" | "roy.vp" => (-50, 200),
        "human.influence" | "human.supply" | "roy.supply" => (0, 50),
        "human.stock" | "human.lying" | "roy.lying" | "activities[].cubes" | "free_rolls" => {
            (0, 20)
        }
        // Each card is there once, and markers of it for both sides.
        "stack[]" | "unseen.red[]" | "unseen.white[]" | "unseen.yellow[]" => (0, 2),
        "human.won[]" | "roy.won[]" | "row[].cubes" => (0, 12),
        "row.len" => (0, 30),
        "pending.action.strength" | "pending.action.now.place" | "pending.action.todo[].place" => {
            (0, 60)
        }
        // Sums of the dice of a defence.
        _ if ["total", "countered", "attack"]
            .iter()
            .any(|end| path.starts_with("pending.") && path.ends_with(end)) =>
        {
            (0, 50)
        }
        // No one has more dice of a colour, and no decision deals with more of anything.
        _ if path.starts_with("pending.")
            || path.starts_with("dice")
            || path.starts_with("black") =>
        {
            (0, 20)
        }
        _ => return None,
    })
}
