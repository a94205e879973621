//! Chapter 8: Activity cubes.

use solo_core::{Events, Set};

use super::demand::Demand;
use super::search::DiceAndCubes;
use super::{Position, Table};
use crate::catalogue::{ActionKind, Use};
use crate::event::Event;
use crate::ids::ActivityId;
use crate::refusal::Refusal;
use crate::state::{Action, Group, Pending};
use crate::terms::Slot;

impl Position<'_> {
    /// Returns the slots with cubes (KC-8.6). The tradesman does not matter, nor when the cube was
    /// placed (KC-8.7).
    pub(super) fn slots_with_cubes(self) -> Set<Slot> {
        Slot::ALL
            .into_iter()
            .filter(|&slot| self.state.slot(slot).cubes > 0)
            .collect()
    }

    /// Lists the cards with cubes.
    pub(super) fn cards_with_cubes(self) -> impl Iterator<Item = ActivityId> {
        let slots = self.state.slots.values().iter();
        slots.filter_map(|of| of.card.filter(|_| of.cubes > 0))
    }

    /// Returns what the human can use for an action.
    pub(super) fn dice_and_cubes(self) -> DiceAndCubes {
        DiceAndCubes::new(&self.state.dice, self.slots_with_cubes())
    }

    /// Returns the demand of an action with a cube of this slot (KC-8.8). `None` if it does not fit.
    pub(super) fn with_cube(self, demand: Demand, kind: ActionKind, slot: Slot) -> Option<Demand> {
        let demand = self.with_helping_cube(demand, kind, slot)?;
        let (citizens, supply) = self.placed_at_once(&demand, kind);
        (citizens <= supply).then_some(demand)
    }

    /// Returns the demand of an action with a cube of this slot, whatever the supply has.
    fn with_helping_cube(self, demand: Demand, kind: ActionKind, slot: Slot) -> Option<Demand> {
        let Use::Deferred { effect, use_for } = self.face_up(slot)?.usage() else {
            return None;
        };
        // KC-11.6: `use_for` never has what the vocabulary forbids.
        let demand = demand.with_cube(effect);
        demand.filter(|_| use_for.contains(kind))
    }

    /// Returns the citizens that one die places, and those of the supply, among whom they have to be (KC-9.6).
    const fn placed_at_once(self, demand: &Demand, kind: ActionKind) -> (u8, u8) {
        let citizens = match kind {
            ActionKind::Place => demand.copies(),
            ActionKind::Activate | ActionKind::Build | ActionKind::Combat | ActionKind::Farm => 0,
        };
        (citizens, self.state.human.supply)
    }

    /// Returns the slots whose cube fits the demand of an action and makes a complete group possible
    /// (KC-8.8).
    pub(super) fn serving_cubes(
        self,
        demand: &Demand,
        kind: ActionKind,
        available: &DiceAndCubes,
    ) -> impl Iterator<Item = Slot> {
        let slots = available.cubes.iter();
        slots.filter(move |&slot| {
            self.with_cube(*demand, kind, slot)
                .is_some_and(|demand| self.is_possible(&demand, kind, available))
        })
    }

    /// Returns whether a complete group is possible for a demand, with or without a cube (KC-8.10).
    pub(super) fn is_met(
        self,
        demand: &Demand,
        kind: ActionKind,
        available: &DiceAndCubes,
    ) -> bool {
        self.is_possible(demand, kind, available)
            || self.serving_cubes(demand, kind, available).next().is_some()
    }

    /// Accepts a group without a cube (KC-8.6).
    pub(super) fn can_spend_no_cube(self) -> Result<(), Refusal> {
        Refusal::NoGroupWithoutCube.unless(self.state.legal_cache.no_cube)
    }

    /// Accepts a cube of this card for the action (KC-8.6).
    pub(super) fn can_spend_cube(self, action: Action, card: ActivityId) -> Result<(), Refusal> {
        let slot = card.slot();
        let is_there = self.lies_face_up(card) && self.state.slot(slot).cubes > 0;
        Refusal::NoCubeThere.unless(is_there)?;
        let demand = self.demand(action);
        let demand = demand.and_then(|it| self.with_helping_cube(it, action.kind(), slot));
        let demand = demand.ok_or(Refusal::NoSuchCube)?;
        let (citizens, supply) = self.placed_at_once(&demand, action.kind());
        Refusal::SupplyTooSmall { citizens, supply }.unless(citizens <= supply)?;
        Refusal::NoGroupWithCube.unless(self.state.legal_cache.cubes.contains(slot))
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Begins the group of an action. Without cubes it is not asked for one (KC-14.2).
    pub(super) fn ask_for_cube(&mut self, action: Action) {
        if self.position().slots_with_cubes().is_empty() {
            self.begin_group(action, None);
        } else {
            self.state.pending = Pending::Cube(action);
        }
    }

    /// Removes a cube (KC-8.6).
    pub(super) fn spend_cube(&mut self, action: Action, card: ActivityId) {
        self.state.slots[card.slot()].cubes -= 1;
        self.tell(Event::CubeUsed { card });
        self.begin_group(action, Some(card.slot()));
    }

    pub(super) fn begin_group(&mut self, action: Action, cube: Option<Slot>) {
        self.state.pending = Pending::Dice(action, Group::new(cube));
    }
}
