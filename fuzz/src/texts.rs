//! Texts in the notation of a game.

use solo_core::{GameData, Input};

use crate::house::House;

/// Reads any text as a decision and as a chance outcome: a value that was read prints as text that
/// reads the same.
pub fn texts<G: GameData>(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let game = &House::<G>::of().game;
    if let Ok(decision) = game.parse_decision(text) {
        let printed = game.decision_text(decision).to_string();
        assert!(
            printed.eq_ignore_ascii_case(text),
            "{text:?} was read as {printed:?}"
        );
        assert_eq!(game.parse_decision(&printed), Ok(decision));
    }
    if let Ok(chance) = game.parse_chance(text) {
        let printed = game.chance_text(chance).to_string();
        assert!(
            printed.eq_ignore_ascii_case(text),
            "{text:?} was read as {printed:?}"
        );
        assert_eq!(game.parse_chance(&printed), Ok(chance));
    }
    let mut state = game.start();
    let before = state.clone();
    if game
        .advance_by_text(&mut state, Input::Chance(text), &mut ())
        .is_err()
    {
        assert_eq!(state, before, "a refusal changed something");
    }
}
