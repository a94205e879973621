//! VK-4: buying.

use core::cmp::Reverse;

use solo_core::{Events, Ranged, Set};

use super::{Flow, Position, Table};
use crate::catalogue::{Design, Reach};
use crate::event::Event;
use crate::ids::Slot;
use crate::ids::Zone;
use crate::phase::Pending;
use crate::refusal::Refusal;
use crate::state::Pile;

impl Position<'_> {
    // VK-4.1: only the base, unless an action has widened it.
    pub(super) fn in_reach(&self) -> Set<Slot> {
        match self.state.this_turn.reach {
            Reach::Base => Slot::base(),
            Reach::Middle => Set::full().without(Slot::Top),
            Reach::All => Set::full(),
        }
    }

    // VK-4.2: the printed cost less reductions, at least 0.
    pub(crate) fn price(&self, card: Design) -> u8 {
        let turn = &self.state.this_turn;
        let granted = turn.cheaper.saturating_add(turn.purse);
        let cost = self.game.catalogue().cost(card);
        cost.saturating_sub(u8::try_from(granted).unwrap_or(u8::MAX))
    }

    /// Returns the worth of one hand card now.
    pub(crate) fn worth(&self, card: Design) -> u8 {
        // VK-6.18, VK-6.19: exactly the granted worth, whatever the gold.
        let gold = self.game.catalogue().gold(card);
        self.state.this_turn.worth.map_or(gold, Ranged::get)
    }

    /// Returns the worth of the whole hand.
    pub(crate) fn worth_of_hand(&self) -> u16 {
        self.worth_of(|_| true)
    }

    /// Returns the total worth of the hand cards of these designs.
    fn worth_of(&self, counts: impl Fn(Design) -> bool) -> u16 {
        let hand = &self.state.hand;
        let cards = hand.kinds().iter().filter(|&card| counts(card));
        cards
            .map(|card| u16::from(self.worth(card)) * u16::from(hand.copies(card)))
            .sum()
    }

    /// Accepts a slot to buy from with a hand of this worth. The number of purchases is not limited (VK-3.4).
    pub(super) fn can_buy(&self, slot: Slot, funds: u16) -> Result<(), Refusal> {
        Refusal::OutOfReach { slot }.unless(self.in_reach().contains(slot))?;
        let Some(card) = self.state.pyramid[slot] else {
            let rule = "VK-4.1";
            return Err(Refusal::EmptySlot { slot, rule });
        };
        // VK-4.3: only cards that the hand can pay.
        let price = self.price(card);
        let too_expensive = Refusal::TooExpensive { price, have: funds };
        too_expensive.unless(u16::from(price) <= funds)
    }

    /// Accepts a card for what is still due.
    pub(super) fn can_pay(
        &self,
        card: Design,
        due: u8,
        last: Option<Design>,
    ) -> Result<(), Refusal> {
        Refusal::NotInHand.unless(self.state.hand.contains(card))?;
        let rank = self.payment_rank(card);
        let in_order = last.is_none_or(|last| self.payment_rank(last) <= rank);
        Refusal::PaidOutOfOrder.unless(in_order)?;
        // VK-4.7: its worth is not 0, and with it and those after it enough remains.
        Refusal::PaysNothing.unless(self.worth(card) > 0)?;
        let rest = self.worth_of(|other| self.payment_rank(other) >= rank);
        Refusal::PaysTooLittle.unless(rest >= due.into())
    }

    /// Returns the order of payment: worth, highest first, then catalogue order (VK-4.6).
    fn payment_rank(&self, card: Design) -> (Reverse<u8>, Design) {
        (Reverse(self.worth(card)), card)
    }
}

impl<E: Events<Event>> Table<'_, E> {
    pub(super) fn buy(&mut self, slot: Slot) -> Flow {
        let card = self.card_in(slot);
        let price = self.position().price(card);
        self.emit(Event::Buying { slot, card, price });
        // VK-4.4: choosing a purchase empties the purse.
        self.state.this_turn.purse = 0;
        self.go_on_paying(slot, price, None)
    }

    /// Pays with a hand card for the card of a slot, of which this much is due.
    pub(super) fn pay(&mut self, card: Design, slot: Slot, due: u8) -> Flow {
        // VK-4.5: the surplus of a card is lost.
        let due = due.saturating_sub(self.position().worth(card));
        self.state.hand.take(card);
        self.state.played.put(card);
        self.moved(card, Zone::Hand, Zone::Played);
        self.go_on_paying(slot, due, Some(card))
    }

    fn go_on_paying(&mut self, slot: Slot, due: u8, last: Option<Design>) -> Flow {
        // VK-4.8: the payment ends automatically when nothing is due.
        if due > 0 {
            self.ask(Pending::Pay { slot, due, last })
        } else {
            self.complete_purchase(slot)
        }
    }

    /// Moves the card that was paid out of the pyramid.
    fn complete_purchase(&mut self, slot: Slot) -> Flow {
        let card = self.card_in(slot);
        // VK-4.10: the highest printed cost bought this turn.
        let cost = self.game.catalogue().cost(card);
        self.state.this_turn.bought = self.state.this_turn.bought.max(Ranged::new(cost));
        // VK-4.9: on top of the discard pile.
        self.state.piles.push(Pile::Discard, card);
        self.moved(card, slot.into(), Zone::Discard);
        self.removed(slot, None)
    }
}
