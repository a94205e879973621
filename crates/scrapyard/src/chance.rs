//! Outcomes of the die and the piles, with their notation: RULES.md, "Notation".

use solo_core::{Face, Notation};

use crate::kinds::{Card, Character};
use crate::scrapyard::Scrapyard;

/// An outcome of chance. The order is the order of the outcome lists.
///
/// ```
/// use scrapyard::{Chance, Scrapyard};
/// let game = Scrapyard::default();
/// assert!(matches!(game.parse_chance("die 3")?, Chance::Die(face) if face.pips() == 3));
/// assert!(matches!(game.parse_chance("card p07")?, Chance::Card(_)));
/// assert!(matches!(game.parse_chance("card c01")?, Chance::Character(_)));
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("die or card", game = Scrapyard)]
pub enum Chance {
    /// The die shows this face (SE-6.1, SE-7.1, SE-13.11, SE-13.19).
    #[says("die {face}", label = "The die shows {face}", group = "Die")]
    Die(Face),
    /// This card of the unseen part is turned up (SE-2.4).
    #[says("card {card}", label = "{card} comes up", group = "Pile")]
    Card(Card),
    /// This Character is dealt (SE-3.4).
    #[says("card {character}", label = "{character} comes up", group = "Pile")]
    Character(Character),
}
