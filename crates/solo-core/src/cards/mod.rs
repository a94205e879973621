//! Components on a table: playing cards and dice, a game's own cards and tokens, and their zones.

mod bag;
mod card;
mod die;
mod each;
mod kind;
mod large_set;
mod list;
mod set;
mod set_iter;

pub use bag::Bag;
pub use card::{Card, Rank, Suit};
pub use die::Face;
pub use each::Each;
pub use kind::Kind;
pub use large_set::{LargeSet, LargeSetIter};
pub use list::List;
pub use set::Set;
pub use set_iter::SetIter;
