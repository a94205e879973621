//! Phrases of answers, stories and hints, which are the same in every game.

/// A phrase of a table that a game may translate, by [`Scenic::phrase`](crate::Scenic::phrase).
///
/// Those of hints are templates, with the fields that their documentation names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Phrase {
    /// No decision of this position concerns the item.
    NoUse,
    /// The item lies face down.
    Hidden,
    /// The game is over.
    Over,
    /// Chance is due, and does not concern the item.
    ChanceIsDue,
    /// There is no such item.
    NoItem,
    /// The words could mean several things, or nothing.
    Unclear,
    /// No name or choice has any of the words.
    Unknown,
    /// The name of the player as an actor.
    You,
    /// The name of the actor of what is neither of the player nor of the opponent.
    Game,
    /// Points of a game without an opponent: `mean`, `low` and `high`.
    HintAlone,
    /// Points of both sides: `mean`, `rival`, `theirs`, and the lead from `low` to `high`.
    HintRival,
    /// Deals that are won: `won` of `deals`.
    HintWon,
    /// Lead of the best choice over the next, in `points`.
    HintAhead,
    /// The next choice is equally good.
    HintEqual,
}

impl Phrase {
    /// Every phrase.
    pub const ALL: [Self; 14] = [
        Self::NoUse,
        Self::Hidden,
        Self::Over,
        Self::ChanceIsDue,
        Self::NoItem,
        Self::Unclear,
        Self::Unknown,
        Self::You,
        Self::Game,
        Self::HintAlone,
        Self::HintRival,
        Self::HintWon,
        Self::HintAhead,
        Self::HintEqual,
    ];

    /// Returns the key of the phrase.
    ///
    /// ```
    /// assert_eq!(solo_table::Phrase::NoUse.key(), "no_use");
    /// ```
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::NoUse => "no_use",
            Self::Hidden => "hidden",
            Self::Over => "over",
            Self::ChanceIsDue => "chance_is_due",
            Self::NoItem => "no_item",
            Self::Unclear => "unclear",
            Self::Unknown => "unknown",
            Self::You => "you",
            Self::Game => "game",
            Self::HintAlone => "hint_alone",
            Self::HintRival => "hint_rival",
            Self::HintWon => "hint_won",
            Self::HintAhead => "hint_ahead",
            Self::HintEqual => "hint_equal",
        }
    }

    /// Returns the phrase in English.
    ///
    /// ```
    /// assert_eq!(solo_table::Phrase::You.english(), "You");
    /// ```
    #[must_use]
    pub const fn english(self) -> &'static str {
        match self {
            Self::NoUse => "Nothing is decided about this now.",
            Self::Hidden => "This lies face down, and nothing is decided about it now.",
            Self::Over => "The game is over, and nothing more is decided.",
            Self::ChanceIsDue => "A card or a die comes first, and it does not concern this.",
            Self::NoItem => "There is no such item on the table.",
            Self::Unclear => "No single decision is meant by that. These are the nearest:",
            Self::Unknown => "Nothing on the table and no choice is called that.",
            Self::You => "You",
            Self::Game => "The game",
            Self::HintAlone => "you {mean} ({low} to {high})",
            Self::HintRival => "you {mean}, {rival} {theirs} (lead {low} to {high})",
            Self::HintWon => ", {won} of {deals} won",
            Self::HintAhead => "; {points} better than the next",
            Self::HintEqual => "; the next is equally good",
        }
    }
}
