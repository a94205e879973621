//! Bounds of what a table accepts from outside.

use core::fmt::{self, Write};
use std::io::{self, BufRead, Read as _};

use solo_core::{Tables, Value, file_text, read_json};

use crate::error::TableError;
use crate::error_kind::ErrorKind;

/// Bounds of what a table accepts from outside, so that no text takes more than a second or 64 MB.
///
/// The bounds are lengths, and are checked before anything is read; the default is at least eight
/// times what the games here need. [`Table::new`](crate::Table::new), [`Table::set_up`](crate::Table::set_up) and [`Table::load`](crate::Table::load) use the default. A
/// table keeps the limits under which it was made. [`Games::within`](crate::Games::within) sets them for any list of games.
///
/// ```
/// # #[cfg(feature = "tomb4k")] {
/// use solo_table::{Dealer, Limits, Tables};
/// let mut limits = Limits::default();
/// let table = limits.new_table("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
/// limits.save = 100;
/// let error = limits.load(&table.save(), &Tables::new()).unwrap_err();
/// assert_eq!(error.to_string(), "the save has more than 100 bytes");
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// Maximum length in bytes of a line, of JSON, and of corrections together.
    pub line: usize,
    /// Maximum length of a save in bytes.
    pub save: usize,
    /// Maximum length of a view in bytes, as JSON.
    pub view: usize,
    /// Maximum number of tables of a catalogue.
    pub tables: usize,
    /// Maximum length in bytes of the tables of a catalogue together.
    pub catalogue: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            line: 1 << 18,
            save: 1 << 20,
            view: 1 << 18,
            tables: Tables::MOST,
            catalogue: 1 << 18,
        }
    }
}

impl Limits {
    /// Reads JSON: a view, options, or the tables of a catalogue. An error is of this kind.
    ///
    /// # Errors
    /// A text beyond the limits or that is not JSON.
    ///
    /// ```
    /// use solo_table::{ErrorKind, Limits, Tables};
    /// let data = Limits::default().read_json(ErrorKind::BadCatalogue, r#"{"dice": "colour\nred\n"}"#)?;
    /// assert!(Tables::try_from(&data).is_ok());
    /// let brackets = "[".repeat(1_000_000);
    /// assert_eq!(Limits::default().read_json(ErrorKind::BadPosition, &brackets).unwrap_err().kind, ErrorKind::BadPosition);
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn read_json(self, kind: ErrorKind, text: &str) -> Result<Value, TableError> {
        check(kind, "the JSON", text.len(), self.line)?;
        read_json(text).map_err(|error| TableError::new(kind, error))
    }

    /// Reads the next line, without its end; `None` after the last one. A longer line is skipped as it
    /// comes in.
    ///
    /// # Errors
    /// Errors of the input; inside, the error `malformed` of a line beyond the limits or that is not text.
    ///
    /// ```
    /// use solo_table::{ErrorKind, Limits};
    /// let mut limits = Limits::default();
    /// limits.line = 5;
    /// let mut input = &b"delve\nretreat\nlight\xff"[..];
    /// assert_eq!(limits.read_line(&mut input)?.unwrap().unwrap(), "delve");
    /// assert_eq!(limits.read_line(&mut input)?.unwrap().unwrap_err().kind, ErrorKind::Malformed);
    /// assert!(limits.read_line(&mut input)?.unwrap().is_err());
    /// assert!(limits.read_line(&mut input)?.is_none());
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn read_line(
        self,
        input: &mut impl BufRead,
    ) -> io::Result<Option<Result<String, TableError>>> {
        let mut line = Vec::new();
        let most = u64::try_from(self.line.saturating_add(1)).unwrap_or(u64::MAX);
        if input.by_ref().take(most).read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        if line.last() == Some(&b'\n') {
            line.pop();
        } else if line.len() > self.line {
            input.skip_until(b'\n')?;
        }
        let checked = check(ErrorKind::Malformed, "the line", line.len(), self.line);
        Ok(Some(checked.and_then(|()| {
            // Other systems begin a file with a byte order mark and end lines with a carriage return.
            let text =
                file_text(&line).map_err(|cause| TableError::new(ErrorKind::Malformed, cause))?;
            Ok(text.strip_suffix('\r').unwrap_or(&text).to_owned())
        })))
    }

    pub(crate) fn check_save(self, save: &str) -> Result<(), TableError> {
        check(ErrorKind::BadSave, "the save", save.len(), self.save)
    }

    pub(crate) fn check_line(self, kind: ErrorKind, bytes: usize) -> Result<(), TableError> {
        check(kind, "the line", bytes, self.line)
    }

    pub(crate) fn check_tables(self, tables: &Tables) -> Result<(), TableError> {
        let kind = ErrorKind::BadCatalogue;
        if tables.iter().len() > self.tables {
            let message = format_args!("there are more than {} tables", self.tables);
            return Err(TableError::new(kind, message));
        }
        let lengths = tables.iter().map(|(name, text)| [name.len(), text.len()]);
        let bytes = lengths.flatten().fold(0, usize::saturating_add);
        check(kind, "the catalogue", bytes, self.catalogue)
    }

    pub(crate) fn check_view(self, view: &Value) -> Result<(), TableError> {
        let mut written = Counter(self.view);
        write!(written, "{view}")
            .map_err(|_| too_long(ErrorKind::BadPosition, "the view", self.view))
    }
}

/// Accepts this number of bytes and counts down.
struct Counter(usize);

impl Write for Counter {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = self.0.checked_sub(text.len()).ok_or(fmt::Error)?;
        Ok(())
    }
}

fn check(kind: ErrorKind, what: &str, bytes: usize, most: usize) -> Result<(), TableError> {
    if bytes > most {
        Err(too_long(kind, what, most))
    } else {
        Ok(())
    }
}

fn too_long(kind: ErrorKind, what: &str, most: usize) -> TableError {
    TableError::new(kind, format_args!("{what} has more than {most} bytes"))
}
