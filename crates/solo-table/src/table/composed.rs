//! The table as data, for a screen that is composed by hand.

use super::Table;
use crate::moves::Changes;
use crate::pictures::Picture;
use crate::plays::Plays;
use crate::progress::Progress;

impl Table {
    /// Returns what each step from this one on has moved and changed; the steps count from 1.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, MoveKind, Table, Tables};
    /// let mut table = Table::new("tomb4k", &[], &Tables::new(), Dealer::nobody())?;
    /// table.report("card 9S")?;
    /// let step = table.changes_from(1).swap_remove(0);
    /// assert_eq!((step.step, step.caption.as_str()), (1, "You turned Monster 9"));
    /// assert_eq!((step.moves[0].kind, step.moves[0].to.as_deref()), (MoveKind::Turn, Some("open/9S")));
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[doc(alias("animation", "diff", "delta"))]
    pub fn changes_from(&self, step: usize) -> Vec<Changes> {
        self.session.changes(step, self.language())
    }

    /// Returns the choices as they are played: with verbs, ends, costs and gains as data.
    pub fn plays(&self) -> Plays {
        self.session.plays(self.language())
    }

    /// Returns tracks, sets, clocks and needs of the present position.
    pub fn progress(&self) -> Progress {
        self.progress_at(self.steps()).unwrap_or_default()
    }

    /// Returns tracks, sets, clocks and needs after that many steps.
    pub fn progress_at(&self, step: usize) -> Option<Progress> {
        self.session.progress(step, self.language())
    }

    /// Returns every card as it is drawn: what no step changes.
    pub fn pictures(&self) -> Vec<Picture> {
        self.session.pictures(self.language())
    }
}
