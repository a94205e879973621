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
//! | 8 groups of dice | `groups`, `demand`, `search`, `no_group`, `cubes`, `stones` |
//! | 9 citizens and buildings | `citizens` |
//! | 10 actions | `actions`, `activate`, `stones` |
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
mod groups;
mod influence;
mod legal;
mod no_group;
mod resources;
mod round;
mod royal;
mod scoring;
mod search;
mod setup;
mod stones;
mod turns;

use solo_core::{EachLegal as _, Events, excluded};

use crate::catalogue::{Catalogue, Constants};
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::kings_challenge::{Input, KingsChallenge};
use crate::state::{Action, LegalCache, Occasion, Pending, State};
use crate::terms::{BuildingSpace, Side};

pub(crate) use defence::strength;
pub(crate) use demand::Tally;
#[cfg(feature = "serde")]
pub(crate) use effects_left::EffectsLeft;
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
        self.apply(input).unwrap_or_else(|| excluded(()));
    }

    /// Does the same; `None` if the input is not legal.
    fn apply(&mut self, input: Input) -> Option<()> {
        match input {
            Input::Decision(decision) => self.decide(decision),
            Input::Chance(chance) => self.reveal_or_roll(chance),
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

    fn decide(&mut self, decision: Decision) -> Option<()> {
        match (self.state.pending, decision) {
            (Pending::Settle, Decision::Settle(building, space)) => self.settle(building, space),
            (Pending::Guard { total, countered }, Decision::Guard(die)) => {
                self.guard_with(die, total, countered)?;
            }
            (Pending::Guard { countered, .. }, Decision::Reroll(die)) => {
                self.begin_reroll(die, Occasion::Go { countered });
            }
            (Pending::Turn, Decision::Reroll(die)) => self.begin_reroll(die, Occasion::Turn),
            (Pending::Guard { .. } | Pending::Turn, Decision::Recruit) => {
                self.recruit_for_influence();
            }
            (Pending::Guard { countered, .. }, Decision::Flip(die)) => {
                self.begin_flip(die, Occasion::Go { countered });
            }
            (Pending::Turn, Decision::Flip(die)) => self.begin_flip(die, Occasion::Turn),
            (
                Pending::Flip {
                    left,
                    flipped,
                    during,
                },
                Decision::Flip(die),
            ) => self.flip(die, left, flipped, during),
            (Pending::Flip { during, .. }, Decision::FlipEnd) => {
                self.state.pending = during.pending();
            }
            (Pending::Guard { .. }, Decision::GuardEnd) => self.begin_go(Side::Roy),
            (Pending::Guard { .. }, Decision::Surrender) => self.surrender()?,
            (Pending::Lose { effects, left }, Decision::LoseCube(of)) => {
                self.lose_cube(effects.card, of);
                self.go_on_losing(effects, left)?;
            }
            (Pending::Lose { effects, left }, Decision::LoseBanner(of)) => {
                self.lose_banner(effects.card, of)?;
                self.go_on_losing(effects, left)?;
            }
            (Pending::Lose { effects, left }, Decision::LoseStone(at)) => {
                self.lose_stone(effects.card, at);
                self.go_on_losing(effects, left)?;
            }
            (Pending::Lose { effects, left }, Decision::Lay(building, space)) => {
                self.lay_down(effects.card, BuildingSpace::new(building, space));
                self.go_on_losing(effects, left)?;
            }
            (Pending::Turn, Decision::Activate(card)) => {
                self.begin_action(Action::Activate(card.slot()));
            }
            (Pending::Turn, Decision::Build) => self.begin_action(Action::Build),
            (Pending::Turn, Decision::Combat(card)) => self.begin_action(Action::Combat(card)),
            (Pending::Turn, Decision::Place(building)) => {
                self.begin_action(Action::Place(building));
            }
            (Pending::Turn, Decision::Farm) => self.begin_action(Action::Farm),
            (Pending::Turn, Decision::Pass) => self.pass(),
            (Pending::Origin(slot), Decision::From(origin)) => self.hire(slot, origin)?,
            (Pending::Cube(action), Decision::CubeNone) => self.begin_group(action, None),
            (Pending::Cube(action), Decision::Cube(card)) => self.spend_cube(action, card),
            (Pending::Dice(action, group), Decision::Die(die)) => self.add_die(action, group, die),
            (Pending::Dice(action, group), Decision::Done) => self.close_group(action, group)?,
            (Pending::Times(slot, group), Decision::Times(times)) => {
                self.activate(slot, group, times.get())?;
            }
            (Pending::Choose(activation), Decision::Choose(choice)) => {
                self.choose(activation, choice.get())?;
            }
            (Pending::Mark(activation), Decision::Mark(card)) => self.mark(activation, card)?,
            _ => return None,
        }
        Some(())
    }

    fn reveal_or_roll(&mut self, chance: Chance) -> Option<()> {
        match (self.state.pending, chance) {
            (Pending::Character, Chance::Character(card)) => self.stack_character(card),
            (Pending::Reveal, Chance::Reveal(card)) => self.reveal(card),
            (Pending::Draw { .. }, Chance::Event(card)) => self.draw(card)?,
            (Pending::SetupRoll(rolled), Chance::Roll(face)) => self.roll_setup(rolled, face),
            (
                Pending::Workforce {
                    owner,
                    colour,
                    left,
                },
                Chance::Roll(face),
            ) => self.roll_workforce(owner, colour, left, face),
            (Pending::BlackRoll { left }, Chance::Roll(face)) => self.roll_black(left, face),
            (Pending::Reroll { colour, during }, Chance::Roll(face)) => {
                self.reroll(colour, during, face);
            }
            (Pending::Black(activation), Chance::Roll(face)) => {
                self.roll_effect(activation, face)?;
            }
            (Pending::Royal { first }, Chance::Roll(face)) => self.roll_royal(first, face)?,
            _ => return None,
        }
        Some(())
    }
}
