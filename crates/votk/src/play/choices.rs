//! VK-6: the choices of operations.

use solo_core::Events;

use super::menu::{Rows, ask, cards, list, nothing, slots};
use super::operations::trade_limit;
use super::{Flow, Look, Table};
use crate::catalogue::{Design, Effect, Source};
use crate::decision::Decision;
use crate::event::{Event, Zone};
use crate::phase::Phase;
use crate::state::{Pile, Slot, SlotPair};

impl Look<'_> {
    /// Lists the choices for the running operation.
    pub(super) fn choices(&self) -> Rows {
        let Some(operation) = self.operation() else {
            return nothing();
        };
        if self.state.asking {
            return ask();
        }
        let pick = |card| Decision::Pick(Design::nth(card));
        let take = |slot| Decision::Take(Slot::nearest(slot));
        match operation.effect {
            Effect::Move { from, filter, .. } => {
                let pass = operation.offers_pass();
                if Self::scope_of(from).is_some() {
                    list(self.candidate_slots(from, &filter).bits(), take, pass)
                } else {
                    list(self.candidates(from, &filter).0, pick, pass)
                }
            }
            Effect::Trade {
                factor,
                plus,
                scope,
                ..
            } => match self.state.limit {
                None => cards(self.tradable(factor, plus, scope), pick),
                Some(limit) => slots(self.within(limit, scope), take),
            },
            Effect::Swap(scope) => {
                let swap = |pair| Decision::Swap(SlotPair::nearest(pair));
                list(self.state.pyramid.pairs(self.filled(scope)), swap, false)
            }
            Effect::Repeat => cards(self.repeatable(), |card| Decision::Again(Design::nth(card))),
            Effect::OppDiscard(n) => self.discard_choices(n),
            Effect::OppGive { .. } | Effect::OppDeck(_) => cards(self.bot_pick(), pick),
            Effect::OppExec => cards(self.borrowable(), pick),
            // The others need no choice.
            _ => nothing(),
        }
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Applies the choice of a card in a zone other than the pyramid.
    pub(super) fn pick(&mut self, card: Design) -> Flow {
        match self.running() {
            Effect::Move { from, to, .. } => {
                let zone = self.take_from(from, card);
                self.place(card, zone, to);
                self.one_less();
                Flow::On
            }
            Effect::Trade {
                factor, plus, lose, ..
            } => {
                self.state.hand.take(card);
                self.place(card, Zone::Hand, lose);
                let cost = self.game.catalogue().cost(card);
                self.state.limit = Some(trade_limit(cost, factor, plus));
                self.ask(Phase::Choose)
            }
            Effect::OppDiscard(_) => self.bot_loses(card),
            Effect::OppGive { to, .. } | Effect::OppDeck(to) => self.bot_hands_over(card, to),
            Effect::OppExec => self.borrow(card),
            _ => Flow::On,
        }
    }

    /// Removes the chosen card from its zone.
    fn take_from(&mut self, from: Source, card: Design) -> Zone {
        let state = &mut *self.state;
        match from {
            Source::Hand => {
                state.hand.take(card);
                Zone::Hand
            }
            Source::Tomb => {
                state.tomb.take(card);
                Zone::Tomb
            }
            // Of several copies the uppermost leaves; the order of the rest stays.
            Source::Discard | Source::DiscardTop => {
                state.piles.take(Pile::Discard, card);
                Zone::Discard
            }
            Source::Boneyard | Source::BoneyardTop => {
                state.piles.take(Pile::Boneyard, card);
                Zone::Boneyard
            }
            Source::Deck | Source::DeckTop => {
                // The deck was searched and is shuffled.
                while let Some(known) = state.piles.pop(Pile::DeckTop) {
                    state.unseen.put(known);
                }
                state.unseen.take(card);
                Zone::Deck
            }
            Source::Stock | Source::Pyramid | Source::Base | Source::Upper => Zone::Stock,
        }
    }

    /// Applies the choice of a card of the pyramid.
    pub(super) fn take(&mut self, slot: Slot) -> Flow {
        let card = self.state.pyramid.get(slot);
        if let (Effect::Move { to, .. } | Effect::Trade { to, .. }, Some(card)) =
            (self.running(), card)
        {
            self.place(card, slot.into(), to);
            self.one_less();
        }
        self.removed(slot, None)
    }
}
