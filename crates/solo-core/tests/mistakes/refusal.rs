//! The reasons for refused inputs.

use solo_core::NotationError;

use super::mistake::{Mistake, made};
use super::nouns::Book;

/// The reason for a refused input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Refusal {
    #[error("the game is over")]
    GameOver,
    #[error(transparent)]
    Notation(NotationError),
    #[error("no book is in hand")]
    NoBook,
    #[error("a book is in hand already")]
    BookInHand,
    #[error("no book of height {} is in the box", .book.height)]
    NotInBox { book: Book },
    #[error("there are {shelves} shelves only")]
    NoShelf { shelves: u8 },
    #[error("the last book there has height {}", .last.height)]
    TooSmall { last: Book },
}

impl Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "SHELF-6",
            Self::Notation(_) => "SHELF-8",
            Self::NoBook | Self::NotInBox { .. } => "SHELF-2",
            Self::BookInHand => "SHELF-3",
            Self::NoShelf { .. } => "SHELF-1",
            Self::TooSmall { .. } if made(Mistake::CitesNumbers) => "4",
            Self::TooSmall { .. } => "SHELF-4",
        }
    }

    const fn reason(&self) -> &'static str {
        match self {
            Self::GameOver => "game_over",
            Self::Notation(_) => "bad_notation",
            Self::NoBook | Self::BookInHand => "wrong_step",
            Self::NotInBox { .. } | Self::NoShelf { .. } | Self::TooSmall { .. } => "not_legal",
        }
    }
}

solo_core::refusal!(Refusal, over = GameOver);
