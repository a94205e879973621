//! The rules at work on a position: methods common to all chapters.

use solo_core::Events;

use crate::catalogue::Rules;
use crate::event::Event;
use crate::phase::Few;
use crate::scrapyard::Scrapyard;
use crate::state::State;

/// A position under the rules in force, to be judged.
#[derive(Clone, Copy)]
pub(crate) struct Position<'a> {
    pub(crate) game: &'a Scrapyard,
    pub(crate) state: &'a State,
}

/// The rules at work on a position.
pub(crate) struct Table<'a, E> {
    pub(super) game: &'a Scrapyard,
    pub(super) state: &'a mut State,
    events: &'a mut E,
}

impl<'a, E: Events<Event>> Table<'a, E> {
    pub(crate) fn new(game: &'a Scrapyard, state: &'a mut State, events: &'a mut E) -> Self {
        Self {
            game,
            state,
            events,
        }
    }

    pub(super) fn rules(&self) -> &'a Rules {
        self.game.rules()
    }

    pub(super) fn position(&self) -> Position<'_> {
        Position {
            game: self.game,
            state: self.state,
        }
    }

    pub(super) fn emit(&mut self, event: Event) {
        self.events.push(event);
    }
}

/// Returns the number after one card; `None` if it was the last one.
pub(super) fn one_less(left: Few) -> Option<Few> {
    Few::new(left.get() - 1)
}
