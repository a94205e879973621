//! Beginnings of sessions.

use alloc::string::String;
use alloc::vec::Vec;

use super::marks::Marks;
use super::tail::Tail;
use super::{Dealer, Kept, Session};
use crate::chance::ChanceSource;
use crate::game::Game;
use crate::record::Record;

impl<G: Game> Session<G> {
    /// Returns a game from the start, with chance outcomes reported from the table.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Game, Session};
    /// let session = Session::new(Ten);
    /// assert_eq!(session.state(), &Ten.start());
    /// assert!(session.is_empty());
    /// ```
    pub fn new(game: G) -> Self {
        Self::with_chance(game, Dealer::nobody())
    }

    /// Returns a game from the start that a seed deals.
    ///
    /// The same seed deals what it deals in a [`Seeded`](crate::Seeded) game.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::Session;
    /// let session = Session::seeded(Ten, 42);
    /// assert_eq!(session.chance().seed(), Some(42));
    /// ```
    #[doc(alias("rng", "random"))]
    pub fn seeded(game: G, seed: u64) -> Self {
        Self::with_chance(game, Dealer::seeded(seed))
    }
}

impl<G: Game, C: ChanceSource<G> + Clone> Session<G, C> {
    /// Returns a game from the start with this source of chance.
    ///
    /// Undo restores the source from an earlier clone and asks it again for the outcomes since.
    /// These answers are discarded, but the source must not ask people; one that does returns
    /// `None` until they have reported.
    ///
    /// ```
    /// use solo_core::example::{Choice, Table, Ten};
    /// use solo_core::{ChanceSource, Face, Session, Source};
    ///
    /// #[derive(Clone)]
    /// struct Loaded(Face);
    ///
    /// impl ChanceSource<Ten> for Loaded {
    ///     fn outcome(&mut self, _: &Ten, _: &Table, _: Source) -> Option<Face> {
    ///         Some(self.0)
    ///     }
    /// }
    ///
    /// let mut session = Session::with_chance(Ten, Loaded(Face::SIX));
    /// session.push(Choice::Roll)?;
    /// assert_eq!(session.state(), &Table::Deciding(6));
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn with_chance(game: G, chance: C) -> Self {
        Self::resume(&Record::new(game), chance)
    }

    /// Continues the game of a record: one that was loaded, or that begins from a position.
    ///
    /// The inputs of the record count as reported; if chance is due, this source resolves it
    /// immediately.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::{Dealer, Record, Session};
    /// let record = Record::from_position(Ten, "rolling 3", Table::Rolling(3)).unwrap();
    /// let session = Session::resume(&record, Dealer::seeded(42));
    /// assert_eq!(session.state(), &Table::Deciding(8));
    /// ```
    pub fn resume(record: &Record<G>, chance: C) -> Self {
        let mut session = Self::begin(record, chance);
        for &input in record.inputs() {
            let chance = session.chance().clone();
            // A record holds only inputs that its game accepts.
            if session.put(input, false, chance).is_err() {
                break;
            }
        }
        session.dealt_from = session.done;
        session.answer();
        session
    }

    /// Returns the game of a record before its first input.
    pub(super) fn begin(record: &Record<G>, chance: C) -> Self {
        let game = record.game().clone();
        let mut latest = Vec::new();
        let state = match record.position_text() {
            Some(_) => record.origin(),
            None => game.start_with_events(&mut latest),
        };
        let start = Kept { state, chance };
        Self {
            game,
            header: record.header().clone(),
            position: record.position_text().map(String::from),
            tables: Vec::new(),
            present: start.clone(),
            marks: Marks::new(start),
            inputs: Vec::new(),
            answered: Vec::new(),
            tail: Tail::started(latest),
            done: 0,
            dealt_from: 0,
        }
    }
}

/// Continues a saved game, with chance outcomes reported from the table.
impl<G: Game> From<Record<G>> for Session<G> {
    fn from(record: Record<G>) -> Self {
        Self::resume(&record, Dealer::nobody())
    }
}
