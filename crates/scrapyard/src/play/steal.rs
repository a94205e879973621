//! Chapter SE-7: stealing, and taking cards from the ghost (SE-13.3).

use solo_core::{Events, Ranged};

use super::menu::{STOP, cards};
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
use crate::state::{Entries, State, Zone};

/// The piles whose cards can be stolen (SE-7.2).
const FROM: Piles = Piles(3);

/// Returns the kinds that can be taken if the ghost must have `floor` of them (SE-7.2 to SE-7.6).
#[inline]
fn takeable_of(game: &Scrapyard, state: &State, pile: Pile, floor: u8) -> u64 {
    ghost_kinds(game.rules(), state, pile, floor) & !held(game, state, pile)
}

/// Returns the kinds that the player already holds, which would go straight back (SE-7.6).
/// Inventions are never taken.
#[inline]
fn held(game: &Scrapyard, state: &State, pile: Pile) -> u64 {
    match pile {
        Pile::Part => state.parts,
        Pile::Machine => state.machines | counting_built(game, state),
        Pile::Invention => u64::MAX,
    }
}

/// Returns the same for a set of piles.
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

/// Returns the kinds that a steal could bring now (SE-7.2, SE-7.6).
#[inline]
pub(crate) fn stealable(game: &Scrapyard, state: &State, pile: Pile) -> u64 {
    takeable_of(game, state, pile, STEAL_FLOOR)
}

/// Returns whether anything can be stolen now (SE-7.7).
#[inline]
pub(super) fn is_possible(game: &Scrapyard, state: &State) -> bool {
    stealable(game, state, Pile::Part) != 0 || stealable(game, state, Pile::Machine) != 0
}

/// Returns the value that a steal needs (SE-7.1, SE-13.14).
pub(super) fn needed(game: &Scrapyard, state: &State) -> u8 {
    lowered(game, state, STEAL_NEED, Operation::StealBonus)
}

/// Lists every card that can be taken (SE-7.5, SE-13.3).
pub(super) fn take_menu(
    game: &Scrapyard,
    state: &State,
    from: Piles,
    floor: u8,
    may_stop: bool,
) -> Entries {
    let stop = if may_stop { STOP } else { 0 };
    cards(stop, takeable(game, state, from, floor))
}

/// Returns the refusal of a card that cannot be taken from the ghost (SE-7.3, SE-7.4, SE-7.6). The
/// ghost may not even have it (SE-16.2).
pub(super) fn why_not(game: &Scrapyard, state: &State, card: Card) -> Refusal {
    let rules = game.rules();
    if card.pile() == Pile::Invention {
        return Refusal::NotOffered;
    }
    let copies = state.ghost_copies(rules, card.pile(), card.place());
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
    /// Rolls the die for a steal (SE-7.1).
    pub(super) fn steal(&mut self) {
        let roll = RollFor::Steal;
        self.state.agenda.push(Task::Die { roll });
    }

    /// Lets the player choose one card, after the roll (SE-7.2, SE-7.5).
    pub(super) fn steal_succeeds(&mut self) {
        self.state.agenda.replace(Task::Take {
            from: Origin::Ghost {
                from: FROM,
                floor: Ranged::nearest(STEAL_FLOOR),
            },
            left: Cards::and(0),
        });
    }

    /// Ends the steal, with a penalty only by option (SE-7.8).
    pub(super) fn steal_fails(&mut self) {
        let penalty = Few::new(self.game.options().steal_penalty());
        let pile = Pile::Part;
        let task = penalty.map(|cards| Task::Penalty { pile, cards });
        self.state.agenda.go_on(task);
    }

    /// Moves an unbuilt card of the ghost to the player's hand (SE-7.2, SE-7.3).
    pub(super) fn take_from_ghost(&mut self, card: Card) {
        let rules = self.rules();
        self.state.take_from_ghost(rules, card);
        self.state.give(rules, card);
        let from = TakenFrom::Ghost;
        self.tell(Event::Took { card, from });
    }

    /// Moves a card that was looked at to the player's hand (SE-13.4).
    pub(super) fn take_from_look(&mut self, card: Card) {
        let rules = self.rules();
        self.state.unlist(rules, Zone::Look, card.place());
        self.state.give(rules, card);
        let from = TakenFrom::Look;
        self.tell(Event::Took { card, from });
    }
}
