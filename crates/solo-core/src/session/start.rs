//! Where sessions begin.

use alloc::string::String;
use alloc::vec::Vec;

use super::{Dealer, Kept, Session};
use crate::chance::ChanceSource;
use crate::game::Game;
use crate::record::Record;

impl<G: Game> Session<G> {
    /// A game from the start in which nobody answers chance: what cards and dice show is reported.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Game, Session};
    /// let session = Session::new(Ten);
    /// assert_eq!(session.state(), &Ten.start());
    /// assert!(session.is_empty());
    /// ```
    #[must_use]
    pub fn new(game: G) -> Self {
        Self::with_chance(game, Dealer::nobody())
    }

    /// A game from the start in which a seed answers chance. The same seed deals what it deals in a
    /// [`Seeded`](crate::Seeded) game.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::Session;
    /// let session = Session::seeded(Ten, 42);
    /// assert_eq!(session.chance().seed(), Some(42));
    /// ```
    #[must_use]
    #[doc(alias("rng", "random"))]
    pub fn seeded(game: G, seed: u64) -> Self {
        Self::with_chance(game, Dealer::seeded(seed))
    }
}

impl<G: Game, C: ChanceSource<G> + Clone> Session<G, C> {
    /// A game from the start in which this source answers chance.
    ///
    /// Undo takes the source back: to a clone from before, which is asked again as far as it had come. What
    /// it says then counts for nothing, but it must not ask people; one that does answers `None` until they
    /// have reported.
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
    #[must_use]
    pub fn with_chance(game: G, chance: C) -> Self {
        Self::resume(&Record::new(game), chance)
    }

    /// A game that goes on where a record ends: one that was loaded, or begins from a position. The
    /// inputs of the record count as reported; if chance is due, this source answers at once.
    ///
    /// ```
    /// use solo_core::example::{Choice, Table, Ten};
    /// use solo_core::{Dealer, Record, Session};
    /// let record = Record::from_position(Ten, "rolling 3", Table::Rolling(3)).unwrap();
    /// let session = Session::resume(&record, Dealer::seeded(42));
    /// assert_eq!(session.state(), &Table::Deciding(8));
    /// ```
    #[must_use]
    pub fn resume(record: &Record<G>, chance: C) -> Self {
        let mut session = Self::begin(record, chance);
        for &input in record.inputs() {
            let chance = session.chance().clone();
            // A record holds only what its game accepts.
            if session.put(input, false, chance).is_err() {
                break;
            }
        }
        session.dealt_from = session.done;
        session.answer();
        session
    }

    /// The game of a record before its first input.
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
            position: record.position_text().map(String::from),
            tables: Vec::new(),
            present: start.clone(),
            start,
            marks: Vec::new(),
            inputs: Vec::new(),
            answered: Vec::new(),
            latest,
            done: 0,
            dealt_from: 0,
        }
    }
}

/// A saved game to go on with, in which nobody answers chance.
impl<G: Game> From<Record<G>> for Session<G> {
    fn from(record: Record<G>) -> Self {
        Self::resume(&record, Dealer::nobody())
    }
}
