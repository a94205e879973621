//! Implementations that all refusals share.

/// Implements [`Refusal`](trait@crate::Refusal) for an enum of refusals.
///
/// Clause and identifier come from its methods `rule` and `reason`; a faulty text is its variant
/// `Notation`, and the variant named is that of a finished game.
///
/// ```
/// use solo_core::{NotationError, Refusal};
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
///     const fn rule(&self) -> &'static str {
///         "TEN-4"
///     }
///     const fn reason(&self) -> &'static str {
///         "no"
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
