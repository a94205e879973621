//! JSON Schemas of what tables of all games say.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use solo_core::Value;

use crate::{Choice, Due, Entry, Facts, GameInfo, Hint, Scene, TableError, Told};

/// A JSON Schema (draft 2020-12) of what tables of all games say: an object of which each field is one kind of
/// data. What differs from game to game is in [`Table::schema`](crate::Table::schema).
///
/// ```
/// let schema = serde_json::to_value(solo_table::schema()).unwrap();
/// assert_eq!(schema["$defs"]["Scene"]["properties"]["ask"]["type"], "string");
/// assert_eq!(schema["properties"]["choice"]["$ref"], "#/$defs/Choice");
/// ```
#[must_use]
pub fn schema() -> Value {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    Value::of(&settings.into_generator().into_root_schema_for::<Anything>())
}

/// One field for each kind of data.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema matters")]
struct Anything {
    choice: Choice,
    due: Due,
    entry: Entry,
    error: TableError,
    facts: Facts,
    game: GameInfo,
    hint: Hint,
    scene: Scene,
    told: Told,
}

/// One fault.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema matters")]
pub(crate) struct Fault {
    /// Where it is: a table and row, or a field of a view; empty where it is the whole.
    at: String,
    /// The clause or validation rule that is broken.
    rule: String,
    /// What is wrong, in one English sentence without a full stop.
    message: String,
}

/// Data whose fields the game decides.
pub(crate) struct Data;

impl JsonSchema for Data {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Data".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        true.into()
    }
}

/// The value of an option: a flag, a number or a word.
pub(crate) struct Plain;

impl JsonSchema for Plain {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Plain".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        schemars::json_schema!({"type": ["boolean", "integer", "string"]})
    }
}
