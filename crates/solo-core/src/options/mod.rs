//! Options of a game by name, for saved games, command lines and data formats.

use core::fmt::{self, Display, Formatter};

mod setting;
mod spec;

pub use setting::Setting;
pub use spec::{OptionKind, OptionSpec};

/// The value of one option.
///
/// ```
/// use solo_core::OptionValue;
/// assert_eq!(OptionValue::Number(7).to_string(), "7");
/// assert_eq!(OptionValue::Flag(true).to_string(), "true");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OptionValue<'a> {
    /// On or off.
    Flag(bool),
    /// A whole number.
    Number(i32),
    /// One of several words.
    Word(&'a str),
}

impl<'a> OptionValue<'a> {
    /// Parses the output of `Display`: `true` and `false`, whole numbers, otherwise a word.
    ///
    /// ```
    /// use solo_core::OptionValue;
    /// assert_eq!(OptionValue::from_text("true"), OptionValue::Flag(true));
    /// assert_eq!(OptionValue::from_text("-1"), OptionValue::Number(-1));
    /// assert_eq!(OptionValue::from_text("first"), OptionValue::Word("first"));
    /// ```
    pub fn from_text(text: &'a str) -> Self {
        match text {
            "true" => Self::Flag(true),
            "false" => Self::Flag(false),
            _ => text.parse().map_or(Self::Word(text), Self::Number),
        }
    }
}

impl Display for OptionValue<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flag(flag) => flag.fmt(f),
            Self::Number(number) => number.fmt(f),
            Self::Word(word) => f.write_str(word),
        }
    }
}

/// The values that an option accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Values {
    /// On or off.
    Flag,
    /// Every whole number from the first to the second, both inclusive.
    Range(i32, i32),
    /// One of these numbers.
    Numbers(&'static [i32]),
    /// One of these words.
    Words(&'static [&'static str]),
    /// One of these words, or an id of the catalogue.
    WordsOrIds(&'static [&'static str]),
}

impl Values {
    /// Returns the words among the values.
    pub const fn words(&self) -> &'static [&'static str] {
        match self {
            Self::Words(words) | Self::WordsOrIds(words) => words,
            Self::Flag | Self::Range(..) | Self::Numbers(_) => &[],
        }
    }

    /// Counts the values, without the ids of the catalogue.
    ///
    /// ```
    /// use solo_core::Values;
    /// assert_eq!(Values::Flag.count(), 2);
    /// assert_eq!(Values::Range(1, 14).count(), 14);
    /// ```
    pub fn count(&self) -> usize {
        match self {
            Self::Flag => 2,
            Self::Range(min, max) => usize::try_from(
                i64::from(*max)
                    .saturating_sub(i64::from(*min))
                    .saturating_add(1),
            )
            .unwrap_or(0),
            Self::Numbers(numbers) => numbers.len(),
            Self::Words(words) | Self::WordsOrIds(words) => words.len(),
        }
    }

    /// Returns the value at this index, counted from 0.
    pub fn nth(&self, index: usize) -> Option<OptionValue<'static>> {
        if index >= self.count() {
            return None;
        }
        match self {
            Self::Flag => Some(OptionValue::Flag(index == 1)),
            Self::Range(min, _) => i32::try_from(index)
                .ok()
                .and_then(|p| min.checked_add(p))
                .map(OptionValue::Number),
            Self::Numbers(numbers) => numbers.get(index).copied().map(OptionValue::Number),
            Self::Words(words) | Self::WordsOrIds(words) => {
                words.get(index).copied().map(OptionValue::Word)
            }
        }
    }

    /// Returns whether this is one of the values.
    ///
    /// Any word is accepted where ids of the catalogue are: only the game knows them.
    ///
    /// ```
    /// use solo_core::{OptionValue, Values};
    /// assert!(Values::Words(&["first", "any"]).contains(OptionValue::Word("any")));
    /// assert!(!Values::Range(1, 14).contains(OptionValue::Number(15)));
    /// ```
    pub fn contains(&self, value: OptionValue<'_>) -> bool {
        match (self, value) {
            (Self::Flag, OptionValue::Flag(_)) | (Self::WordsOrIds(_), OptionValue::Word(_)) => {
                true
            }
            (Self::Range(min, max), OptionValue::Number(number)) => (min..=max).contains(&&number),
            (Self::Numbers(numbers), OptionValue::Number(number)) => numbers.contains(&number),
            (Self::Words(words), OptionValue::Word(word)) => words.contains(&word),
            _ => false,
        }
    }
}

/// ```
/// use solo_core::Values;
/// assert_eq!(Values::Range(3, 6).to_string(), "3 to 6");
/// assert_eq!(Values::Words(&["any", "first"]).to_string(), "any, first");
/// ```
impl Display for Values {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Self::Range(min, max) = self {
            return write!(f, "{min} to {max}");
        }
        for index in 0..self.count() {
            if index > 0 {
                f.write_str(", ")?;
            }
            match self.nth(index) {
                Some(value) => value.fmt(f)?,
                None => break,
            }
        }
        match self {
            Self::WordsOrIds(_) => f.write_str(", or an id of the catalogue"),
            _ => Ok(()),
        }
    }
}

/// The reason why an option was not accepted.
///
/// ```
/// use solo_core::{OptionError, Values};
/// let error = OptionError::BadValue { name: "timing", values: Values::Words(&["any", "first"]) };
/// assert_eq!(error.to_string(), "option timing cannot have this value: its values are any, first");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum OptionError {
    /// The game has no option of this name.
    #[error("there is no option of this name")]
    UnknownName,
    /// The option exists, but does not accept this value.
    #[error("option {name} cannot have this value: its values are {values}")]
    BadValue {
        /// Name of the option.
        name: &'static str,
        /// The values that it accepts, as in its [`OptionSpec`].
        values: Values,
    },
    /// The option needs an entry that the catalogue does not have.
    #[error("option {name} names something that is not in the catalogue")]
    NotInCatalogue {
        /// Name of the option.
        name: &'static str,
    },
}

/// The options of a game, each by its name in the rulebook; [`options!`](crate::options) implements it.
///
/// `Default` is the game as it is played where nothing else is chosen; [`OptionSpec::kind`] says of each
/// option whether that is published.
///
/// ```
/// use solo_core::{OptionError, OptionValue, Options};
///
/// solo_core::options! {
///     struct Variants {
///         /// Decides whether a one ends the game.
///         hard: bool = false, "TEN-6";
///     }
/// }
///
/// let mut variants = Variants::default();
/// variants.set("hard", OptionValue::Flag(true))?;
/// assert!(variants.hard);
/// assert!(variants.set("hard", OptionValue::Number(2)).is_err());
/// assert_eq!(Variants::SPECS[0].rule, "TEN-6");
/// assert_eq!(Variants::SPECS[0].about, "Decides whether a one ends the game.");
/// # Ok::<(), OptionError>(())
/// ```
pub trait Options: Clone + Default + PartialEq + fmt::Debug {
    /// Every option, in the order of the rulebook.
    const SPECS: &'static [OptionSpec];

    /// Hands the value of the option at this index of [`Options::SPECS`] to `take`.
    ///
    /// A visitor lets an option print a word that it does not store as text.
    fn get(&self, index: usize, take: &mut dyn FnMut(OptionValue<'_>));

    /// Sets one option.
    ///
    /// [`OptionValue::from_text`] reads the value from text, such as that of a command line.
    ///
    /// # Errors
    /// Unknown names and values; the options are then unchanged. The error of a value has those that are possible.
    ///
    /// ```
    /// use solo_core::{OptionValue, Options};
    /// solo_core::options! {
    ///     struct Variants {
    ///         /// Decides whether a one ends the game.
    ///         hard: bool = false, "TEN-6";
    ///     }
    /// }
    /// let mut variants = Variants::default();
    /// variants.set("hard", OptionValue::from_text("true"))?;
    /// assert!(variants.hard);
    /// let error = variants.set("hard", OptionValue::from_text("very")).unwrap_err();
    /// assert_eq!(error.to_string(), "option hard cannot have this value: its values are false, true");
    /// # Ok::<(), solo_core::OptionError>(())
    /// ```
    fn set(&mut self, name: &str, value: OptionValue<'_>) -> Result<(), OptionError>;

    /// Returns the options of a save that names none of those that were added later.
    ///
    /// Each has the value by which the game was played before; the others have their defaults.
    fn unnamed() -> Self {
        Self::default()
    }

    /// Returns the options with another value of one option.
    ///
    /// The value is a number, a flag or a word enum; one that is text is read by [`OptionValue::from_text`] and handed
    /// to [`set`](Self::set).
    ///
    /// # Errors
    /// Unknown names and values. The error of a value has those that are possible.
    ///
    /// ```
    /// use solo_core::{OptionError, Options};
    /// assert_eq!(().with("easy", &true), Err(OptionError::UnknownName));
    /// ```
    fn with(mut self, name: &str, value: &impl Setting) -> Result<Self, OptionError> {
        self.set(name, value.value())?;
        Ok(self)
    }
}

/// Defines the options of a game: fields with their defaults and the clauses that they change.
///
/// The doc comment of a field is the sentence that [`OptionSpec::about`] shows to people.
///
/// The struct has `DEFAULT`, `Default` and [`Options`], by the [`Setting`] of each field. Fields are
/// public, because every value of their types is legal: a number with bounds is a
/// [`Ranged`](crate::Ranged).
///
/// Behind the clause may stand the label of the rulebook, from which [`OptionSpec::kind`] follows; an option
/// without one concerns the program.
///
/// Behind them, for an option that was added later, stands the value of saves that do not name it,
/// which need not be its default: `unnamed = VALUE`. No save may lack any other option.
///
/// ```
/// mod toss {
///     use solo_core::Ranged;
///     solo_core::word_enum! { pub enum Side in toss { Heads = "heads", Tails = "tails" } }
///
///     solo_core::options! {
///         /// Variants of the toss.
///         pub struct Variants {
///             /// Decides which side wins.
///             pub side: Side = Side::Heads, "TOSS-2", "R";
///             /// Sets how often the coin is tossed.
///             pub tosses: Ranged<1, 9> = Ranged::MIN, "TOSS-3";
///             /// Decides whether the coin may be caught.
///             pub caught: bool = true, "TOSS-4", unnamed = false;
///         }
///     }
/// }
/// use solo_core::{OptionValue, Options};
/// use toss::{Side, Variants};
///
/// let mut variants = Variants::DEFAULT;
/// variants.set("side", OptionValue::Word("tails"))?;
/// assert_eq!(variants.side, Side::Tails);
/// assert_eq!(Variants::SPECS[0].kind().word(), "ruling");
/// assert!(variants.set("tosses", OptionValue::Number(10)).is_err());
/// assert!(Variants::DEFAULT.caught && !Variants::unnamed().caught);
/// # Ok::<(), solo_core::OptionError>(())
/// ```
#[macro_export]
macro_rules! options {
    ($(#[$about:meta])* $visibility:vis struct $name:ident {
        $($(#[doc = $sentence:literal])+ $field_visibility:vis $field:ident: $kind:ty = $default:expr,
            $rule:literal $(, $label:literal)?
            $(, unnamed = $unnamed:expr)?;)+
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        $visibility struct $name {
            $(
                $(#[doc = $sentence])+
                #[doc = concat!("\n\nDefault: `", stringify!($default), "`. Clause: ", $rule, ".")]
                $field_visibility $field: $kind,
            )+
        }

        impl $name {
            /// The defaults, for constants:
            ///
            $(#[doc = concat!(
                "* `", stringify!($field), "`: `", stringify!($default), "` (", $rule, ")"
            )])+
            $visibility const DEFAULT: Self = Self { $($field: $default,)+ };
        }

        impl ::core::default::Default for $name {
            /// Returns [`DEFAULT`](Self::DEFAULT).
            fn default() -> Self {
                Self::DEFAULT
            }
        }

        impl $crate::Options for $name {
            const SPECS: &'static [$crate::OptionSpec] = &[$($crate::OptionSpec {
                name: stringify!($field),
                values: <$kind as $crate::Setting>::VALUES,
                rule: $rule,
                label: concat!($($label)?),
                about: concat!($($sentence),+).trim_ascii_start(),
                later: $crate::options!(@later $($unnamed)?),
            },)+];

            fn unnamed() -> Self {
                Self {
                    $($($field: $unnamed,)?)+
                    ..Self::DEFAULT
                }
            }

            fn get(&self, index: usize, take: &mut dyn FnMut($crate::OptionValue<'_>)) {
                let values = [$($crate::Setting::value(&self.$field),)+];
                if let ::core::option::Option::Some(value) = values.get(index) {
                    take(*value);
                }
            }

            fn set(
                &mut self,
                name: &str,
                value: $crate::OptionValue<'_>,
            ) -> ::core::result::Result<(), $crate::OptionError> {
                $(if name == stringify!($field) {
                    let read = <$kind as $crate::Setting>::read(value);
                    let wrong = $crate::OptionError::BadValue {
                        name: stringify!($field),
                        values: <$kind as $crate::Setting>::VALUES,
                    };
                    self.$field = read.ok_or(wrong)?;
                    return ::core::result::Result::Ok(());
                })+
                ::core::result::Result::Err($crate::OptionError::UnknownName)
            }
        }
    };
    (@later) => { false };
    (@later $unnamed:expr) => { true };
}
