//! VK-6: the choices of operations.

use core::ops::ControlFlow;

use solo_core::{Events, Set, excluded, visit_each, visit_if};

use super::operations::trade_limit;
use super::{Flow, Position, Table};
use crate::catalogue::{Design, Destination, Effect, Group, Source};
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::ids::Zone;
use crate::ids::{Slot, SlotPair};
use crate::phase::Pending;
use crate::refusal::Refusal;
use crate::state::Pile;
use crate::valley::Input;

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
    /// Returns the candidates for the running operation.
    fn choices(&self) -> Candidates {
        match self.running() {
            Effect::Move { from, filter, .. } => {
                let cards = self.candidates(from, &filter);
                match Self::scope_of(from) {
                    Some(scope) => Candidates::Slots(self.slots_of(scope, cards)),
                    None => Candidates::Cards(cards),
                }
            }
            Effect::Trade {
                factor,
                plus,
                scope,
                ..
            } => match self.state.operation_progress.limit {
                None => Candidates::Cards(self.tradable(factor, plus, scope)),
                Some(limit) => Candidates::Slots(self.slots_costing_at_most(limit, scope)),
            },
            Effect::Swap(scope) => Candidates::Pairs(self.filled(scope)),
            Effect::Repeat => Candidates::Actions(self.repeatable()),
            Effect::OppDiscard(n) if self.names_a_group(n) => Candidates::Groups(n),
            Effect::OppDiscard(_) => Candidates::Cards(self.discardable()),
            Effect::OppGive { .. } | Effect::OppDeck(_) => Candidates::Cards(self.bot_pick()),
            Effect::OppExec => Candidates::Cards(self.borrowable()),
            // The others need no choice.
            _ => Candidates::Cards(Set::EMPTY),
        }
    }

    /// Accepts a choice for the running operation.
    pub(super) fn can_choose(&self, decision: Decision) -> Result<(), Refusal> {
        let is_candidate = match (self.choices(), decision) {
            (_, Decision::Pass) => return self.can_pass(),
            (Candidates::Groups(n), Decision::Group(group)) => return self.can_name(group, n),
            (Candidates::Cards(cards), Decision::Pick(card))
            | (Candidates::Actions(cards), Decision::Again(card)) => cards.contains(card),
            (Candidates::Slots(slots), Decision::Take(slot)) => slots.contains(slot),
            (Candidates::Pairs(slots), Decision::Swap(pair)) => self.is_swappable(slots, pair),
            _ => false,
        };
        if is_candidate {
            Ok(())
        } else {
            Err(self.not_chosen(decision))
        }
    }

    /// Passes the choices to `visit`, in the order of the list, until it breaks.
    pub(super) fn each_choice<B>(
        &self,
        visit: &mut impl FnMut(Decision) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match self.choices() {
            Candidates::Cards(cards) => visit_each(cards, Decision::Pick, visit)?,
            Candidates::Slots(slots) => visit_each(slots, Decision::Take, visit)?,
            Candidates::Pairs(slots) => {
                let pairs = SlotPair::all().filter(|&pair| self.is_swappable(slots, pair));
                visit_each(pairs, Decision::Swap, visit)?;
            }
            Candidates::Actions(cards) => visit_each(cards, Decision::Again, visit)?,
            Candidates::Groups(n) => {
                let groups = Group::ALL.into_iter();
                let named = groups.filter(|&group| self.can_name(group, n).is_ok());
                visit_each(named, Decision::Group, visit)?;
            }
        }
        visit_if(self.can_pass().is_ok(), Decision::Pass, visit)
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
    fn is_swappable(&self, slots: Set<Slot>, pair: SlotPair) -> bool {
        let (first, second) = (pair.first(), pair.second());
        let pyramid = &self.state.pyramid;
        slots.contains(first) && slots.contains(second) && pyramid[first] != pyramid[second]
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Continues the running operation with the choice of the player, or with the card that chance has turned up for it.
    pub(super) fn go_on_with_operation(&mut self, input: Input) -> Flow {
        match (self.position().running(), input) {
            (Effect::Move { from, to, .. }, Input::Decision(Decision::Pick(card))) => {
                let zone = self.take_from(from, card);
                self.place(card, zone, to);
                self.count_repetition();
                Flow::GoOn
            }
            (
                Effect::Move { to, .. } | Effect::Trade { to, .. },
                Input::Decision(Decision::Take(slot)),
            ) => self.take(slot, to),
            (
                Effect::Trade {
                    factor, plus, lose, ..
                },
                Input::Decision(Decision::Pick(card)),
            ) => {
                self.state.hand.take(card);
                self.place(card, Zone::Hand, lose);
                let cost = self.game.catalogue().cost(card);
                self.state.operation_progress.limit = Some(trade_limit(cost, factor, plus));
                self.ask(Pending::Choose)
            }
            (Effect::Swap(_), Input::Decision(Decision::Swap(pair))) => self.swap(pair),
            (Effect::Repeat, Input::Decision(Decision::Again(card))) => self.repeat(card),
            (Effect::OppDiscard(_), Input::Decision(Decision::Group(group))) => self.aim_at(group),
            (Effect::OppDiscard(_), Input::Decision(Decision::Pick(card))) => self.bot_loses(card),
            (
                Effect::OppGive { to, .. } | Effect::OppDeck(to),
                Input::Decision(Decision::Pick(card)),
            ) => self.bot_hands_over(card, to),
            (Effect::OppExec, Input::Decision(Decision::Pick(card))) => self.borrow(card),
            (Effect::Move { to, .. }, Input::Chance(Chance::Turn(card))) => {
                self.move_turned_up(card, to)
            }
            (Effect::PlayTop, Input::Chance(Chance::Turn(card))) => {
                self.state.unseen.take(card);
                self.turned_over(card)
            }
            (Effect::Move { to, .. }, Input::Chance(Chance::Stock(card))) => {
                self.take_from_stock(card, to)
            }
            _ => excluded(Flow::Wait),
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

    /// Takes a card of the pyramid.
    fn take(&mut self, slot: Slot, to: Destination) -> Flow {
        let card = self.card_in(slot);
        self.place(card, slot.into(), to);
        self.count_repetition();
        self.removed(slot, None)
    }
}
