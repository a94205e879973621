//! Chapter TK-5: monsters, and fleeing from them.

use solo_core::{Card, Events, Set};

use super::Table;
use crate::catalogue::{MONSTERS, distracts, strength, worth};
use crate::event::{Event, TurnResult};
use crate::options::{DropTiming, Options};
use crate::phase::Pending;
use crate::refusal::Refusal;
use crate::state::State;

/// Returns the open encounter if it is a monster: from others one cannot flee (TK-5.4).
fn monster(state: &State) -> Option<Card> {
    state.encounter.filter(|card| MONSTERS.contains(*card))
}

/// Returns the treasure that can be dropped before the next card of the open encounter: one card
/// (TK-5.5) from the hand (TK-5.10).
pub(super) fn droppable(options: &Options, state: &State) -> Set<Card> {
    match monster(state) {
        Some(monster) if !is_too_late_to_drop(options, state) => {
            state.treasure().filter(|card| distracts(card, monster))
        }
        _ => Set::EMPTY,
    }
}

/// Returns whether the option forbids flight by now: never (TK-5.8), or after an action card
/// (TK-5.9).
fn is_too_late_to_drop(options: &Options, state: &State) -> bool {
    match options.drop_timing {
        DropTiming::Any => false,
        DropTiming::First => !state.action_cards().is_empty(),
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Drops treasure into the turn, which ends without a win (TK-5.7).
    pub(super) fn drop_treasure(&mut self, card: Card) -> Result<(), Refusal> {
        self.can_drop(card)?;
        self.state.hand.remove(card);
        self.state.open.insert(card);
        self.emit(Event::Dropped { card });
        self.end_turn(TurnResult::Fled);
        Ok(())
    }

    /// Checks that the treasure can be dropped now.
    fn can_drop(&self, card: Card) -> Result<(), Refusal> {
        let monster = monster(self.state).ok_or(Refusal::NoMonster)?;
        if self.state.pending != Pending::Encounter {
            Err(Refusal::CardTakesEffect)
        } else if is_too_late_to_drop(self.options, self.state) {
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
}
