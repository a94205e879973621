//! What a position offers, as text.

use std::ops::ControlFlow;

use solo_core::{Game, Weight};

/// The legal decisions in the notation of the game, in its order.
pub fn actions<G: Game>(game: &G, state: &G::State) -> Vec<String> {
    let mut list = Vec::new();
    let _ = game.decisions(state, |decision| {
        list.push(game.decision_text(decision).to_string());
        ControlFlow::Continue(())
    });
    list
}

/// The possible chance outcomes in the notation of the game, in its order, with their weights.
pub fn chances<G: Game>(game: &G, state: &G::State) -> Vec<(String, Weight)> {
    let mut list = Vec::new();
    let _ = game.chances(state, |chance, weight| {
        list.push((game.chance_text(chance).to_string(), weight));
        ControlFlow::Continue(())
    });
    list
}
