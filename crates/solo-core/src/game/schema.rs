//! JSON Schemas (draft 2020-12) of all data of a game.

use alloc::vec::Vec;

use serde_json::{Value, json};

use crate::data::{Data, ObjectSchema};
use crate::game::GameData;
use crate::options::{OptionSpec, Options, Values};
use crate::tables::TableSpec;

/// Returns the schemas of all data of a game, as one object.
pub(super) fn of_game<G: GameData>(game: &G) -> Value {
    json!({
        "view": <G::View as Data<G>>::schema(game),
        "event": <G::Event as Data<G>>::schema(game),
        "outcome": <G::Outcome as Data<G>>::schema(game),
        "options": options(G::Options::SPECS),
        "tables": tables(G::TABLES),
    })
}

/// Describes options by name; missing options have their defaults.
fn options(specs: &'static [OptionSpec]) -> Value {
    let mut fields = ObjectSchema::new();
    for spec in specs {
        fields.optional(spec.name, option(spec.values), spec.about);
    }
    fields.into()
}

fn option(values: Values) -> Value {
    match values {
        Values::Flag => json!({"type": "boolean"}),
        Values::Range(least, most) => {
            json!({"type": "integer", "minimum": least, "maximum": most})
        }
        Values::Numbers(numbers) => json!({"type": "integer", "enum": numbers}),
        Values::Words(words) => json!({"type": "string", "enum": words}),
        Values::WordsOrIds(words) => json!({"type": "string", "examples": words}),
    }
}

/// Describes tables as text, each with its columns.
fn tables(specs: &'static [TableSpec]) -> Value {
    let mut fields = ObjectSchema::new();
    for spec in specs {
        let columns = spec.columns.iter().map(|column| column.name);
        let header = columns.collect::<Vec<_>>().join(",");
        let about = alloc::format!("{} Comma-separated text: {header}", spec.about);
        let schema =
            json!({"type": "string", "description": about, "contentMediaType": "text/csv"});
        fields.optional(spec.name, schema, "");
    }
    fields.into()
}
