//! Chapter TK-10: torches and the scroll.

use solo_core::{Card, Events};

use super::Table;
use crate::catalogue::{FATAL_TORCH, SCROLL};
use crate::event::Event;
use crate::outcome::GameResult;
use crate::phase::{Interrupted, Pending};
use crate::refusal::Refusal;

impl<E: Events<Event>> Table<'_, E> {
    /// Burns an ace, whatever it interrupts (TK-10.1).
    pub(super) fn burn(&mut self, card: Card, then: Interrupted) {
        let burnt = self.state.burnt_torches() + 1;
        self.emit(Event::Torch { card, burnt });
        if burnt >= FATAL_TORCH && self.state.hand.contains(SCROLL) {
            // TK-10.3, TK-10.6: with the scroll in hand the player may save the light.
            self.state.pending = Pending::Torch { ace: card, then };
        } else {
            self.state.used.insert(card);
            if burnt >= FATAL_TORCH {
                // TK-10.2, TK-10.8: lost in the dark.
                self.end_game(GameResult::Lost);
            } else {
                self.resume(then);
            }
        }
    }

    /// Continues what was interrupted (TK-10.4), including discards that are still due (TK-10.9).
    fn resume(&mut self, then: Interrupted) {
        match then {
            Interrupted::Search => self.state.pending = Pending::Seek,
            Interrupted::Encounter => self.face_encounter(),
            Interrupted::Discards { left } => self.go_on_discarding(left),
        }
    }

    /// Moves the joker to the torch row and the ace under the deck (TK-10.3), once only (TK-10.7).
    pub(super) fn use_scroll(&mut self) -> Result<(), Refusal> {
        let (ace, then) = self.fourth_torch()?;
        self.state.hand.remove(SCROLL);
        self.state.used.insert(SCROLL);
        self.state.bottom = Some(ace);
        self.emit(Event::Scroll { card: ace });
        self.resume(then);
        Ok(())
    }

    /// Lets the torch burn (TK-10.5).
    pub(super) fn decline_scroll(&mut self) -> Result<(), Refusal> {
        let (ace, _) = self.fourth_torch()?;
        self.state.used.insert(ace);
        self.end_game(GameResult::Lost);
        Ok(())
    }

    /// Returns the fourth torch that waits for the scroll, and what it interrupted.
    const fn fourth_torch(&self) -> Result<(Card, Interrupted), Refusal> {
        match self.state.pending {
            Pending::Torch { ace, then } => Ok((ace, then)),
            _ => Err(Refusal::NoFourthTorch),
        }
    }
}
