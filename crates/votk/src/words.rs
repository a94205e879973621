//! Enumerations whose values are words of the notation.

/// Defines an enumeration whose values are the words of one column of the rulebook.
macro_rules! words {
    (
        $(#[$meta:meta])*
        $name:ident, $what:literal {
            $($(#[$variant_meta:meta])* $variant:ident = $word:literal,)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[$variant_meta])* $variant,)+
        }

        impl $name {
            /// Every value, in the order of the rulebook.
            ///
            /// ```
            #[doc = concat!("use votk::", stringify!($name), ";")]
            #[doc = concat!("assert!(", stringify!($name), "::ALL.is_sorted());")]
            /// ```
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// The word that stands for it in notation, views and tables.
            ///
            /// ```
            #[doc = concat!("use votk::", stringify!($name), ";")]
            #[doc = concat!("let words: Vec<_> = ", stringify!($name), "::ALL.iter().map(|value| value.word()).collect();")]
            #[doc = concat!("assert_eq!(words, [", $("\"", $word, "\", ",)+ "]);")]
            /// ```
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }

            /// What a word stands for; `None` if it is no word of this kind.
            ///
            /// ```
            #[doc = concat!("use votk::", stringify!($name), ";")]
            #[doc = concat!("for value in ", stringify!($name), "::ALL {")]
            #[doc = concat!("    assert_eq!(", stringify!($name), "::from_word(value.word()), Some(*value));")]
            /// }
            #[doc = concat!("assert_eq!(", stringify!($name), "::from_word(\"sphinx\"), None);")]
            /// ```
            #[must_use]
            pub fn from_word(word: &str) -> Option<Self> {
                match word {
                    $($word => Some(Self::$variant),)+
                    _ => None,
                }
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl core::str::FromStr for $name {
            type Err = solo_core::NotationError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::from_word(text).ok_or(solo_core::NotationError::new(0, $what))
            }
        }
    };
}

pub(crate) use words;
