//! A game in progress: a source of chance, undo that includes chance, a log, and saves.

#[cfg(feature = "serde")]
mod catalogue;
mod choices;
mod dealer;
mod log;
mod marks;
mod reader;
mod replay;
mod save;
mod start;
mod steps;
mod tail;
mod undo;

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Debug, Formatter};

use crate::game::{Game, InputOf, Next};
use crate::record::{Header, Record};

use self::marks::Marks;
use self::save::SavedTable;
use self::tail::Tail;

pub use self::choices::Choice;
pub use self::dealer::Dealer;
pub use self::log::Moment;
pub use self::reader::SaveReader;
pub use self::undo::UndoError;

/// A game in progress, with everything that a program around it needs.
///
/// # Sources of chance
///
/// A seed, so that the player only decides:
///
/// ```
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_core::{Next, Session};
/// let mut session = Session::seeded(Ten, 42);
/// session.push(Choice::Roll)?;
/// assert_eq!(session.state(), &Table::Deciding(5));
/// session.push(Choice::Stop)?;
/// assert_eq!(session.next(), Next::Over(5));
/// # Ok::<(), solo_core::Forbidden>(())
/// ```
///
/// Reports from the table, by a person with cards and dice:
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_core::{Next, Session};
/// let mut session = Session::new(Ten);
/// session.decide_text("roll")?;
/// assert!(matches!(session.next(), Next::Chance(_)));
/// session.report_text("4")?;
/// assert_eq!(session.state(), &Table::Deciding(4));
/// # Ok::<(), solo_core::Forbidden>(())
/// ```
///
/// A script, or any other [`ChanceSource`](crate::ChanceSource):
///
/// ```
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_core::{Face, Scripted, Session};
/// let mut session = Session::with_chance(Ten, Scripted(Face::all()));
/// session.push(Choice::Roll)?;
/// session.push(Choice::Roll)?;
/// assert_eq!(session.state(), &Table::Deciding(3));
/// # Ok::<(), solo_core::Forbidden>(())
/// ```
///
/// Chance is resolved in the same call, until a decision is due. An outcome that a source does not
/// have is to be reported, so a source may deal the cards and leave the dice to the table.
///
/// # Undo
///
/// [`Session::undo`] takes back one decision or report, with the chance outcomes that followed. The
/// source of chance is restored, too, so that another try brings the same cards. Undo stops at
/// revealed chance outcomes unless the caller overrides it. [`Session::redo`] goes forward again:
///
/// ```
/// use solo_core::Session;
/// use solo_core::example::{Choice, Table, Ten};
/// let mut session = Session::seeded(Ten, 42);
/// session.push(Choice::Roll)?;
/// assert_eq!(session.undo().unwrap_err().to_string(), "a card or a die has been revealed since");
/// session.undo_past_fence();
/// session.push(Choice::Roll)?;
/// assert_eq!(session.state(), &Table::Deciding(5), "the same face again");
/// # Ok::<(), solo_core::Forbidden>(())
/// ```
///
/// # The log and earlier positions
///
/// Events can be retrieved at any time: [`Session::events`] of one step, [`Session::all_events`],
/// [`Session::latest`], and [`Session::log`] in sentences. [`Session::moment`] returns an earlier
/// position. Few positions are kept; the others are found by a replay from them, so that a session
/// needs a few bytes per step:
///
/// ```
/// use solo_core::Session;
/// use solo_core::example::{Table, Ten};
/// let mut session = Session::seeded(Ten, 42);
/// session.decide_text("roll")?;
/// session.decide_text("stop")?;
/// assert_eq!(session.log(), ["The sum is now 5."]);
/// assert_eq!(session.moment(1).unwrap().state, Table::Rolling(0));
/// # Ok::<(), solo_core::Forbidden>(())
/// ```
///
/// # Saved games
///
/// [`Session::to_text`] writes the game with its seed, [`Session::parse`] reads and replays it. A
/// loaded game continues as if it had never stopped, undo and log included:
///
/// ```
/// use solo_core::Session;
/// use solo_core::example::{Choice, Ten};
/// let mut session = Session::seeded(Ten, 1);
/// session.push(Choice::Roll)?;
/// let mut loaded = Session::parse(&session.to_text(), &Ten).unwrap();
/// session.push(Choice::Roll)?;
/// loaded.push(Choice::Roll)?;
/// assert_eq!(loaded.to_text(), session.to_text());
/// # Ok::<(), solo_core::Forbidden>(())
/// ```
///
/// Inputs that were taken back are not saved: what is loaded has nothing to redo.
///
/// A [`Record`] has the inputs alone, without positions, undo, log and chance.
#[derive(Clone)]
#[doc(alias("save", "load", "history", "undo", "rng", "timeline"))]
pub struct Session<G: Game, C = Dealer> {
    game: G,
    /// Head of the save from which the game was loaded.
    header: Header,
    /// Text of the position from which the game began, for saves.
    position: Option<String>,
    /// Tables of the catalogue if every save includes them, otherwise none.
    tables: Vec<SavedTable>,
    marks: Marks<G, C>,
    present: Kept<G, C>,
    /// Every input, including those taken back.
    inputs: Vec<InputOf<G>>,
    /// `true` for each input that came from the source of chance; the others were decided or
    /// reported.
    answered: Vec<bool>,
    /// Events of the latest steps.
    tail: Tail<G::Event>,
    /// Number of inputs that are not taken back.
    done: usize,
    /// Index of the first input for which the source of chance was asked.
    dealt_from: usize,
}

/// A position, and the source of chance in its state there.
#[derive(Clone)]
struct Kept<G: Game, C> {
    state: G::State,
    chance: C,
}

impl<G: Game, C> Session<G, C> {
    /// Returns the rules: options and catalogue.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Returns the position.
    pub const fn state(&self) -> &G::State {
        &self.present.state
    }

    /// Returns what the position waits for.
    pub fn next(&self) -> Next<G::Outcome> {
        self.game.next(self.state())
    }

    /// Returns the source of chance in its present state.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Session, Source};
    /// let mut session = Session::seeded(Ten, 42);
    /// session.decide_text("roll")?;
    /// assert_eq!(session.chance().drawn(Source::new::<0>()), 1);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub const fn chance(&self) -> &C {
        &self.present.chance
    }

    /// Returns the number of decisions and chance outcomes, without those taken back.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::Ten;
    /// let mut session = Session::seeded(Ten, 42);
    /// session.decide_text("roll")?;
    /// assert_eq!((session.len(), session.is_empty()), (2, false));
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    #[doc(alias = "steps")]
    pub const fn len(&self) -> usize {
        self.done
    }

    /// Returns whether there are no inputs, or all were taken back.
    pub const fn is_empty(&self) -> bool {
        self.done == 0
    }

    /// Returns the inputs that lead to the position.
    ///
    /// ```
    /// use solo_core::example::{Choice, Ten};
    /// use solo_core::{Face, Input, Session};
    /// let mut session = Session::seeded(Ten, 42);
    /// session.push(Choice::Roll)?;
    /// let five = Face::new(5).unwrap();
    /// assert_eq!(session.inputs(), [Input::Decision(Choice::Roll), Input::Chance(five)]);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn inputs(&self) -> &[InputOf<G>] {
        self.inputs.get(..self.done).unwrap_or(&self.inputs)
    }

    /// Returns the text of the position from which the game began; `None` for the start.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::{Record, Session};
    /// let record = Record::from_position(Ten, "nine", Table::Deciding(9)).unwrap();
    /// assert_eq!(Session::from(record).position_text(), Some("nine"));
    /// ```
    pub fn position_text(&self) -> Option<&str> {
        self.position.as_deref()
    }

    /// Returns the game so far as a record: its inputs, without those taken back.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::Session;
    /// let mut session = Session::seeded(Ten, 42);
    /// session.decide_text("roll")?;
    /// assert_eq!(session.record().inputs(), session.inputs());
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn record(&self) -> Record<G> {
        let begun = |text: &String| (text.clone(), self.marks.start().state.clone());
        Record::from_parts(
            self.game.clone(),
            self.header.clone(),
            self.position.as_ref().map(begun),
            self.inputs().to_vec(),
            self.state().clone(),
        )
    }
}

impl<G: Game, C> Debug for Session<G, C> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session")
            .field("game", &G::NAME)
            .field("inputs", &self.inputs())
            .field("state", self.state())
            .finish_non_exhaustive()
    }
}
