//! Questions read from JSON.

use core::fmt::Display;

use solo_core::Value;

use super::Question;
use crate::error::TableError;
use crate::error_kind::ErrorKind;
use crate::rules::RulePart;

fn malformed(message: impl Display) -> TableError {
    TableError::new(ErrorKind::Malformed, message)
}

/// The fields of a question that is read.
pub(super) struct Fields<'a>(pub(super) &'a Value);

/// A type of fields.
pub(super) trait Field: Sized {
    fn read(fields: &Fields<'_>, name: &str) -> Result<Self, TableError>;
}

impl Fields<'_> {
    fn get<T>(
        &self,
        name: &str,
        read: fn(&Value) -> Option<T>,
        what: &str,
    ) -> Result<Option<T>, TableError> {
        match self.0.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => match read(value) {
                Some(read) => Ok(Some(read)),
                None => Err(malformed(format_args!("{name} is {what}"))),
            },
        }
    }

    pub(super) fn text(&self, name: &str) -> Result<String, TableError> {
        let text = self.get(name, |value| value.as_str().map(str::to_owned), "a text")?;
        text.ok_or_else(|| missing(name))
    }

    /// Refuses fields besides these.
    pub(super) fn end(&self, known: &[&str]) -> Result<(), TableError> {
        let mut names = self
            .0
            .as_object()
            .into_iter()
            .flat_map(|fields| fields.keys());
        match names.find(|name| *name != "cmd" && !known.contains(&name.as_str())) {
            Some(name) => Err(malformed(format_args!(
                "there is no field {name:?} in this question"
            ))),
            None => Ok(()),
        }
    }
}

fn missing(name: &str) -> TableError {
    malformed(format_args!("the field {name} is missing"))
}

/// Returns the error of a word that no question has.
pub(super) fn unknown(word: &str) -> TableError {
    let words = Question::WORDS.join(", ");
    malformed(format_args!("there is no question {word:?}, but {words}"))
}

impl Field for Option<usize> {
    fn read(fields: &Fields<'_>, name: &str) -> Result<Self, TableError> {
        let read = |value: &Value| usize::try_from(value.as_u64()?).ok();
        fields.get(name, read, "a whole number from 0")
    }
}

impl Field for usize {
    fn read(fields: &Fields<'_>, name: &str) -> Result<Self, TableError> {
        Option::<Self>::read(fields, name)?.ok_or_else(|| missing(name))
    }
}

impl Field for bool {
    fn read(fields: &Fields<'_>, name: &str) -> Result<Self, TableError> {
        let flag = fields.get(name, Value::as_bool, "true or false")?;
        Ok(flag.unwrap_or(false))
    }
}

impl Field for String {
    fn read(fields: &Fields<'_>, name: &str) -> Result<Self, TableError> {
        fields.text(name)
    }
}

impl Field for RulePart {
    fn read(fields: &Fields<'_>, name: &str) -> Result<Self, TableError> {
        Self::from_word(&fields.text(name)?).ok_or_else(|| {
            let words: Vec<&str> = Self::ALL.iter().map(|part| part.word()).collect();
            malformed(format_args!(
                "a part of the rules is one of {}",
                words.join(", ")
            ))
        })
    }
}
