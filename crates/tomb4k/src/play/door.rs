//! Chapter TK-7: sealed doors and discards.

use solo_core::{Card, Events};

use super::Table;
use crate::catalogue::{PICK_LOCK, TORCHES};
use crate::event::{Event, TurnResult};
use crate::phase::{Resume, Stage};
use crate::refusal::Refusal;

impl<E: Events<Event>> Table<'_, E> {
    /// TK-7.3: as many discards as the gap; TK-7.4: unless the lock is picked.
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

    /// TK-7.3: the player lets the door be.
    pub(super) fn leave_sealed(&mut self) -> Result<(), Refusal> {
        self.waits_in(Stage::Door, Refusal::NoDoor)?;
        self.go_on_discarding();
        Ok(())
    }

    /// TK-7.5: one after the other; TK-7.8: then the turn ends without a win.
    #[inline]
    pub(super) fn go_on_discarding(&mut self) {
        if self.state.pending > 0 {
            self.state.stage = Stage::Discard;
        } else {
            self.end_turn(TurnResult::Failed);
        }
    }

    /// A card turned up as a discard.
    #[inline]
    pub(super) fn discard(&mut self, card: Card) {
        // TK-7.6: every card counts, a torch too.
        self.state.pending = self.state.pending.saturating_sub(1);
        if TORCHES.contains(card) {
            self.burn(card, Resume::Discard);
        } else {
            // TK-7.7: out of play without any effect, TK-7.9: a favor too. The discard pile is what
            // lies nowhere else.
            self.tell(Event::Discarded { card });
            self.go_on_discarding();
        }
    }
}
