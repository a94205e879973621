//! A harbour and its goods: as much of a game as nouns need.
#![allow(unreachable_pub, reason = "tests share it")]

use solo_core::{Countable, Noun, Readable, Speech};

/// A game with the names of its cards, which is all that its nouns need.
pub struct Harbour(pub [&'static str; 2]);

pub const HARBOUR: Harbour = Harbour(["Big Boat", "Urn"]);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Good(pub usize);

const IDS: [&str; 2] = ["boat", "urn"];

impl Noun<Harbour> for Good {
    fn id(&self, _: &Harbour, out: &mut dyn std::fmt::Write) -> std::fmt::Result {
        out.write_str(IDS[self.0])
    }

    fn name(
        &self,
        speech: &Speech<'_, Harbour>,
        out: &mut dyn std::fmt::Write,
    ) -> std::fmt::Result {
        out.write_str(speech.text("Good", IDS[self.0], speech.game().0[self.0]))
    }
}

impl Readable<Harbour> for Good {
    const WHAT: &'static str = "a good";

    fn read(
        _: &Harbour,
        words: &mut solo_core::Words<'_>,
    ) -> Result<Self, solo_core::NotationError> {
        words.one_of(&IDS, "a good").map(Self)
    }
}

impl Countable<Harbour> for Good {
    fn count(_: &Harbour) -> u32 {
        2
    }

    fn number(&self, _: &Harbour) -> u32 {
        u32::try_from(self.0).unwrap()
    }

    fn nth(_: &Harbour, number: u32) -> Option<Self> {
        (number < 2).then_some(Self(usize::try_from(number).unwrap()))
    }
}
