//! Variants of the game: chapter SE-17.

use solo_core::{OptionValue, Ranged, Setting, Values};

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
    /// Both sides are dealt one. The default.
    #[default]
    Random,
    /// Neither side has one.
    None,
    /// The player has this one, and the ghost is dealt one of the others.
    Fixed(Id),
}

impl CharacterChoice {
    /// Returns the word of the option: `random`, `none` or the id.
    pub fn word(&self) -> &str {
        match self {
            Self::Random => "random",
            Self::None => "none",
            Self::Fixed(id) => id.as_str(),
        }
    }

    /// Reads the word of the option, without checking that the catalogue has the Character.
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
        /// Any number; for a `reroll` the catalogue's number in one action (SE-12.5). The default.
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
        /// The further copy is not a duplicate. The default.
        Free = "free",
        /// The further copy is a duplicate, and goes to the ghost.
        Count = "count",
    }
}

/// Number of actions after which a game without a winner is stopped, 1 to 1000 (SE-14.3).
///
/// ```
/// use scrapyard::ActionCap;
/// assert_eq!(ActionCap::new(100).map(ActionCap::get), Some(100));
/// assert_eq!((ActionCap::new(0), ActionCap::new(1001)), (None, None));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ActionCap(u16);

impl ActionCap {
    /// The number of the rulebook.
    pub const DEFAULT: Self = Self(500);

    /// Returns the cap, or `None` if it is not 1 to 1000.
    pub const fn new(actions: u16) -> Option<Self> {
        if 1 <= actions && actions <= 1000 {
            Some(Self(actions))
        } else {
            None
        }
    }

    /// Returns the number of actions.
    pub const fn get(self) -> u16 {
        self.0
    }
}

impl Setting for ActionCap {
    const VALUES: Values = Values::Range(1, 1000);

    fn value(&self) -> OptionValue<'_> {
        OptionValue::Number(self.0.into())
    }

    fn read(value: OptionValue<'_>) -> Option<Self> {
        u16::read(value).and_then(Self::new)
    }
}

solo_core::options! {
    /// The options of a game, fixed when it is created (SE-17.1): an unknown name or value is
    /// refused, and the options stay as they are. They are listed in the order of the rulebook
    /// (SE-17.2). The default is the solitaire variant of the rulebook.
    ///
    /// ```
    /// use scrapyard::{CharacterChoice, Options};
    /// use solo_core::{Options as _, Ranged};
    /// let seed_rules = Options {
    ///     character: CharacterChoice::None,
    ///     machine_abilities: false,
    ///     ..Options::DEFAULT
    /// };
    /// assert_eq!(seed_rules.action_cap.get(), 500);
    /// let brisk = Options { ghost_pace: Ranged::new(3).unwrap(), ..seed_rules };
    /// assert_eq!(seed_rules.with("ghost_pace", &3_u8), Ok(brisk));
    /// assert!(seed_rules.with("ghost_pace", &21_u8).is_err());
    /// ```
    pub struct Options {
        /// Decides which Character you have: one dealt at random, none, or the one you name.
        pub character: CharacterChoice = CharacterChoice::Random, "SE-3.4", "R";
        /// Decides whether built Small Machines have abilities or only serve for Inventions.
        pub machine_abilities: bool = true, "SE-11.6", "R";
        /// Makes the ghost draw a Part and a Small Machine each time you have taken this many
        /// actions; 0 leaves it passive.
        pub ghost_pace: Ranged<0, 20> = Ranged::MIN, "SE-10.13", "H";
        /// Sets the number of Parts that the ghost draws when your steal fails.
        pub steal_penalty: Ranged<0, 3> = Ranged::MIN, "SE-7.8", "R (0), H (others)";
        /// Sets the number of actions after which a game without a winner is stopped.
        pub action_cap: ActionCap = ActionCap::DEFAULT, "SE-14.3", "program";
        /// Decides whether the ghost builds a Small Machine only with its card in hand or as soon as it has the three Parts.
        pub ghost_needs_card: bool = true, "SE-10.7", "R";
        /// Decides whether your Character's ability can be used without limit or only as often as its card says.
        pub character_uses: CharacterUses = CharacterUses::Unlimited, "SE-12.1", "S (unlimited), R";
        /// Decides whether a further copy of a Small Machine you have built may stay with you or goes to the ghost as a duplicate.
        pub built_duplicates: BuiltDuplicates = BuiltDuplicates::Free, "SE-10.5", "R";
    }
}

#[cfg(feature = "serde")]
solo_core::options_as_data!(Options);
