//! Bounds of the numbers of a view: those of rules and catalogue, and generous ones where neither states any.

/// Returns the bounds of a number of the view.
pub(crate) fn bounds(path: &str) -> Option<(i32, i32)> {
    Some(match path {
        "round" => (0, 3),
        "bot.vp" => (0, 200),
        "bot.gold" => (0, 60),
        // Tiles and cards are there once; so is who has passed.
        "passed[]"
        | "bot.artifacts[]"
        | "bot.incomplete[]"
        | "bot.completed[]"
        | "human.artifacts[]"
        | "human.incomplete[]"
        | "human.completed[]"
        | "tie[]"
        | "dealt[]"
        | "masterpieces_drawn[]"
        | "out[]"
        | "bot.deck[]"
        | "bot.discard[]" => (0, 1),
        "bot.specializations[]" => (0, 4),
        _ if path.starts_with("bot.queue[]") => (0, 60),
        // Dice of a colour, tiles of a pile and steps of a track.
        _ if path.ends_with("[]") || path.ends_with(".len") => (0, 24),
        "bot.die.potency" | "human.die.potency" => (0, 8),
        "bot.ethereal" | "human.reactions" | "setup_rolls_left" | "unseen.artifacts.start" => {
            (0, 24)
        }
        _ => return None,
    })
}
