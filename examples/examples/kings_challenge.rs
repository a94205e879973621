//! The King's Challenge driven from code: a household that farms, builds and fights in a fixed
//! order of preference, against le Roy.
//!
//! `cargo run --release --example kings_challenge -- 7` plays the deal of seed 7.
#![expect(clippy::print_stdout, reason = "a program talks to its user")]

use kings_challenge::{Decision, KingsChallenge, Refusal, State};
use solo_core::{Next, Seeded};
use solo_examples::seed;

/// Ranks a decision for a household that wants points first and saves its influence.
fn taste(decision: Decision) -> u8 {
    match decision {
        Decision::Times(times) => times.get().saturating_add(100),
        Decision::Combat(_) => 90,
        Decision::Activate(_) => 80,
        Decision::Build => 70,
        Decision::Farm => 60,
        Decision::Place(_) => 50,
        Decision::Die(die) => die.face.pips().saturating_add(40),
        Decision::Done => 20,
        Decision::Guard(die) => 40_u8.saturating_sub(die.face.pips()),
        Decision::GuardEnd | Decision::Pass => 10,
        _ => 5,
    }
}

/// Returns the decision of such a household.
fn decide(game: &KingsChallenge, state: &State) -> Option<Decision> {
    game.decisions(state).max_by_key(|&d| taste(d))
}

fn main() -> Result<(), Refusal> {
    let game = KingsChallenge::default();
    let mut seeded = Seeded::start(&game, seed());
    while let Some(decision) = decide(&game, seeded.state()) {
        let round = seeded.state().round();
        println!("round {round}: {}", game.decision_text(decision));
        seeded = seeded.apply(&game, decision)?;
    }
    if let Next::Over(outcome) = seeded.next(&game) {
        let (human, roy) = (outcome.human.total(), outcome.roy.total());
        println!("{human} to {roy} with house values: {}", outcome.verdict());
    }
    Ok(())
}
