//! Phrases of answers, stories and hints, which are the same in every game.

use std::borrow::Cow;

use solo_core::{Speech, TextVisitor};

/// A phrase of a table, the same in every game: in a translation, its key under the owner `Phrase`.
///
/// Those of hints are templates, with the fields that their documentation names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Phrase {
    /// No decision of this position concerns the item.
    NoUse,
    /// The item lies face down.
    Hidden,
    /// Typed words begin decisions about things that are not on the table.
    NoneHere,
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
    /// The heading over rules about what has happened.
    Happened,
    /// Points of a game without an opponent: `mean`, `deals`, `low` and `high`, and their difference as `range`.
    HintAlone,
    /// Points of both sides: `mean`, `rival`, `theirs`, `deals`, and the `lead`, which is one of the next three.
    HintRival,
    /// Lead of most deals: `low` to `high`, with their difference as `range`.
    HintAhead,
    /// Points by which the player is behind in most deals, likewise.
    HintBehind,
    /// Most deals are between `low` behind and `high` ahead.
    HintBetween,
    /// Deals that are won: `won` of `deals`.
    HintWon,
    /// `points` by which a choice is better than the next, more than the `error`.
    HintBetter,
    /// `points` by which a choice may be better than the next, within the `error`.
    HintPerhaps,
    /// A choice came to the same as the next in each of the `deals`.
    HintEqual,
    /// Captions of moves by kind, with the fields `who` and `what`: a thing goes to a side.
    Took,
    /// A card is drawn.
    Drew,
    /// A thing is laid somewhere.
    Laid,
    /// A thing moves on.
    Slid,
    /// A thing is turned.
    Turned,
    /// A die shows a face.
    Rolled,
    /// A thing is used.
    Used,
    /// A thing is given up.
    Discarded,
    /// A pile is shuffled.
    Shuffled,
    /// A thing is made of others.
    Built,
    /// A number grows.
    Gained,
    /// A number shrinks.
    Lost,
    /// A number is paid.
    Spent,
}

impl Phrase {
    /// Every phrase.
    pub const ALL: [Self; 33] = [
        Self::NoUse,
        Self::Hidden,
        Self::NoneHere,
        Self::Over,
        Self::ChanceIsDue,
        Self::NoItem,
        Self::Unclear,
        Self::Unknown,
        Self::You,
        Self::Game,
        Self::Happened,
        Self::HintAlone,
        Self::HintRival,
        Self::HintAhead,
        Self::HintBehind,
        Self::HintBetween,
        Self::HintWon,
        Self::HintBetter,
        Self::HintPerhaps,
        Self::HintEqual,
        Self::Took,
        Self::Drew,
        Self::Laid,
        Self::Slid,
        Self::Turned,
        Self::Rolled,
        Self::Used,
        Self::Discarded,
        Self::Shuffled,
        Self::Built,
        Self::Gained,
        Self::Lost,
        Self::Spent,
    ];

    /// Returns the key of the phrase.
    ///
    /// ```
    /// assert_eq!(solo_table::Phrase::NoUse.key(), "no_use");
    /// ```
    pub const fn key(self) -> &'static str {
        match self {
            Self::NoUse => "no_use",
            Self::Hidden => "hidden",
            Self::NoneHere => "none_here",
            Self::Over => "over",
            Self::ChanceIsDue => "chance_is_due",
            Self::NoItem => "no_item",
            Self::Unclear => "unclear",
            Self::Unknown => "unknown",
            Self::You => "you",
            Self::Game => "game",
            Self::Happened => "happened",
            Self::HintAlone => "hint_alone",
            Self::HintRival => "hint_rival",
            Self::HintWon => "hint_won",
            Self::HintAhead => "hint_ahead",
            Self::HintBehind => "hint_behind",
            Self::HintBetween => "hint_between",
            Self::HintBetter => "hint_better",
            Self::HintPerhaps => "hint_perhaps",
            Self::HintEqual => "hint_equal",
            Self::Took => "took",
            Self::Drew => "drew",
            Self::Laid => "laid",
            Self::Slid => "slid",
            Self::Turned => "turned",
            Self::Rolled => "rolled",
            Self::Used => "used",
            Self::Discarded => "discarded",
            Self::Shuffled => "shuffled",
            Self::Built => "built",
            Self::Gained => "gained",
            Self::Lost => "lost",
            Self::Spent => "spent",
        }
    }

    /// Returns the phrase in English.
    ///
    /// ```
    /// assert_eq!(solo_table::Phrase::You.english(), "You");
    /// ```
    pub const fn english(self) -> &'static str {
        match self {
            Self::NoUse => "Nothing to do here now.",
            Self::Hidden => "This lies face down, and there is nothing to do with it now.",
            Self::NoneHere => "Nothing on the table is there for that.",
            Self::Over => "The game is over, and there is nothing more to do.",
            Self::ChanceIsDue => {
                "A card is drawn or a die is rolled first, and that does not concern this."
            }
            Self::NoItem => "There is no such item on the table.",
            Self::Unclear => "That could mean several things. The nearest are:",
            Self::Unknown => "Nothing on the table and no choice is called that.",
            Self::You => "You",
            Self::Game => "The game",
            Self::Happened => "What has happened",
            Self::HintAlone => {
                "you end with {mean} {mean#1=point|points} on average of {deals} {deals#1=deal|deals}, mostly {range#0={low}|{low} to {high}}"
            }
            Self::HintRival => {
                "you end with {mean} {mean#1=point|points} and {rival} with {theirs} ({average}) on average of {deals} {deals#1=deal|deals}, mostly {lead}"
            }
            Self::HintAhead => "{range#0={low}|{low} to {high}} ahead",
            Self::HintBehind => "{range#0={low}|{low} to {high}} behind",
            Self::HintBetween => "between {low} behind and {high} ahead",
            Self::HintWon => "; {won} of {deals} won",
            Self::HintBetter => {
                "; {points} points better than the next choice, give or take {error}"
            }
            Self::HintPerhaps => {
                "; perhaps {points} points better than the next choice, give or take {error}"
            }
            Self::HintEqual => {
                "; as good as the next choice in {deals#1=the one deal|each of {deals} deals}"
            }
            Self::Took => "{who} took {what}",
            Self::Drew => "{who} drew {what}",
            Self::Laid => "{who} laid {what}",
            Self::Slid => "{what} moved on",
            Self::Turned => "{who} turned {what}",
            Self::Rolled => "{who} rolled {what}",
            Self::Used => "{who} used {what}",
            Self::Discarded => "{who} discarded {what}",
            Self::Shuffled => "{who} shuffled {what}",
            Self::Built => "{who} built {what}",
            Self::Gained => "{who} gained {what}",
            Self::Lost => "{who} lost {what}",
            Self::Spent => "{who} spent {what}",
        }
    }

    /// Returns the phrase in the language of a speech, with its fields in braces.
    pub fn said<G: ?Sized>(self, speech: &Speech<'_, G>) -> Cow<'static, str> {
        speech.constant("Phrase", self.key(), self.english())
    }

    /// Visits every phrase, as [`Game::texts`](solo_core::Game::texts) visits the texts of a game.
    ///
    /// ```
    /// let mut count = 0;
    /// solo_table::Phrase::texts(&mut |owner, _, _| {
    ///     assert_eq!(owner.to_string(), "Phrase");
    ///     count += 1;
    /// });
    /// assert_eq!(count, solo_table::Phrase::ALL.len());
    /// ```
    pub fn texts(visit: &mut TextVisitor<'_>) {
        for phrase in Self::ALL {
            visit(&"Phrase", &phrase.key(), &phrase.english());
        }
    }
}
