//! Chapter SE-6: digging, and taking cards from scrap piles (SE-13.2).

use solo_core::Events;

use super::Table;
use super::menu::{Menu, STOP, Verb};
use super::roll::{bonus_cards, lowered};
use crate::catalogue::Operation;
use crate::event::{Event, TakenFrom};
use crate::game::Scrapyard;
use crate::kinds::{Card, Pile, Piles};
use crate::phase::{Origin, RollFor, Task};
use crate::refusal::Refusal;
use crate::state::State;

/// SE-6.1: a dig needs this much.
const NEED: u8 = 5;
/// SE-6.6: a failed Part dig gives the ghost so many Parts.
const PARTS_FOR_THE_GHOST: u8 = 3;
/// SE-6.7: a failed machine dig gives the ghost so many machines.
const MACHINES_FOR_THE_GHOST: u8 = 2;

/// SE-6.2, SE-6.3: there is something to dig for, and not among the Inventions.
#[inline]
pub(super) fn check(state: &State, pile: Pile) -> Result<(), Refusal> {
    if pile == Pile::Invention {
        Err(Refusal::NoInventionDig)
    } else if state.scrap_cards(pile) == 0 {
        Err(Refusal::NothingToDig)
    } else {
        Ok(())
    }
}

/// SE-6.1, SE-13.13: the value a dig needs.
pub(super) fn needed(game: &Scrapyard, state: &State) -> u8 {
    lowered(game, state, NEED, Operation::DigBonus)
}

/// SE-6.4, SE-13.2: every card that lies in one of the scrap piles.
pub(super) fn take_menu(game: &Scrapyard, state: &State, from: Piles, may_stop: bool) -> Menu {
    let cards = Pile::ALL.map(|pile| {
        if from.contains(pile) {
            state.scrap_kinds(&game.rules, pile)
        } else {
            0
        }
    });
    Menu {
        plain: if may_stop { STOP } else { 0 },
        ..Menu::of(Verb::Take, cards)
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// SE-6.1: the die is rolled for the scrap pile that was named.
    pub(super) fn dig_in(&mut self, pile: Pile) {
        self.state.agenda.push(Task::Die(RollFor::Dig(pile)));
    }

    /// SE-6.4: the card is chosen after the roll. SE-13.16: good rolls bring more.
    pub(super) fn dig_succeeds(&mut self, pile: Pile, value: u8) {
        let further = bonus_cards(self.game, self.state, value);
        self.state.agenda.replace(Task::Take {
            from: Piles(pile.bit()),
            origin: Origin::Scrap,
            left: further.saturating_add(1),
            may_stop: false,
        });
    }

    /// SE-6.6, SE-6.7: the ghost draws, unless an ability prevents it.
    pub(super) fn dig_fails(&mut self, pile: Pile) {
        let cards = match pile {
            Pile::Part => PARTS_FOR_THE_GHOST,
            Pile::Machine | Pile::Invention => MACHINES_FOR_THE_GHOST,
        };
        self.state.agenda.replace(Task::Penalty { pile, cards });
    }

    /// SE-6.5: the card comes into the player's hand, even one he holds already.
    pub(super) fn take_from_scrap(&mut self, card: Card) {
        let rules = self.rules();
        self.state.unscrapped(card.pile());
        self.state.give(rules, card);
        let from = TakenFrom::Scrap;
        self.tell(Event::Took { card, from });
    }
}
