//! Chapter TK-7: sealed doors and discards.

use solo_core::{Card, Events};

use super::Table;
use crate::catalogue::{PICK_LOCK, TORCHES};
use crate::event::{Event, TurnResult};
use crate::phase::{Resume, Stage};
use crate::refusal::Refusal;

impl<E: Events<Event>> Table<'_, E> {
    /// Demands as many discards as the gap (TK-7.3), unless the player can pick the lock (TK-7.4).
    #[inline]
    pub(super) fn door_holds(&mut self, gap: u8) {
        self.state.pending = gap;
        self.tell(Event::DoorHolds { discards: gap });
        if self.state.hand.contains(PICK_LOCK) {
            self.state.stage = Stage::Door;
        } else {
            self.go_on_discarding();
        }
    }

    /// Leaves the door sealed (TK-7.3).
    pub(super) fn leave_sealed(&mut self) -> Result<(), Refusal> {
        self.waits_in(Stage::Door, Refusal::NoDoor)?;
        self.go_on_discarding();
        Ok(())
    }

    /// Continues the discards one by one (TK-7.5), then ends the turn without a win (TK-7.8).
    #[inline]
    pub(super) fn go_on_discarding(&mut self) {
        if self.state.pending > 0 {
            self.state.stage = Stage::Discard;
        } else {
            self.end_turn(TurnResult::Failed);
        }
    }

    /// Discards the card that was turned up.
    #[inline]
    pub(super) fn discard(&mut self, card: Card) {
        // TK-7.6: every card counts, a torch included.
        self.state.pending = self.state.pending.saturating_sub(1);
        if TORCHES.contains(card) {
            self.burn(card, Resume::Discard);
        } else {
            // TK-7.7: out of play without any effect, TK-7.9: a favor, too. The discard pile is
            // every card that lies nowhere else.
            self.tell(Event::Discarded { card });
            self.go_on_discarding();
        }
    }
}
