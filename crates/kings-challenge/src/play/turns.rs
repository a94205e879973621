//! Chapter 6: order of play in phase 4.

use solo_core::Events;

use super::{Position, Table};
use crate::event::{Event, Reason};
use crate::state::Pending;
use crate::terms::Side;

impl Position<'_> {
    /// Returns whether phase 4 ends (KC-6.2). Own dice are not needed while le Roy has some to
    /// sell, and those of a human who has passed stay (KC-6.6).
    fn actions_are_over(self) -> bool {
        let roy_has_none = self.state.dice(Side::Roy).is_empty();
        roy_has_none && (self.state.human.passed || self.state.dice(Side::Human).is_empty())
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Begins phase 4.
    pub(super) fn begin_actions(&mut self) {
        // KC-6.1: the start player first.
        let start = self.position().start_player();
        self.next_turn(start);
    }

    /// Begins the next turn, this side first (KC-6.1 to KC-6.4).
    pub(super) fn next_turn(&mut self, side: Side) {
        if self.position().actions_are_over() {
            self.end_round();
            return;
        }
        let royal = Pending::Royal { first: None };
        let roy_can = !self.state.dice(Side::Roy).is_empty();
        self.state.pending = match side {
            // KC-6.4: a turn that is skipped adds to the pot.
            Side::Human if self.state.human.passed => {
                self.add_to_pot(self.constants().pass_later);
                royal
            }
            // KC-6.3: le Roy's turn is skipped while he has no die.
            Side::Roy if roy_can => royal,
            // KC-7.1: influence before the action or the pass; KC-10.10: the pass is always
            // possible.
            Side::Roy | Side::Human => Pending::Turn,
        };
    }

    /// Ends the human's action.
    pub(super) fn end_turn(&mut self) {
        self.next_turn(Side::Roy);
    }

    fn add_to_pot(&mut self, deniers: u8) {
        let amount = i32::from(deniers);
        self.state.human.pot += amount;
        self.tell(Event::Pot { amount });
    }

    /// Passes, which puts deniers into the pot (KC-6.5).
    pub(super) fn pass(&mut self) {
        self.state.human.passed = true;
        self.tell(Event::Passed);
        self.add_to_pot(self.constants().pass_first);
        self.next_turn(Side::Roy);
    }

    /// Pays out the pot (KC-13.1).
    pub(super) fn collect_pot(&mut self) {
        let pot = core::mem::take(&mut self.state.human.pot);
        self.deniers(pot, Reason::Pot.plain());
    }
}
