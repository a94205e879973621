//! Chapter TK-8: skills.

use solo_core::{Card, Events, Set};

use super::Table;
use crate::catalogue::{DODGE_BLOW, SKILLS, skill_against};
use crate::event::{Event, WonBy};
use crate::phase::Pending;
use crate::refusal::Refusal;
use crate::state::State;

/// Returns the skill in hand that can be played against the open encounter (TK-8.2, TK-8.3).
pub(super) fn playable_skills(state: &State) -> Set<Card> {
    state.hand & Set::from(state.encounter.and_then(skill_against))
}

impl<E: Events<Event>> Table<'_, E> {
    /// Plays a skill, which wins (TK-8.2) and stays in the turn (TK-8.4).
    pub(super) fn play_skill(&mut self, card: Card) -> Result<(), Refusal> {
        self.can_play(card)?;
        self.state.hand.remove(card);
        self.state.open.insert(card);
        self.emit(Event::Played { card });
        self.win(WonBy::Skill);
        Ok(())
    }

    /// Checks that the skill can be played now.
    fn can_play(&self, card: Card) -> Result<(), Refusal> {
        let in_hand = self.state.hand.contains(card);
        if SKILLS.contains(card) && !in_hand {
            return Err(Refusal::SkillNotInHand { card });
        }
        if !playable_skills(self.state).contains(card) {
            return Err(Refusal::WrongSkill { card });
        }
        // TK-6.4: before the action card; TK-7.4: at a door also right after that card failed.
        match self.state.pending {
            Pending::Encounter | Pending::Door { .. } => Ok(()),
            Pending::Mark => Err(Refusal::EncounterWon),
            _ => Err(Refusal::CardTakesEffect),
        }
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
