//! Chapter TK-9: divine favors.

use solo_core::{Card, Events};

use super::Table;
use crate::event::{Event, WonBy};

impl<E: Events<Event>> Table<'_, E> {
    /// A queen that lies in the turn now (TK-3.9). TK-9.3: a second one adds nothing.
    #[inline]
    pub(super) fn lay_favor(&mut self, card: Card) {
        self.tell(Event::Favor { card });
        if self.state.encounter.is_empty() {
            // TK-9.2: it wins the encounter that is still to come.
            self.go_on();
        } else {
            // TK-9.1: it wins the open encounter at once.
            self.win(WonBy::Favor);
        }
    }
}
