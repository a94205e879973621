//! Refusals: chapter VK-10 and the clauses that forbid an input.

use solo_core::{NotationError, Reason, RefusalKind};

use crate::catalogue::{Group, Scope, Source};
use crate::ids::Slot;
use crate::valley::Valley;

/// The reason why an input is refused; the position is then unchanged (VK-10.3).
///
/// ```
/// use votk::{Decision, Refusal, Valley};
/// let game = Valley::default();
/// let refusal = game.apply(&game.start(), Decision::End).unwrap_err();
/// assert_eq!(refusal, Refusal::ChanceIsDue);
/// assert_eq!((refusal.reason(), refusal.rule()), ("wrong_step", "VK-10.3"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error, Reason)]
#[reason(game = Valley)]
#[non_exhaustive]
pub enum Refusal {
    /// The game has ended (VK-9.2).
    #[error("the game is over")]
    GameOver,
    /// The text is not a decision, or not an outcome, of this game (VK-11.2, VK-11.3).
    #[error(transparent)]
    Notation(NotationError),
    /// A decision is made while chance is due (VK-10.3).
    #[error("a card is drawn or the die is rolled first")]
    ChanceIsDue,
    /// An outcome is reported while the player has to decide (VK-10.3).
    #[error("you decide first")]
    DecisionIsDue,
    /// A decision of another phase (VK-10.1). A table says what it waits for.
    #[error("not possible now")]
    NotNow,
    /// A payment while nothing is bought (VK-4.5).
    #[error("you are not paying for a card now")]
    NothingToPay,
    /// A card is to fall, and none is loose (VK-5.4).
    #[error("no card of the pyramid is about to fall now")]
    NothingFalls,
    /// A forced sacrifice that is not due (VK-3.12).
    #[error("no sacrifice is due now")]
    NoSacrificeDue,
    /// A card to place while no discards are arranged (VK-3.9).
    #[error("you are not arranging your discards now")]
    NothingToArrange,
    /// A reaction outside its window (VK-8.6).
    #[error("you can react only right after the Bot has gained a card, while no action runs")]
    NoWindow,
    /// A reaction in a game without them (VK-8.6).
    #[error("there are no reactions in this game")]
    NoReactions,
    /// A group is named while the Bot does not discard several cards (VK-7.9).
    #[error("the Bot is not discarding several cards now")]
    NoSeveral,
    /// A group is named a second time (VK-7.9).
    #[error("you have chosen the group already: the Bot discards {group}")]
    GroupNamed {
        /// The group that was named.
        group: Group,
    },
    /// A choice while no action runs (VK-6.10).
    #[error("no action asks for that now")]
    NothingAsked,
    /// An outcome of another chance step (VK-10.1).
    #[error("another card is drawn or the die is rolled first")]
    OtherChance,
    /// The slot cannot be bought from (VK-4.1).
    #[error("you cannot buy from {slot} now")]
    OutOfReach {
        /// The slot.
        slot: Slot,
    },
    /// The slot holds no card (VK-3.12, VK-4.1, VK-6.1).
    #[error("{slot} is empty")]
    EmptySlot {
        /// The slot.
        slot: Slot,
        /// Clause that requires a card there.
        rule: &'static str,
    },
    /// The hand is worth too little (VK-4.3).
    #[error("the price is {price} gold, and your hand is worth {have}")]
    TooExpensive {
        /// Price in gold.
        price: u8,
        /// Total worth of all hand cards.
        have: u16,
    },
    /// No such card is in hand (VK-3.2).
    #[error("it is not in your hand")]
    NotInHand,
    /// A card was entombed directly this turn (VK-3.3).
    #[error("you have already entombed a card this turn")]
    AlreadyEntombed,
    /// The action has timing `reaction` (VK-6.2).
    #[error("it is used only as a reaction")]
    OnlyReaction,
    /// The action has timing `turn` (VK-6.2).
    #[error("it is used only in your own turn")]
    OnlyInTurn,
    /// The card has no action (VK-6.2).
    #[error("it has no action")]
    NoAction,
    /// Each mode of the action has another part that is impossible (VK-6.3).
    #[error("none of its choices is possible now")]
    Unavailable,
    /// The action moves another hand card than its own, and there is none that fits (VK-6.3).
    #[error("its action needs another card in your hand, and none fits")]
    NoOtherHandCard,
    /// The action moves a card, and the zone holds none that fits (VK-6.3).
    #[error("its action can take no card from {from}")]
    NothingToMove {
        /// Zone from which the card moves.
        from: Source,
    },
    /// The action moves several cards, and the zone holds fewer that fit (VK-6.3).
    #[error("its action takes {cards} cards from {from}, and fewer fit")]
    TooFewToMove {
        /// Zone from which the cards move.
        from: Source,
        /// Number of cards.
        cards: u8,
    },
    /// The action trades a hand card, and none is worth a card of the pyramid (VK-6.3).
    #[error("no other card in your hand can be traded for one in {scope}")]
    NothingToTrade {
        /// Part of the pyramid from which the card is taken.
        scope: Scope,
    },
    /// The action draws or turns over a card, and deck and discard pile are empty (VK-6.3).
    #[error("your deck and your discard pile are empty")]
    NothingToDraw,
    /// The action swaps two cards, and there are no two different ones (VK-6.3).
    #[error("there are no two different cards to swap in {scope}")]
    NothingToSwap {
        /// Part of the pyramid.
        scope: Scope,
    },
    /// The action repeats another one of this turn, and there is none (VK-6.3).
    #[error("no action of this turn can be repeated")]
    NothingToRepeat,
    /// The action requires a purchase (VK-6.3).
    #[error("you have bought nothing this turn")]
    NothingBought,
    /// The action requires cards in a zone (VK-6.3).
    #[error("{from} holds too few cards; {cards} or more are needed")]
    TooFewCards {
        /// The zone.
        from: Source,
        /// Number of cards.
        cards: u8,
    },
    /// All parts of the action are optional or left out, and none is possible (VK-6.5).
    #[error("no part of its action is possible")]
    NothingPossible,
    /// The action makes the Bot discard, and its tomb is empty (VK-7.13).
    #[error("the Bot has nothing to discard")]
    NothingToDiscard,
    /// The action makes the Bot sacrifice, and its discard pile is empty (VK-7.13).
    #[error("the Bot has nothing to sacrifice")]
    NothingToSacrifice,
    /// The action takes a card from the Bot's tomb, which is empty (VK-7.13).
    #[error("the Bot has nothing to hand over")]
    NothingToHandOver,
    /// The action borrows from the Bot's tomb, and no card that VK-7.6 permits can be borrowed (VK-7.13).
    #[error("no weakest card of the Bot has an action that you can borrow now")]
    NothingToBorrow,
    /// The action is a hand-over, and the Bot owns too few cards for it (VK-7.15).
    #[error("the Bot hands nothing over while its cards number {floor} or fewer")]
    Exempt {
        /// Number of cards up to which the Bot is exempt.
        floor: u8,
    },
    /// The action attacks the Bot through a slot that was used this turn (VK-7.11).
    #[error("you have already attacked the Bot in this way this turn")]
    AttackUsed,
    /// The card precedes the card paid last (VK-4.6).
    #[error(
        "cards pay in a fixed order, the most gold first: this one stands before the card that you paid last"
    )]
    PaidOutOfOrder,
    /// The card is worth no gold (VK-4.7).
    #[error("it is worth no gold")]
    PaysNothing,
    /// The payment could not be completed with this card (VK-4.7).
    #[error(
        "cards pay in a fixed order, the most gold first: this one and those after it would not cover what is still due"
    )]
    PaysTooLittle,
    /// The action has fewer modes (VK-6.8).
    #[error("its action has no such choice")]
    NoSuchMode,
    /// The choice is among the cards of another zone (VK-6.1).
    #[error("you choose from {from}")]
    OtherZone {
        /// Zone of the choice.
        from: Source,
    },
    /// The card does not lie in the zone of the choice (VK-6.1).
    #[error("{from} does not hold it")]
    NotInZone {
        /// Zone of the choice.
        from: Source,
    },
    /// The slot is outside the part of the pyramid from which the choice is made (VK-6.1).
    #[error("you choose from {scope}")]
    OutOfScope {
        /// Part of the pyramid.
        scope: Scope,
    },
    /// The card does not pass the conditions of the action (VK-6.1).
    #[error("the action does not apply to this card")]
    DoesNotFit,
    /// The action asks for the lowest cost (VK-6.11).
    #[error("another card there costs less")]
    NotLowest,
    /// The action asks for the highest cost (VK-6.11).
    #[error("another card there costs more")]
    NotHighest,
    /// No card of the pyramid is within the limit that the hand card gives (VK-6.1).
    #[error("no card in {scope} can be had for it")]
    TradesForNothing {
        /// Part of the pyramid from which the card is taken.
        scope: Scope,
    },
    /// The card costs more than the traded one allows (VK-6.1).
    #[error("the card may cost {limit} at most")]
    OverTheLimit {
        /// Highest cost.
        limit: u8,
    },
    /// The two slots hold copies of one card (VK-6.1).
    #[error("both places hold the same card")]
    SameCard,
    /// The action was not carried out this turn, or cannot be repeated (VK-6.13).
    #[error("its action cannot be repeated now")]
    NotRepeatable,
    /// A group has to be named first (VK-7.9).
    #[error("you choose a group of cards first")]
    GroupFirst,
    /// The Bot's tomb has no such card (VK-6.17, VK-7.6, VK-7.8, VK-7.9, VK-7.16).
    #[error("the Bot's tomb does not hold it")]
    NotInBotTomb {
        /// Clause that defines the choice.
        rule: &'static str,
    },
    /// Another card of the Bot's tomb has to leave first (VK-7.6, VK-7.8, VK-7.9, VK-7.16).
    #[error("another card of the Bot's tomb leaves first")]
    LeavesLater {
        /// Clause that defines the choice.
        rule: &'static str,
    },
    /// The Bot discards cards of another group (VK-7.9).
    #[error("the Bot discards {group}")]
    OtherGroup {
        /// The group that was named.
        group: Group,
    },
    /// The action of the card cannot be borrowed (VK-6.17).
    #[error("its action cannot be borrowed now")]
    NotBorrowable,
    /// The card is not the Bot's weakest, which alone lends its action (VK-7.6, VK-7.8).
    #[error("only the Bot's weakest card lends its action")]
    LendsNothing,
    /// The Bot does not discard several cards from its starters or its uniques (VK-7.10).
    #[error("starters and uniques are not sets")]
    NotASet,
    /// The Bot's tomb has no card of the group (VK-7.10).
    #[error("the Bot's tomb holds no {group}")]
    NoSuchGroup {
        /// The group.
        group: Group,
    },
    /// The set has too few cards, and another one has enough (VK-7.10).
    #[error("the Bot has a set of {cards} cards or more, and this one is smaller")]
    SetTooSmall {
        /// Number of cards demanded.
        cards: u8,
    },
    /// The operation is not optional (VK-6.4).
    #[error("you cannot leave this out")]
    NotOptional,
    /// The card is not among those that are discarded (VK-3.9).
    #[error("it is not one of the cards still to be placed")]
    NotToBePlaced,
    /// The card is not among the unseen ones (VK-1.2).
    #[error("no unseen copy of it is left there")]
    NoneUnseen,
    /// The card lies below those of level 2 (VK-1.3).
    #[error("the cards of level 2 come first")]
    LevelTwoFirst,
    /// Another slot is due (VK-5.6).
    #[error("{due} has to be filled first")]
    OtherSlot {
        /// The slot that is due.
        due: Slot,
    },
    /// The die face shows an empty slot and is rolled again (VK-8.3).
    #[error("its slot is empty, and the die is rolled again")]
    FaceExcluded,
}

impl Refusal {
    /// Returns this refusal, unless the condition holds.
    pub(crate) const fn unless(self, holds: bool) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(self) }
    }

    /// Returns the clause of the rulebook that forbids the step.
    pub fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "VK-9.2",
            Self::Notation(error) => match error.expected() {
                "an action" | "an outcome" | "the end of the text" => "VK-11.2",
                _ => "VK-11.3",
            },
            Self::ChanceIsDue | Self::DecisionIsDue => "VK-10.3",
            Self::NotNow | Self::OtherChance => "VK-10.1",
            Self::NothingAsked => "VK-6.10",
            Self::NothingToPay => "VK-4.5",
            Self::NothingFalls => "VK-5.4",
            Self::NoSacrificeDue => "VK-3.12",
            Self::NoWindow | Self::NoReactions => "VK-8.6",
            Self::OutOfReach { .. } => "VK-4.1",
            Self::EmptySlot { rule, .. }
            | Self::NotInBotTomb { rule }
            | Self::LeavesLater { rule } => rule,
            Self::NoneUnseen => "VK-1.2",
            Self::LevelTwoFirst => "VK-1.3",
            Self::TooExpensive { .. } => "VK-4.3",
            Self::NotInHand => "VK-3.2",
            Self::AlreadyEntombed => "VK-3.3",
            Self::OtherZone { .. }
            | Self::NotInZone { .. }
            | Self::OutOfScope { .. }
            | Self::DoesNotFit
            | Self::TradesForNothing { .. }
            | Self::OverTheLimit { .. }
            | Self::SameCard => "VK-6.1",
            Self::OnlyReaction | Self::OnlyInTurn | Self::NoAction => "VK-6.2",
            Self::Unavailable
            | Self::NoOtherHandCard
            | Self::NothingToMove { .. }
            | Self::TooFewToMove { .. }
            | Self::NothingToTrade { .. }
            | Self::NothingToDraw
            | Self::NothingToSwap { .. }
            | Self::NothingToRepeat
            | Self::NothingBought
            | Self::TooFewCards { .. } => "VK-6.3",
            Self::NothingPossible => "VK-6.5",
            Self::NothingToDiscard
            | Self::NothingToSacrifice
            | Self::NothingToHandOver
            | Self::NothingToBorrow => "VK-7.13",
            Self::Exempt { .. } => "VK-7.15",
            Self::AttackUsed => "VK-7.11",
            Self::PaidOutOfOrder => "VK-4.6",
            Self::PaysNothing | Self::PaysTooLittle => "VK-4.7",
            Self::NoSuchMode => "VK-6.8",
            Self::NotLowest | Self::NotHighest => "VK-6.11",
            Self::NotRepeatable => "VK-6.13",
            Self::NotBorrowable => "VK-6.17",
            Self::LendsNothing => "VK-7.6",
            Self::GroupFirst
            | Self::OtherGroup { .. }
            | Self::NoSeveral
            | Self::GroupNamed { .. } => "VK-7.9",
            Self::NotASet | Self::NoSuchGroup { .. } | Self::SetTooSmall { .. } => "VK-7.10",
            Self::NotOptional => "VK-6.4",
            Self::NotToBePlaced | Self::NothingToArrange => "VK-3.9",
            Self::OtherSlot { .. } => "VK-5.6",
            Self::FaceExcluded => "VK-8.3",
        }
    }

    /// Returns kind and reason.
    const fn parts(&self) -> (RefusalKind, &'static str) {
        match self {
            Self::GameOver => (RefusalKind::Over, "game_over"),
            Self::Notation(_) => (RefusalKind::Notation, "bad_notation"),
            Self::ChanceIsDue | Self::DecisionIsDue => (RefusalKind::NotNow, "wrong_step"),
            Self::NotNow
            | Self::OtherChance
            | Self::NothingToPay
            | Self::NothingFalls
            | Self::NoSacrificeDue
            | Self::NothingToArrange
            | Self::NoWindow
            | Self::NoReactions
            | Self::NoSeveral
            | Self::GroupNamed { .. }
            | Self::NothingAsked => (RefusalKind::NotNow, "not_legal"),
            _ => (RefusalKind::NotLegal, "not_legal"),
        }
    }

    /// Returns the kind of the refusal, one of the four of all games.
    pub const fn kind(&self) -> RefusalKind {
        self.parts().0
    }

    /// Returns the reason, one of four words (VK-10.3).
    pub const fn reason(&self) -> &'static str {
        self.parts().1
    }
}

solo_core::refusal!(Refusal, over = GameOver);
