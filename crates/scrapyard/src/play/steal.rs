//! Chapter SE-7: stealing, and taking cards from the ghost (SE-13.3).

use solo_core::{Events, Ranged};

use super::passive::lowered;
use super::settle::counting_built;
use super::table::{Position, Table};
use crate::catalogue::Operation;
use crate::event::{Event, TakenFrom};
use crate::kinds::{Card, Pile, Piles};
use crate::numbers::{STEAL_FLOOR, STEAL_NEED};
use crate::phase::{Cards, Few, Origin, RollFor, Task};
use crate::refusal::Refusal;
use crate::scrapyard::Scrapyard;
use crate::state::{CardSet, State, Zone};

/// The piles whose cards can be stolen (SE-7.2).
const FROM: Piles = Piles::PARTS_AND_MACHINES;

/// Returns the kinds that the player holds, of which another card would go straight back (SE-10.4).
pub(crate) fn kinds_held(game: &Scrapyard, state: &State) -> CardSet {
    CardSet {
        parts: state.player.parts.kinds(),
        machines: state.player.machines.kinds() | counting_built(game, state),
        ..CardSet::EMPTY
    }
}

/// Returns whether the ghost has built this machine with its card, which counts (SE-7.3).
fn is_built_by_ghost(state: &State, card: Card) -> bool {
    matches!(card, Card::Machine(machine) if state.ghost.built_cards().contains(machine))
}

impl Position<'_> {
    /// Checks that a card can be taken from the ghost, which must have `floor` cards of its kind (SE-7.2
    /// to SE-7.6, SE-13.3). Inventions are never taken.
    pub(super) fn can_take_from_ghost(
        self,
        from: Piles,
        floor: u8,
        card: Card,
    ) -> Result<(), Refusal> {
        if !from.contains(card.pile()) || card.pile() == Pile::Invention {
            return Err(Refusal::OtherPile);
        }
        let (unbuilt, built) = (
            self.state.ghost.copies(card),
            is_built_by_ghost(self.state, card),
        );
        match unbuilt {
            0 if built => Err(Refusal::BuiltCopyOnly),
            0 => Err(Refusal::GhostHasNone),
            _ if kinds_held(self.game, self.state).contains(card) => Err(Refusal::AlreadyHeld),
            _ if unbuilt + u8::from(built) < floor => Err(Refusal::OnlyCopy { floor }),
            _ => Ok(()),
        }
    }

    /// Returns the kinds that the ghost has and the player does not hold (SE-7.6).
    fn unheld(self) -> CardSet {
        let held = kinds_held(self.game, self.state);
        CardSet {
            parts: self.state.ghost.parts.kinds() - held.parts,
            machines: self.state.ghost.machines.kinds() - held.machines,
            ..CardSet::EMPTY
        }
    }

    /// Returns the cards that can be taken from the ghost.
    pub(super) fn takeable_from_ghost(self, from: Piles, floor: u8) -> CardSet {
        let unheld = self.unheld();
        unheld.filter(|card| self.can_take_from_ghost(from, floor, card).is_ok())
    }

    /// Returns the cards that a steal could bring now (SE-7.2).
    pub(crate) fn stealable(self) -> CardSet {
        self.takeable_from_ghost(FROM, STEAL_FLOOR)
    }

    /// Checks that something can be stolen now (SE-7.7).
    pub(super) fn can_steal(self) -> Result<(), Refusal> {
        let can_take = |card| self.can_take_from_ghost(FROM, STEAL_FLOOR, card).is_ok();
        let found = self.unheld().iter().any(can_take);
        found.then_some(()).ok_or(Refusal::NothingToSteal)
    }
}

/// Returns the value that a steal needs (SE-7.1, SE-13.14).
pub(super) fn needed(game: &Scrapyard, state: &State) -> u8 {
    lowered(game, state, STEAL_NEED, Operation::StealBonus)
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
        let penalty = Few::new(self.game.options().steal_penalty.get());
        let pile = Pile::Part;
        let task = penalty.map(|cards| Task::Penalty { pile, cards });
        self.state.agenda.go_on(task);
    }

    /// Moves an unbuilt card of the ghost to the player's hand (SE-7.2, SE-7.3).
    pub(super) fn take_from_ghost(&mut self, card: Card) {
        self.state.ghost.remove(card);
        self.state.player.give(card);
        let from = TakenFrom::Ghost;
        self.emit(Event::Took { card, from });
    }

    /// Moves a card that was looked at to the player's hand (SE-13.4).
    pub(super) fn take_from_look(&mut self, card: Card) {
        self.state.known.take(Zone::LookedAt, card);
        self.state.player.give(card);
        let from = TakenFrom::Look;
        self.emit(Event::Took { card, from });
    }
}
