//! The rules of one game as a value: options and catalogue.

use solo_core::{OptionError, Readable, Set, Shared};

use crate::catalogue::{Ability, Components, HOUSE_COMPONENTS, Operation, Rules};
use crate::kinds::{AbilityRow, Character, Invention, Machine, Part, Source};
use crate::options::{CharacterChoice, Options};

/// The rules of the game, with its options and its catalogue.
///
/// ```
/// use scrapyard::Scrapyard;
/// use solo_core::Next;
/// let game = Scrapyard::default();
/// let mut state = game.start();
/// while let Next::Chance(_) = game.next(&state) {
///     // Whoever holds the cards says what is dealt; here it is always the first card possible.
///     let (chance, _weight) = game.chances(&state).next().expect("something can come");
///     state = game.apply(&state, chance)?;
/// }
/// let draw = game.parse_decision("draw part")?;
/// assert_eq!(game.decisions(&state).next(), Some(draw));
/// let state = game.apply(&state, draw)?;
/// assert_eq!(state.actions(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Scrapyard {
    pub(crate) options: Options,
    pub(crate) components: Shared<Components>,
}

/// The game with default options, ready for use.
pub(crate) static STANDARD: Scrapyard = Scrapyard::new(Options::DEFAULT);

impl Default for Scrapyard {
    fn default() -> Self {
        STANDARD.clone()
    }
}

impl Scrapyard {
    /// Makes a game with these options and the embedded catalogue.
    ///
    /// A Character that is not in the catalogue is ignored;
    /// [`Game::with_options`](solo_core::Game::with_options) refuses such options.
    ///
    /// ```
    /// use scrapyard::{CharacterChoice, Options, Scrapyard};
    /// use solo_core::Game;
    /// let options = |id| Options {
    ///     character: CharacterChoice::from_word(id).unwrap(),
    ///     ..Options::DEFAULT
    /// };
    /// let game = Scrapyard::new(options("c02"));
    /// assert!(game.start().character().is_some());
    /// assert!(game.with_options(options("c07")).is_err());
    /// ```
    pub const fn new(options: Options) -> Self {
        Self {
            options,
            components: Shared::Static(&HOUSE_COMPONENTS),
        }
    }

    /// Makes a game with these options and a catalogue, which its copies share.
    pub(crate) const fn with_catalogue(options: Options, components: Shared<Components>) -> Self {
        Self {
            options,
            components,
        }
    }

    /// Returns the same game, unless its options contradict its catalogue.
    pub(crate) fn checked(self) -> Result<Self, OptionError> {
        match self.options.character {
            CharacterChoice::Fixed(_) if self.fixed_character().is_none() => {
                Err(OptionError::NotInCatalogue { name: "character" })
            }
            _ => Ok(self),
        }
    }

    /// Returns the options of the game.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    #[cfg(feature = "serde")]
    pub(crate) fn components(&self) -> &Components {
        &self.components
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.components.rules
    }

    /// Returns those of these machines that have abilities in this game (SE-11.6).
    pub(crate) const fn enabled(&self, machines: Set<Machine>) -> Set<Machine> {
        if self.options.machine_abilities {
            machines
        } else {
            Set::EMPTY
        }
    }

    /// Returns the machines whose ability has this operation.
    pub(crate) fn machines_with(&self, operation: Operation) -> Set<Machine> {
        self.enabled(self.rules().machines_with(operation))
    }

    /// Returns the Character that the player has from the start.
    pub(crate) fn fixed_character(&self) -> Option<Character> {
        match self.options.character {
            CharacterChoice::Fixed(id) => Character::parse(self, id.as_str()).ok(),
            CharacterChoice::Random | CharacterChoice::None => None,
        }
    }

    /// Returns the three Parts that a machine is built from, in printed order.
    ///
    /// ```
    /// use scrapyard::{Machine, Scrapyard};
    /// use solo_core::{Noun, Readable};
    /// let game = Scrapyard::default();
    /// let parts = game.parts_of(Machine::parse(&game, "s02")?);
    /// assert_eq!(parts.map(|part| part.to_id(&game).to_string()), ["p01", "p11", "p14"]);
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    pub fn parts_of(&self, machine: Machine) -> [Part; 3] {
        self.rules().machine(machine).parts
    }

    /// Returns the three machines that an Invention is made of, in printed order.
    pub fn machines_of(&self, invention: Invention) -> [Machine; 3] {
        self.rules().invention(invention).machines
    }

    /// Returns the ability of a machine or a Character.
    ///
    /// ```
    /// use scrapyard::catalogue::Operation;
    /// use scrapyard::{Scrapyard, Source};
    /// use solo_core::Readable;
    /// let game = Scrapyard::default();
    /// let minerva = Source::parse(&game, "c03")?;
    /// assert_eq!(game.ability(minerva).operation, Operation::BonusCard);
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    pub fn ability(&self, source: Source) -> Ability {
        match source {
            Source::Character(character) => self.rules().character(character).ability,
            Source::Machine(machine) => self.rules().machine(machine).ability,
        }
    }

    /// Returns the row of a machine or a Character in the ability table.
    ///
    /// ```
    /// use scrapyard::{Scrapyard, Source};
    /// use solo_core::{Noun, Readable};
    /// let game = Scrapyard::default();
    /// let row = game.ability_row(Source::parse(&game, "s01")?);
    /// assert_eq!(row.to_id(&game).to_string(), "draw4");
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    pub fn ability_row(&self, source: Source) -> AbilityRow {
        match source {
            Source::Character(character) => self.rules().character(character).ability_row,
            Source::Machine(machine) => self.rules().machine(machine).ability_row,
        }
    }
}

impl AsRef<Components> for Scrapyard {
    fn as_ref(&self) -> &Components {
        &self.components
    }
}

/// One step: a decision of the player, or a chance outcome.
pub type Input = solo_core::InputOf<Scrapyard>;
