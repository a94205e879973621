//! VK-6: actions and how they run.

use solo_core::Events;

use super::{Flow, Look, Table};
use crate::catalogue::{Design, Operation};
use crate::decision::Mode;
use crate::event::{Event, Zone};
use crate::phase::Phase;
use crate::state::{Begun, Designs, Frame, Origin, Pile};

/// The judgement of an operation (VK-6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Possible {
    /// Possible.
    Yes,
    /// Impossible, which makes the mode impossible.
    No,
    /// Impossible, but the rest may continue.
    Void,
}

impl Possible {
    /// Returns `Yes` if `holds`, otherwise `No`.
    pub(super) const fn or_no(holds: bool) -> Self {
        if holds { Self::Yes } else { Self::No }
    }
}

impl Look<'_> {
    /// Returns whether a hand card can be used for its action in step 1, judged by itself.
    pub(crate) fn can_use(&self, card: Design) -> bool {
        // VK-6.2: only an action of timing `turn`.
        self.state.hand.contains(card)
            && self.game.catalogue().usable_in_turn.contains(card)
            && self.after_using(card).available(card)
    }

    /// Returns the hand cards that can be used for their action in step 1.
    #[inline]
    pub(crate) fn usable(&self) -> Designs {
        let catalogue = self.game.catalogue();
        // VK-6.2: only an action of timing `turn`.
        let cards = self.state.hand.designs().and(catalogue.usable_in_turn);
        if cards.is_empty() {
            return Designs::EMPTY;
        }
        let quick = catalogue.quick;
        let mut usable = quick.always;
        if self.has_next_card() {
            usable = usable.or(quick.deck);
        }
        if self.state.pyramid.holds_two_designs() {
            usable = usable.or(quick.swap);
        }
        if self.state.hand.holds_two_cards() {
            usable = usable.or(quick.hand);
        }
        let others = cards.without(quick.all());
        cards
            .and(usable)
            .or(others.filter(|card| self.after_using(card).available(card)))
    }

    /// Returns whether one of the modes of an action is available (VK-6.5).
    pub(super) fn available(&self, card: Design) -> bool {
        let action = &self.game.catalogue().card(card).action;
        action.each_mode().any(|mode| self.mode_is_available(mode))
    }

    /// Returns whether a mode is available (VK-6.3, VK-6.5).
    ///
    /// No operation is impossible unless it may be, and at least one is possible.
    pub(super) fn mode_is_available(&self, operations: &[Operation]) -> bool {
        let mut some = false;
        for operation in operations {
            match (self.possible(operation, 0), operation.optional) {
                (Possible::Yes, _) => some = true,
                (Possible::No, false) => return false,
                // VK-6.4: for an optional operation `no` counts as `void`.
                (Possible::No, true) | (Possible::Void, _) => {}
            }
        }
        some
    }

    /// Returns whether the innermost action can now execute this operation of it.
    pub(crate) fn can_go_on_with(&self, operation: &Operation) -> bool {
        // VK-7.12: including the attack slots that the action itself holds.
        let depth = self.state.frames.depth();
        self.possible(operation, depth) == Possible::Yes
    }

    /// Returns the operation that is being executed.
    pub(crate) fn operation(&self) -> Option<&Operation> {
        let frame = self.state.frames.top()?;
        self.operation_of(frame)
    }

    /// Returns the current operation of an action.
    pub(crate) fn operation_of(&self, frame: Frame) -> Option<&Operation> {
        // VK-6.1: the action of a card is data.
        let action = &self.game.catalogue().card(frame.card).action;
        let place = usize::from(frame.op).checked_sub(1)?;
        action.mode(frame.mode).get(place)
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Starts an action.
    pub(super) fn run(&mut self, card: Design, from: Origin) -> Flow {
        self.state.left = 0;
        self.forget_operation();
        self.state.frames.push(Frame::new(card, from));
        Flow::On
    }

    /// Clears the memory of an operation before the next one begins.
    pub(super) fn forget_operation(&mut self) {
        self.state.begun = Begun::Fresh;
    }

    /// Continues the innermost action.
    ///
    /// It stays out of line, because most steps run no action.
    #[inline(never)]
    pub(super) fn go_on_with_action(&mut self, frame: Frame) -> Flow {
        if frame.mode == 0 {
            return self.begin_action(frame);
        }
        if self.state.left > 0 {
            return self.carry_out();
        }
        self.next_operation(frame)
    }

    fn begin_action(&mut self, frame: Frame) -> Flow {
        // VK-6.8: only an action with several modes requires a choice.
        if self.game.catalogue().card(frame.card).action.modes() > 1 {
            return self.ask(Phase::Mode);
        }
        self.state.frames.set_top(Frame { mode: 1, ..frame });
        Flow::On
    }

    pub(super) fn choose_mode(&mut self, mode: Mode) -> Flow {
        let mode = mode.get();
        if let Some(frame) = self.state.frames.top() {
            self.state.frames.set_top(Frame { mode, ..frame });
            let card = frame.card;
            self.tell(Event::ModeChosen { card, mode });
        }
        Flow::On
    }

    /// Continues with the next operation of the mode, or ends the action.
    fn next_operation(&mut self, frame: Frame) -> Flow {
        let frame = Frame {
            op: frame.op.wrapping_add(1),
            ..frame
        };
        let Some(operation) = self.look().operation_of(frame).copied() else {
            return self.close(frame);
        };
        self.state.frames.set_top(frame);
        self.forget_operation();
        // A condition is tested only once.
        if operation.effect.is_need() {
            return Flow::On;
        }
        if !self.look().can_go_on_with(&operation) {
            // VK-6.7: an operation that has become impossible is skipped.
            let Frame { card, op, .. } = frame;
            self.tell(Event::Skipped { card, op });
            return Flow::On;
        }
        self.state.left = operation.effect.repetitions();
        // VK-6.3: the player is asked about an optional part, unless its choices include `pass`.
        if operation.optional && !operation.offers_pass() {
            self.state.begun = Begun::Asking;
            return self.ask(Phase::Choose);
        }
        self.carry_out()
    }

    /// Ends the action.
    fn close(&mut self, frame: Frame) -> Flow {
        let Frame { card, from, .. } = frame;
        self.state.holders.release_from(self.state.frames.depth());
        self.state.frames.pop();
        self.forget_operation();
        // VK-6.12: used from the hand or turned over; repeated and borrowed actions add nothing.
        if matches!(from, Origin::Hand | Origin::Turned) {
            self.state.turn.executed.insert(card);
        }
        if from == Origin::Turned {
            // VK-6.15: the card is discarded.
            self.state.piles.push(Pile::Discard, card);
            self.moved(card, Zone::Turned, Zone::Discard);
        }
        Flow::On
    }

    /// Executes an optional part.
    #[cold]
    #[inline(never)]
    pub(super) fn go_ahead(&mut self) -> Flow {
        self.state.begun = Begun::Fresh;
        self.carry_out()
    }

    /// Declines an optional part, or closes the reaction window.
    pub(super) fn pass(&mut self) -> Flow {
        if self.state.phase == Phase::React {
            return self.pass_window();
        }
        if let Some(Frame { card, op, .. }) = self.state.frames.top() {
            self.tell(Event::Declined { card, op });
        }
        self.state.begun = Begun::Fresh;
        self.state.left = 0;
        Flow::On
    }
}
