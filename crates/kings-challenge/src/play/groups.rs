//! Chapter 8: groups of dice, prices, Activity cubes.

use solo_core::Events;

use super::{Look, Play};
use crate::catalogue::{ActionKind, Constants, Deferred, Mix, Use};
use crate::dice::Dice;
use crate::event::{DiceList, Event, Reason, coded};
use crate::ids::EventId;
use crate::menu::{at, entry};
use crate::refusal::Refusal;
use crate::state::Step;
use crate::terms::{Building, Colour, Die, Side, Slot};

/// The most dice in a group (KC-8.1).
pub(super) const GROUP: u8 = 3;

/// What the faces of a group count.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Value {
    /// As they show.
    Faces,
    /// Every die the same.
    Each(u8),
    /// The sum, this many times.
    Times(u8),
}

/// What a complete group of dice has to be (KC-8.9).
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    /// The colours that may be used, and how they may be mixed.
    colours: u8,
    mix: Mix,
    /// The most dice.
    pub(super) most: u8,
    /// The least strength.
    need: u8,
    /// Colours that must be among the dice, and among those of le Roy.
    must: u8,
    must_roy: u8,
    /// So many dice of le Roy of this colour cost nothing.
    free: (Colour, u8),
    value: Value,
    /// What is added to the sum, and for each die of this colour.
    bonus: u8,
    each: (Colour, u8),
    /// Deniers that can be spent on dice.
    pub(crate) budget: i32,
    prices: [u8; 3],
}

/// The dice of a group in numbers: a digit of four bits for each colour of own dice, then of le Roy's.
#[derive(Clone, Copy, Default)]
pub(crate) struct Tally {
    bins: u32,
    pub(crate) size: u8,
    sum: u8,
}

/// The place of a digit.
#[inline]
const fn digit(bin: u8) -> u32 {
    crate::ids::widen(bin).wrapping_mul(4)
}

#[inline]
fn small(number: u32) -> u8 {
    u8::try_from(number & 15).unwrap_or(0)
}

impl Tally {
    /// With one more die: its district and colour (0 to 5) and its pips.
    #[inline]
    pub(super) fn with(self, bin: u8, pips: u8) -> Self {
        Self {
            bins: self.bins.wrapping_add(1_u32.wrapping_shl(digit(bin))),
            size: self.size.wrapping_add(1),
            sum: self.sum.wrapping_add(pips),
        }
    }

    /// With the die of this number.
    #[inline]
    pub(super) fn with_coded(self, code: u8) -> Self {
        let (_, die) = coded(code);
        self.with(code / 6, die.face.pips())
    }

    /// Dice of this colour from both districts.
    #[inline]
    fn of(self, colour: u8) -> u8 {
        let both = self.bins.wrapping_add(self.bins.wrapping_shr(12));
        small(both.wrapping_shr(digit(colour)))
    }

    /// Dice of le Roy of this colour.
    #[inline]
    fn bought(self, colour: u8) -> u8 {
        small(self.bins.wrapping_shr(digit(colour.wrapping_add(3))))
    }

    /// The colours of the dice, of both districts and of le Roy's.
    #[inline]
    fn colours(self) -> (u8, u8) {
        let spread = self.bins | self.bins >> 1;
        let seen = (spread & 1) | (spread >> 3 & 2) | (spread >> 6 & 4);
        let spread = spread >> 12;
        let roy = (spread & 1) | (spread >> 3 & 2) | (spread >> 6 & 4);
        (small(seen | roy), small(roy))
    }
}

impl Plan {
    /// What a group of these dice costs (KC-8.2).
    #[inline]
    pub(super) fn price(&self, tally: Tally) -> i32 {
        // KC-8.2: each die of le Roy's costs by the size of the whole group.
        let [one, two, three] = self.prices;
        let each = match tally.size {
            ..=1 => one,
            2 => two,
            _ => three,
        };
        let bought = tally
            .bought(0)
            .wrapping_add(tally.bought(1))
            .wrapping_add(tally.bought(2));
        let (colour, free) = self.free;
        // KC-11.5 `free`: these cost nothing, but count for the size.
        let paid = bought.wrapping_sub(tally.bought(colour.index()).min(free));
        i32::from(paid).wrapping_mul(i32::from(each))
    }

    /// KC-8.5: the sum of the faces, as changed by the cube.
    #[inline]
    pub(crate) fn strength(&self, tally: Tally) -> u8 {
        let value = match self.value {
            Value::Faces => tally.sum,
            Value::Each(n) => tally.size.wrapping_mul(n),
            Value::Times(n) => tally.sum.wrapping_mul(n),
        };
        let (colour, each) = self.each;
        value
            .wrapping_add(self.bonus)
            .wrapping_add(tally.of(colour.index()).wrapping_mul(each))
    }

    /// KC-8.3: the colour rule.
    #[inline]
    fn colours_fit(&self, tally: Tally) -> bool {
        let (seen, roy) = tally.colours();
        let mixed = match self.mix {
            Mix::Single => seen.count_ones() == 1,
            Mix::EachOnce => tally.size == small(seen.count_ones()),
            Mix::Any => true,
            Mix::All => seen == self.colours,
        };
        mixed
            && seen & !self.colours == 0
            && seen & self.must == self.must
            && roy & self.must_roy == self.must_roy
    }

    /// KC-8.9: whether the dice are a complete group. That stones find their spaces free is seen to
    /// where they are chosen.
    #[inline]
    pub(crate) fn is_complete(&self, tally: Tally) -> bool {
        tally.size >= 1
            && tally.size <= self.most
            && self.strength(tally) >= self.need
            && self.colours_fit(tally)
            && self.price(tally) <= self.budget
    }

    /// Whether a die of this colour may still join without breaking the colour rule for good.
    #[inline]
    pub(super) fn may_join(&self, tally: Tally, colour: u8) -> bool {
        let bit = Colour::nth(colour).bit();
        let (seen, _) = tally.colours();
        self.colours & bit != 0
            && match self.mix {
                Mix::Single => seen & !bit == 0,
                Mix::EachOnce => seen & bit == 0,
                Mix::Any | Mix::All => true,
            }
    }

    /// KC-8.10: whether a complete group can be reached by adding zero or more of these dice.
    #[inline]
    pub(super) fn reaches(&self, tally: Tally, tops: &Tops) -> bool {
        if tally.size == 0 {
            if let Some(answer) = self.obvious(tops) {
                return answer;
            }
        }
        self.is_complete(tally) || (tally.size < self.most && self.extends(tally, tops, 0, 0))
    }

    /// The answer at the beginning of a group of one colour, if the highest dice give it away: the own
    /// three are enough, or all six are not.
    #[inline]
    fn obvious(&self, tops: &Tops) -> Option<bool> {
        if self.mix != Mix::Single || self.value != Value::Faces || self.must_roy != 0 {
            return None;
        }
        let (each_colour, each) = self.each;
        let mut hopeless = true;
        for &colour in Colour::ALL {
            if self.colours & colour.bit() == 0 {
                continue;
            }
            let (own, roy) = (
                tops.sum(colour.index()),
                tops.sum(colour.index().wrapping_add(3)),
            );
            let fits = self.must & !colour.bit() == 0;
            if fits && own > 0 && own >= self.need && self.most == GROUP && self.budget >= 0 {
                return Some(true);
            }
            let each = if each_colour == colour {
                each.wrapping_mul(GROUP)
            } else {
                0
            };
            let most = own.wrapping_add(roy);
            hopeless &= most == 0 || most.wrapping_add(self.bonus).wrapping_add(each) < self.need;
        }
        hopeless.then_some(false)
    }

    /// Tries the highest dice of every district and colour from `first` on; `used` counts those that
    /// were taken from `first`. Higher faces are never worse, so lower ones need not be tried.
    fn extends(&self, tally: Tally, tops: &Tops, first: u8, used: u8) -> bool {
        for bin in first..6 {
            let colour = bin % 3;
            if !self.may_join(tally, colour) {
                continue;
            }
            let taken = if bin == first { used } else { 0 };
            let pips = tops.face(bin, taken);
            if pips == 0 {
                continue;
            }
            let more = tally.with(bin, pips);
            if self.is_complete(more)
                || (more.size < self.most && self.extends(more, tops, bin, taken.wrapping_add(1)))
            {
                return true;
            }
        }
        false
    }
}

/// The three highest dice of every district and colour.
#[derive(Clone, Copy)]
pub(crate) struct Tops {
    faces: [[u8; 3]; 6],
    /// The sum of each three.
    sums: [u8; 6],
}

impl Tops {
    #[inline]
    pub(super) fn of(own: Dice, roy: Dice) -> Self {
        let three = |dice: Dice, colour| highest(dice.field(colour));
        let faces = [
            three(own, Colour::Red),
            three(own, Colour::Yellow),
            three(own, Colour::White),
            three(roy, Colour::Red),
            three(roy, Colour::Yellow),
            three(roy, Colour::White),
        ];
        Self {
            faces,
            sums: faces.map(|[a, b, c]| a.wrapping_add(b).wrapping_add(c)),
        }
    }

    /// The pips of the die at this place, counted from 0; 0 if there is none.
    #[inline]
    fn face(&self, bin: u8, place: u8) -> u8 {
        self.faces
            .get(usize::from(bin))
            .and_then(|faces| faces.get(usize::from(place)))
            .copied()
            .unwrap_or(0)
    }

    /// The sum of the three highest dice.
    #[inline]
    fn sum(&self, bin: u8) -> u8 {
        self.sums.get(usize::from(bin)).copied().unwrap_or(0)
    }

    /// The same without one die of this number; only for groups that are begun.
    #[inline]
    fn without(&self, code: u8, dice: Dice) -> Self {
        let mut tops = *self;
        let (_, die) = coded(code);
        let mut left = dice;
        left.remove(die);
        if let Some(faces) = tops.faces.get_mut(usize::from(code / 6)) {
            *faces = highest(left.field(die.colour));
        }
        tops
    }
}

/// The three highest faces of one colour: three bits of count for each face.
#[inline]
fn highest(field: u64) -> [u8; 3] {
    let mut left = field;
    let mut faces = [0; 3];
    for face in &mut faces {
        if left == 0 {
            break;
        }
        let index = 63_u32.wrapping_sub(left.leading_zeros()) / 3;
        *face = small(index).wrapping_add(1);
        left = left.wrapping_sub(1_u64.wrapping_shl(index.wrapping_mul(3)));
    }
    faces
}

impl Look<'_> {
    /// KC-8.4: what a group without a cube has to be; `None` if the target is not there. `hire` is the
    /// price of a tradesman that is still to be paid.
    #[inline]
    pub(super) fn plan(self, kind: ActionKind, target: u8, hire: i32) -> Option<Plan> {
        let mut budget = self.state.human.deniers.saturating_sub(hire);
        let (mut mix, mut most) = (Mix::Single, GROUP);
        let (colours, need) = match kind {
            ActionKind::Activate => {
                let slot = Slot::from_index(target)?;
                let card = self.catalogue().activity(self.state.activity(slot)?)?;
                if let Use::Immediate { deniers, .. } = card.usage() {
                    // KC-8.9: the deniers of one activation are kept back.
                    budget = budget.saturating_sub(i32::from(deniers));
                }
                (slot.colour().bit(), card.divisor())
            }
            ActionKind::Combat => {
                let combat = self
                    .catalogue()
                    .event(EventId::from_index(target)?)?
                    .combat();
                mix = combat.mix;
                (combat.colours, combat.divisor)
            }
            ActionKind::Build => (Colour::White.bit(), 0),
            ActionKind::Place => {
                // KC-8.9: as many citizens as will be placed are in the supply.
                most = GROUP.min(self.state.human.supply);
                (Building::nth(target).colour().bit(), 0)
            }
            ActionKind::Farm => (Colour::Yellow.bit(), self.constants().farm_divisor),
        };
        let constants = self.constants();
        Some(Plan {
            colours,
            mix,
            most,
            need,
            must: 0,
            must_roy: 0,
            free: (Colour::Red, 0),
            value: Value::Faces,
            bonus: 0,
            each: (Colour::Red, 0),
            budget,
            prices: prices(constants),
        })
    }

    /// KC-8.8, KC-11.5: the plan with a cube of this slot; `None` if the cube does not fit.
    pub(super) fn with_cube(self, plan: Plan, kind: ActionKind, slot: Slot) -> Option<Plan> {
        let card = self.catalogue().activity(self.state.activity(slot)?)?;
        let Use::Deferred { effect, use_for } = card.usage() else {
            return None;
        };
        // KC-11.6: what the vocabulary forbids is never in `use_for`.
        if !use_for.contains(kind) {
            return None;
        }
        let takes = |colour: Colour| plan.colours & colour.bit() != 0;
        let single = plan.mix == Mix::Single;
        let mut plan = Plan { ..plan };
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
                // KC-9.6: one die places n citizens, who all have to be in the supply.
                if kind == ActionKind::Place && self.state.human.supply < n {
                    return None;
                }
                plan.colours = from.bit();
                plan.most = 1;
                plan.value = Value::Times(n);
            }
            Deferred::Free(colour, n)
                if takes(colour) && self.state.dice(Side::Roy).of_colour(colour) > 0 =>
            {
                plan.must_roy = colour.bit();
                plan.free = (colour, n);
            }
            Deferred::Wild(colour) if kind == ActionKind::Combat => {
                plan.colours = colour.bit();
                plan.mix = Mix::Single;
            }
            Deferred::AddSum(..)
            | Deferred::AddEach(..)
            | Deferred::Recolour(..)
            | Deferred::Multiply(..)
            | Deferred::Free(..)
            | Deferred::Wild(_) => return None,
        }
        Some(plan)
    }

    /// The slots with cubes that could be spent (KC-8.6). KC-8.7: the tradesman does not matter, and the
    /// cubes of this action are not there yet.
    #[inline]
    pub(super) fn cube_slots(self) -> impl Iterator<Item = Slot> {
        let state = self.state;
        Slot::all().filter(move |&slot| state.slot(slot).cubes > 0)
    }

    /// The highest dice of both districts.
    #[inline]
    pub(crate) fn tops(self) -> Tops {
        Tops::of(self.state.dice(Side::Human), self.state.dice(Side::Roy))
    }

    /// KC-8.10: whether a complete group can be formed from the beginning.
    #[inline]
    pub(super) fn can_form(self, plan: &Plan, kind: ActionKind, tops: &Tops) -> bool {
        match kind {
            ActionKind::Build => self.can_build(plan),
            ActionKind::Activate | ActionKind::Combat | ActionKind::Place | ActionKind::Farm => {
                plan.reaches(Tally::default(), tops)
            }
        }
    }

    /// KC-8.10: whether a complete group can be formed with no cube or with some cube that fits.
    #[inline]
    pub(super) fn is_possible(self, kind: ActionKind, target: u8, hire: i32, tops: &Tops) -> bool {
        let Some(plan) = self.plan(kind, target, hire) else {
            return false;
        };
        self.can_form(&plan, kind, tops)
            || self.cube_slots().any(|slot| {
                self.with_cube(plan, kind, slot)
                    .is_some_and(|plan| self.can_form(&plan, kind, tops))
            })
    }

    /// KC-8.6: no cube, if a complete group can be reached without; every cube that fits.
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
        for slot in self.cube_slots() {
            let with_cube = self.with_cube(plan, action.kind, slot);
            if with_cube.is_some_and(|plan| self.can_form(&plan, action.kind, &tops)) {
                menu |= entry(at::CUBE.wrapping_add(slot.index()));
            }
        }
        menu
    }

    /// The plan of the action under way, with its cube.
    pub(crate) fn present_plan(self) -> Option<Plan> {
        let action = &self.state.action;
        let plan = self.plan(action.kind, action.target, 0)?;
        match action.cube.checked_sub(1).and_then(Slot::from_index) {
            None => Some(plan),
            Some(slot) => {
                // `free` asks for a die of le Roy, which may be in the group already.
                let fits = self.with_cube(plan, action.kind, slot);
                fits.or_else(|| self.with_free_cube(plan, slot))
            }
        }
    }

    fn with_free_cube(self, plan: Plan, slot: Slot) -> Option<Plan> {
        let card = self.catalogue().activity(self.state.activity(slot)?)?;
        let Use::Deferred {
            effect: Deferred::Free(colour, n),
            ..
        } = card.usage()
        else {
            return None;
        };
        Some(Plan {
            must_roy: colour.bit(),
            free: (colour, n),
            ..plan
        })
    }

    /// The group of the action under way.
    pub(crate) fn tally(self) -> Tally {
        let group = self.state.action.group.items();
        group
            .iter()
            .fold(Tally::default(), |tally, &code| tally.with_coded(code))
    }

    /// KC-8.11: every die that keeps a complete group reachable, and the end if the group is complete.
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
        let tops = self.tops();
        for &side in Side::ALL {
            let dice = self.state.dice(side);
            let mut kinds = dice.kinds();
            while kinds != 0 {
                let kind = u8::try_from(kinds.trailing_zeros()).unwrap_or(0);
                kinds &= kinds.wrapping_sub(1);
                let code = kind.wrapping_add(side.index().wrapping_mul(Die::KINDS));
                if plan.may_join(tally, kind / 6)
                    && plan.reaches(tally.with_coded(code), &tops.without(code, dice))
                {
                    menu |= entry(code);
                }
            }
        }
        menu
    }

    pub(super) fn die_refusal(self, side: Side, die: Die) -> Refusal {
        if self.state.dice(side).count(die) == 0 {
            Refusal::NoSuchDie
        } else {
            // KC-8.10: no complete group could follow.
            Refusal::NoCompleteGroup
        }
    }
}

fn prices(constants: &Constants) -> [u8; 3] {
    [constants.price_1, constants.price_2, constants.price_3]
}

impl<E: Events<Event>> Play<'_, E> {
    /// KC-8.6: a cube is removed, or none.
    pub(super) fn spend_cube(&mut self, number: u8) {
        if let Some(index) = number.checked_sub(at::CUBE) {
            if let Some(slot) = self.state.slots.get_mut(usize::from(index)) {
                slot.cubes = slot.cubes.saturating_sub(1);
            }
            self.state.action.cube = index.wrapping_add(1);
            let card = Slot::from_index(index).and_then(|slot| self.state.activity(slot));
            if let Some(card) = card {
                self.tell(Event::CubeUsed { card });
            }
        }
        self.state.step = Step::Dice;
    }

    /// KC-8.11: a die leaves its district for the group, or the group is closed.
    pub(super) fn add_die(&mut self, number: u8) {
        if number == at::DONE {
            self.close_group();
            return;
        }
        let (side, die) = coded(number);
        self.state.dice_mut(side).remove(die);
        self.state.action.group.push(number);
    }

    /// The group is complete: bought dice are paid, all are discarded, the action happens.
    fn close_group(&mut self) {
        let tally = self.look().tally();
        let Some(plan) = self.look().present_plan() else {
            return;
        };
        let paid = plan.price(tally);
        let mut dice = DiceList::default();
        for &code in self.state.action.group.items() {
            let (side, die) = coded(code);
            dice.push(side, die);
        }
        self.tell(Event::Group { dice, paid });
        // KC-8.2: the bank is paid when the group is complete.
        self.deniers(paid.saturating_neg(), Reason::Purchase);
        self.state.action.strength = plan.strength(tally);
        self.carry_out(plan.copies());
    }
}

impl Plan {
    /// KC-9.6: how many citizens each die places.
    fn copies(&self) -> u8 {
        match self.value {
            Value::Times(n) => n,
            Value::Faces | Value::Each(_) => 1,
        }
    }

    /// The least that dice of le Roy can cost, if this many are paid in some size of group.
    pub(super) fn is_hopeless(&self, tally: Tally) -> bool {
        let [one, two, three] = self.prices;
        let cheapest = Self {
            prices: [one.min(two).min(three); 3],
            ..*self
        };
        cheapest.price(tally) > self.budget
    }
}
