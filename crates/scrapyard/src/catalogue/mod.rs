//! The tables of cards: RULES.md, "The catalogue".
//!
//! The printed card list is not established. [`HOUSE`] is this project's replacement, apart from
//! the few values that are marked as published: the column `prov` of every row has the sources of
//! its values.
//!
//! With feature `serde` an owner's tables replace the embedded ones:
//!
#![cfg_attr(feature = "serde", doc = "```")]
#![cfg_attr(not(feature = "serde"), doc = "```ignore")]
//! use scrapyard::Scrapyard;
//! use solo_core::GameData;
//! let game = Scrapyard::default();
//! let tables = game.tables();
//! let parts = tables.get("parts").unwrap_or_default().replace("Flywheel,6", "Drive Wheel,5");
//! let game = Scrapyard::assemble(*game.options(), &tables.with("parts", parts))?;
//! assert_eq!(game.chances(&game.start()).nth(4).map(|(_, weight)| weight), Some(5));
//! # Ok::<(), solo_core::Faults>(())
//! ```

mod ability;
#[cfg(feature = "serde")]
mod check;
mod components;
mod earlier;
mod house;
mod id;
mod nouns;
#[cfg(feature = "serde")]
mod read;
mod rows;
mod rules;

use solo_core::TableRow;

pub use ability::{Ability, Operation, Rest};
pub(crate) use components::{Components, HOUSE_COMPONENTS, Named};
pub use house::{HOUSE, text_of_house_ability};
pub use id::Id;
#[cfg(feature = "serde")]
pub(crate) use read::TABLES;
pub use rows::{AbilityRow, CharacterRow, InventionRow, LaidBack, MachineRow, PartRow, Rows};
pub(crate) use rules::Rules;

/// Most kinds in one table (V5).
pub const MOST_KINDS: usize = PartRow::MOST_ROWS;
