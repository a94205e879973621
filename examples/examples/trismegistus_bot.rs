//! Botmegistus driven from code: an idle human against the bot, with the reasons of the bot's
//! choices.
//!
//! `cargo run --release --example trismegistus_bot -- 7` plays the deal of seed 7.
#![expect(clippy::print_stdout, reason = "a program talks to its user")]

use solo_core::{ForEach, Game, Next, Seeded};
use solo_examples::seed;
use trismegistus_bot::{Botmegistus, Decision, Event, Refusal, State};

/// Decides for a human who ends every window, and otherwise takes the first decision.
fn decide(game: &Botmegistus, state: &State) -> Option<Decision> {
    let end = game.is_legal(state, Decision::End).then_some(Decision::End);
    end.or(game.decisions(state).next())
}

fn main() -> Result<(), Refusal> {
    let game = Botmegistus::default();
    let mut tell = ForEach(|event| {
        if matches!(event, Event::BotChose { .. }) {
            let mut sentence = String::new();
            // Writing into a string cannot fail.
            let _ = game.narrate(&event, &mut sentence);
            println!("  {sentence}");
        }
    });
    let mut seeded = Seeded::with_events(&game, seed(), &mut tell);
    while let Some(decision) = decide(&game, seeded.state()) {
        let round = seeded.state().round();
        println!("round {round}: {}", game.decision_text(decision));
        seeded.advance(&game, decision, &mut tell)?;
    }
    if let Next::Over(outcome) = seeded.next(&game) {
        let (winner, bot, human) = (outcome.winner.word(), outcome.bot, outcome.human);
        println!("{winner} wins: bot {bot}, human {human}");
    }
    Ok(())
}
