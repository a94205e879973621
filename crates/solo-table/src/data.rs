//! Data of the games as trees of JSON.

use serde::Serialize;
use solo_core::Value;

pub(crate) fn value_of(data: &impl Serialize) -> Value {
    // Names of fields are texts, so nothing can fail.
    serde_json::to_value(data).unwrap_or_default()
}
