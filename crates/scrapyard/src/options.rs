//! Variants of the game: chapter 8 of the rulebook.

use solo_core::{OptionError, OptionSpec, OptionValue, Values, check_option};

use crate::catalogue::Id;

/// Who gets a Character (SE-3.4).
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
    /// Nobody has one.
    None,
    /// The player has this one, the ghost is dealt one of the others.
    Fixed(Id),
}

impl CharacterChoice {
    /// The word of the option: `random`, `none` or the id.
    #[must_use]
    pub fn word(&self) -> &str {
        match self {
            Self::Random => "random",
            Self::None => "none",
            Self::Fixed(id) => id.as_str(),
        }
    }

    /// Reads the word of the option; whether the catalogue has the Character is not looked at.
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

/// The options of a game. The default is the solitaire variant as its rulebook has it.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    character: CharacterChoice,
    machine_abilities: bool,
    ghost_pace: u8,
    steal_penalty: u8,
    action_cap: u16,
}

const MOST_GHOST_PACE: u8 = 20;
const MOST_STEAL_PENALTY: u8 = 3;
const MOST_ACTIONS: u16 = 1000;

impl Options {
    pub(crate) const DEFAULT: Self = Self {
        character: CharacterChoice::Random,
        machine_abilities: true,
        ghost_pace: 0,
        steal_penalty: 0,
        action_cap: 500,
    };

    /// Who gets a Character (SE-3.4).
    #[must_use]
    #[inline]
    pub const fn character(&self) -> CharacterChoice {
        self.character
    }

    /// Whether machines have abilities (SE-11.1).
    #[must_use]
    #[inline]
    pub const fn machine_abilities(&self) -> bool {
        self.machine_abilities
    }

    /// After every how many actions the ghost draws, 1 to 20; 0 for never.
    #[must_use]
    #[inline]
    pub const fn ghost_pace(&self) -> u8 {
        self.ghost_pace
    }

    /// How many Parts the ghost draws when a steal fails, 0 to 3 (SE-7.8).
    #[must_use]
    #[inline]
    pub const fn steal_penalty(&self) -> u8 {
        self.steal_penalty
    }

    /// After how many actions the game ends without a winner, 1 to 1000 (SE-14.3).
    #[must_use]
    #[inline]
    pub const fn action_cap(&self) -> u16 {
        self.action_cap
    }

    /// The same with another choice of Characters.
    #[must_use]
    pub const fn with_character(self, character: CharacterChoice) -> Self {
        Self { character, ..self }
    }

    /// The same with or without abilities of machines.
    #[must_use]
    pub const fn with_machine_abilities(self, machine_abilities: bool) -> Self {
        Self {
            machine_abilities,
            ..self
        }
    }

    /// The same with another pace of the ghost.
    ///
    /// # Errors
    /// Unless the number is 0 to 20.
    pub fn with_ghost_pace(self, ghost_pace: u8) -> Result<Self, OptionError> {
        let options = Self { ghost_pace, ..self };
        valid(ghost_pace <= MOST_GHOST_PACE, "ghost_pace", options)
    }

    /// The same with another penalty for a failed steal.
    ///
    /// ```
    /// use scrapyard::Options;
    /// assert_eq!(Options::default().with_steal_penalty(3)?.steal_penalty(), 3);
    /// assert!(Options::default().with_steal_penalty(4).is_err());
    /// # Ok::<(), solo_core::OptionError>(())
    /// ```
    ///
    /// # Errors
    /// Unless the number is 0 to 3.
    pub fn with_steal_penalty(self, steal_penalty: u8) -> Result<Self, OptionError> {
        let options = Self {
            steal_penalty,
            ..self
        };
        valid(
            steal_penalty <= MOST_STEAL_PENALTY,
            "steal_penalty",
            options,
        )
    }

    /// The same with another end of the game.
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
    /// Unless the number is 1 to 1000.
    pub fn with_action_cap(self, action_cap: u16) -> Result<Self, OptionError> {
        let options = Self { action_cap, ..self };
        valid(
            (1..=MOST_ACTIONS).contains(&action_cap),
            "action_cap",
            options,
        )
    }
}

fn valid(holds: bool, name: &'static str, options: Options) -> Result<Options, OptionError> {
    if holds {
        Ok(options)
    } else {
        Err(OptionError::BadValue { name })
    }
}

impl Default for Options {
    fn default() -> Self {
        Self::DEFAULT
    }
}

impl solo_core::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "character",
            values: Values::Words(&["random", "none"]),
            rule: "SE-3.4",
        },
        OptionSpec {
            name: "machine_abilities",
            values: Values::Flag,
            rule: "SE-11.1",
        },
        OptionSpec {
            name: "ghost_pace",
            values: Values::Range(0, 20),
            rule: "SE-10.11",
        },
        OptionSpec {
            name: "steal_penalty",
            values: Values::Range(0, 3),
            rule: "SE-7.8",
        },
        OptionSpec {
            name: "action_cap",
            values: Values::Range(1, 1000),
            rule: "SE-14.3",
        },
    ];

    fn get(&self, place: usize, take: &mut dyn FnMut(OptionValue<'_>)) {
        match place {
            0 => take(OptionValue::Word(self.character.word())),
            1 => take(OptionValue::Flag(self.machine_abilities)),
            2 => take(OptionValue::Number(i32::from(self.ghost_pace))),
            3 => take(OptionValue::Number(i32::from(self.steal_penalty))),
            4 => take(OptionValue::Number(i32::from(self.action_cap))),
            _ => {}
        }
    }

    fn set(&mut self, name: &str, value: OptionValue<'_>) -> Result<(), OptionError> {
        // Further words are ids of Characters, which only the catalogue knows.
        if let ("character", OptionValue::Word(word)) = (name, value) {
            let character = CharacterChoice::from_word(word);
            let bad = OptionError::BadValue { name: "character" };
            self.character = character.ok_or(bad)?;
            return Ok(());
        }
        let place = check_option::<Self>(name, value)?;
        match (place, value) {
            (1, OptionValue::Flag(flag)) => self.machine_abilities = flag,
            (2, OptionValue::Number(n)) => self.ghost_pace = u8::try_from(n).unwrap_or(0),
            (3, OptionValue::Number(n)) => self.steal_penalty = u8::try_from(n).unwrap_or(0),
            (4, OptionValue::Number(n)) => self.action_cap = u16::try_from(n).unwrap_or(1),
            _ => {}
        }
        Ok(())
    }
}

#[cfg(feature = "serde")]
solo_core::options_as_data!(Options);
