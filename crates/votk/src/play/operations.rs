//! VK-6: the operations, with their conditions and effects.

use solo_core::{Events, Ranged, Set, excluded};

use super::actions::Judgement;
use super::chance::NextCard;
use super::{Flow, Position, Table};
use crate::catalogue::{Design, Destination, Effect, Filter, Need, Operation, Scope, Source};
use crate::event::{Event, Grant};
use crate::ids::Slot;
use crate::ids::Zone;
use crate::phase::Pending;
use crate::state::Pile;

impl Effect {
    pub(crate) const fn is_need(&self) -> bool {
        matches!(self, Self::Need(_))
    }

    /// Returns the number of repetitions of an operation.
    pub(crate) const fn repetitions(&self) -> u8 {
        if let Self::Move { n, .. } | Self::Draw(n) | Self::OppSacrifice(n) = self {
            return *n;
        }
        // A single discard is a choice without repetition.
        if let Self::OppDiscard(n @ 2..) = self {
            return *n;
        }
        0
    }
}

/// Returns the highest cost that may be taken for a card of this cost.
pub(crate) const fn trade_limit(cost: u8, factor: u8, plus: u8) -> u8 {
    cost.saturating_mul(factor).saturating_add(plus)
}

impl Position<'_> {
    /// Returns whether an operation is possible, judged alone (VK-6.4, VK-6.6).
    ///
    /// `runs` is the index of the running action, or `None` before it begins.
    pub(super) fn judge_operation(&self, operation: &Operation, runs: Option<u8>) -> Judgement {
        match operation.effect {
            Effect::Need(need) => self.judge_need(need),
            Effect::Move {
                from, n, filter, ..
            } => Judgement::yes_or_no(if from == Source::DeckTop {
                self.has_next_card()
            } else if from == Source::Stock {
                !self.state.stock.is_empty()
            } else {
                // An optional operation needs one candidate, a required one all of them.
                let n = if operation.optional { 1 } else { n };
                self.has_candidates(from, &filter, n)
            }),
            Effect::Trade {
                factor,
                plus,
                scope,
                ..
            } => Judgement::yes_or_no(!self.tradable(factor, plus, scope).is_empty()),
            Effect::Draw(_) | Effect::PlayTop => Judgement::yes_or_no(self.has_next_card()),
            Effect::Gold(_) | Effect::Worth(_) | Effect::Cheaper(_) | Effect::Reach(_) => {
                Judgement::Yes
            }
            Effect::Swap(scope) => Judgement::yes_or_no(self.designs_in(scope).has_several()),
            Effect::Repeat => Judgement::yes_or_no(!self.repeatable().is_empty()),
            Effect::OppSacrifice(_)
            | Effect::OppDiscard(_)
            | Effect::OppDeck(_)
            | Effect::OppGive { .. }
            | Effect::OppExec => match self.judge_attack(&operation.effect, runs) {
                Ok(()) => Judgement::Yes,
                Err((_, possible)) => possible,
            },
        }
    }

    /// Judges a condition, which never makes a mode worth choosing, but can forbid it.
    fn judge_need(&self, need: Need) -> Judgement {
        let holds = match need {
            Need::Bought => self.state.this_turn.bought.is_some(),
            Need::Discard(cards) => self.discard_len() >= usize::from(cards),
            Need::Hand(cards) => self.hand_cards(Set::full()) >= u16::from(cards),
            Need::Tomb(cards) => self.state.tomb.len() >= u16::from(cards),
        };
        if holds {
            Judgement::Void
        } else {
            Judgement::No
        }
    }

    /// Returns the effect of the running operation.
    pub(super) fn running(&self) -> Effect {
        self.operation().unwrap_or(&Operation::NOTHING).effect
    }

    /// Returns the hand cards for which a card of the scope can be taken.
    pub(super) fn tradable(&self, factor: u8, plus: u8, scope: Scope) -> Set<Design> {
        let catalogue = self.game.catalogue();
        let there = self.designs_in(scope).iter();
        let Some(cheapest) = there.map(|card| catalogue.cost(card)).min() else {
            return Set::EMPTY;
        };
        let limit = |card| trade_limit(catalogue.cost(card), factor, plus);
        self.hand().filter(|card| limit(card) >= cheapest)
    }

    /// Returns the slots of the scope whose cards are within the limit.
    pub(super) fn slots_costing_at_most(&self, limit: u8, scope: Scope) -> Set<Slot> {
        self.slots_of(scope, self.game.catalogue().costing_at_most(limit))
    }
}

/// Returns the zone of a destination.
const fn zone(to: Destination) -> Zone {
    match to {
        Destination::Hand => Zone::Hand,
        Destination::Discard => Zone::Discard,
        Destination::DeckTop => Zone::Deck,
        Destination::Tomb => Zone::Tomb,
        Destination::Boneyard => Zone::Boneyard,
        Destination::BotDiscard => Zone::BotDiscard,
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Moves a card to the destination of an operation.
    pub(super) fn place(&mut self, card: Design, from: Zone, to: Destination) {
        let state = &mut *self.state;
        // VK-6.10: on piles always on top.
        match to {
            Destination::Hand => {
                state.hand.put(card);
            }
            Destination::Tomb => {
                state.tomb.put(card);
            }
            Destination::Discard => state.piles.push(Pile::Discard, card),
            Destination::DeckTop => state.piles.push(Pile::DeckTop, card),
            Destination::Boneyard => state.piles.push(Pile::Boneyard, card),
            Destination::BotDiscard => state.piles.push(Pile::BotDiscard, card),
        }
        self.moved(card, from, zone(to));
    }

    /// Counts one repetition of the running operation as done.
    pub(super) fn count_repetition(&mut self) {
        let left = &mut self.state.operation_progress.left;
        *left = left.saturating_sub(1);
    }

    /// Executes the running operation, or its next repetition.
    pub(super) fn execute_operation(&mut self) -> Flow {
        match self.position().running() {
            Effect::Move {
                from, to, filter, ..
            } => self.move_cards(from, to, &filter),
            Effect::Draw(n) => {
                // The series counts itself.
                self.state.operation_progress.left = 0;
                self.draw(n)
            }
            Effect::Gold(n) => {
                let purse = self.state.this_turn.purse.saturating_add(u16::from(n));
                self.state.this_turn.purse = purse;
                self.grant(Grant::Purse(purse))
            }
            Effect::Worth(n) => {
                // VK-6.19: a later worth replaces an earlier one.
                self.state.this_turn.worth = Ranged::new(n);
                self.grant(Grant::Worth(n))
            }
            Effect::Cheaper(n) => {
                let cheaper = self.state.this_turn.cheaper.saturating_add(u16::from(n));
                self.state.this_turn.cheaper = cheaper;
                self.grant(Grant::Cheaper(cheaper))
            }
            Effect::Reach(rows) => {
                // VK-4.1: it never narrows an earlier one.
                let reach = self.state.this_turn.reach.max(rows);
                self.state.this_turn.reach = reach;
                self.grant(Grant::Reach(reach))
            }
            Effect::PlayTop => self.play_top(),
            Effect::OppSacrifice(n) => self.bot_sacrifices(n),
            Effect::OppDiscard(n) => self.bot_discards(n),
            Effect::Trade { .. }
            | Effect::Swap(_)
            | Effect::Repeat
            | Effect::OppGive { .. }
            | Effect::OppDeck(_)
            | Effect::OppExec => self.ask(Pending::Choose),
            // A condition is not executed.
            Effect::Need(_) => excluded(Flow::Wait),
        }
    }

    fn move_cards(&mut self, from: Source, to: Destination, filter: &Filter) -> Flow {
        if from == Source::DeckTop {
            return self.move_top_card(to);
        }
        if from == Source::Stock {
            return self.move_stock_card();
        }
        if self.position().candidates(from, filter).is_empty() {
            // The operation ends early if there is no candidate.
            self.state.operation_progress.left = 0;
            return Flow::GoOn;
        }
        self.ask(Pending::Choose)
    }

    fn grant(&mut self, grant: Grant) -> Flow {
        self.emit(Event::Granted(grant));
        Flow::GoOn
    }

    fn move_top_card(&mut self, to: Destination) -> Flow {
        match self.next_card() {
            NextCard::None => self.state.operation_progress.left = 0,
            NextCard::Known(card) => {
                self.place(card, Zone::Deck, to);
                self.count_repetition();
            }
            NextCard::Unseen => return self.ask(Pending::Turn),
        }
        Flow::GoOn
    }

    fn move_stock_card(&mut self) -> Flow {
        if self.state.stock.is_empty() {
            self.state.operation_progress.left = 0;
            return Flow::GoOn;
        }
        self.ask(Pending::Stock)
    }

    /// Moves the top card of the deck that chance has turned up.
    pub(super) fn move_turned_up(&mut self, card: Design, to: Destination) -> Flow {
        self.state.unseen.take(card);
        self.place(card, Zone::Deck, to);
        self.count_repetition();
        Flow::GoOn
    }

    /// Takes the top card of the stock that chance has turned up.
    pub(super) fn take_from_stock(&mut self, card: Design, to: Destination) -> Flow {
        self.state.stock.take(card);
        self.place(card, Zone::Stock, to);
        self.count_repetition();
        // VK-9.3: the card has reached its zone; the end is tested.
        self.test_end()
    }
}
