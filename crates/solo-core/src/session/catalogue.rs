//! Catalogues inside saves.

use super::save::SavedTable;
use super::{SaveReader, Session};
use crate::data::{Faults, GameData};
use crate::tables::Tables;

impl<G: GameData> Session<G> {
    /// Puts the tables of the catalogue into every save, so that it can be loaded without them:
    /// [`SaveReader::catalogues`].
    ///
    /// A save grows by all the cards there are. It is worth it where the catalogue is the owner's and may
    /// change, and where a save is sent to somebody who does not have it. A game whose catalogue is fixed
    /// has nothing to put in.
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
    /// Takes the catalogue from saves that [contain it](Session::with_catalogue), and from the base for all
    /// others.
    ///
    /// Without this, the catalogue of the base has to be the one that the game was played with: whoever
    /// takes saves from strangers may not want to play with their cards.
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
