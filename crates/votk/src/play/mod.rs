//! The table of contents of the rulebook: the chapter that implements each phase.
//!
//! | phase | chapter | file |
//! | --- | --- | --- |
//! | `draw` | VK-1, VK-3.15 | [`knowledge`], [`turn`] |
//! | `lay` | VK-5.6 | [`pyramid`] |
//! | `bone` | VK-2.9 | [`setup`] |
//! | `stock`, `turn` | VK-6 | [`operations`], [`borrowing`] |
//! | `die`, `react` | VK-8 | [`bot_turn`] |
//! | `play`, `arrange`, `shed` | VK-3 | [`turn`] |
//! | `pay` | VK-4 | [`buying`] |
//! | `fall` | VK-5 | [`pyramid`] |
//! | `mode` | VK-6 | [`actions`] |
//! | `choose` | VK-6, VK-7 | [`choices`], [`attacks`] |
//! | `over` | VK-9, VK-14 | [`ending`], [`scoring`] |
//!
//! [`look::Look`] judges possibility and changes nothing; [`Table`] makes changes and judges
//! nothing. [`menu`] turns judgements into lists (VK-10).

pub(crate) mod actions;
pub(crate) mod attacks;
mod borrowing;
mod bot_turn;
pub(crate) mod buying;
mod choices;
mod ending;
mod knowledge;
mod look;
mod menu;
mod operations;
mod pyramid;
mod refuse;
pub(crate) mod scoring;
mod setup;
mod turn;

use solo_core::Events;

use crate::catalogue::Design;
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::{Event, Zone};
use crate::game::{Input, Valley};
use crate::phase::{Due, Phase, Stage};
use crate::state::{Offered, State};

pub(crate) use knowledge::{chance_weight, chances, face_down, pick_chance};
pub(crate) use look::Look;
pub(crate) use menu::{menu, offered};
pub(crate) use operations::trade_limit;
pub(crate) use refuse::{check_chance, check_decision, is_legal};

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
    On,
    /// The game waits for an input, by `State::phase`, or is over.
    Stop,
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
    table.play(Some(input));
}

/// Plays the set-up up to the first chance step (VK-10.4).
pub(crate) fn start(game: &Valley, events: &mut impl Events<Event>) -> State {
    let mut state = State::empty();
    let mut table = Table {
        game,
        state: &mut state,
        events,
    };
    table.deal();
    table.play(None);
    state
}

impl<E: Events<Event>> Table<'_, E> {
    /// Applies an input, then plays all automatic parts after it (VK-10.1).
    fn play(&mut self, input: Option<Input>) {
        let mut input = input;
        loop {
            let mut flow = match input {
                Some(Input::Decision(decision)) => self.decide(decision),
                Some(Input::Chance(chance)) => self.reveal(chance),
                None => Flow::On,
            };
            while flow == Flow::On {
                flow = self.go_on();
            }
            // VK-10.2: a decision whose list has exactly one entry is automatic.
            match self.offer() {
                Some(decision) => input = Some(Input::Decision(decision)),
                None => return,
            }
        }
    }

    /// Keeps the list of decisions with the position; returns the only one if there is exactly one.
    fn offer(&mut self) -> Option<Decision> {
        if self.state.phase.due() != Due::Player {
            self.state.offered = Offered::NONE;
            return None;
        }
        self.state.offered = offered(self.game, self.state);
        menu::only_decision(self.game, self.state)
    }

    /// Continues the interrupted part: the innermost action, otherwise the step of the turn.
    fn go_on(&mut self) -> Flow {
        if let Some(frame) = self.state.frames.top() {
            return self.go_on_with_action(frame);
        }
        match self.state.stage {
            Stage::Setup => self.go_on_with_set_up(),
            Stage::Play => self.ask(Phase::Play),
            Stage::Discard => self.go_on_discarding(),
            Stage::Rebuild => self.go_on_rebuilding(),
            Stage::Draw => self.go_on_drawing(),
            Stage::Gain => self.ask(Phase::Die),
            Stage::BotRebuild => self.go_on_with_window(),
        }
    }

    /// Applies the decision.
    fn decide(&mut self, decision: Decision) -> Flow {
        match decision {
            Decision::Buy(slot) => self.buy(slot),
            Decision::Use(card) => self.use_card(card),
            Decision::Entomb(card) => self.entomb(card),
            Decision::End => self.end_playing(),
            Decision::Pay(card) => self.pay(card),
            Decision::Fall(side) => self.let_fall(side),
            Decision::Mode(mode) => self.choose_mode(mode),
            Decision::Pick(card) => self.pick(card),
            Decision::Take(slot) => self.take(slot),
            Decision::Swap(pair) => self.swap(pair),
            Decision::Group(group) => self.aim_at(group),
            Decision::Again(card) => self.repeat(card),
            Decision::Do => self.go_ahead(),
            Decision::Top(card) => self.arrange(card),
            Decision::Shed(slot) => self.shed(slot),
            Decision::React(card) => self.react(card),
            Decision::Pass => self.pass(),
        }
    }

    /// Applies the outcome.
    fn reveal(&mut self, chance: Chance) -> Flow {
        match chance {
            Chance::Draw(card) => self.drawn(card),
            Chance::Lay(slot, card) => self.laid(slot, card),
            Chance::Bone(card) => self.first_bone(card),
            Chance::Turn(card) => self.turned_up(card),
            Chance::Stock(card) => self.taken_from_stock(card),
            Chance::Die(face) => self.gain(face),
        }
    }

    #[inline]
    fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    #[inline]
    fn moved(&mut self, card: Design, from: Zone, to: Zone) {
        self.tell(Event::Moved { card, from, to });
    }

    #[inline]
    fn ask(&mut self, phase: Phase) -> Flow {
        self.state.phase = phase;
        Flow::Stop
    }

    #[inline]
    fn look(&self) -> Look<'_> {
        Look::new(self.game, self.state)
    }
}
