//! The embedded catalogues as the documents that a loader reads.

use serde_json::{Value, json};

/// The table of cards, whose names can be replaced.
pub fn tomb4k() -> Value {
    json!({"cards": tomb4k::Names::default().to_table()})
}

/// The table of designs.
pub fn votk() -> Value {
    let mut designs = String::new();
    votk::Catalogue::house()
        .write_table(&mut designs)
        .expect("a string takes everything");
    json!({"designs": designs})
}

/// The five tables.
pub fn scrapyard() -> Value {
    use scrapyard::catalogue::HOUSE;
    let mut tables = [const { String::new() }; 5];
    let [parts, machines, inventions, abilities, characters] = &mut tables;
    HOUSE
        .write_parts(parts)
        .and_then(|()| HOUSE.write_machines(machines))
        .and_then(|()| HOUSE.write_inventions(inventions))
        .and_then(|()| HOUSE.write_abilities(abilities))
        .and_then(|()| HOUSE.write_characters(characters))
        .expect("a string takes everything");
    let [parts, machines, inventions, abilities, characters] = tables;
    json!({
        "parts": parts,
        "machines": machines,
        "inventions": inventions,
        "abilities": abilities,
        "characters": characters,
    })
}

/// Tables CAT-1 to CAT-7.
pub fn kings_challenge() -> Value {
    serde_json::to_value(kings_challenge::Tables::house()).expect("tables are data")
}

/// The nine tables.
pub fn trismegistus_bot() -> Value {
    const NAMES: [&str; 9] = [
        "orders",
        "dice",
        "bowls",
        "tracks",
        "tokens",
        "automa",
        "formulas",
        "experiments",
        "artifacts",
    ];
    let catalogue = trismegistus_bot::Catalogue::house();
    let table = |name: &str| {
        let mut text = String::new();
        catalogue
            .write_table(name, &mut text)
            .expect("a string takes everything");
        (name.to_owned(), Value::from(text))
    };
    NAMES.into_iter().map(table).collect()
}
