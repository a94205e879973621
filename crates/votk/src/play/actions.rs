//! VK-6: actions and how they run.

use solo_core::{Events, Set, excluded};

use super::{Flow, Position, Table};
use crate::catalogue::{Action, Design, Effect, Need, Operation, Source, Timing};
use crate::decision::Mode;
use crate::event::Event;
use crate::ids::Zone;
use crate::phase::Pending;
use crate::refusal::Refusal;
use crate::state::{AttackSlot, Frame, Origin, Pile, Progress};

/// The judgement of an operation (VK-6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Judgement {
    /// Possible.
    Yes,
    /// Impossible, which makes the mode impossible.
    No,
    /// Impossible, but the rest may continue.
    Void,
}

impl Judgement {
    /// Returns `Yes` if `holds`, otherwise `No`.
    pub(super) const fn yes_or_no(holds: bool) -> Self {
        if holds { Self::Yes } else { Self::No }
    }
}

/// Returns the lack that makes an operation impossible, if it is no attack.
const fn lack(effect: &Effect) -> Refusal {
    match *effect {
        Effect::Need(Need::Bought) => Refusal::NothingBought,
        Effect::Need(Need::Discard(cards)) => too_few(Source::Discard, cards),
        Effect::Need(Need::Hand(cards)) => too_few(Source::Hand, cards),
        Effect::Need(Need::Tomb(cards)) => too_few(Source::Tomb, cards),
        Effect::Move {
            from: Source::DeckTop,
            ..
        }
        | Effect::Draw(_)
        | Effect::PlayTop => Refusal::NothingToDraw,
        Effect::Move {
            from: Source::Hand,
            n: 1,
            ..
        } => Refusal::NoOtherHandCard,
        Effect::Move {
            from: from @ Source::Stock,
            ..
        }
        | Effect::Move { from, n: 1, .. } => Refusal::NothingToMove { from },
        Effect::Move { from, n: cards, .. } => Refusal::TooFewToMove { from, cards },
        Effect::Trade { scope, .. } => Refusal::NothingToTrade { scope },
        Effect::Swap(scope) => Refusal::NothingToSwap { scope },
        Effect::Repeat => Refusal::NothingToRepeat,
        // The others are always possible, or attacks.
        _ => Refusal::Unavailable,
    }
}

const fn too_few(from: Source, cards: u8) -> Refusal {
    Refusal::TooFewCards { from, cards }
}

impl Position<'_> {
    /// Accepts a hand card for its action in step 1.
    pub(super) fn can_use(&self, card: Design) -> Result<(), Refusal> {
        // VK-6.2: only an action of timing `turn`.
        let timely = self.game.catalogue().usable_in_turn;
        self.can_run(card, timely, &self.after_using(card))
    }

    /// Accepts a hand card among the timely ones whose action is available after it has left the
    /// hand.
    pub(super) fn can_run(
        &self,
        card: Design,
        timely: Set<Design>,
        after: &Self,
    ) -> Result<(), Refusal> {
        if !self.state.hand.contains(card) {
            Err(Refusal::NotInHand)
        } else if !timely.contains(card) {
            // VK-6.2
            Err(match self.game.catalogue().card(card).timing {
                Timing::Turn => Refusal::OnlyInTurn,
                Timing::Reaction => Refusal::OnlyReaction,
                Timing::None => Refusal::NoAction,
            })
        } else if !after.is_available(card) {
            Err(Refusal::Unavailable)
        } else {
            Ok(())
        }
    }

    /// Returns whether one of the modes of an action is available (VK-6.5).
    pub(super) fn is_available(&self, card: Design) -> bool {
        let action = &self.game.catalogue().card(card).action;
        action.each_mode().any(|mode| self.judge_mode(mode).is_ok())
    }

    /// Accepts a mode of the innermost action (VK-6.8).
    pub(super) fn can_choose_mode(&self, mode: Mode) -> Result<(), Refusal> {
        let frame = self.state.frames.last();
        let action = frame.map(|frame| &self.game.catalogue().card(frame.card).action);
        let modes = action.map_or(0, Action::modes);
        Refusal::NoSuchMode.unless(mode.get() <= modes)?;
        let mode = action.map_or(&[][..], |action| action.mode(mode.get()));
        self.judge_mode(mode).map_err(|_| self.reason(mode))
    }

    /// Accepts a mode of which no operation is impossible unless it may be, and one is possible
    /// (VK-6.3, VK-6.5); otherwise returns the operation that forbids it, if there is one.
    fn judge_mode<'m>(&self, mode: &'m [Operation]) -> Result<(), Option<&'m Operation>> {
        let mut some = false;
        for operation in mode {
            match (self.judge_operation(operation, None), operation.optional) {
                (Judgement::Yes, _) => some = true,
                (Judgement::No, false) => return Err(Some(operation)),
                // VK-6.4: for an optional operation `no` counts as `void`.
                (Judgement::No, true) | (Judgement::Void, _) => {}
            }
        }
        if some { Ok(()) } else { Err(None) }
    }

    /// Returns the clause behind an action that is not available; other refusals stay.
    pub(super) fn explained(&self, card: Design, refusal: Refusal) -> Refusal {
        if refusal != Refusal::Unavailable {
            return refusal;
        }
        let action = &self.game.catalogue().card(card).action;
        let mut reasons = action.each_mode().map(|mode| self.reason(mode));
        let first = reasons.next().unwrap_or(refusal);
        // Modes that fail for different reasons have no common one.
        if reasons.all(|reason| reason == first) {
            first
        } else {
            refusal
        }
    }

    /// Returns the clause that forbids a mode.
    fn reason(&self, mode: &[Operation]) -> Refusal {
        let impossible = self.judge_mode(mode).err().flatten();
        let mut others = mode.iter().filter(|operation| !operation.effect.is_need());
        let only = others.next().filter(|_| others.next().is_none());
        let attack = impossible.or(only).map(|operation| &operation.effect);
        match attack.map(|effect| self.judge_attack(effect, None)) {
            Some(Err((refusal, _))) => refusal,
            _ => impossible.map_or(Refusal::NothingPossible, |one| lack(&one.effect)),
        }
    }

    /// Returns whether the innermost action can now execute this operation of it.
    pub(crate) fn is_possible(&self, operation: &Operation) -> bool {
        // VK-7.12: including the attack slots that the action itself holds.
        self.judge_operation(operation, self.state.innermost_index()) == Judgement::Yes
    }

    /// Returns the operation that is being executed.
    pub(crate) fn operation(&self) -> Option<&Operation> {
        let frame = self.state.frames.last()?;
        self.operation_of(*frame)
    }

    /// Returns the current operation of an action.
    pub(crate) fn operation_of(&self, frame: Frame) -> Option<&Operation> {
        // VK-6.1: the action of a card is data.
        let action = &self.game.catalogue().card(frame.card).action;
        let index = usize::from(frame.op).checked_sub(1)?;
        action.mode(frame.mode).get(index)
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Starts an action.
    pub(super) fn run(&mut self, card: Design, from: Origin) -> Flow {
        self.state.operation_progress = Progress::default();
        self.state.frames.push(Frame::new(card, from));
        Flow::GoOn
    }

    /// Continues the innermost action.
    pub(super) fn go_on_with_action(&mut self, frame: Frame) -> Flow {
        if frame.mode == 0 {
            return self.begin_action(frame);
        }
        if self.state.operation_progress.left > 0 {
            return self.execute_operation();
        }
        self.next_operation(frame)
    }

    fn begin_action(&mut self, frame: Frame) -> Flow {
        // VK-6.8: only an action with several modes requires a choice.
        if self.game.catalogue().card(frame.card).action.modes() > 1 {
            return self.ask(Pending::Mode);
        }
        self.state.replace_innermost(Frame { mode: 1, ..frame });
        Flow::GoOn
    }

    /// Returns the innermost action, of which the player decides something.
    fn innermost(&self) -> Frame {
        let frame = self.state.frames.last().copied();
        frame.unwrap_or_else(|| excluded(Frame::new(Design::default(), Origin::Hand)))
    }

    /// Begins a mode of the innermost action.
    pub(super) fn choose_mode(&mut self, mode: Mode) -> Flow {
        let frame = self.innermost();
        let (card, mode) = (frame.card, mode.get());
        self.state.replace_innermost(Frame { mode, ..frame });
        self.emit(Event::ModeChosen { card, mode });
        Flow::GoOn
    }

    /// Continues with the next operation of the mode, or ends the action.
    fn next_operation(&mut self, frame: Frame) -> Flow {
        let frame = Frame {
            op: frame.op + 1,
            ..frame
        };
        let Some(operation) = self.position().operation_of(frame).copied() else {
            return self.close(frame);
        };
        self.state.replace_innermost(frame);
        self.state.operation_progress = Progress::default();
        // A condition is tested only once.
        if operation.effect.is_need() {
            return Flow::GoOn;
        }
        if !self.position().is_possible(&operation) {
            // VK-6.7: an operation that has become impossible is skipped.
            let Frame { card, op, .. } = frame;
            self.emit(Event::Skipped { card, op });
            return Flow::GoOn;
        }
        self.state.operation_progress.left = operation.effect.repetitions();
        // VK-6.3: the player is asked about an optional part, unless its choices include `pass`.
        if operation.optional && !operation.offers_pass() {
            return self.ask(Pending::Ask);
        }
        self.execute_operation()
    }

    /// Ends the action.
    fn close(&mut self, frame: Frame) -> Flow {
        let Frame { card, from, .. } = frame;
        // VK-7.12: its attack slots are used, and held no more.
        for slot in AttackSlot::ALL {
            if self.state.slot_holders.of(slot) == self.state.innermost_index() {
                self.state.slot_holders.set(slot, None);
            }
        }
        self.state.frames.pop();
        self.state.operation_progress = Progress::default();
        // VK-6.12: used from the hand or turned over; repeated and borrowed actions add nothing.
        if matches!(from, Origin::Hand | Origin::Turned) {
            self.state.this_turn.executed.insert(card);
        }
        if from == Origin::Turned {
            // VK-6.15: the card is discarded.
            self.state.piles.push(Pile::Discard, card);
            self.moved(card, Zone::Turned, Zone::Discard);
        }
        Flow::GoOn
    }

    /// Declines an optional part of the innermost action.
    pub(super) fn decline(&mut self) -> Flow {
        let Frame { card, op, .. } = self.innermost();
        self.emit(Event::Declined { card, op });
        self.state.operation_progress.left = 0;
        Flow::GoOn
    }
}
