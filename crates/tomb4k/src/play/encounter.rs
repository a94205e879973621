//! Chapter TK-3, open encounters: what the player may do before the next card.

use solo_core::{CardSet, Events};

use super::Table;
use super::monster::droppable;
use super::skill::playable;
use crate::decision::Decision;
use crate::event::Event;
use crate::options::Options;
use crate::refusal::Refusal;
use crate::state::{Stage, State};

/// What the player may do with an open encounter besides turning up a card.
pub(super) struct WaysOut {
    pub(super) skills: CardSet,
    pub(super) drops: CardSet,
}

impl WaysOut {
    #[inline]
    pub(super) fn exist(&self) -> bool {
        !(self.skills | self.drops).is_empty()
    }

    #[inline]
    pub(super) fn count(&self) -> u32 {
        (self.skills | self.drops).len()
    }

    /// The way at this place of the list: skills before treasure.
    #[inline]
    pub(super) fn nth(&self, place: u32) -> Option<Decision> {
        match place.checked_sub(self.skills.len()) {
            None => self.skills.nth(place).map(Decision::Play),
            Some(place) => self.drops.nth(place).map(Decision::Drop),
        }
    }
}

#[inline]
pub(super) fn ways_out(options: &Options, state: &State) -> WaysOut {
    WaysOut {
        skills: playable(state),
        drops: droppable(options, state),
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// TK-16.2: the player is asked only if there is an alternative to turning up a card.
    ///
    /// TK-5.3, TK-6.5: and asked again before every further card of the encounter.
    #[inline]
    pub(super) fn face_encounter(&mut self) {
        let asked = ways_out(self.options, self.state).exist();
        self.state.stage = if asked {
            Stage::Encounter
        } else {
            Stage::Action
        };
    }

    /// TK-3.11: the next card for the open encounter.
    pub(super) fn draw(&mut self) -> Result<(), Refusal> {
        if self.state.stage != Stage::Encounter {
            return Err(Refusal::NothingToDrawFor);
        }
        self.state.stage = Stage::Action;
        Ok(())
    }
}
