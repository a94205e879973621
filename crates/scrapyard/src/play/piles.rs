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

/// Returns whether the pile or its scrap pile has a card, so that it is drawable (SE-5.3).
#[inline]
pub(super) fn is_drawable(state: &State, pile: Pile) -> bool {
    state.unseen_cards(pile) > 0
        || state.scrap_cards(pile) > 0
        || state.list_len(Zone::Top(pile)) > 0
        || state.list_len(Zone::Bottom(pile)) > 0
}

impl<E: Events<Event>> Table<'_, E> {
    /// Returns the next card of the pile; a known card is removed from it (SE-2.4 to SE-2.6).
    pub(super) fn turn_up(&mut self, pile: Pile) -> Top {
        let rules = self.rules();
        if !self.pile_has_cards(pile) && self.state.scrap_cards(pile) > 0 {
            // SE-2.5: the scrap pile is shuffled only when a card is due and the pile is empty.
            let cards = self.state.reshuffle(rules, pile);
            self.tell(Event::Reshuffled { pile, cards });
        }
        // SE-2.4: first the known top run, then the unseen cards, then the known bottom run.
        for run in [Zone::Top(pile), Zone::Bottom(pile)] {
            if run == Zone::Bottom(pile) && self.state.unseen_cards(pile) > 0 {
                return Top::Unseen;
            }
            if self.state.list_len(run) > 0 {
                let next = self.state.list(rules, run).next();
                if let Some(kind) = next {
                    self.state.remove_listed(rules, run, 0);
                    return Top::Known(Card::new(pile, kind));
                }
            }
        }
        Top::Nothing
    }

    fn pile_has_cards(&self, pile: Pile) -> bool {
        self.state.unseen_cards(pile) > 0
            || self.state.list_len(Zone::Top(pile)) > 0
            || self.state.list_len(Zone::Bottom(pile)) > 0
    }

    /// Removes the card that chance has shown from the pile (SE-2.4).
    #[inline]
    pub(super) fn turn_up_unseen(&mut self, pile: Pile, card: Card) -> Result<(), Refusal> {
        let rules = self.rules();
        if card.pile() == pile && self.state.take_unseen(rules, pile, card.place()) {
            Ok(())
        } else {
            Err(Refusal::CannotCome)
        }
    }

    /// Gives a card to a side.
    #[inline]
    pub(super) fn give(&mut self, side: Side, card: Card) {
        let rules = self.rules();
        match side {
            Side::Player => {
                self.state.give(rules, card);
            }
            Side::Ghost => self.state.give_ghost(rules, card),
        }
    }

    /// Reports that there is no card; the rest of the task is forgone (SE-2.6).
    pub(super) fn no_card(&mut self, who: Side, pile: Pile) {
        self.tell(Event::NoCard { who, pile });
    }

    /// Moves a card from the player's hand to its scrap pile (SE-2.1).
    #[inline]
    pub(super) fn scrap_from_hand(&mut self, card: Card) {
        let rules = self.rules();
        self.state.drop_from_hand(rules, card);
        self.state.scrapped(card.pile(), 1);
    }
}
