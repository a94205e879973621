//! Catalogues inside saves.

use super::save::SavedTable;
use super::{SaveReader, Session};
use crate::data::Faults;
use crate::game::GameData;
use crate::tables::Tables;

impl<G: GameData> Session<G> {
    /// Includes the tables of the catalogue in every save, so that it can be loaded without them.
    ///
    /// [`SaveReader::catalogues`] reads them. The save grows by all cards. This is useful if the
    /// catalogue is the owner's and may change, and if the recipient of a save does not have it. A
    /// game whose catalogue is fixed has nothing to include.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::Ten;
    /// let session = Session::new(Ten).with_catalogue();
    /// assert!(!session.to_text().contains("table"), "Ten has no catalogue");
    /// ```
    #[must_use]
    pub fn with_catalogue(mut self) -> Self {
        if self.game.catalogue_fingerprint().is_some() {
            let tables = self.game.tables();
            self.tables = tables.iter().map(SavedTable::new).collect();
        }
        self
    }
}

impl<G: GameData> SaveReader<'_, G> {
    /// Reads the catalogue of each save that [contains it](Session::with_catalogue).
    ///
    /// All other saves use the catalogue of the base. Without this, the base has to have the
    /// catalogue that the game was played with: a program that accepts saves from strangers may not
    /// want their cards.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{SaveReader, Session};
    /// let text = Session::new(Ten).with_catalogue().to_text();
    /// assert!(SaveReader::new(&Ten).catalogues().parse(&text).is_ok());
    /// ```
    pub const fn catalogues(mut self) -> Self {
        self.assemble = Some(assemble);
        self
    }
}

fn assemble<G: GameData>(options: G::Options, saved: &[SavedTable]) -> Result<G, Faults> {
    let mut tables = Tables::new();
    for table in saved {
        tables.put(&table.name, table.rows.clone());
    }
    G::assemble(options, &tables)
}
