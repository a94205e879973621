//! Outcomes of dice and decks, with their notation.

use solo_core::{Face, Notation};

use crate::ids::{ActivityId, CharacterId, EventId};
use crate::kings_challenge::KingsChallenge;

/// One outcome of chance. The order of the variants is the order of the chance lists (KC-14.3).
///
/// ```
/// use kings_challenge::{Chance, KingsChallenge};
/// let game = KingsChallenge::default();
/// let outcome = game.parse_chance("roll 5")?;
/// assert_eq!(outcome, Chance::Roll(solo_core::Face::new(5).unwrap()));
/// assert_eq!(game.chance_text(game.parse_chance("event er1")?).to_string(), "event er1");
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("an outcome", game = KingsChallenge)]
pub enum Chance {
    /// The face of the die that is due (KC-2.4, KC-3.7, KC-5.1, KC-7.4, KC-11.2, KC-12.1).
    #[says("roll {face}", label = "The die shows {face}")]
    Roll(Face),
    /// The next Character card of the stack (KC-2.2).
    #[says("character {card}", label = "The next Character card is {card}")]
    Character(CharacterId),
    /// The Activity card of the slot (KC-3.3).
    #[says("reveal {card}", label = "The Activity card is {card}")]
    Reveal(ActivityId),
    /// The next Event card (KC-4.2, KC-4.3).
    #[says("event {card}", label = "The Event card is {card}")]
    Event(EventId),
}
