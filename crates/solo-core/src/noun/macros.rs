//! Nouns whose written form comes from other traits.

/// Implements the data of a game for nouns with a hand-written [`Noun`](crate::Noun).
///
/// They are written as their ids. Without feature `serde` the macro expands to nothing. `noun_data!(reads Catalogue: Design)`
/// implements it for every game that has this catalogue, by `AsRef`.
///
/// ```
/// # use solo_core::{Noun, NotationError, Readable, Words};
/// use core::fmt::{self, Write};
/// struct Chess;
/// #[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// struct Column(u8);
///
/// impl Noun<Chess> for Column {
///     fn id(&self, _: &Chess, out: &mut dyn Write) -> fmt::Result {
///         out.write_char(char::from(b'a' + self.0))
///     }
/// }
///
/// impl Readable<Chess> for Column {
///     const WHAT: &'static str = "a column from a to h";
///     fn read(_: &Chess, words: &mut Words<'_>) -> Result<Self, NotationError> {
///         words.find("a column from a to h", |word| "abcdefgh".find(word).map(|at| Self(at as u8)))
///     }
/// }
/// # impl solo_core::Countable<Chess> for Column {
/// #     fn count(_: &Chess) -> u32 { 8 }
/// #     fn number(&self, _: &Chess) -> u32 { self.0.into() }
/// #     fn nth(_: &Chess, number: u32) -> Option<Self> { Some(Self(number as u8)) }
/// # }
///
/// solo_core::noun_data!(Chess: Column);
///
/// use solo_core::{Data, Faults, Shape, DataPath, Value};
/// assert_eq!(Column(1).to_value(&Chess), Value::from("b"));
/// let mut faults = Faults::new();
/// assert_eq!(Column::from_data(&Chess, &Value::from("i"), &DataPath::whole("CH-1"), &mut faults), None);
/// assert_eq!(faults.to_string(), "expected a column from a to h, found \"i\" (CH-1)");
/// ```
#[macro_export]
macro_rules! noun_data {
    (reads $catalogue:ty: $($noun:ty),+ $(,)?) => {
        $($crate::noun_data!(@ [<AnyGame: ?Sized + ::core::convert::AsRef<$catalogue>>] AnyGame: $noun);)+
    };
    ($game:ty: $($noun:ty),+ $(,)?) => {
        $($crate::noun_data!(@ [] $game: $noun);)+
    };
    (@ [$($any:tt)*] $game:ty: $noun:ty) => {
        $crate::noun_features!([$($any)*] [] $game: $noun);

        $crate::when_serde! {
            #[doc(hidden)]
            impl $($any)* $crate::Data<$game> for $noun {
                fn serialize<S: $crate::serde::Serializer>(
                    &self,
                    game: &$game,
                    serializer: S,
                ) -> ::core::result::Result<S::Ok, S::Error> {
                    $crate::serialize_noun(self, game, serializer)
                }

                $crate::when_schema! {
                    fn schema(game: &$game) -> $crate::Value {
                        $crate::noun_schema::<$game, Self>(game)
                    }
                }
            }

            #[doc(hidden)]
            impl $($any)* $crate::Shape<$game> for $noun {
                fn from_data(
                    game: &$game,
                    data: &$crate::Value,
                    at: &$crate::DataPath<'_>,
                    faults: &mut $crate::Faults,
                ) -> ::core::option::Option<Self> {
                    $crate::read_noun(game, data, at, faults)
                }
            }
        }
    };
}

/// Implements `Features` for nouns. The brackets hold generics and bounds of the implementation.
#[doc(hidden)]
#[macro_export]
macro_rules! noun_features {
    ([$($any:tt)*] [$($bounds:tt)*] $game:ty: $noun:ty) => {
        $crate::when_numbers! {
            #[doc(hidden)]
            impl $($any)* $crate::Features<$game> for $noun $($bounds)* {
                fn width(game: &$game) -> usize {
                    $crate::NounFeatures::width::<$game, Self>(game)
                }

                fn describe(game: &$game, specs: &mut $crate::FeatureSpecs) {
                    $crate::NounFeatures::describe::<$game, Self>(game, specs);
                }

                fn write(&self, game: &$game, cells: &mut $crate::Numbers<'_>) {
                    $crate::NounFeatures::write(self, game, cells);
                }

                fn list_width(game: &$game, order: bool) -> usize {
                    $crate::NounFeatures::list_width::<$game, Self>(game, order)
                }

                fn describe_list(game: &$game, order: bool, specs: &mut $crate::FeatureSpecs) {
                    $crate::NounFeatures::describe_list::<$game, Self>(game, order, specs);
                }

                fn write_list(items: &[Self], game: &$game, order: bool, cells: &mut $crate::Numbers<'_>) {
                    $crate::NounFeatures::write_list(items, game, order, cells);
                }
            }
        }
    };
}

/// Implements nouns and data of every game for types with `Display` and `FromStr`.
///
/// ```
/// # use core::fmt;
/// struct Whist;
/// #[derive(Clone, Debug, PartialEq)]
/// struct Score(u8, u8);
/// impl fmt::Display for Score {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "{}/{}", self.0, self.1)
///     }
/// }
/// impl core::str::FromStr for Score {
///     type Err = ();
///     fn from_str(text: &str) -> Result<Self, ()> {
///         let (one, other) = text.split_once('/').ok_or(())?;
///         Ok(Self(one.parse().map_err(|_| ())?, other.parse().map_err(|_| ())?))
///     }
/// }
///
/// solo_core::text_noun!(Score as "a score such as 3/52");
///
/// use solo_core::{Data, Faults, Shape, DataPath, Value};
/// assert_eq!(Score(3, 52).to_value(&Whist), Value::from("3/52"));
/// let mut faults = Faults::new();
/// let read = Score::from_data(&Whist, &Value::from("3"), &DataPath::whole("WH-1"), &mut faults);
/// assert_eq!((read, faults.to_string().as_str()), (None, "expected a score such as 3/52, found \"3\" (WH-1)"));
/// ```
#[macro_export]
macro_rules! text_noun {
    ($noun:ty as $what:literal) => {
        impl<AnyGame: ?Sized> $crate::Noun<AnyGame> for $noun {
            fn id(&self, _: &AnyGame, out: &mut dyn ::core::fmt::Write) -> ::core::fmt::Result {
                write!(out, "{self}")
            }
        }

        $crate::when_serde! {
            #[doc(hidden)]
            impl<AnyGame: ?Sized> $crate::Data<AnyGame> for $noun {
                fn serialize<S: $crate::serde::Serializer>(
                    &self,
                    game: &AnyGame,
                    serializer: S,
                ) -> ::core::result::Result<S::Ok, S::Error> {
                    $crate::serialize_noun(self, game, serializer)
                }

                $crate::when_schema! {
                    fn schema(_: &AnyGame) -> $crate::Value {
                        $crate::serde_json::json!({"type": "string"})
                    }
                }
            }

            #[doc(hidden)]

            impl<AnyGame: ?Sized> $crate::Shape<AnyGame> for $noun {
                fn from_data(
                    _: &AnyGame,
                    data: &$crate::Value,
                    at: &$crate::DataPath<'_>,
                    faults: &mut $crate::Faults,
                ) -> ::core::option::Option<Self> {
                    let read = match data {
                        $crate::Value::String(text) => text.parse().ok(),
                        _ => ::core::option::Option::None,
                    };
                    read.or_else(|| $crate::wrong(data, $what, at, faults))
                }
            }
        }
    };
}

/// Defines fields for one template, each named after its variable or with an explicit value.
///
/// ```
/// use solo_core::example::Ten;
/// use solo_core::{Speech, fields};
/// let (mut text, card, gold) = (String::new(), "Boat", 3_u8);
/// let template = "Buy {card} for {price} of {gold} gold";
/// Speech::of(&Ten).fill("Decision", "buy_for", template, &fields![card, gold, price = 2_u8], &mut text)?;
/// Speech::of(&Ten).fill("Decision", "stop", " and stop", &fields![], &mut text)?;
/// assert_eq!(text, "Buy Boat for 2 of 3 gold and stop");
/// # Ok::<(), core::fmt::Error>(())
/// ```
#[macro_export]
macro_rules! fields {
    ($($name:ident $(= $value:expr)?),* $(,)?) => {
        [$(
            (::core::stringify!($name), &$crate::fields!(@value $name $(, $value)?) as &dyn $crate::Noun<_>)
        ),*] as [(&'static ::core::primitive::str, &dyn $crate::Noun<_>); <[()]>::len(&[$($crate::fields!(@unit $name)),*])]
    };
    (@value $name:ident) => { $name };
    (@value $name:ident, $value:expr) => { $value };
    (@unit $name:ident) => { () };
}
