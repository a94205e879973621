//! Variants of the game: chapter 8 of the rulebook.

use solo_core::{OptionError, OptionValue, Options as _, Setting, Values};

use crate::catalogue::Id;

/// Distribution of the Characters (SE-3.4).
///
/// ```
/// use scrapyard::CharacterChoice;
/// assert_eq!(CharacterChoice::from_word("c02").unwrap().word(), "c02");
/// assert_eq!(CharacterChoice::from_word("p02"), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CharacterChoice {
    /// Both sides are dealt one.
    #[default]
    Random,
    /// Neither side has one.
    None,
    /// The player has this one, and the ghost is dealt one of the others.
    Fixed(Id),
}

impl CharacterChoice {
    /// Returns the word of the option: `random`, `none` or the id.
    #[must_use]
    pub fn word(&self) -> &str {
        match self {
            Self::Random => "random",
            Self::None => "none",
            Self::Fixed(id) => id.as_str(),
        }
    }

    /// Reads the word of the option, without checking that the catalogue has the Character.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        match word {
            "random" => Some(Self::Random),
            "none" => Some(Self::None),
            _ if word.starts_with('c') => Id::new(word).map(Self::Fixed),
            _ => None,
        }
    }
}

impl Setting for CharacterChoice {
    // Further words are ids of Characters, which only the catalogue knows.
    const VALUES: Values = Values::WordsOrIds(&["random", "none"]);

    fn value(&self) -> OptionValue<'_> {
        OptionValue::Word(self.word())
    }

    fn read(value: OptionValue<'_>) -> Option<Self> {
        match value {
            OptionValue::Word(word) => Self::from_word(word),
            OptionValue::Flag(_) | OptionValue::Number(_) => None,
        }
    }
}

solo_core::word_enum! {
    /// Limit on the uses of a Character's ability (SE-12.1).
    ///
    /// ```
    /// assert_eq!(scrapyard::CharacterUses::from_word("printed"), Some(scrapyard::CharacterUses::Printed));
    /// ```
    pub enum CharacterUses in scrapyard {
        /// Any number; for a `reroll` the catalogue's number in one action (SE-12.5).
        Unlimited = "unlimited",
        /// The catalogue's number in a game.
        Printed = "printed",
    }
}

solo_core::word_enum! {
    /// Effect of a built copy of a machine on a further one (SE-10.5).
    ///
    /// ```
    /// assert_eq!(scrapyard::BuiltDuplicates::Count.word(), "count");
    /// ```
    pub enum BuiltDuplicates in scrapyard {
        /// The further copy is not a duplicate.
        Free = "free",
        /// The further copy is a duplicate, and goes to the ghost.
        Count = "count",
    }
}

solo_core::options! {
    /// The options of a game, fixed when it is created (SE-17.1): an unknown name or value is
    /// refused, and the options stay as they are. They are listed in the order of the rulebook
    /// (SE-17.2). The default is the solitaire variant of the rulebook.
    ///
    /// ```
    /// use scrapyard::{CharacterChoice, Options};
    /// let seed_rules = Options::default()
    ///     .with_character(CharacterChoice::None)
    ///     .with_machine_abilities(false);
    /// assert!(!seed_rules.machine_abilities());
    /// assert_eq!(seed_rules.action_cap(), 500);
    /// assert!(Options::default().with_ghost_pace(21).is_err());
    /// # Ok::<(), solo_core::OptionError>(())
    /// ```
    pub struct Options {
        /// Decides which Character you have: one dealt at random, none, or the one you name.
        character: CharacterChoice = CharacterChoice::Random, "SE-3.4", "R";
        /// Decides whether built Small Machines have abilities or only serve for Inventions.
        machine_abilities: bool = true, "SE-11.6", "R";
        /// Makes the ghost draw a Part and a Small Machine each time you have taken this many
        /// actions; 0 leaves it passive.
        ghost_pace: u8 = 0, in 0..=20, "SE-10.13", "H";
        /// Sets the number of Parts that the ghost draws when your steal fails.
        steal_penalty: u8 = 0, in 0..=3, "SE-7.8", "R (0), H (others)";
        /// Sets the number of actions after which a game without a winner is stopped.
        action_cap: u16 = 500, in 1..=1000, "SE-14.3", "program";
        /// Decides whether the ghost builds a Small Machine only with its card in hand or as soon as it has the three Parts.
        ghost_needs_card: bool = true, "SE-10.7", "R";
        /// Decides whether your Character's ability can be used without limit or only as often as the card prints.
        character_uses: CharacterUses = CharacterUses::Unlimited, "SE-12.1", "S (unlimited), R";
        /// Decides whether a further copy of a Small Machine you have built may stay with you or goes to the ghost as a duplicate.
        built_duplicates: BuiltDuplicates = BuiltDuplicates::Free, "SE-10.5", "R";
    }
}

impl Options {
    /// Returns the distribution of the Characters (SE-3.4).
    #[must_use]
    #[inline]
    pub const fn character(&self) -> CharacterChoice {
        self.character
    }

    /// Returns whether machines have abilities (SE-11.6).
    #[must_use]
    #[inline]
    pub const fn machine_abilities(&self) -> bool {
        self.machine_abilities
    }

    /// Returns the number of actions between draws of the ghost, 1 to 20; 0 for never (SE-10.13).
    #[must_use]
    #[inline]
    pub const fn ghost_pace(&self) -> u8 {
        self.ghost_pace
    }

    /// Returns the number of Parts that the ghost draws when a steal fails, 0 to 3 (SE-7.8).
    #[must_use]
    #[inline]
    pub const fn steal_penalty(&self) -> u8 {
        self.steal_penalty
    }

    /// Returns the number of actions that ends a game without a winner, 1 to 1000 (SE-14.3).
    #[must_use]
    #[inline]
    pub const fn action_cap(&self) -> u16 {
        self.action_cap
    }

    /// Returns whether the ghost needs the card of a machine to build it (SE-10.7).
    #[must_use]
    #[inline]
    pub const fn ghost_needs_card(&self) -> bool {
        self.ghost_needs_card
    }

    /// Returns the limit on the uses of a Character's ability (SE-12.1).
    #[must_use]
    #[inline]
    pub const fn character_uses(&self) -> CharacterUses {
        self.character_uses
    }

    /// Returns whether built copies of a machine count as duplicates (SE-10.5).
    #[must_use]
    #[inline]
    pub const fn built_duplicates(&self) -> BuiltDuplicates {
        self.built_duplicates
    }

    /// Returns the options with another choice of Characters.
    #[must_use]
    pub const fn with_character(self, character: CharacterChoice) -> Self {
        Self { character, ..self }
    }

    /// Returns the options with or without abilities of machines.
    #[must_use]
    pub const fn with_machine_abilities(self, machine_abilities: bool) -> Self {
        Self {
            machine_abilities,
            ..self
        }
    }

    /// Returns the options with a ghost that needs or does not need the card of a machine to build
    /// it.
    #[must_use]
    pub const fn with_ghost_needs_card(self, ghost_needs_card: bool) -> Self {
        Self {
            ghost_needs_card,
            ..self
        }
    }

    /// Returns the options with another limit on the uses of a Character.
    #[must_use]
    pub const fn with_character_uses(self, character_uses: CharacterUses) -> Self {
        Self {
            character_uses,
            ..self
        }
    }

    /// Returns the options with another definition of a duplicate.
    #[must_use]
    pub const fn with_built_duplicates(self, built_duplicates: BuiltDuplicates) -> Self {
        Self {
            built_duplicates,
            ..self
        }
    }

    /// Returns the options with another pace of the ghost.
    ///
    /// # Errors
    /// A number that is not 0 to 20.
    pub fn with_ghost_pace(self, ghost_pace: u8) -> Result<Self, OptionError> {
        self.with("ghost_pace", &ghost_pace)
    }

    /// Returns the options with another penalty for a failed steal.
    ///
    /// ```
    /// use scrapyard::Options;
    /// assert_eq!(Options::default().with_steal_penalty(3)?.steal_penalty(), 3);
    /// assert!(Options::default().with_steal_penalty(4).is_err());
    /// # Ok::<(), solo_core::OptionError>(())
    /// ```
    ///
    /// # Errors
    /// A number that is not 0 to 3.
    pub fn with_steal_penalty(self, steal_penalty: u8) -> Result<Self, OptionError> {
        self.with("steal_penalty", &steal_penalty)
    }

    /// Returns the options with another end of the game.
    ///
    /// ```
    /// use scrapyard::Options;
    /// assert_eq!(Options::default().with_action_cap(1)?.action_cap(), 1);
    /// assert!(Options::default().with_action_cap(0).is_err());
    /// assert!(Options::default().with_action_cap(1001).is_err());
    /// # Ok::<(), solo_core::OptionError>(())
    /// ```
    ///
    /// # Errors
    /// A number that is not 1 to 1000.
    pub fn with_action_cap(self, action_cap: u16) -> Result<Self, OptionError> {
        self.with("action_cap", &action_cap)
    }
}

#[cfg(feature = "serde")]
solo_core::options_as_data!(Options);
