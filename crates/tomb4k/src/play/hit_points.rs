//! Chapters TK-6 and TK-11: blows from monsters and traps.

use solo_core::Events;

use super::Table;
use crate::catalogue::{DODGE_BLOW, TRAPS};
use crate::event::{Event, TurnResult};
use crate::outcome::GameResult;
use crate::phase::Pending;
use crate::refusal::Refusal;

impl<E: Events<Event>> Table<'_, E> {
    /// Deals a blow of the gap after a failed action card (TK-5.2, TK-6.3).
    pub(super) fn blow(&mut self, gap: u8) {
        self.emit(Event::Blow { damage: gap });
        if self.state.hand.contains(DODGE_BLOW) {
            // TK-8.6: decided after the failed card is seen and before hit points are lost.
            self.state.pending = Pending::Blow { damage: gap };
        } else {
            self.hurt(gap);
        }
    }

    /// Takes the blow.
    pub(super) fn take_blow(&mut self) -> Result<(), Refusal> {
        let damage = self.pending_blow()?;
        self.hurt(damage);
        Ok(())
    }

    /// Returns the damage of the blow that waits to be taken or dodged.
    pub(super) const fn pending_blow(&self) -> Result<u8, Refusal> {
        match self.state.pending {
            Pending::Blow { damage } => Ok(damage),
            _ => Err(Refusal::NoBlow),
        }
    }

    /// Removes hit points (TK-11.2), no more than remain (TK-11.4).
    fn hurt(&mut self, damage: u8) {
        let damage = damage.min(self.state.hp);
        self.state.hp -= damage;
        self.emit(Event::Hurt {
            damage,
            hp: self.state.hp,
        });
        if self.state.hp == 0 {
            // TK-11.3: dead.
            self.end_game(GameResult::Dead);
        } else {
            self.after_blow();
        }
    }

    /// Continues a fight (TK-5.2), or ends the turn of a trap after its one try (TK-6.1, TK-6.3).
    pub(super) fn after_blow(&mut self) {
        if self
            .state
            .encounter
            .is_some_and(|card| TRAPS.contains(card))
        {
            self.end_turn(TurnResult::Failed);
        } else {
            self.face_encounter();
        }
    }
}
