//! Games dealt from a seed: chance resolves itself, only the player decides.

use core::fmt::{self, Debug, Formatter};

use crate::chance::{ChanceSource, Streams};
use crate::game::Events;
use crate::game::{Game, Input, InputOf, Next};

/// Resolves chance until the player has to decide or the game is over, and counts the outcomes.
///
/// Each outcome also goes to `taken`. Stops early if `chance` has no outcome or one that the game
/// refuses, and after [`Game::MAX_STEPS`] outcomes at the latest.
///
/// ```
/// use solo_core::example::{Choice, Ten};
/// use solo_core::{Face, Game, Input, Next, Scripted, settle};
///
/// let game = Ten;
/// let mut table = game.apply(&game.start(), Input::Decision(Choice::Roll))?;
/// let taken = settle(&game, &mut table, &mut Scripted(Face::all()), &mut (), |_| {});
/// assert_eq!(taken, 1);
/// assert_eq!(game.next(&table), Next::Decision);
/// # Ok::<(), solo_core::Forbidden>(())
/// ```
pub fn settle<G: Game>(
    game: &G,
    state: &mut G::State,
    chance: &mut impl ChanceSource<G>,
    events: &mut impl Events<G::Event>,
    mut taken: impl FnMut(InputOf<G>),
) -> u32 {
    let mut steps: u32 = 0;
    while steps < G::MAX_STEPS {
        let Next::Chance(source) = game.next(state) else {
            break;
        };
        let Some(outcome) = chance.outcome(game, state, source) else {
            break;
        };
        let input = Input::Chance(outcome);
        if game.advance(state, input, events).is_err() {
            break;
        }
        taken(input);
        steps = steps.saturating_add(1);
    }
    steps
}

/// A game dealt from a seed: chance resolves itself, only the player decides.
///
/// It holds a position and the generators for chance, but not the rules: copies for undo or for a
/// search are cheap. The same seed and the same decisions always lead to the same game.
///
/// ```
/// use solo_core::example::{Choice, Ten};
/// use solo_core::{Game, Next, Seeded};
///
/// let game = Ten;
/// let mut seeded = Seeded::start(&game, 42);
/// while seeded.next(&game) == Next::Decision {
///     let may_stop = game.is_legal(seeded.state(), Choice::Stop);
///     seeded = seeded.apply(&game, if may_stop { Choice::Stop } else { Choice::Roll })?;
/// }
/// assert!(matches!(seeded.next(&game), Next::Over(_)));
/// # Ok::<(), solo_core::Forbidden>(())
/// ```
#[doc(alias("rng", "shuffle", "random"))]
pub struct Seeded<G: Game> {
    state: G::State,
    streams: Streams,
}

impl<G: Game> Seeded<G> {
    /// Deals a game, which then waits for a decision or is over.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::Seeded;
    /// assert_eq!(Seeded::start(&Ten, 7), Seeded::start(&Ten, 7));
    /// ```
    pub fn start(game: &G, seed: u64) -> Self {
        Self::with_events(game, seed, &mut ())
    }

    /// Deals a game and emits the events on the way.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Seeded, ForEach};
    /// let mut events = 0;
    /// let seeded = Seeded::with_events(&Ten, 7, &mut ForEach(|_| events += 1));
    /// assert_eq!((seeded, events), (Seeded::start(&Ten, 7), 0));
    /// ```
    pub fn with_events(game: &G, seed: u64, events: &mut impl Events<G::Event>) -> Self {
        Self::start_recorded(game, seed, events, |_| {})
    }

    /// Deals a game, emits the events on the way, and hands every chance outcome to `taken`.
    pub fn start_recorded(
        game: &G,
        seed: u64,
        events: &mut impl Events<G::Event>,
        taken: impl FnMut(InputOf<G>),
    ) -> Self {
        let state = game.start_with_events(events);
        Self::settled(game, state, Streams::new(seed), events, taken)
    }

    /// Continues from a position; a chance step that is due there is resolved immediately.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Game, Seeded, Streams};
    /// let from_start = Seeded::from_state(&Ten, Ten.start(), Streams::new(7));
    /// assert_eq!(from_start, Seeded::start(&Ten, 7));
    /// ```
    pub fn from_state(game: &G, state: G::State, streams: Streams) -> Self {
        Self::settled(game, state, streams, &mut (), |_| {})
    }

    /// Continues from a position, emits the events, and hands every chance outcome to `taken`.
    pub fn from_state_recorded(
        game: &G,
        state: G::State,
        streams: Streams,
        events: &mut impl Events<G::Event>,
        taken: impl FnMut(InputOf<G>),
    ) -> Self {
        Self::settled(game, state, streams, events, taken)
    }

    fn settled(
        game: &G,
        state: G::State,
        streams: Streams,
        events: &mut impl Events<G::Event>,
        taken: impl FnMut(InputOf<G>),
    ) -> Self {
        let mut seeded = Self { state, streams };
        settle(game, &mut seeded.state, &mut seeded.streams, events, taken);
        seeded
    }

    /// Returns the position.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// Returns the generators for chance.
    pub const fn streams(&self) -> &Streams {
        &self.streams
    }

    /// Splits the game into position and generators.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::Seeded;
    /// let (state, streams) = Seeded::start(&Ten, 7).into_parts();
    /// assert_eq!(Seeded::from_state(&Ten, state, streams), Seeded::start(&Ten, 7));
    /// ```
    pub fn into_parts(self) -> (G::State, Streams) {
        (self.state, self.streams)
    }

    /// Returns whether the game waits for a decision or is over.
    pub fn next(&self, game: &G) -> Next<G::Outcome> {
        game.next(&self.state)
    }

    /// Returns the game after a decision and the chance steps that follow; this one stays as it is.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the decision.
    ///
    /// ```
    /// use solo_core::example::{Choice, Table, Ten};
    /// use solo_core::{Refusal, Seeded};
    /// let start = Seeded::start(&Ten, 42);
    /// assert_eq!(start.apply(&Ten, Choice::Roll)?.state(), &Table::Deciding(5));
    /// assert_eq!(start.state(), &Table::Deciding(0));
    /// assert_eq!(start.apply(&Ten, Choice::Stop).unwrap_err().rule(), "TEN-2");
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn apply(&self, game: &G, decision: G::Decision) -> Result<Self, G::Refusal> {
        self.apply_with_events(game, decision, &mut ())
    }

    /// Returns the game after a decision and the chance steps that follow, and emits the events.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the decision.
    ///
    /// ```
    /// use solo_core::example::{Choice, Rolled, Ten};
    /// use solo_core::{ForEach, Seeded};
    /// let mut emitted = None;
    /// let mut events = ForEach(|event| emitted = Some(event));
    /// Seeded::start(&Ten, 42).apply_with_events(&Ten, Choice::Roll, &mut events)?;
    /// assert_eq!(emitted, Some(Rolled::Sum { sum: 5 }));
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn apply_with_events(
        &self,
        game: &G,
        decision: G::Decision,
        events: &mut impl Events<G::Event>,
    ) -> Result<Self, G::Refusal> {
        let mut after = self.clone();
        after.advance(game, decision, events)?;
        Ok(after)
    }

    /// Applies a decision in place, then resolves chance.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the decision; the game is then unchanged.
    ///
    /// ```
    /// use solo_core::example::{Choice, Table, Ten};
    /// use solo_core::Seeded;
    /// let mut seeded = Seeded::start(&Ten, 42);
    /// seeded.advance(&Ten, Choice::Roll, &mut ())?;
    /// assert_eq!(seeded.state(), &Table::Deciding(5));
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn advance(
        &mut self,
        game: &G,
        decision: G::Decision,
        events: &mut impl Events<G::Event>,
    ) -> Result<(), G::Refusal> {
        self.advance_recorded(game, decision, events, |_| {})
    }

    /// Applies a decision in place, then resolves chance, with a record of every input.
    ///
    /// The decision and every outcome go to `taken`, in order, as a `Record` needs them.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the decision; the game is then unchanged.
    ///
    /// ```
    /// use solo_core::example::{Choice, Ten};
    /// use solo_core::{Input, Seeded};
    /// let mut inputs = Vec::new();
    /// let mut seeded = Seeded::start(&Ten, 42);
    /// seeded.advance_recorded(&Ten, Choice::Roll, &mut (), |input| inputs.push(input))?;
    /// assert_eq!(inputs.len(), 2);
    /// assert_eq!(inputs[0], Input::Decision(Choice::Roll));
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn advance_recorded(
        &mut self,
        game: &G,
        decision: G::Decision,
        events: &mut impl Events<G::Event>,
        mut taken: impl FnMut(InputOf<G>),
    ) -> Result<(), G::Refusal> {
        let input = Input::Decision(decision);
        game.advance(&mut self.state, input, events)?;
        taken(input);
        settle(game, &mut self.state, &mut self.streams, events, taken);
        Ok(())
    }
}

impl<G: Game> Clone for Seeded<G> {
    fn clone(&self) -> Self {
        Self {
            state: self.state.clone(),
            streams: self.streams.clone(),
        }
    }
}

impl<G: Game> PartialEq for Seeded<G> {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state && self.streams == other.streams
    }
}

impl<G: Game> Eq for Seeded<G> {}

impl<G: Game> Debug for Seeded<G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seeded")
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}
