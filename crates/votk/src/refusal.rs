//! Refusals: chapter VK-10 and the clauses that forbid an input.

use solo_core::{NotationError, Reason, RefusalKind};

use crate::catalogue::{Group, Scope, Source};
use crate::game::Valley;
use crate::state::Slot;

/// The reason why an input is refused; the position is then unchanged (VK-10.3).
///
/// ```
/// use solo_core::Refusal as _;
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
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The text is not a decision, or not an outcome, of this game.
    #[error(transparent)]
    Notation(NotationError),
    /// A decision is made while chance is due.
    #[error("a die or a card has to be reported first")]
    ChanceIsDue,
    /// An outcome is reported while the player has to decide.
    #[error("the player has to decide first")]
    DecisionIsDue,
    /// A decision of another phase.
    #[error("this cannot be decided now")]
    NotNow,
    /// An outcome of another chance step.
    #[error("another chance step is due")]
    OtherChance,
    /// The slot cannot be bought from.
    #[error("{slot} cannot be bought from this turn")]
    OutOfReach {
        /// The slot.
        slot: Slot,
    },
    /// The slot holds no card.
    #[error("{slot} is empty")]
    EmptySlot {
        /// The slot.
        slot: Slot,
        /// Clause that requires a card there.
        rule: &'static str,
    },
    /// The hand is worth too little.
    #[error("the price is {price} gold, the hand is worth {have}")]
    TooExpensive {
        /// Price in gold.
        price: u8,
        /// Total worth of all hand cards.
        have: u16,
    },
    /// No such card is in hand.
    #[error("this card is not in the hand")]
    NotInHand,
    /// A card was entombed directly this turn.
    #[error("a card was already entombed this turn")]
    AlreadyEntombed,
    /// The action cannot be used at this time.
    #[error("the action of this card cannot be used now")]
    WrongTiming,
    /// Each mode of the action has another part that is impossible.
    #[error("none of the things that its action can do is possible")]
    Unavailable,
    /// The action moves another hand card than its own, and there is none that fits.
    #[error("its action needs another card of your hand, and you hold none that fits")]
    NoOtherHandCard,
    /// The action moves a card, and the zone holds none that fits.
    #[error("its action can take no card from {from}")]
    NothingToMove {
        /// Zone from which the card moves.
        from: Source,
    },
    /// The action moves several cards, and the zone holds fewer that fit.
    #[error("its action takes {cards} cards from {from}, and fewer fit")]
    TooFewToMove {
        /// Zone from which the cards move.
        from: Source,
        /// Number of cards.
        cards: u8,
    },
    /// The action trades a hand card, and none is worth a card of the pyramid.
    #[error("you hold no other card for which its action gives one from {scope}")]
    NothingToTrade {
        /// Part of the pyramid from which the card is taken.
        scope: Scope,
    },
    /// The action draws or turns over a card, and deck and discard pile are empty.
    #[error("your deck and your discard pile are empty")]
    NothingToDraw,
    /// The action swaps two cards, and there are no two different ones.
    #[error("there are no two different cards to swap in {scope}")]
    NothingToSwap {
        /// Part of the pyramid.
        scope: Scope,
    },
    /// The action repeats another one of this turn, and there is none.
    #[error("no action of this turn can be repeated")]
    NothingToRepeat,
    /// The action requires a purchase.
    #[error("you have bought nothing this turn")]
    NothingBought,
    /// The action requires cards in a zone.
    #[error("{from} holds fewer than {cards} cards")]
    TooFewCards {
        /// The zone.
        from: Source,
        /// Number of cards.
        cards: u8,
    },
    /// All parts of the action are optional or left out, and none is possible.
    #[error("no part of the action is possible")]
    NothingPossible,
    /// The action makes the Bot discard, and its tomb is empty.
    #[error("the Bot has nothing to discard")]
    NothingToDiscard,
    /// The action makes the Bot sacrifice, and its discard pile is empty.
    #[error("the Bot has nothing to sacrifice")]
    NothingToSacrifice,
    /// The action takes a card from the Bot's tomb, which is empty.
    #[error("the Bot has nothing to hand over")]
    NothingToHandOver,
    /// The action borrows from the Bot's tomb, and no card that VK-7.6 permits can be borrowed.
    #[error("the Bot has no card whose action can be borrowed now")]
    NothingToBorrow,
    /// The action is a hand-over, and the Bot owns too few cards for it.
    #[error("the Bot owns no more than {floor} cards and hands none over")]
    Exempt {
        /// Number of cards up to which the Bot is exempt.
        floor: u8,
    },
    /// The action attacks the Bot through a slot that was used this turn.
    #[error("the Bot was already attacked in this way this turn")]
    AttackUsed,
    /// The card precedes the card paid last.
    #[error(
        "cards pay in order of worth, the dearest first: this one comes before the last one paid"
    )]
    PaidOutOfOrder,
    /// The card is worth no gold.
    #[error("this card is worth no gold")]
    PaysNothing,
    /// The payment could not be completed with this card.
    #[error(
        "cards pay in order of worth, the dearest first: this one and those after it pay less than is due"
    )]
    PaysTooLittle,
    /// The mode does not exist or is not available.
    #[error("this mode is not available")]
    ModeUnavailable,
    /// The card, slot or group is not among the candidates of the operation.
    #[error("this is not among the candidates")]
    NotACandidate {
        /// Clause that defines the candidates.
        rule: &'static str,
    },
    /// The Bot does not discard several cards from its starters or its uniques.
    #[error("starters and uniques are none of the five sets")]
    NotASet,
    /// The Bot's tomb has no card of the group.
    #[error("the Bot's tomb holds no {group}")]
    NoSuchGroup {
        /// The group.
        group: Group,
    },
    /// The set has too few cards, and another one has enough.
    #[error("the Bot has a set with {cards} cards, and this one has fewer")]
    SetTooSmall {
        /// Number of cards demanded.
        cards: u8,
    },
    /// The operation is not optional.
    #[error("this cannot be left out")]
    NotOptional,
    /// The card is not among those that are discarded.
    #[error("this card is not among those still to be placed")]
    NotToBePlaced,
    /// The card is not among those that can turn up.
    #[error("no such card can turn up there")]
    NotThere {
        /// Clause that defines the possible cards.
        rule: &'static str,
    },
    /// Another slot is due.
    #[error("{due} has to be filled first")]
    OtherSlot {
        /// The slot that is due.
        due: Slot,
    },
    /// The die face shows an empty slot and is rolled again.
    #[error("this face shows an empty slot and does not count")]
    FaceExcluded,
}

impl Refusal {
    /// Returns this refusal, unless the condition holds.
    pub(crate) const fn unless(self, holds: bool) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(self) }
    }

    /// Returns the clause of the rulebook that forbids the step.
    ///
    /// ```
    /// assert_eq!(votk::Refusal::AlreadyEntombed.rule(), "VK-3.3");
    /// ```
    #[must_use]
    pub fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "VK-9.2",
            Self::Notation(error) => match error.expected() {
                "an action" | "an outcome" | "the end of the text" => "VK-11.2",
                _ => "VK-11.3",
            },
            Self::ChanceIsDue | Self::DecisionIsDue => "VK-10.3",
            Self::NotNow | Self::OtherChance => "VK-10.1",
            Self::OutOfReach { .. } => "VK-4.1",
            Self::EmptySlot { rule, .. }
            | Self::NotACandidate { rule }
            | Self::NotThere { rule } => rule,
            Self::TooExpensive { .. } => "VK-4.3",
            Self::NotInHand => "VK-3.2",
            Self::AlreadyEntombed => "VK-3.3",
            Self::WrongTiming => "VK-6.2",
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
            Self::ModeUnavailable => "VK-6.8",
            Self::NotASet | Self::NoSuchGroup { .. } | Self::SetTooSmall { .. } => "VK-7.10",
            Self::NotOptional => "VK-6.4",
            Self::NotToBePlaced => "VK-3.9",
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
            Self::NotNow | Self::OtherChance => (RefusalKind::NotNow, "not_legal"),
            _ => (RefusalKind::NotLegal, "not_legal"),
        }
    }

    /// Returns the kind of the refusal, one of the four of all games.
    ///
    /// ```
    /// use solo_core::RefusalKind;
    /// assert_eq!(votk::Refusal::NotNow.kind(), RefusalKind::NotNow);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> RefusalKind {
        self.parts().0
    }

    /// Returns the reason, one of four words (VK-10.3).
    ///
    /// ```
    /// assert_eq!(votk::Refusal::GameOver.reason(), "game_over");
    /// ```
    #[must_use]
    pub const fn reason(&self) -> &'static str {
        self.parts().1
    }
}

solo_core::refusal!(Refusal, over = GameOver);
