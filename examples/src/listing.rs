//! What a position offers, as text.

use solo_core::{Game, Weight};

/// The legal decisions in the notation of the game, in its order.
pub fn actions<G: Game>(game: &G, state: &G::State) -> Vec<String> {
    let list = game.decisions(state);
    list.map(|decision| game.decision_text(decision).to_string())
        .collect()
}

/// The possible chance outcomes in the notation of the game, in its order, with their weights.
pub fn chances<G: Game>(game: &G, state: &G::State) -> Vec<(String, Weight)> {
    let list = game.chances(state);
    list.map(|(chance, weight)| (game.chance_text(chance).to_string(), weight))
        .collect()
}
