//! What lies on the table.

mod bag;
mod frame;
mod piles;
mod pyramid;
mod sets;
mod slot;
mod turn;

pub use bag::Bag;
pub use frame::{Frame, Origin};
pub use sets::{Designs, Slots};
pub use slot::{Slot, SlotPair};
pub use turn::AttackSlot;

pub(crate) use frame::Frames;
pub(crate) use piles::{Left, Piles, count, designs};
pub(crate) use pyramid::Pyramid;
pub(crate) use turn::{Hold, Turn};

use crate::catalogue::{Design, Group, Reach};
use crate::event::Side;
use crate::phase::{Phase, Stage};

/// A position: everything a player with perfect memory knows, and nothing else (VK-1.8).
///
/// The accessors name zones as the rulebook does; equal positions are equal values.
///
/// ```
/// use votk::{Phase, Valley};
/// let game = Valley::default();
/// let state = game.start();
/// assert_eq!(state.phase(), Phase::Draw);
/// assert_eq!(state.stock().len(), 56);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) hand: Bag,
    pub(crate) unseen: Bag,
    pub(crate) played: Bag,
    pub(crate) tomb: Bag,
    pub(crate) stock: Bag,
    pub(crate) bot_tomb: Bag,
    pub(crate) turn: Turn,
    pub(crate) piles: Piles,
    pub(crate) frames: Frames,
    pub(crate) pyramid: Pyramid,
    pub(crate) phase: Phase,
    pub(crate) stage: Stage,
    pub(crate) turn_number: u8,
    /// What the innermost action, a series of draws or the arranging still has to do.
    pub(crate) left: u8,
    /// The highest cost a trade may take.
    pub(crate) limit: Option<u8>,
    /// The group an attack was aimed at.
    pub(crate) group: Option<Group>,
    /// Whether an optional operation waits for `do` or `pass`.
    pub(crate) asking: bool,
    /// The purchase that is being paid: slot, what is due, the card paid last.
    pub(crate) buying: Option<Slot>,
    pub(crate) due: u8,
    pub(crate) last: Option<Design>,
}

const _: () = assert!(size_of::<State>() <= 256, "a position stays small");

impl State {
    /// No card anywhere, before the set-up.
    pub(crate) const fn empty() -> Self {
        Self {
            hand: Bag::EMPTY,
            unseen: Bag::EMPTY,
            played: Bag::EMPTY,
            tomb: Bag::EMPTY,
            stock: Bag::EMPTY,
            bot_tomb: Bag::EMPTY,
            turn: Turn::RESET,
            piles: Piles::new(),
            frames: Frames::new(),
            pyramid: Pyramid::BARE,
            phase: Phase::Draw,
            stage: Stage::Setup,
            turn_number: 0,
            left: 0,
            limit: None,
            group: None,
            asking: false,
            buying: None,
            due: 0,
            last: None,
        }
    }

    /// What the game waits for.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().phase(), votk::Phase::Draw);
    /// ```
    #[must_use]
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The step of the turn.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().stage(), votk::Stage::Setup);
    /// ```
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Whose turn it is; after the end, in whose turn it ended.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().side(), votk::Side::Setup);
    /// ```
    #[must_use]
    pub const fn side(&self) -> Side {
        self.stage.side()
    }

    /// The number of the player's latest turn, 0 before the first.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().turn(), 0);
    /// ```
    #[must_use]
    pub const fn turn(&self) -> u8 {
        self.turn_number
    }

    /// The player's hand.
    ///
    /// ```
    /// assert!(votk::Valley::default().start().hand().is_empty());
    /// ```
    #[must_use]
    pub const fn hand(&self) -> &Bag {
        &self.hand
    }

    /// The cards played this turn.
    ///
    /// ```
    /// assert!(votk::Valley::default().start().played().is_empty());
    /// ```
    #[must_use]
    pub const fn played(&self) -> &Bag {
        &self.played
    }

    /// The cards arranged in step 2, uppermost first.
    ///
    /// ```
    /// assert!(votk::Valley::default().start().arranged().is_empty());
    /// ```
    #[must_use]
    pub fn arranged(&self) -> &[Design] {
        self.piles.cards(Left::Arranged)
    }

    /// The cards turned over whose action runs, outermost first.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().turned().count(), 0);
    /// ```
    pub fn turned(&self) -> impl Iterator<Item = Design> + '_ {
        self.frames
            .iter()
            .filter(|frame| frame.from == Origin::Turned)
            .map(|frame| frame.card)
    }

    /// The known cards on top of the deck, top card first.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().deck_top().count(), 0);
    /// ```
    pub fn deck_top(&self) -> impl Iterator<Item = Design> + '_ {
        self.piles.cards(Left::DeckTop).iter().rev().copied()
    }

    /// The cards of the deck whose order is unknown.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().unseen().len(), 9);
    /// ```
    #[must_use]
    pub const fn unseen(&self) -> &Bag {
        &self.unseen
    }

    /// The player's discard pile, lowest card first.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().discard().count(), 0);
    /// ```
    #[must_use]
    pub fn discard(&self) -> impl DoubleEndedIterator<Item = Design> + '_ {
        self.piles.discard().iter().rev().copied()
    }

    /// The player's tomb.
    ///
    /// ```
    /// assert!(votk::Valley::default().start().tomb().is_empty());
    /// ```
    #[must_use]
    pub const fn tomb(&self) -> &Bag {
        &self.tomb
    }

    /// The card in a slot of the pyramid.
    ///
    /// ```
    /// use votk::{Slot, Valley};
    /// assert_eq!(Valley::default().start().pyramid(Slot::Top), None);
    /// ```
    #[must_use]
    pub fn pyramid(&self, slot: Slot) -> Option<Design> {
        self.pyramid.get(slot)
    }

    /// The cards of the stock; those of level 2 lie above those of level 3 (VK-1.3).
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().stock().len(), 56);
    /// ```
    #[must_use]
    pub const fn stock(&self) -> &Bag {
        &self.stock
    }

    /// The boneyard, lowest card first.
    ///
    /// ```
    /// assert!(votk::Valley::default().start().boneyard().is_empty());
    /// ```
    #[must_use]
    pub fn boneyard(&self) -> &[Design] {
        self.piles.cards(Left::Boneyard)
    }

    /// The Bot's tomb.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().bot_tomb().len(), 3);
    /// ```
    #[must_use]
    pub const fn bot_tomb(&self) -> &Bag {
        &self.bot_tomb
    }

    /// The Bot's discard pile, lowest card first.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().bot_discard().len(), 1);
    /// ```
    #[must_use]
    pub fn bot_discard(&self) -> &[Design] {
        self.piles.cards(Left::BotDiscard)
    }

    /// Whether a card was entombed as such this turn (VK-3.3).
    ///
    /// ```
    /// assert!(!votk::Valley::default().start().entombed());
    /// ```
    #[must_use]
    pub const fn entombed(&self) -> bool {
        self.turn.entombed
    }

    /// Whether a card left the pyramid this turn (VK-3.13).
    ///
    /// ```
    /// assert!(!votk::Valley::default().start().left_pyramid());
    /// ```
    #[must_use]
    pub const fn left_pyramid(&self) -> bool {
        self.turn.left_pyramid
    }

    /// Whether two cards of the pyramid changed places this turn (VK-3.13).
    ///
    /// ```
    /// assert!(!votk::Valley::default().start().swapped());
    /// ```
    #[must_use]
    pub const fn swapped(&self) -> bool {
        self.turn.swapped
    }

    /// The highest printed cost bought this turn (VK-4.10).
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().bought(), None);
    /// ```
    #[must_use]
    pub const fn bought(&self) -> Option<u8> {
        self.turn.bought
    }

    /// Extra gold for the next purchase.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().purse(), 0);
    /// ```
    #[must_use]
    pub const fn purse(&self) -> u16 {
        self.turn.purse
    }

    /// By how much the purchases of this turn are cheaper.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().cheaper(), 0);
    /// ```
    #[must_use]
    pub const fn cheaper(&self) -> u16 {
        self.turn.cheaper
    }

    /// What every hand card is worth instead of its gold (VK-6.18).
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().worth(), None);
    /// ```
    #[must_use]
    pub const fn worth(&self) -> Option<u8> {
        self.turn.worth
    }

    /// What can be bought from this turn.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().reach(), votk::Reach::Base);
    /// ```
    #[must_use]
    pub const fn reach(&self) -> Reach {
        self.turn.reach
    }

    /// Whether the discard slot was used this turn, or is held by an action that runs (VK-7.12).
    ///
    /// ```
    /// assert!(!votk::Valley::default().start().discard_slot_used());
    /// ```
    #[must_use]
    pub const fn discard_slot_used(&self) -> bool {
        !self.turn.bot_discard.is_free()
    }

    /// Whether the sacrifice slot was used this turn, or is held by an action that runs (VK-7.12).
    ///
    /// ```
    /// assert!(!votk::Valley::default().start().sacrifice_slot_used());
    /// ```
    #[must_use]
    pub const fn sacrifice_slot_used(&self) -> bool {
        !self.turn.bot_sacrifice.is_free()
    }

    /// The place in [`State::frames`] of the action that holds an attack slot (VK-7.12).
    ///
    /// ```
    /// use votk::AttackSlot;
    /// assert_eq!(votk::Valley::default().start().slot_holder(AttackSlot::Discard), None);
    /// ```
    #[must_use]
    pub fn slot_holder(&self, slot: AttackSlot) -> Option<usize> {
        match self.turn.hold(slot) {
            Hold::Held(depth) => usize::from(depth).checked_sub(1),
            Hold::Free | Hold::Used => None,
        }
    }

    /// The designs executed this turn (VK-6.12).
    ///
    /// ```
    /// assert!(votk::Valley::default().start().executed().is_empty());
    /// ```
    #[must_use]
    pub const fn executed(&self) -> Designs {
        self.turn.executed
    }

    /// The actions that run, outermost first.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().frames().count(), 0);
    /// ```
    pub fn frames(&self) -> impl Iterator<Item = Frame> + '_ {
        // VK-9.5: after the end nothing runs; what was turned over then is kept as a frame.
        let over = self.phase == Phase::Over;
        self.frames.iter().filter(move |_| !over)
    }
}
