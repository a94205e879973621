//! Schemas of data whose types say less than the data hold.

use schemars::{JsonSchema, Schema, SchemaGenerator};

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
