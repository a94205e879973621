//! JSON Schemas of the data that tables of all games emit.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use solo_core::Value;

use crate::data::value_of;
use crate::{
    Answer, Choice, Due, Entry, EventReport, Facts, GameInfo, Hint, LessonPart, Question,
    RuleClause, Scene, StoryPart, Summary, TableError,
};

/// Returns a JSON Schema (draft 2020-12) of the data that tables of all games emit.
///
/// It describes an object with one field for each kind of data. Data that differ from game to game
/// are in [`Table::schema`](crate::Table::schema).
///
/// ```
/// let schema = serde_json::to_value(solo_table::schema()).unwrap();
/// assert_eq!(schema["$defs"]["Scene"]["properties"]["ask"]["type"], "string");
/// assert_eq!(schema["properties"]["choice"]["$ref"], "#/$defs/Choice");
/// ```
#[must_use]
pub fn schema() -> Value {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    value_of(&settings.into_generator().into_root_schema_for::<Anything>())
}

/// One field for each kind of data.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema matters")]
struct Anything {
    answer: Answer,
    choice: Choice,
    due: Due,
    entry: Entry,
    error: TableError,
    facts: Facts,
    game: GameInfo,
    hint: Hint,
    lesson: LessonPart,
    #[cfg(feature = "trismegistus-bot")]
    offer: crate::botmegistus::Offer,
    question: Question,
    rule: RuleClause,
    scene: Scene,
    story: StoryPart,
    summary: Summary,
    told: EventReport,
}

/// One fault.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema matters")]
pub(crate) struct Fault {
    /// Location: a table and row, or a field of a view; empty for the whole.
    at: String,
    /// Clause or validation rule that is broken.
    rule: String,
    /// Description of the fault: one English sentence without a full stop.
    message: String,
}

/// Fields of a refusal, by name.
pub(crate) struct Fields;

impl JsonSchema for Fields {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Fields".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let value = ["boolean", "integer", "string", "null"];
        schemars::json_schema!({"type": "object", "additionalProperties": {"type": value}})
    }
}

/// Data whose fields depend on the game.
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
