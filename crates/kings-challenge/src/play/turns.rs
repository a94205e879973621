//! Chapter 6: order of play in phase 4.

use solo_core::Events;

use super::{Look, Play};
use crate::event::{Event, Reason};
use crate::phase::Step;
use crate::play::menu::{at, entry};
use crate::state::{Action, Pending};
use crate::terms::Side;

impl Look<'_> {
    /// Returns whether phase 4 ends (KC-6.2). Own dice are not needed while le Roy has some to
    /// sell, and those of a human who has passed stay (KC-6.6).
    fn actions_are_over(self) -> bool {
        let roy_has_none = self.state.dice(Side::Roy).is_empty();
        roy_has_none && (self.state.human.passed || self.state.dice(Side::Human).is_empty())
    }

    /// Lists the entries of the human's turn: influence, possible actions, the pass.
    #[inline]
    pub(super) fn turn_menu(self) -> u128 {
        // KC-7.1: influence before the action or the pass; KC-10.10: the pass is always possible.
        self.influence_menu() | self.action_menu() | entry(at::PASS)
    }
}

impl<E: Events<Event>> Play<'_, E> {
    /// Begins phase 4.
    pub(super) fn begin_actions(&mut self) {
        self.state.pending = Pending::None;
        // KC-6.1: the start player first.
        let start = self.look().start_player();
        self.next_turn(start);
    }

    /// Begins the next turn, this side first (KC-6.1 to KC-6.4).
    pub(super) fn next_turn(&mut self, side: Side) {
        self.state.pending = Pending::None;
        if self.look().actions_are_over() {
            self.end_round();
            return;
        }
        let roy_can = !self.state.dice(Side::Roy).is_empty();
        match side {
            // KC-6.4: a turn that is skipped adds to the pot.
            Side::Human if self.state.human.passed => {
                self.add_to_pot(self.constants().pass_later);
                self.begin_royal();
            }
            // KC-6.3: le Roy's turn is skipped while he has no die.
            Side::Roy if roy_can => self.begin_royal(),
            Side::Roy | Side::Human => self.state.step = Step::Turn,
        }
    }

    pub(super) fn begin_royal(&mut self) {
        self.state.step = Step::Royal;
        self.state.pending = Pending::Royal { first: None };
    }

    /// Ends the human's action.
    #[inline]
    pub(super) fn end_turn(&mut self) {
        self.state.action = Action::none();
        self.next_turn(Side::Roy);
    }

    fn add_to_pot(&mut self, deniers: u8) {
        let amount = i32::from(deniers);
        self.state.human.pot = self.state.human.pot.saturating_add(amount);
        self.tell(Event::Pot { amount });
    }

    /// Passes, which puts deniers into the pot (KC-6.5).
    pub(super) fn pass(&mut self) {
        self.state.human.passed = true;
        self.tell(Event::Passed);
        self.add_to_pot(self.constants().pass_first);
        self.next_turn(Side::Roy);
    }

    /// Carries out an entry of the human's turn.
    #[inline]
    pub(super) fn turn(&mut self, number: u8) {
        match number {
            0..at::ACTIVATE => self.use_influence(number),
            at::PASS => self.pass(),
            _ => self.begin_action(number),
        }
    }

    /// Pays out the pot (KC-13.1).
    pub(super) fn collect_pot(&mut self) {
        let pot = self.state.human.pot;
        self.state.human.pot = 0;
        self.deniers(pot, Reason::Pot.plain());
    }
}
