//! Shortcuts for small games: no options, no chance, a ready-made refusal.

use core::convert::Infallible;
use core::fmt::{self, Write};

use crate::game::{Refusal, RefusalKind};
use crate::notation::{NotationError, Words};
use crate::noun::{
    Countable, GameEvent, NamedFields, Noun, Readable, Speech, TextVisitor, Variant,
};
use crate::options::{OptionError, OptionSpec, OptionValue, Options};

/// The options of a game that has none: `()`.
///
/// ```
/// use solo_core::{OptionError, OptionValue, Options};
/// let error = ().set("easy", OptionValue::Flag(true)).unwrap_err();
/// assert_eq!(error, OptionError::UnknownName);
/// ```
impl Options for () {
    const SPECS: &'static [OptionSpec] = &[];

    fn get(&self, _place: usize, _take: &mut dyn FnMut(OptionValue<'_>)) {}

    fn set(&mut self, _name: &str, _value: OptionValue<'_>) -> Result<(), OptionError> {
        Err(OptionError::UnknownName)
    }
}

/// The chance outcome of a game without chance: there is none.
///
/// ```
/// use core::convert::Infallible;
/// use solo_core::example::Ten;
/// use solo_core::{Countable, Readable};
/// assert!(Infallible::parse(&Ten, "6").is_err());
/// assert_eq!(Infallible::count(&Ten), 0);
/// ```
impl<G: ?Sized> Noun<G> for Infallible {
    fn id(&self, _: &G, _: &mut dyn Write) -> fmt::Result {
        match *self {}
    }
}

impl<G: ?Sized> Readable<G> for Infallible {
    const WHAT: &'static str = "no chance outcome in this game";

    fn read(_: &G, words: &mut Words<'_>) -> Result<Self, NotationError> {
        Err(words.expected("no chance outcome in this game"))
    }
}

impl<G: ?Sized> Countable<G> for Infallible {
    fn count(_: &G) -> u32 {
        0
    }

    fn number(&self, _: &G) -> u32 {
        match *self {}
    }

    fn nth(_: &G, _: u32) -> Option<Self> {
        None
    }
}

/// The events of a game that emits none.
///
/// ```
/// use solo_core::example::Ten;
/// use solo_core::{GameEvent, NoEvents};
/// assert_eq!(<NoEvents as GameEvent<Ten>>::VARIANTS.len(), 0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoEvents {}

impl<G: ?Sized> NamedFields<G> for NoEvents {
    fn visit(&self, _: &mut dyn FnMut(&'static str, &dyn Noun<G>)) {
        match *self {}
    }
}

impl<G: ?Sized> GameEvent<G> for NoEvents {
    const VARIANTS: &'static [Variant] = &[];

    fn tag(&self) -> &'static str {
        match *self {}
    }

    fn tell(&self, _: &Speech<'_, G>, _: &mut dyn Write) -> fmt::Result {
        match *self {}
    }

    fn texts(_: &G, _: &mut TextVisitor<'_>) {}
}

#[cfg(feature = "serde")]
impl<G: ?Sized> crate::data::Data<G> for NoEvents {
    fn serialize<S: serde::Serializer>(&self, _: &G, _: S) -> Result<S::Ok, S::Error> {
        match *self {}
    }

    #[cfg(feature = "schema")]
    fn schema(_: &G) -> crate::data::Value {
        serde_json::json!({"anyOf": []})
    }
}

/// A refusal for small games: the clause and a sentence, stated where the rule is.
///
/// Larger games have their own enum, so that an application can distinguish refusals and print them
/// in other languages.
///
/// ```
/// use solo_core::{Forbidden, Refusal};
/// let refusal = Forbidden::by("TEN-2", "nobody stops below five");
/// assert_eq!(refusal.to_string(), "nobody stops below five");
/// assert_eq!((refusal.rule(), refusal.reason()), ("TEN-2", "not_legal"));
/// let early = Forbidden::not_now("TEN-1", "the die is rolled first");
/// assert_eq!((early.rule(), early.reason()), ("TEN-1", "not_now"));
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
        kind: RefusalKind,
        rule: &'static str,
        sentence: &'static str,
    },
    #[error(transparent)]
    Notation(NotationError),
}

impl Forbidden {
    /// The refusal of every input after the end of the game.
    pub const GAME_OVER: Self = Self(Why::GameOver);

    /// Returns the refusal of what is not legal, by a clause, with the reason in one English sentence without a full stop.
    ///
    /// ```
    /// use solo_core::{Forbidden, Refusal};
    /// assert_eq!(Forbidden::by("TEN-2", "nobody stops below five").rule(), "TEN-2");
    /// ```
    pub const fn by(rule: &'static str, sentence: &'static str) -> Self {
        Self(Why::Rule {
            kind: RefusalKind::NotLegal,
            rule,
            sentence,
        })
    }

    /// Returns the refusal of an input while the game waits for something else.
    ///
    /// ```
    /// use solo_core::{Forbidden, Refusal, RefusalKind};
    /// let refusal = Forbidden::not_now("TEN-1", "the die is rolled first");
    /// assert_eq!(refusal.kind(), RefusalKind::NotNow);
    /// ```
    pub const fn not_now(rule: &'static str, sentence: &'static str) -> Self {
        Self(Why::Rule {
            kind: RefusalKind::NotNow,
            rule,
            sentence,
        })
    }
}

impl From<NotationError> for Forbidden {
    fn from(error: NotationError) -> Self {
        Self(Why::Notation(error))
    }
}

impl Refusal for Forbidden {
    fn kind(&self) -> RefusalKind {
        match self.0 {
            Why::GameOver => RefusalKind::Over,
            Why::Rule { kind, .. } => kind,
            Why::Notation(_) => RefusalKind::Notation,
        }
    }

    fn rule(&self) -> &'static str {
        match self.0 {
            Why::GameOver => "SOLO-OVER",
            Why::Rule { rule, .. } => rule,
            Why::Notation(_) => "SOLO-NOTATION",
        }
    }

    fn reason(&self) -> &'static str {
        self.kind().word()
    }

    fn game_over() -> Self {
        Self::GAME_OVER
    }
}

/// Declares, inside `impl Game`, that the game has no options. The game type has to be `Clone`.
///
/// The crate page has an example.
#[macro_export]
macro_rules! no_options {
    () => {
        type Options = ();

        fn options(&self) -> &() {
            &()
        }

        fn with_options(&self, _: ()) -> ::core::result::Result<Self, $crate::OptionError> {
            ::core::result::Result::Ok(::core::clone::Clone::clone(self))
        }
    };
}

/// Declares, inside `impl Game`, that refusals are named and worded by their `#[derive(Reason)]`.
///
/// Their sentences are then there in any language, and their fields as data. `Game::said_texts` has to list the
/// sentences: `Refusal::texts(self, visit)`.
///
/// The chapter "Say it once" of the guide has an example of the declaration; every game of this workspace has this
/// macro in its `game/contract.rs`.
#[macro_export]
macro_rules! refusals_with_reasons {
    () => {
        fn refusal_name(&self, refusal: &Self::Refusal) -> &'static str {
            let variant = $crate::Noun::<Self>::variant(refusal);
            variant.map_or_else(|| $crate::Refusal::reason(refusal), |variant| variant.name)
        }

        fn refusal_fields(
            &self,
            refusal: &Self::Refusal,
            visit: &mut dyn FnMut(&'static str, &dyn $crate::Noun<Self>),
        ) {
            $crate::NamedFields::visit(refusal, visit);
        }

        fn say_refusal(
            &self,
            refusal: &Self::Refusal,
            speech: &$crate::Speech<'_, Self>,
            out: &mut dyn ::core::fmt::Write,
        ) -> ::core::fmt::Result {
            $crate::Noun::name(refusal, speech, out)
        }
    };
}
