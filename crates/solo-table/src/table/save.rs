//! Saves of a table, and tables of saves.

use solo_core::Tables;

use super::Table;
use crate::error::TableError;
use crate::games::Games;

impl Table {
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

    /// Returns the game as text, without its catalogue; [`Table::load`] reads it if the catalogue is the
    /// embedded one, and [`Table::load_with`] with the tables of any other.
    #[doc(alias("serialize", "to_text"))]
    #[must_use]
    pub fn save(&self) -> String {
        self.session.save()
    }

    /// Returns the game as text with all tables of its catalogue, so that [`Table::load`] needs no others.
    ///
    /// ```
    /// # #[cfg(feature = "votk")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let house = Table::new("votk", &[], &Tables::new(), Dealer::seeded(7))?;
    /// let designs = house.catalogue().get("designs").unwrap().replace("Box of Food,1,starter,8,1,", "Bread,1,starter,8,2,");
    /// let mine = Tables::new().with("designs", designs);
    /// let table = Table::new("votk", &[], &mine, Dealer::seeded(7))?;
    /// assert_eq!(Table::load(&table.save_with_catalogue())?.catalogue(), table.catalogue());
    /// let error = Table::load(&table.save()).unwrap_err();
    /// assert!(error.message.contains("catalogue"), "{error}");
    /// assert!(Table::load_with(&table.save(), &mine).is_ok());
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[must_use]
    pub fn save_with_catalogue(&self) -> String {
        self.session.save_with_catalogue()
    }
}
