//! Saves of a table.

use super::Table;

impl Table {
    /// Returns the game as text, without its catalogue; [`Table::load`] reads it if the catalogue is the
    /// embedded one, and [`Table::load_with`] with the tables of any other.
    #[doc(alias("serialize", "to_text"))]
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
    pub fn save_with_catalogue(&self) -> String {
        self.session.save_with_catalogue()
    }
}
