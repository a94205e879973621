//! Trees of data whose objects keep the order of their fields.

use alloc::collections::BTreeSet;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Formatter};

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use serde_json::{Number, Value};

/// Data as JSON has it, with the fields of objects in their order, and without two fields of one name.
///
/// The order of a [`Value`] depends on a feature of `serde_json` that any crate of a program may turn on; this
/// order does not.
///
/// ```
/// use solo_core::JsonTree;
/// let text = r#"{"sum":7,"at":[1,null]}"#;
/// let tree: JsonTree = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&tree)?, text);
/// let twice = serde_json::from_str::<JsonTree>(r#"{"sum":3,"sum":4}"#).unwrap_err();
/// assert_eq!(twice.to_string(), r#"field "sum" comes twice at line 1 column 17"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JsonTree {
    /// Nothing.
    Null,
    /// A flag.
    Bool(bool),
    /// A number.
    Number(Number),
    /// A text.
    String(String),
    /// A list.
    Array(Vec<Self>),
    /// Named fields.
    Object(Vec<(String, Self)>),
}

impl From<JsonTree> for Value {
    fn from(tree: JsonTree) -> Self {
        match tree {
            JsonTree::Null => Self::Null,
            JsonTree::Bool(flag) => Self::Bool(flag),
            JsonTree::Number(number) => Self::Number(number),
            JsonTree::String(text) => Self::String(text),
            JsonTree::Array(list) => list.into_iter().map(Self::from).collect(),
            JsonTree::Object(fields) => {
                let fields = fields.into_iter();
                fields
                    .map(|(name, tree)| (name, Self::from(tree)))
                    .collect()
            }
        }
    }
}

impl Serialize for JsonTree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_unit(),
            Self::Bool(flag) => serializer.serialize_bool(*flag),
            Self::Number(number) => number.serialize(serializer),
            Self::String(text) => serializer.serialize_str(text),
            Self::Array(list) => serializer.collect_seq(list),
            Self::Object(fields) => {
                serializer.collect_map(fields.iter().map(|(name, tree)| (name, tree)))
            }
        }
    }
}

impl<'de> Deserialize<'de> for JsonTree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyTree)
    }
}

struct AnyTree;

impl<'de> Visitor<'de> for AnyTree {
    type Value = JsonTree;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("data")
    }

    fn visit_bool<E>(self, value: bool) -> Result<JsonTree, E> {
        Ok(JsonTree::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<JsonTree, E> {
        Ok(JsonTree::Number(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<JsonTree, E> {
        Ok(JsonTree::Number(value.into()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<JsonTree, E> {
        // JSON has no number that is not finite.
        Ok(Number::from_f64(value).map_or(JsonTree::Null, JsonTree::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<JsonTree, E> {
        Ok(JsonTree::String(value.into()))
    }

    fn visit_string<E>(self, value: String) -> Result<JsonTree, E> {
        Ok(JsonTree::String(value))
    }

    fn visit_unit<E>(self) -> Result<JsonTree, E> {
        Ok(JsonTree::Null)
    }

    fn visit_none<E>(self) -> Result<JsonTree, E> {
        Ok(JsonTree::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<JsonTree, D::Error> {
        deserializer.deserialize_any(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<JsonTree, A::Error> {
        let mut list = Vec::new();
        while let Some(tree) = seq.next_element()? {
            list.push(tree);
        }
        Ok(JsonTree::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<JsonTree, A::Error> {
        let mut names = BTreeSet::new();
        let mut fields = Vec::new();
        while let Some((name, tree)) = map.next_entry::<String, _>()? {
            if !names.insert(name.clone()) {
                let message = format_args!("field {name:?} comes twice");
                return Err(A::Error::custom(message));
            }
            fields.push((name, tree));
        }
        Ok(JsonTree::Object(fields))
    }
}
