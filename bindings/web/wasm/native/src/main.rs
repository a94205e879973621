//! Generates the schemas of the package and the figures that it is compared with:
//!
//! * `native schemas` writes the JSON Schemas from which its types are generated;
//! * `native rulebook` writes the rulebooks of all games by clause, which no module contains;
//! * `native saves GAMES` plays GAMES random games of each kind and writes a digest of their saves;
//! * `native sameness SAVES` writes what tables answer about that many saves of each game;
//! * `native speed` measures the time of an action with its full answer.

mod play;
#[path = "../../../../../examples/src/sameness.rs"]
mod sameness;
mod speed;

use std::env::args;
use std::error::Error;

use serde_json::{Map, Value, json};
use solo_table::{Dealer, Table, Tables, games, schema};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = args().skip(1);
    match arguments.next().as_deref() {
        Some("schemas") => println!("{}", schemas()?),
        Some("rulebook") => println!("{}", rulebooks()?),
        Some("saves") => {
            let count = arguments.next().ok_or("saves GAMES")?.parse()?;
            for game in games() {
                println!("{} {}", game.name, play::digest(game.name, count)?);
            }
        }
        Some("sameness") => {
            for line in sameness::lines(arguments.next().ok_or("sameness SAVES")?.parse()?)? {
                println!("{line}");
            }
        }
        Some("speed") => println!("{}", speed::speeds()?),
        _ => return Err("native schemas | rulebook | saves GAMES | sameness SAVES | speed".into()),
    }
    Ok(())
}

/// Returns the schema of the data that all games share, and the schemas of each game.
fn schemas() -> Result<Value, Box<dyn Error>> {
    let mut named = Map::new();
    for game in games() {
        let table = Table::new(game.name, &[], &Tables::new(), Dealer::nobody())?;
        named.insert(game.name.to_owned(), json!(table.schema()));
    }
    Ok(json!({"shared": schema(), "games": named}))
}

/// Returns the clauses of the rulebook of each game.
fn rulebooks() -> Result<Value, Box<dyn Error>> {
    let mut named = Map::new();
    for game in games() {
        let table = Table::new(game.name, &[], &Tables::new(), Dealer::nobody())?;
        named.insert(game.name.to_owned(), json!(table.rulebook()));
    }
    Ok(Value::Object(named))
}
