//! Chapter TK-3, open encounters: whether the player is asked before the next card.

use solo_core::Events;

use super::{Table, WaysOut};
use crate::event::Event;
use crate::phase::Stage;
use crate::refusal::Refusal;

impl<E: Events<Event>> Table<'_, E> {
    /// TK-16.2: the player is asked only if there is an alternative to turning up a card.
    ///
    /// TK-5.3, TK-6.5: and asked again before every further card of the encounter.
    #[inline]
    pub(super) fn face_encounter(&mut self) {
        let asked = WaysOut::of(self.options, self.state).exist();
        self.state.stage = if asked {
            Stage::Encounter
        } else {
            Stage::Action
        };
    }

    /// TK-3.11: the next card for the open encounter.
    pub(super) fn draw(&mut self) -> Result<(), Refusal> {
        self.waits_in(Stage::Encounter, Refusal::NothingToDrawFor)?;
        self.state.stage = Stage::Action;
        Ok(())
    }
}
