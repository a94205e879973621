//! The rules as a value.

mod contract;

use arrayvec::ArrayVec;
use solo_core::{Next, Weight};

use crate::catalogue::{Catalogue, HOUSE};
use crate::chance::Chance;
use crate::decision::Decision;
#[cfg(feature = "alloc")]
use crate::event::Event;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::state::State;

/// Where the components come from.
#[derive(Clone, Debug)]
enum Components {
    Embedded(&'static Catalogue),
    #[cfg(feature = "alloc")]
    Loaded(alloc::sync::Arc<Catalogue>),
}

/// The rules of The King's Challenge: options and components, fixed for the whole game.
///
/// ```
/// use kings_challenge::{Decision, KingsChallenge};
/// use solo_core::Next;
///
/// let game = KingsChallenge::default();
/// let mut state = game.start();
/// // The six Character cards, top first; the sixth is clear.
/// for card in ["c3", "c1", "c6", "c2", "c4"] {
///     state = game.apply(&state, format!("character {card}").parse::<kings_challenge::Chance>()?)?;
/// }
/// assert!(matches!(game.next(&state), Next::Chance(_)));
/// assert_eq!(game.chances(&state).len(), 6);
/// assert!(game.apply(&state, Decision::Pass).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct KingsChallenge {
    options: Options,
    components: Components,
}

impl Default for KingsChallenge {
    fn default() -> Self {
        Self::new(Options::default())
    }
}

/// The chance outcomes of a step with their weights.
pub type Chances = ArrayVec<(Chance, Weight), { KingsChallenge::MOST_CHANCES }>;
/// The legal decisions of a step.
pub type Decisions = ArrayVec<Decision, { KingsChallenge::MOST_DECISIONS }>;

impl KingsChallenge {
    /// No legal list is longer: at a turn 18 rerolls, 1 recruit, 18 flips, 9 activations, 1 build, 13
    /// combats, 3 places, farm and pass.
    pub const MOST_DECISIONS: usize = 65;
    /// No chance list is longer: 16 red Event cards.
    pub const MOST_CHANCES: usize = 16;

    /// The game with these options and the embedded catalogue.
    #[must_use]
    pub const fn new(options: Options) -> Self {
        Self {
            options,
            components: Components::Embedded(&HOUSE),
        }
    }

    /// The game with these options and the components of an owner.
    ///
    /// ```
    /// use kings_challenge::{KingsChallenge, Options, Tables};
    /// let catalogue = Tables::house().check()?;
    /// let game = KingsChallenge::with_catalogue(Options::default(), catalogue);
    /// assert_eq!(game.catalogue().fingerprint(), KingsChallenge::default().catalogue().fingerprint());
    /// # Ok::<(), solo_core::Faults>(())
    /// ```
    #[cfg(feature = "alloc")]
    #[must_use]
    pub fn with_catalogue(options: Options, catalogue: Catalogue) -> Self {
        Self {
            options,
            components: Components::Loaded(alloc::sync::Arc::new(catalogue)),
        }
    }

    /// The game with these options and components that live for ever, without any heap.
    ///
    /// ```
    /// use kings_challenge::{Catalogue, KingsChallenge, Options};
    /// let game = KingsChallenge::with_static(Options::default(), Catalogue::house());
    /// assert_eq!(game.start(), KingsChallenge::default().start());
    /// ```
    #[must_use]
    pub const fn with_static(options: Options, catalogue: &'static Catalogue) -> Self {
        Self {
            options,
            components: Components::Embedded(catalogue),
        }
    }

    /// The options.
    #[must_use]
    #[inline]
    pub const fn settings(&self) -> &Options {
        &self.options
    }

    /// The components.
    #[must_use]
    #[inline]
    pub fn catalogue(&self) -> &Catalogue {
        match &self.components {
            Components::Embedded(catalogue) => catalogue,
            #[cfg(feature = "alloc")]
            Components::Loaded(catalogue) => catalogue,
        }
    }

    /// The first position.
    ///
    /// ```
    /// use kings_challenge::{KingsChallenge, Step};
    /// assert_eq!(KingsChallenge::default().start().step(), Step::Character);
    /// ```
    #[must_use]
    pub fn start(&self) -> State {
        solo_core::Game::start(self)
    }

    /// What the position waits for.
    ///
    /// ```
    /// use kings_challenge::KingsChallenge;
    /// let game = KingsChallenge::default();
    /// assert!(matches!(game.next(&game.start()), solo_core::Next::Chance(_)));
    /// ```
    #[must_use]
    pub fn next(&self, state: &State) -> Next<Outcome> {
        solo_core::Game::next(self, state)
    }

    /// The position after one step; the old one stays as it is.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input.
    ///
    /// ```
    /// use kings_challenge::{Chance, KingsChallenge};
    /// let game = KingsChallenge::default();
    /// let start = game.start();
    /// let next = game.apply(&start, "character c2".parse::<Chance>()?)?;
    /// assert_ne!(next, start);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&self, state: &State, input: impl Into<Input>) -> Result<State, Refusal> {
        solo_core::Game::apply(self, state, input.into().0)
    }

    /// The position after one step, and what happened on the way.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input.
    ///
    /// ```
    /// use kings_challenge::{Chance, KingsChallenge};
    /// let game = KingsChallenge::default();
    /// let (_, events) = game.apply_with_events(&game.start(), "character c2".parse::<Chance>()?)?;
    /// assert_eq!(events.len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "alloc")]
    pub fn apply_with_events(
        &self,
        state: &State,
        input: impl Into<Input>,
    ) -> Result<(State, alloc::vec::Vec<Event>), Refusal> {
        let mut events = alloc::vec::Vec::new();
        let input = input.into().0;
        let after = solo_core::Game::apply_with_events(self, state, input, &mut events)?;
        Ok((after, events))
    }

    /// Takes one step in place. After a refusal the position is what it was.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input.
    ///
    /// ```
    /// use kings_challenge::{Decision, KingsChallenge};
    /// let game = KingsChallenge::default();
    /// let mut state = game.start();
    /// assert!(game.advance(&mut state, Decision::Pass).is_err());
    /// assert_eq!(state, game.start());
    /// ```
    pub fn advance(&self, state: &mut State, input: impl Into<Input>) -> Result<(), Refusal> {
        solo_core::Game::advance(self, state, input.into().0, &mut ())
    }

    /// The legal decisions in the order of the rulebook; empty unless a decision is due.
    ///
    /// ```
    /// use kings_challenge::KingsChallenge;
    /// let game = KingsChallenge::default();
    /// assert!(game.decisions(&game.start()).is_empty());
    /// ```
    #[must_use]
    pub fn decisions(&self, state: &State) -> Decisions {
        solo_core::decision_list(self, state)
    }

    /// The possible chance outcomes with their weights; empty unless chance is due.
    ///
    /// ```
    /// use kings_challenge::KingsChallenge;
    /// let game = KingsChallenge::default();
    /// assert_eq!(game.chances(&game.start()).len(), 6);
    /// ```
    #[must_use]
    pub fn chances(&self, state: &State) -> Chances {
        solo_core::chance_list(self, state)
    }
}

/// The position after one step of the game with default options and the embedded catalogue.
///
/// # Errors
/// The refusal names the clause that forbids the input.
///
/// ```
/// use kings_challenge::{Chance, KingsChallenge, apply};
/// let state = apply(&KingsChallenge::default().start(), "character c1".parse::<Chance>()?)?;
/// assert_eq!(state.character_stack().count(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn apply(state: &State, input: impl Into<Input>) -> Result<State, Refusal> {
    KingsChallenge::default().apply(state, input)
}

/// One step: a decision or a chance outcome. Both convert into it.
///
/// ```
/// use kings_challenge::{Decision, Input};
/// let input: Input = Decision::Farm.into();
/// assert_eq!(input.0, solo_core::Input::Decision(Decision::Farm));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Input(pub solo_core::Input<Decision, Chance>);

impl From<Decision> for Input {
    fn from(decision: Decision) -> Self {
        Self(solo_core::Input::Decision(decision))
    }
}

impl From<Chance> for Input {
    fn from(outcome: Chance) -> Self {
        Self(solo_core::Input::Chance(outcome))
    }
}

impl From<solo_core::Input<Decision, Chance>> for Input {
    fn from(input: solo_core::Input<Decision, Chance>) -> Self {
        Self(input)
    }
}
