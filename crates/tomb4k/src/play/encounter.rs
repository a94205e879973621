//! Chapter TK-3, open encounters: choices before the next card.

use solo_core::Events;

use super::Table;
use crate::event::Event;
use crate::phase::Pending;
use crate::refusal::Refusal;

impl<E: Events<Event>> Table<'_, E> {
    /// Asks the player if there is an alternative to turning up a card (TK-16.2).
    ///
    /// The player is asked again before every further card of the encounter (TK-5.3, TK-6.5).
    pub(super) fn face_encounter(&mut self) {
        let asked = self.position().has_way_out();
        self.state.pending = if asked {
            Pending::Encounter
        } else {
            Pending::Action
        };
    }

    /// Continues to the next card for the open encounter (TK-3.11).
    pub(super) fn draw(&mut self) -> Result<(), Refusal> {
        self.waits_in(Pending::Encounter, Refusal::NothingToDrawFor)?;
        self.state.pending = Pending::Action;
        Ok(())
    }
}
