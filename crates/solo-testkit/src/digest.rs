//! Digests of random games, to detect changes.

use core::fmt::Write;

use serde::Serialize;

use solo_core::{Fingerprint, GameData, Input, Next};

use super::notation::listed;
use super::play::random_game;

/// Returns a digest of the first `games` random games (see [`random_game`]).
///
/// It covers every input, list, weight, event, view and outcome, and stays the same until the rules
/// of the game or their written forms change.
///
/// # Errors
/// A faulty game, with its inputs, or data that cannot be written as JSON.
///
/// ```
/// use solo_core::example::Ten;
/// use solo_testkit::digest;
/// assert_eq!(digest(&Ten, 20), digest(&Ten, 20));
/// assert_ne!(digest(&Ten, 20), digest(&Ten, 21));
/// ```
pub fn digest<G: GameData + Clone>(base: &G, games: u32) -> Result<u64, String> {
    let mut digest = Fingerprint::new();
    for number in 0..games {
        random_game(base, number, |seen| {
            let game = seen.game;
            match seen.inputs.last() {
                Some(&Input::Decision(decision)) => {
                    put(&mut digest, &game.decision_text(decision).to_string());
                }
                Some(&Input::Chance(chance)) => {
                    put(&mut digest, &game.chance_text(chance).to_string());
                }
                None => put(&mut digest, &number.to_string()),
            }
            listed(game, seen.state)
                .iter()
                .for_each(|entry| put(&mut digest, entry));
            put(&mut digest, &game.chance_weight(seen.state).to_string());
            for event in seen.events {
                put(&mut digest, &json(&game.event_data(event))?);
            }
            put(&mut digest, &json(&game.view_data(seen.state))?);
            if let Next::Over(outcome) = game.next(seen.state) {
                put(&mut digest, &json(&game.outcome_data(&outcome))?);
            }
            Ok(())
        })?;
    }
    Ok(digest.value())
}

fn put(digest: &mut Fingerprint, line: &str) {
    // A digest accepts any text.
    let _ = writeln!(digest, "{line}");
}

fn json(data: &impl Serialize) -> Result<String, String> {
    serde_json::to_string(data).map_err(|error| error.to_string())
}
