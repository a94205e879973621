//! The table of contents of the rulebook: the chapter that implements each phase.
//!
//! | phase | chapter | file |
//! | --- | --- | --- |
//! | `draw` | VK-1, VK-3.15 | [`chance`], [`turn`] |
//! | `lay` | VK-5.6 | [`pyramid`] |
//! | `bone` | VK-2.9 | [`setup`] |
//! | `stock`, `turn` | VK-6 | [`operations`], [`borrowing`] |
//! | `die`, `react` | VK-8 | [`bot_turn`]; the faces that can come: [`chance`] |
//! | `play`, `arrange`, `shed` | VK-3 | [`turn`] |
//! | `pay` | VK-4 | [`buying`] |
//! | `fall` | VK-5 | [`pyramid`]: cards fall after each removal; cards of the stock refill |
//! | `mode` | VK-6 | [`actions`] |
//! | `choose` | VK-6, VK-7 | [`choices`], [`attacks`] |
//! | `over` | VK-9, VK-14 | [`ending`], [`scoring`] |
//!
//! In each chapter [`Position`] judges and changes nothing; [`Table`] makes changes and judges
//! nothing. [`legal`] is the table of decisions (VK-10): the judgement behind each.
#![allow(
    clippy::arithmetic_side_effects,
    reason = "a zone has at most the cards that move, and a printed value at most two digits"
)]

pub(crate) mod actions;
pub(crate) mod attacks;
mod borrowing;
mod bot_turn;
pub(crate) mod buying;
mod chance;
mod choices;
mod ending;
mod legal;
mod not_chosen;
mod operations;
mod position;
mod pyramid;
pub(crate) mod scoring;
mod setup;
mod turn;

use solo_core::{EachLegal as _, Events, excluded};

use crate::catalogue::Design;
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::ids::Zone;
use crate::phase::{Pending, Stage};
use crate::state::{LegalCache, State};
use crate::valley::Input;
use crate::valley::Valley;

pub(crate) use operations::trade_limit;
pub(crate) use position::Position;
pub(crate) use turn::HAND;

/// A table at which a step is being played.
pub(crate) struct Table<'a, E> {
    pub(crate) game: &'a Valley,
    pub(crate) state: &'a mut State,
    pub(crate) events: &'a mut E,
}

/// The continuation after a part of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// The interrupted part continues.
    GoOn,
    /// The game waits for an input, by `State::pending`, or is over.
    Wait,
}

/// Applies a step that was found legal.
pub(crate) fn take_step(
    game: &Valley,
    state: &mut State,
    input: Input,
    events: &mut impl Events<Event>,
) {
    let mut table = Table {
        game,
        state,
        events,
    };
    let flow = match input {
        Input::Decision(decision) => table.decide(decision),
        Input::Chance(chance) => table.reveal(chance),
    };
    table.go_on_after(flow);
}

/// Plays the set-up up to the first chance step (VK-10.4).
pub(crate) fn start(game: &Valley, events: &mut impl Events<Event>) -> State {
    let mut state = State::empty();
    let mut table = Table {
        game,
        state: &mut state,
        events,
    };
    let flow = table.deal();
    table.go_on_after(flow);
    state
}

impl<E: Events<Event>> Table<'_, E> {
    /// Plays all automatic parts after an input (VK-10.1).
    fn go_on_after(&mut self, mut flow: Flow) {
        loop {
            while flow == Flow::GoOn {
                flow = self.go_on();
            }
            if !self.state.pending.is_decision() {
                self.state.legal_cache = LegalCache::default();
                return;
            }
            self.state.legal_cache = self.position().legal_cache();
            // VK-10.2: a decision whose list has exactly one entry is automatic.
            match self.position().only_decision() {
                Some(decision) => flow = self.decide(decision),
                None => return,
            }
        }
    }

    /// Continues the interrupted part: the innermost action, otherwise the step of the turn.
    fn go_on(&mut self) -> Flow {
        if let Some(&frame) = self.state.frames.last() {
            return self.go_on_with_action(frame);
        }
        match self.state.stage {
            Stage::Setup => self.go_on_with_set_up(),
            Stage::Play => self.ask(Pending::Play),
            Stage::Discard => self.discard(),
            Stage::Rebuild => self.go_on_rebuilding(),
            // VK-2.12: then comes the Bot; VK-3.16: the hand is kept through its turn.
            Stage::Draw => self.begin_bot_turn(),
            Stage::Gain => self.ask(Pending::Die),
            Stage::BotRebuild => self.go_on_with_window(),
        }
    }

    /// Applies a decision that was found legal.
    fn decide(&mut self, decision: Decision) -> Flow {
        match (self.state.pending, decision) {
            (Pending::Play, Decision::Buy(slot)) => self.buy(slot),
            (Pending::Play, Decision::Use(card)) => self.use_card(card),
            (Pending::Play, Decision::Entomb(card)) => self.entomb(card),
            (Pending::Play, Decision::End) => self.end_playing(),
            (Pending::Pay { slot, due, .. }, Decision::Pay(card)) => self.pay(card, slot, due),
            (Pending::Fall, Decision::Fall(side)) => self.let_fall(side),
            (Pending::Mode, Decision::Mode(mode)) => self.choose_mode(mode),
            (Pending::Ask, Decision::Do) => self.execute_operation(),
            (Pending::Ask | Pending::Choose, Decision::Pass) => self.decline(),
            (Pending::Choose, decision) => self.go_on_with_operation(Input::Decision(decision)),
            (Pending::Arrange { left }, Decision::Top(card)) => self.arrange(card, left),
            (Pending::Shed, Decision::Shed(slot)) => self.shed(slot),
            (Pending::React, Decision::React(card)) => self.react(card),
            (Pending::React, Decision::Pass) => self.pass_window(),
            _ => excluded(Flow::Wait),
        }
    }

    /// Applies an outcome that was found legal.
    fn reveal(&mut self, chance: Chance) -> Flow {
        match (self.state.pending, chance) {
            (Pending::Draw { left }, Chance::Draw(card)) => self.drawn(card, left),
            (Pending::Lay { slot }, Chance::Lay(_, card)) => self.laid(slot, card),
            (Pending::Bone, Chance::Bone(card)) => self.first_bone(card),
            (Pending::Die, Chance::Die(face)) => self.gain(face),
            (Pending::Stock | Pending::Turn, chance) => {
                self.go_on_with_operation(Input::Chance(chance))
            }
            _ => excluded(Flow::Wait),
        }
    }

    fn emit(&mut self, event: Event) {
        self.events.push(event);
    }

    fn moved(&mut self, card: Design, from: Zone, to: Zone) {
        self.emit(Event::Moved { card, from, to });
    }

    fn ask(&mut self, pending: Pending) -> Flow {
        self.state.pending = pending;
        Flow::Wait
    }

    fn position(&self) -> Position<'_> {
        Position::new(self.game, self.state)
    }
}
