//! Views, events and outcomes are data in the formats that the pages name.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may panic")]

use serde::Serialize;
use serde_json::Value;
use solo_core::{GameData, Next, Seeded};

/// Writes the data in every format. TOML has no null, and loses what holds one.
fn written(name: &str, data: &impl Serialize) {
    let json = serde_json::to_value(data).unwrap();
    let mut cbor = Vec::new();
    ciborium::into_writer(data, &mut cbor).unwrap_or_else(|error| panic!("{name}, CBOR: {error}"));
    let read: Value = ciborium::from_reader(cbor.as_slice()).unwrap();
    assert_eq!(read, json, "{name}, CBOR");
    let pack =
        rmp_serde::to_vec(data).unwrap_or_else(|error| panic!("{name}, MessagePack: {error}"));
    let read: Value = rmp_serde::from_slice(&pack).unwrap();
    assert_eq!(read, json, "{name}, MessagePack");
    let ron = ron::to_string(data).unwrap_or_else(|error| panic!("{name}, RON: {error}"));
    assert!(!ron.is_empty());
    // These two do not describe themselves, so that a reader has to know the types.
    let short =
        postcard::to_allocvec(data).unwrap_or_else(|error| panic!("{name}, postcard: {error}"));
    let long = bincode::serialize(data).unwrap_or_else(|error| panic!("{name}, bincode: {error}"));
    assert!(!short.is_empty() && short.len() <= long.len(), "{name}");
    let toml = toml::Value::try_from(data).unwrap_or_else(|error| panic!("{name}, TOML: {error}"));
    let toml = serde_json::to_value(toml).unwrap();
    assert_eq!(toml, without_nulls(json), "{name}, TOML");
}

/// Returns the data without the fields that are null, or lists that hold null.
fn without_nulls(json: Value) -> Value {
    let is_lost = |value: &Value| match value {
        Value::Array(list) => list.iter().any(Value::is_null),
        value => value.is_null(),
    };
    match json {
        Value::Array(list) => list.into_iter().map(without_nulls).collect(),
        Value::Object(map) => {
            let fields = map.into_iter().filter(|(_, value)| !is_lost(value));
            fields
                .map(|(name, value)| (name, without_nulls(value)))
                .collect()
        }
        plain => plain,
    }
}

fn all<G: GameData + Default>() {
    let game = G::default();
    for seed in 0..2 {
        let mut events = Vec::new();
        let mut table = Seeded::start_recorded(&game, seed, &mut events, |_| {});
        loop {
            written(G::NAME, &game.view_data(table.state()));
            for event in events.drain(..) {
                written(G::NAME, &game.event_data(&event));
            }
            if let Next::Over(outcome) = table.next(&game) {
                written(G::NAME, &game.outcome_data(&outcome));
                break;
            }
            let count = game.decisions(table.state()).len();
            let nth = usize::try_from(seed).unwrap().checked_rem(count).unwrap();
            let decision = game.decisions(table.state()).nth(nth).unwrap();
            table
                .advance_recorded(&game, decision, &mut events, |_| {})
                .unwrap();
        }
    }
}

#[test]
fn data_of_every_game_is_written_in_every_format() {
    all::<tomb4k::Tomb>();
    all::<votk::Valley>();
    all::<scrapyard::Scrapyard>();
    all::<kings_challenge::KingsChallenge>();
    all::<trismegistus_bot::Botmegistus>();
    all::<solo_core::example::Ten>();
}
