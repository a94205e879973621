//! The position on the table.

mod bag;
mod frame;
mod offered;
mod piles;
mod pyramid;
mod sets;
mod slot;
mod turn;

pub use bag::Bag;
pub use frame::{Frame, Origin};
pub use sets::Designs;
pub use slot::{Slot, SlotPair};
pub use turn::{AttackSlot, Turn};

pub(crate) use frame::{Begun, Frames};
pub(crate) use offered::Offered;
pub(crate) use piles::{Pile, Piles, count, designs};
pub(crate) use pyramid::Pyramid;
pub(crate) use sets::Slots;
pub(crate) use turn::Holders;

use crate::catalogue::Design;
use crate::event::Side;
use crate::phase::{Phase, Stage};

/// A position: everything that a player with perfect memory knows, and nothing else (VK-1.8).
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
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) hand: Bag,
    pub(crate) unseen: Bag,
    pub(crate) played: Bag,
    pub(crate) tomb: Bag,
    pub(crate) stock: Bag,
    pub(crate) bot_tomb: Bag,
    /// Legal decisions, while the game waits for one.
    pub(crate) offered: Offered,
    pub(crate) turn: Turn,
    pub(crate) holders: Holders,
    pub(crate) piles: Piles,
    pub(crate) frames: Frames,
    pub(crate) pyramid: Pyramid,
    pub(crate) phase: Phase,
    pub(crate) stage: Stage,
    pub(crate) turn_number: u8,
    /// Remaining repetitions of the innermost action, draws of a series, cards to arrange, or gold
    /// to pay.
    pub(crate) left: u8,
    /// Memory of the innermost action's operation.
    pub(crate) begun: Begun,
    /// Purchase that is being paid: slot, card paid last.
    pub(crate) buying: Option<Slot>,
    pub(crate) last: Option<Design>,
}

solo_core::debug_position!(
    State,
    solo_core::Game::start(&crate::Valley::default()),
    phase; hand unseen played tomb stock bot_tomb offered turn holders piles frames pyramid stage
    turn_number left begun buying last
);

const _: () = assert!(size_of::<State>() <= 256, "a position stays small");

impl State {
    /// Returns a position without cards, before the set-up.
    pub(crate) fn empty() -> Self {
        Self {
            hand: Bag::EMPTY,
            unseen: Bag::EMPTY,
            played: Bag::EMPTY,
            tomb: Bag::EMPTY,
            stock: Bag::EMPTY,
            bot_tomb: Bag::EMPTY,
            offered: Offered::NONE,
            turn: Turn::default(),
            holders: Holders::default(),
            piles: Piles::new(),
            frames: Frames::default(),
            pyramid: Pyramid::BARE,
            phase: Phase::Draw,
            stage: Stage::Setup,
            turn_number: 0,
            left: 0,
            begun: Begun::Fresh,
            buying: None,
            last: None,
        }
    }

    /// Returns the zones without an order.
    pub(crate) const fn bags(&self) -> [&Bag; 6] {
        [
            &self.hand,
            &self.unseen,
            &self.played,
            &self.tomb,
            &self.stock,
            &self.bot_tomb,
        ]
    }

    /// Returns the phase.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().phase(), votk::Phase::Draw);
    /// ```
    #[must_use]
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the step of the turn.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().stage(), votk::Stage::Setup);
    /// ```
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns the side whose turn it is; after the end, the side whose turn it was.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().side(), votk::Side::Setup);
    /// ```
    #[must_use]
    pub const fn side(&self) -> Side {
        self.stage.side()
    }

    /// Returns the number of the player's latest turn, 0 before the first.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().turn(), 0);
    /// ```
    #[must_use]
    pub const fn turn(&self) -> u8 {
        self.turn_number
    }

    /// Returns the player's hand.
    ///
    /// ```
    /// assert!(votk::Valley::default().start().hand().is_empty());
    /// ```
    #[must_use]
    pub const fn hand(&self) -> &Bag {
        &self.hand
    }

    /// Returns the cards played this turn.
    ///
    /// ```
    /// assert!(votk::Valley::default().start().played().is_empty());
    /// ```
    #[must_use]
    pub const fn played(&self) -> &Bag {
        &self.played
    }

    /// Returns the cards arranged in step 2, uppermost first.
    ///
    /// ```
    /// assert!(votk::Valley::default().start().arranged().is_empty());
    /// ```
    #[must_use]
    pub fn arranged(&self) -> &[Design] {
        self.piles.cards(Pile::Arranged)
    }

    /// Lists the cards turned over whose action runs, outermost first.
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

    /// Lists the known cards on top of the deck, top card first.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().deck_top().count(), 0);
    /// ```
    pub fn deck_top(&self) -> impl Iterator<Item = Design> + '_ {
        self.piles.cards(Pile::DeckTop).iter().rev().copied()
    }

    /// Returns the cards of the deck whose order is unknown.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().unseen().len(), 9);
    /// ```
    #[must_use]
    pub const fn unseen(&self) -> &Bag {
        &self.unseen
    }

    /// Returns the player's discard pile, lowest card first.
    ///
    /// ```
    /// assert!(votk::Valley::default().start().discard().is_empty());
    /// ```
    #[must_use]
    pub fn discard(&self) -> &[Design] {
        self.piles.cards(Pile::Discard)
    }

    /// Returns the player's tomb.
    ///
    /// ```
    /// assert!(votk::Valley::default().start().tomb().is_empty());
    /// ```
    #[must_use]
    pub const fn tomb(&self) -> &Bag {
        &self.tomb
    }

    /// Returns the card in a slot of the pyramid.
    ///
    /// ```
    /// use votk::{Slot, Valley};
    /// assert_eq!(Valley::default().start().pyramid(Slot::Top), None);
    /// ```
    #[must_use]
    pub fn pyramid(&self, slot: Slot) -> Option<Design> {
        self.pyramid.get(slot)
    }

    /// Returns the cards of the stock; those of level 2 lie above those of level 3 (VK-1.3).
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().stock().len(), 56);
    /// ```
    #[must_use]
    pub const fn stock(&self) -> &Bag {
        &self.stock
    }

    /// Returns the boneyard, lowest card first.
    ///
    /// ```
    /// assert!(votk::Valley::default().start().boneyard().is_empty());
    /// ```
    #[must_use]
    pub fn boneyard(&self) -> &[Design] {
        self.piles.cards(Pile::Boneyard)
    }

    /// Returns the Bot's tomb.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().bot_tomb().len(), 3);
    /// ```
    #[must_use]
    pub const fn bot_tomb(&self) -> &Bag {
        &self.bot_tomb
    }

    /// Returns the Bot's discard pile, lowest card first.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().bot_discard().len(), 1);
    /// ```
    #[must_use]
    pub fn bot_discard(&self) -> &[Design] {
        self.piles.cards(Pile::BotDiscard)
    }

    /// Returns the memory of the turn.
    ///
    /// ```
    /// use votk::{Reach, Valley};
    /// let state = Valley::default().start();
    /// let turn = state.this_turn();
    /// assert_eq!((turn.reach, turn.bought, turn.entombed), (Reach::Base, None, false));
    /// ```
    #[must_use]
    pub const fn this_turn(&self) -> &Turn {
        &self.turn
    }

    /// Returns the index in [`State::frames`] of the action that holds an attack slot (VK-7.12).
    ///
    /// ```
    /// use votk::AttackSlot;
    /// assert_eq!(votk::Valley::default().start().slot_holder(AttackSlot::Discard), None);
    /// ```
    #[must_use]
    pub fn slot_holder(&self, slot: AttackSlot) -> Option<usize> {
        usize::from(self.holders.of(slot)).checked_sub(1)
    }

    /// Returns whether the running action at this depth can attack through a slot (VK-7.12).
    ///
    /// Depth 0 is an action that has not begun.
    pub(crate) const fn is_open(&self, slot: AttackSlot, depth: u8) -> bool {
        !self.turn.has_used(slot) || depth > 0 && self.holders.of(slot) == depth
    }

    /// Lists the running actions, outermost first.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().start().frames().count(), 0);
    /// ```
    pub fn frames(&self) -> impl Iterator<Item = Frame> + '_ {
        // VK-9.5: after the end no action runs; cards turned over then are kept as frames.
        let over = self.phase == Phase::Over;
        self.frames.iter().filter(move |_| !over)
    }
}
