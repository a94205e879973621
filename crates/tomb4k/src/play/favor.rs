//! Chapter TK-9: divine favors.

use solo_core::{Card, Events};

use super::Table;
use crate::event::{Event, WonBy};

impl<E: Events<Event>> Table<'_, E> {
    /// Lays a queen into the turn (TK-3.9); a second one adds nothing (TK-9.3).
    pub(super) fn lay_favor(&mut self, card: Card) {
        self.emit(Event::Favor { card });
        if self.state.encounter.is_none() {
            // TK-9.2: it wins the encounter that is still to come.
            self.go_on();
        } else {
            // TK-9.1: it wins the open encounter immediately.
            self.win(WonBy::Favor);
        }
    }
}
