//! JSON without a parser generator or tables of powers, for small data with few fractions.

mod fraction;
mod read;
mod write;

use core::fmt::{self, Display, Formatter};

use serde::ser::Serialize;

use super::Value;
use alloc::string::String;

pub(super) use fraction::Decimal;
use fraction::{fraction, negated};

/// Writes data as JSON, in one line without spaces; a fraction has at most six decimals.
///
/// ```
/// use solo_core::{Value, to_json};
/// assert_eq!(to_json(&[Some("a\n"), None]), r#"["a\n",null]"#);
/// assert_eq!(to_json(&Value::Fraction(0.25)), "0.25");
/// ```
#[must_use]
pub fn to_json(data: &(impl Serialize + ?Sized)) -> String {
    let mut out = String::new();
    // Everything that is data has a form in JSON, and a text accepts every write.
    let _ = data.serialize(write::Json(&mut out));
    out
}

impl Value {
    /// Reads JSON.
    ///
    /// # Errors
    /// The offset of the first unexpected byte, or of a value nested more than 100 deep.
    ///
    /// ```
    /// use solo_core::Value;
    /// let value = Value::from_json(r#"{"hp": [5, null]}"#)?;
    /// assert_eq!(value.to_string(), r#"{"hp": [5, null]}"#);
    /// assert_eq!(Value::from_json("[1,]").unwrap_err().at(), 3);
    /// # Ok::<(), solo_core::JsonError>(())
    /// ```
    pub fn from_json(text: &str) -> Result<Self, JsonError> {
        read::read(text)
    }
}

/// The offset at which a text stops being JSON, with the reason.
///
/// ```
/// use solo_core::Value;
/// let error = Value::from_json(r#"{"a":1,"a":2}"#).unwrap_err();
/// assert_eq!(error.to_string(), "byte 13: a field comes twice");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct JsonError {
    at: usize,
    why: &'static str,
}

impl JsonError {
    /// Returns the offset in bytes from the start of the text.
    #[must_use]
    pub const fn at(self) -> usize {
        self.at
    }
}

impl Display for JsonError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "byte {}: {}", self.at, self.why)
    }
}

impl core::error::Error for JsonError {}
