//! Chapter 8: groups of dice.

use solo_core::{Events, Set, bits};

use super::means::Means;
use super::plan::{GROUP, Plan, Tally, Value};
use super::{Look, Play};
use crate::catalogue::{ActionKind, Activity, Mix};
use crate::event::{Event, Reason};
use crate::ids::EventId;
use crate::play::menu::{at, entry};
use crate::refusal::Refusal;
use crate::terms::{Building, Colour, OwnedDie, Side, Slot};

/// Returns the colours as bits.
#[inline]
fn bits_of(colours: Set<Colour>) -> u8 {
    u8::try_from(colours.bits()).unwrap_or(0)
}

impl Look<'_> {
    /// Returns the requirements on a group without a cube (KC-8.4). `None` if the target is
    /// missing. `hire` is the price of a tradesman that is still to be paid.
    #[inline]
    pub(super) fn plan(self, kind: ActionKind, target: u8, hire: i32) -> Option<Plan> {
        Some(match kind {
            ActionKind::Activate => {
                let slot = Slot::from_index(target)?;
                self.activation_plan(slot, self.face_up(slot)?, hire)
            }
            ActionKind::Combat => {
                let card = self.catalogue().event(EventId::from_index(target)?)?;
                let combat = card.combat();
                Plan {
                    mix: combat.mix,
                    ..self.single(bits_of(combat.colours), combat.divisor)
                }
            }
            ActionKind::Build => self.single(Colour::White.bit(), 0),
            ActionKind::Place => Plan {
                // KC-8.9: the supply has all citizens to be placed.
                most: GROUP.min(self.state.human.supply),
                ..self.single(Building::nth(target).colour().bit(), 0)
            },
            ActionKind::Farm => self.single(Colour::Yellow.bit(), self.constants().farm_divisor),
        })
    }

    #[inline]
    pub(super) fn activation_plan(self, slot: Slot, card: &Activity, hire: i32) -> Plan {
        let mut plan = self.single(slot.colour().bit(), card.divisor());
        plan.budget = plan.budget.saturating_sub(hire);
        // KC-8.9: the deniers of one activation are kept back.
        plan.budget = plan.budget.saturating_sub(card.costs().deniers.into());
        plan
    }

    /// Plans dice of one of these colours with at least this strength.
    #[inline]
    fn single(self, colours: u8, need: u8) -> Plan {
        let constants = self.constants();
        Plan {
            colours,
            mix: Mix::Single,
            most: GROUP,
            need,
            must: 0,
            must_roy: 0,
            free: (Colour::Red, 0),
            value: Value::Faces,
            bonus: 0,
            each: (Colour::Red, 0),
            budget: self.state.human.deniers,
            prices: [constants.price_1, constants.price_2, constants.price_3],
        }
    }

    /// Returns whether a complete group can be formed from the beginning (KC-8.10).
    #[inline]
    pub(super) fn can_form(self, plan: &Plan, kind: ActionKind, means: &Means) -> bool {
        match kind {
            ActionKind::Build => self.can_build(plan),
            ActionKind::Activate | ActionKind::Combat | ActionKind::Place | ActionKind::Farm => {
                means.reach(plan)
            }
        }
    }

    /// Returns whether a complete group can be formed, with or without a cube (KC-8.10). `hire` is
    /// the price of a tradesman that is still to be paid.
    #[inline(always)]
    pub(super) fn is_possible(
        self,
        kind: ActionKind,
        target: u8,
        hire: i32,
        means: &Means,
    ) -> bool {
        let Some(plan) = self.plan(kind, target, hire) else {
            return false;
        };
        self.is_possible_as(&plan, kind, target, hire, means)
    }

    /// Decides the same for the plan of the action without a cube.
    #[inline(always)]
    pub(super) fn is_possible_as(
        self,
        plan: &Plan,
        kind: ActionKind,
        target: u8,
        hire: i32,
        means: &Means,
    ) -> bool {
        match means.allow_plain(plan) {
            Some(true) => true,
            Some(false) if !means.cubes.may_fit(kind, plan.colours) => false,
            allowed => self.is_formable(kind, target, hire, means, allowed.is_none()),
        }
    }

    /// Decides the same when that requires a cube, or a search if it is `open` without one.
    #[inline(never)]
    fn is_formable(
        self,
        kind: ActionKind,
        target: u8,
        hire: i32,
        means: &Means,
        open: bool,
    ) -> bool {
        self.plan(kind, target, hire).is_some_and(|plan| {
            (open && means.search(&plan)) || self.is_formable_with_cube(&plan, kind, means)
        })
    }

    /// Returns the plan of the action under way, with its cube.
    pub(crate) fn present_plan(self) -> Option<Plan> {
        let action = &self.state.action;
        let plan = self.plan(action.kind, action.target, 0)?;
        match action.cube {
            None => Some(plan),
            Some(slot) => self.with_cube(plan, action.kind, slot),
        }
    }

    /// Returns the group of the action under way.
    pub(crate) fn tally(self) -> Tally {
        let group = self.state.action.group.items();
        group
            .iter()
            .fold(Tally::default(), |tally, &code| tally.with_coded(code))
    }

    /// Returns strength and price in deniers of the group under way, with one more die if given. An
    /// action that requires no strength has none.
    pub(crate) fn group_total(self, die: Option<OwnedDie>) -> Option<(Option<u8>, i32)> {
        let plan = self.present_plan()?;
        let tally = die.map_or(self.tally(), |die| self.tally().with_coded(die.index()));
        let kind = self.state.action.kind;
        let counts = !matches!(kind, ActionKind::Build | ActionKind::Place);
        Some((counts.then(|| plan.strength(tally)), plan.price(tally)))
    }

    /// Lists every die that keeps a complete group reachable (KC-8.11). The end is listed if the
    /// group is complete.
    pub(super) fn dice_menu(self) -> u128 {
        let Some(plan) = self.present_plan() else {
            return 0;
        };
        let tally = self.tally();
        let mut menu = 0;
        if plan.is_complete(tally) {
            menu |= entry(at::DONE);
        }
        if tally.size >= plan.most {
            return menu;
        }
        if self.state.action.kind == ActionKind::Build {
            return menu | self.stone_dice(&plan, tally);
        }
        let mut dice = 0_u64;
        for colour in bits::numbers(plan.joining(tally).into()).map(Colour::nth) {
            let faces = plan.joining_faces(colour, tally, self.state.dice);
            for (&side, faces) in Side::ALL.iter().zip(faces) {
                let first = OwnedDie::first(side, colour);
                dice |= u64::from(faces).wrapping_shl(first.into());
            }
        }
        menu | u128::from(dice)
    }

    pub(super) fn die_refusal(self, die: OwnedDie) -> Refusal {
        if self.state.dice(die.side()).count(die.die()) == 0 {
            Refusal::NoSuchDie
        } else {
            // KC-8.10: no complete group could follow.
            Refusal::NoCompleteGroup
        }
    }
}

impl<E: Events<Event>> Play<'_, E> {
    /// Moves a die from its district to the group, or closes the group (KC-8.11).
    pub(super) fn add_die(&mut self, number: u8) {
        if number == at::DONE {
            self.close_group();
            return;
        }
        let die = OwnedDie::nth(number);
        self.state.dice_mut(die.side()).remove(die.die());
        self.state.action.group.push(number);
    }

    /// Closes the complete group: bought dice are paid, all are discarded, the action is carried
    /// out.
    fn close_group(&mut self) {
        let tally = self.look().tally();
        let Some(plan) = self.look().present_plan() else {
            return;
        };
        let paid = plan.price(tally);
        let dice = self.state.group().collect();
        self.tell(Event::Group { dice, paid });
        // KC-8.2: the bank is paid when the group is complete.
        self.deniers(paid.saturating_neg(), Reason::Purchase.plain());
        self.state.action.strength = plan.strength(tally);
        self.carry_out(plan.copies());
    }
}
