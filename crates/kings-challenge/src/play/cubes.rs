//! Chapter 8: Activity cubes.

use solo_core::{Events, Set, bits};

use super::means::Means;
use super::plan::{Plan, Value};
use super::{Look, Play};
use crate::catalogue::{ActionKind, Activity, Deferred, Mix, Use};
use crate::event::Event;
use crate::phase::Step;
use crate::play::menu::{at, entry};
use crate::terms::Slot;

/// Cubes that could be spent (KC-8.6).
#[derive(Clone, Copy, Default)]
pub(super) struct Cubes {
    /// The slots with cubes, one bit each.
    slots: u64,
    /// The kinds of action that some of them serve, and the colours asked for, one bit each.
    kinds: Set<ActionKind>,
    colours: u8,
}

impl Cubes {
    /// Lists the slots with cubes.
    #[inline]
    fn slots(self) -> impl Iterator<Item = Slot> {
        bits::numbers(self.slots).map(Slot::nth)
    }

    /// Returns whether some cube may fit an action of this kind that asks for these colours.
    #[inline]
    pub(super) fn may_fit(self, kind: ActionKind, colours: u8) -> bool {
        self.kinds.contains(kind) && self.colours & colours != 0
    }
}

impl Look<'_> {
    /// Returns the plan with a cube of this slot (KC-8.8, KC-11.5). `None` if the cube does not
    /// fit. The dice are not checked, because some may be in the group already.
    #[inline]
    pub(super) fn with_cube(self, mut plan: Plan, kind: ActionKind, slot: Slot) -> Option<Plan> {
        let card = self.catalogue().activity(self.state.activity(slot)?)?;
        let Use::Deferred { effect, use_for } = card.usage() else {
            return None;
        };
        // KC-11.6: `use_for` never has what the vocabulary forbids.
        if !use_for.contains(kind) || plan.colours & effect.asked() == 0 {
            return None;
        }
        let single = plan.mix == Mix::Single;
        match effect {
            Deferred::AddSum(colour, n) if single => {
                plan.colours = colour.bit();
                plan.bonus = n;
            }
            Deferred::AddEach(colour, n) => {
                plan.must = colour.bit();
                plan.each = (colour, n);
            }
            Deferred::SetEach(n) => plan.value = Value::Each(n),
            Deferred::Recolour(from, _) if single => plan.colours = from.bit(),
            Deferred::Multiply(from, _, n) if single => {
                // KC-9.6: one die places n citizens, all of whom have to be in the supply.
                if kind == ActionKind::Place && self.state.human.supply < n {
                    return None;
                }
                plan.colours = from.bit();
                plan.most = 1;
                plan.value = Value::Times(n);
            }
            Deferred::Free(colour, n) => {
                plan.must_roy = colour.bit();
                plan.free = (colour, n);
            }
            Deferred::Wild(colour) => {
                plan.colours = colour.bit();
                plan.mix = Mix::Single;
            }
            Deferred::AddSum(..) | Deferred::Recolour(..) | Deferred::Multiply(..) => return None,
        }
        Some(plan)
    }

    /// Returns the slots with cubes that could be spent (KC-8.6), one bit each. The tradesman does
    /// not matter, and the cubes of this action are not there yet (KC-8.7).
    #[inline]
    fn cube_slots(self) -> u64 {
        let slots = self.state.slots.iter().rev();
        slots.fold(0, |cubes, slot| cubes << 1 | u64::from(slot.cubes > 0))
    }

    /// Returns the cubes that could be spent.
    #[inline]
    pub(super) fn cubes(self) -> Cubes {
        let slots = self.cube_slots();
        let mut cubes = Cubes {
            slots,
            ..Cubes::default()
        };
        for slot in cubes.slots() {
            let card = self.face_up(slot).map(Activity::usage);
            if let Some(Use::Deferred { effect, use_for }) = card {
                cubes.kinds |= use_for;
                cubes.colours |= effect.asked();
            }
        }
        cubes
    }

    /// Returns the step at which the group of an action begins. Without cubes the list of the step
    /// cube would have one entry, which is not asked (KC-14.2).
    #[inline]
    pub(super) fn step_to_group(self) -> Step {
        if self.cube_slots() == 0 {
            Step::Dice
        } else {
            Step::Cube
        }
    }

    /// Returns whether the cube of this slot fits and makes a complete group possible (KC-8.8).
    #[inline]
    fn serves(self, plan: &Plan, kind: ActionKind, slot: Slot, means: &Means) -> bool {
        match self.with_cube(*plan, kind, slot) {
            Some(plan) => self.can_form(&plan, kind, means),
            None => false,
        }
    }

    /// Returns whether a complete group can be formed with some cube that fits (KC-8.10).
    pub(super) fn is_formable_with_cube(
        self,
        plan: &Plan,
        kind: ActionKind,
        means: &Means,
    ) -> bool {
        let mut slots = means.cubes.slots();
        slots.any(|slot| self.serves(plan, kind, slot, means))
    }

    /// Lists no cube and every cube that fits (KC-8.6). No cube is offered if a complete group can
    /// be reached without.
    pub(super) fn cube_menu(self) -> u128 {
        let action = &self.state.action;
        let Some(plan) = self.plan(action.kind, action.target, 0) else {
            return 0;
        };
        let means = self.means();
        let mut menu = 0;
        if self.can_form(&plan, action.kind, &means) {
            menu |= entry(at::CUBE_NONE);
        }
        for slot in means.cubes.slots() {
            if self.serves(&plan, action.kind, slot, &means) {
                menu |= entry(at::CUBE.wrapping_add(slot.index()));
            }
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
