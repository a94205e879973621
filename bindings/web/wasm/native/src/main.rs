//! What the package is made from: `native schemas` writes the JSON Schemas that its types come from.

use std::env::args;
use std::error::Error;

use serde_json::{Map, Value, json};
use solo_table::{Dealer, Table, Tables, games, schema};

fn main() -> Result<(), Box<dyn Error>> {
    match args().nth(1).as_deref() {
        Some("schemas") => println!("{}", schemas()?),
        _ => return Err("native schemas".into()),
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
