//! Saved games: every input from the first on, readable, and validated by a replay.

mod error;
mod header;
mod lines;
mod load;
mod text;

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Debug, Formatter};

use crate::game::Events;
use crate::game::{Game, Input, InputOf, IntoInput, Next};

pub use error::{LoadError, Location};
pub(crate) use header::Header;
pub(crate) use lines::{Lines, tidy};
pub(crate) use load::{Rules, assemble, check_catalogue};
pub(crate) use text::{
    Checked, Head, read_check, read_end, read_head, read_input, read_position, write_head,
    write_input,
};

/// A game as the inputs that lead to its position: the content of a save.
///
/// A [`Session`](crate::Session) adds a source of chance, undo and a log.
///
/// A record keeps its rules and the current position; an illegal input never becomes part of it.
/// [`Display`](core::fmt::Display) writes one line per input:
///
/// ```
/// use solo_core::example::{Choice, Ten};
/// use solo_core::{Face, Record};
///
/// let mut record = Record::new(Ten);
/// record.push(Choice::Roll)?;
/// record.push(Face::SIX)?;
/// let text = record.to_text();
/// assert_eq!(text, "\
/// solo-save 1
/// game ten
/// rules 1
/// decide roll
/// chance 6
/// end 2
/// check 215e2e39a13f4300
/// ");
///
/// let loaded = Record::parse(&text, &Ten).unwrap();
/// assert_eq!(loaded.state(), record.state());
/// assert_eq!(loaded.to_text(), text);
/// # Ok::<(), solo_core::Forbidden>(())
/// ```
///
/// # The form
///
/// Every line ends with a line feed, including the last one. In this order:
///
/// | line | content |
/// | --- | --- |
/// | `solo-save 1` | the version of this form |
/// | `game NAME` | [`Game::NAME`] |
/// | `rules NUMBER` | [`Game::RULES_VERSION`] |
/// | `option NAME VALUE` | one line per option, in the order of the rulebook: all of them, except that saves from before an option was added do not name it ([`Options::unnamed`](crate::Options::unnamed)) |
/// | `catalogue HEX` | [`Game::catalogue_fingerprint`] in 16 hexadecimal digits, if there is one |
/// | `position TEXT` | only if the game does not begin at the start: the position, in the spelling of the caller |
/// | `decide TEXT`, `chance TEXT` | the inputs |
/// | `end NUMBER` | number of inputs |
/// | `check HEX` | [`Fingerprint`](crate::Fingerprint) of every line before this one |
///
/// This form is frozen and remains readable and writable.
/// [`Session::to_text`](crate::Session::to_text) writes the second form, which has room for a seed.
///
/// There is exactly one spelling: a save that is read prints the same bytes, and any other spelling
/// is refused with a [`LoadError`] that names the location and the reason. The check detects
/// accidental damage. It does not protect against forgery and need not, because only legal games
/// can be loaded.
#[doc(alias("save", "history", "pgn", "replay"))]
#[derive(Clone)]
pub struct Record<G: Game> {
    game: G,
    /// Head of the save from which the game was loaded.
    header: Header,
    /// Position from which the game began, if not the start.
    origin: Option<Origin<G::State>>,
    inputs: Vec<InputOf<G>>,
    state: G::State,
}

#[derive(Clone)]
struct Origin<S> {
    text: String,
    state: S,
}

/// A text of more than one line, which cannot describe the position in a save.
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_core::{NotOneLine, Record};
/// let error = Record::from_position(Ten, "two\nlines", Table::Deciding(2)).unwrap_err();
/// assert_eq!(error, NotOneLine);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("the text of a position has to be one line")]
pub struct NotOneLine;

impl<G: Game> Record<G> {
    /// Name with which every save begins, in either form.
    pub const FORMAT: &'static str = "solo-save";
    /// Version of this form.
    pub const VERSION: u32 = 1;

    /// Returns a game at the start, without any input.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Game, Record};
    /// let record = Record::new(Ten);
    /// assert_eq!(record.state(), &Ten.start());
    /// assert!(record.inputs().is_empty());
    /// ```
    pub fn new(game: G) -> Self {
        let state = game.start();
        Self {
            game,
            header: Header::default(),
            origin: None,
            inputs: Vec::new(),
            state,
        }
    }

    /// Returns a game that begins from a position, for exercises and reports.
    ///
    /// The text is any that the caller can read back, such as the view of the position on one line.
    ///
    /// # Errors
    /// A text with line breaks.
    ///
    /// ```
    /// use solo_core::example::{Choice, Table, Ten};
    /// use solo_core::Record;
    ///
    /// let mut record = Record::from_position(Ten, "9", Table::Deciding(9))?;
    /// record.push(Choice::Stop).unwrap();
    /// let read = |_: &Ten, text: &str| match text.parse() {
    ///     Ok(sum) => Ok(Table::Deciding(sum)),
    ///     Err(_) => Err("not a sum".to_owned()),
    /// };
    /// let loaded = Record::parse_with(&record.to_text(), &Ten, read).unwrap();
    /// assert_eq!(loaded.state(), &Table::Over(9));
    /// # Ok::<(), solo_core::NotOneLine>(())
    /// ```
    pub fn from_position(
        game: G,
        text: impl Into<String>,
        state: G::State,
    ) -> Result<Self, NotOneLine> {
        let text = text.into();
        if text.contains(['\n', '\r']) {
            return Err(NotOneLine);
        }
        Ok(Self {
            game,
            header: Header::default(),
            inputs: Vec::new(),
            state: state.clone(),
            origin: Some(Origin { text, state }),
        })
    }

    /// Returns the rules: options and catalogue.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Returns the current position.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// Returns what the position waits for.
    pub fn next(&self) -> Next<G::Outcome> {
        self.game.next(&self.state)
    }

    /// Returns every input so far.
    pub fn inputs(&self) -> &[InputOf<G>] {
        &self.inputs
    }

    /// Returns the text of the position from which the game began; `None` for the start.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::Record;
    /// let record = Record::from_position(Ten, "nine", Table::Deciding(9)).unwrap();
    /// assert_eq!(record.position_text(), Some("nine"));
    /// assert_eq!(Record::new(Ten).position_text(), None);
    /// ```
    pub fn position_text(&self) -> Option<&str> {
        self.origin.as_ref().map(|origin| origin.text.as_str())
    }

    /// Returns the position from which the game began.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::{Game, Record};
    /// assert_eq!(Record::new(Ten).origin(), Ten.start());
    /// let record = Record::from_position(Ten, "nine", Table::Deciding(9)).unwrap();
    /// assert_eq!(record.origin(), Table::Deciding(9));
    /// ```
    pub fn origin(&self) -> G::State {
        match &self.origin {
            Some(origin) => origin.state.clone(),
            None => self.game.start(),
        }
    }

    /// Adds one input: a decision, a chance outcome, or an [`Input`].
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input; the record is then unchanged.
    ///
    /// ```
    /// use solo_core::example::{Choice, Ten};
    /// use solo_core::{Face, Record, Refusal};
    /// let mut record = Record::new(Ten);
    /// let refusal = record.push(Choice::Stop).unwrap_err();
    /// assert_eq!(refusal.rule(), "TEN-2");
    /// assert!(record.inputs().is_empty());
    /// record.push(Choice::Roll)?;
    /// record.push(Face::SIX)?;
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn push<const KIND: u8>(
        &mut self,
        input: impl IntoInput<G, KIND>,
    ) -> Result<(), G::Refusal> {
        self.push_with_events(input, &mut ())
    }

    /// Adds one input and emits the events.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input; the record is then unchanged.
    ///
    /// ```
    /// use solo_core::example::{Rolled, Table, Ten};
    /// use solo_core::{Face, Record};
    /// let mut record = Record::from_position(Ten, "rolling 3", Table::Rolling(3)).unwrap();
    /// let mut events = Vec::new();
    /// record.push_with_events(Face::SIX, &mut events)?;
    /// assert_eq!(events, [Rolled::Sum { sum: 9 }]);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn push_with_events<const KIND: u8>(
        &mut self,
        input: impl IntoInput<G, KIND>,
        events: &mut impl Events<G::Event>,
    ) -> Result<(), G::Refusal> {
        let input = input.into_input();
        self.game.advance(&mut self.state, input, events)?;
        self.inputs.push(input);
        Ok(())
    }

    /// Adds one input in the notation of the rulebook.
    ///
    /// # Errors
    /// A faulty text or the refusal of the step; the record is then unchanged.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Input, Record};
    /// let mut record = Record::new(Ten);
    /// record.push_text(Input::Decision("roll"), &mut ())?;
    /// assert!(record.push_text(Input::Chance("7"), &mut ()).is_err());
    /// assert_eq!(record.inputs().len(), 1);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn push_text(
        &mut self,
        text: Input<&str, &str>,
        events: &mut impl Events<G::Event>,
    ) -> Result<(), G::Refusal> {
        let input = self.game.parse_input(&self.state, text)?;
        self.push_with_events(input, events)
    }

    /// Removes the last input and returns it.
    ///
    /// The position is found by a replay; a [`Session`](crate::Session) keeps positions instead.
    ///
    /// ```
    /// use solo_core::example::{Choice, Ten};
    /// use solo_core::{Game, Input, Record};
    /// let mut record = Record::new(Ten);
    /// record.push(Choice::Roll)?;
    /// assert_eq!(record.drop_last(), Some(Input::Decision(Choice::Roll)));
    /// assert_eq!(record.state(), &Ten.start());
    /// assert_eq!(record.drop_last(), None);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn drop_last(&mut self) -> Option<InputOf<G>> {
        let last = self.inputs.last().copied()?;
        self.truncate(self.inputs.len().saturating_sub(1));
        Some(last)
    }

    /// Returns to the position after the first `len` inputs; does nothing if there are no more.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Game, Input, Record};
    /// let mut record = Record::new(Ten);
    /// record.push_text(Input::Decision("roll"), &mut ())?;
    /// record.push_text(Input::Chance("4"), &mut ())?;
    /// record.truncate(0);
    /// assert_eq!(record.state(), &Ten.start());
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn truncate(&mut self, len: usize) {
        if len >= self.inputs.len() {
            return;
        }
        self.inputs.truncate(len);
        let mut state = self.origin();
        for &input in &self.inputs {
            if self.game.advance(&mut state, input, &mut ()).is_err() {
                break;
            }
        }
        self.state = state;
    }

    /// Returns the head of the save from which the game was loaded.
    pub(crate) const fn header(&self) -> &Header {
        &self.header
    }

    /// Splits the record into rules and inputs.
    pub fn into_game_and_inputs(self) -> (G, Vec<InputOf<G>>) {
        (self.game, self.inputs)
    }

    /// Returns a record whose inputs are known to be legal.
    pub(crate) fn from_parts(
        game: G,
        header: Header,
        origin: Option<(String, G::State)>,
        inputs: Vec<InputOf<G>>,
        state: G::State,
    ) -> Self {
        Self {
            game,
            header,
            origin: origin.map(|(text, state)| Origin { text, state }),
            inputs,
            state,
        }
    }
}

impl<G: Game> Debug for Record<G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Record")
            .field("game", &G::NAME)
            .field("inputs", &self.inputs)
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}
