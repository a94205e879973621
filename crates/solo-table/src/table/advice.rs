//! Players at a table: hints, decisions and whole games.

use crate::advice::{Played, Player};
use crate::hints::{Hint, Hints};
use crate::scene::Choice;

use super::Table;

impl Table {
    /// Returns hints after this number of deals: at most five choices, the recommended one first.
    /// The list is empty if no decision is due, and where the player only reports what has happened at a real table. The
    /// same deals and seed give the same hints.
    ///
    /// Each deal plays every one of these choices to the end, in some milliseconds with feature `learned`, and in up to a hundred times that
    /// without it. A build without optimization takes many times as long, unless `[profile.dev.package."*"]` sets `opt-level = 3`.
    /// [`Table::hints`] gives them deal by deal.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
    /// let hints = table.hint(20, 1);
    /// assert!(hints[0].yours.mean > hints[1].yours.mean);
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[doc(alias("best_move", "engine"))]
    pub fn hint(&self, deals: u32, seed: u64) -> Vec<Hint> {
        let mut hints = self.hints(seed);
        hints.play(deals);
        hints.list()
    }

    /// Returns the hints of the position before their first deal, for a program that shows them while they get better.
    ///
    /// [`Hints`] has an example.
    pub fn hints(&self, seed: u64) -> Hints {
        Hints(self.session.hints(seed, self.language()))
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
    pub fn played(&self, player: Player, deal: u64) -> Option<Played> {
        self.session.played(player, deal)
    }
}
