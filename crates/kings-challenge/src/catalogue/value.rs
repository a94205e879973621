//! Data of any shape, as tables come from a file.

use alloc::string::String;
use alloc::vec::Vec;

/// A value of a table as it was typed in, before anything is checked.
///
/// ```
/// use kings_challenge::Value;
/// let value = Value::List(vec![Value::from("deniers"), Value::Number(2)]);
/// assert_eq!(value.to_string(), "[\"deniers\", 2]");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Nothing.
    Null,
    /// True or false.
    Flag(bool),
    /// A whole number.
    Number(i64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Self>),
    /// A table: names with values, in the order of the file.
    Table(Vec<(String, Self)>),
    /// Something that no table of this game contains, such as a fraction.
    Other,
}

impl Value {
    /// The value of a field of a table.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<&Self> {
        let Self::Table(fields) = self else {
            return None;
        };
        let mut fields = fields.iter();
        fields.find(|(of, _)| of == name).map(|(_, value)| value)
    }

    /// The number, if it is one from `min` to `max`.
    pub(crate) fn number(&self, min: i64, max: i64) -> Option<u16> {
        let Self::Number(number) = self else {
            return None;
        };
        u16::try_from(*number)
            .ok()
            .filter(|_| (min..=max).contains(number))
    }

    /// The text, if it is one.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        let Self::Text(text) = self else {
            return None;
        };
        Some(text)
    }

    /// The items, if it is a list.
    #[must_use]
    pub fn list(&self) -> Option<&[Self]> {
        let Self::List(items) = self else {
            return None;
        };
        Some(items)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.into())
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl core::fmt::Display for Value {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Null => f.write_str("nothing"),
            Self::Flag(flag) => write!(f, "{flag}"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(text) => write!(f, "{text:?}"),
            Self::List(items) => {
                f.write_str("[")?;
                for (place, item) in items.iter().enumerate() {
                    if place > 0 {
                        f.write_str(", ")?;
                    }
                    write!(f, "{item}")?;
                }
                f.write_str("]")
            }
            Self::Table(_) => f.write_str("a table"),
            Self::Other => f.write_str("a value of another kind"),
        }
    }
}

#[cfg(feature = "serde")]
mod data {
    use core::fmt::{Formatter, Result as FmtResult};

    use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
    use serde::ser::{Serialize, SerializeMap, Serializer};

    use super::{String, Value, Vec};

    impl Serialize for Value {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            match self {
                Self::Null | Self::Other => serializer.serialize_unit(),
                Self::Flag(flag) => serializer.serialize_bool(*flag),
                Self::Number(number) => serializer.serialize_i64(*number),
                Self::Text(text) => serializer.serialize_str(text),
                Self::List(items) => serializer.collect_seq(items),
                Self::Table(fields) => {
                    let mut map = serializer.serialize_map(Some(fields.len()))?;
                    for (name, value) in fields {
                        map.serialize_entry(name, value)?;
                    }
                    map.end()
                }
            }
        }
    }

    impl<'de> Deserialize<'de> for Value {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            deserializer.deserialize_any(Anything)
        }
    }

    struct Anything;

    impl<'de> Visitor<'de> for Anything {
        type Value = Value;

        fn expecting(&self, f: &mut Formatter<'_>) -> FmtResult {
            f.write_str("a value of a table")
        }

        fn visit_unit<E>(self) -> Result<Value, E> {
            Ok(Value::Null)
        }

        fn visit_none<E>(self) -> Result<Value, E> {
            Ok(Value::Null)
        }

        fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
            Value::deserialize(deserializer)
        }

        fn visit_bool<E>(self, flag: bool) -> Result<Value, E> {
            Ok(Value::Flag(flag))
        }

        fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
            Ok(Value::Number(number))
        }

        fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
            Ok(i64::try_from(number).map_or(Value::Other, Value::Number))
        }

        fn visit_f64<E>(self, _: f64) -> Result<Value, E> {
            Ok(Value::Other)
        }

        fn visit_str<E>(self, text: &str) -> Result<Value, E> {
            Ok(Value::Text(text.into()))
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
            let mut list = Vec::new();
            while let Some(item) = items.next_element()? {
                list.push(item);
            }
            Ok(Value::List(list))
        }

        fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
            let mut table: Vec<(String, Value)> = Vec::new();
            while let Some(field) = fields.next_entry()? {
                table.push(field);
            }
            Ok(Value::Table(table))
        }
    }
}
