//! The reasons for refused inputs.

use solo_core::{NotationError, RefusalKind};

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

    fn kind(&self) -> RefusalKind {
        match self {
            Self::GameOver => RefusalKind::Over,
            Self::Notation(_) => RefusalKind::Notation,
            Self::BookInHand if made(Mistake::MistakesTheKind) => RefusalKind::NotLegal,
            Self::NoBook | Self::BookInHand => RefusalKind::NotNow,
            Self::NotInBox { .. } | Self::NoShelf { .. } | Self::TooSmall { .. } => {
                RefusalKind::NotLegal
            }
        }
    }

    fn reason(&self) -> &'static str {
        self.kind().word()
    }
}

solo_core::refusal!(Refusal, over = GameOver);
