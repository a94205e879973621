//! Botmegistus driven from code: an idle human against the bot, told by what the bot chose and why.
//!
//! `cargo run --release --example trismegistus_bot -- 7` plays the deal of seed 7.
#![expect(clippy::print_stdout, reason = "a program talks to its user")]

use solo_core::{ChanceSource, Game, Input, Next, Streams};
use trismegistus_bot::{Botmegistus, Decision, Event, Refusal};

fn main() -> Result<(), Refusal> {
    let seed = std::env::args()
        .nth(1)
        .and_then(|seed| seed.parse().ok())
        .unwrap_or(7);
    let game = Botmegistus::default();
    let mut streams = Streams::new(seed);
    let mut state = game.start();
    loop {
        let input = match game.next(&state) {
            // The human ends every window, and otherwise takes what comes first.
            Next::Decision => match game.decisions(&state).as_slice() {
                list if list.contains(&Decision::End) => Input::Decision(Decision::End),
                [first, ..] => Input::Decision(*first),
                [] => return Ok(()),
            },
            Next::Chance(source) => match streams.outcome(&game, &state, source) {
                Some(shown) => Input::Chance(shown),
                None => return Ok(()),
            },
            Next::Over(outcome) => {
                println!(
                    "{} wins: bot {}, human {}",
                    outcome.winner.word(),
                    outcome.bot,
                    outcome.human
                );
                return Ok(());
            }
        };
        let mut events = Vec::new();
        state = game.apply_with_events(&state, input, &mut events)?;
        let choices = events
            .iter()
            .filter(|e| matches!(e, Event::BotChose { .. }));
        for choice in choices {
            let mut sentence = String::new();
            // Writing into a string cannot fail.
            let _ = game.narrate(choice, &mut sentence);
            println!("round {}: {sentence}", state.round());
        }
    }
}
