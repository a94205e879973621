//! Chapter SE-7: stealing, and taking cards from the ghost (SE-13.3).

use solo_core::{Events, Ranged};

use super::menu::{Rows, STOP, TAKE, cards};
use super::passive::lowered;
use super::settle::{counting_built, ghost_kinds};
use super::table::Table;
use crate::catalogue::Operation;
use crate::event::{Event, TakenFrom};
use crate::game::Scrapyard;
use crate::kinds::{Card, Pile, Piles, has};
use crate::numbers::{STEAL_FLOOR, STEAL_NEED};
use crate::phase::{Cards, Few, Origin, RollFor, Task};
use crate::refusal::Refusal;
use crate::state::{State, Zone};

/// SE-7.2: what can be stolen.
const FROM: Piles = Piles(3);

/// SE-7.2 to SE-7.6: the kinds that can be taken when the ghost must have `floor` of them.
#[inline]
fn takeable_of(game: &Scrapyard, state: &State, pile: Pile, floor: u8) -> u64 {
    ghost_kinds(game.rules(), state, pile, floor) & !held(game, state, pile)
}

/// SE-7.6: the kinds the player holds already, which would go straight back; Inventions are never taken.
#[inline]
fn held(game: &Scrapyard, state: &State, pile: Pile) -> u64 {
    match pile {
        Pile::Part => state.parts,
        Pile::Machine => state.machines | counting_built(game, state),
        Pile::Invention => u64::MAX,
    }
}

/// The same for a set of piles.
#[inline]
pub(super) fn takeable(game: &Scrapyard, state: &State, from: Piles, floor: u8) -> [u64; 3] {
    Pile::ALL.map(|pile| {
        if from.contains(pile) {
            takeable_of(game, state, pile, floor)
        } else {
            0
        }
    })
}

/// SE-7.2, SE-7.6: the kinds that a steal could bring now.
#[inline]
pub(crate) fn stealable(game: &Scrapyard, state: &State, pile: Pile) -> u64 {
    takeable_of(game, state, pile, STEAL_FLOOR)
}

/// SE-7.7: something can be stolen now.
#[inline]
pub(super) fn is_possible(game: &Scrapyard, state: &State) -> bool {
    stealable(game, state, Pile::Part) != 0 || stealable(game, state, Pile::Machine) != 0
}

/// SE-7.1, SE-13.14: the value a steal needs.
pub(super) fn needed(game: &Scrapyard, state: &State) -> u8 {
    lowered(game, state, STEAL_NEED, Operation::StealBonus)
}

/// SE-7.5, SE-13.3: every card that can be taken.
pub(super) fn take_menu(
    game: &Scrapyard,
    state: &State,
    from: Piles,
    floor: u8,
    may_stop: bool,
) -> Rows {
    let stop = if may_stop { STOP } else { 0 };
    cards(stop, TAKE, takeable(game, state, from, floor))
}

/// SE-7.3, SE-7.4, SE-7.6: why a card cannot be taken from the ghost; SE-16.2: it has none.
pub(super) fn why_not(game: &Scrapyard, state: &State, card: Card) -> Refusal {
    let rules = game.rules();
    if card.pile() == Pile::Invention {
        return Refusal::NotOffered;
    }
    let copies = state.count(rules.ghost(card.pile()), card.place());
    let held = has(held(game, state, card.pile()), card.place());
    let built = state
        .ghost_built_cards(rules)
        .any(|machine| Card::Machine(machine) == card);
    match copies {
        0 if built => Refusal::BuiltCopyOnly,
        0 => Refusal::NotOffered,
        _ if held => Refusal::AlreadyHeld,
        _ => Refusal::OnlyCopy,
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// SE-7.1: the die is rolled.
    pub(super) fn steal(&mut self) {
        let roll = RollFor::Steal;
        self.state.agenda.push(Task::Die { roll });
    }

    /// SE-7.2, SE-7.5: one card, chosen after the roll.
    pub(super) fn steal_succeeds(&mut self) {
        self.state.agenda.replace(Task::Take {
            from: Origin::Ghost {
                from: FROM,
                floor: Ranged::nearest(STEAL_FLOOR),
            },
            left: Cards::and(0),
        });
    }

    /// SE-7.8: nothing more happens, unless the option says otherwise.
    pub(super) fn steal_fails(&mut self) {
        let penalty = Few::new(self.game.options().steal_penalty());
        let pile = Pile::Part;
        let task = penalty.map(|cards| Task::Penalty { pile, cards });
        self.state.agenda.go_on(task);
    }

    /// SE-7.2, SE-7.3: an unbuilt card of the ghost comes into the player's hand.
    pub(super) fn take_from_ghost(&mut self, card: Card) {
        let rules = self.rules();
        self.state
            .count_down(rules.ghost(card.pile()), card.place());
        self.state.give(rules, card);
        let from = TakenFrom::Ghost;
        self.tell(Event::Took { card, from });
    }

    /// SE-13.4: a card that was looked at comes into the player's hand.
    pub(super) fn take_from_look(&mut self, card: Card) {
        let rules = self.rules();
        self.state.unlist(rules, Zone::Look, card.place());
        self.state.give(rules, card);
        let from = TakenFrom::Look;
        self.tell(Event::Took { card, from });
    }
}
