//! Chapter TK-8: skills.

use solo_core::{Card, Events};

use super::{Position, Table};
use crate::catalogue::{DODGE_BLOW, skill_against};
use crate::event::{Event, WonBy};
use crate::phase::Pending;
use crate::refusal::Refusal;

impl Position<'_> {
    /// Requires that a skill is in hand and wins the open encounter (TK-8.2, TK-8.3).
    pub(super) fn can_play(self, card: Card) -> Result<(), Refusal> {
        if !self.state.hand.contains(card) {
            Err(Refusal::SkillNotInHand { card })
        } else if self.state.encounter.and_then(skill_against) != Some(card) {
            Err(Refusal::WrongSkill { card })
        } else {
            Ok(())
        }
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Plays a skill, which wins (TK-8.2) and stays in the turn (TK-8.4).
    pub(super) fn play_skill(&mut self, card: Card) -> Result<(), Refusal> {
        self.position().can_play(card)?;
        // TK-6.4: before the action card; TK-7.4: at a door also right after that card failed.
        match self.state.pending {
            Pending::Encounter | Pending::Door { .. } => {}
            Pending::Mark => return Err(Refusal::EncounterWon),
            _ => return Err(Refusal::CardTakesEffect),
        }
        self.state.hand.remove(card);
        self.state.open.insert(card);
        self.emit(Event::Played { card });
        self.win(WonBy::Skill);
        Ok(())
    }

    /// Avoids the whole blow and spends the jack (TK-8.5, TK-8.6), even unhurt (TK-8.7).
    pub(super) fn dodge(&mut self) -> Result<(), Refusal> {
        let damage = self.pending_blow()?;
        self.state.hand.remove(DODGE_BLOW);
        self.state.used.insert(DODGE_BLOW);
        self.emit(Event::Dodged { damage });
        // TK-8.8: a fight continues, a trap counts as failed.
        self.after_blow();
        Ok(())
    }
}
