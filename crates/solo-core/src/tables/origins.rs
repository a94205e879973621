//! Where the values of a row come from.

use core::fmt::{self, Display, Write};

use super::{Cell, Column};
use crate::data::Provenance;

/// Where the values of a row come from, as the column `prov` says it: letters for the whole row, then
/// `column=letters` for what differs. Several letters for one value are joined by `+`.
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
    /// Typed in by the owner of the box.
    fn default() -> Self {
        Self(Provenance::Owner.letters())
    }
}

impl<'a> Origins<'a> {
    /// What this text says; letters that do not exist say nothing.
    #[must_use]
    pub const fn new(text: &'a str) -> Self {
        Self(text)
    }

    /// The text.
    #[must_use]
    pub const fn text(self) -> &'a str {
        self.0
    }

    /// Where the value of a column comes from.
    pub fn of(self, column: &str) -> impl Iterator<Item = Provenance> + use<'a> {
        let own = self.entries().find(|(name, _)| *name == Some(column));
        let letters = own.or_else(|| self.entries().find(|(name, _)| name.is_none()));
        let letters = letters.map_or("", |(_, letters)| letters);
        letters.split('+').filter_map(Provenance::from_letters)
    }

    /// Whether a value of the row comes from there.
    #[must_use]
    pub fn has(self, provenance: Provenance) -> bool {
        let mut letters = self.entries().flat_map(|(_, letters)| letters.split('+'));
        letters.any(|letter| letter == provenance.letters())
    }

    /// Column, if one is named, and letters.
    fn entries(self) -> impl Iterator<Item = (Option<&'a str>, &'a str)> {
        let entries = self.0.split(' ');
        entries.map(|entry| match entry.split_once('=') {
            Some((column, letters)) => (Some(column), letters),
            None => (None, entry),
        })
    }

    /// Says by `wrong` which columns are named that the table does not have.
    pub fn check(self, columns: &[Column], wrong: &mut dyn FnMut(&dyn Display)) {
        for name in self.entries().filter_map(|(name, _)| name) {
            if !columns.iter().any(|column| column.name == name) {
                wrong(&format_args!("there is no column {name:?}"));
            }
        }
    }
}

impl<'a> Cell<'a> for Origins<'a> {
    const WHAT: &'static str =
        "letters of provenance (S, P, P2, R, H, U), with column=letters for what differs";

    fn read(text: &'a str, _: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
        let origins = Self(text);
        let known = |letter| Provenance::from_letters(letter).is_some();
        let mut entries = origins.entries().enumerate();
        let sound = entries.all(|(place, (name, letters))| {
            (name.is_some() || place == 0) && letters.split('+').all(known)
        });
        sound.then_some(origins)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str(self.0)
    }
}
