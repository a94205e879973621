//! Chapter SE-2: piles, memory, empty piles.

use solo_core::Events;

use super::table::Table;
use crate::event::Event;
use crate::kinds::{Card, Pile, Side};
use crate::refusal::Refusal;
use crate::state::{State, Zone};

/// The top card of a pile.
pub(super) enum Top {
    /// One of the unseen cards, which chance decides.
    Unseen,
    /// A known card.
    Known(Card),
    /// None.
    Nothing,
}

impl<E: Events<Event>> Table<'_, E> {
    /// Returns the next card of the pile; a known card is removed from it (SE-2.4 to SE-2.6).
    pub(super) fn turn_up(&mut self, pile: Pile) -> Top {
        let State {
            unseen,
            scraps,
            known,
            ..
        } = self.state;
        if unseen.len(pile) == 0 && scraps.len(pile) > 0 && !known.has_run(pile) {
            // SE-2.5: the scrap pile is shuffled only when a card is due and the pile is empty.
            unseen.swap(pile, scraps);
            let cards = unseen.len(pile);
            self.emit(Event::Reshuffled { pile, cards });
        }
        // SE-2.4: first the known top run, then the unseen cards, then the known bottom run.
        if let Some(card) = self.state.known.take_first(Zone::Top, pile) {
            return Top::Known(card);
        }
        if self.state.unseen.len(pile) > 0 {
            return Top::Unseen;
        }
        let last = self.state.known.take_first(Zone::Bottom, pile);
        last.map_or(Top::Nothing, Top::Known)
    }

    /// Removes the card that chance has shown from the pile (SE-2.4).
    pub(super) fn turn_up_unseen(&mut self, pile: Pile, card: Card) -> Result<(), Refusal> {
        Refusal::OtherChance.unless(card.pile() == pile)?;
        Refusal::NoneUnseen.unless(self.state.unseen.take(card))
    }

    /// Gives a card to a side.
    pub(super) fn give(&mut self, side: Side, card: Card) {
        match side {
            Side::Player => self.state.player.give(card),
            Side::Ghost => self.state.ghost.give(card),
        }
    }

    /// Reports that there is no card; the rest of the task is forgone (SE-2.6).
    pub(super) fn no_card(&mut self, who: Side, pile: Pile) {
        self.emit(Event::NoCard { who, pile });
    }

    /// Moves a card from the player's hand to its scrap pile (SE-2.1).
    pub(super) fn scrap_from_hand(&mut self, card: Card) {
        self.state.player.remove(card);
        self.state.scraps.put(card);
    }
}
