//! Chapter TK-10: torches and the scroll.

use solo_core::{Card, Events};

use super::Table;
use crate::catalogue::{FATAL_TORCH, SCROLL};
use crate::event::Event;
use crate::phase::{Resume, Stage};
use crate::refusal::Refusal;

impl<E: Events<Event>> Table<'_, E> {
    /// Burns an ace, in whatever stage it appears (TK-10.1).
    #[inline]
    pub(super) fn burn(&mut self, card: Card, resume: Resume) {
        let burnt = u8::try_from(self.state.burnt())
            .unwrap_or(FATAL_TORCH)
            .saturating_add(1);
        self.tell(Event::Torch { card, burnt });
        if burnt >= FATAL_TORCH && self.state.hand.contains(SCROLL) {
            // TK-10.3, TK-10.6: with the scroll in hand the player may save the light.
            self.state.fourth = Some(card);
            self.state.resume = resume;
            self.state.stage = Stage::Torch;
        } else {
            self.state.used.insert(card);
            if burnt >= FATAL_TORCH {
                // TK-10.2, TK-10.8: lost in the dark.
                self.end_game(Stage::Lost);
            } else {
                self.resume(resume);
            }
        }
    }

    /// Continues the interrupted stage (TK-10.4), including discards that are still due (TK-10.9).
    #[inline]
    fn resume(&mut self, resume: Resume) {
        match resume {
            Resume::Seek => self.state.stage = Stage::Seek,
            Resume::Encounter => self.face_encounter(),
            Resume::Discard => self.go_on_discarding(),
        }
    }

    /// Moves the joker to the torch row and the ace under the deck (TK-10.3), once only (TK-10.7).
    pub(super) fn use_scroll(&mut self) -> Result<(), Refusal> {
        let (ace, resume) = self.take_fourth_torch()?;
        self.state.hand.remove(SCROLL);
        self.state.used.insert(SCROLL);
        self.state.bottom = Some(ace);
        self.tell(Event::Scroll { card: ace });
        self.resume(resume);
        Ok(())
    }

    /// Lets the torch burn (TK-10.5).
    pub(super) fn decline_scroll(&mut self) -> Result<(), Refusal> {
        let (ace, _) = self.take_fourth_torch()?;
        self.state.used.insert(ace);
        self.end_game(Stage::Lost);
        Ok(())
    }

    /// Takes the pending ace and the interrupted stage, so that nothing is pending.
    fn take_fourth_torch(&mut self) -> Result<(Card, Resume), Refusal> {
        let ace = self.state.fourth.ok_or(Refusal::NoFourthTorch)?;
        self.state.fourth = None;
        let resume = core::mem::replace(&mut self.state.resume, Resume::Seek);
        Ok((ace, resume))
    }
}
