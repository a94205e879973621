//! What every game of its own says in the same words: its refusals, its options as data.

/// A refusal of a game is a [`Refusal`](trait@crate::Refusal): the clause and the word are those of its
/// own methods `rule` and `reason`, a faulty text is its variant `Notation`, and the variant named is
/// that of a finished game.
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

/// Options as data: a map from name to value, in which those that are not named keep their defaults.
/// For crates with a feature `serde` that switches on the one of this crate.
///
/// ```
/// # #[cfg(feature = "serde")] {
/// use solo_core::{OptionError, OptionSpec, OptionValue, Options};
///
/// #[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
/// struct None;
///
/// impl Options for None {
///     const SPECS: &'static [OptionSpec] = &[];
///     fn get(&self, _: usize, _: &mut dyn FnMut(OptionValue<'_>)) {}
///     fn set(&mut self, _: &str, _: OptionValue<'_>) -> Result<(), OptionError> {
///         Err(OptionError::UnknownName)
///     }
/// }
///
/// solo_core::options_as_data!(None);
///
/// assert_eq!(serde_json::to_string(&None).unwrap(), "{}");
/// assert!(serde_json::from_str::<None>(r#"{"easy":true}"#).is_err());
/// # }
/// ```
#[cfg(feature = "serde")]
#[macro_export]
macro_rules! options_as_data {
    ($options:ty) => {
        impl ::serde::Serialize for $options {
            fn serialize<S: ::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                $crate::serialize_options(self, serializer)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $options {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                $crate::deserialize_options(deserializer)
            }
        }
    };
}
