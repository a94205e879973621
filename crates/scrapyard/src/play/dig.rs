//! Chapter SE-6: digging, and taking cards from scrap piles (SE-13.2).

use solo_core::Events;

use super::passive::{bonus_cards, lowered};
use super::table::{Position, Table};
use crate::catalogue::Operation;
use crate::event::{Event, TakenFrom};
use crate::kinds::{Card, DigPile, Piles};
use crate::numbers::{DIG_NEED, dig_penalty};
use crate::phase::{Cards, Few, Origin, RollFor, Task};
use crate::refusal::Refusal;
use crate::scrapyard::Scrapyard;
use crate::state::{CardSet, State};

impl Position<'_> {
    /// Checks that there is something to dig for (SE-6.3). The type excludes the pile of Inventions
    /// (SE-6.2).
    pub(super) fn can_dig(self, pile: DigPile) -> Result<(), Refusal> {
        if self.state.scraps.len(pile.pile()) > 0 {
            Ok(())
        } else {
            Err(Refusal::NothingToDig)
        }
    }

    /// Checks that the card lies in one of these scrap piles (SE-6.4, SE-13.2).
    pub(super) fn can_take_from_scraps(self, from: Piles, card: Card) -> Result<(), Refusal> {
        Refusal::OtherPile.unless(from.contains(card.pile()))?;
        Refusal::NotInScraps.unless(self.state.scraps.copies(card) > 0)
    }

    /// Returns every card in these scrap piles.
    pub(super) fn takeable_from_scraps(self, from: Piles) -> CardSet {
        self.state.scraps.kinds(from.set())
    }
}

/// Returns the value that a dig needs (SE-6.1, SE-13.13).
pub(super) fn needed(game: &Scrapyard, state: &State) -> u8 {
    lowered(game, state, DIG_NEED, Operation::DigBonus)
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
            from: Origin::Scrap(Piles::from(pile.pile())),
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
        self.state.scraps.take(card);
        self.state.player.give(card);
        let from = TakenFrom::Scrap;
        self.emit(Event::Took { card, from });
    }
}
