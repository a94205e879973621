//! The chapters of the rulebook, and the steps that belong to each.
//!
//! | chapter | file |
//! | --- | --- |
//! | 1 sides and material | `resources` |
//! | 2 setup | `setup` |
//! | 3 the round | `round` |
//! | 4 events | `events` |
//! | 5 defence against black dice | `defence` |
//! | 6 order of play | `turns` |
//! | 7 influence | `influence` |
//! | 8 groups of dice | `groups`, `demand`, `search`, `cubes`, `stones` |
//! | 9 citizens and buildings | `citizens` |
//! | 10 actions | `actions`, `activate` |
//! | 11 effects | `effects`, `effects_left` |
//! | 12 le Roy's turn | `royal` |
//! | 13 end and scoring | `scoring` |
//! | 14 the step machine | this file, `legal`, `chance` |
//!
//! In each chapter [`Position`] judges and changes nothing; [`Table`] makes the changes. `legal` is the
//! table of decisions, with the judgement behind each, and `chance` that of outcomes.
#![allow(
    clippy::arithmetic_side_effects,
    reason = "a position has at most a million deniers or VP, ten thousand cubes on a card, 99 influence, and citizens and dice below a hundred; printed values have two digits"
)]

mod actions;
mod activate;
mod chance;
mod citizens;
mod cubes;
mod defence;
mod demand;
mod effects;
mod effects_left;
mod events;
#[cfg(test)]
mod group_tests;
mod groups;
mod influence;
mod legal;
mod resources;
mod round;
mod royal;
mod scoring;
mod search;
mod setup;
mod stones;
mod turns;

use solo_core::{Events, Face};

use crate::catalogue::{Catalogue, Constants};
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::game::{Input, KingsChallenge};
use crate::state::{Action, LegalCache, Pending, State};
use crate::terms::Side;

pub(crate) use defence::strength;
pub(crate) use demand::Tally;
#[cfg(feature = "serde")]
pub(crate) use effects_left::EffectsLeft;
pub(crate) use events::chosen_loss;
pub(crate) use round::workforce;
pub(crate) use scoring::{outcome, standings};
pub(crate) use setup::{colour_due, table};

/// A position under the rules of its game, which judge it and change nothing.
#[derive(Clone, Copy)]
pub(crate) struct Position<'a> {
    pub(crate) game: &'a KingsChallenge,
    pub(crate) state: &'a State,
}

impl<'a> Position<'a> {
    pub(crate) const fn new(game: &'a KingsChallenge, state: &'a State) -> Self {
        Self { game, state }
    }

    pub(crate) fn catalogue(self) -> &'a Catalogue {
        self.game.catalogue()
    }

    pub(crate) fn constants(self) -> &'a Constants {
        self.catalogue().constants()
    }
}

/// A table at which a step is played.
pub(crate) struct Table<'a, E> {
    pub(crate) game: &'a KingsChallenge,
    pub(crate) state: &'a mut State,
    pub(crate) events: &'a mut E,
}

impl<'a, E: Events<Event>> Table<'a, E> {
    pub(crate) const fn new(
        game: &'a KingsChallenge,
        state: &'a mut State,
        events: &'a mut E,
    ) -> Self {
        Self {
            game,
            state,
            events,
        }
    }

    fn position(&self) -> Position<'_> {
        Position::new(self.game, self.state)
    }

    fn constants(&self) -> &'a Constants {
        self.game.catalogue().constants()
    }

    fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// Carries out a legal input and everything automatic that follows. There is no way back
    /// (KC-14.5).
    pub(crate) fn take(&mut self, input: Input) {
        match input {
            Input::Decision(decision) => self.decide(decision),
            Input::Chance(Chance::Roll(face)) => self.roll(face),
            Input::Chance(Chance::Character(card)) => self.stack_character(card),
            Input::Chance(Chance::Reveal(card)) => self.reveal(card),
            Input::Chance(Chance::Event(card)) => self.draw(card),
        }
    }

    /// Waits for the next input. A single one is taken immediately, without a step (KC-14.2). This
    /// ends, because every input brings the end of the game nearer.
    pub(crate) fn wait(&mut self) {
        loop {
            if self.state.pending.rolls() {
                // A die has six faces.
                self.state.legal_cache = LegalCache::default();
                return;
            }
            self.state.legal_cache = self.position().legal_cache();
            let position = self.position();
            let only = match position.source() {
                Some(_) => position.only_outcome().map(Input::Chance),
                None => position.only_decision().map(Input::Decision),
            };
            match only {
                Some(only) => self.take(only),
                None => return,
            }
        }
    }

    fn decide(&mut self, decision: Decision) {
        match (decision, self.state.pending) {
            (Decision::Settle(building, space), _) => self.settle(building, space),
            (Decision::Reroll(die), _) => self.begin_reroll(die),
            (Decision::Recruit, _) => self.recruit_for_influence(),
            (Decision::Flip(die), _) => self.flip(die),
            (Decision::FlipEnd, Pending::Flip { during, .. }) => {
                self.state.pending = during.pending();
            }
            (Decision::Guard(die), Pending::Guard { total, countered }) => {
                self.guard_with(die, total, countered);
            }
            (Decision::GuardEnd, _) => self.begin_go(Side::Roy),
            (Decision::Surrender, _) => self.surrender(),
            (
                Decision::LoseCube(_)
                | Decision::LoseBanner(_)
                | Decision::LoseStone(_)
                | Decision::Lay(..),
                Pending::Lose { effects, left },
            ) => self.lose(decision, effects, left),
            (Decision::Activate(card), _) => self.begin_action(Action::Activate(card.slot())),
            (Decision::Build, _) => self.begin_action(Action::Build),
            (Decision::Combat(card), _) => self.begin_action(Action::Combat(card)),
            (Decision::Place(building), _) => self.begin_action(Action::Place(building)),
            (Decision::Farm, _) => self.begin_action(Action::Farm),
            (Decision::Pass, _) => self.pass(),
            (Decision::From(origin), Pending::Origin(slot)) => self.hire(slot, origin),
            (Decision::CubeNone, Pending::Cube(action)) => self.begin_group(action, None),
            (Decision::Cube(card), Pending::Cube(action)) => self.spend_cube(action, card.slot()),
            (Decision::Die(die), Pending::Dice(action, group)) => self.add_die(action, group, die),
            (Decision::Done, Pending::Dice(action, group)) => self.close_group(action, group),
            (Decision::Times(times), Pending::Times(slot, group)) => {
                self.activate(slot, group, times.get());
            }
            (Decision::Choose(choice), Pending::Choose(activation)) => {
                self.choose(activation, choice.get());
            }
            (Decision::Mark(card), Pending::Mark(activation)) => self.mark(activation, card),
            // Not a legal decision.
            _ => {}
        }
    }

    fn roll(&mut self, face: Face) {
        match self.state.pending {
            Pending::SetupRoll(rolled) => self.roll_setup(rolled, face),
            Pending::Workforce {
                owner,
                colour,
                left,
            } => self.roll_workforce(owner, colour, left, face),
            Pending::BlackRoll { left } => self.roll_black(left, face),
            Pending::Reroll { colour, during } => self.reroll(colour, during, face),
            Pending::Black(activation) => self.roll_effect(activation, face),
            Pending::Royal { first } => self.roll_royal(first, face),
            // No die is due.
            _ => {}
        }
    }
}
