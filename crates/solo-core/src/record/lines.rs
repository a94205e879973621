//! The lines of a saved game.

use super::error::{LoadError, Location};
use super::load;

/// Returns the text of a save as it was written.
///
/// Editors put a byte order mark in front of it or end it with one more line feed; neither can be
/// part of a save.
pub(crate) fn as_written(text: &str) -> &str {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    match text.strip_suffix('\n') {
        Some(shorter) if shorter.ends_with('\n') => shorter,
        _ => text,
    }
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
        if line.ends_with('\r') {
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
