//! Chance outcomes of dice and face-down cards, with their notation: chapter VK-11.

use solo_core::{Face, Notation};

use crate::catalogue::Design;
use crate::ids::Slot;
use crate::valley::Valley;

/// The result of a die or a face-down card. The order is the order of the outcome lists.
///
/// ```
/// use solo_core::Face;
/// use votk::{Chance, Valley};
/// let game = Valley::default();
/// assert_eq!(game.chance_text(Chance::Die(Face::SIX)).to_string(), "die 6");
/// assert!(game.parse_chance("die 7").is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("an outcome", game = Valley)]
pub enum Chance {
    /// The card drawn from the deck (VK-1.2).
    #[says("draw {card}", label = "You draw {card}", group = "Deck")]
    Draw(Design),
    /// The stock card laid into a slot (VK-2.9, VK-5.6).
    #[says("lay {slot} {card}", label = "{card} goes to {slot}", group = "Stock")]
    Lay(Slot, Design),
    /// The first boneyard card (VK-2.9).
    #[says("bone {card}", label = "{card} starts the boneyard", group = "Stock")]
    Bone(Design),
    /// The card of the deck that is turned over (VK-6.15).
    #[says("turn {card}", label = "You turn over {card}", group = "Deck")]
    Turn(Design),
    /// The stock card taken (VK-1.3).
    #[says("stock {card}", label = "The stock yields {card}", group = "Stock")]
    Stock(Design),
    /// The face of the Bot's die (VK-8.2).
    #[says("die {face}", label = "The die shows {face}", group = "Die")]
    Die(Face),
}
