//! The game of the crate page, ready to use in examples and tests.
//!
//! Ten: roll a die as often as you dare. The sum is your score, but a sum above ten scores nothing.
//!
//! * TEN-1: The player decides, then the die is rolled if the decision was to roll, and so on; the
//!   sum begins at zero, and every roll adds to it.
//! * TEN-2: The player may stop at five or more.
//! * TEN-3: Stopping ends the game; the score is the sum.
//! * TEN-4: A sum above ten ends the game; the score is zero.
//!
//! ```
//! use solo_core::example::{Choice, Table, Ten};
//! use solo_core::{Face, Game, Input};
//! let rolling = Ten.apply(&Ten.start(), Input::Decision(Choice::Roll))?;
//! let table = Ten.apply(&rolling, Input::Chance(Face::SIX))?;
//! assert_eq!(table, Table::Deciding(6));
//! # Ok::<(), solo_core::Forbidden>(())
//! ```

#[cfg(feature = "serde")]
mod data;
mod ten;

#[cfg(feature = "serde")]
pub use data::{Phase, View};
pub use ten::{Choice, Rolled, Table, Ten};
