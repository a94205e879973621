//! Enums whose values are words or numbers of a rulebook.

/// Defines an enum whose variants are one word each, as a [`Kind`](crate::Kind) and a
/// [`Cell`](crate::Cell).
///
/// It is not a noun: a game says by itself how its values are read, named and counted, for example in an
/// order that the catalogue fixes. For others there is [`word_enum!`](crate::word_enum).
///
/// The enum has `ALL`, `WORDS`, `word` and `from_word`, every derive that [`Game`](crate::Game)
/// requires, `Display` and `FromStr`. If the path of its public module is given, its methods have
/// examples.
///
/// ```
/// use solo_core::{Kind, Set};
/// mod box_of_dice {
///     solo_core::word_kind! {
///         /// The colour of a die.
///         pub enum Colour in box_of_dice {
///             Black = "black",
///             White = "white",
///         }
///     }
/// }
/// use box_of_dice::Colour;
///
/// assert_eq!(Colour::from_word("white"), Some(Colour::White));
/// assert_eq!((Colour::White.index(), Colour::COUNT), (1, 2));
/// assert_eq!(Set::full().first(), Some(Colour::Black));
/// ```
#[macro_export]
macro_rules! word_kind {
    ($(#[$about:meta])* $visibility:vis enum $name:ident $(in $home:path)? $(as $what:literal)? {
        $($(#[$variant_about:meta])* $variant:ident = $word:literal),+ $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $visibility enum $name {
            $(
                $(#[$variant_about])*
                #[doc = ""]
                #[doc = concat!("Written `", $word, "`.")]
                $variant,
            )+
        }

        impl $name {
            /// Every value, ascending.
            $visibility const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// Words of the values, in the same order.
            $visibility const WORDS: [&'static str; [$($word),+].len()] = [$($word),+];

            /// Returns the word of the value.
            $visibility const fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }

            /// Returns the value with this word; `None` if there is none.
            $(
                #[doc = concat!("\n```\nuse ", stringify!($home), "::", stringify!($name), ";")]
                #[doc = concat!("let value = ", stringify!($name), "::ALL[0];")]
                #[doc = concat!("assert_eq!(", stringify!($name), "::from_word(value.word()), Some(value));")]
                #[doc = concat!("assert_eq!(", stringify!($name), "::from_word(\"\"), None);\n```")]
            )?
            $visibility fn from_word(word: &str) -> ::core::option::Option<Self> {
                match word {
                    $($word => ::core::option::Option::Some(Self::$variant),)+
                    _ => ::core::option::Option::None,
                }
            }
        }

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad(self.word())
            }
        }

        impl ::core::str::FromStr for $name {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> ::core::result::Result<Self, $crate::NotationError> {
                match Self::from_word(text) {
                    ::core::option::Option::Some(value) => ::core::result::Result::Ok(value),
                    ::core::option::Option::None => ::core::result::Result::Err(
                        $crate::NotationError::new(0, concat!("one of:" $(, " ", $word)+)),
                    ),
                }
            }
        }

        impl $crate::Kind for $name {
            const COUNT: usize = [$($word),+].len();

            #[allow(clippy::as_conversions, reason = "the discriminants are numbered from 0")]
            fn index(self) -> u8 {
                self as u8
            }

            fn from_index(index: u8) -> ::core::option::Option<Self> {
                Self::ALL.get(usize::from(index)).copied()
            }
        }

        impl $crate::Cell<'_> for $name {
            const WHAT: &'static str = $crate::word_enum!(@what [$($what)?] $($word)+);

            fn read(
                text: &str,
                _: &mut dyn FnMut(&dyn ::core::fmt::Display),
            ) -> ::core::option::Option<Self> {
                Self::from_word(text)
            }

            fn write(&self, out: &mut dyn ::core::fmt::Write) -> ::core::fmt::Result {
                out.write_str(self.word())
            }
        }
    };
}

/// Defines an enum whose variants are one word each: decisions, suits, values of an option.
///
/// The enum has `ALL`, `WORDS`, `word`, `from_word` and `nearest`, every derive that
/// [`Game`](crate::Game) requires, `Display`, `FromStr`, the traits of a [noun](crate::Noun) and
/// [`Setting`](crate::Setting). Its order is the order of the variants. If the path of its public
/// module is given, its methods have examples.
///
/// ```
/// mod toss {
///     solo_core::word_enum! {
///         /// What the player calls.
///         pub enum Call in toss {
///             /// The side with the head.
///             Heads = "heads",
///             Tails = "tails",
///         }
///     }
/// }
/// use toss::Call;
///
/// assert_eq!(Call::Tails.to_string(), "tails");
/// assert_eq!("heads".parse(), Ok(Call::Heads));
/// assert_eq!(Call::from_word("Heads"), None);
/// assert_eq!([0, 1, 7].map(Call::nearest), [Call::Heads, Call::Tails, Call::Tails]);
/// assert_eq!((Call::ALL, Call::WORDS), ([Call::Heads, Call::Tails], ["heads", "tails"]));
/// ```
#[macro_export]
macro_rules! word_enum {
    ($(#[$about:meta])* $visibility:vis enum $name:ident $(in $home:path)? $(as $what:literal)? {
        $($(#[$variant_about:meta])* $variant:ident = $word:literal $(as $called:literal)?),+ $(,)?
    }) => {
        $crate::word_kind! {
            $(#[$about])*
            $visibility enum $name $(in $home)? $(as $what)? {
                $($(#[$variant_about])* $variant = $word),+
            }
        }

        impl $name {
            /// Returns the value at this index, or else the last one.
            ///
            /// The function is total, for lists that are made from the bits of a set.
            #[inline]
            $visibility fn nearest(index: u8) -> Self {
                let [.., last] = Self::ALL;
                Self::ALL.get(usize::from(index)).copied().unwrap_or(last)
            }
        }

        impl<G: ?::core::marker::Sized> $crate::Noun<G> for $name {
            fn id(&self, _: &G, out: &mut dyn ::core::fmt::Write) -> ::core::fmt::Result {
                out.write_str(self.word())
            }

            fn name(
                &self,
                speech: &$crate::Speech<'_, G>,
                out: &mut dyn ::core::fmt::Write,
            ) -> ::core::fmt::Result {
                let name = match self {
                    $(Self::$variant => $crate::word_enum!(@called $word $(, $called)?),)+
                };
                out.write_str(speech.text(stringify!($name), self.word(), name))
            }

            fn texts(
                _: &G,
                visit: &mut $crate::TextVisitor<'_>,
            ) {
                for (word, name) in &[$(($word, $crate::word_enum!(@called $word $(, $called)?))),+] {
                    visit(&stringify!($name), word, name);
                }
            }
        }

        impl<G: ?::core::marker::Sized> $crate::Readable<G> for $name {
            const WHAT: &'static str = $crate::word_enum!(@what [$($what)?] $($word)+);

            fn read(
                _: &G,
                words: &mut $crate::Words<'_>,
            ) -> ::core::result::Result<Self, $crate::NotationError> {
                let index = words.one_of(&Self::WORDS, <Self as $crate::Readable<G>>::WHAT)?;
                Self::ALL.get(index).copied().ok_or(words.wrong(<Self as $crate::Readable<G>>::WHAT))
            }
        }

        impl<G: ?::core::marker::Sized> $crate::Countable<G> for $name {
            fn count(_: &G) -> u32 {
                const { $crate::word_enum!(@count $($word)+) }
            }

            #[allow(clippy::as_conversions, reason = "the discriminants are numbered from 0")]
            fn number(&self, _: &G) -> u32 {
                *self as u32
            }

            fn nth(game: &G, number: u32) -> ::core::option::Option<Self> {
                let nearest = Self::nearest(u8::try_from(number).ok()?);
                ($crate::Countable::<G>::number(&nearest, game) == number).then_some(nearest)
            }
        }

        $crate::noun_features!([<G: ?::core::marker::Sized>] [] G: $name);

        $crate::when_serde! {
            impl<G: ?::core::marker::Sized> $crate::Data<G> for $name {
                fn serialize<S: $crate::serde::Serializer>(
                    &self,
                    _: &G,
                    serializer: S,
                ) -> ::core::result::Result<S::Ok, S::Error> {
                    serializer.serialize_str(self.word())
                }

                $crate::when_schema! {
                    fn schema(game: &G) -> $crate::Value {
                        $crate::noun_schema::<G, Self>(game)
                    }
                }
            }

            impl<G: ?::core::marker::Sized> $crate::Shape<G> for $name {
                fn from_data(
                    game: &G,
                    data: &$crate::Value,
                    at: &$crate::DataPath<'_>,
                    faults: &mut $crate::Faults,
                ) -> ::core::option::Option<Self> {
                    $crate::read_noun(game, data, at, faults)
                }
            }
        }

        impl $crate::Setting for $name {
            const VALUES: $crate::Values = $crate::Values::Words(&Self::WORDS);

            fn value(&self) -> $crate::OptionValue<'_> {
                $crate::OptionValue::Word(self.word())
            }

            fn read(value: $crate::OptionValue<'_>) -> ::core::option::Option<Self> {
                match value {
                    $crate::OptionValue::Word(word) => Self::from_word(word),
                    _ => ::core::option::Option::None,
                }
            }
        }
    };
    (@called $word:literal) => {
        $word
    };
    (@called $word:literal, $called:literal) => {
        $called
    };
    (@what [] $first:literal $($word:literal)*) => {
        concat!("one of: ", $first $(, " ", $word)*)
    };
    (@what [$what:literal] $($word:literal)+) => {
        $what
    };
    (@count $($word:literal)+) => {{
        #[allow(clippy::as_conversions, reason = "as many as an enum has variants")]
        let count = [$($word),+].len() as u32;
        count
    }};
}

/// Defines an enum whose variants are numbers, for an option that accepts only some numbers.
///
/// The enum has `ALL`, `number`, which returns the type after its name, and
/// [`Setting`](crate::Setting).
///
/// ```
/// mod toss {
///     solo_core::number_enum! {
///         /// How often the coin is tossed.
///         pub enum Tosses: u8 in toss {
///             Once = 1,
///             Thrice = 3,
///         }
///     }
/// }
/// use solo_core::{OptionValue, Setting};
/// use toss::Tosses;
///
/// assert_eq!(Tosses::ALL, [Tosses::Once, Tosses::Thrice]);
/// assert_eq!(Tosses::Thrice.number(), 3);
/// assert_eq!(Tosses::read(OptionValue::Number(2)), None);
/// ```
#[macro_export]
macro_rules! number_enum {
    ($(#[$about:meta])* $visibility:vis enum $name:ident: $kind:ident $(in $home:path)? {
        $($(#[$variant_about:meta])* $variant:ident = $number:literal),+ $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $visibility enum $name {
            $(
                $(#[$variant_about])*
                #[doc = ""]
                #[doc = concat!("Written `", $number, "`.")]
                $variant,
            )+
        }

        impl $name {
            /// Every value, in the order of the option.
            $visibility const ALL: [Self; [$($number),+].len()] = [$(Self::$variant),+];

            /// Returns the number.
            $(
                #[doc = concat!("\n```\nuse ", stringify!($home), "::", stringify!($name), ";")]
                #[doc = "use solo_core::{OptionValue, Setting};"]
                #[doc = concat!("let value = ", stringify!($name), "::ALL[0];")]
                #[doc = "assert_eq!(value.value(), OptionValue::Number(value.number().into()));\n```"]
            )?
            $visibility const fn number(self) -> $kind {
                match self {
                    $(Self::$variant => $number,)+
                }
            }
        }

        impl $crate::Setting for $name {
            const VALUES: $crate::Values = $crate::Values::Numbers(&[$($number),+]);

            fn value(&self) -> $crate::OptionValue<'_> {
                $crate::OptionValue::Number(i32::from(self.number()))
            }

            fn read(value: $crate::OptionValue<'_>) -> ::core::option::Option<Self> {
                match value {
                    $($crate::OptionValue::Number($number) => ::core::option::Option::Some(Self::$variant),)+
                    _ => ::core::option::Option::None,
                }
            }
        }
    };
}
