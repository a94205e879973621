//! Components on a table: playing cards and dice, a game's own cards and tokens, and their zones.

mod bag;
pub mod bits;
mod card;
mod card_set;
mod deck;
mod die;
mod kind;

pub use bag::{Bag, Outcomes, Unseen};
pub use card::{Card, Rank, Suit};
pub(crate) use card_set::widen;
pub use card_set::{CardSet, CardSetIter};
pub use deck::Deck;
pub use die::Face;
pub use kind::Kind;
