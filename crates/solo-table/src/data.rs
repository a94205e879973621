//! Data of the games as JSON.

use core::fmt::{self, Debug, Display, Formatter};
use core::ops::Deref;
use std::sync::OnceLock;

use serde::{Serialize, Serializer};
use solo_core::{JsonTree, Value};

/// Data of a game, which is read like a [`Value`] and written in the order of its fields.
///
/// A `Value` alone has the order that the program gives it by features of `serde_json`.
///
/// ```
/// # #[cfg(feature = "tomb4k")] {
/// use solo_table::{Dealer, Table, Tables};
/// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
/// let options = table.options();
/// assert_eq!(options["min_delve_turns"], 1);
/// assert_eq!(options.to_string(), r#"{"min_delve_turns":1,"drop_timing":"any"}"#);
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone)]
pub struct Json {
    text: String,
    /// Value of the text, from the first look at it on.
    value: OnceLock<Value>,
}

impl Json {
    /// Writes data; a map whose keys are no texts becomes an empty text.
    pub fn of(data: &impl Serialize) -> Self {
        Self {
            // Names of fields are texts, so nothing can fail.
            text: serde_json::to_string(data).unwrap_or_default(),
            value: OnceLock::new(),
        }
    }

    /// Returns the data with the order of its fields.
    pub fn tree(&self) -> JsonTree {
        serde_json::from_str(&self.text).unwrap_or(JsonTree::Null)
    }
}

impl Deref for Json {
    type Target = Value;

    fn deref(&self) -> &Value {
        let read = || serde_json::from_str(&self.text).unwrap_or_default();
        self.value.get_or_init(read)
    }
}

impl From<Json> for Value {
    fn from(json: Json) -> Self {
        let read = || serde_json::from_str(&json.text).unwrap_or_default();
        json.value.into_inner().unwrap_or_else(read)
    }
}

impl Default for Json {
    fn default() -> Self {
        Self::of(&())
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text || **self == **other
    }
}

impl Eq for Json {}

impl PartialEq<Value> for Json {
    fn eq(&self, other: &Value) -> bool {
        **self == *other
    }
}

impl PartialEq<Json> for Value {
    fn eq(&self, other: &Json) -> bool {
        *self == **other
    }
}

impl Debug for Json {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "Json({})", self.text)
    }
}

impl Display for Json {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            // As a value does it, over several lines.
            let text = serde_json::to_string_pretty(self).unwrap_or_default();
            return f.write_str(&text);
        }
        f.write_str(&self.text)
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.tree().serialize(serializer)
    }
}
