//! Books and choices, the latter written by hand so that mistakes can be made.

use std::fmt::{self, Write};

use solo_core::{
    Countable, Kind, Notation, NotationError, Noun, Ranged, Readable, Speech, TextVisitor, Words,
};

use super::game::Shelves;
use super::mistake::{Mistake, made};

/// A book, identified by its height.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("a book from 1 to 9")]
#[says("book {height}", label = "book of height {height}")]
pub struct Book {
    pub height: Ranged<1, 9>,
}

impl Kind for Book {
    const COUNT: usize = 9;

    fn index(self) -> u8 {
        self.height.get() - 1
    }

    fn from_index(index: u8) -> Option<Self> {
        let height = Ranged::new(index.checked_add(1)?)?;
        Some(Self { height })
    }
}

/// A decision of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Put the book on this shelf, 1 to 4.
    Shelf(u8),
    /// Give the book away.
    Give,
}

impl Noun<Shelves> for Choice {
    fn id(&self, _: &Shelves, out: &mut dyn Write) -> fmt::Result {
        match self {
            Self::Shelf(_) if made(Mistake::WritesShelvesAlike) => out.write_str("shelf"),
            Self::Shelf(number) => write!(out, "shelf {number}"),
            Self::Give => out.write_str("give"),
        }
    }

    fn name(&self, speech: &Speech<'_, Shelves>, out: &mut dyn Write) -> fmt::Result {
        match self {
            Self::Shelf(_) if made(Mistake::LabelsForPrograms) => write!(out, "{self:?}"),
            Self::Shelf(_) if made(Mistake::LabelsAlike) => out.write_str("Put it on a shelf"),
            Self::Shelf(number) => {
                let put = speech.text("Choice", "Shelf", "Put the book on shelf");
                write!(out, "{put} {number}")
            }
            Self::Give => out.write_str(speech.text("Choice", "Give", "Give the book away")),
        }
    }

    fn texts(_: &Shelves, visit: &mut TextVisitor<'_>) {
        visit(&"Choice", &"Shelf", &"Put the book on shelf");
        if !made(Mistake::HidesText) {
            visit(&"Choice", &"Give", &"Give the book away");
        }
    }
}

impl Readable<Shelves> for Choice {
    const WHAT: &'static str = "a choice";

    fn read(_: &Shelves, words: &mut Words<'_>) -> Result<Self, NotationError> {
        match words.next_word("a choice")? {
            "shelf" if made(Mistake::ReadsAnyNumber) => words
                .find("a number from 1 to 4", |word| {
                    word.parse().ok().filter(|number| (1..=4).contains(number))
                })
                .map(Self::Shelf),
            "shelf" => words.number(1, 4, "a number from 1 to 4").map(Self::Shelf),
            "give" => Ok(Self::Give),
            "g" if made(Mistake::ReadsAbbreviations) => Ok(Self::Give),
            word if made(Mistake::ErrsBehindTheText) => {
                Err(NotationError::new(word.len() + 9, "a choice"))
            }
            _ => Err(words.wrong("a choice")),
        }
    }
}

impl Countable<Shelves> for Choice {
    fn count(_: &Shelves) -> u32 {
        if made(Mistake::CountsOneTooMany) {
            6
        } else {
            5
        }
    }

    fn number(&self, _: &Shelves) -> u32 {
        match self {
            Self::Shelf(number) => u32::from(*number) - 1,
            Self::Give if made(Mistake::NumbersGiveAsShelf) => 3,
            Self::Give => 4,
        }
    }

    fn nth(_: &Shelves, number: u32) -> Option<Self> {
        match number {
            0..=3 => Some(Self::Shelf(number as u8 + 1)),
            4 => Some(Self::Give),
            _ => None,
        }
    }
}
