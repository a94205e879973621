//! The position on the table.

mod frame;
mod piles;
mod pyramid;
mod turn;

pub use frame::{Frame, Origin};
pub use turn::{AttackSlot, Turn};

pub(crate) use frame::{Frames, Progress};
pub(crate) use piles::{Pile, Piles};
pub(crate) use pyramid::Pyramid;
pub(crate) use turn::Holders;

use solo_core::{Set, excluded};

use crate::catalogue::{Bag, Design};
use crate::ids::{Side, Slot};
use crate::phase::{Pending, Phase, Stage};

/// A position: everything that a player with perfect memory knows (VK-1.8).
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
    pub(crate) played: Bag,
    /// The cards of the deck below the known ones.
    pub(crate) unseen: Bag,
    pub(crate) tomb: Bag,
    pub(crate) pyramid: Pyramid,
    pub(crate) stock: Bag,
    pub(crate) bot_tomb: Bag,
    pub(crate) piles: Piles,
    pub(crate) stage: Stage,
    pub(crate) turn_number: u8,
    pub(crate) this_turn: Turn,
    pub(crate) frames: Frames,
    pub(crate) operation_progress: Progress,
    pub(crate) slot_holders: Holders,
    pub(crate) pending: Pending,
    pub(crate) legal_cache: LegalCache,
}

/// A cache of the choices that depend on pyramid and hand: it follows from the other fields, and is computed when the game
/// stops for input.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct LegalCache {
    /// Slots that can be bought from.
    pub(crate) slots: Set<Slot>,
    /// Hand cards that can be used, paid or played as a reaction.
    pub(crate) cards: Set<Design>,
}

solo_core::debug_position!(
    State,
    solo_core::Game::start(&crate::Valley::default()),
    pending; hand played unseen tomb pyramid stock bot_tomb piles stage turn_number this_turn frames
    operation_progress slot_holders legal_cache
);

const _: () = assert!(size_of::<State>() <= 512, "a position stays small");

impl State {
    /// Returns a position without cards, before the set-up.
    pub(crate) fn empty() -> Self {
        Self {
            hand: Bag::new(),
            played: Bag::new(),
            unseen: Bag::new(),
            tomb: Bag::new(),
            pyramid: Pyramid::default(),
            stock: Bag::new(),
            bot_tomb: Bag::new(),
            piles: Piles::default(),
            stage: Stage::Setup,
            turn_number: 0,
            this_turn: Turn::default(),
            frames: Frames::new(Frame::new(Design::default(), Origin::Hand)),
            operation_progress: Progress::default(),
            slot_holders: Holders::default(),
            pending: Pending::Bone,
            legal_cache: LegalCache::default(),
        }
    }

    /// Returns the index of the innermost action, if one is running.
    pub(crate) fn innermost_index(&self) -> Option<u8> {
        u8::try_from(self.frames.len()).ok()?.checked_sub(1)
    }

    /// Replaces the innermost action, which is running.
    pub(crate) fn replace_innermost(&mut self, frame: Frame) {
        match self.frames.last_mut() {
            Some(innermost) => *innermost = frame,
            None => excluded(()),
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

    /// Returns what the position waits for.
    ///
    /// ```
    /// use votk::{Pending, Valley};
    /// assert_eq!(Valley::default().start().pending(), Pending::Draw { left: 4 });
    /// ```
    pub const fn pending(&self) -> Pending {
        self.pending
    }

    /// Returns the phase: the kind of [`State::pending`].
    pub const fn phase(&self) -> Phase {
        self.pending.phase()
    }

    /// Returns the step of the turn.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns the side whose turn it is; after the end, the side whose turn it was.
    pub const fn side(&self) -> Side {
        self.stage.side()
    }

    /// Returns the number of the player's latest turn, 0 before the first.
    pub const fn turn(&self) -> u8 {
        self.turn_number
    }

    /// Returns the player's hand.
    pub const fn hand(&self) -> &Bag {
        &self.hand
    }

    /// Returns the cards played this turn.
    pub const fn played(&self) -> &Bag {
        &self.played
    }

    /// Returns the cards arranged in step 2, uppermost first.
    pub fn arranged(&self) -> &[Design] {
        self.piles.cards(Pile::Arranged)
    }

    /// Lists the cards turned over whose action runs, outermost first.
    pub fn turned(&self) -> impl Iterator<Item = Design> + '_ {
        self.frames
            .iter()
            .filter(|frame| frame.from == Origin::Turned)
            .map(|frame| frame.card)
    }

    /// Lists the known cards on top of the deck, top card first.
    pub fn deck_top(&self) -> impl Iterator<Item = Design> + '_ {
        self.piles.cards(Pile::DeckTop).iter().rev().copied()
    }

    /// Returns the cards of the deck whose order is unknown.
    pub const fn unseen(&self) -> &Bag {
        &self.unseen
    }

    /// Returns the player's discard pile, lowest card first.
    pub fn discard(&self) -> &[Design] {
        self.piles.cards(Pile::Discard)
    }

    /// Returns the player's tomb.
    pub const fn tomb(&self) -> &Bag {
        &self.tomb
    }

    /// Returns the card in a slot of the pyramid.
    pub fn pyramid(&self, slot: Slot) -> Option<Design> {
        self.pyramid[slot]
    }

    /// Returns the cards of the stock; those of level 2 lie above those of level 3 (VK-1.3).
    pub const fn stock(&self) -> &Bag {
        &self.stock
    }

    /// Returns the boneyard, lowest card first.
    pub fn boneyard(&self) -> &[Design] {
        self.piles.cards(Pile::Boneyard)
    }

    /// Returns the Bot's tomb.
    pub const fn bot_tomb(&self) -> &Bag {
        &self.bot_tomb
    }

    /// Returns the Bot's discard pile, lowest card first.
    pub fn bot_discard(&self) -> &[Design] {
        self.piles.cards(Pile::BotDiscard)
    }

    /// Returns the memory of the turn.
    pub const fn this_turn(&self) -> &Turn {
        &self.this_turn
    }

    /// Returns the index in [`State::frames`] of the action that holds an attack slot (VK-7.12).
    pub fn slot_holder(&self, slot: AttackSlot) -> Option<usize> {
        self.slot_holders.of(slot).map(usize::from)
    }

    /// Lists the running actions, outermost first.
    pub fn frames(&self) -> impl Iterator<Item = Frame> + '_ {
        // VK-9.5: after the end no action runs; cards turned over then are kept as frames.
        let over = self.pending == Pending::Over;
        self.frames.into_iter().filter(move |_| !over)
    }
}
