//! Names of cards, and labels of values.

use core::fmt::{self, Display, Write};

use arrayvec::ArrayString;
use solo_core::{Origins, TableRow};

use super::Catalogue;
use super::build::Printed;
use super::house::HOUSE_ROWS;
use super::rows::{
    ActivityRow, CathedralRow, ChainRow, CharacterRow, ConstantRow, EventRow, Feature, PlaceRow,
};
use crate::ids::{ActivityId, CharacterId, EventId};
use crate::terms::Building;

/// The names and labels of a catalogue.
#[derive(Debug)]
pub(crate) enum Labels {
    House,
    #[cfg(feature = "serde")]
    Loaded(alloc::vec::Vec<Label>),
}

/// Name of a row, and labels of its values.
#[cfg(feature = "serde")]
#[derive(Debug)]
pub(crate) struct Label {
    pub(super) table: &'static str,
    pub(super) row: alloc::string::String,
    pub(super) name: alloc::string::String,
    pub(super) prov: alloc::string::String,
}

/// A row that is identified by its first column.
pub(super) trait Labelled<'a>: TableRow<'a> + Copy {
    /// The first column.
    type Key: Display + Copy + Ord;

    fn key(&self) -> Self::Key;

    /// Returns the name of the row and the labels of its values.
    fn label(&self) -> (&'a str, Origins<'a>);
}

macro_rules! labelled {
    ($($row:ident: $key:ident, $type:ty, $name:expr;)+) => {$(
        impl<'a> Labelled<'a> for $row<'a> {
            type Key = $type;

            fn key(&self) -> $type {
                self.$key
            }

            fn label(&self) -> (&'a str, Origins<'a>) {
                let name: fn(&Self) -> &'a str = $name;
                (name(self), self.prov)
            }
        }
    )+};
}

labelled! {
    ConstantRow: name, &'a str, |row| row.name;
    ChainRow: name, Building, |row| row.name.word();
    PlaceRow: name, Building, |row| row.name.word();
    CathedralRow: name, Feature, |row| row.name.word();
    ActivityRow: id, ActivityId, |row| row.name;
    EventRow: id, EventId, |row| row.name;
    CharacterRow: id, CharacterId, |row| row.name;
}

/// An operation on each of the tables.
pub(super) trait EachTable<'a> {
    fn table<R: Labelled<'a>>(&mut self, rows: &[R]);
}

impl<'a> Printed<'a> {
    pub(super) fn each_table(&self, mut what: impl EachTable<'a>) {
        what.table(self.constants);
        what.table(self.chains);
        what.table(self.places);
        what.table(self.cathedral);
        what.table(self.activities);
        what.table(self.events);
        what.table(self.characters);
    }
}

/// The row to find, and the result.
struct Search<'s, 'a> {
    table: &'s str,
    row: &'s str,
    found: &'s mut Option<(&'a str, Origins<'a>)>,
}

impl<'a> EachTable<'a> for Search<'_, 'a> {
    fn table<R: Labelled<'a>>(&mut self, rows: &[R]) {
        if R::TABLE == self.table {
            let found = rows.iter().find(|row| is(row.key(), self.row));
            *self.found = found.map(R::label);
        }
    }
}

/// Returns whether a value is written like this.
fn is(thing: impl Display, text: &str) -> bool {
    let mut rest = Rest(text);
    write!(rest, "{thing}").is_ok() && rest.0.is_empty()
}

/// The rest of a text to compare with; writing ends where something else is written.
struct Rest<'a>(&'a str);

impl Write for Rest<'_> {
    fn write_str(&mut self, written: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(written).ok_or(fmt::Error)?;
        Ok(())
    }
}

impl Catalogue {
    /// Returns the printed name of an Activity, Event or Character card. `None` if the catalogue
    /// does not have it.
    ///
    /// ```
    /// use kings_challenge::{ActivityId, Catalogue};
    /// let house = Catalogue::house();
    /// assert_eq!(house.name("r1a".parse::<ActivityId>()?), Some("Archer"));
    /// assert_eq!((house.name("er1"), house.name("er9")), (Some("War"), None));
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    #[must_use]
    pub fn name(&self, card: impl Display) -> Option<&str> {
        let mut id = ArrayString::<4>::new();
        write!(id, "{card}").ok()?;
        let tables = [ActivityRow::TABLE, EventRow::TABLE, CharacterRow::TABLE];
        let mut labels = tables.iter().filter_map(|table| self.label(table, &id));
        labels.next().map(|(name, _)| name)
    }

    /// Returns the labels of the values of a row, by table and first column. `None` if the
    /// catalogue does not have the row.
    ///
    /// ```
    /// use kings_challenge::Catalogue;
    /// use solo_core::Provenance;
    /// let house = Catalogue::house();
    /// let archer = house.origins("activity", "r1a").unwrap();
    /// assert!(archer.of("name").eq([Provenance::Published]));
    /// assert!(archer.of("divisor").eq([Provenance::House]));
    /// assert!(house.origins("constants", "income").unwrap().of("value").eq([Provenance::Published]));
    /// assert_eq!(house.origins("constants", "luck"), None);
    /// ```
    #[must_use]
    pub fn origins(&self, table: &str, row: &str) -> Option<Origins<'_>> {
        self.label(table, row).map(|(_, origins)| origins)
    }

    fn label(&self, table: &str, row: &str) -> Option<(&str, Origins<'_>)> {
        match &self.labels {
            Labels::House => {
                let mut found = None;
                HOUSE_ROWS.each_table(Search {
                    table,
                    row,
                    found: &mut found,
                });
                found
            }
            #[cfg(feature = "serde")]
            Labels::Loaded(labels) => {
                let mut labels = labels.iter();
                let label = labels.find(|label| label.table == table && label.row == row)?;
                Some((&label.name, Origins::new(&label.prov)))
            }
        }
    }
}
