//! JSON, on the way out and on the way in.

use serde::Serialize;
use serde::de::DeserializeOwned;
use solo_table::TableError;

/// What a call answers: an error is a JSON text, too.
pub(crate) type Answer<T> = Result<T, String>;

/// Why something was refused before a table saw it.
#[derive(Serialize)]
struct Error<'a> {
    kind: &'a str,
    message: &'a str,
}

pub(crate) fn write(data: &impl Serialize) -> String {
    // Nothing that a table says can fail to be written.
    serde_json::to_string(data).unwrap_or_default()
}

pub(crate) fn read<T: DeserializeOwned>(kind: &'static str, text: &str) -> Answer<T> {
    serde_json::from_str(text).map_err(|why| error(kind, &why.to_string()))
}

pub(crate) fn error(kind: &str, message: &str) -> String {
    write(&Error { kind, message })
}

pub(crate) fn refused<T>(done: Result<T, TableError>) -> Answer<T> {
    done.map_err(|error| write(&error))
}
