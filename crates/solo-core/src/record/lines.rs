//! The lines of a saved game.

use alloc::borrow::Cow;
use alloc::string::String;

use super::error::{LoadError, Location};
use super::load;
use crate::text::plain_lines;

/// Returns a save as it was written: without what editors and other systems add to it.
///
/// These are a byte order mark, carriage returns before line feeds, empty lines after the end, and the last
/// line feed, which they leave out. A save that stops earlier stays as it is.
pub(crate) fn tidy(text: &str) -> Cow<'_, str> {
    let text = plain_lines(text);
    let body = text.trim_end_matches('\n');
    let last = body.rsplit('\n').next().unwrap_or_default();
    let is_whole = last
        .strip_prefix("check ")
        .is_some_and(|check| load::hex(check).is_some());
    if !is_whole || body.len().saturating_add(1) == text.len() {
        return text;
    }
    let mut whole = String::from(body);
    whole.push('\n');
    Cow::Owned(whole)
}

/// The lines of a text with their numbers.
pub(crate) struct Lines<'a> {
    pub(super) rest: &'a str,
    /// Number of lines read.
    taken: usize,
}

impl<'a> Lines<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self {
            rest: text,
            taken: 0,
        }
    }

    /// Returns the number of lines read.
    pub(crate) const fn taken(&self) -> usize {
        self.taken
    }

    /// Returns the location of the last line read.
    pub(crate) const fn last(&self) -> Location {
        Location::Line(self.taken)
    }

    /// Returns the location of the next line.
    pub(crate) const fn here(&self) -> Location {
        Location::Line(self.taken.saturating_add(1))
    }

    /// Returns the next line, which has to end with a line feed, and the rest of the text.
    fn peek(&self) -> Result<(&'a str, &'a str), LoadError> {
        let (line, rest) = self
            .rest
            .split_once('\n')
            .ok_or_else(|| LoadError::Truncated { at: self.here() })?;
        if line.contains('\r') {
            return Err(LoadError::CarriageReturn { at: self.here() });
        }
        Ok((line, rest))
    }

    pub(super) fn take(&mut self) -> Result<&'a str, LoadError> {
        let (line, rest) = self.peek()?;
        self.rest = rest;
        self.taken = self.taken.saturating_add(1);
        Ok(line)
    }

    /// Returns the text after `key` in the next line.
    ///
    /// Returns `None` and consumes nothing if the line begins otherwise.
    pub(crate) fn optional(&mut self, key: &str) -> Result<Option<&'a str>, LoadError> {
        match self.peek()?.0.strip_prefix(key) {
            Some(value) => self.take().map(|_| Some(value)),
            None => Ok(None),
        }
    }

    /// Returns the text after `key` in the next line, which has to begin with it.
    pub(crate) fn value(
        &mut self,
        key: &str,
        expected: &'static str,
    ) -> Result<&'a str, LoadError> {
        self.optional(key)?.ok_or_else(|| LoadError::Expected {
            at: self.here(),
            expected,
        })
    }

    /// Returns the number after `key` in the next line.
    pub(crate) fn number<N: core::str::FromStr>(
        &mut self,
        key: &str,
        expected: &'static str,
    ) -> Result<N, LoadError> {
        let value = self.value(key, expected)?;
        load::plain(value).ok_or_else(|| LoadError::Expected {
            at: self.last(),
            expected,
        })
    }
}
