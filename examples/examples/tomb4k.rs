//! Dungeon Solitaire driven from code: three delve turns, then straight back to the light.
//!
//! `cargo run --release --example tomb4k -- 7` plays the deal of seed 7.
#![expect(clippy::print_stdout, reason = "a program talks to its user")]

use solo_core::{Next, Seeded};
use solo_examples::seed;
use tomb4k::{Decision, Heading, Pending, Refusal, State, Tomb};

/// Decides for a cautious explorer.
fn decide(game: &Tomb, state: &State) -> Option<Decision> {
    let legal: Vec<Decision> = game.decisions(state).collect();
    let wanted = match state.pending() {
        Pending::Between if state.delve_turns() < 3 => Decision::Delve,
        Pending::Between => Decision::Retreat,
        Pending::Blow { damage } if damage >= state.hp() => Decision::Dodge,
        Pending::Torch { .. } => Decision::Scroll,
        // A skill if one helps, otherwise the first decision.
        _ => legal
            .iter()
            .copied()
            .find(|d| matches!(d, Decision::Play(_)))
            .or(legal.first().copied())?,
    };
    legal
        .contains(&wanted)
        .then_some(wanted)
        .or(legal.first().copied())
}

fn main() -> Result<(), Refusal> {
    let game = Tomb::default();
    let mut seeded = Seeded::start(&game, seed());
    while let Some(decision) = decide(&game, seeded.state()) {
        let state = seeded.state();
        let way = if state.heading() == Heading::Delve {
            "in"
        } else {
            "out"
        };
        println!(
            "{} hp, {} torches burnt, on the way {way}: {}",
            state.hp(),
            state.torches().len(),
            game.decision_text(decision)
        );
        seeded = seeded.apply(&game, decision)?;
    }
    if let Next::Over(outcome) = seeded.next(&game) {
        println!(
            "{:?} with {}: {} gold pieces",
            outcome.result,
            outcome.score,
            outcome.gold()
        );
    }
    Ok(())
}
