//! Names of cards, and where each value comes from.

use core::fmt::{Display, Write};

use arrayvec::ArrayString;
use solo_core::{Origins, TableRow};

use super::Catalogue;
use super::house::HOUSE_ROWS;
use super::rows::{
    ActivityRow, CathedralRow, ChainRow, CharacterRow, ConstantRow, EventRow, PlaceRow,
};
use crate::ids::{ActivityId, CharacterId, EventId};

/// The names and labels of a catalogue.
#[derive(Debug)]
pub(crate) enum Labels {
    House,
    #[cfg(feature = "serde")]
    Loaded(alloc::vec::Vec<Label>),
}

/// What a row is called, and where its values come from.
#[cfg(feature = "serde")]
#[derive(Debug)]
pub(crate) struct Label {
    pub(super) table: &'static str,
    pub(super) row: alloc::string::String,
    pub(super) name: alloc::string::String,
    pub(super) prov: alloc::string::String,
}

/// A row that is found by the text of its first column.
pub(super) trait Labelled<'a>: TableRow<'a> + Copy {
    /// The first column.
    type Key: Display;

    fn key(&self) -> Self::Key;

    /// Whether this is the text of the first column.
    fn is(&self, key: &str) -> bool;

    /// What the row is called, and where its values come from.
    fn label(&self) -> (&'a str, Origins<'a>);
}

macro_rules! labelled {
    ($($row:ident: $field:ident, $key:ty, |$self:ident, $text:ident| $is:expr, $name:expr;)+) => {$(
        impl<'a> Labelled<'a> for $row<'a> {
            type Key = $key;

            fn key(&self) -> $key {
                self.$field
            }

            fn is(&$self, $text: &str) -> bool {
                $is
            }

            fn label(&$self) -> (&'a str, Origins<'a>) {
                ($name, $self.prov)
            }
        }
    )+};
}

labelled! {
    ConstantRow: name, &'a str, |self, key| self.name == key, self.name;
    ChainRow: name, crate::terms::Building, |self, key| self.name.word() == key, self.name.word();
    PlaceRow: name, crate::terms::Building, |self, key| self.name.word() == key, self.name.word();
    CathedralRow: name, super::rows::Feature, |self, key| self.name.word() == key, self.name.word();
    ActivityRow: id, ActivityId, |self, key| ActivityId::of(key) == Some(self.id), self.name;
    EventRow: id, EventId, |self, key| EventId::of(key) == Some(self.id), self.name;
    CharacterRow: id, CharacterId, |self, key| CharacterId::of(key) == Some(self.id), self.name;
}

fn find<'a, R: Labelled<'a>>(rows: &[R], key: &str) -> Option<(&'a str, Origins<'a>)> {
    rows.iter().find(|row| row.is(key)).map(R::label)
}

impl Catalogue {
    /// The printed name of an Activity, Event or Character card; `None` if the catalogue does not have
    /// it.
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

    /// Where the values of a row come from, by table and first column; `None` if the catalogue does not
    /// have the row.
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
            Labels::House => match table {
                ConstantRow::TABLE => find(HOUSE_ROWS.constants, row),
                ChainRow::TABLE => find(HOUSE_ROWS.chains, row),
                PlaceRow::TABLE => find(HOUSE_ROWS.places, row),
                CathedralRow::TABLE => find(HOUSE_ROWS.cathedral, row),
                ActivityRow::TABLE => find(HOUSE_ROWS.activities, row),
                EventRow::TABLE => find(HOUSE_ROWS.events, row),
                CharacterRow::TABLE => find(HOUSE_ROWS.characters, row),
                _ => None,
            },
            #[cfg(feature = "serde")]
            Labels::Loaded(labels) => {
                let mut labels = labels.iter();
                let label = labels.find(|label| label.table == table && label.row == row)?;
                Some((&label.name, Origins::new(&label.prov)))
            }
        }
    }
}
