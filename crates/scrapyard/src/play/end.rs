//! Chapter SE-14: the end of the game.

use solo_core::Events;

use super::table::Table;
use crate::event::Event;
use crate::phase::Tail;
use crate::state::Agenda;

impl<E: Events<Event>> Table<'_, E> {
    /// Ends the game immediately, dropping all tasks still due (SE-14.1, SE-14.3). Events happen
    /// one after the other, so only one side can have caused the end (SE-14.2).
    pub(super) fn end(&mut self) {
        // Cards that are looked at stay where they are.
        self.state.agenda = Agenda::only(Tail::Over);
        let result = self.state.result_of_end();
        self.emit(Event::Ended { result });
    }
}
