//! Chapters TK-6 and TK-11: blows from monsters and traps.

use solo_core::Events;

use super::Table;
use crate::catalogue::{DODGE_BLOW, TRAPS};
use crate::event::{Event, TurnResult};
use crate::phase::Stage;
use crate::refusal::Refusal;

impl<E: Events<Event>> Table<'_, E> {
    /// TK-5.2, TK-6.3: a failed action card deals a blow of the gap.
    #[inline]
    pub(super) fn blow(&mut self, gap: u8) {
        self.state.pending = gap;
        self.tell(Event::Blow { damage: gap });
        if self.state.hand.contains(DODGE_BLOW) {
            // TK-8.6: decided after the failed card is seen and before hit points are lost.
            self.state.stage = Stage::Blow;
        } else {
            self.hurt();
        }
    }

    /// The player takes the blow.
    pub(super) fn take_blow(&mut self) -> Result<(), Refusal> {
        self.waits_in(Stage::Blow, Refusal::NoBlow)?;
        self.hurt();
        Ok(())
    }

    /// TK-11.2: hit points are lost; TK-11.4: no more than there are.
    #[inline]
    fn hurt(&mut self) {
        let damage = self.state.pending.min(self.state.hp);
        self.state.hp = self.state.hp.saturating_sub(damage);
        self.state.pending = 0;
        self.tell(Event::Hurt {
            damage,
            hp: self.state.hp,
        });
        if self.state.hp == 0 {
            // TK-11.3: dead.
            self.end_game(Stage::Dead);
        } else {
            self.after_blow();
        }
    }

    /// TK-5.2: a fight goes on; TK-6.1, TK-6.3: a trap gave one attempt, the turn is over.
    #[inline]
    pub(super) fn after_blow(&mut self) {
        if self
            .state
            .encounter
            .card()
            .is_some_and(|card| TRAPS.contains(card))
        {
            self.end_turn(TurnResult::Failed);
        } else {
            self.face_encounter();
        }
    }
}
