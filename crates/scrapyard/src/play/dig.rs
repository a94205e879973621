//! Chapter SE-6: digging, and taking cards from scrap piles (SE-13.2).

use solo_core::Events;

use super::menu::{STOP, cards};
use super::passive::{bonus_cards, lowered};
use super::table::Table;
use crate::catalogue::Operation;
use crate::event::{Event, TakenFrom};
use crate::game::Scrapyard;
use crate::kinds::{Card, DigPile, Pile, Piles};
use crate::numbers::{DIG_NEED, dig_penalty};
use crate::phase::{Cards, Few, Origin, RollFor, Task};
use crate::state::{Entries, State};

/// Returns whether there is something to dig for (SE-6.3). The type excludes the pile of Inventions
/// (SE-6.2).
#[inline]
pub(super) fn is_possible(state: &State, pile: DigPile) -> bool {
    state.scrap_cards(pile.pile()) > 0
}

/// Returns the value that a dig needs (SE-6.1, SE-13.13).
pub(super) fn needed(game: &Scrapyard, state: &State) -> u8 {
    lowered(game, state, DIG_NEED, Operation::DigBonus)
}

/// Lists every card in these scrap piles (SE-6.4, SE-13.2).
pub(super) fn take_menu(game: &Scrapyard, state: &State, from: Piles, may_stop: bool) -> Entries {
    let sets = Pile::ALL.map(|pile| {
        if from.contains(pile) {
            state.scrap_kinds(game.rules(), pile)
        } else {
            0
        }
    });
    cards(if may_stop { STOP } else { 0 }, sets)
}

impl<E: Events<Event>> Table<'_, E> {
    /// Rolls the die for the named scrap pile (SE-6.1).
    pub(super) fn dig_in(&mut self, pile: DigPile) {
        let roll = RollFor::Dig(pile);
        self.state.agenda.push(Task::Die { roll });
    }

    /// Lets the player choose the card after the roll (SE-6.4); good rolls bring more (SE-13.16).
    pub(super) fn dig_succeeds(&mut self, pile: DigPile, value: u8) {
        let further = bonus_cards(self.game, self.state, value);
        self.state.agenda.replace(Task::Take {
            from: Origin::Scrap(Piles(pile.pile().bit())),
            left: Cards::and(further),
        });
    }

    /// Lets the ghost draw, unless an ability prevents it (SE-6.6, SE-6.7).
    pub(super) fn dig_fails(&mut self, pile: DigPile) {
        let cards = Few::nearest(dig_penalty(pile));
        let pile = pile.pile();
        self.state.agenda.replace(Task::Penalty { pile, cards });
    }

    /// Moves the card to the player's hand, even a kind already there (SE-6.5).
    pub(super) fn take_from_scrap(&mut self, card: Card) {
        let rules = self.rules();
        self.state.unscrapped(card.pile());
        self.state.give(rules, card);
        let from = TakenFrom::Scrap;
        self.tell(Event::Took { card, from });
    }
}
