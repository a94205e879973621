//! The past of a game: its steps and events.

use super::Table;
use crate::data::Json;
use crate::report::{EventReport, Step};

impl Table {
    /// Returns the events from a step on; step 0 is the start of the game.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let mut table = Table::new("tomb4k", &[], &Tables::new(), Dealer::nobody())?;
    /// table.report("card 9S")?;
    /// assert_eq!(table.events_from(1)[0].kind, "card");
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[doc(alias = "history")]
    pub fn events_from(&self, step: usize) -> Vec<EventReport> {
        self.session.event_reports(step, self.language())
    }

    /// Returns the steps from one on with their events, for statistics.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let mut table = Table::new("tomb4k", &[], &Tables::new(), Dealer::nobody())?;
    /// table.report("card 9S")?;
    /// let steps = table.history_from(0);
    /// assert_eq!((steps[1].notation.as_str(), steps[1].number), ("card 9S", Some(7)));
    /// assert_eq!(steps[1].events, table.events_from(1));
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn history_from(&self, step: usize) -> Vec<Step> {
        self.session.history(step, self.language())
    }

    /// The same events as data alone, for programs: without the work of sentences.
    pub fn event_data_from(&self, step: usize) -> Vec<Json> {
        self.session.events(step)
    }

    /// Returns the events from a step on, in sentences; equal moves of a step are reported once.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let mut table = Table::new("tomb4k", &[], &Tables::new(), Dealer::nobody())?;
    /// table.report("card 9S")?;
    /// assert_eq!(table.narration_from(1)[0], "You turn up the 9 of Spades.");
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[doc(alias = "log")]
    pub fn narration_from(&self, step: usize) -> Vec<String> {
        self.narration(step, usize::MAX)
    }

    /// Returns the events from the start up to a step, in sentences.
    pub fn narration_until(&self, step: usize) -> Vec<String> {
        self.narration(0, step)
    }

    /// Returns the events of the steps from one to another, in sentences.
    pub(crate) fn narration(&self, from: usize, to: usize) -> Vec<String> {
        self.session.narration(from, to, self.language())
    }
}
