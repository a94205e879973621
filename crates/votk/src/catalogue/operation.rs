//! The effect vocabulary: the parts of a card action (chapter VK-6 and its table of operations).

use super::design::Group;

solo_core::word_enum! {
    /// The time at which an action can be used (VK-6.2).
    pub enum Timing in votk {
        /// In step 1 of the player's turn.
        Turn = "turn",
        /// In a reaction window.
        Reaction = "reaction",
        /// Never.
        None = "none",
    }
}

solo_core::word_enum! {
    /// The zone from which an operation `move` takes cards.
    pub enum Source in votk {
        /// The hand.
        Hand = "hand" as "your hand",
        /// The player's tomb.
        Tomb = "tomb" as "your tomb",
        /// The player's discard pile.
        Discard = "discard" as "your discard pile",
        /// The boneyard.
        Boneyard = "boneyard" as "the boneyard",
        /// The top card of the player's discard pile.
        DiscardTop = "discard_top" as "the top of your discard pile",
        /// The top card of the boneyard.
        BoneyardTop = "boneyard_top" as "the top of the boneyard",
        /// Any card of the deck, which is shuffled afterwards.
        Deck = "deck" as "your deck",
        /// The unknown top card of the deck.
        DeckTop = "deck_top" as "the top of your deck",
        /// The top card of the stock.
        Stock = "stock" as "the stock",
        /// A slot of the pyramid.
        Pyramid = "pyramid" as "the pyramid",
        /// A slot of the base.
        Base = "base" as "the base",
        /// A slot above the base.
        Upper = "upper" as "the rows above the base",
    }
}

impl Source {
    /// Returns whether it is the pyramid, a part of it, or the stock, which never get cards back.
    #[cfg(feature = "alloc")]
    const fn is_common(self) -> bool {
        matches!(self, Self::Stock | Self::Pyramid | Self::Base | Self::Upper)
    }
}

solo_core::word_enum! {
    /// The zone to which an operation moves cards.
    pub enum Destination in votk {
        /// The hand.
        Hand = "hand" as "your hand",
        /// On top of the player's discard pile.
        Discard = "discard" as "your discard pile",
        /// On top of the deck.
        DeckTop = "deck_top" as "the top of your deck",
        /// The player's tomb.
        Tomb = "tomb" as "your tomb",
        /// On top of the boneyard.
        Boneyard = "boneyard" as "the boneyard",
        /// On top of the Bot's discard pile; only for `opp_deck`.
        BotDiscard = "bot_discard" as "the Bot's discard pile",
    }
}

solo_core::word_enum! {
    /// The part of the pyramid to which an operation applies.
    pub enum Scope in votk {
        /// All six slots.
        Pyramid = "pyramid" as "the pyramid",
        /// The base.
        Base = "base" as "the base",
        /// The slots above the base.
        Upper = "upper" as "the rows above the base",
    }
}

solo_core::word_enum! {
    /// The slots from which the player can buy (VK-4.1).
    #[derive(Default)]
    pub enum Reach in votk {
        /// The base.
        #[default]
        Base = "base" as "the base",
        /// Base and middle row.
        Middle = "middle" as "the base and the middle row",
        /// All six slots.
        All = "all" as "the whole pyramid",
    }
}

solo_core::word_enum! {
    /// The candidates that remain when an action requires an extreme cost (VK-6.11).
    pub enum Extreme in votk {
        /// Those of the lowest cost.
        Lowest = "lowest",
        /// Those of the highest cost.
        Highest = "highest",
    }
}

/// The cards that an operation `move` can choose; all conditions must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Filter {
    /// Required level, 1 to 3; 0 for any.
    pub level: u8,
    /// Required group.
    pub group: Option<Group>,
    /// Minimum cost.
    pub min_cost: u8,
    /// Maximum cost; [`Filter::NO_LIMIT`] for any.
    pub max_cost: u8,
    /// `true` if the cost must be below the highest cost bought this turn.
    pub below_bought: bool,
    /// Extreme cost required among the candidates that meet the other conditions.
    pub pick: Option<Extreme>,
}

impl Filter {
    /// Highest possible cost.
    pub const NO_LIMIT: u8 = 20;

    /// The filter that every card passes.
    pub const ANY: Self = Self {
        level: 0,
        group: None,
        min_cost: 0,
        max_cost: Self::NO_LIMIT,
        below_bought: false,
        pick: None,
    };
}

/// A condition that a mode can state (`need`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Need {
    /// A card was bought this turn.
    Bought,
    /// The discard pile holds at least this many cards.
    Discard(u8),
    /// The hand holds at least this many cards.
    Hand(u8),
    /// The tomb holds at least this many cards.
    Tomb(u8),
}

/// The effect of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// No effect; a condition of the mode.
    Need(Need),
    /// Cards move from one zone to another.
    Move {
        /// Zone from which they move.
        from: Source,
        /// Zone to which they move.
        to: Destination,
        /// Number of cards, 1 to 9.
        n: u8,
        /// Condition for the cards.
        filter: Filter,
    },
    /// A hand card is exchanged for a pyramid card.
    Trade {
        /// Factor for the cost of the given card.
        factor: u8,
        /// Addend; the sum is the highest cost that may be taken.
        plus: u8,
        /// Zone of the given card.
        lose: Destination,
        /// Part of the pyramid from which the card is taken.
        scope: Scope,
        /// Zone of the taken card.
        to: Destination,
    },
    /// Cards are drawn.
    Draw(u8),
    /// Gold goes to the purse.
    Gold(u8),
    /// Each hand card is worth this amount for the rest of the turn.
    Worth(u8),
    /// Purchases of this turn cost less.
    Cheaper(u8),
    /// The player can buy from more slots this turn.
    Reach(Reach),
    /// Two cards of the pyramid change places.
    Swap(Scope),
    /// The top card of the deck is turned over and its action executed.
    PlayTop,
    /// An action executed this turn is executed again.
    Repeat,
    /// The Bot sacrifices cards.
    OppSacrifice(u8),
    /// The Bot discards cards.
    OppDiscard(u8),
    /// The Bot hands a card over if it owns more than a number of cards.
    OppGive {
        /// Number of cards up to which the Bot is exempt.
        floor: u8,
        /// Zone to which the card moves.
        to: Destination,
    },
    /// A card leaves the Bot's tomb.
    OppDeck(Destination),
    /// The action of a card in the Bot's tomb is executed for the player.
    OppExec,
}

/// One operation of a mode.
///
/// ```
/// use votk::{Effect, Operation};
/// let operation = Operation { effect: Effect::Draw(2), optional: true };
/// assert_eq!(operation.to_string(), "draw n=2 may=1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Operation {
    /// Effect of the operation.
    pub effect: Effect,
    /// `true` if the player may decline it (`may=1`).
    pub optional: bool,
}

impl Operation {
    pub(crate) const NOTHING: Self = Self {
        effect: Effect::PlayTop,
        optional: false,
    };

    /// Returns whether it always takes a card out of pyramid or stock.
    #[cfg(feature = "alloc")]
    pub(super) const fn uses_up(&self) -> bool {
        !self.optional
            && match self.effect {
                Effect::Move { from, .. } => from.is_common(),
                Effect::Trade { .. } => true,
                _ => false,
            }
    }

    /// Returns whether it can fetch a card into the hand, not from pyramid, stock or the Bot.
    ///
    /// It may do so itself or by the action of another card. An attack slot serves one execution,
    /// so a hand-over does so once a turn.
    #[cfg(feature = "alloc")]
    pub(super) const fn fetches(&self) -> bool {
        match self.effect {
            Effect::Move { from, to, .. } => matches!(to, Destination::Hand) && !from.is_common(),
            Effect::Draw(_) | Effect::PlayTop | Effect::Repeat | Effect::OppExec => true,
            Effect::Need(_)
            | Effect::Trade { .. }
            | Effect::Gold(_)
            | Effect::Worth(_)
            | Effect::Cheaper(_)
            | Effect::Reach(_)
            | Effect::Swap(_)
            | Effect::OppSacrifice(_)
            | Effect::OppDiscard(_)
            | Effect::OppGive { .. }
            | Effect::OppDeck(_) => false,
        }
    }

    /// Returns whether its choices include declining it, so that no question precedes them.
    pub const fn offers_pass(&self) -> bool {
        let Effect::Move { from, .. } = self.effect else {
            return false;
        };
        self.optional && !matches!(from, Source::DeckTop | Source::Stock)
    }
}
