//! Valley of the Kings driven from code: a thrifty noble against the Bot.
//!
//! `cargo run --release --example votk -- 7` plays the deal of seed 7.
#![expect(clippy::print_stdout, reason = "a program talks to its user")]

use solo_core::{Next, Seeded};
use solo_examples::seed;
use votk::{Decision, Group, Refusal, State, Valley};

/// Ranks a decision for a noble who buys dear cards, entombs starters and ends the turn last.
fn appeal(game: &Valley, state: &State, decision: Decision) -> u8 {
    let cost = |card| game.catalogue().card(card).cost;
    match decision {
        Decision::Buy(slot) => state
            .pyramid(slot)
            .map_or(0, |card| cost(card).saturating_add(50)),
        Decision::Entomb(card) if card.group() == Group::Starter => 40,
        // Late in the game cards belong into the tomb.
        Decision::Entomb(_) if state.turn() > 16 => 80,
        Decision::Use(_) => 30,
        Decision::Take(slot) => state.pyramid(slot).map_or(0, cost),
        Decision::End => 20,
        Decision::Entomb(_)
        | Decision::Pay(_)
        | Decision::Fall(_)
        | Decision::Mode(_)
        | Decision::Pick(_)
        | Decision::Swap(_)
        | Decision::Group(_)
        | Decision::Again(_)
        | Decision::Do
        | Decision::Top(_)
        | Decision::Shed(_)
        | Decision::React(_)
        | Decision::Pass => 10,
    }
}

/// Decides for a thrifty noble.
fn decide(game: &Valley, state: &State) -> Option<Decision> {
    let legal = game.decisions(state);
    legal.max_by_key(|&decision| appeal(game, state, decision))
}

fn main() -> Result<(), Refusal> {
    let game = Valley::default();
    let mut seeded = Seeded::start(&game, seed());
    while let Some(decision) = decide(&game, seeded.state()) {
        let turn = seeded.state().turn();
        println!("turn {turn}: {}", game.decision_text(decision));
        seeded = seeded.apply(&game, decision)?;
    }
    if let Next::Over(outcome) = seeded.next(&game) {
        let (player, bot) = (outcome.player.total, outcome.bot.total);
        let catalogue = game.catalogue().word();
        println!(
            "{player} to {bot} with the {catalogue} catalogue: {}",
            outcome.winner
        );
    }
    Ok(())
}
