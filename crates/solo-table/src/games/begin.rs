//! Tables of the games of this build, by name.

use solo_core::{Dealer, Tables, Value};

use super::Games;
use crate::error::TableError;
use crate::limits::Limits;
use crate::table::Table;

impl Table {
    /// Sits down to the game of this name: options as name and value, the tables of its catalogue that
    /// differ from the embedded ones, and who answers chance.
    ///
    /// # Errors
    /// An unknown game or option, a value that an option does not have, and every fault of the tables.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::nobody())?;
    /// assert_eq!(table.facts().designers, "Matthew Lowes");
    /// assert!(Table::new("tomb4k", &[("lives", "9")], &Tables::new(), Dealer::nobody()).is_err());
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn new(
        name: &str,
        options: &[(&str, &str)],
        tables: &Tables,
        chance: Dealer,
    ) -> Result<Self, TableError> {
        Games::embedded().table(name, options, tables, chance)
    }

    /// Sits down to a position: `view` as [`Table::view`] gives it, perhaps edited.
    ///
    /// # Errors
    /// Those of [`Table::new`], and every fault of the view.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let nobody = Dealer::nobody();
    /// let table = Table::new("tomb4k", &[], &Tables::new(), nobody.clone())?;
    /// let same = Table::set_up("tomb4k", &[], &Tables::new(), nobody, &table.view())?;
    /// assert_eq!(same.view(), table.view());
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[doc(alias("position", "fen"))]
    pub fn set_up(
        name: &str,
        options: &[(&str, &str)],
        tables: &Tables,
        chance: Dealer,
        view: &Value,
    ) -> Result<Self, TableError> {
        Games::embedded().set_up(name, options, tables, chance, view)
    }

    /// Goes on with a saved game: of which game it is, its options and its seed are in the save.
    ///
    /// # Errors
    /// The first fault of the save.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let mut table = Table::new("tomb4k", &[], &Tables::new(), Dealer::nobody())?;
    /// table.report("card 9S")?;
    /// assert_eq!(Table::load(&table.save())?.steps(), 1);
    /// assert_eq!(Table::load("solo-save").unwrap_err().kind, solo_table::ErrorKind::BadSave);
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[doc(alias("deserialize", "parse"))]
    pub fn load(text: &str) -> Result<Self, TableError> {
        Self::load_with(text, &Tables::new())
    }

    /// Goes on with a saved game that was played with these tables, as far as it does not contain its own.
    ///
    /// # Errors
    /// The first fault of the save, and every fault of the tables.
    pub fn load_with(text: &str, tables: &Tables) -> Result<Self, TableError> {
        Games::embedded().load_with(text, tables)
    }
}

impl Limits {
    /// Sits down like [`Table::new`], under these limits.
    ///
    /// # Errors
    /// Those of [`Table::new`], and tables beyond the limits.
    pub fn new_table(
        self,
        name: &str,
        options: &[(&str, &str)],
        tables: &Tables,
        chance: Dealer,
    ) -> Result<Table, TableError> {
        let games = Games::embedded().within(self);
        games.table(name, options, tables, chance)
    }

    /// Sits down to a position like [`Table::set_up`], under these limits.
    ///
    /// # Errors
    /// Those of [`Table::set_up`], and tables or a view beyond the limits.
    pub fn set_up(
        self,
        name: &str,
        options: &[(&str, &str)],
        tables: &Tables,
        chance: Dealer,
        view: &Value,
    ) -> Result<Table, TableError> {
        let games = Games::embedded().within(self);
        games.set_up(name, options, tables, chance, view)
    }

    /// Goes on with a saved game like [`Table::load_with`], under these limits.
    ///
    /// # Errors
    /// Those of [`Table::load_with`], and tables or a save beyond the limits.
    pub fn load(self, save: &str, tables: &Tables) -> Result<Table, TableError> {
        Games::embedded().within(self).load_with(save, tables)
    }
}
