//! Shortcuts for small games: no options, a plain notation, a ready-made refusal.

use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

use crate::card::Card;
use crate::card_set::CardSet;
use crate::die::Face;
use crate::game::Refusal;
use crate::notation::NotationError;
use crate::options::{OptionError, OptionSpec, OptionValue, Options};

/// The options of a game that has none.
///
/// ```
/// use solo_core::{NoOptions, OptionError, OptionValue, Options};
/// let error = NoOptions.set("easy", OptionValue::Flag(true)).unwrap_err();
/// assert_eq!(error, OptionError::UnknownName);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct NoOptions;

impl Options for NoOptions {
    const SPECS: &'static [OptionSpec] = &[];

    fn get(&self, _place: usize, _take: &mut dyn FnMut(OptionValue<'_>)) {}

    fn set(&mut self, _name: &str, _value: OptionValue<'_>) -> Result<(), OptionError> {
        Err(OptionError::UnknownName)
    }
}

/// A type whose values can be written down without knowing the game, and listed.
///
/// [`words!`](crate::words) implements it for an enum, [`plain_notation!`](crate::plain_notation)
/// makes it the notation of a game.
///
/// ```
/// use solo_core::{Face, Notation};
/// let mut texts = Vec::new();
/// Face::visit_all(|face| texts.push(face.to_string()));
/// assert_eq!(texts.concat(), "123456");
/// ```
pub trait Notation: Copy + Display + FromStr<Err = NotationError> {
    /// Visits every value in ascending order.
    fn visit_all(visit: impl FnMut(Self));
}

impl Notation for Face {
    fn visit_all(visit: impl FnMut(Self)) {
        Self::all().for_each(visit);
    }
}

impl Notation for Card {
    fn visit_all(visit: impl FnMut(Self)) {
        CardSet::full().iter().for_each(visit);
    }
}

/// The chance outcomes of a game without chance: there are none.
///
/// ```
/// assert!("6".parse::<solo_core::NoChance>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NoChance {}

impl Notation for NoChance {
    fn visit_all(_visit: impl FnMut(Self)) {}
}

impl Display for NoChance {
    fn fmt(&self, _: &mut Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for NoChance {
    type Err = NotationError;

    fn from_str(_text: &str) -> Result<Self, NotationError> {
        Err(NotationError::new(0, "no chance outcome in this game"))
    }
}

/// A refusal for small games: the clause and a sentence, given where the rule is.
///
/// Larger games have an enum of their own, so that an application can tell refusals apart and print
/// them in other languages.
///
/// ```
/// use solo_core::{Forbidden, Refusal};
/// let refusal = Forbidden::by("TEN-2", "nobody stops below five");
/// assert_eq!(refusal.to_string(), "nobody stops below five");
/// assert_eq!((refusal.rule(), refusal.reason()), ("TEN-2", "not_legal"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error(transparent)]
pub struct Forbidden(Why);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
enum Why {
    #[error("the game is over")]
    GameOver,
    #[error("{sentence}")]
    Rule {
        rule: &'static str,
        sentence: &'static str,
    },
    #[error(transparent)]
    Notation(NotationError),
}

impl Forbidden {
    /// The refusal of every input after the end of the game.
    pub const GAME_OVER: Self = Self(Why::GameOver);

    /// A refusal by a clause of the rulebook, and why in one English sentence without a full stop.
    ///
    /// ```
    /// use solo_core::{Forbidden, Refusal};
    /// assert_eq!(Forbidden::by("TEN-2", "nobody stops below five").rule(), "TEN-2");
    /// ```
    #[must_use]
    pub const fn by(rule: &'static str, sentence: &'static str) -> Self {
        Self(Why::Rule { rule, sentence })
    }
}

impl From<NotationError> for Forbidden {
    fn from(error: NotationError) -> Self {
        Self(Why::Notation(error))
    }
}

impl Refusal for Forbidden {
    fn rule(&self) -> &'static str {
        match self.0 {
            Why::GameOver => "SOLO-OVER",
            Why::Rule { rule, .. } => rule,
            Why::Notation(_) => "SOLO-NOTATION",
        }
    }

    fn reason(&self) -> &'static str {
        match self.0 {
            Why::GameOver => "game_over",
            Why::Rule { .. } => "not_legal",
            Why::Notation(_) => "bad_notation",
        }
    }

    fn game_over() -> Self {
        Self::GAME_OVER
    }
}

/// Inside `impl Game`: the notation is that of the types, which are [`Notation`].
///
/// Defines the two vocabularies and the four methods that write and read inputs. The crate page
/// shows it at work.
#[macro_export]
macro_rules! plain_notation {
    () => {
        fn decision_vocabulary(&self, visit: impl FnMut(Self::Decision)) {
            <Self::Decision as $crate::Notation>::visit_all(visit);
        }

        fn chance_vocabulary(&self, visit: impl FnMut(Self::Chance)) {
            <Self::Chance as $crate::Notation>::visit_all(visit);
        }

        fn write_decision(
            &self,
            decision: Self::Decision,
            out: &mut dyn ::core::fmt::Write,
        ) -> ::core::fmt::Result {
            ::core::write!(out, "{decision}")
        }

        fn write_chance(
            &self,
            chance: Self::Chance,
            out: &mut dyn ::core::fmt::Write,
        ) -> ::core::fmt::Result {
            ::core::write!(out, "{chance}")
        }

        fn parse_decision(
            &self,
            text: &str,
        ) -> ::core::result::Result<Self::Decision, $crate::NotationError> {
            text.parse()
        }

        fn parse_chance(
            &self,
            text: &str,
        ) -> ::core::result::Result<Self::Chance, $crate::NotationError> {
            text.parse()
        }
    };
}

/// Inside `impl Game`: the game has no options. The game type has to be `Clone`.
///
/// The crate page shows it at work.
#[macro_export]
macro_rules! no_options {
    () => {
        type Options = $crate::NoOptions;

        fn options(&self) -> &$crate::NoOptions {
            &$crate::NoOptions
        }

        fn with_options(
            &self,
            _: $crate::NoOptions,
        ) -> ::core::result::Result<Self, $crate::OptionError> {
            ::core::result::Result::Ok(::core::clone::Clone::clone(self))
        }
    };
}
