//! The game type: options and catalogue, with everything a player of the library needs as plain
//! methods.

mod contract;

use arrayvec::ArrayVec;
use solo_core::{
    Events, Game, Input, Next, Notated, NotationError, Weight, chance_list, decision_list,
};

use crate::catalogue::Catalogue;
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::state::State;

/// The rules of one game: options and catalogue, fixed for the whole game (TB-17.6).
///
/// ```
/// use solo_core::Next;
/// use trismegistus_bot::{Botmegistus, Options};
/// let game = Botmegistus::new(Options { bot_first: true, ..Options::default() });
/// let start = game.start();
/// assert!(matches!(game.next(&start), Next::Chance(_)));
/// assert_eq!(game.chances(&start).len(), 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Botmegistus {
    options: Options,
    catalogue: Catalogue,
}

/// The game as the rulebook has it: default options and the embedded catalogue.
pub(crate) static STANDARD: Botmegistus = Botmegistus {
    options: Options::DEFAULT,
    catalogue: crate::catalogue::house(),
};

impl Default for Botmegistus {
    fn default() -> Self {
        STANDARD.clone()
    }
}

/// The position after one step of a game with default options and the embedded catalogue.
///
/// ```
/// use trismegistus_bot::{Botmegistus, apply};
/// let game = Botmegistus::default();
/// let token = game.parse_chance("token earth 3 aether")?;
/// let after = apply(&game.start(), token)?;
/// assert!(after.has_token(game.catalogue().element("earth").unwrap(), 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The refusal names the clause that forbids the input.
pub fn apply(state: &State, input: impl Into<Input<Decision, Chance>>) -> Result<State, Refusal> {
    STANDARD.apply(state, input)
}

solo_core::steps!(Decision, Chance);

/// A legal list: never longer than [`Game::MAX_DECISIONS`].
pub type Decisions = ArrayVec<Decision, { <Botmegistus as Game>::MAX_DECISIONS }>;

/// A list of chance outcomes with their weights: never longer than [`Game::MAX_CHANCES`].
pub type Chances = ArrayVec<(Chance, Weight), { <Botmegistus as Game>::MAX_CHANCES }>;

impl Botmegistus {
    /// A game with these options and the embedded catalogue.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Options};
    /// assert_eq!(Botmegistus::new(Options::default()), Botmegistus::default());
    /// ```
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self {
            options,
            ..Self::default()
        }
    }

    /// A game with these options and this catalogue.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Catalogue, Options};
    /// let game = Botmegistus::with_catalogue(Options::default(), Catalogue::house().clone());
    /// assert_eq!(game, Botmegistus::default());
    /// ```
    #[must_use]
    pub const fn with_catalogue(options: Options, catalogue: Catalogue) -> Self {
        Self { options, catalogue }
    }

    /// The options of the game.
    #[must_use]
    #[inline]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The components of the game.
    #[must_use]
    #[inline]
    pub const fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// The first position: a bonus token has to be placed.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Phase};
    /// assert_eq!(Botmegistus::default().start().phase(), Phase::SetupToken);
    /// ```
    #[must_use]
    pub fn start(&self) -> State {
        Game::start(self)
    }

    /// What a position waits for: a decision of the human, a chance outcome, or nothing any more.
    ///
    /// ```
    /// use solo_core::Next;
    /// use trismegistus_bot::Botmegistus;
    /// let game = Botmegistus::default();
    /// assert!(matches!(game.next(&game.start()), Next::Chance(_)));
    /// ```
    #[must_use]
    pub fn next(&self, state: &State) -> Next<Outcome> {
        self.waits_for(state)
    }

    /// The position after one step; the old one stays as it is.
    ///
    /// ```
    /// use trismegistus_bot::Botmegistus;
    /// let game = Botmegistus::default();
    /// let start = game.start();
    /// let (token, _) = game.chances(&start)[0];
    /// let after = game.apply(&start, token)?;
    /// assert_ne!(after, start);
    /// # Ok::<(), trismegistus_bot::Refusal>(())
    /// ```
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input.
    pub fn apply(
        &self,
        state: &State,
        input: impl Into<Input<Decision, Chance>>,
    ) -> Result<State, Refusal> {
        Game::apply(self, state, input.into())
    }

    /// The position after one step, and what happened on the way.
    ///
    /// ```
    /// use trismegistus_bot::Botmegistus;
    /// let game = Botmegistus::default();
    /// let start = game.start();
    /// let (token, _) = game.chances(&start)[0];
    /// let mut events = Vec::new();
    /// game.apply_with_events(&start, token, &mut events)?;
    /// assert_eq!(events.len(), 1);
    /// # Ok::<(), trismegistus_bot::Refusal>(())
    /// ```
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input; no event is told then.
    pub fn apply_with_events(
        &self,
        state: &State,
        input: impl Into<Input<Decision, Chance>>,
        events: &mut impl Events<Event>,
    ) -> Result<State, Refusal> {
        Game::apply_with_events(self, state, input.into(), events)
    }

    /// Takes one step in place; after a refusal the position is what it was.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Decision};
    /// let game = Botmegistus::default();
    /// let mut state = game.start();
    /// assert!(game.advance(&mut state, Decision::End, &mut ()).is_err());
    /// assert_eq!(state, game.start());
    /// ```
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input.
    pub fn advance(
        &self,
        state: &mut State,
        input: impl Into<Input<Decision, Chance>>,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        Game::advance(self, state, input.into(), events)
    }

    /// The legal decisions in the order of the rulebook; empty unless the human has to decide.
    ///
    /// ```
    /// use trismegistus_bot::Botmegistus;
    /// let game = Botmegistus::default();
    /// assert!(game.decisions(&game.start()).is_empty());
    /// ```
    #[must_use]
    pub fn decisions(&self, state: &State) -> Decisions {
        decision_list(self, state)
    }

    /// The possible chance outcomes with their weights, in the order of the rulebook; empty unless
    /// chance is due.
    ///
    /// ```
    /// use trismegistus_bot::Botmegistus;
    /// let game = Botmegistus::default();
    /// let weights = game.chances(&game.start()).into_iter().map(|(_, weight)| weight);
    /// assert_eq!(weights.collect::<Vec<_>>(), [3, 3, 2]);
    /// ```
    #[must_use]
    pub fn chances(&self, state: &State) -> Chances {
        chance_list(self, state)
    }

    /// Reads a decision in the notation of the rulebook.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Decision};
    /// assert_eq!(Botmegistus::default().parse_decision("spend 2")?, Decision::Spend(2));
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    ///
    /// # Errors
    /// Where the text stops being a decision of this game, and what was expected there.
    pub fn parse_decision(&self, text: &str) -> Result<Decision, NotationError> {
        self.read_decision(text)
    }

    /// Reads a chance outcome in the notation of the rulebook.
    ///
    /// ```
    /// use trismegistus_bot::Botmegistus;
    /// let game = Botmegistus::default();
    /// assert!(game.parse_chance("flip b7").is_ok());
    /// assert_eq!(game.parse_chance("flip b77").unwrap_err().at(), 5);
    /// ```
    ///
    /// # Errors
    /// Where the text stops being a chance outcome of this game, and what was expected there.
    pub fn parse_chance(&self, text: &str) -> Result<Chance, NotationError> {
        self.read_chance(text)
    }

    /// A decision that prints itself in the notation of the rulebook.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Decision};
    /// let game = Botmegistus::default();
    /// assert_eq!(game.decision_text(Decision::NoBoost).to_string(), "no-boost");
    /// ```
    #[must_use]
    pub fn decision_text(&self, decision: Decision) -> Notated<'_, Self> {
        Game::decision_text(self, decision)
    }

    /// A chance outcome that prints itself in the notation of the rulebook.
    ///
    /// ```
    /// use trismegistus_bot::Botmegistus;
    /// let game = Botmegistus::default();
    /// let (token, _) = game.chances(&game.start())[0];
    /// assert_eq!(game.chance_text(token).to_string(), "token earth 3 aether");
    /// ```
    #[must_use]
    pub fn chance_text(&self, chance: Chance) -> Notated<'_, Self> {
        Game::chance_text(self, chance)
    }
}
