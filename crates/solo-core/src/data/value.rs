//! Trees of values: the data model of JSON.

use core::borrow::Borrow;
use core::fmt::{self, Display, Formatter, Write};

use serde_json::Value;

use super::shape::{Data, Of};
use super::tree::JsonTree;
use crate::text::Truncated;

/// Reads JSON in which no object has two entries of one name.
///
/// `serde_json` keeps the last of them in silence; whoever wrote two meant something else.
///
/// # Errors
/// Text that is not JSON or is cut short, and the first name that comes twice, each with its line and column.
///
/// ```
/// use solo_core::{GameData, example::Ten, read_json};
/// let view = read_json(r#"{"phase":"rolling","sum":3,"outcome":null}"#)?;
/// assert!(Ten.set_up_data(&view).is_ok());
/// let twice = read_json(r#"{"sum":3,"sum":4}"#).unwrap_err();
/// assert_eq!(twice.to_string(), r#"field "sum" comes twice at line 1 column 17"#);
/// let curly = read_json("{\u{201c}sum\u{201d}:3}").unwrap_err();
/// let cut = read_json("{\"sum\":\n").unwrap_err();
/// assert_eq!(cut.to_string(), "the JSON ends too early, at line 2 column 0");
/// assert_eq!(curly.to_string(), "line 1 column 2 has U+201C, a typographic quote: JSON has \"");
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn read_json(text: &str) -> Result<Value, serde_json::Error> {
    // A byte order mark is not part of the text.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    serde_json::from_str(text)
        .map(JsonTree::into)
        .map_err(|error| match error.is_eof() {
            true => cut_short(&error),
            false => foreign(text, &error).unwrap_or(error),
        })
}

/// Returns the error of JSON of which the end is missing, in words for people.
fn cut_short(error: &serde_json::Error) -> serde_json::Error {
    let (line, column) = (error.line(), error.column());
    serde::de::Error::custom(format_args!(
        "the JSON ends too early, at line {line} column {column}"
    ))
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
pub fn shown(value: &Value) -> impl Display + '_ {
    Truncated(Shown(value), SHOWN)
}

/// Bytes of a value that a message shows.
const SHOWN: usize = 120;

/// Returns data of a game as [`shown`] returns a value, with the fields in the order of the type.
pub(super) fn shown_data<G: ?Sized>(data: &impl Data<G>, game: &G) -> impl Display {
    // No name of a field is anything but a text, and what is written is read.
    let text = serde_json::to_string(&Of::new(game, data)).unwrap_or_default();
    let tree = serde_json::from_str(&text).unwrap_or(JsonTree::Null);
    Truncated(ShownTree(tree), SHOWN)
}

struct Shown<'a>(&'a Value);

impl Display for Shown<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Value::String(text) => write!(f, "{text:?}"),
            Value::Array(list) => listed(f, ('[', ']'), list, |value, f| Shown(value).fmt(f)),
            Value::Object(fields) => listed(f, ('{', '}'), fields, |(name, value), f| {
                write!(f, "{name:?}: {}", Shown(value))
            }),
            // The writer of serde_json does not expect that a text is cut off.
            Value::Null => f.write_str("null"),
            Value::Bool(flag) => flag.fmt(f),
            Value::Number(number) => number.fmt(f),
        }
    }
}

struct ShownTree<T>(T);

impl<T: Borrow<JsonTree>> Display for ShownTree<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0.borrow() {
            JsonTree::String(text) => write!(f, "{text:?}"),
            JsonTree::Array(list) => listed(f, ('[', ']'), list, |tree, f| ShownTree(tree).fmt(f)),
            JsonTree::Object(fields) => listed(f, ('{', '}'), fields, |(name, tree), f| {
                write!(f, "{name:?}: {}", ShownTree(tree))
            }),
            JsonTree::Null => f.write_str("null"),
            JsonTree::Bool(flag) => flag.fmt(f),
            JsonTree::Number(number) => number.fmt(f),
        }
    }
}

/// Writes items with commas between brackets.
fn listed<T>(
    f: &mut Formatter<'_>,
    (open, close): (char, char),
    items: impl IntoIterator<Item = T>,
    write: impl Fn(T, &mut Formatter<'_>) -> fmt::Result,
) -> fmt::Result {
    f.write_char(open)?;
    for (index, item) in items.into_iter().enumerate() {
        f.write_str(if index == 0 { "" } else { ", " })?;
        write(item, f)?;
    }
    f.write_char(close)
}
