//! Chance outcomes of dice and face-down cards, with their notation: chapter VK-11.

use solo_core::{Face, Notation, Source};

use crate::catalogue::Design;
use crate::game::Valley;
use crate::state::Slot;

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
    /// The card drawn from the deck.
    #[says("draw {card}", label = "You draw {card}", group = "Deck")]
    Draw(Design),
    /// The stock card laid into a slot.
    #[says("lay {slot} {card}", label = "{card} comes to {slot}", group = "Stock")]
    Lay(Slot, Design),
    /// The first boneyard card.
    #[says("bone {card}", label = "{card} starts the boneyard", group = "Stock")]
    Bone(Design),
    /// The card of the deck that is turned over.
    #[says("turn {card}", label = "You turn over {card}", group = "Deck")]
    Turn(Design),
    /// The stock card taken.
    #[says("stock {card}", label = "The stock yields {card}", group = "Stock")]
    Stock(Design),
    /// The face of the Bot's die.
    #[says("die {face}", label = "The die shows {face}", group = "Die")]
    Die(Face),
}

/// The player's deck as a source of chance.
pub(crate) const DECK: Source = Source::new::<0>();
/// The stock as a source of chance.
pub(crate) const STOCK: Source = Source::new::<1>();
/// The die as a source of chance.
pub(crate) const DIE: Source = Source::new::<2>();
