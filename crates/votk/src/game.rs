//! The rules as a value, and their inherent methods.

mod contract;

use arrayvec::ArrayVec;
use solo_core::{Events, Game, Input, Next, Notated, NotationError, Weight};

use crate::catalogue::Catalogue;
use crate::chance::{self, Chance};
use crate::decision::{self, Decision};
use crate::event::Event;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::phase::Due;
use crate::play;
use crate::refusal::Refusal;
use crate::state::State;

/// One step: what the player decided, or what chance showed.
pub type Step = Input<Decision, Chance>;

solo_core::steps!(Decision, Chance);

/// The rules of one game: options and catalogue, fixed when it is created.
///
/// ```
/// use solo_core::Next;
/// use votk::{Decision, Valley};
/// let game = Valley::default();
/// let mut state = game.start();
/// while let Next::Chance(_) = game.next(&state) {
///     let (outcome, _weight) = game.chances(&state)[0];
///     state = game.apply(&state, outcome)?;
/// }
/// assert!(game.decisions(&state).contains(&Decision::End));
/// # Ok::<(), votk::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Valley {
    options: Options,
    catalogue: Catalogue,
}

/// The game that [`apply`] plays.
static STANDARD: Valley = Valley {
    options: Options::STANDARD,
    catalogue: Catalogue::HOUSE,
};

impl Default for Valley {
    fn default() -> Self {
        STANDARD.clone()
    }
}

impl Valley {
    /// No legal list is longer: 6 slots, 34 designs to use and to entomb, and the end of the step.
    ///
    /// ```
    /// assert_eq!(votk::Valley::MAX_DECISIONS, 75);
    /// ```
    pub const MAX_DECISIONS: usize = 75;
    /// No list of outcomes is longer: the designs that take part.
    ///
    /// ```
    /// assert_eq!(votk::Valley::MAX_CHANCES, 34);
    /// ```
    pub const MAX_CHANCES: usize = 34;

    /// A game with these options and the embedded catalogue.
    ///
    /// ```
    /// use votk::{Options, Reactions, Valley};
    /// let game = Valley::new(Options { reactions: Reactions::Off, ..Options::default() });
    /// assert_eq!(game.options().reactions, Reactions::Off);
    /// ```
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self::with_catalogue(options, Catalogue::house().clone())
    }

    /// A game with these options and another catalogue (VK-16.4).
    ///
    /// ```
    /// use votk::{Catalogue, Options, Valley};
    /// let game = Valley::with_catalogue(Options::default(), Catalogue::house().clone());
    /// assert_eq!(game, Valley::default());
    /// ```
    #[must_use]
    pub const fn with_catalogue(options: Options, catalogue: Catalogue) -> Self {
        Self { options, catalogue }
    }

    /// The options of the game.
    ///
    /// ```
    /// use votk::{Options, Valley};
    /// assert_eq!(*Valley::default().options(), Options::default());
    /// ```
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    #[inline]
    pub(crate) const fn rules(&self) -> &Options {
        &self.options
    }

    /// The catalogue of the game.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().catalogue().word(), "house");
    /// ```
    #[must_use]
    #[inline]
    pub const fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// The position at the first chance step of the set-up (VK-10.4).
    ///
    /// ```
    /// use votk::{Phase, Valley};
    /// assert_eq!(Valley::default().start().phase(), Phase::Draw);
    /// ```
    #[must_use]
    pub fn start(&self) -> State {
        play::start(self, &mut ())
    }

    /// What the position waits for, or how the game ended.
    ///
    /// ```
    /// use solo_core::Next;
    /// use votk::Valley;
    /// let game = Valley::default();
    /// assert!(matches!(game.next(&game.start()), Next::Chance(_)));
    /// ```
    #[must_use]
    #[inline]
    pub fn next(&self, state: &State) -> Next<Outcome> {
        match state.phase.due() {
            Due::Deck => Next::Chance(chance::DECK),
            Due::Stock => Next::Chance(chance::STOCK),
            Due::Die => Next::Chance(chance::DIE),
            Due::Player => Next::Decision,
            Due::Nothing => Next::Over(play::scoring::outcome(&self.catalogue, state)),
        }
    }

    /// The legal decisions in the order of the rulebook; none unless the player is due.
    ///
    /// ```
    /// use votk::Valley;
    /// let game = Valley::default();
    /// assert!(game.decisions(&game.start()).is_empty());
    /// ```
    #[must_use]
    pub fn decisions(&self, state: &State) -> ArrayVec<Decision, { Self::MAX_DECISIONS }> {
        solo_core::decision_list(self, state)
    }

    /// The possible outcomes with their weights, in catalogue order; none unless chance is due.
    ///
    /// ```
    /// use votk::Valley;
    /// let game = Valley::default();
    /// let weights: Vec<u32> = game.chances(&game.start()).iter().map(|(_, weight)| *weight).collect();
    /// assert_eq!(weights, [4, 3, 2]);
    /// ```
    #[must_use]
    pub fn chances(&self, state: &State) -> ArrayVec<(Chance, Weight), { Self::MAX_CHANCES }> {
        solo_core::chance_list(self, state)
    }

    /// The position after one step; the old one stays as it is.
    ///
    /// ```
    /// use votk::Valley;
    /// let game = Valley::default();
    /// let before = game.start();
    /// let after = game.apply(&before, game.parse_chance("draw urn")?)?;
    /// assert_eq!((before.hand().len(), after.hand().len()), (0, 1));
    /// # Ok::<(), votk::Refusal>(())
    /// ```
    ///
    /// # Errors
    /// The refusal names the clause that forbids the step.
    pub fn apply(&self, state: &State, step: impl Into<Step>) -> Result<State, Refusal> {
        Game::apply(self, state, step.into())
    }

    /// Takes one step in place and tells what happens. After a refusal the state is what it was.
    ///
    /// ```
    /// use votk::Valley;
    /// let game = Valley::default();
    /// let mut state = game.start();
    /// let mut events = Vec::new();
    /// game.advance(&mut state, game.parse_chance("draw urn")?, &mut events)?;
    /// assert_eq!(events.len(), 1);
    /// # Ok::<(), votk::Refusal>(())
    /// ```
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

    /// Reads a decision in the notation of the rulebook (chapter VK-11).
    ///
    /// ```
    /// use votk::{Decision, Valley};
    /// assert_eq!(Valley::default().parse_decision("end"), Ok(Decision::End));
    /// ```
    ///
    /// # Errors
    /// Where the text stops being a decision of this game.
    pub fn parse_decision(&self, text: &str) -> Result<Decision, NotationError> {
        decision::parse(text, &self.catalogue)
    }

    /// Reads a chance outcome in the notation of the rulebook (chapter VK-11).
    ///
    /// ```
    /// assert!(votk::Valley::default().parse_chance("draw sphinx").is_err());
    /// ```
    ///
    /// # Errors
    /// Where the text stops being a chance outcome of this game.
    pub fn parse_chance(&self, text: &str) -> Result<Chance, NotationError> {
        chance::parse(text, &self.catalogue)
    }

    /// A decision that can be printed.
    ///
    /// ```
    /// use votk::{Decision, Design, Valley};
    /// let game = Valley::default();
    /// assert_eq!(game.decision_text(Decision::Use(Design::default())).to_string(), "use shabti");
    /// ```
    #[must_use]
    pub fn decision_text(&self, decision: Decision) -> Notated<'_, Self> {
        Game::decision_text(self, decision)
    }

    /// A chance outcome that can be printed.
    ///
    /// ```
    /// use votk::{Chance, Design, Valley};
    /// let game = Valley::default();
    /// assert_eq!(game.chance_text(Chance::Draw(Design::default())).to_string(), "draw shabti");
    /// ```
    #[must_use]
    pub fn chance_text(&self, chance: Chance) -> Notated<'_, Self> {
        Game::chance_text(self, chance)
    }
}

/// The position after one step of a game with default options and the embedded catalogue; the old
/// one stays as it is.
///
/// ```
/// use votk::Valley;
/// let game = Valley::default();
/// let state = votk::apply(&game.start(), game.parse_chance("draw food")?)?;
/// assert_eq!(state.hand().len(), 1);
/// # Ok::<(), votk::Refusal>(())
/// ```
///
/// # Errors
/// The refusal names the clause that forbids the step.
pub fn apply(state: &State, step: impl Into<Step>) -> Result<State, Refusal> {
    STANDARD.apply(state, step)
}
