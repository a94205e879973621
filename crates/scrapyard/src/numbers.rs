//! The numbers of the rules that no card shows.
//!
//! ```
//! use scrapyard::{DigPile, Pile, numbers};
//! assert_eq!(Pile::ALL.map(numbers::hand_limit), [8, 5, 1]);
//! assert_eq!((numbers::DIG_NEED, numbers::dig_penalty(DigPile::Machine)), (5, 2));
//! ```

use crate::kinds::{DigPile, Pile};

/// Number of completed Inventions that wins (SE-1.2).
pub const INVENTIONS_TO_WIN: usize = 3;

/// Value that a dig needs, before abilities lower it (SE-6.1).
pub const DIG_NEED: u8 = 5;

/// Value that a steal needs, before abilities lower it (SE-7.1).
pub const STEAL_NEED: u8 = 4;

/// Number of cards of a kind that the ghost must have to be robbed of one (SE-7.2, SE-7.4).
pub const STEAL_FLOOR: u8 = 2;

/// Returns the most cards of a type in hand before an action: Parts, unbuilt machines, Inventions
/// (SE-4.3).
pub const fn hand_limit(pile: Pile) -> u32 {
    match pile {
        Pile::Part => 8,
        Pile::Machine => 5,
        Pile::Invention => 1,
    }
}

/// Returns the number of cards that the ghost draws after a failed dig (SE-6.6, SE-6.7). Their type
/// is that of the dig.
pub const fn dig_penalty(pile: DigPile) -> u8 {
    match pile {
        DigPile::Part => 3,
        DigPile::Machine => 2,
    }
}
