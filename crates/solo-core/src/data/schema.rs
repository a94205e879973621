//! JSON Schemas (draft 2020-12), made from the same declarations as the data.

use alloc::string::ToString;
use alloc::vec::Vec;

use super::{Object, Value};
use crate::noun::Countable;

/// Several schemas.
pub type Schemas = Vec<Value>;

/// A schema of this type, with what else holds.
#[must_use]
pub fn typed(name: &'static str, more: Object) -> Value {
    let mut schema = Object::from_iter([("type", Value::from(name))]);
    schema.flatten(more.into());
    schema.into()
}

/// A schema that allows what one of these allows.
#[must_use]
pub fn any_of(schemas: Vec<Value>) -> Value {
    Object::from_iter([("anyOf", Value::List(schemas))]).into()
}

/// The schema of a list with exactly these items.
#[must_use]
pub fn list_of(items: Vec<Value>) -> Value {
    let more = [
        ("prefixItems", Value::List(items)),
        ("items", Value::Bool(false)),
    ];
    typed("array", Object::from_iter(more))
}

/// The schema of one of these texts.
#[must_use]
pub(super) fn one_of_texts(texts: Vec<Value>) -> Value {
    typed("string", Object::from_iter([("enum", Value::List(texts))]))
}

/// The ids of a noun.
pub(super) fn ids<G: ?Sized, T: Countable<G>>(game: &G) -> Value {
    let id = |noun: T| Value::from(noun.to_id(game).to_string());
    Value::List(T::values(game).map(id).collect())
}

/// The schema of a noun that is written as its id.
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
    /// No fields yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A first field that always has this text.
    #[must_use]
    pub fn tagged(key: &'static str, tag: &'static str) -> Self {
        let mut fields = Self::new();
        let schema = Object::from_iter([("const", Value::from(tag))]);
        fields.required(key, schema.into());
        fields
    }

    /// Adds a field that is always there.
    pub fn required(&mut self, name: &'static str, schema: Value) {
        self.required.push(Value::from(name));
        self.properties.put(name, schema);
    }

    /// Adds a field that may be left out.
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

/// Adds the schemas of values that follow a tag: of each kind, if they are of several.
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
