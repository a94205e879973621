//! Names of places and sides, which need nothing else.

mod slot;

use solo_core::Notation;

pub use slot::{Slot, SlotPair};

solo_core::word_enum! {
    /// The side whose turn it is.
    pub enum Side in votk {
        /// Before the first turn.
        Setup = "setup" as "nobody",
        /// The player.
        Player = "player" as "you",
        /// The Bot.
        Bot = "bot" as "the Bot",
    }
}

/// A zone as events name it.
///
/// ```
/// use solo_core::{Noun, Readable};
/// use votk::{Slot, Valley, Zone};
/// let game = Valley::default();
/// assert_eq!(Zone::parse(&game, "bot_tomb"), Ok(Zone::BotTomb));
/// assert_eq!(Zone::from(Slot::Top).to_id(&game).to_string(), "t");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("a zone")]
pub enum Zone {
    /// The player's deck.
    #[says("deck", label = "your deck")]
    Deck,
    /// The hand.
    #[says("hand", label = "your hand")]
    Hand,
    /// Cards in play.
    #[says("played", label = "the cards in play")]
    Played,
    /// Cards turned over.
    #[says("turned", label = "the cards turned over")]
    Turned,
    /// The player's discard pile.
    #[says("discard", label = "your discard pile")]
    Discard,
    /// The player's tomb.
    #[says("tomb", label = "your tomb")]
    Tomb,
    /// A slot of the pyramid.
    #[says("{slot}")]
    Slot(Slot),
    /// The stock.
    #[says("stock", label = "the stock")]
    Stock,
    /// The boneyard.
    #[says("boneyard", label = "the boneyard")]
    Boneyard,
    /// The Bot's tomb.
    #[says("bot_tomb", label = "the Bot's tomb")]
    BotTomb,
    /// The Bot's discard pile.
    #[says("bot_discard", label = "the Bot's discard pile")]
    BotDiscard,
}

impl From<Slot> for Zone {
    fn from(slot: Slot) -> Self {
        Self::Slot(slot)
    }
}
