//! Kinds of refusals, and implementations that all refusals share.

use core::fmt::{self, Display, Formatter};

/// The kind of a refusal, the same four in every game, present and future.
///
/// They are tested in this order. A program that knows them knows what to do about a refusal of any
/// game: stop, correct the text, ask what is due, or choose from the list. The reasons of a game
/// are many, and their enum may grow; this one does not.
///
/// ```
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_core::{Face, Game, Input, Refusal, RefusalKind};
/// let kind = |table, input| Ten.apply(&table, input).unwrap_err().kind();
/// assert_eq!(kind(Table::Over(9), Input::Decision(Choice::Roll)), RefusalKind::Over);
/// assert_eq!(kind(Table::Deciding(3), Input::Chance(Face::ONE)), RefusalKind::NotNow);
/// assert_eq!(kind(Table::Deciding(3), Input::Decision(Choice::Stop)), RefusalKind::NotLegal);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RefusalKind {
    /// The game has ended, and accepts nothing any more.
    Over,
    /// The text is not an input of this game.
    Notation,
    /// The game waits for something else: a decision came when chance is due, an outcome when the
    /// player has to decide, or an input of another step.
    NotNow,
    /// The input is of the sort that is due, and not among those that are legal or possible.
    NotLegal,
}

impl RefusalKind {
    /// Every kind, in the order in which they are tested.
    pub const ALL: [Self; 4] = [Self::Over, Self::Notation, Self::NotNow, Self::NotLegal];

    /// Returns the kind as a word, for data: `not_legal`.
    ///
    /// ```
    /// use solo_core::RefusalKind;
    /// let words = RefusalKind::ALL.map(RefusalKind::word);
    /// assert_eq!(words, ["over", "notation", "not_now", "not_legal"]);
    /// ```
    pub const fn word(self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::Notation => "notation",
            Self::NotNow => "not_now",
            Self::NotLegal => "not_legal",
        }
    }
}

impl Display for RefusalKind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// Implements [`Refusal`](trait@crate::Refusal) for an enum of refusals.
///
/// Kind, clause and identifier come from its methods `kind`, `rule` and `reason`; a faulty text is
/// its variant `Notation`, and the variant named is that of a finished game.
///
/// ```
/// use solo_core::{NotationError, Refusal, RefusalKind};
///
/// #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
/// enum No {
///     #[error("the game is over")]
///     GameOver,
///     #[error(transparent)]
///     Notation(NotationError),
/// }
///
/// impl No {
///     const fn kind(&self) -> RefusalKind {
///         match self {
///             Self::GameOver => RefusalKind::Over,
///             Self::Notation(_) => RefusalKind::Notation,
///         }
///     }
///     const fn rule(&self) -> &'static str {
///         "TEN-4"
///     }
///     const fn reason(&self) -> &'static str {
///         self.kind().word()
///     }
/// }
///
/// solo_core::refusal!(No, over = GameOver);
///
/// assert_eq!(<No as Refusal>::game_over().rule(), "TEN-4");
/// assert!(matches!(No::from("x".parse::<solo_core::Face>().unwrap_err()), No::Notation(_)));
/// ```
#[macro_export]
macro_rules! refusal {
    ($refusal:ty, over = $over:ident) => {
        impl ::core::convert::From<$crate::NotationError> for $refusal {
            fn from(error: $crate::NotationError) -> Self {
                Self::Notation(error)
            }
        }

        impl $crate::Refusal for $refusal {
            fn kind(&self) -> $crate::RefusalKind {
                <$refusal>::kind(self)
            }

            fn rule(&self) -> &'static str {
                <$refusal>::rule(self)
            }

            fn reason(&self) -> &'static str {
                <$refusal>::reason(self)
            }

            fn game_over() -> Self {
                Self::$over
            }
        }
    };
}
