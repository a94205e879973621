//! VK-6: operations that execute the action of another card.

use solo_core::{Events, Set};

use super::chance::NextCard;
use super::{Flow, Position, Table};
use crate::catalogue::Design;
use crate::event::Event;
use crate::ids::Zone;
use crate::phase::Pending;
use crate::state::{Origin, Pile};

impl Position<'_> {
    /// Returns the designs that `repeat` can execute again now.
    pub(super) fn repeatable(&self) -> Set<Design> {
        // VK-6.13, VK-6.14: executed earlier this turn, repeatable, without `repeat` in its action.
        let executed = self.state.this_turn.executed & self.game.catalogue().repeatable;
        executed.filter(|card| self.is_available(card))
    }

    /// Returns the designs that `opp_exec` can borrow now.
    pub(super) fn borrowable(&self) -> Set<Design> {
        // VK-6.17: no card that would execute a third one. VK-7.8: the priority determines the
        // card.
        let cards = self.bot_pick() & self.game.catalogue().borrowable;
        cards.filter(|card| self.is_available(card))
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Turns over the top card of the deck (VK-6.15).
    pub(super) fn play_top(&mut self) -> Flow {
        match self.next_card() {
            NextCard::None => Flow::GoOn,
            NextCard::Known(card) => self.turned_over(card),
            NextCard::Unseen => self.ask(Pending::Turn),
        }
    }

    pub(super) fn turned_over(&mut self, card: Design) -> Flow {
        self.moved(card, Zone::Deck, Zone::Turned);
        // VK-6.16: a card whose action cannot run is discarded immediately.
        let turn = self.game.catalogue().usable_in_turn.contains(card);
        let runs = turn && self.position().is_available(card);
        self.emit(Event::TurnedOver { card, runs });
        if runs {
            return self.run(card, Origin::Turned);
        }
        self.state.piles.push(Pile::Discard, card);
        self.moved(card, Zone::Turned, Zone::Discard);
        Flow::GoOn
    }

    /// Executes an action again (VK-6.13).
    pub(super) fn repeat(&mut self, card: Design) -> Flow {
        self.emit(Event::Repeating { card });
        self.run(card, Origin::Again)
    }

    /// Executes an action of the Bot's card, which stays in its zone (VK-6.17).
    pub(super) fn borrow(&mut self, card: Design) -> Flow {
        self.emit(Event::Borrowing { card });
        self.run(card, Origin::Bot)
    }
}
