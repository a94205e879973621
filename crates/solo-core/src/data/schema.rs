//! JSON Schemas (draft 2020-12), derived from the same declarations as the data.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde_json::{Map, Value, json};

use crate::noun::Countable;

/// Several schemas.
pub type Schemas = Vec<Value>;

/// Returns the ids of a noun.
pub(super) fn ids<G: ?Sized, T: Countable<G>>(game: &G) -> Value {
    let id = |noun: T| Value::from(noun.to_id(game).to_string());
    T::values(game).map(id).collect()
}

/// Returns the schema of a noun that is written as its id.
pub fn noun_schema<G: ?Sized, T: Countable<G>>(game: &G) -> Value {
    json!({"type": "string", "enum": ids::<G, T>(game)})
}

/// The schema of an object, field by field.
#[derive(Clone, Debug, Default)]
pub struct ObjectSchema {
    about: &'static str,
    properties: Map<String, Value>,
    required: Vec<Value>,
}

impl ObjectSchema {
    /// Returns a schema without fields.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns a schema with its documentation, whose first field always has this text.
    pub fn tagged(key: &'static str, tag: &'static str, about: &'static str) -> Self {
        let mut fields = Self::new();
        fields.about = about;
        fields.required(key, json!({"const": tag}), "");
        fields
    }

    /// Adds a required field with its documentation, which may be empty.
    pub fn required(&mut self, name: &'static str, schema: Value, about: &'static str) {
        self.required.push(Value::from(name));
        self.optional(name, schema, about);
    }

    /// Adds an optional field with its documentation, which may be empty.
    pub fn optional(&mut self, name: &'static str, mut schema: Value, about: &'static str) {
        describe(&mut schema, about);
        self.properties.insert(name.into(), schema);
    }

    /// Adds the fields of another object.
    pub fn flatten(&mut self, schema: &Value) {
        if let Some(Value::Object(properties)) = schema.get("properties") {
            self.properties.extend(properties.clone());
        }
        if let Some(Value::Array(required)) = schema.get("required") {
            self.required.extend(required.iter().cloned());
        }
    }
}

impl From<ObjectSchema> for Value {
    fn from(fields: ObjectSchema) -> Self {
        let mut schema = json!({
            "type": "object",
            "properties": fields.properties,
            "required": fields.required,
            "additionalProperties": false,
        });
        describe(&mut schema, fields.about);
        schema
    }
}

/// Adds documentation to a schema.
fn describe(schema: &mut Value, about: &'static str) {
    if let Value::Object(entries) = schema
        && !about.is_empty()
    {
        entries.insert("description".into(), about.into());
    }
}

/// Adds the schemas of tagged values: one for each kind if there are several.
pub fn tagged(key: &'static str, tag: &'static str, schema: &Value, kinds: &mut Vec<Value>) {
    let mut add = |inner: &Value| {
        let mut fields = ObjectSchema::tagged(key, tag, "");
        fields.flatten(inner);
        kinds.push(fields.into());
    };
    match schema.get("anyOf") {
        Some(Value::Array(schemas)) => schemas.iter().for_each(add),
        _ => add(schema),
    }
}
