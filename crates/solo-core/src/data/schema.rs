//! JSON Schemas (draft 2020-12), derived from the same declarations as the data.

use alloc::string::ToString;
use alloc::vec::Vec;

use super::{GameData, Object, Value};
use crate::noun::Countable;
use crate::options::{OptionSpec, Options, Values};
use crate::tables::TableSpec;

/// Several schemas.
pub type Schemas = Vec<Value>;

/// Returns a schema of this type with further keywords.
#[must_use]
pub fn typed(name: &'static str, more: Object) -> Value {
    let mut schema = Object::from_iter([("type", Value::from(name))]);
    schema.flatten(more.into());
    schema.into()
}

/// Returns a schema that accepts values of any of these schemas.
#[must_use]
pub fn any_of(schemas: Vec<Value>) -> Value {
    Object::from_iter([("anyOf", Value::List(schemas))]).into()
}

/// Returns the schema of a list with exactly these items.
#[must_use]
pub fn list_of(items: Vec<Value>) -> Value {
    let more = [
        ("prefixItems", Value::List(items)),
        ("items", Value::Bool(false)),
    ];
    typed("array", Object::from_iter(more))
}

/// Returns the schema of one of these texts.
#[must_use]
pub(super) fn one_of_texts(texts: Vec<Value>) -> Value {
    typed("string", Object::from_iter([("enum", Value::List(texts))]))
}

/// Returns the ids of a noun.
pub(super) fn ids<G: ?Sized, T: Countable<G>>(game: &G) -> Value {
    let id = |noun: T| Value::from(noun.to_id(game).to_string());
    Value::List(T::values(game).map(id).collect())
}

/// Returns the schema of a noun that is written as its id.
#[must_use]
pub fn noun_schema<G: ?Sized, T: Countable<G>>(game: &G) -> Value {
    typed("string", Object::from_iter([("enum", ids::<G, T>(game))]))
}

/// The schema of an object, field by field.
#[derive(Clone, Debug, Default)]
pub struct ObjectSchema {
    properties: Object,
    required: Vec<Value>,
}

impl ObjectSchema {
    /// Returns a schema without fields.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns a schema whose first field always has this text.
    #[must_use]
    pub fn tagged(key: &'static str, tag: &'static str) -> Self {
        let mut fields = Self::new();
        let schema = Object::from_iter([("const", Value::from(tag))]);
        fields.required(key, schema.into());
        fields
    }

    /// Adds a required field.
    pub fn required(&mut self, name: &'static str, schema: Value) {
        self.required.push(Value::from(name));
        self.properties.put(name, schema);
    }

    /// Adds an optional field.
    pub fn optional(&mut self, name: &'static str, schema: Value) {
        self.properties.put(name, schema);
    }

    /// Adds the fields of another object.
    pub fn flatten(&mut self, schema: &Value) {
        if let Some(properties) = schema.get("properties") {
            self.properties.flatten(properties.clone());
        }
        if let Some(Value::List(required)) = schema.get("required") {
            self.required.extend(required.iter().cloned());
        }
    }
}

impl From<ObjectSchema> for Value {
    fn from(fields: ObjectSchema) -> Self {
        let more = [
            ("properties", Self::Object(fields.properties)),
            ("required", Self::List(fields.required)),
            ("additionalProperties", Self::Bool(false)),
        ];
        typed("object", Object::from_iter(more))
    }
}

/// Adds the schemas of tagged values: one for each kind if there are several.
pub fn tagged(key: &'static str, tag: &'static str, schema: &Value, kinds: &mut Vec<Value>) {
    let mut add = |inner: &Value| {
        let mut fields = ObjectSchema::tagged(key, tag);
        fields.flatten(inner);
        kinds.push(fields.into());
    };
    match schema.get("anyOf") {
        Some(Value::List(schemas)) => schemas.iter().for_each(add),
        _ => add(schema),
    }
}

/// Returns the schemas of all data of a game, as one object.
pub(super) fn of_game<G: GameData>(game: &G) -> Value {
    let schemas = [
        ("view", <G::View as super::Data<G>>::schema(game)),
        ("event", <G::Event as super::Data<G>>::schema(game)),
        ("outcome", <G::Outcome as super::Data<G>>::schema(game)),
        ("options", options(G::Options::SPECS)),
        ("tables", tables(G::TABLES)),
    ];
    Object::from_iter(schemas).into()
}

/// Describes options by name; missing options have their defaults.
fn options(specs: &'static [OptionSpec]) -> Value {
    let mut fields = ObjectSchema::new();
    for spec in specs {
        let mut schema = option(spec.values);
        if let Value::Object(entries) = &mut schema {
            entries.put("description", Value::from(spec.about));
        }
        fields.optional(spec.name, schema);
    }
    fields.into()
}

fn option(values: Values) -> Value {
    let words = |words: &'static [&'static str]| words.iter().copied().map(Value::from).collect();
    match values {
        Values::Flag => typed("boolean", Object::default()),
        Values::Range(least, most) => typed(
            "integer",
            Object::from_iter([
                ("minimum", Value::from(i64::from(least))),
                ("maximum", Value::from(i64::from(most))),
            ]),
        ),
        Values::Numbers(numbers) => {
            let numbers = numbers.iter().map(|number| Value::from(i64::from(*number)));
            typed(
                "integer",
                Object::from_iter([("enum", Value::List(numbers.collect()))]),
            )
        }
        Values::Words(all) => one_of_texts(words(all)),
        Values::WordsOrIds(all) => typed(
            "string",
            Object::from_iter([("examples", Value::List(words(all)))]),
        ),
    }
}

/// Describes tables as text, each with its columns.
fn tables(specs: &'static [TableSpec]) -> Value {
    let mut fields = ObjectSchema::new();
    for spec in specs {
        let columns = spec.columns.iter().map(|column| column.name);
        let header = columns.collect::<Vec<_>>().join(",");
        let about = alloc::format!("{} Comma-separated text: {header}", spec.about);
        let more = [
            ("description", Value::from(about)),
            ("contentMediaType", Value::from("text/csv")),
        ];
        fields.optional(spec.name, typed("string", Object::from_iter(more)));
    }
    fields.into()
}
