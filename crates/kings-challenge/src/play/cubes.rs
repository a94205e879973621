//! Chapter 8: Activity cubes.

use solo_core::Events;

use super::plan::{Plan, Value};
use super::reach::Tops;
use super::{Look, Play};
use crate::catalogue::{ActionKind, Deferred, Mix, Use};
use crate::event::Event;
use crate::phase::Step;
use crate::play::menu::{at, entry};
use crate::terms::{Colour, Slot};

impl Look<'_> {
    /// Returns the plan with a cube of this slot (KC-8.8, KC-11.5). `None` if the cube does not
    /// fit. The dice are not checked, because some may be in the group already.
    pub(super) fn with_cube(self, mut plan: Plan, kind: ActionKind, slot: Slot) -> Option<Plan> {
        let card = self.catalogue().activity(self.state.activity(slot)?)?;
        let Use::Deferred { effect, use_for } = card.usage() else {
            return None;
        };
        // KC-11.6: `use_for` never has what the vocabulary forbids.
        if !use_for.contains(kind) {
            return None;
        }
        let takes = |colour: Colour| plan.colours & colour.bit() != 0;
        let single = plan.mix == Mix::Single;
        match effect {
            Deferred::AddSum(colour, n) if single && takes(colour) => {
                plan.colours = colour.bit();
                plan.bonus = n;
            }
            Deferred::AddEach(colour, n) if takes(colour) => {
                plan.must = colour.bit();
                plan.each = (colour, n);
            }
            Deferred::SetEach(n) => plan.value = Value::Each(n),
            Deferred::Recolour(from, to) if single && takes(to) => plan.colours = from.bit(),
            Deferred::Multiply(from, to, n) if single && takes(to) => {
                // KC-9.6: one die places n citizens, all of whom have to be in the supply.
                if kind == ActionKind::Place && self.state.human.supply < n {
                    return None;
                }
                plan.colours = from.bit();
                plan.most = 1;
                plan.value = Value::Times(n);
            }
            Deferred::Free(colour, n) if takes(colour) => {
                plan.must_roy = colour.bit();
                plan.free = (colour, n);
            }
            Deferred::Wild(colour) => {
                plan.colours = colour.bit();
                plan.mix = Mix::Single;
            }
            Deferred::AddSum(..)
            | Deferred::AddEach(..)
            | Deferred::Recolour(..)
            | Deferred::Multiply(..)
            | Deferred::Free(..) => return None,
        }
        Some(plan)
    }

    /// Lists the slots with cubes that could be spent (KC-8.6). The tradesman does not matter, and
    /// the cubes of this action are not there yet (KC-8.7).
    #[inline]
    pub(super) fn cube_slots(self) -> impl Iterator<Item = Slot> {
        let state = self.state;
        Slot::all().filter(move |&slot| state.slot(slot).cubes > 0)
    }

    /// Lists the slots with a cube that fits and makes a complete group possible (KC-8.8).
    #[inline]
    fn fitting_slots(
        self,
        plan: Plan,
        kind: ActionKind,
        tops: &Tops,
    ) -> impl Iterator<Item = Slot> {
        self.cube_slots().filter(move |&slot| {
            self.with_cube(plan, kind, slot)
                .is_some_and(|plan| self.can_form(&plan, kind, tops))
        })
    }

    /// Returns whether a complete group can be formed with some cube that fits (KC-8.10).
    pub(super) fn is_formable_with_cube(self, plan: &Plan, kind: ActionKind, tops: &Tops) -> bool {
        self.fitting_slots(*plan, kind, tops).next().is_some()
    }

    /// Lists no cube and every cube that fits (KC-8.6). No cube is offered if a complete group can
    /// be reached without.
    pub(super) fn cube_menu(self) -> u128 {
        let action = &self.state.action;
        let Some(plan) = self.plan(action.kind, action.target, 0) else {
            return 0;
        };
        let tops = self.tops();
        let mut menu = 0;
        if self.can_form(&plan, action.kind, &tops) {
            menu |= entry(at::CUBE_NONE);
        }
        for slot in self.fitting_slots(plan, action.kind, &tops) {
            menu |= entry(at::CUBE.wrapping_add(slot.index()));
        }
        menu
    }
}

impl<E: Events<Event>> Play<'_, E> {
    /// Removes a cube, or none (KC-8.6).
    pub(super) fn spend_cube(&mut self, number: u8) {
        if let Some(index) = number.checked_sub(at::CUBE) {
            self.state.action.cube = Slot::from_index(index);
            if let Some(slot) = self.state.slots.get_mut(usize::from(index)) {
                slot.cubes = slot.cubes.saturating_sub(1);
                if let Some(card) = slot.card {
                    self.tell(Event::CubeUsed { card });
                }
            }
        }
        self.state.step = Step::Dice;
    }
}
