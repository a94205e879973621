//! Variants of the game: chapter TK-15.

use solo_core::Ranged;

solo_core::word_enum! {
    /// The time at which treasure may be dropped to flee from a monster (TK-5.8, TK-5.9).
    ///
    /// ```
    /// use tomb4k::{DropTiming, Options, Tomb};
    /// let strict = Tomb::new(Options { drop_timing: DropTiming::First, ..Options::DEFAULT });
    /// let fight = ["card KS", "card 2C", "card 3C", "delve", "card 9S", "draw", "card 8S"];
    /// assert_eq!(strict.decisions(&strict.replay(fight)?).len(), 0, "too late to flee");
    /// assert_eq!(Tomb::default().decisions(&Tomb::default().replay(fight)?).len(), 2);
    /// # Ok::<(), tomb4k::Refusal>(())
    /// ```
    pub enum DropTiming in tomb4k {
        /// Before every card of the fight, also after blows (TK-5.8). The default.
        Any = "any",
        /// Only before the first action card of the fight (TK-5.9).
        First = "first",
    }
}

solo_core::options! {
    /// The options of a game (TK-15.1). The defaults are those of the rulebook.
    ///
    /// ```
    /// use solo_core::{Options as _, Ranged};
    /// use tomb4k::{DropTiming, Options, Tomb};
    /// let strict = Options { drop_timing: DropTiming::First, ..Options::DEFAULT };
    /// let deep = Options { min_delve_turns: Ranged::new(2).unwrap(), ..strict };
    /// assert_eq!(Tomb::new(deep).options().min_delve_turns.get(), 2);
    /// assert_eq!(strict.with("min_delve_turns", &2_u8), Ok(deep));
    /// assert!(strict.with("min_delve_turns", &15_u8).is_err());
    /// ```
    pub struct Options {
        /// Sets how many turns you must finish on the way in before you may turn around.
        pub min_delve_turns: Ranged<1, 14> = Ranged::MIN, "TK-12.8", "R";
        /// Decides whether you may drop treasure to flee from a monster before every card of the fight, or
        /// only before the first action card.
        pub drop_timing: DropTiming = DropTiming::Any, "TK-5.8", "P";
    }
}

#[cfg(feature = "serde")]
solo_core::options_as_data!(Options);
