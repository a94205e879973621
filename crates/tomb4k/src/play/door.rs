//! Chapter TK-7: sealed doors and discards.

use solo_core::{Card, Events};

use super::Table;
use crate::catalogue::{PICK_LOCK, TORCHES};
use crate::event::{Event, TurnResult};
use crate::phase::{Interrupted, Pending};
use crate::refusal::Refusal;

impl<E: Events<Event>> Table<'_, E> {
    /// Demands as many discards as the gap (TK-7.3), unless the player can pick the lock (TK-7.4).
    pub(super) fn door_holds(&mut self, gap: u8) {
        self.emit(Event::DoorHolds { discards: gap });
        if self.state.hand.contains(PICK_LOCK) {
            self.state.pending = Pending::Door { discards: gap };
        } else {
            self.go_on_discarding(gap);
        }
    }

    /// Leaves the door sealed (TK-7.3).
    pub(super) fn leave_sealed(&mut self) -> Result<(), Refusal> {
        let Pending::Door { discards } = self.state.pending else {
            return Err(Refusal::NoDoor);
        };
        self.go_on_discarding(discards);
        Ok(())
    }

    /// Continues the discards one by one (TK-7.5), then ends the turn without a win (TK-7.8).
    pub(super) fn go_on_discarding(&mut self, left: u8) {
        if left > 0 {
            self.state.pending = Pending::Discard { left };
        } else {
            self.end_turn(TurnResult::Failed);
        }
    }

    /// Discards the card that was turned up, one of those that were left.
    pub(super) fn discard(&mut self, card: Card, left: u8) {
        // TK-7.6: every card counts, a torch included.
        let left = left - 1;
        if TORCHES.contains(card) {
            self.burn(card, Interrupted::Discards { left });
        } else {
            // TK-7.7: out of play without any effect, TK-7.9: a favor, too. The discard pile is
            // every card that lies nowhere else.
            self.emit(Event::Discarded { card });
            self.go_on_discarding(left);
        }
    }
}
