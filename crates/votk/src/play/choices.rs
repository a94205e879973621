//! VK-6: the choices of operations.

use solo_core::Events;

use super::menu::Verb;
use super::operations::trade_limit;
use super::{Flow, Look, Table};
use crate::catalogue::{Design, Effect, Group, Source};
use crate::decision::Decision;
use crate::event::{Event, Zone};
use crate::phase::Phase;
use crate::state::{Begun, Offered, Pile, Slot, SlotPair};

impl Look<'_> {
    /// Judges the choices for the running operation.
    pub(super) fn choices(&self) -> Offered {
        let Some(operation) = self.operation() else {
            return Offered::NONE;
        };
        if self.state.begun == Begun::Asking {
            return Offered::numbers(1).or_pass(true);
        }
        match operation.effect {
            Effect::Move { from, filter, .. } => {
                let choices = if Self::scope_of(from).is_some() {
                    Offered::slots(self.candidate_slots(from, &filter))
                } else {
                    Offered::cards(self.candidates(from, &filter))
                };
                choices.or_pass(operation.offers_pass())
            }
            Effect::Trade {
                factor,
                plus,
                scope,
                ..
            } => match self.state.begun.limit() {
                None => Offered::cards(self.tradable(factor, plus, scope)),
                Some(limit) => Offered::slots(self.within(limit, scope)),
            },
            Effect::Swap(scope) => Offered::numbers(self.state.pyramid.pairs(self.filled(scope))),
            Effect::Repeat => Offered::cards(self.repeatable()),
            Effect::OppDiscard(n) if self.names_a_group(n) => self.groups(n),
            Effect::OppDiscard(_) => Offered::cards(self.discardable()),
            Effect::OppGive { .. } | Effect::OppDeck(_) => Offered::cards(self.bot_pick()),
            Effect::OppExec => Offered::cards(self.borrowable()),
            // The others need no choice.
            _ => Offered::NONE,
        }
    }

    /// Returns the decision that a number among the choices stands for.
    pub(super) fn choice(&self) -> Verb {
        const PICK: Verb = |card| Decision::Pick(Design::nth(card));
        const TAKE: Verb = |slot| Decision::Take(Slot::nearest(slot));
        if self.state.begun == Begun::Asking {
            return |_| Decision::Do;
        }
        match self.operation().map(|operation| operation.effect) {
            Some(Effect::Move { from, .. }) if Self::scope_of(from).is_some() => TAKE,
            Some(Effect::Trade { .. }) if self.state.begun.limit().is_some() => TAKE,
            Some(Effect::Swap(_)) => |pair| Decision::Swap(SlotPair::nearest(pair)),
            Some(Effect::Repeat) => |card| Decision::Again(Design::nth(card)),
            Some(Effect::OppDiscard(n)) if self.names_a_group(n) => {
                |group| Decision::Group(Group::nearest(group))
            }
            _ => PICK,
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
                self.state.begun = Begun::Limit(trade_limit(cost, factor, plus));
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
