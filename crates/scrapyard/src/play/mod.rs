//! The tasks of the agenda, and the chapters of the rulebook that handle them.
//!
//! Every chapter has both the legal inputs and their effects. [`Position`] judges and changes nothing; [`Table`] makes
//! changes.
#![expect(
    clippy::arithmetic_side_effects,
    reason = "at most 99 copies of 64 kinds, six cards or points of an ability, and 1,000 actions bound every number"
)]

mod ability;
mod actions;
mod awaited;
mod build;
mod chance;
mod dig;
mod draw;
mod end;
mod legal;
mod passive;
mod piles;
mod roll;
mod settle;
mod setup;
mod steal;
mod table;

use solo_core::{Events, excluded};

pub(crate) use ability::{use_limit, uses_at_main};
pub(crate) use actions::actions_to_pace;
pub(crate) use awaited::{AwaitedInput, awaited};
pub(crate) use build::{missing_machines, missing_parts, stand_in};
pub(crate) use chance::{chance_weight, chances, nth_chance, source};
pub(crate) use passive::boost_worth;
pub(crate) use roll::needed;
pub(crate) use settle::{counting_built, first_duplicate, ghost_lacks, next_of_ghost};
pub(crate) use setup::{DEAL, is_dealt, opening, rest_of_deal, same_step};
pub(crate) use steal::kinds_held;
pub(crate) use table::{Position, Table};

use self::legal::Choice;
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::kinds::{Card, Component};
use crate::phase::{Cards, Origin, Tail, Task};
use crate::refusal::Refusal;

impl<E: Events<Event>> Table<'_, E> {
    /// Carries out a decision, if it is legal.
    pub(crate) fn play(&mut self, decision: Decision) -> Result<(), Refusal> {
        self.position().check(decision)?;
        self.decide(decision);
        Ok(())
    }

    /// Carries out a decision that has been found legal: an action, or the answer to a task.
    fn decide(&mut self, decision: Decision) {
        let Some(task) = self.state.agenda.first() else {
            match decision {
                Decision::Scrap(card) => {
                    // SE-4.4
                    self.scrap_from_hand(card);
                    self.emit(Event::Scrapped { card });
                }
                action => self.act(action),
            }
            return;
        };
        match (task, self.state.roll, decision) {
            (Task::Boost { .. }, Some(die), Decision::Boost(part)) => self.boost(die, part),
            (Task::Boost { roll }, Some(die), Decision::Use(source)) => {
                self.use_on_roll(roll, die, source);
            }
            (Task::Boost { roll }, _, Decision::Stop) => self.close_roll(roll),
            (Task::Penalty { .. }, _, Decision::Use(source)) => self.cancel_penalty(source),
            (Task::Penalty { pile, cards }, _, Decision::Accept) => {
                self.accept_penalty(pile, cards);
            }
            (Task::Take { from, left } | Task::More { from, left }, _, Decision::Take(card)) => {
                self.take(from, left, card);
            }
            _ => self.answer(task, decision),
        }
    }

    /// Carries out the answer to a task of an ability, or `stop`.
    fn answer(&mut self, task: Task, decision: Decision) {
        match (task, self.state.player.invention(), decision) {
            (
                Task::PickDraw { from, left } | Task::MoreDraw { from, left },
                _,
                Decision::Draw(pile),
            ) => self.draw_next(from, left, pile),
            (
                Task::PickLook {
                    cards, keep, rest, ..
                },
                _,
                Decision::Look(pile),
            ) => self.state.agenda.replace(Task::Reveal {
                pile,
                left: cards,
                keep,
                rest,
            }),
            (Task::Keep { left, rest, .. }, _, Decision::Take(card)) => {
                self.keep(left, rest, card);
            }
            (Task::Place { rest, .. }, _, Decision::Place(card)) => self.place(rest, card),
            (Task::PickShort, _, Decision::Build(machine)) => {
                self.state.agenda.replace(Task::OmitPart { machine });
            }
            (Task::OmitPart { machine }, _, Decision::Omit(Component::Part(part))) => {
                self.state.agenda.pop();
                self.build(machine, Some(part));
            }
            (
                Task::OmitMachine { source },
                Some(invention),
                Decision::Omit(Component::Machine(machine)),
            ) => self.invent_without(invention, source, machine),
            (Task::More { .. } | Task::MoreDraw { .. }, _, Decision::Stop) => {
                self.state.agenda.pop();
            }
            _ => excluded(()),
        }
    }

    /// Takes a card; the player may stop before a further one.
    fn take(&mut self, from: Origin, left: Cards, card: Card) {
        match from {
            Origin::Scrap(_) => self.take_from_scrap(card),
            Origin::Ghost { .. } => self.take_from_ghost(card),
        }
        let left = Cards::new(left.get() - 1);
        let more = left.map(|left| Task::More { from, left });
        self.state.agenda.go_on(more);
        // SE-10.2: after every single card.
        self.settle();
    }

    /// Carries out an outcome of chance.
    pub(crate) fn show(&mut self, chance: Chance) -> Result<(), Refusal> {
        match chance {
            Chance::Card(card) => match self.state.agenda.first() {
                Some(Task::Gain { side, pile, left }) => self.gain_unseen(side, pile, left, card),
                Some(Task::Reveal {
                    pile,
                    left,
                    keep,
                    rest,
                }) => self.reveal_unseen((pile, left, keep, rest), card),
                Some(Task::Deal { side, pile, left }) => self.deal_card(side, pile, left, card),
                Some(Task::Flip { pile }) => self.flip_card(pile, card),
                _ => Err(Refusal::OtherChance),
            },
            Chance::Die(die) => match self.state.agenda.first() {
                Some(Task::Die { roll }) => {
                    self.rolled(roll, die);
                    Ok(())
                }
                _ => Err(Refusal::OtherChance),
            },
            Chance::Character(character) => match self.state.agenda.first() {
                Some(Task::DealCharacter { side }) => self.deal_character(side, character),
                _ => Err(Refusal::OtherChance),
            },
        }
    }

    /// Works on the agenda until a task waits; what leaves no choice is not asked (SE-16.3).
    pub(crate) fn work(&mut self) {
        loop {
            let waits = match self.state.agenda.first() {
                None => self.close_action(),
                Some(
                    Task::Deal { .. }
                    | Task::DealCharacter { .. }
                    | Task::Flip { .. }
                    | Task::Die { .. },
                ) => true,
                Some(Task::Gain { side, pile, left }) => self.gain(side, pile, left),
                Some(Task::Reveal {
                    pile,
                    left,
                    keep,
                    rest,
                }) => self.reveal(pile, left, keep, rest),
                Some(Task::Settle) => {
                    self.state.agenda.pop();
                    self.settle();
                    false
                }
                Some(_) => self.ask(),
            };
            if waits {
                return;
            }
        }
    }

    /// Works on `pace`, `trim`, `main`; returns `true` if one of them waits.
    fn close_action(&mut self) -> bool {
        match self.state.agenda.tail() {
            // An action is asked for even if only one is possible (SE-16.3).
            Tail::Over | Tail::Main => true,
            Tail::Pace => {
                self.pace();
                false
            }
            Tail::Trim if self.is_capped() => {
                self.end();
                false
            }
            Tail::Trim if self.position().excess().is_empty() => {
                self.state.agenda.end_with(Tail::Main);
                true
            }
            Tail::Trim => self.ask(),
        }
    }

    /// Waits for the player if the task is a choice (SE-16.3). Otherwise carries out the only
    /// decision or skips the task, and returns `false`.
    fn ask(&mut self) -> bool {
        // SE-8.5, SE-8.7: without a target in reach a roll closes by itself.
        if let Some(Task::Boost { roll }) = self.state.agenda.first()
            && !roll::has_reachable_target(self.game, self.state, roll)
        {
            self.close_roll(roll);
            return false;
        }
        match self.position().choice() {
            Choice::Several => return true,
            Choice::Nothing => self.state.agenda.pop(),
            Choice::Only(decision) => self.decide(decision),
        }
        false
    }
}
