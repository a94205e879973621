//! Variants of the game: chapter TK-15.

use solo_core::{OptionError, Options as _};

solo_core::word_enum! {
    /// The time at which treasure may be dropped to flee from a monster (TK-5.8, TK-5.9).
    ///
    /// ```
    /// use tomb4k::{DropTiming, Options, Tomb};
    /// let strict = Tomb::new(Options::default().with_drop_timing(DropTiming::First));
    /// let fight = ["card KS", "card 2C", "card 3C", "delve", "card 9S", "draw", "card 8S"];
    /// assert_eq!(strict.decisions(&strict.replay(fight)?).len(), 0, "too late to flee");
    /// assert_eq!(Tomb::default().decisions(&Tomb::default().replay(fight)?).len(), 2);
    /// # Ok::<(), tomb4k::Refusal>(())
    /// ```
    pub enum DropTiming in tomb4k {
        /// Before every card of the fight, also after blows (TK-5.8).
        Any = "any",
        /// Only before the first action card of the fight (TK-5.9).
        First = "first",
    }
}

solo_core::options! {
    /// The options of a game (TK-15.1). The defaults are those of the rulebook.
    ///
    /// ```
    /// use tomb4k::{DropTiming, Options};
    /// let strict = Options::default().with_min_delve_turns(2)?.with_drop_timing(DropTiming::First);
    /// assert_eq!(strict.min_delve_turns(), 2);
    /// assert!(Options::default().with_min_delve_turns(15).is_err());
    /// # Ok::<(), solo_core::OptionError>(())
    /// ```
    pub struct Options {
        /// Sets how many turns you must finish on the way in before you may turn around.
        min_delve_turns: u8 = 1, in 1..=14, "TK-12.8", "R";
        /// Decides whether you may drop treasure to flee from a monster before every card of the fight, or
        /// only before the first action card.
        drop_timing: DropTiming = DropTiming::Any, "TK-5.8", "P";
    }
}

impl Options {
    /// Upper bound for the minimum of delve turns: escape from deeper is impossible.
    pub const MAX_MIN_DELVE_TURNS: u8 = 14;

    /// Returns the number of delve turns required before turning around, 1 to 14 (TK-12.8).
    ///
    /// ```
    /// assert_eq!(tomb4k::Options::default().min_delve_turns(), 1);
    /// ```
    #[must_use]
    pub const fn min_delve_turns(&self) -> u8 {
        self.min_delve_turns
    }

    /// Returns the time at which treasure may be dropped.
    ///
    /// ```
    /// assert_eq!(tomb4k::Options::default().drop_timing(), tomb4k::DropTiming::Any);
    /// ```
    #[must_use]
    pub const fn drop_timing(&self) -> DropTiming {
        self.drop_timing
    }

    /// Returns the options with another number of delve turns before turning around.
    ///
    /// # Errors
    /// A number other than 1 to 14.
    ///
    /// ```
    /// use tomb4k::Options;
    /// assert_eq!(Options::default().with_min_delve_turns(2)?.min_delve_turns(), 2);
    /// assert!(Options::default().with_min_delve_turns(0).is_err());
    /// # Ok::<(), solo_core::OptionError>(())
    /// ```
    pub fn with_min_delve_turns(self, turns: u8) -> Result<Self, OptionError> {
        self.with("min_delve_turns", &turns)
    }

    /// Returns the options with another time for dropping treasure.
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

#[cfg(feature = "serde")]
solo_core::options_as_data!(Options);
