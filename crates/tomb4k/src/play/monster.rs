//! Chapter TK-5: monsters, and fleeing from them.

use solo_core::{Card, Events};

use super::{Position, Table};
use crate::catalogue::{MONSTERS, distracts, strength, worth};
use crate::event::{Event, TurnResult};
use crate::options::DropTiming;
use crate::phase::Pending;
use crate::refusal::Refusal;

impl Position<'_> {
    /// Returns the open encounter if it is a monster: from others one cannot flee (TK-5.4).
    fn monster(self) -> Result<Card, Refusal> {
        let encounter = self.state.encounter;
        encounter
            .filter(|card| MONSTERS.contains(*card))
            .ok_or(Refusal::NoMonster)
    }

    /// Requires that a treasure can be dropped before the next card of the open encounter: one card
    /// (TK-5.5) from the hand (TK-5.10).
    pub(super) fn can_drop(self, card: Card) -> Result<(), Refusal> {
        let monster = self.monster()?;
        if self.is_too_late_to_drop() {
            Err(Refusal::TooLateToDrop)
        } else if !self.state.treasure().contains(card) {
            Err(Refusal::TreasureNotInHand { card })
        } else if !distracts(card, monster) {
            Err(Refusal::WorthTooLittle {
                worth: worth(card),
                value: strength(monster),
            })
        } else {
            Ok(())
        }
    }

    /// Returns whether the option forbids flight by now: never (TK-5.8), or after an action card
    /// (TK-5.9).
    fn is_too_late_to_drop(self) -> bool {
        match self.options.drop_timing {
            DropTiming::Any => false,
            DropTiming::First => !self.state.action_cards().is_empty(),
        }
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Drops treasure into the turn, which ends without a win (TK-5.7).
    pub(super) fn drop_treasure(&mut self, card: Card) -> Result<(), Refusal> {
        self.position().monster()?;
        self.waits_in(Pending::Encounter, Refusal::CardTakesEffect)?;
        self.position().can_drop(card)?;
        self.state.hand.remove(card);
        self.state.open.insert(card);
        self.emit(Event::Dropped { card });
        self.end_turn(TurnResult::Fled);
        Ok(())
    }
}
