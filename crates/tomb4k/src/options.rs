//! Variants of the game: chapter TK-15.

use solo_core::{OptionError, OptionSpec, OptionValue, Values, check_option};

/// When treasure may be dropped to flee from a monster (TK-5.8, TK-5.9).
///
/// ```
/// use tomb4k::{DropTiming, Options, Tomb};
/// let strict = Tomb::new(Options::default().with_drop_timing(DropTiming::First));
/// let fight = ["card KS", "card 2C", "card 3C", "delve", "card 9S", "draw", "card 8S"];
/// assert!(strict.decisions(&strict.replay(fight)?).is_empty(), "too late to flee");
/// assert_eq!(Tomb::default().decisions(&Tomb::default().replay(fight)?).len(), 2);
/// # Ok::<(), tomb4k::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DropTiming {
    /// Before every card of the fight, also after blows (TK-5.8).
    #[default]
    Any,
    /// Only before the first action card of the fight (TK-5.9).
    First,
}

impl DropTiming {
    /// The word of the option.
    ///
    /// ```
    /// assert_eq!(tomb4k::DropTiming::First.word(), "first");
    /// ```
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Any => "any",
            Self::First => "first",
        }
    }
}

/// The options of a game (TK-15.1). The default is the game as published.
///
/// ```
/// use tomb4k::{DropTiming, Options};
/// let strict = Options::default().with_min_delve_turns(2)?.with_drop_timing(DropTiming::First);
/// assert_eq!(strict.min_delve_turns(), 2);
/// assert!(Options::default().with_min_delve_turns(15).is_err());
/// # Ok::<(), solo_core::OptionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    min_delve_turns: u8,
    drop_timing: DropTiming,
}

impl Options {
    /// Most delve turns that can be demanded before turning around: nobody can escape from deeper.
    pub const MAX_MIN_DELVE_TURNS: u8 = 14;

    /// How many delve turns must be finished before the player may turn around, 1 to 14 (TK-12.8).
    ///
    /// ```
    /// assert_eq!(tomb4k::Options::default().min_delve_turns(), 1);
    /// ```
    #[must_use]
    #[inline]
    pub const fn min_delve_turns(&self) -> u8 {
        self.min_delve_turns
    }

    /// When treasure may be dropped.
    ///
    /// ```
    /// assert_eq!(tomb4k::Options::default().drop_timing(), tomb4k::DropTiming::Any);
    /// ```
    #[must_use]
    #[inline]
    pub const fn drop_timing(&self) -> DropTiming {
        self.drop_timing
    }

    /// The same with another number of delve turns before turning around.
    ///
    /// # Errors
    /// Unless the number is 1 to 14.
    ///
    /// ```
    /// use tomb4k::Options;
    /// assert_eq!(Options::default().with_min_delve_turns(2)?.min_delve_turns(), 2);
    /// assert!(Options::default().with_min_delve_turns(0).is_err());
    /// # Ok::<(), solo_core::OptionError>(())
    /// ```
    pub fn with_min_delve_turns(self, turns: u8) -> Result<Self, OptionError> {
        if (1..=Self::MAX_MIN_DELVE_TURNS).contains(&turns) {
            Ok(Self {
                min_delve_turns: turns,
                ..self
            })
        } else {
            Err(OptionError::BadValue {
                name: "min_delve_turns",
            })
        }
    }

    /// The same with another moment for dropping treasure.
    ///
    /// ```
    /// use tomb4k::{DropTiming, Options};
    /// let options = Options::default().with_drop_timing(DropTiming::First);
    /// assert_eq!(options.drop_timing(), DropTiming::First);
    /// ```
    #[must_use]
    pub const fn with_drop_timing(self, drop_timing: DropTiming) -> Self {
        Self {
            drop_timing,
            ..self
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            min_delve_turns: 1,
            drop_timing: DropTiming::Any,
        }
    }
}

impl solo_core::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "min_delve_turns",
            values: Values::Range(1, 14),
            rule: "TK-12.8",
        },
        OptionSpec {
            name: "drop_timing",
            values: Values::Words(&["any", "first"]),
            rule: "TK-5.8",
        },
    ];

    fn get(&self, place: usize, take: &mut dyn FnMut(OptionValue<'_>)) {
        match place {
            0 => take(OptionValue::Number(i32::from(self.min_delve_turns))),
            1 => take(OptionValue::Word(self.drop_timing.word())),
            _ => {}
        }
    }

    fn set(&mut self, name: &str, value: OptionValue<'_>) -> Result<(), OptionError> {
        check_option::<Self>(name, value)?;
        match value {
            OptionValue::Number(turns) => {
                *self = self.with_min_delve_turns(u8::try_from(turns).unwrap_or(0))?;
            }
            word => {
                self.drop_timing = if word == OptionValue::Word("first") {
                    DropTiming::First
                } else {
                    DropTiming::Any
                };
            }
        }
        Ok(())
    }
}

#[cfg(feature = "serde")]
solo_core::options_as_data!(Options);
