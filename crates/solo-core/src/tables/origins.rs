//! Provenance of the values of a row.

use core::fmt::{self, Display, Write};

use super::{Cell, Column};
use crate::provenance::Provenance;
use crate::shared::Shared;

/// Provenance of the values of a row, as its column `prov` states it.
///
/// The text has letters for the whole row, then `column=letters` for exceptions. Several letters
/// for one value are joined by `+`. Where nothing is stated, the owner of the box entered the value.
///
/// ```
/// use solo_core::{Origins, Provenance};
/// let origins = Origins::new("H name=P cost=P+H");
/// assert!(origins.of("name").eq([Provenance::Published]));
/// assert!(origins.of("cost").eq([Provenance::Published, Provenance::House]));
/// assert!(origins.of("gold").eq([Provenance::House]));
/// assert!(origins.has(Provenance::House));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Origins<'a>(&'a str);

impl Default for Origins<'_> {
    /// Returns the provenance of values entered by the owner of the box.
    fn default() -> Self {
        Self(Provenance::Owner.letters())
    }
}

impl<'a> Origins<'a> {
    /// Reads this text; unknown letters are ignored.
    pub const fn new(text: &'a str) -> Self {
        Self(text)
    }

    /// Returns the text.
    pub const fn text(self) -> &'a str {
        self.0
    }

    /// Lists the provenance of the value in a column; entered by the owner if not stated.
    ///
    /// ```
    /// use solo_core::{Origins, Provenance};
    /// let origins = Origins::new("name=P+R");
    /// assert!(origins.of("name").eq([Provenance::Published, Provenance::Ruling]));
    /// assert!(origins.of("cost").eq([Provenance::Owner]));
    /// ```
    pub fn of(self, column: &str) -> impl Iterator<Item = Provenance> + use<'a> {
        let own = self.entries().find(|(name, _)| *name == Some(column));
        let letters = own.or_else(|| self.entries().find(|(name, _)| name.is_none()));
        let letters = letters.map_or(Provenance::Owner.letters(), |(_, letters)| letters);
        letters.split('+').filter_map(Provenance::from_letters)
    }

    /// Returns whether any value of the row has this provenance.
    pub fn has(self, provenance: Provenance) -> bool {
        // As lists of one: a search for a letter alone can panic as far as the compiler sees, and `has` is called in rules.
        let mut letters = self.entries().flat_map(|(_, letters)| letters.split(['+']));
        letters.any(|letter| letter == provenance.letters())
    }

    /// Lists the column, if one is named, and the letters of each entry.
    fn entries(self) -> impl Iterator<Item = (Option<&'a str>, &'a str)> {
        let entries = self.0.split([' ']);
        entries.map(|entry| match entry.split_once(['=']) {
            Some((column, letters)) => (Some(column), letters),
            None => (None, entry),
        })
    }

    /// Reports to `wrong` every named column that the table does not have, by name or alias.
    pub fn check(self, columns: &[Column], wrong: &mut dyn FnMut(&dyn Display)) {
        for name in self.entries().filter_map(|(name, _)| name) {
            if !columns.iter().any(|column| column.is_named(name)) {
                wrong(&format_args!("there is no column {name:?}"));
            }
        }
    }
}

impl<'a> Cell<'a> for Origins<'a> {
    const WHAT: &'static str =
        "letters of provenance (S, P, P2, R, H, U), with column=letters for what differs";

    /// An empty cell states nothing.
    fn read(text: &'a str, _: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
        if text.is_empty() {
            return Some(Self::default());
        }
        let origins = Self(text);
        let known = |letter| Provenance::from_letters(letter).is_some();
        let mut entries = origins.entries().enumerate();
        let sound = entries.all(|(index, (name, letters))| {
            (name.is_some() || index == 0) && letters.split('+').all(known)
        });
        sound.then_some(origins)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str(self.0)
    }
}

/// The [`Origins`] of a row that a catalogue keeps: embedded in the program, or loaded.
///
/// ```
/// use solo_core::{Provenance, SharedOrigins};
/// const PRINTED: SharedOrigins = SharedOrigins::new("P name=H");
/// assert!(PRINTED.get().of("name").eq([Provenance::House]));
/// assert_eq!(SharedOrigins::default().get().text(), "U");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedOrigins(Shared<str>);

impl SharedOrigins {
    /// Returns the sources of an embedded row, which is not checked.
    pub const fn new(text: &'static str) -> Self {
        Self(Shared::Static(text))
    }

    /// Returns the sources.
    pub fn get(&self) -> Origins<'_> {
        Origins::new(&self.0)
    }

    /// Lists the provenance of the value in a column, as [`Origins::of`] does.
    pub fn of(&self, column: &str) -> impl Iterator<Item = Provenance> {
        self.get().of(column)
    }

    /// Returns whether a value of the row has this provenance.
    pub fn has(&self, provenance: Provenance) -> bool {
        self.get().has(provenance)
    }

    /// Checks that every column named is there, as [`Origins::check`] does.
    pub fn check(&self, columns: &[Column], wrong: &mut dyn FnMut(&dyn Display)) {
        self.get().check(columns, wrong);
    }
}

/// The text is not checked, as that of [`SharedOrigins::new`].
impl From<Shared<str>> for SharedOrigins {
    fn from(text: Shared<str>) -> Self {
        Self(text)
    }
}

/// Entered by the owner of the box.
impl Default for SharedOrigins {
    fn default() -> Self {
        Self::new(Origins::default().text())
    }
}

impl<'a> Cell<'a> for SharedOrigins
where
    Shared<str>: Cell<'a>,
{
    const WHAT: &'static str = Origins::WHAT;

    fn read(text: &'a str, wrong: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
        if text.is_empty() {
            return Some(Self::default());
        }
        Origins::read(text, wrong)?;
        Shared::read(text, wrong).map(Self)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str(&self.0)
    }
}
