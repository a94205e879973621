//! The lines of a saved game.

use super::error::{LoadError, Place};
use super::load;

/// The lines of a text, each with its number.
pub(crate) struct Lines<'a> {
    pub(super) rest: &'a str,
    /// How many lines were taken.
    taken: usize,
}

impl<'a> Lines<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self {
            rest: text,
            taken: 0,
        }
    }

    /// How many lines were taken.
    pub(crate) const fn taken(&self) -> usize {
        self.taken
    }

    /// The line that was taken last.
    pub(crate) const fn last(&self) -> Place {
        Place::Line(self.taken)
    }

    /// The line that comes next.
    pub(crate) const fn here(&self) -> Place {
        Place::Line(self.taken.saturating_add(1))
    }

    /// The next line, which has to be there, with its line feed, and what follows it.
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

    /// What follows `key` in the next line; `None`, and nothing is taken, if the line begins otherwise.
    pub(crate) fn optional(&mut self, key: &str) -> Result<Option<&'a str>, LoadError> {
        match self.peek()?.0.strip_prefix(key) {
            Some(value) => self.take().map(|_| Some(value)),
            None => Ok(None),
        }
    }

    /// What follows `key` in the next line, which has to begin so.
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

    /// The number that follows `key` in the next line.
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
