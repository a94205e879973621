//! What the package is made from and measured against:
//!
//! * `native schemas` writes the JSON Schemas that its types come from;
//! * `native saves GAMES` plays so many random games of each game and writes a digest of their saves;
//! * `native speed` says how long an action with its full answer takes.

mod play;
mod speed;

use std::env::args;
use std::error::Error;

use serde_json::{Map, Value, json};
use solo_table::{Dealer, Table, Tables, games, schema};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = args().skip(1);
    match arguments.next().as_deref() {
        Some("schemas") => println!("{}", schemas()?),
        Some("saves") => {
            let count = arguments.next().ok_or("saves GAMES")?.parse()?;
            for game in games() {
                println!("{} {}", game.name, play::digest(game.name, count)?);
            }
        }
        Some("speed") => println!("{}", speed::speeds()?),
        _ => return Err("native schemas | saves GAMES | speed".into()),
    }
    Ok(())
}

/// The schema of what all games have in common, and those of each game.
fn schemas() -> Result<Value, Box<dyn Error>> {
    let mut named = Map::new();
    for game in games() {
        let table = Table::new(game.name, &[], &Tables::new(), Dealer::nobody())?;
        named.insert(game.name.to_owned(), json!(table.schema()));
    }
    Ok(json!({"shared": schema(), "games": named}))
}
