//! Further games by the rules of a table: from the start, from a position, from a save.

use solo_core::{Tables, Value};

use super::Table;
use crate::error::TableError;
use crate::error_kind::ErrorKind;

impl Table {
    /// Begins the same game from the start, without a source of chance.
    ///
    /// `options` is an object as [`Table::options`] gives it, in which those that are missing have their
    /// defaults; `tables` are those of the catalogue that differ from the embedded ones. Either stays what
    /// it is at this table if it is `None`.
    ///
    /// # Errors
    /// An unknown option, a value that an option does not have, and every fault of the tables.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
    /// let options = serde_json::from_str(r#"{"min_delve_turns": 2}"#).unwrap();
    /// let again = table.begin_again(Some(&options), None)?;
    /// assert_eq!(again.options().get("min_delve_turns"), Some(&2.into()));
    /// let options = serde_json::from_str(r#"{"torches": 2}"#).unwrap();
    /// let error = table.begin_again(Some(&options), None).unwrap_err();
    /// assert_eq!(error.to_string(), "torches: there is no option of this name");
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn begin_again(
        &self,
        options: Option<&Value>,
        tables: Option<&Tables>,
    ) -> Result<Self, TableError> {
        self.check(None, tables)?;
        Ok(self.like(self.session.begin_again(options, tables)?))
    }

    /// Sets up the same game at a position, without a source of chance: `view` as [`Table::view`]
    /// returns it, perhaps edited; options and tables as for [`Table::begin_again`].
    ///
    /// # Errors
    /// Those of [`Table::begin_again`], and every fault of the view.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let options = [("min_delve_turns", "2")];
    /// let table = Table::new("tomb4k", &options, &Tables::new(), Dealer::seeded(42))?;
    /// let same = table.set_up_here(&table.view(), None, None)?;
    /// assert_eq!((same.view(), same.options()), (table.view(), table.options()));
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn set_up_here(
        &self,
        view: &Value,
        options: Option<&Value>,
        tables: Option<&Tables>,
    ) -> Result<Self, TableError> {
        self.check(Some(view), tables)?;
        Ok(self.like(self.session.set_up_here(view, options, tables)?))
    }

    /// A saved game of the game of this table, played with the tables of this one unless the save
    /// contains its own.
    ///
    /// # Errors
    /// The first fault of the save; that it is one of another game is a fault, too.
    ///
    /// ```
    /// # #[cfg(all(feature = "tomb4k", feature = "votk"))] {
    /// use solo_table::{Dealer, ErrorKind, Table, Tables};
    /// let table = |name| Table::new(name, &[], &Tables::new(), Dealer::seeded(42));
    /// let save = table("votk")?.save();
    /// assert_eq!(table("votk")?.load_here(&save)?.save(), save);
    /// assert_eq!(table("tomb4k")?.load_here(&save).unwrap_err().kind, ErrorKind::BadSave);
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn load_here(&self, save: &str) -> Result<Self, TableError> {
        self.limits.check_save(save)?;
        Ok(self.like(self.session.load_here(save)?))
    }

    /// Corrects the present position, as with `gold 4`: the same game, without a source of chance.
    /// The rulebook of the crate lists the corrections; most games have none.
    ///
    /// # Errors
    /// Every fault of the corrections and of the position that they make, and `no_amend` from a game
    /// without corrections.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, ErrorKind, Table, Tables};
    /// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
    /// assert_eq!(table.amended(&["gold 4"]).unwrap_err().kind, ErrorKind::NoAmend);
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn amended(&self, edits: &[&str]) -> Result<Self, TableError> {
        let bytes = edits.iter().map(|edit| edit.len().saturating_add(1));
        let bytes = bytes.fold(0, usize::saturating_add);
        self.limits.check_line(ErrorKind::BadPosition, bytes)?;
        Ok(self.like(self.session.amended(edits)?))
    }

    /// The inputs of the game as text, in the first form of saves: without seed and without tables.
    /// [`Table::load`] reads it, too.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
    /// assert!(table.record().starts_with("solo-save 1\n") && !table.record().contains("seed"));
    /// assert!(table.save().starts_with("solo-save 2\n"));
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[doc(alias("history", "pgn"))]
    pub fn record(&self) -> String {
        self.session.record()
    }

    /// Checks what another table is made from.
    fn check(&self, view: Option<&Value>, tables: Option<&Tables>) -> Result<(), TableError> {
        tables.map_or(Ok(()), |tables| self.limits.check_tables(tables))?;
        view.map_or(Ok(()), |view| self.limits.check_view(view))
    }
}
