//! The chapters of the rulebook, and the steps that belong to each.
//!
//! | chapter | file |
//! | --- | --- |
//! | 1 sides and material | `material` |
//! | 2 setup | `setup` |
//! | 3 the round | `round` |
//! | 4 events | `events` |
//! | 5 defence against black dice | `defence` |
//! | 6 order of play | `turns` |
//! | 7 influence | `influence` |
//! | 8 groups of dice | `groups`, `plan`, `reach`, `means`, `cubes`, `build` |
//! | 9 citizens and buildings | `citizens` |
//! | 10 actions | `actions`, `activate` |
//! | 11 effects | `effects`, `remaining` |
//! | 12 le Roy's turn | `royal` |
//! | 13 end and scoring | `scoring` |
//! | 14 the step machine | this file, `menu` |

mod actions;
mod activate;
mod build;
mod citizens;
mod cubes;
mod defence;
mod effects;
mod events;
#[cfg(test)]
mod group_tests;
mod groups;
mod influence;
mod material;
mod means;
pub(crate) mod menu;
mod plan;
mod reach;
mod remaining;
mod round;
mod royal;
mod scoring;
mod setup;
mod turns;

use solo_core::Events;
use solo_core::bits::wide;

use crate::catalogue::{Catalogue, Constants};
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::game::KingsChallenge;
use crate::phase::Step;
use crate::refusal::Refusal;
use crate::state::State;

pub(crate) use defence::strength;
#[cfg(feature = "serde")]
pub(crate) use remaining::Remaining;
pub(crate) use round::{lane, lane_of};
pub(crate) use scoring::{outcome, standings};
pub(crate) use setup::table;

/// A position with its rules, read-only.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub(crate) game: &'a KingsChallenge,
    pub(crate) state: &'a State,
}

impl<'a> Look<'a> {
    #[inline]
    pub(crate) const fn new(game: &'a KingsChallenge, state: &'a State) -> Self {
        Self { game, state }
    }

    #[inline]
    pub(crate) fn catalogue(self) -> &'a Catalogue {
        self.game.catalogue()
    }

    #[inline]
    pub(crate) fn constants(self) -> &'a Constants {
        self.catalogue().constants()
    }

    /// Returns the legal entries of the present step: the one predicate behind lists and tests
    /// (KC-14.3).
    #[inline]
    pub(crate) fn menu(self) -> u128 {
        match self.state.step {
            step if step.rolls() => SIX_FACES,
            Step::Character => self.character_menu(),
            Step::Settle => self.settle_menu(),
            Step::Reveal => self.reveal_menu(),
            Step::Draw => self.draw_menu(),
            Step::Lose => self.lose_menu(),
            Step::Guard => self.guard_menu(),
            Step::GuardFlip | Step::TurnFlip => self.flip_menu(),
            Step::Turn => self.turn_menu(),
            Step::Source => self.source_menu(),
            Step::Cube => self.cube_menu(),
            Step::Dice => self.dice_menu(),
            Step::Times => self.times_menu(),
            Step::Choose => self.choose_menu(),
            Step::Mark => self.mark_menu(),
            _ => 0,
        }
    }

    /// Returns the refusal of a decision that is not in the list.
    #[cold]
    pub(crate) fn refusal(self, decision: Decision) -> Refusal {
        match (self.state.step, decision) {
            // KC-13.2: after the last round nothing more happens.
            (Step::Over, _) => Refusal::Over,
            (Step::Settle, Decision::Settle(..)) => Refusal::SpaceTaken,
            (
                _,
                Decision::Reroll(_) | Decision::Recruit | Decision::Flip(_) | Decision::FlipEnd,
            ) => self.influence_refusal(decision),
            (_, Decision::Guard(_) | Decision::GuardEnd | Decision::Surrender) => {
                self.guard_refusal(decision)
            }
            (
                _,
                Decision::LoseCube(_)
                | Decision::LoseBanner(_)
                | Decision::LoseStone(_)
                | Decision::Lay(..),
            ) => self.lose_refusal(decision),
            (Step::Turn, Decision::Activate(card)) => self.activate_refusal(card),
            (Step::Turn, Decision::Combat(card)) => self.combat_refusal(card),
            (Step::Turn, Decision::Place(_)) => self.place_refusal(),
            (Step::Turn, Decision::Build | Decision::Farm) | (Step::Cube, Decision::CubeNone) => {
                Refusal::NoCompleteGroup
            }
            (Step::Source, Decision::From(_)) => Refusal::NoSource,
            (Step::Cube, Decision::Cube(_)) => Refusal::NoSuchCube,
            (Step::Dice, Decision::Die(die)) => self.die_refusal(die),
            (Step::Dice, Decision::Done) => Refusal::GroupIncomplete,
            (Step::Times, Decision::Times(_)) => Refusal::TooManyTimes,
            (Step::Choose, Decision::Choose(_)) => Refusal::NoSuchChoice,
            (Step::Mark, Decision::Mark(_)) => Refusal::NoSuchMark,
            // KC-14.1: the step determines who decides what.
            _ => Refusal::NotNow,
        }
    }

    /// Returns the refusal of an outcome that is not in the list.
    #[cold]
    pub(crate) fn chance_refusal(self, outcome: Chance) -> Refusal {
        match (self.state.step, outcome) {
            (Step::Over, _) => Refusal::Over,
            (Step::Character, Chance::Character(_)) => Refusal::CharacterStacked,
            (Step::Reveal, Chance::Reveal(_)) => Refusal::NotInSlot,
            (Step::Draw, Chance::Event(_)) => self.draw_refusal(),
            _ => Refusal::NotNow,
        }
    }
}

/// The list of a die: the faces 1 to 6 (KC-14.3).
const SIX_FACES: u128 = 0b11_1111;

/// A position in play, the only type that changes positions.
pub(crate) struct Play<'a, E> {
    pub(crate) game: &'a KingsChallenge,
    pub(crate) state: &'a mut State,
    pub(crate) events: &'a mut E,
}

impl<'a, E: Events<Event>> Play<'a, E> {
    #[inline]
    pub(crate) fn new(game: &'a KingsChallenge, state: &'a mut State, events: &'a mut E) -> Self {
        Self {
            game,
            state,
            events,
        }
    }

    #[inline]
    fn look(&self) -> Look<'_> {
        Look::new(self.game, self.state)
    }

    #[inline]
    fn constants(&self) -> &'a Constants {
        self.game.catalogue().constants()
    }

    #[inline]
    fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// Stores the legal entries. A single entry is applied immediately, without a step (KC-14.2).
    #[inline]
    pub(crate) fn wait(&mut self) {
        if self.state.step.rolls() {
            self.state.menu = SIX_FACES;
        } else {
            self.wait_for_choice();
        }
    }

    /// Stores the legal entries of a step that may have one. This ends, because every entry brings
    /// the end of the game nearer.
    #[inline(never)]
    fn wait_for_choice(&mut self) {
        while !self.state.step.rolls() {
            let menu = self.look().menu();
            self.state.menu = menu;
            if wide::rest(menu) != 0 {
                return;
            }
            // KC-14.2: the only entry of a list is applied immediately.
            match wide::first(menu) {
                Some(only) => self.take(only),
                None => return,
            }
        }
        self.state.menu = SIX_FACES;
    }

    /// Carries out an entry of the list and everything automatic that follows. There is no way back
    /// (KC-14.5).
    #[inline]
    pub(crate) fn take(&mut self, number: u8) {
        match self.state.step {
            Step::Character => self.stack_character(number),
            Step::SetupRoll => self.roll_setup(number),
            Step::Settle => self.settle(number),
            Step::Reveal => self.reveal(number),
            Step::Workforce => self.roll_workforce(number),
            Step::Draw => self.draw(number),
            Step::Lose => self.lose(number),
            Step::BlackRoll => self.roll_black(number),
            Step::Guard => self.guard(number),
            Step::GuardReroll | Step::TurnReroll => self.reroll(number),
            Step::GuardFlip | Step::TurnFlip => self.flip_further(number),
            Step::Turn => self.turn(number),
            Step::Source => self.hire(number),
            Step::Cube => self.spend_cube(number),
            Step::Dice => self.add_die(number),
            Step::Times => self.activate_times(number),
            Step::Choose => self.choose(number),
            Step::Mark => self.mark(number),
            Step::Black => self.roll_effect(number),
            Step::Royal => self.roll_royal(number),
            Step::Over => {}
        }
    }
}
