//! Undo and redo over kept positions, with a fence where chance was revealed.

mod undo;

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Debug, Formatter};

use crate::chance::ChanceSource;
use crate::game::Events;
use crate::game::{Game, Input, InputOf, Next};
use crate::record::{NotOneLine, Record};

pub use self::undo::UndoError;

/// A game that can be taken back: every position on the way is kept.
///
/// [`Timeline::undo`] goes back to the last decision, but not over a chance outcome that has revealed
/// something: that fence keeps players from peeking at a card and choosing again. An outcome that was
/// the only possible one reveals nothing. [`Timeline::undo_past_fence`] goes back all the same. What
/// was taken back can be redone until something else is done instead.
///
/// ```
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_core::{Face, Input, Timeline, UndoError};
///
/// let mut timeline = Timeline::new(Ten);
/// timeline.push(Input::Decision(Choice::Roll))?;
/// assert_eq!(timeline.undo(), Ok(&[Input::Decision(Choice::Roll)][..]));
/// assert_eq!(timeline.state(), &Table::Deciding(0));
///
/// assert!(timeline.redo().is_some());
/// timeline.push(Input::Chance(Face::SIX))?;
/// assert_eq!(timeline.undo(), Err(UndoError::Revealed { input: 1 }));
/// assert_eq!(timeline.state(), &Table::Deciding(6));
///
/// timeline.undo_past_fence();
/// assert_eq!(timeline.state(), &Table::Deciding(0));
/// # Ok::<(), solo_core::Forbidden>(())
/// ```
#[derive(Clone)]
pub struct Timeline<G: Game> {
    game: G,
    /// The text of the position the game began from, for the record.
    text: Option<String>,
    start: G::State,
    /// Every input, those that were taken back included.
    inputs: Vec<InputOf<G>>,
    /// The position after each of the inputs.
    after: Vec<G::State>,
    /// How many of the inputs are done.
    done: usize,
}

impl<G: Game> Timeline<G> {
    /// A game from the start.
    #[must_use]
    pub fn new(game: G) -> Self {
        let start = game.start();
        Self {
            game,
            text: None,
            start,
            inputs: Vec::new(),
            after: Vec::new(),
            done: 0,
        }
    }

    /// A game that goes on from a position; see [`Record::from_position`] for the text.
    ///
    /// # Errors
    /// When the text has line breaks.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::Timeline;
    /// let timeline = Timeline::from_position(Ten, "nine", Table::Deciding(9)).unwrap();
    /// assert_eq!(timeline.record().position_text(), Some("nine"));
    /// ```
    pub fn from_position(
        game: G,
        text: impl Into<String>,
        state: G::State,
    ) -> Result<Self, NotOneLine> {
        Record::from_position(game, text, state).map(Self::from)
    }

    /// The rules: options and catalogue.
    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The position.
    #[must_use]
    pub fn state(&self) -> &G::State {
        self.state_after(self.done)
    }

    /// What the position waits for.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Next, Timeline};
    /// assert_eq!(Timeline::new(Ten).next(), Next::Decision);
    /// ```
    #[must_use]
    pub fn next(&self) -> Next<G::Outcome> {
        self.game.next(self.state())
    }

    /// How many inputs were done, without those that were taken back.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.done
    }

    /// Whether nothing was done yet, or everything was taken back.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.done == 0
    }

    /// The inputs that lead to the position.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Input, Timeline};
    /// let mut timeline = Timeline::new(Ten);
    /// timeline.push_text(Input::Decision("roll"), &mut ())?;
    /// assert_eq!(timeline.inputs().len(), 1);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    #[must_use]
    pub fn inputs(&self) -> &[InputOf<G>] {
        self.inputs.get(..self.done).unwrap_or(&self.inputs)
    }

    /// Every position from the first one to this one.
    ///
    /// ```
    /// use solo_core::example::{Choice, Table, Ten};
    /// use solo_core::{Input, Timeline};
    /// let mut timeline = Timeline::new(Ten);
    /// timeline.push(Input::Decision(Choice::Roll))?;
    /// let states: Vec<_> = timeline.states().copied().collect();
    /// assert_eq!(states, [Table::Deciding(0), Table::Rolling(0)]);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn states(&self) -> impl DoubleEndedIterator<Item = &G::State> + '_ {
        core::iter::once(&self.start).chain(self.after.iter().take(self.done))
    }

    fn state_after(&self, inputs: usize) -> &G::State {
        let last = inputs.checked_sub(1).and_then(|last| self.after.get(last));
        last.unwrap_or(&self.start)
    }

    /// Takes one more input; what was taken back before is forgotten then.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input; nothing has changed then.
    ///
    /// ```
    /// use solo_core::example::{Choice, Table, Ten};
    /// use solo_core::{Input, Timeline};
    /// let mut timeline = Timeline::new(Ten);
    /// timeline.push(Input::Decision(Choice::Roll))?;
    /// assert_eq!(timeline.state(), &Table::Rolling(0));
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn push(&mut self, input: InputOf<G>) -> Result<(), G::Refusal> {
        self.push_with_events(input, &mut ())
    }

    /// Takes one more input and tells what happened; what was taken back before is forgotten then.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input; nothing has changed then.
    ///
    /// ```
    /// use solo_core::example::{Rolled, Table, Ten};
    /// use solo_core::{Face, Input, Timeline};
    /// let mut timeline = Timeline::from_position(Ten, "rolling", Table::Rolling(1)).unwrap();
    /// let mut events = Vec::new();
    /// timeline.push_with_events(Input::Chance(Face::SIX), &mut events)?;
    /// assert_eq!(events, [Rolled::Sum { sum: 7 }]);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn push_with_events(
        &mut self,
        input: InputOf<G>,
        events: &mut impl Events<G::Event>,
    ) -> Result<(), G::Refusal> {
        let after = self.game.apply_with_events(self.state(), input, events)?;
        self.put(input, after);
        Ok(())
    }

    /// Takes one more input that is written in the notation of the rulebook.
    ///
    /// # Errors
    /// A faulty text or the refusal of the step; nothing has changed then.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Input, Timeline};
    /// let mut timeline = Timeline::new(Ten);
    /// timeline.push_text(Input::Decision("roll"), &mut ())?;
    /// assert!(timeline.push_text(Input::Decision("roll"), &mut ()).is_err());
    /// assert_eq!(timeline.len(), 1);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn push_text(
        &mut self,
        text: Input<&str, &str>,
        events: &mut impl Events<G::Event>,
    ) -> Result<(), G::Refusal> {
        let input = self.game.parse_input(self.state(), text)?;
        self.push_with_events(input, events)
    }

    fn put(&mut self, input: InputOf<G>, after: G::State) {
        self.inputs.truncate(self.done);
        self.after.truncate(self.done);
        self.inputs.push(input);
        self.after.push(after);
        self.done = self.inputs.len();
    }

    /// Takes a decision and lets `chance` answer until the next decision or the end of the game.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the decision; nothing has changed then.
    ///
    /// ```
    /// use solo_core::example::{Choice, Ten};
    /// use solo_core::{Next, Streams, Timeline};
    /// let mut chance = Streams::new(42);
    /// let mut timeline = Timeline::new(Ten);
    /// timeline.decide(Choice::Roll, &mut chance, &mut ())?;
    /// assert_eq!(timeline.next(), Next::Decision);
    /// assert_eq!(timeline.len(), 2);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn decide(
        &mut self,
        decision: G::Decision,
        chance: &mut impl ChanceSource<G>,
        events: &mut impl Events<G::Event>,
    ) -> Result<(), G::Refusal> {
        self.push_with_events(Input::Decision(decision), events)?;
        self.settle(chance, events);
        Ok(())
    }

    /// Lets `chance` answer until a decision is due or the game is over, and returns how many
    /// outcomes were taken. Ends early like [`settle`](crate::settle).
    ///
    /// ```
    /// use solo_core::example::{Choice, Ten};
    /// use solo_core::{Input, Streams, Timeline};
    /// let mut timeline = Timeline::new(Ten);
    /// timeline.push(Input::Decision(Choice::Roll))?;
    /// assert_eq!(timeline.settle(&mut Streams::new(42), &mut ()), 1);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn settle(
        &mut self,
        chance: &mut impl ChanceSource<G>,
        events: &mut impl Events<G::Event>,
    ) -> u32 {
        let mut taken: u32 = 0;
        while taken < G::MAX_STEPS {
            let Next::Chance(source) = self.next() else {
                break;
            };
            let Some(outcome) = chance.outcome(&self.game, self.state(), source) else {
                break;
            };
            if self
                .push_with_events(Input::Chance(outcome), events)
                .is_err()
            {
                break;
            }
            taken = taken.saturating_add(1);
        }
        taken
    }

    /// The game so far as a record, to be saved; what was taken back is not part of it.
    ///
    /// ```
    /// use solo_core::example::{Choice, Ten};
    /// use solo_core::{Input, Record, Timeline};
    /// let mut timeline = Timeline::new(Ten);
    /// timeline.push(Input::Decision(Choice::Roll))?;
    /// let save = timeline.record().to_text();
    /// let loaded = Timeline::from(Record::parse(&save, &Ten).unwrap());
    /// assert_eq!(loaded.state(), timeline.state());
    /// assert!(loaded.can_undo());
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    #[must_use]
    pub fn record(&self) -> Record<G>
    where
        G: Clone,
    {
        Record::from_parts(
            self.game.clone(),
            self.text.clone().map(|text| (text, self.start.clone())),
            self.inputs().to_vec(),
            self.state().clone(),
        )
    }
}

/// A saved game, to be gone back along.
impl<G: Game> From<Record<G>> for Timeline<G> {
    fn from(record: Record<G>) -> Self {
        let text = record.position_text().map(String::from);
        let start = record.origin();
        let mut after = Vec::new();
        let mut state = start.clone();
        for &input in record.inputs() {
            // A record holds only what its game accepts.
            if record.game().advance(&mut state, input, &mut ()).is_err() {
                break;
            }
            after.push(state.clone());
        }
        let done = after.len();
        let (game, mut inputs) = record.into_game_and_inputs();
        inputs.truncate(done);
        Self {
            game,
            text,
            start,
            inputs,
            after,
            done,
        }
    }
}

impl<G: Game> Debug for Timeline<G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Timeline")
            .field("game", &G::NAME)
            .field("inputs", &self.inputs())
            .field("state", self.state())
            .finish_non_exhaustive()
    }
}
