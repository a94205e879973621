//! Chapter SE-14: the end of the game.

use solo_core::Events;

use super::table::Table;
use crate::event::Event;
use crate::outcome::Outcome;
use crate::phase::Tail;
use crate::state::{Agenda, State};

/// Returns the outcome of a game that is over (SE-15.1).
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let result = state.result()?;
    let number = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
    let player = number(state.player.completed.len());
    let ghost = number(state.ghost.completed.len());
    Some(Outcome::new(result, player, ghost, state.actions))
}

impl<E: Events<Event>> Table<'_, E> {
    /// Ends the game immediately, dropping all tasks still due (SE-14.1, SE-14.3). Events happen
    /// one after the other, so only one side can have caused the end (SE-14.2).
    pub(super) fn end(&mut self) {
        // Cards that are looked at stay where they are.
        self.state.agenda = Agenda::only(Tail::Over);
        if let Some(result) = self.state.result() {
            self.emit(Event::Ended { result });
        }
    }
}
