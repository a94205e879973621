//! Names: words of the notation, and short texts.

use core::fmt::{self, Debug, Display, Formatter};

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

/// A short text of fixed capacity; what does not fit is cut off at a character.
///
/// ```
/// let text: votk::Text<4> = votk::Text::new("Shabti");
/// assert_eq!(text.as_str(), "Shab");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Text<const N: usize> {
    bytes: [u8; N],
    length: u8,
}

impl<const N: usize> Text<N> {
    /// The text, cut off at the last character that fits.
    ///
    /// ```
    /// assert_eq!(votk::Text::<16>::new("boat").as_str(), "boat");
    /// ```
    #[must_use]
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        clippy::as_conversions,
        reason = "constant functions have nothing else; every index is tested in the loop conditions"
    )]
    pub const fn new(text: &str) -> Self {
        const { assert!(N <= 255, "a text holds at most 255 bytes") };
        let from = text.as_bytes();
        let mut length = if from.len() < N { from.len() } else { N };
        // A byte 10xxxxxx continues a character.
        while length > 0 && length < from.len() && from[length] & 0b1100_0000 == 0b1000_0000 {
            length -= 1;
        }
        let mut bytes = [0; N];
        let mut at = 0;
        while at < length {
            bytes[at] = from[at];
            at += 1;
        }
        Self {
            bytes,
            length: length as u8,
        }
    }

    /// All bytes, those beyond the text 0, for constant functions.
    pub(super) const fn bytes(&self) -> &[u8; N] {
        &self.bytes
    }

    /// The text.
    ///
    /// ```
    /// assert_eq!(votk::Text::<16>::new("").as_str(), "");
    /// ```
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.bytes
            .get(..usize::from(self.length))
            .and_then(|bytes| core::str::from_utf8(bytes).ok())
            .unwrap_or("")
    }
}

impl<const N: usize> Debug for Text<N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Debug::fmt(self.as_str(), f)
    }
}

impl<const N: usize> Display for Text<N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
