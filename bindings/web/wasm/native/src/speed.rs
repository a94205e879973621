//! Measures the time of an action with its full answer.
#![expect(
    clippy::disallowed_types,
    reason = "rules know no clock, but who measures them does"
)]

use std::error::Error;
use std::hint::black_box;
use std::time::Instant;

use serde_json::{Value, json};
use solo_table::{Dealer, Due, Table, Tables, games};

use crate::play::Picks;

/// Number of games in a round.
const GAMES: u32 = 10;
const ROUNDS: usize = 5;

/// Returns microseconds per action for each game.
///
/// The answer is the scene as a value, as JSON, and as JSON that is parsed again.
pub fn speeds() -> Result<Value, Box<dyn Error>> {
    let mut speeds = serde_json::Map::new();
    for game in games() {
        let name = game.name;
        let value = fastest(name, |table| drop(black_box(table.scene())))?;
        let text = fastest(name, |table| {
            drop(black_box(serde_json::to_string(&table.scene())))
        })?;
        let parsed = fastest(name, |table| {
            let text = black_box(serde_json::to_string(&table.scene()).unwrap_or_default());
            drop(black_box(serde_json::from_str::<Value>(&text)));
        })?;
        let speed = json!({"value": value, "text": text, "parsed": parsed});
        speeds.insert(name.to_owned(), speed);
    }
    Ok(speeds.into())
}

/// Returns the mean time per action of the fastest round, in microseconds.
fn fastest(name: &str, answer: impl Fn(&Table)) -> Result<f64, Box<dyn Error>> {
    let mut fastest = f64::INFINITY;
    for _ in 0..ROUNDS {
        let (mut time, mut actions) = (0.0, 0);
        for number in 0..GAMES {
            let dealer = Dealer::seeded(number.into());
            let mut table = Table::new(name, &[], &Tables::new(), dealer)?;
            let mut picks = Picks(number);
            while table.due() == Due::Decision {
                let mut notations = table.notations();
                let (notation, _) = notations.swap_remove(picks.below(notations.len()));
                let begun = Instant::now();
                table.act(black_box(&notation))?;
                answer(&table);
                time += begun.elapsed().as_secs_f64();
                actions += 1;
            }
        }
        fastest = fastest.min(time * 1e6 / f64::from(actions));
    }
    Ok(fastest)
}
