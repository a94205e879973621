//! VK-6: the choices of operations.

use core::ops::ControlFlow;

use solo_core::{Events, Set};

use super::operations::trade_limit;
use super::{Flow, Position, Table};
use crate::catalogue::{Design, Effect, Group, Source};
use crate::decision::Decision;
use crate::event::{Event, Zone};
use crate::phase::Pending;
use crate::refusal::Refusal;
use crate::state::{Pile, Slot, SlotPair};

/// The candidates for the running operation.
enum Candidates {
    /// Cards outside the pyramid.
    Cards(Set<Design>),
    /// Cards of the pyramid.
    Slots(Set<Slot>),
    /// Two of these slots with different cards.
    Pairs(Set<Slot>),
    /// Actions to repeat.
    Actions(Set<Design>),
    /// Groups for this many discards of the Bot.
    Groups(u8),
}

impl Position<'_> {
    /// Returns the candidates for the running operation, with the clause that defines them.
    fn choices(&self) -> (Candidates, &'static str) {
        match self.running() {
            Effect::Move { from, filter, .. } => {
                let cards = self.candidates(from, &filter);
                let candidates = match Self::scope_of(from) {
                    Some(scope) => Candidates::Slots(self.slots_of(scope, cards)),
                    None => Candidates::Cards(cards),
                };
                let rule = filter.pick.map_or("VK-6.1", |_| "VK-6.11");
                (candidates, rule)
            }
            Effect::Trade {
                factor,
                plus,
                scope,
                ..
            } => {
                let candidates = match self.state.operation_progress.limit {
                    None => Candidates::Cards(self.tradable(factor, plus, scope)),
                    Some(limit) => Candidates::Slots(self.slots_costing_at_most(limit, scope)),
                };
                (candidates, "VK-6.1")
            }
            Effect::Swap(scope) => (Candidates::Pairs(self.filled(scope)), "VK-6.1"),
            Effect::Repeat => (Candidates::Actions(self.repeatable()), "VK-6.13"),
            Effect::OppDiscard(n) if self.names_a_group(n) => (Candidates::Groups(n), "VK-7.9"),
            Effect::OppDiscard(n) => {
                let rule = match self.state.operation_progress.group {
                    _ if n < 2 => "VK-7.6",
                    Some(_) => "VK-7.9",
                    None => "VK-7.16",
                };
                (Candidates::Cards(self.discardable()), rule)
            }
            Effect::OppGive { .. } | Effect::OppDeck(_) => {
                (Candidates::Cards(self.bot_pick()), "VK-7.8")
            }
            Effect::OppExec => (Candidates::Cards(self.borrowable()), "VK-6.17"),
            // The others need no choice.
            _ => (Candidates::Cards(Set::EMPTY), "VK-6.1"),
        }
    }

    /// Accepts a choice for the running operation.
    pub(super) fn can_choose(&self, decision: Decision) -> Result<(), Refusal> {
        let (candidates, rule) = self.choices();
        let effect = self.running();
        let is_candidate = match (candidates, decision) {
            (_, Decision::Pass) => return self.can_pass(),
            (_, Decision::Group(group)) => match effect {
                Effect::OppDiscard(n @ 2..) if self.state.operation_progress.group.is_none() => {
                    return self.can_be_named(group, n);
                }
                _ => return Err(Refusal::NotNow),
            },
            (Candidates::Cards(cards), Decision::Pick(card))
            | (Candidates::Actions(cards), Decision::Again(card)) => cards.contains(card),
            (Candidates::Slots(slots), Decision::Take(slot)) => slots.contains(slot),
            (Candidates::Pairs(slots), Decision::Swap(pair)) => self.can_be_swapped(slots, pair),
            (Candidates::Groups(_), Decision::Pick(_)) => false,
            (Candidates::Cards(_), Decision::Take(_))
            | (Candidates::Slots(_), Decision::Pick(_))
                if matches!(effect, Effect::Move { .. } | Effect::Trade { .. }) =>
            {
                false
            }
            _ => return Err(Refusal::NotNow),
        };
        Refusal::NotACandidate { rule }.unless(is_candidate)
    }

    /// Passes the choices to `visit`, in the order of the list, until it breaks.
    pub(super) fn each_choice(
        &self,
        visit: &mut impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self.choices().0 {
            Candidates::Cards(cards) => cards
                .iter()
                .try_for_each(|card| visit(Decision::Pick(card)))?,
            Candidates::Slots(slots) => slots
                .iter()
                .try_for_each(|slot| visit(Decision::Take(slot)))?,
            Candidates::Pairs(slots) => SlotPair::all()
                .filter(|&pair| self.can_be_swapped(slots, pair))
                .try_for_each(|pair| visit(Decision::Swap(pair)))?,
            Candidates::Actions(cards) => cards
                .iter()
                .try_for_each(|card| visit(Decision::Again(card)))?,
            Candidates::Groups(n) => Group::ALL
                .into_iter()
                .filter(|&group| self.can_be_named(group, n).is_ok())
                .try_for_each(|group| visit(Decision::Group(group)))?,
        }
        match self.can_pass() {
            Ok(()) => visit(Decision::Pass),
            Err(_) => ControlFlow::Continue(()),
        }
    }

    /// Accepts to leave the running operation out.
    fn can_pass(&self) -> Result<(), Refusal> {
        match self.operation() {
            Some(operation) if operation.offers_pass() => Ok(()),
            Some(_) => Err(Refusal::NotOptional),
            None => Err(Refusal::NotNow),
        }
    }

    /// Returns whether both are among these slots and hold different cards.
    fn can_be_swapped(&self, slots: Set<Slot>, pair: SlotPair) -> bool {
        let (first, second) = (pair.first(), pair.second());
        let pyramid = &self.state.pyramid;
        slots.contains(first) && slots.contains(second) && pyramid[first] != pyramid[second]
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Applies the choice of a card in a zone other than the pyramid.
    pub(super) fn pick(&mut self, card: Design) -> Flow {
        match self.position().running() {
            Effect::Move { from, to, .. } => {
                let zone = self.take_from(from, card);
                self.place(card, zone, to);
                self.count_repetition();
                Flow::GoOn
            }
            Effect::Trade {
                factor, plus, lose, ..
            } => {
                self.state.hand.take(card);
                self.place(card, Zone::Hand, lose);
                let cost = self.game.catalogue().cost(card);
                self.state.operation_progress.limit = Some(trade_limit(cost, factor, plus));
                self.ask(Pending::Choose)
            }
            Effect::OppDiscard(_) => self.bot_loses(card),
            Effect::OppGive { to, .. } | Effect::OppDeck(to) => self.bot_hands_over(card, to),
            Effect::OppExec => self.borrow(card),
            _ => Flow::GoOn,
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
        let card = self.state.pyramid[slot];
        if let (Effect::Move { to, .. } | Effect::Trade { to, .. }, Some(card)) =
            (self.position().running(), card)
        {
            self.place(card, slot.into(), to);
            self.count_repetition();
        }
        self.removed(slot, None)
    }
}
