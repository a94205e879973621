//! Nouns of every game: numbers, flags, dice, playing cards, options and lists.

use core::fmt::{self, Write};

use arrayvec::ArrayVec;

use super::event::separator;
use super::speech::{Speech, TextVisitor};
use super::{Countable, Noun, Readable};
use crate::cards::{Card, Face, Kind, Rank, Set, Suit};
use crate::notation::{NotationError, Words};

macro_rules! numbers {
    ($($type:ty),+) => {$(
        impl<G: ?Sized> Noun<G> for $type {
            fn id(&self, _: &G, out: &mut dyn Write) -> fmt::Result {
                write!(out, "{self}")
            }

            fn amount(&self) -> i64 {
                i64::from(*self)
            }
        }
    )+};
}
numbers!(u8, u16, u32, i8, i16, i32, i64);

impl<G: ?Sized> Noun<G> for bool {
    fn id(&self, _: &G, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }
}

/// Written as `null` or the noun.
impl<G: ?Sized, T: Noun<G>> Noun<G> for Option<T> {
    fn id(&self, game: &G, out: &mut dyn Write) -> fmt::Result {
        match self {
            Some(noun) => noun.id(game, out),
            None => out.write_str("null"),
        }
    }

    fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
        match self {
            Some(noun) => noun.name(speech, out),
            None => Ok(()),
        }
    }

    fn amount(&self) -> i64 {
        match self {
            Some(noun) => noun.amount(),
            None => 0,
        }
    }

    fn texts(game: &G, visit: &mut TextVisitor<'_>) {
        T::texts(game, visit);
    }
}

/// Written as a list: `Boat, Urn and Shabti`.
impl<G: ?Sized, T: Noun<G>> Noun<G> for [T] {
    fn id(&self, game: &G, out: &mut dyn Write) -> fmt::Result {
        for (index, noun) in self.iter().enumerate() {
            out.write_str(if index == 0 { "" } else { " " })?;
            noun.id(game, out)?;
        }
        Ok(())
    }

    fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
        for (index, noun) in (1..).zip(self) {
            out.write_str(separator(speech, index, self.len()))?;
            noun.name(speech, out)?;
        }
        Ok(())
    }

    fn amount(&self) -> i64 {
        i64::try_from(self.len()).unwrap_or(i64::MAX)
    }
}

macro_rules! lists {
    ($([$($generics:tt)*] $type:ty),+ $(,)?) => {$(
        impl<G: ?Sized, T: Noun<G>, $($generics)*> Noun<G> for $type {
            fn id(&self, game: &G, out: &mut dyn Write) -> fmt::Result {
                self.as_slice().id(game, out)
            }

            fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
                self.as_slice().name(speech, out)
            }

            fn amount(&self) -> i64 {
                Noun::<G>::amount(self.as_slice())
            }

            fn texts(
                game: &G,
                visit: &mut TextVisitor<'_>,
            ) {
                T::texts(game, visit);
            }
        }
    )+};
}
lists!([const N: usize] ArrayVec<T, N>, [const N: usize] [T; N]);
#[cfg(feature = "alloc")]
lists!([] alloc::vec::Vec<T>);

impl<G: ?Sized> Noun<G> for Face {
    fn id(&self, _: &G, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }

    fn amount(&self) -> i64 {
        i64::from(self.pips())
    }
}

impl<G: ?Sized> Readable<G> for Face {
    const WHAT: &'static str = "a face from 1 to 6";

    fn read(_: &G, words: &mut Words<'_>) -> Result<Self, NotationError> {
        words.read("a face from 1 to 6")
    }
}

impl<G: ?Sized> Countable<G> for Face {
    fn count(_: &G) -> u32 {
        6
    }

    fn number(&self, _: &G) -> u32 {
        u32::from(self.pips()).saturating_sub(1)
    }

    fn nth(_: &G, number: u32) -> Option<Self> {
        Self::new(u8::try_from(number.checked_add(1)?).ok()?)
    }
}

/// The id is the letter of the rank.
impl<G: ?Sized> Noun<G> for Rank {
    fn id(&self, _: &G, out: &mut dyn Write) -> fmt::Result {
        out.write_str(self.text())
    }

    fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
        out.write_str(speech.text("Rank", self.text(), (*self).name()))
    }

    fn texts(_: &G, visit: &mut TextVisitor<'_>) {
        for rank in Self::ALL {
            visit(&"Rank", &rank.text(), &rank.name());
        }
    }
}

/// The id is the English name.
impl<G: ?Sized> Noun<G> for Suit {
    fn id(&self, _: &G, out: &mut dyn Write) -> fmt::Result {
        out.write_str((*self).name())
    }

    fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
        out.write_str(speech.text("Suit", (*self).name(), (*self).name()))
    }

    fn texts(_: &G, visit: &mut TextVisitor<'_>) {
        for suit in Self::ALL {
            visit(&"Suit", &suit.name(), &suit.name());
        }
    }
}

/// A faulty text is described in English: its readers write notation.
impl<G: ?Sized> Noun<G> for NotationError {
    fn id(&self, _: &G, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }
}

/// The id is the notation (`10D`), the name is for people (`10 of Diamonds`).
impl<G: ?Sized> Noun<G> for Card {
    fn id(&self, _: &G, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }

    fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
        let (Some(rank), Some(suit)) = (self.rank(), self.suit()) else {
            return out.write_str(speech.text("Card", "Jk", "Joker"));
        };
        let fields: [(_, &dyn Noun<G>); 2] = [("rank", &rank), ("suit", &suit)];
        speech.fill("Card", "name", "{rank} of {suit}", &fields, out)
    }

    fn texts(game: &G, visit: &mut TextVisitor<'_>) {
        visit(&"Card", &"Jk", &"Joker");
        visit(&"Card", &"name", &"{rank} of {suit}");
        <Rank as Noun<G>>::texts(game, visit);
        <Suit as Noun<G>>::texts(game, visit);
    }
}

/// Written as a list: `4 of Diamonds and King of Spades`.
impl<G: ?Sized, K: Kind + Noun<G>> Noun<G> for Set<K> {
    fn id(&self, game: &G, out: &mut dyn Write) -> fmt::Result {
        for (index, kind) in self.iter().enumerate() {
            out.write_str(if index == 0 { "" } else { " " })?;
            kind.id(game, out)?;
        }
        Ok(())
    }

    fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
        for (index, kind) in (1..).zip(self.iter()) {
            out.write_str(separator(speech, index, self.iter().len()))?;
            kind.name(speech, out)?;
        }
        Ok(())
    }

    fn amount(&self) -> i64 {
        i64::from(self.len())
    }

    fn texts(game: &G, visit: &mut TextVisitor<'_>) {
        K::texts(game, visit);
    }
}

impl<G: ?Sized> Countable<G> for Card {
    fn count(_: &G) -> u32 {
        Set::<Self>::full().len()
    }

    fn number(&self, _: &G) -> u32 {
        u32::from(Kind::index(*self))
    }

    fn nth(_: &G, number: u32) -> Option<Self> {
        Set::full().nth(number)
    }
}

impl<G: ?Sized> Readable<G> for Card {
    const WHAT: &'static str = "a card id";

    fn read(_: &G, words: &mut Words<'_>) -> Result<Self, NotationError> {
        words.read("a card id")
    }
}

/// A text that is the same for programs and people.
impl<G: ?Sized> Noun<G> for &str {
    fn id(&self, _: &G, out: &mut dyn Write) -> fmt::Result {
        out.write_str(self)
    }
}
