//! Views, events and outcomes are data in the formats that the pages name.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may panic")]

use serde::Serialize;
use serde_json::Value;
use solo_core::{GameData, Next, Seeded};

/// Result of a reader that knows no types, `serde_json::Value`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Read {
    Equal,
    WithoutNulls,
    /// The format does not describe itself.
    Refused,
}

/// The formats as the guide names them, in the order of its table.
const FORMATS: [(&str, Read); 7] = [
    ("JSON", Read::Equal),
    ("CBOR", Read::Equal),
    ("MessagePack", Read::Equal),
    ("RON", Read::Equal),
    ("TOML", Read::WithoutNulls),
    ("postcard", Read::Refused),
    ("bincode", Read::Refused),
];

/// Writes the data, and reads it again without its types.
fn read_back(format: &str, data: &impl Serialize) -> Result<Value, String> {
    match format {
        "JSON" => serde_json::from_str(&serde_json::to_string(data).unwrap())
            .map_err(|error| error.to_string()),
        "CBOR" => {
            let mut bytes = Vec::new();
            ciborium::into_writer(data, &mut bytes).unwrap();
            ciborium::from_reader(bytes.as_slice()).map_err(|error| error.to_string())
        }
        "MessagePack" => rmp_serde::from_slice(&rmp_serde::to_vec(data).unwrap())
            .map_err(|error| error.to_string()),
        "RON" => ron::from_str(&ron::to_string(data).unwrap()).map_err(|error| error.to_string()),
        "TOML" => {
            let value = toml::Value::try_from(data).unwrap();
            serde_json::to_value(value).map_err(|error| error.to_string())
        }
        "postcard" => postcard::from_bytes(&postcard::to_allocvec(data).unwrap())
            .map_err(|error| error.to_string()),
        "bincode" => bincode::deserialize(&bincode::serialize(data).unwrap())
            .map_err(|error| error.to_string()),
        _ => panic!("{format} is not a format of the guide"),
    }
}

/// Writes the data in every format, and compares what is read with what the guide says of it.
fn written(name: &str, data: &impl Serialize) {
    let json = serde_json::to_value(data).unwrap();
    for (format, read) in FORMATS {
        let back = read_back(format, data);
        match read {
            Read::Equal => assert_eq!(back.as_ref(), Ok(&json), "{name}, {format}"),
            Read::WithoutNulls => {
                assert_eq!(back, Ok(without_nulls(json.clone())), "{name}, {format}");
            }
            Read::Refused => assert!(back.is_err(), "{name}, {format}: {back:?}"),
        }
    }
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
fn the_guide_says_what_every_format_reads() {
    let page = include_str!("../src/embedding.md");
    let rows: Vec<String> = FORMATS.iter().map(row).collect();
    assert!(page.contains(&rows.join("\n")), "{}", rows.join("\n"));
}

fn row((format, read): &(&str, Read)) -> String {
    let says = match read {
        Read::Equal => "equal data",
        Read::WithoutNulls => "equal data, without fields that are null and lists that hold null",
        Read::Refused => "an error: it reads only types that it knows",
    };
    format!("| {format} | yes | {says} |")
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
