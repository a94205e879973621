//! Components on a table: playing cards and dice, a game's own cards and tokens, and their zones.

mod bag;
pub mod bits;
mod card;
mod die;
mod kind;
mod list;
mod set;
mod set_iter;

pub use bag::Bag;
pub use card::{Card, Rank, Suit};
pub use die::Face;
pub use kind::Kind;
pub use list::List;
pub use set::Set;
pub use set_iter::SetIter;
