//! Trees of values: the data model of JSON.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter, Write};

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

use super::truncated::Truncated;

/// Reads JSON in which no object has two entries of one name.
///
/// `serde_json` keeps the last of them in silence; whoever wrote two meant something else.
///
/// # Errors
/// Text that is not JSON, and the first name that comes twice, each with its line and column.
///
/// ```
/// use solo_core::{GameData, example::Ten, read_json};
/// let view = read_json(r#"{"phase":"rolling","sum":3,"outcome":null}"#)?;
/// assert!(Ten.set_up_data(&view).is_ok());
/// let twice = read_json(r#"{"sum":3,"sum":4}"#).unwrap_err();
/// assert_eq!(twice.to_string(), r#"field "sum" comes twice at line 1 column 17"#);
/// let curly = read_json("{\u{201c}sum\u{201d}:3}").unwrap_err();
/// assert_eq!(curly.to_string(), "line 1 column 2 has U+201C, a typographic quote: JSON has \"");
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn read_json(text: &str) -> Result<Value, serde_json::Error> {
    // A byte order mark is not part of the text.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    match serde_json::from_str(text) {
        Ok(Unrepeated(value)) => Ok(value),
        Err(error) => Err(foreign(text, &error).unwrap_or(error)),
    }
}

/// Returns the error of a character at this place that no JSON has outside its texts.
fn foreign(text: &str, error: &serde_json::Error) -> Option<serde_json::Error> {
    let line = text.lines().nth(error.line().checked_sub(1)?)?;
    // Columns count bytes, and the error is at one of those of the character.
    let mut places = line.char_indices().rev();
    let (at, letter) = places.find(|(at, _)| *at < error.column())?;
    let what = match letter {
        '\u{201c}'..='\u{201f}' | '\u{2018}'..='\u{201b}' | '\u{ab}' | '\u{bb}' => {
            "a typographic quote: JSON has \""
        }
        _ if !letter.is_ascii() => "a character that JSON has only inside texts",
        _ => return None,
    };
    let (line, column, number) = (error.line(), at.saturating_add(1), u32::from(letter));
    Some(serde::de::Error::custom(format_args!(
        "line {line} column {column} has U+{number:04X}, {what}"
    )))
}

/// Returns a value as JSON for a message: truncated, and with invisible characters escaped.
///
/// ```
/// use serde_json::json;
/// use solo_core::shown;
/// assert_eq!(shown(&json!([1, "\u{202e}b"])).to_string(), r#"[1, "\u{202e}b"]"#);
/// ```
#[must_use]
pub fn shown(value: &Value) -> impl Display + '_ {
    Truncated(Shown(value), SHOWN)
}

/// Bytes of a value that a message shows.
const SHOWN: usize = 120;

struct Shown<'a>(&'a Value);

impl Display for Shown<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Value::String(text) => write!(f, "{text:?}"),
            Value::Array(list) => {
                f.write_char('[')?;
                for (index, value) in list.iter().enumerate() {
                    f.write_str(if index == 0 { "" } else { ", " })?;
                    Self(value).fmt(f)?;
                }
                f.write_char(']')
            }
            Value::Object(object) => {
                f.write_char('{')?;
                for (index, (name, value)) in object.iter().enumerate() {
                    f.write_str(if index == 0 { "" } else { ", " })?;
                    write!(f, "{name:?}: {}", Shown(value))?;
                }
                f.write_char('}')
            }
            // The writer of serde_json does not expect that a text is cut off.
            Value::Null => f.write_str("null"),
            Value::Bool(flag) => flag.fmt(f),
            Value::Number(number) => number.fmt(f),
        }
    }
}

/// A tree of which no object has two entries of one name.
pub(crate) struct Unrepeated(pub(crate) Value);

impl<'de> Deserialize<'de> for Unrepeated {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyValue).map(Self)
    }
}

struct AnyValue;

impl<'de> Visitor<'de> for AnyValue {
    type Value = Value;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("data")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(value.into())
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
        while let Some(Unrepeated(value)) = seq.next_element()? {
            list.push(value);
        }
        Ok(list.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some((name, Unrepeated(value))) = map.next_entry::<String, _>()? {
            if object.contains_key(&name) {
                let message = format_args!("field {name:?} comes twice");
                return Err(A::Error::custom(message));
            }
            object.insert(name, value);
        }
        Ok(object.into())
    }
}
