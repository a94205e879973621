//! Chapter TK-4: winning an encounter and collecting.

use solo_core::{Card, Events, Set};

use super::Table;
use crate::catalogue::TREASURE;
use crate::event::{Event, TurnResult, WonBy};
use crate::phase::Pending;
use crate::refusal::Refusal;

impl<E: Events<Event>> Table<'_, E> {
    /// Wins the encounter (TK-4.1).
    pub(super) fn win(&mut self, how: WonBy) {
        self.emit(Event::Won { how });
        if TREASURE.contains_all(self.state.open) {
            // TK-4.5, TK-4.6: one of them stays behind, chosen by the player.
            self.state.pending = Pending::Mark;
        } else {
            // TK-4.7: another card marks the turn, all treasure is collected.
            self.collect(self.state.open & TREASURE);
        }
    }

    /// Moves treasure into the hand without asking, and ends the turn (TK-4.2, TK-4.4).
    fn collect(&mut self, cards: Set<Card>) {
        self.state.open -= cards;
        self.state.hand |= cards;
        if !cards.is_empty() {
            self.emit(Event::Collected { cards });
        }
        self.end_turn(TurnResult::Won);
    }

    /// Leaves the card that marks the turn (TK-4.6).
    pub(super) fn leave_card(&mut self, card: Card) -> Result<(), Refusal> {
        self.waits_in(Pending::Mark, Refusal::NothingToMark)?;
        if !self.state.open.contains(card) {
            return Err(Refusal::NotInTurn { card });
        }
        self.emit(Event::Left { card });
        self.collect(self.state.open.without(card));
        Ok(())
    }
}
