//! The game type and its inherent methods.

mod contract;

use arrayvec::ArrayVec;
use solo_core::{
    Events, Game, Input, Next, NotationError, OptionError, Weight, chance_list, decision_list,
};

use crate::catalogue::{HOUSE, Rules};
#[cfg(feature = "serde")]
use crate::catalogue::{Owned, Tables};
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::kinds::{Card, Character, Invention, Machine, Part, Pile};
use crate::options::{CharacterChoice, Options};
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::state::State;
use crate::view::Position;

/// One step: what the player decided, or what a die or a pile showed.
pub type Step = Input<Decision, Chance>;

/// The rules of the game, with the options and the catalogue it is played with.
///
/// ```
/// use scrapyard::Scrapyard;
/// use solo_core::{Input, Next};
/// let game = Scrapyard::default();
/// let mut state = game.start();
/// while let Next::Chance(_) = game.next(&state) {
///     // Whoever holds the cards says what is dealt; here it is always the first card possible.
///     let (chance, _weight) = game.chances(&state)[0];
///     state = game.apply(&state, Input::Chance(chance))?;
/// }
/// let draw = game.parse_decision("draw part")?;
/// assert_eq!(game.decisions(&state)[0], draw);
/// let state = game.apply(&state, draw)?;
/// assert_eq!(game.position(&state).actions(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Scrapyard {
    options: Options,
    pub(crate) rules: Rules,
    /// Names and ids of an owner's tables; without one, those of the house.
    #[cfg(feature = "serde")]
    pub(crate) owned: Option<alloc::sync::Arc<Owned>>,
}

/// The rules of the embedded catalogue.
const HOUSE_RULES: Rules = match Rules::new(&HOUSE) {
    Some(rules) => rules,
    None => panic_at_compile_time(),
};

#[expect(
    clippy::panic,
    reason = "evaluated by the compiler only: the embedded tables fit or nothing compiles"
)]
const fn panic_at_compile_time() -> Rules {
    panic!("the embedded catalogue does not fit")
}

/// The game with default options, ready to use.
static DEFAULT: Scrapyard = Scrapyard {
    options: Options::DEFAULT,
    rules: HOUSE_RULES,
    #[cfg(feature = "serde")]
    owned: None,
};

impl Default for Scrapyard {
    fn default() -> Self {
        DEFAULT.clone()
    }
}

impl Scrapyard {
    /// The longest legal list: every card of three tables of 64 rows, and `stop`.
    pub const MAX_DECISIONS: usize = 193;
    /// The longest list of outcomes: a table of 64 rows.
    pub const MAX_CHANCES: usize = 64;

    /// A game with these options and the embedded catalogue.
    ///
    /// ```
    /// use scrapyard::{CharacterChoice, Options, Scrapyard};
    /// let choice = CharacterChoice::from_word("c07").unwrap();
    /// assert!(Scrapyard::new(Options::default().with_character(choice)).is_err());
    /// ```
    ///
    /// # Errors
    /// When the options name a Character that is not in the catalogue.
    pub fn new(options: Options) -> Result<Self, OptionError> {
        Self::default().set_options(options)
    }

    /// A game with these tables; `None` if its positions would not fit into a state (V14).
    #[cfg(feature = "serde")]
    pub(crate) fn with_tables(tables: &Tables<'_>, owned: Owned) -> Option<Self> {
        Some(Self {
            options: Options::DEFAULT,
            rules: Rules::new(tables)?,
            owned: Some(alloc::sync::Arc::new(owned)),
        })
    }

    pub(crate) fn set_options(mut self, options: Options) -> Result<Self, OptionError> {
        if let CharacterChoice::Fixed(id) = options.character() {
            let found = self.character(id.as_str());
            found.ok_or(OptionError::NotInCatalogue { name: "character" })?;
        }
        self.options = options;
        self.rules.enable_machines(options.machine_abilities());
        Ok(self)
    }

    /// The options of the game.
    #[must_use]
    #[inline]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The Character the player has from the start.
    pub(crate) fn fixed_character(&self) -> Option<Character> {
        match self.options.character() {
            CharacterChoice::Fixed(id) => self.character(id.as_str()),
            CharacterChoice::Random | CharacterChoice::None => None,
        }
    }

    /// The first position: the deal begins.
    #[must_use]
    pub fn start(&self) -> State {
        Game::start(self)
    }

    /// The first position, and what happened on the way to it: nothing, as the first card is due.
    #[must_use]
    pub fn start_with_events(&self, events: &mut impl Events<Event>) -> State {
        Game::start_with_events(self, events)
    }

    /// What the position waits for.
    ///
    /// ```
    /// use scrapyard::Scrapyard;
    /// use solo_core::Next;
    /// let game = Scrapyard::default();
    /// assert!(matches!(game.next(&game.start()), Next::Chance(_)));
    /// ```
    #[must_use]
    pub fn next(&self, state: &State) -> Next<Outcome> {
        Game::next(self, state)
    }

    /// The legal decisions in the order of the rulebook; none unless the player is due.
    #[must_use]
    pub fn decisions(&self, state: &State) -> ArrayVec<Decision, { Self::MAX_DECISIONS }> {
        decision_list(self, state)
    }

    /// What chance can show, with weights, in the order of the rulebook; nothing unless chance is due.
    ///
    /// ```
    /// use scrapyard::Scrapyard;
    /// let game = Scrapyard::default();
    /// let cards = game.chances(&game.start());
    /// assert_eq!(cards.len(), 15);
    /// assert!(cards.iter().all(|(_, weight)| *weight == 6));
    /// ```
    #[must_use]
    pub fn chances(&self, state: &State) -> ArrayVec<(Chance, Weight), { Self::MAX_CHANCES }> {
        chance_list(self, state)
    }

    /// Whether the player may decide this now.
    ///
    /// ```
    /// use scrapyard::{Decision, Scrapyard};
    /// let game = Scrapyard::default();
    /// assert!(!game.is_legal(&game.start(), Decision::Steal));
    /// ```
    #[must_use]
    pub fn is_legal(&self, state: &State, decision: Decision) -> bool {
        Game::is_legal(self, state, decision)
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

    /// Everything that can be seen of a position.
    ///
    /// ```
    /// use scrapyard::{Pile, Scrapyard};
    /// let game = Scrapyard::default();
    /// let state = game.start();
    /// assert_eq!(game.position(&state).unseen(Pile::Part).count(), 15);
    /// ```
    #[must_use]
    pub const fn position<'a>(&'a self, state: &'a State) -> Position<'a> {
        Position { game: self, state }
    }

    /// Reads a decision.
    ///
    /// # Errors
    /// Where the text stops being a decision, and what was expected there.
    pub fn parse_decision(&self, text: &str) -> Result<Decision, NotationError> {
        crate::notation::read_decision(self, text)
    }

    /// Reads a chance outcome.
    ///
    /// # Errors
    /// Where the text stops being an outcome, and what was expected there.
    pub fn parse_chance(&self, text: &str) -> Result<Chance, NotationError> {
        crate::notation::read_chance(self, text)
    }

    fn row(&self, table: usize, id: &str) -> Option<u8> {
        let ids = self.rules.ids(table).iter();
        ids.zip(0..)
            .find(|(other, _)| other.as_str() == id)
            .map(|(_, row)| row)
    }

    /// The Part with this id.
    #[must_use]
    pub fn part(&self, id: &str) -> Option<Part> {
        self.row(0, id).map(Part)
    }

    /// The machine with this id.
    #[must_use]
    pub fn machine(&self, id: &str) -> Option<Machine> {
        self.row(1, id).map(Machine)
    }

    /// The Invention with this id.
    #[must_use]
    pub fn invention(&self, id: &str) -> Option<Invention> {
        self.row(2, id).map(Invention)
    }

    /// The Character with this id.
    #[must_use]
    pub fn character(&self, id: &str) -> Option<Character> {
        self.row(3, id).map(Character)
    }

    /// The Part, machine or Invention with this id.
    ///
    /// ```
    /// use scrapyard::{Pile, Scrapyard};
    /// let game = Scrapyard::default();
    /// assert_eq!(game.card("i10").map(|card| card.pile()), Some(Pile::Invention));
    /// assert_eq!(game.card("i11"), None);
    /// ```
    #[must_use]
    pub fn card(&self, id: &str) -> Option<Card> {
        let mut piles = Pile::ALL.into_iter();
        piles.find_map(|pile| self.row(pile.index(), id).map(|row| Card::new(pile, row)))
    }

    /// The id of a card.
    ///
    /// ```
    /// use scrapyard::Scrapyard;
    /// let game = Scrapyard::default();
    /// assert_eq!(game.id(game.card("s09").unwrap()), "s09");
    /// ```
    #[must_use]
    pub fn id(&self, card: Card) -> &str {
        self.id_in(card.pile().index(), card.place())
    }

    /// The id of a Character.
    ///
    /// ```
    /// use scrapyard::Scrapyard;
    /// let game = Scrapyard::default();
    /// assert_eq!(game.character_id(game.character("c03").unwrap()), "c03");
    /// ```
    #[must_use]
    pub fn character_id(&self, character: Character) -> &str {
        self.id_in(3, character.0)
    }

    fn id_in(&self, table: usize, row: u8) -> &str {
        let id = self.rules.ids(table).get(usize::from(row));
        id.map_or("", crate::catalogue::Id::as_str)
    }
}

solo_core::steps!(Decision, Chance);

/// The position after one step of a game with default options and the embedded catalogue; the old one
/// stays as it is.
///
/// ```
/// use scrapyard::Scrapyard;
/// let game = Scrapyard::default();
/// let state = scrapyard::apply(&game.start(), game.parse_chance("card p01")?)?;
/// assert_eq!(game.position(&state).parts().count(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The refusal names the clause that forbids the step.
pub fn apply(state: &State, step: impl Into<Step>) -> Result<State, Refusal> {
    DEFAULT.apply(state, step)
}
