//! Chapter 10: activation of an Activity card.

use solo_core::Events;

use super::means::Means;
use super::{Look, Play};
use crate::catalogue::{ActionKind, Activity, Costs, TradeSpace, Use};
use crate::decision::Origin;
use crate::event::{Card, Event, Reason};
use crate::ids::ActivityId;
use crate::play::menu::{at, entry, shifted};
use crate::refusal::Refusal;
use crate::state::board::bit;
use crate::terms::{Side, Slot, standing};

impl<'a> Look<'a> {
    /// Returns the card that lies face up in a slot.
    #[inline]
    pub(crate) fn face_up(self, slot: Slot) -> Option<&'a Activity> {
        self.catalogue().activity(self.state.activity(slot)?)
    }

    /// Returns the lowest-numbered free space of a card, counted from 1, with its values (KC-10.1).
    #[inline]
    pub(crate) fn free_space(self, slot: Slot) -> Option<(u8, TradeSpace)> {
        self.free_space_of(slot, self.face_up(slot)?)
    }

    #[inline]
    fn free_space_of(self, slot: Slot, card: &Activity) -> Option<(u8, TradeSpace)> {
        let [human, roy] = self.state.slot(slot).tradesman;
        // Spaces are counted from 1, and 0 means no tradesman.
        let taken = 1 | bit(human) | bit(roy);
        let space = u8::try_from(taken.trailing_ones()).ok()?;
        let values = card.spaces().get(usize::from(space.checked_sub(1)?))?;
        Some((space, *values))
    }

    /// Returns whether the human has a citizen who could become a tradesman in this slot.
    #[inline]
    fn has_source(self, slot: Slot) -> bool {
        self.state.human.supply > 0
            || self.state.citizens.human != 0
            || self.other_cards(slot).next().is_some()
    }

    /// Lists the other cards with a tradesman of the human.
    fn other_cards(self, slot: Slot) -> impl Iterator<Item = Slot> {
        let state = self.state;
        Slot::all()
            .filter(move |&other| other != slot && state.slot(other).tradesman(Side::Human) > 0)
    }

    /// Returns the price of hiring, 0 with a tradesman on the card, or the refusal (KC-10.1).
    #[inline(always)]
    fn hiring_price(self, slot: Slot, card: &Activity) -> Result<i32, Refusal> {
        if self.state.slot(slot).tradesman(Side::Human) > 0 {
            return Ok(0);
        }
        let free = self.free_space_of(slot, card);
        let price = free.map(|(_, values)| i32::from(values.price));
        let price = price.ok_or(Refusal::NoTradesman)?;
        if self.state.human.deniers >= price && self.has_source(slot) {
            Ok(price)
        } else {
            Err(Refusal::NoTradesman)
        }
    }

    /// Returns the card and the price of hiring if it can be activated, dice aside (KC-10.1,
    /// KC-10.1a).
    #[inline(always)]
    fn activation(self, slot: Slot) -> Result<(&'a Activity, i32), Refusal> {
        let card = self.face_up(slot).ok_or(Refusal::NoTradesman)?;
        let hire = self.hiring_price(slot, card)?;
        if self.affords(card, self.state.human.deniers.saturating_sub(hire)) {
            Ok((card, hire))
        } else {
            Err(Refusal::ActivationTooDear)
        }
    }

    /// Returns whether the costs of one activation can be paid with `left` deniers (KC-10.1a).
    #[inline]
    fn affords(self, card: &Activity, left: i32) -> bool {
        let Costs { deniers, influence } = card.costs();
        self.state.human.influence >= influence && left >= i32::from(deniers)
    }

    /// Returns whether the costs of one activation of the target can be paid.
    pub(crate) fn affords_target(self) -> bool {
        let card = Slot::from_index(self.state.action.target).and_then(|slot| self.face_up(slot));
        card.is_some_and(|card| self.affords(card, self.state.human.deniers))
    }

    /// Returns whether the card of a slot can be activated.
    #[inline(always)]
    pub(crate) fn can_activate(self, slot: Slot, means: &Means) -> bool {
        let Ok((card, hire)) = self.activation(slot) else {
            return false;
        };
        let plan = self.activation_plan(slot, card, hire);
        self.is_possible_as(&plan, ActionKind::Activate, slot.index(), hire, means)
    }

    pub(super) fn activate_refusal(self, card: ActivityId) -> Refusal {
        if self.state.activity(card.slot()) != Some(card) {
            return Refusal::NoTradesman;
        }
        match self.activation(card.slot()) {
            Err(refusal) => refusal,
            Ok(_) => Refusal::NoCompleteGroup,
        }
    }

    /// Returns whether the action under way has to hire a tradesman first.
    pub(crate) fn needs_tradesman(self) -> bool {
        Slot::from_index(self.state.action.target)
            .is_some_and(|slot| self.state.slot(slot).tradesman(Side::Human) == 0)
    }

    /// Lists the supply, own standing citizens, and own tradesmen on other cards (KC-10.1).
    pub(super) fn source_menu(self) -> u128 {
        let Some(target) = Slot::from_index(self.state.action.target) else {
            return 0;
        };
        let mut menu = shifted(self.state.citizens.human, at::STANDING);
        if self.state.human.supply > 0 {
            menu |= entry(at::SUPPLY);
        }
        self.other_cards(target).fold(menu, |menu, slot| {
            menu | entry(at::CARD.wrapping_add(slot.index()))
        })
    }

    /// Lists the numbers of activations that strength and costs allow (KC-10.1a).
    pub(crate) fn times_menu(self) -> u128 {
        let action = &self.state.action;
        let Some(card) = Slot::from_index(action.target).and_then(|slot| self.face_up(slot)) else {
            return 0;
        };
        let mut most = i32::from(action.strength.checked_div(card.divisor()).unwrap_or(0));
        let Costs { deniers, influence } = card.costs();
        let affordable = |have: i32, cost: u8| have.checked_div(i32::from(cost));
        // KC-10.1a: only activations that he can pay are offered; a cost of 0 sets no bound.
        if let Some(times) = affordable(self.state.human.deniers, deniers) {
            most = most.min(times);
        }
        if let Some(times) = affordable(i32::from(self.state.human.influence), influence) {
            most = most.min(times);
        }
        let most = u8::try_from(most).unwrap_or(0);
        entry(most).wrapping_sub(1)
    }
}

impl<E: Events<Event>> Play<'_, E> {
    /// Hires a tradesman: the price is paid and a citizen moves to the card (KC-10.1).
    pub(super) fn hire(&mut self, number: u8) {
        let Some(slot) = Slot::from_index(self.state.action.target) else {
            return;
        };
        let (Some((space, TradeSpace { price, .. })), Some(card)) =
            (self.look().free_space(slot), self.state.activity(slot))
        else {
            return;
        };
        let from = match number {
            at::SUPPLY => {
                self.state.human.supply = self.state.human.supply.saturating_sub(1);
                Origin::Supply
            }
            at::STANDING..at::CARD => {
                let place = number.wrapping_sub(at::STANDING);
                self.state.citizens.put(place, None);
                let (building, space) = standing(place);
                Origin::Building(building, space)
            }
            _ => {
                let left = Slot::nth(number.wrapping_sub(at::CARD));
                self.set_tradesman(Side::Human, left, 0);
                self.state
                    .activity(left)
                    .map_or(Origin::Supply, Origin::Card)
            }
        };
        self.set_tradesman(Side::Human, slot, space);
        self.tell(Event::Hired {
            who: Side::Human,
            card,
            space,
            price,
            from,
        });
        let cause = Reason::Hire.of(Card::Activity(card));
        self.deniers(i32::from(price).saturating_neg(), cause);
        if let Origin::Building(building, space) = from {
            // KC-9.7: the vacated space is filled.
            self.fill_vacated(building, space);
        }
        self.state.step = self.look().step_to_group();
    }

    pub(super) fn set_tradesman(&mut self, side: Side, slot: Slot, space: u8) {
        if let Some(of) = self.state.slots.get_mut(usize::from(slot.index())) {
            of.set_tradesman(side, space);
        }
    }

    /// Activates the card as often as chosen (KC-10.1a, KC-10.1b).
    pub(super) fn activate_times(&mut self, number: u8) {
        let times = number.wrapping_add(1);
        let Some(slot) = Slot::from_index(self.state.action.target) else {
            return;
        };
        let Some(id) = self.state.activity(slot) else {
            return;
        };
        let Some(card) = self.game.catalogue().activity(id) else {
            return;
        };
        self.state.action.times = times;
        self.tell(Event::Activated { card: id, times });
        match card.usage() {
            Use::Deferred { .. } => {
                // KC-10.1b: one cube for each activation; KC-1.6: cubes never run out.
                if let Some(of) = self.state.slots.get_mut(usize::from(slot.index())) {
                    of.cubes = of.cubes.saturating_add(u16::from(times));
                }
                self.end_turn();
            }
            Use::Immediate(_) => {
                let Costs { deniers, influence } = card.costs();
                // KC-10.1a: the costs of all activations are paid first.
                let count = i32::from(times);
                let cause = Reason::Costs.of(Card::Activity(id));
                let cost = i32::from(deniers).saturating_mul(count);
                self.deniers(cost.saturating_neg(), cause);
                let cost = i32::from(influence).saturating_mul(count);
                self.pay_influence(cost, cause);
                self.state.action.left = times;
                self.begin_activations();
            }
        }
    }
}
