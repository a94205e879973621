//! Nouns: the vocabulary of a game, with ids, names, parsing and indices.

mod event;
mod joined;
mod macros;
mod plain;
mod ranged;
mod rules;
mod speech;
mod templates;
mod word_enum;

use core::fmt::{self, Debug, Display, Formatter, Write};
use core::iter::FusedIterator;
use core::marker::PhantomData;

use crate::notation::{NotationError, Words};

pub(crate) use event::SEPARATORS;
pub use event::{Computed, GameEvent, NamedFields, Narration, Sentence};
#[doc(hidden)]
pub use joined::Joined;
pub use ranged::{CardIn, Ranged};
pub use rules::Rules;
#[cfg(feature = "alloc")]
pub use speech::missing_texts;
pub use speech::{Speech, TextVisitor, Translation, Variant};
pub use templates::{Condition, Template, Templates};

/// A value with an id and a name: a card, a slot, a colour, a number, a decision.
///
/// Programs use its id, people its name. `G` is the game, because ids and names of cards come from
/// its catalogue; a noun that needs no catalogue belongs to every game.
///
/// ```
/// use solo_core::example::Ten;
/// use solo_core::{Face, Noun, Speech};
/// assert_eq!(Face::SIX.to_id(&Ten).to_string(), "6");
/// assert_eq!(Face::SIX.to_name(&Speech::of(&Ten)).to_string(), "6");
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a noun of `{G}`",
    label = "this has no id and no name",
    note = "make it one with `word_enum!` or `#[derive(Notation)]`, or implement `Noun`"
)]
pub trait Noun<G: ?Sized> {
    /// Writes the id, as notation and data have it: `st_horus`.
    ///
    /// # Errors
    /// Only those of `out`.
    fn id(&self, game: &G, out: &mut dyn Write) -> fmt::Result;

    /// Writes the name for people: `Statue of Horus`.
    ///
    /// # Errors
    /// Only those of `out`.
    fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
        self.id(speech.game(), out)
    }

    /// Returns the amount in a sentence: a number itself, the length of a list, otherwise 1.
    fn amount(&self) -> i64 {
        1
    }

    /// Returns the row of the declaration that the noun comes from; `None` without rows.
    fn variant(&self) -> Option<&'static Variant> {
        None
    }

    /// Returns the rows of the declaration, in order.
    fn variants() -> &'static [Variant]
    where
        Self: Sized,
    {
        &[]
    }

    /// Visits every text that a translation of the noun needs: owner, key and English text.
    fn texts(game: &G, visit: &mut TextVisitor<'_>)
    where
        Self: Sized,
    {
        let _ = (game, visit);
    }

    /// Returns the id, ready to be printed.
    fn to_id<'a>(&'a self, game: &'a G) -> Id<'a, G, Self>
    where
        Self: Sized,
    {
        Id { game, noun: self }
    }

    /// Returns the name, ready to be printed.
    fn to_name<'a>(&'a self, speech: &'a Speech<'a, G>) -> Name<'a, G, Self>
    where
        Self: Sized,
    {
        Name { speech, noun: self }
    }
}

/// A noun that can be read.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be read as a noun of `{G}`",
    note = "make it one with `word_enum!` or `#[derive(Notation)]`, or implement `Readable`"
)]
pub trait Readable<G: ?Sized>: Noun<G> + Sized {
    /// Description of the noun, for messages: `a card id`.
    const WHAT: &'static str;

    /// Clause that defines the values, if it is not the clause of the field.
    const CLAUSE: Option<&'static str> = None;

    /// Reads a noun from the next words.
    ///
    /// # Errors
    /// The first index at which the words are not such a noun, and what was expected there.
    fn read(game: &G, words: &mut Words<'_>) -> Result<Self, NotationError>;

    /// Parses a text that is one noun and nothing more.
    ///
    /// # Errors
    /// The first index at which the text is not such a noun, and what was expected there.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Face, Readable};
    /// assert_eq!(Face::parse(&Ten, "6"), Ok(Face::SIX));
    /// assert_eq!(Face::parse(&Ten, "6 6").unwrap_err().at(), 2);
    /// ```
    fn parse(game: &G, text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let noun = Self::read(game, &mut words)?;
        match words.end() {
            Ok(()) => Ok(noun),
            Err(error) => Err(error),
        }
    }
}

/// A noun with finitely many values, numbered from 0 without gaps.
///
/// The indices follow the order of the values and depend on nothing but the catalogue, so a
/// learning program can use them as actions.
///
/// ```
/// use solo_core::example::Ten;
/// use solo_core::{Countable, Face};
/// assert_eq!((Face::count(&Ten), Face::SIX.number(&Ten)), (6, 5));
/// assert_eq!(Face::nth(&Ten, 0), Some(Face::ONE));
/// assert_eq!(Face::values(&Ten).len(), 6);
/// ```
#[diagnostic::on_unimplemented(
    message = "the values of `{Self}` cannot be counted in `{G}`",
    note = "make it a noun with `word_enum!` or `#[derive(Notation)]`, or implement `Countable`"
)]
pub trait Countable<G: ?Sized>: Readable<G> + Copy + Eq {
    /// Returns the number of values.
    fn count(game: &G) -> u32;

    /// Returns the index of this value, less than [`Countable::count`].
    fn number(&self, game: &G) -> u32;

    /// Returns the value with this index.
    fn nth(game: &G, number: u32) -> Option<Self>;

    /// Lists all values in order.
    fn values(game: &G) -> AllValues<'_, G, Self> {
        AllValues {
            game,
            next: 0,
            count: Self::count(game),
            noun: PhantomData,
        }
    }
}

/// Returns the index of the fields so far combined with one more field, which varies fastest.
#[doc(hidden)]
pub fn number_with<G: ?Sized, T: Countable<G>>(before: u32, field: &T, game: &G) -> u32 {
    let number = before.wrapping_mul(T::count(game));
    number.wrapping_add(field.number(game))
}

/// Returns `number` plus the number of values in the rows before `row`.
#[doc(hidden)]
pub fn number_behind(counts: &[u32], row: usize, number: u32) -> u32 {
    let before = counts.iter().take(row);
    before.fold(number, |sum, count| sum.wrapping_add(*count))
}

/// Splits off the field that varies fastest; `number` keeps the rest.
#[doc(hidden)]
pub fn nth_within<G: ?Sized, T: Countable<G>>(number: &mut u32, game: &G) -> Option<T> {
    let count = T::count(game);
    let field = T::nth(game, number.checked_rem(count)?)?;
    *number = number.checked_div(count)?;
    Some(field)
}

/// All values of a noun in order, by [`Countable::values`].
pub struct AllValues<'a, G: ?Sized, T> {
    game: &'a G,
    next: u32,
    count: u32,
    noun: PhantomData<T>,
}

impl<G: ?Sized, T> Debug for AllValues<'_, G, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "AllValues({}..{})", self.next, self.count)
    }
}

impl<G: ?Sized, T: Countable<G>> Iterator for AllValues<'_, G, T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        if self.next >= self.count {
            return None;
        }
        let noun = T::nth(self.game, self.next);
        self.next = self.next.saturating_add(1);
        noun
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::try_from(self.count.saturating_sub(self.next)).unwrap_or(usize::MAX);
        (left, Some(left))
    }

    fn nth(&mut self, n: usize) -> Option<T> {
        self.next = u32::try_from(n).map_or(u32::MAX, |n| self.next.saturating_add(n));
        self.next()
    }
}

impl<G: ?Sized, T: Countable<G>> ExactSizeIterator for AllValues<'_, G, T> {}
impl<G: ?Sized, T: Countable<G>> FusedIterator for AllValues<'_, G, T> {}

/// A noun that prints its id, by [`Noun::to_id`].
pub struct Id<'a, G: ?Sized, T: ?Sized> {
    game: &'a G,
    noun: &'a T,
}

#[cfg(feature = "serde")]
impl<'a, G: ?Sized, T: ?Sized> Id<'a, G, T> {
    pub(crate) const fn new(noun: &'a T, game: &'a G) -> Self {
        Self { game, noun }
    }
}

impl<G: ?Sized, T: Noun<G> + ?Sized> Display for Id<'_, G, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.noun.id(self.game, f)
    }
}

/// A noun that prints its name, by [`Noun::to_name`].
pub struct Name<'a, G: ?Sized, T: ?Sized> {
    speech: &'a Speech<'a, G>,
    noun: &'a T,
}

impl<G: ?Sized, T: Noun<G> + ?Sized> Display for Name<'_, G, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.noun.name(self.speech, f)
    }
}

macro_rules! debug_as_display {
    ($($type:ident),+) => {$(
        impl<G: ?Sized, T: Noun<G> + ?Sized> Debug for $type<'_, G, T> {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                Display::fmt(self, f)
            }
        }
    )+};
}
debug_as_display!(Id, Name);
