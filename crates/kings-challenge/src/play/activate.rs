//! Chapter 10: activation of an Activity card.

use solo_core::Events;

use super::demand::{Demand, Tally};
use super::{Position, Table};
use crate::catalogue::{Activity, Costs, TradeSpace, Use};
use crate::decision::Origin;
use crate::event::{Card, Event, Reason};
use crate::ids::ActivityId;
use crate::refusal::{Deniers, Refusal};
use crate::state::{Action, Group, SlotState};
use crate::terms::{BuildingSpace, Side, Slot, Space};

impl<'a> Position<'a> {
    /// Returns the card that lies face up in a slot.
    pub(crate) fn face_up(self, slot: Slot) -> Option<&'a Activity> {
        self.catalogue().activity(self.state.activity(slot)?)
    }

    /// Returns whether a card lies face up in its slot.
    pub(super) fn lies_face_up(self, card: ActivityId) -> bool {
        self.state.activity(card.slot()) == Some(card)
    }

    /// Returns the lowest-numbered free space of a card with its values (KC-10.1).
    pub(crate) fn free_space(self, slot: Slot) -> Option<(Space, TradeSpace)> {
        free_space_of(self.state.slot(slot), self.face_up(slot)?)
    }

    /// Lists the supply, own standing citizens, and own tradesmen on other cards (KC-10.1).
    pub(super) fn origins(self, slot: Slot) -> impl Iterator<Item = Origin> {
        let supply = (self.state.human.supply > 0).then_some(Origin::Supply);
        let standing = self.state.citizens.of(Side::Human).iter();
        let buildings = standing.map(|at| Origin::Building(at.building, at.space));
        let others = Slot::ALL.into_iter().filter(move |&other| other != slot);
        let cards = others
            .filter(move |&other| self.state.tradesman(Side::Human, other).is_some())
            .filter_map(move |other| self.state.activity(other))
            .map(Origin::Card);
        supply.into_iter().chain(buildings).chain(cards)
    }

    /// Accepts an origin of the tradesman for the card of a slot (KC-10.1).
    pub(super) fn can_hire_from(self, slot: Slot, origin: Origin) -> Result<(), Refusal> {
        if self.origins(slot).any(|other| other == origin) {
            Ok(())
        } else {
            Err(Refusal::NoSource)
        }
    }

    /// Returns the price of hiring, 0 with a tradesman on the card; `None` if no one can be hired
    /// (KC-10.1).
    fn hiring_price(self, slot: Slot, card: &Activity) -> Option<i32> {
        let of = self.state.slot(slot);
        if of.tradesman(Side::Human).is_some() {
            return Some(0);
        }
        let (_, TradeSpace { price, .. }) = free_space_of(of, card)?;
        let price = i32::from(price);
        let hires = self.state.human.deniers >= price && self.origins(slot).next().is_some();
        hires.then_some(price)
    }

    /// Returns the refusal where no tradesman can be hired for the card of a slot.
    fn no_tradesman(self, slot: Slot, card: &Activity) -> Refusal {
        let (free, deniers) = (
            free_space_of(self.state.slot(slot), card),
            self.state.human.deniers,
        );
        match free.map(|(_, TradeSpace { price, .. })| i32::from(price)) {
            Some(price) if price > deniers => Refusal::TradesmanTooDear {
                price: Deniers(price),
                deniers: Deniers(deniers),
            },
            Some(_) => Refusal::NoCitizen,
            None => Refusal::NoTradesman,
        }
    }

    /// Returns the demand on the dice of an activation, with the tradesman paid who is hired for it (KC-10.1, KC-10.1a).
    pub(super) fn demand_after_hiring(self, slot: Slot) -> Result<Demand, Refusal> {
        let card = self.face_up(slot).ok_or(Refusal::NotFaceUp)?;
        let price = self.hiring_price(slot, card);
        let price = price.ok_or_else(|| self.no_tradesman(slot, card))?;
        let costs = card.costs();
        if !self.affords(costs, price) {
            let human = &self.state.human;
            let cost = price.saturating_add(costs.deniers.into());
            return Err(if cost > human.deniers {
                Refusal::ActivationTooDear {
                    cost: Deniers(cost),
                    deniers: Deniers(human.deniers),
                }
            } else {
                Refusal::NoActivationInfluence {
                    cost: costs.influence,
                    influence: human.influence,
                }
            });
        }
        Ok(self.demand_to_activate(slot, card, costs).keeping(price))
    }

    /// Returns whether the costs of one activation can be paid after these deniers (KC-10.1a).
    pub(crate) fn affords(self, Costs { deniers, influence }: Costs, paid: i32) -> bool {
        let human = &self.state.human;
        // A view may say any number.
        let left = human.deniers.saturating_sub(paid);
        human.influence >= influence && left >= i32::from(deniers)
    }

    /// Returns the greatest number of activations that strength and costs allow (KC-10.1a).
    pub(crate) fn most_times(self, slot: Slot, group: Group) -> u8 {
        let demand = self.demand_on(Action::Activate(slot), group);
        let (Some(card), Some(demand)) = (self.face_up(slot), demand) else {
            return 0;
        };
        let Costs { deniers, influence } = card.costs();
        let strength = i32::from(demand.strength(&Tally::of(&group.dice)));
        let human = &self.state.human;
        // KC-10.1a: only activations that he can pay are offered; a cost of 0 sets no bound.
        let most = [
            (strength, card.divisor()),
            (human.deniers, deniers),
            (human.influence.into(), influence),
        ]
        .into_iter()
        .filter_map(|(have, each)| have.checked_div(each.into()))
        .min();
        most.and_then(|most| u8::try_from(most).ok()).unwrap_or(0)
    }
}

/// Returns the lowest-numbered free space of the card in a slot.
fn free_space_of(of: SlotState, card: &Activity) -> Option<(Space, TradeSpace)> {
    let taken = Side::ALL.map(|side| of.tradesman(side));
    let numbers = (1..=6).map(Space::nearest);
    let mut spaces = numbers.zip(card.spaces().iter().copied());
    spaces.find(|(space, _)| !taken.contains(&Some(*space)))
}

impl<E: Events<Event>> Table<'_, E> {
    /// Hires a tradesman: the price is paid and a citizen moves to the card (KC-10.1).
    pub(super) fn hire(&mut self, slot: Slot, from: Origin) -> Option<()> {
        let (space, TradeSpace { price, .. }) = self.position().free_space(slot)?;
        let card = self.state.activity(slot)?;
        match from {
            Origin::Supply => self.state.human.supply -= 1,
            Origin::Building(building, space) => {
                self.state
                    .citizens
                    .clear(BuildingSpace::new(building, space));
            }
            Origin::Card(left) => self.set_tradesman(Side::Human, left.slot(), None),
        }
        self.set_tradesman(Side::Human, slot, Some(space));
        self.tell(Event::Hired {
            who: Side::Human,
            card,
            space: space.get(),
            price,
            from,
        });
        let cause = Reason::Hire.of(Card::Activity(card));
        self.deniers(-i32::from(price), cause);
        if let Origin::Building(building, space) = from {
            // KC-9.7: the vacated space is filled.
            self.fill_vacated(BuildingSpace::new(building, space));
        }
        self.ask_for_cube(Action::Activate(slot));
        Some(())
    }

    pub(super) fn set_tradesman(&mut self, side: Side, slot: Slot, space: Option<Space>) {
        self.state.slots[slot].set_tradesman(side, space);
    }

    /// Activates the card as often as chosen (KC-10.1a, KC-10.1b).
    pub(super) fn activate(&mut self, slot: Slot, group: Group, times: u8) -> Option<()> {
        let id = self.state.activity(slot)?;
        let card = self.game.catalogue().activity(id)?;
        self.tell(Event::Activated { card: id, times });
        match card.usage() {
            Use::Deferred { .. } => {
                // KC-10.1b: one cube for each activation; KC-1.6: cubes never run out.
                self.state.slots[slot].cubes += u16::from(times);
                self.end_turn();
                Some(())
            }
            Use::Immediate(_) => {
                // KC-10.1a: the costs of all activations are paid first.
                let Costs { deniers, influence } = card.costs();
                let cause = Reason::Costs.of(Card::Activity(id));
                self.deniers(-i32::from(deniers) * i32::from(times), cause);
                self.pay_influence(influence * times, cause);
                self.begin_activations(slot, group, times)
            }
        }
    }
}
