//! Decisions of the player, with their notation: chapter VK-11.

use solo_core::{Notation, Ranged};

use crate::catalogue::{Design, Group};
use crate::ids::{Slot, SlotPair};
use crate::valley::Valley;

solo_core::word_enum! {
    /// The card of the middle row that falls into the middle of the base (VK-5.4).
    pub enum Fall in votk as "left or right" {
        /// The card of ml.
        Left = "left",
        /// The card of mr.
        Right = "right",
    }
}

impl Fall {
    /// Returns the slot from which the card falls.
    pub const fn slot(self) -> Slot {
        match self {
            Self::Left => Slot::MiddleLeft,
            Self::Right => Slot::MiddleRight,
        }
    }
}

/// A mode of an action, by its number.
///
/// ```
/// use votk::{Decision, Mode, Valley};
/// let third = Decision::Mode(Mode::nearest(3));
/// assert_eq!(Valley::default().parse_decision("mode 3"), Ok(third));
/// ```
pub type Mode = Ranged<1, 4>;

/// A decision of the player (VK-11.1). The order is the order of the legal lists.
///
/// Only the printed form is accepted (VK-11.2), and only ids that exist (VK-11.3).
///
/// ```
/// use votk::{Decision, Slot, Valley};
/// let game = Valley::default();
/// let text = game.decision_text(Decision::Buy(Slot::BaseLeft));
/// assert_eq!(text.to_string(), "buy bl");
/// assert_eq!(game.parse_decision("buy bl"), Ok(Decision::Buy(Slot::BaseLeft)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("an action", game = Valley)]
pub enum Decision {
    /// Buy the card of a slot (VK-4.1).
    #[says("buy {slot}", label = "Buy the card at {slot}", group = "Buy")]
    Buy(Slot),
    /// Use a hand card for its action (VK-6.2).
    #[says("use {card}", label = "Use {card}", group = "Use")]
    Use(Design),
    /// Use the normal entombment of the turn (VK-3.3).
    #[says("entomb {card}", label = "Entomb {card}", group = "Entomb")]
    Entomb(Design),
    /// End step 1 (VK-3.6).
    #[says("end", label = "Stop playing cards", group = "End")]
    End,
    /// Pay with a hand card (VK-4.6).
    #[says("pay {card}", label = "Pay with {card}", group = "Pay")]
    Pay(Design),
    /// Let a card of the middle row fall into the middle of the base (VK-5.4).
    #[says("fall {side}", label = "Let the {side} card fall", group = "Fall")]
    Fall(Fall),
    /// Choose a mode of the action (VK-6.8).
    #[says("mode {mode}", label = "Carry out choice {mode}", group = "Choose")]
    Mode(Mode),
    /// Choose a card in a zone other than the pyramid (VK-6.1, VK-7.6).
    #[says("pick {card}", label = "Choose {card}", group = "Choose")]
    Pick(Design),
    /// Choose a card of the pyramid (VK-6.1).
    #[says("take {slot}", label = "Choose the card at {slot}", group = "Choose")]
    Take(Slot),
    /// Swap the cards of two slots (VK-6.1).
    #[says("swap {pair}", label = "Swap the cards at {pair}", group = "Choose")]
    Swap(SlotPair),
    /// Choose the group that the Bot discards from (VK-7.9).
    #[says("group {group}", label = "Attack the {group}", group = "Choose")]
    Group(Group),
    /// Repeat the action of a card (VK-6.13).
    #[says("again {card}", label = "Repeat {card}", group = "Choose")]
    Again(Design),
    /// Execute an optional part (VK-6.4).
    #[says("do", label = "Do it", group = "Choose")]
    Do,
    /// Choose the next card from the top of the pile in step 2 (VK-3.9).
    #[says("top {card}", label = "Lay {card} next below", group = "Arrange")]
    Top(Design),
    /// Make the forced sacrifice (VK-3.12).
    #[says(
        "shed {slot}",
        label = "Sacrifice the card at {slot}",
        group = "Sacrifice"
    )]
    Shed(Slot),
    /// Play a reaction card (VK-8.6).
    #[says("react {card}", label = "React with {card}", group = "React")]
    React(Design),
    /// Decline an optional part (VK-6.4), or close the reaction window (VK-8.6).
    #[says("pass", label = "Pass", group = "Decline")]
    Pass,
}
