//! Chance outcomes and their notation: chapters TK-2 and TK-17.

use solo_core::{CardIn, Notation};

use crate::catalogue::DECK;
use crate::tomb::Tomb;

/// A card of the deck (TK-1.3): none of the nine hearts that count hit points.
pub type DeckCard = CardIn<{ DECK.bits() }>;

/// A chance outcome: the card that is turned up (TK-2.1).
///
/// ```
/// use tomb4k::{Chance, DeckCard, Tomb};
/// let game = Tomb::default();
/// let chance = game.parse_chance("card 10s")?;
/// assert_eq!(DeckCard::new("10S".parse()?).map(Chance::Card), Some(chance));
/// assert_eq!(game.chance_text(chance).to_string(), "card 10S");
/// assert!(game.parse_chance("card 5H").is_err(), "hit points are never in the deck");
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("card", game = Tomb)]
pub enum Chance {
    /// This card is turned up from the unseen part of the deck (TK-2.1).
    #[says("card {card}", label = "{card}")]
    Card(DeckCard),
}
