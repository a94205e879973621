//! The game type: options and catalogue, fixed when it is made.

mod contract;

use solo_core::OptionError;

use crate::catalogue::{HOUSE, Rules};
#[cfg(feature = "serde")]
use crate::catalogue::{Owned, Tables};
use crate::kinds::{Card, Character, Invention, Machine, Part, Pile, Source};
use crate::options::{CharacterChoice, Options};
use crate::state::State;
use crate::view::Position;

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
    None => panic!("the embedded catalogue does not fit"),
};

/// The game with default options, ready to use.
static STANDARD: Scrapyard = Scrapyard {
    options: Options::DEFAULT,
    rules: HOUSE_RULES,
    #[cfg(feature = "serde")]
    owned: None,
};

impl Default for Scrapyard {
    fn default() -> Self {
        STANDARD.clone()
    }
}

impl Scrapyard {
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

    /// The Character or machine with this id.
    ///
    /// ```
    /// use scrapyard::Scrapyard;
    /// let game = Scrapyard::default();
    /// assert_eq!(game.source("s04").map(|source| game.source_id(source)), Some("s04"));
    /// assert_eq!(game.source("p01"), None);
    /// ```
    #[must_use]
    pub fn source(&self, id: &str) -> Option<Source> {
        let character = self.character(id).map(Source::Character);
        character.or_else(|| self.machine(id).map(Source::Machine))
    }

    /// The id of a Character or a machine.
    ///
    /// ```
    /// use scrapyard::{Scrapyard, Source};
    /// let game = Scrapyard::default();
    /// assert_eq!(game.source_id(Source::Character(game.character("c02").unwrap())), "c02");
    /// ```
    #[must_use]
    pub fn source_id(&self, source: Source) -> &str {
        match source {
            Source::Character(character) => self.character_id(character),
            Source::Machine(machine) => self.id(Card::Machine(machine)),
        }
    }

    fn id_in(&self, table: usize, row: u8) -> &str {
        let id = self.rules.ids(table).get(usize::from(row));
        id.map_or("", crate::catalogue::Id::as_str)
    }
}

solo_core::plain_form!(scrapyard::Scrapyard, standard = STANDARD);
