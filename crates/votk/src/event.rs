//! What happened, in the order in which it happened (VK-13.1, VK-13.2).

use arrayvec::ArrayVec;
use solo_core::Face;

use crate::catalogue::{Design, Reach};
use crate::outcome::{By, Winner};
use crate::state::Slot;

solo_core::words! {
    /// Whose turn it is.
    pub enum Side in votk {
        /// Nobody's yet.
        Setup = "setup",
        /// The player's.
        Player = "player",
        /// The Bot's.
        Bot = "bot",
    }
}

solo_core::words! {
    /// A zone as events name it.
    pub enum Zone in votk {
        /// The player's deck.
        Deck = "deck",
        /// The hand.
        Hand = "hand",
        /// Cards in play.
        Played = "played",
        /// Cards turned over.
        Turned = "turned",
        /// The player's discard pile.
        Discard = "discard",
        /// The player's tomb.
        Tomb = "tomb",
        /// A slot of the pyramid.
        BaseLeft = "bl",
        /// A slot of the pyramid.
        BaseMiddle = "bm",
        /// A slot of the pyramid.
        BaseRight = "br",
        /// A slot of the pyramid.
        MiddleLeft = "ml",
        /// A slot of the pyramid.
        MiddleRight = "mr",
        /// A slot of the pyramid.
        Top = "t",
        /// The stock.
        Stock = "stock",
        /// The boneyard.
        Boneyard = "boneyard",
        /// The Bot's tomb.
        BotTomb = "bot_tomb",
        /// The Bot's discard pile.
        BotDiscard = "bot_discard",
    }
}

impl From<Slot> for Zone {
    fn from(slot: Slot) -> Self {
        match slot {
            Slot::BaseLeft => Self::BaseLeft,
            Slot::BaseMiddle => Self::BaseMiddle,
            Slot::BaseRight => Self::BaseRight,
            Slot::MiddleLeft => Self::MiddleLeft,
            Slot::MiddleRight => Self::MiddleRight,
            Slot::Top => Self::Top,
        }
    }
}

/// Something an operation grants for the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grant {
    /// The purse holds this much now.
    Purse(u16),
    /// Purchases cost this much less now.
    Cheaper(u16),
    /// Each hand card is worth this much now.
    Worth(u8),
    /// This can be bought from now.
    Reach(Reach),
}

/// Something that happened (VK-13.2).
///
/// ```
/// use votk::{Event, Side, Valley};
/// let game = Valley::default();
/// let mut events: Vec<Event> = Vec::new();
/// let mut state = game.start();
/// for text in ["draw shabti", "draw shabti", "draw urn"] {
///     let chance = game.parse_chance(text).unwrap();
///     game.advance(&mut state, chance, &mut events).unwrap();
/// }
/// assert_eq!(events.len(), 3);
/// assert!(matches!(events[0], Event::Moved { .. }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Event {
    /// A turn begins.
    TurnBegins {
        /// Whose.
        side: Side,
        /// The number of the player's latest turn.
        turn: u8,
    },
    /// A card changes its zone.
    Moved {
        /// The card.
        card: Design,
        /// Where it was.
        from: Zone,
        /// Where it is now.
        to: Zone,
    },
    /// The discard pile becomes the deck.
    Reshuffled {
        /// How many cards.
        cards: u8,
    },
    /// A purchase begins.
    Buying {
        /// The slot.
        slot: Slot,
        /// The card in it.
        card: Design,
        /// What has to be paid.
        price: u8,
    },
    /// A hand card is used for its action.
    Using {
        /// The card.
        card: Design,
    },
    /// The mode of an action that has several is fixed.
    ModeChosen {
        /// The card.
        card: Design,
        /// The number of the mode.
        mode: u8,
    },
    /// `play_top` has turned a card over.
    TurnedOver {
        /// The card.
        card: Design,
        /// Whether its action runs; otherwise it is discarded at once.
        runs: bool,
    },
    /// `repeat` carries out an action again.
    Repeating {
        /// The card whose action it is.
        card: Design,
    },
    /// `opp_exec` carries out an action of the Bot's.
    Borrowing {
        /// The card whose action it is.
        card: Design,
    },
    /// An operation is impossible and left out.
    Skipped {
        /// The card whose action runs.
        card: Design,
        /// The number of the operation.
        op: u8,
    },
    /// The player leaves an optional operation.
    Declined {
        /// The card whose action runs.
        card: Design,
        /// The number of the operation.
        op: u8,
    },
    /// Something is granted for the turn.
    Granted(Grant),
    /// The Bot's die was rolled.
    Rolled {
        /// The face.
        face: Face,
        /// The slot it shows.
        slot: Slot,
    },
    /// A reaction card is played.
    Reacting {
        /// The card.
        card: Design,
    },
    /// The player closes the reaction window.
    WindowPassed,
    /// Cards return to the Bot's tomb before scoring, top card first.
    Returned {
        /// The cards.
        cards: ArrayVec<Design, 3>,
    },
    /// The game has ended.
    Over {
        /// Who has won.
        winner: Winner,
        /// What decided: points, or the tie-break.
        by: By,
        /// The player's total.
        player: u16,
        /// The Bot's total.
        bot: u16,
    },
}

impl Event {
    /// The name of the event in the rulebook.
    ///
    /// ```
    /// assert_eq!(votk::Event::WindowPassed.name(), "window_passed");
    /// ```
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::TurnBegins { .. } => "turn_begins",
            Self::Moved { .. } => "moved",
            Self::Reshuffled { .. } => "reshuffled",
            Self::Buying { .. } => "buying",
            Self::Using { .. } => "using",
            Self::ModeChosen { .. } => "mode_chosen",
            Self::TurnedOver { .. } => "turned_over",
            Self::Repeating { .. } => "repeating",
            Self::Borrowing { .. } => "borrowing",
            Self::Skipped { .. } => "skipped",
            Self::Declined { .. } => "declined",
            Self::Granted(_) => "granted",
            Self::Rolled { .. } => "rolled",
            Self::Reacting { .. } => "reacting",
            Self::WindowPassed => "window_passed",
            Self::Returned { .. } => "returned",
            Self::Over { .. } => "over",
        }
    }
}
