//! Positions: all material on the table.
#![allow(
    clippy::arithmetic_side_effects,
    reason = "indices of kinds and faces of dice are small"
)]

mod action;
mod board;
mod dice;
mod event_set;
mod pending;
mod slots;

pub use action::{Action, Activation, EffectPlace, Group};
pub(crate) use board::Board;
pub use dice::Dice;
pub use event_set::EventSet;
pub use pending::{Occasion, Pending, RowEffects};
pub use slots::RowCard;
pub(crate) use slots::{ROW, SlotState};

use solo_core::{Data, Each, Face, Features, List, Set};

use crate::ids::{ActivityId, CharacterId, EventId};
use crate::phase::Step;
use crate::terms::{Building, BuildingSpace, OwnedDie, Side, Slot, Space, StoneSpace};

/// The human's side of a position.
///
/// ```
/// use kings_challenge::KingsChallenge;
/// use solo_core::GameData;
/// let game = KingsChallenge::default();
/// let view = game.view(&game.start());
/// assert_eq!((view.human.deniers, view.roy.supply), (5, 24));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Data, Features)]
#[data(game = crate::kings_challenge::KingsChallenge)]
pub struct Human {
    /// His deniers, without the pot.
    pub deniers: i32,
    /// His influence (KC-1.7).
    pub influence: u8,
    /// His VP; after the end his total, which may be negative.
    pub vp: i32,
    /// His citizens at hand.
    pub supply: u8,
    /// His citizens that are not yet recruited.
    pub stock: u8,
    /// His citizens that lie until the round is over.
    pub lying: u8,
    /// The deniers in his pot, paid out in phase 5.
    pub pot: i32,
    /// `true` once he has passed in this round.
    pub passed: bool,
    /// The Event cards he has taken.
    pub won: EventSet,
}

/// Le Roy's side of a position. KC-1.2: he has neither deniers nor influence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Data, Features)]
#[data(game = crate::kings_challenge::KingsChallenge)]
pub struct Roy {
    /// His VP; after the end his total, which may be negative.
    pub vp: i32,
    /// His citizens at hand.
    pub supply: u8,
    /// His citizens that lie until the round is over.
    pub lying: u8,
    /// The Event cards he has taken.
    pub won: EventSet,
}

/// A position: everything that a player with perfect memory knows.
///
/// Equal positions are equal values.
///
/// ```
/// use kings_challenge::{KingsChallenge, Side};
/// let state = KingsChallenge::default().start();
/// assert_eq!(state.round(), 0);
/// assert_eq!((state.deniers(), state.influence(), state.vp(Side::Human)), (5, 4, 0));
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) pending: Pending,
    pub(crate) legal_cache: LegalCache,
    pub(crate) round: u8,
    /// Le Roy's results 8 in this round.
    pub(crate) free_rolls: u8,
    pub(crate) human: Human,
    pub(crate) roy: Roy,
    pub(crate) citizens: Board<BuildingSpace>,
    pub(crate) stones: Board<StoneSpace>,
    /// The dice of the human and of le Roy.
    pub(crate) dice: [Dice; 2],
    /// Number of black dice not yet countered, by face.
    pub(crate) black: [u8; 6],
    pub(crate) slots: Each<Slot, SlotState, 9>,
    pub(crate) row: List<RowCard, ROW>,
    /// Characters not yet scored, the top first.
    pub(crate) stack: List<CharacterId, 6>,
    /// Unseen Event cards.
    pub(crate) unseen: Set<EventId>,
}

/// A cache of the choices that are found by a search among the dice. It follows from the other fields, and
/// is computed when the game stops for input.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct LegalCache {
    /// Actions that can be completed.
    pub(crate) actions: Set<Action>,
    /// Slots whose cubes can be spent for the action.
    pub(crate) cubes: Set<Slot>,
    /// `true` if it needs no cube.
    pub(crate) no_cube: bool,
    /// Dice that can be added to the group.
    pub(crate) dice: Set<OwnedDie>,
    /// `true` if the group is complete.
    pub(crate) complete: bool,
}

solo_core::debug_position!(
    State,
    solo_core::Game::start(&crate::kings_challenge::KingsChallenge::default()),
    pending; legal_cache round free_rolls human roy citizens stones dice black slots row stack unseen
);

const _: () = assert!(size_of::<State>() <= 384, "a position stays small");

impl State {
    /// Returns what the position waits for.
    ///
    /// ```
    /// use kings_challenge::{KingsChallenge, Pending};
    /// assert_eq!(KingsChallenge::default().start().pending(), Pending::Character);
    /// ```
    pub const fn pending(&self) -> Pending {
        self.pending
    }

    /// Returns the step at which the game waits: the kind of [`State::pending`].
    pub const fn step(&self) -> Step {
        self.pending.step()
    }

    /// Returns the current round; 0 during setup.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Returns the human's deniers.
    pub const fn deniers(&self) -> i32 {
        self.human.deniers
    }

    /// Returns the human's influence.
    pub const fn influence(&self) -> u8 {
        self.human.influence
    }

    /// Returns the VP of a side.
    pub const fn vp(&self, side: Side) -> i32 {
        side.of([self.human.vp, self.roy.vp])
    }

    /// Counts the citizens in the supply of a side.
    pub const fn supply(&self, side: Side) -> u8 {
        side.of([self.human.supply, self.roy.supply])
    }

    /// Counts the citizens of the human that are not yet recruited.
    pub const fn stock(&self) -> u8 {
        self.human.stock
    }

    /// Counts the lying citizens of a side.
    pub const fn lying(&self, side: Side) -> u8 {
        side.of([self.human.lying, self.roy.lying])
    }

    /// Returns the deniers in the human's pot.
    pub const fn pot(&self) -> i32 {
        self.human.pot
    }

    /// Returns whether the human has passed in this round.
    pub const fn has_passed(&self) -> bool {
        self.human.passed
    }

    /// Returns the side of the citizen on a space of a building.
    pub fn citizen(&self, building: Building, space: Space) -> Option<Side> {
        self.citizens.at(BuildingSpace::new(building, space))
    }

    /// Counts the citizens of a side that stand in a building.
    pub fn standing(&self, side: Side, building: Building) -> u32 {
        (self.citizens.of(side) & BuildingSpace::of(building)).len()
    }

    /// Returns the side of the stone on a space of the cathedral.
    pub fn stone(&self, at: StoneSpace) -> Option<Side> {
        self.stones.at(at)
    }

    /// Returns the dice in a district.
    pub const fn dice(&self, side: Side) -> Dice {
        side.of(self.dice)
    }

    pub(crate) fn dice_mut(&mut self, side: Side) -> &mut Dice {
        side.of_mut(self.dice.each_mut())
    }

    /// Counts the black dice not yet countered that show this face.
    #[expect(clippy::indexing_slicing, reason = "the index is below 6")]
    pub fn black(&self, face: Face) -> u8 {
        self.black[of_face(face)]
    }

    /// Returns the number of black dice that show this face, to be changed.
    #[expect(clippy::indexing_slicing, reason = "the index is below 6")]
    pub(crate) fn black_mut(&mut self, face: Face) -> &mut u8 {
        &mut self.black[of_face(face)]
    }

    pub(crate) fn slot(&self, slot: Slot) -> SlotState {
        self.slots[slot]
    }

    /// Returns the Activity card that lies face up in a slot.
    pub fn activity(&self, slot: Slot) -> Option<ActivityId> {
        self.slot(slot).card
    }

    /// Returns the space of a side's tradesman on the card of a slot, counted from 1.
    pub fn tradesman(&self, side: Side, slot: Slot) -> Option<u8> {
        self.slot(slot).tradesman(side).map(Space::get)
    }

    /// Counts the human's cubes on the card of a slot.
    pub fn cubes(&self, slot: Slot) -> u16 {
        self.slot(slot).cubes
    }

    /// Lists the Event cards of the row from left to right, with the human's cubes.
    pub fn event_row(&self) -> impl DoubleEndedIterator<Item = (EventId, u8)> + '_ {
        self.row.iter().map(|of| (of.card, of.cubes))
    }

    /// Returns whether an Event card is still undrawn.
    pub fn is_unseen(&self, card: EventId) -> bool {
        self.unseen.contains(card)
    }

    /// Returns whether a side has taken an Event card.
    pub fn has_won(&self, side: Side, card: EventId) -> bool {
        self.won_by(side).contains(card)
    }

    pub(crate) const fn won_by(&self, side: Side) -> Set<EventId> {
        side.of([self.human.won.0, self.roy.won.0])
    }

    /// Lists the Character cards not yet scored, the top first.
    pub fn character_stack(&self) -> impl Iterator<Item = CharacterId> + '_ {
        self.stack.iter().copied()
    }

    /// Counts le Roy's results 8 in this round.
    pub const fn free_rolls(&self) -> u8 {
        self.free_rolls
    }
}

/// Returns the index of a face, 0 to 5.
fn of_face(face: Face) -> usize {
    usize::from(face.pips().saturating_sub(1)).min(5)
}
