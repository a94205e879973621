//! A tree of values: the data model of JSON.

use alloc::borrow::Cow;
use alloc::collections::BTreeSet;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter, Write};

use super::cut::Cut;
use super::decimal::Decimal;
use super::to_value::ToValue;
use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

/// Data of unknown meaning, in any format of serde.
///
/// ```
/// use solo_core::Value;
/// let data: Value = serde_json::from_str(r#"{"card":"boat","copies":[1,2]}"#)?;
/// assert_eq!(data.get("card"), Some(&Value::from("boat")));
/// assert_eq!(serde_json::to_string(&data)?, r#"{"card":"boat","copies":[1,2]}"#);
/// assert!(serde_json::from_str::<Value>(r#"{"a":1,"a":2}"#).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Nothing.
    Null,
    /// True or false.
    Bool(bool),
    /// A whole number.
    Number(i64),
    /// A number that is not whole, or too large for [`Value::Number`].
    Fraction(f64),
    /// A text.
    Text(Cow<'static, str>),
    /// A list.
    List(Vec<Self>),
    /// An object.
    Object(Object),
}

/// Number of entries among which a repeated name is searched for one by one.
const FEW: usize = 16;

/// The entries of an object, each name once, in their order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Object(Vec<(Cow<'static, str>, Value)>);

impl Object {
    /// Returns an empty object with room for this number of entries.
    #[must_use]
    pub fn with_capacity(entries: usize) -> Self {
        Self(Vec::with_capacity(entries))
    }

    /// Adds an entry at the end. The name has to be new.
    pub fn put(&mut self, name: impl Into<Cow<'static, str>>, value: Value) {
        self.0.push((name.into(), value));
    }

    /// Adds the entries of `value` if it is an object, and nothing otherwise.
    pub fn flatten(&mut self, value: Value) {
        if let Value::Object(Self(entries)) = value {
            self.0.extend(entries);
        }
    }

    /// Returns the value under this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Value> {
        let found = self.0.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value)
    }

    /// Returns the number of entries.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns whether there are no entries.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Iterates over the entries in their order.
    #[must_use]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &Value)> {
        self.0.iter().map(|(name, value)| (name.as_ref(), value))
    }
}

impl<'a> IntoIterator for &'a Object {
    type Item = (&'a str, &'a Value);
    type IntoIter = alloc::boxed::Box<dyn Iterator<Item = Self::Item> + 'a>;

    fn into_iter(self) -> Self::IntoIter {
        alloc::boxed::Box::new(self.iter())
    }
}

impl<N: Into<Cow<'static, str>>> FromIterator<(N, Value)> for Object {
    fn from_iter<I: IntoIterator<Item = (N, Value)>>(entries: I) -> Self {
        Self(
            entries
                .into_iter()
                .map(|(name, value)| (name.into(), value))
                .collect(),
        )
    }
}

impl Value {
    /// Returns the value under this name, if this is an object with such an entry.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Self> {
        match self {
            Self::Object(object) => object.get(name),
            _ => None,
        }
    }

    /// Returns the entries, if this is an object.
    #[must_use]
    pub const fn as_object(&self) -> Option<&Object> {
        match self {
            Self::Object(object) => Some(object),
            _ => None,
        }
    }

    /// Returns data as a tree.
    ///
    /// ```
    /// use solo_core::Value;
    /// assert_eq!(Value::of(&[1, 2]).to_string(), "[1, 2]");
    /// ```
    #[must_use]
    pub fn of(data: &(impl Serialize + ?Sized)) -> Self {
        // Every value that is written as data fits a tree.
        data.serialize(ToValue).unwrap_or(Self::Null)
    }

    /// Returns the value as JSON, truncated for messages.
    #[must_use]
    pub fn shown(&self) -> impl Display + '_ {
        Cut(self, SHOWN)
    }
}

/// Bytes of a value that a message shows.
const SHOWN: usize = 120;

impl From<bool> for Value {
    fn from(value: bool) -> Self {
        Self::Bool(value)
    }
}

impl From<i64> for Value {
    fn from(value: i64) -> Self {
        Self::Number(value)
    }
}

impl From<&'static str> for Value {
    fn from(text: &'static str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<Vec<Self>> for Value {
    fn from(list: Vec<Self>) -> Self {
        Self::List(list)
    }
}

impl From<Object> for Value {
    fn from(object: Object) -> Self {
        Self::Object(object)
    }
}

/// Printed as JSON, for messages.
impl Display for Value {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => f.write_str("null"),
            Self::Bool(value) => value.fmt(f),
            Self::Number(value) => value.fmt(f),
            Self::Fraction(value) => Decimal(*value).fmt(f),
            Self::Text(text) => write!(f, "{text:?}"),
            Self::List(list) => {
                f.write_char('[')?;
                for (place, value) in list.iter().enumerate() {
                    f.write_str(if place == 0 { "" } else { ", " })?;
                    value.fmt(f)?;
                }
                f.write_char(']')
            }
            Self::Object(object) => {
                f.write_char('{')?;
                for (place, (name, value)) in object.iter().enumerate() {
                    f.write_str(if place == 0 { "" } else { ", " })?;
                    write!(f, "{name:?}: {value}")?;
                }
                f.write_char('}')
            }
        }
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_unit(),
            Self::Bool(value) => serializer.serialize_bool(*value),
            Self::Number(value) => serializer.serialize_i64(*value),
            Self::Fraction(value) => serializer.serialize_f64(*value),
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(list) => serializer.collect_seq(list),
            Self::Object(object) => {
                let mut map = serializer.serialize_map(Some(object.len()))?;
                for (name, value) in object.iter() {
                    map.serialize_entry(name, value)?;
                }
                map.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyValue)
    }
}

struct AnyValue;

impl<'de> Visitor<'de> for AnyValue {
    type Value = Value;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("data")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        #[expect(
            clippy::as_conversions,
            reason = "a number this large is none that a game knows"
        )]
        Ok(i64::try_from(value).map_or(Value::Fraction(value as f64), Value::Number))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Value::Fraction(value))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::from(value.to_string()))
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_none<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(value) = seq.next_element()? {
            list.push(value);
        }
        Ok(Value::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let (mut entries, mut names) = (Object::default(), BTreeSet::new());
        while let Some((name, value)) = map.next_entry::<String, Value>()? {
            // A few names are compared sooner than they are copied.
            let repeated = if entries.len() < FEW {
                entries.get(&name).is_some()
            } else {
                if names.is_empty() {
                    names.extend(entries.iter().map(|(name, _)| String::from(name)));
                }
                !names.insert(name.clone())
            };
            if repeated {
                let message = format_args!("field {name:?} comes twice");
                return Err(A::Error::custom(message));
            }
            entries.put(name, value);
        }
        Ok(Value::Object(entries))
    }
}
