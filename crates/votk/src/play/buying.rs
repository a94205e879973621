//! VK-4: buying.

use solo_core::{Events, Ranged};

use super::{Flow, Look, Table};
use crate::catalogue::{Design, Reach};
use crate::event::{Event, Zone};
use crate::phase::Phase;
use crate::state::{Designs, Pile, Slot, Slots};

impl Look<'_> {
    // VK-4.1: only the base, unless an action has widened it.
    pub(super) fn in_reach(&self) -> Slots {
        match self.state.turn.reach {
            Reach::Base => Slots::BASE,
            Reach::Middle => Slots::LOWER,
            Reach::All => Slots::ALL,
        }
    }

    // VK-4.2: the printed cost less reductions, at least 0.
    #[inline]
    pub(crate) fn price(&self, card: Design) -> u8 {
        let price = u16::from(self.game.catalogue().cost(card)).saturating_sub(self.granted());
        u8::try_from(price).unwrap_or(u8::MAX)
    }

    /// Returns the gold that was granted for the next purchase.
    #[inline]
    fn granted(&self) -> u16 {
        let turn = &self.state.turn;
        turn.cheaper.saturating_add(turn.purse)
    }

    /// Returns the worth of one hand card now.
    #[inline]
    pub(crate) fn worth(&self, card: Design) -> u8 {
        // VK-6.18, VK-6.19: exactly the granted worth, whatever the gold.
        let gold = self.game.catalogue().gold(card);
        self.state.turn.worth.map_or(gold, Ranged::get)
    }

    /// Returns the total worth of the hand cards of these designs.
    #[inline]
    pub(super) fn worth_of(&self, designs: Designs) -> u16 {
        self.hand().sum(designs, |card, copies| {
            u16::from(self.worth(card)).wrapping_mul(copies)
        })
    }

    /// Returns the worth of the whole hand.
    #[inline]
    pub(crate) fn worth_of_hand(&self) -> u16 {
        self.worth_of(Designs::ALL)
    }

    /// Returns the slots from which the player can buy.
    #[inline]
    pub(super) fn buyable(&self) -> Slots {
        // VK-4.3: only cards that the hand can pay.
        let most = self.worth_of_hand().saturating_add(self.granted());
        let most = u8::try_from(most).unwrap_or(u8::MAX);
        let affordable = self.game.catalogue().costing_at_most(most);
        self.state.pyramid.holding(self.in_reach(), affordable)
    }

    /// Returns the designs that do not precede a card in the payment order.
    #[inline]
    pub(super) fn not_before(&self, card: Design) -> Designs {
        // VK-4.6: worth, highest first, then catalogue order.
        match self.state.turn.worth {
            Some(_) => Designs(u64::MAX.wrapping_shl(card.shift())),
            None => self.game.catalogue().not_before(card),
        }
    }

    /// Returns the hand cards that do not precede the card paid last.
    pub(super) fn in_payment_order(&self) -> Designs {
        let allowed = self
            .state
            .last
            .map_or(Designs::ALL, |last| self.not_before(last));
        self.hand().designs().and(allowed)
    }

    /// Returns whether the payment could be completed with this card and those after it.
    pub(super) fn can_complete(&self, card: Design) -> bool {
        // VK-4.7: its worth is not 0, and enough remains after it.
        self.worth(card) > 0 && u16::from(self.state.left) <= self.worth_of(self.not_before(card))
    }

    /// Returns whether there is a purchase with a remaining price, at most the full price.
    pub(crate) fn pays_for_something(&self) -> bool {
        let card = self
            .state
            .buying
            .and_then(|slot| self.state.pyramid.get(slot));
        let cost = card.map_or(0, |card| self.game.catalogue().cost(card));
        (1..=cost).contains(&self.state.left)
    }

    /// Returns the hand cards that can be paid next.
    pub(super) fn payable(&self) -> Designs {
        self.in_payment_order()
            .filter(|card| self.can_complete(card))
    }
}

impl<E: Events<Event>> Table<'_, E> {
    // VK-3.4: the number of purchases is not limited.
    pub(super) fn buy(&mut self, slot: Slot) -> Flow {
        let Some(card) = self.state.pyramid.get(slot) else {
            return Flow::On;
        };
        let price = self.look().price(card);
        self.tell(Event::Buying { slot, card, price });
        // VK-4.4: choosing a purchase empties the purse.
        self.state.turn.purse = 0;
        self.state.buying = Some(slot);
        self.state.left = price;
        self.state.last = None;
        self.go_on_paying(slot)
    }

    pub(super) fn pay(&mut self, card: Design) -> Flow {
        // VK-4.5: the surplus of a card is lost.
        let worth = self.look().worth(card);
        self.state.left = self.state.left.saturating_sub(worth);
        self.state.last = Some(card);
        self.state.hand.take(card);
        self.state.played.put(card);
        self.moved(card, Zone::Hand, Zone::Played);
        match self.state.buying {
            Some(slot) => self.go_on_paying(slot),
            None => Flow::On,
        }
    }

    fn go_on_paying(&mut self, slot: Slot) -> Flow {
        // VK-4.8: the payment ends automatically when nothing is due.
        if self.state.left > 0 {
            return self.ask(Phase::Pay);
        }
        self.state.buying = None;
        self.state.last = None;
        if let Some(card) = self.state.pyramid.get(slot) {
            // VK-4.10: the highest printed cost bought this turn.
            let cost = self.game.catalogue().cost(card);
            self.state.turn.bought = self.state.turn.bought.max(Ranged::new(cost));
            // VK-4.9: on top of the discard pile.
            self.state.piles.push(Pile::Discard, card);
            self.moved(card, slot.into(), Zone::Discard);
        }
        self.removed(slot, None)
    }
}
