//! Chapter TK-5: monsters, and fleeing from them.

use solo_core::{Card, Events, Set};

use super::Table;
use crate::catalogue::{MONSTERS, value, worth};
use crate::event::{Event, TurnResult};
use crate::options::{DropTiming, Options};
use crate::phase::Pending;
use crate::refusal::Refusal;
use crate::state::State;

/// Returns the treasure that can be dropped before the next card of the open encounter.
pub(super) fn droppable(options: &Options, state: &State) -> Set<Card> {
    if too_late(options, state) {
        return Set::EMPTY;
    }
    // TK-5.4: monsters only; TK-5.5, TK-5.6: one card worth at least as much; TK-5.10: from the hand.
    match state.encounter {
        Some(monster) if MONSTERS.contains(monster) => state
            .treasure()
            .filter(|card| worth(card) >= value(monster)),
        _ => Set::EMPTY,
    }
}

/// Returns whether flight is too late: never (TK-5.8), or after an action card (TK-5.9).
fn too_late(options: &Options, state: &State) -> bool {
    match options.drop_timing() {
        DropTiming::Any => false,
        DropTiming::First => !state.action_cards().is_empty(),
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Drops treasure into the turn, which ends without a win (TK-5.7).
    pub(super) fn drop_treasure(&mut self, card: Card) -> Result<(), Refusal> {
        if self.state.pending != Pending::Encounter
            || !droppable(self.options, self.state).contains(card)
        {
            return Err(self.why_not_drop(card));
        }
        self.state.hand.remove(card);
        self.state.open.insert(card);
        self.tell(Event::Dropped { card });
        self.end_turn(TurnResult::Fled);
        Ok(())
    }

    fn why_not_drop(&self, card: Card) -> Refusal {
        match self.state.encounter {
            Some(monster) if MONSTERS.contains(monster) => {
                if self.state.pending != Pending::Encounter {
                    Refusal::CardTakesEffect
                } else if too_late(self.options, self.state) {
                    Refusal::TooLateToDrop
                } else if self.state.treasure().contains(card) {
                    Refusal::WorthTooLittle {
                        worth: worth(card),
                        value: value(monster),
                    }
                } else {
                    Refusal::TreasureNotInHand { card }
                }
            }
            _ => Refusal::NoMonster,
        }
    }
}
