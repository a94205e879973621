//! The game type and its inherent methods.

use core::ops::ControlFlow;

use arrayvec::ArrayVec;
use solo_core::{Events, Game, Input, Next, Weight};

use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::state::State;

/// One step: what the player decided or which card was turned up.
pub type Step = Input<Decision, Chance>;

/// The rules of the game, with the options it is played with.
///
/// ```
/// use solo_core::Next;
/// use tomb4k::{Chance, Decision, Tomb};
/// let game = Tomb::default();
/// let state = game.start();
/// let state = game.apply(&state, Chance::Card("7S".parse()?))?; // a monster of 7
/// let state = game.apply(&state, Chance::Card("7C".parse()?))?; // beaten by an equal card
/// assert_eq!(game.decisions(&state).as_slice(), [Decision::Delve, Decision::Retreat]);
/// let state = game.apply(&state, Decision::Retreat)?;
/// assert!(matches!(game.next(&state), Next::Over(outcome) if !outcome.won()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tomb {
    pub(crate) options: Options,
}

impl Tomb {
    /// A game with these options.
    #[must_use]
    pub const fn new(options: Options) -> Self {
        Self { options }
    }

    /// The options of the game.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The position at the entrance, with the first turn begun (TK-16.4).
    #[must_use]
    pub fn start(&self) -> State {
        Game::start(self)
    }

    /// What the position waits for.
    #[must_use]
    pub fn next(&self, state: &State) -> Next<Outcome> {
        Game::next(self, state)
    }

    /// The legal decisions in the order of the rulebook; none unless the player is due.
    #[must_use]
    pub fn decisions(&self, state: &State) -> ArrayVec<Decision, { Self::MAX_DECISIONS }> {
        let mut list = ArrayVec::new();
        let _ = Game::decisions(self, state, |decision| match list.try_push(decision) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        });
        list
    }

    /// The cards that can be turned up, each with weight 1, in catalogue order; none unless chance is
    /// due.
    #[must_use]
    pub fn chances(&self, state: &State) -> ArrayVec<(Chance, Weight), { Self::MAX_CHANCES }> {
        let mut list = ArrayVec::new();
        let _ = Game::chances(self, state, |chance, weight| {
            match list.try_push((chance, weight)) {
                Ok(()) => ControlFlow::Continue(()),
                Err(_) => ControlFlow::Break(()),
            }
        });
        list
    }

    /// The position after one step; the old one stays as it is.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the step.
    pub fn apply(&self, state: &State, step: impl Into<Step>) -> Result<State, Refusal> {
        Game::apply(self, state, step.into())
    }

    /// Takes one step in place and tells what happens. After a refusal the state is what it was.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the step.
    pub fn advance(
        &self,
        state: &mut State,
        step: impl Into<Step>,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        Game::advance(self, state, step.into(), events)
    }

    /// TK-16 bounds: draw, one skill and 14 treasures.
    pub const MAX_DECISIONS: usize = 16;
    /// The first card of a game.
    pub const MAX_CHANCES: usize = 44;
}

impl From<Decision> for Step {
    fn from(decision: Decision) -> Self {
        Self::Decision(decision)
    }
}

impl From<Chance> for Step {
    fn from(chance: Chance) -> Self {
        Self::Chance(chance)
    }
}

/// The position after one step of a game with default options; the old one stays as it is.
///
/// ```
/// let state = tomb4k::Tomb::default().start();
/// let state = tomb4k::apply(&state, tomb4k::Chance::Card("KS".parse()?))?;
/// assert_eq!(state.open().len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The refusal names the clause that forbids the step.
pub fn apply(state: &State, step: impl Into<Step>) -> Result<State, Refusal> {
    Tomb::default().apply(state, step)
}
