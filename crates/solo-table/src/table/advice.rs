//! Players at a table: hints, decisions and whole games.

use crate::advice::{Hint, Played, Player};
use crate::scene::Choice;

use super::Table;

impl Table {
    /// Returns the evaluation of each decision by a search, the best first.
    /// The list is empty if no decision is due. The same playouts and seed give the same hint.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let mut table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
    /// let hint = table.hint(50, 1);
    /// assert_eq!(hint.len(), table.choices().len());
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[doc(alias("best_move", "engine"))]
    #[must_use]
    pub fn hint(&self, playouts: u32, seed: u64) -> Vec<Hint> {
        self.session.hint(playouts, seed, self.language())
    }

    /// Returns the decision of a player here; `None` if no decision is due. The same player and
    /// seed decide the same.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Player, Table, Tables};
    /// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
    /// let choice = table.advice(Player::Sensible, 1).unwrap();
    /// assert!(table.choices().contains(&choice));
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[must_use]
    pub fn advice(&self, player: Player, seed: u64) -> Option<Choice> {
        self.session.advice(player, seed, self.language())
    }

    /// Plays a new game to the end and returns its result; `None` if the player gives up.
    ///
    /// The game has the options and the catalogue of this table and is dealt from the seed `deal`.
    /// The same player and deal lead to the same result.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Player, Table, Tables};
    /// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::nobody())?;
    /// let played = table.played(Player::Sensible, 7).unwrap();
    /// assert_eq!(table.played(Player::Sensible, 7), Some(played));
    /// assert!(played.decisions > 0);
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[must_use]
    pub fn played(&self, player: Player, deal: u64) -> Option<Played> {
        self.session.played(player, deal)
    }
}
