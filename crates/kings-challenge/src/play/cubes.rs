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

    /// Returns what the human can use for an action.
    pub(super) fn dice_and_cubes(self) -> DiceAndCubes {
        DiceAndCubes::new(&self.state.dice, self.slots_with_cubes())
    }

    /// Returns the demand of an action with a cube of this slot (KC-8.8). `None` if it does not fit.
    pub(super) fn with_cube(self, demand: Demand, kind: ActionKind, slot: Slot) -> Option<Demand> {
        let Use::Deferred { effect, use_for } = self.face_up(slot)?.usage() else {
            return None;
        };
        // KC-11.6: `use_for` never has what the vocabulary forbids.
        let demand = demand
            .with_cube(effect)
            .filter(|_| use_for.contains(kind))?;
        // KC-9.6: one die places several citizens, all of whom have to be in the supply.
        let placed = kind != ActionKind::Place || self.state.human.supply >= demand.copies();
        placed.then_some(demand)
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

    /// Accepts a demand for which a complete group is possible, with or without a cube (KC-8.10).
    pub(super) fn can_meet(
        self,
        demand: &Demand,
        kind: ActionKind,
        available: &DiceAndCubes,
    ) -> Result<(), Refusal> {
        let possible = self.is_possible(demand, kind, available)
            || self.serving_cubes(demand, kind, available).next().is_some();
        Refusal::NoCompleteGroup.unless(possible)
    }

    /// Accepts a group without a cube (KC-8.6).
    pub(super) fn can_spend_no_cube(self) -> Result<(), Refusal> {
        Refusal::NoCompleteGroup.unless(self.state.legal_cache.no_cube)
    }

    /// Accepts a cube of this card for the action (KC-8.6).
    pub(super) fn can_spend_cube(self, card: ActivityId) -> Result<(), Refusal> {
        let fits = self.state.legal_cache.cubes.contains(card.slot());
        Refusal::NoSuchCube.unless(fits && self.lies_face_up(card))
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
    pub(super) fn spend_cube(&mut self, action: Action, slot: Slot) {
        if let Some(of) = self.state.slot_mut(slot) {
            of.cubes -= 1;
        }
        if let Some(card) = self.state.activity(slot) {
            self.tell(Event::CubeUsed { card });
        }
        self.begin_group(action, Some(slot));
    }

    pub(super) fn begin_group(&mut self, action: Action, cube: Option<Slot>) {
        self.state.pending = Pending::Dice(action, Group::new(cube));
    }
}
