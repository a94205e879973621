//! JSON of answers and arguments.

use core::iter;

use serde::Serialize;
use solo_table::{ErrorKind, Limits, TableError, Tables, Value};

/// The result of a call; an error is a JSON text, too.
pub(crate) type Answer<T> = Result<T, String>;

/// The reason for refusing an argument before it reaches a table.
#[derive(Serialize)]
struct Error<'a> {
    kind: ErrorKind,
    message: &'a str,
}

pub(crate) fn write(data: &impl Serialize) -> String {
    // Everything that is written here has names that are texts, and memory accepts every write.
    serde_json::to_string(data).unwrap_or_default()
}

/// Reads data, or `None` without a text.
pub(crate) fn read(kind: ErrorKind, text: Option<String>) -> Answer<Option<Value>> {
    let read = |text: String| Limits::default().read_json(kind, &text);
    refused(text.map(read).transpose())
}

/// Reads a list of texts.
pub(crate) fn texts(kind: ErrorKind, text: &str) -> Answer<Vec<String>> {
    let Some(Value::Array(list)) = read(kind, Some(text.to_owned()))? else {
        return Err(error(kind, "expected a list of texts"));
    };
    let one = |value| match value {
        Value::String(text) => Ok(text),
        _ => Err(error(kind, "expected a text")),
    };
    list.into_iter().map(one).collect()
}

/// Reads options: a list of name, value, name, value.
pub(crate) fn options(text: &str) -> Answer<Vec<(String, String)>> {
    let mut texts = texts(ErrorKind::BadOption, text)?.into_iter();
    let pair = || Some((texts.next()?, texts.next()?));
    Ok(iter::from_fn(pair).collect())
}

/// Reads the tables of a catalogue, or `None` without a text.
pub(crate) fn tables(text: Option<String>) -> Answer<Option<Tables>> {
    let kind = ErrorKind::BadCatalogue;
    let tables = read(kind, text)?.map(|data| Tables::try_from(&data));
    tables.transpose().map_err(|why| error(kind, &why))
}

pub(crate) fn error(kind: ErrorKind, message: &str) -> String {
    write(&Error { kind, message })
}

pub(crate) fn refused<T>(done: Result<T, TableError>) -> Answer<T> {
    done.map_err(|error| write(&error))
}
