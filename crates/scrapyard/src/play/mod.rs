//! The tasks of the agenda, and the chapters of the rulebook that handle them.
//!
//! Every chapter has both the legal inputs and their effects.

mod ability;
mod actions;
mod build;
mod chance;
mod dig;
mod draw;
mod due;
mod end;
mod menu;
mod passive;
mod piles;
mod roll;
mod settle;
mod setup;
mod steal;
mod table;

use solo_core::Events;

pub(crate) use ability::{use_limit, uses_at_main};
pub(crate) use actions::actions_to_pace;
pub(crate) use build::{missing_machines, missing_parts, stand_in};
pub(crate) use chance::{chance_weight, chances, nth_chance, source};
pub(crate) use due::{Due, due};
pub(crate) use end::outcome;
pub(crate) use passive::boost_worth;
pub(crate) use roll::needed;
pub(crate) use settle::{ALL_THREE, counting_built, ghost_can_build, ghost_lacks};
pub(crate) use setup::{DEAL, is_dealt, opening, rest_of_deal, same_step};
pub(crate) use steal::stealable;
pub(crate) use table::Table;

use self::menu::{
    ACTIONS, BUILDS, List, OMIT_MACHINES, OMIT_PARTS, PLACE, PLAIN, REACTIONS, SCRAP, TAKE, Verbs,
    contains,
};
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::game::Scrapyard;
use crate::kinds::{Card, Component};
use crate::phase::{Cards, Origin, Tail, Task};
use crate::refusal::Refusal;
use crate::state::{Entries, NOTHING, State};

/// Returns the legal list of the present task; empty for a task that does not wait for the player.
#[inline]
pub(crate) fn menu(state: &State) -> List {
    menu::list(&state.offered, verbs(state))
}

/// Returns the entries of the list that is kept with a position, from the position itself.
pub(crate) fn legal(game: &Scrapyard, state: &State) -> Entries {
    match (state.agenda.first(), state.agenda.tail()) {
        (Some(_), _) => offered(game, state),
        (None, Tail::Main) => actions::main_menu(game, state),
        (None, Tail::Trim) => actions::trim_menu(state).unwrap_or(NOTHING),
        (None, _) => NOTHING,
    }
}

/// Returns the entries of the list of a task.
#[inline]
fn offered(game: &Scrapyard, state: &State) -> Entries {
    match state.agenda.first() {
        Some(Task::Boost { roll }) => roll::boost_menu(game, state, roll),
        Some(Task::Penalty { .. }) => ability::penalty_menu(game, state),
        Some(Task::Take { from, .. }) => take_menu(game, state, from, false),
        Some(Task::More { from, .. }) => take_menu(game, state, from, true),
        Some(Task::PickDraw { from, .. }) => draw::pick_menu(state, from, false),
        Some(Task::MoreDraw { from, .. }) => draw::pick_menu(state, from, true),
        Some(Task::PickLook { from, .. }) => ability::look_menu(state, from),
        Some(Task::Keep { pile, .. } | Task::Place { pile, .. }) => {
            ability::looked_at_menu(game, state, pile)
        }
        Some(Task::PickShort) => build::short_menu(game, state),
        Some(Task::OmitPart { machine }) => build::omit_part_menu(game.rules(), state, machine),
        Some(Task::OmitMachine { .. }) => build::omit_machine_menu(game.rules(), state),
        // No other task waits for the player.
        _ => NOTHING,
    }
}

/// Returns the verbs of that list.
#[inline]
fn verbs(state: &State) -> &'static Verbs {
    match state.agenda.first() {
        None if state.agenda.tail() == Tail::Main => &ACTIONS,
        None => &SCRAP,
        Some(Task::Boost { .. } | Task::Penalty { .. }) => &REACTIONS,
        Some(Task::Take { .. } | Task::More { .. } | Task::Keep { .. }) => &TAKE,
        Some(Task::Place { .. }) => &PLACE,
        Some(Task::PickShort) => &BUILDS,
        Some(Task::OmitPart { .. }) => &OMIT_PARTS,
        Some(Task::OmitMachine { .. }) => &OMIT_MACHINES,
        Some(_) => &PLAIN,
    }
}

fn take_menu(game: &Scrapyard, state: &State, from: Origin, may_stop: bool) -> Entries {
    match from {
        Origin::Scrap(from) => dig::take_menu(game, state, from, may_stop),
        Origin::Ghost { from, floor } => steal::take_menu(game, state, from, floor.get(), may_stop),
    }
}

/// Checks that the player may decide this now (SE-16.2).
#[inline]
pub(crate) fn check(game: &Scrapyard, state: &State, decision: Decision) -> Result<(), Refusal> {
    if contains(&state.offered, verbs(state), decision) {
        Ok(())
    } else {
        Err(why_not(game, state, decision))
    }
}

/// Returns the refusal of a decision that is not on the list.
fn why_not(game: &Scrapyard, state: &State, decision: Decision) -> Refusal {
    match (state.agenda.first(), decision) {
        (None, _) if state.agenda.tail() == Tail::Main => {
            actions::why_no_action(game, state, decision)
        }
        // SE-4.3: no action while a limit is exceeded.
        (
            None,
            Decision::Draw(_)
            | Decision::Dig(_)
            | Decision::Steal
            | Decision::Build(_)
            | Decision::Invent(_)
            | Decision::Use(_),
        ) => Refusal::OverTheLimit,
        // SE-4.4: another type may exceed its limit too, but its turn comes later.
        (None, Decision::Scrap(card)) if actions::exceeds_limit(state, card.pile()) => {
            Refusal::NotOffered
        }
        // SE-4.7: only cards of a type that exceeds its limit are scrapped.
        (_, Decision::Scrap(_)) => Refusal::NotOverTheLimit,
        (Some(Task::Boost { .. }), Decision::Boost(_)) => Refusal::NotInHand,
        // SE-11.2, SE-12.1: a reaction that is not available, or used up.
        (Some(task @ (Task::Boost { .. } | Task::Penalty { .. })), Decision::Use(source)) => {
            ability::why_no_reaction(game, state, task, source)
        }
        (
            Some(
                Task::Take {
                    from: Origin::Ghost { from, .. },
                    ..
                }
                | Task::More {
                    from: Origin::Ghost { from, .. },
                    ..
                },
            ),
            Decision::Take(card),
        ) if from.contains(card.pile()) => steal::why_not(game, state, card),
        _ => Refusal::NotOffered,
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Carries out a decision, if it is legal.
    #[inline]
    pub(crate) fn play(&mut self, decision: Decision) -> Result<(), Refusal> {
        check(self.game, self.state, decision)?;
        self.decide(decision);
        Ok(())
    }

    /// Carries out a decision that has been found legal: an action, or the answer to a task.
    #[inline(always)]
    fn decide(&mut self, decision: Decision) {
        let Some(task) = self.state.agenda.first() else {
            match decision {
                Decision::Scrap(card) => {
                    // SE-4.4
                    self.scrap_from_hand(card);
                    self.tell(Event::Scrapped { card });
                }
                action => self.act(action),
            }
            return;
        };
        match task {
            Task::Boost { roll } => match decision {
                Decision::Boost(part) => self.boost(part),
                Decision::Use(source) => self.use_on_roll(roll, source),
                _ => self.close_roll(roll),
            },
            Task::Penalty { pile, cards } => match decision {
                Decision::Use(source) => self.cancel_penalty(source),
                _ => self.accept_penalty(pile, cards),
            },
            Task::Take { from, left } | Task::More { from, left } => match decision {
                Decision::Take(card) => self.take(from, left, card),
                _ => self.state.agenda.pop(),
            },
            _ => self.answer(task, decision),
        }
    }

    /// Carries out the answer to a task of an ability.
    fn answer(&mut self, task: Task, decision: Decision) {
        match (task, decision) {
            (
                Task::PickDraw { from, left } | Task::MoreDraw { from, left },
                Decision::Draw(pile),
            ) => self.draw_next(from, left, pile),
            (
                Task::PickLook {
                    cards, keep, rest, ..
                },
                Decision::Look(pile),
            ) => self.state.agenda.replace(Task::Reveal {
                pile,
                left: cards,
                keep,
                rest,
            }),
            (Task::Keep { left, rest, .. }, Decision::Take(card)) => {
                self.keep(left, rest, card);
            }
            (Task::Place { rest, .. }, Decision::Place(card)) => self.place(rest, card),
            (Task::PickShort, Decision::Build(machine)) => {
                self.state.agenda.replace(Task::OmitPart { machine });
            }
            (Task::OmitPart { machine }, Decision::Omit(Component::Part(part))) => {
                self.state.agenda.pop();
                self.build(machine, Some(part));
            }
            (Task::OmitMachine { source }, Decision::Omit(Component::Machine(machine))) => {
                self.invent_without(source, machine);
            }
            // `stop`, for the tasks that allow it.
            _ => self.state.agenda.pop(),
        }
    }

    /// Takes a card; the player may stop before a further one.
    fn take(&mut self, from: Origin, left: Cards, card: Card) {
        match from {
            Origin::Scrap(_) => self.take_from_scrap(card),
            Origin::Ghost { .. } => self.take_from_ghost(card),
        }
        let left = Cards::new(left.get().wrapping_sub(1));
        let more = left.map(|left| Task::More { from, left });
        self.state.agenda.go_on(more);
        // SE-10.2: after every single card.
        self.settle();
    }

    /// Carries out an outcome of chance.
    #[inline]
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
                _ => Err(Refusal::CannotCome),
            },
            Chance::Die(die) => match self.state.agenda.first() {
                Some(Task::Die { roll }) => {
                    self.rolled(roll, die);
                    Ok(())
                }
                _ => Err(Refusal::CannotCome),
            },
            Chance::Character(character) => match self.state.agenda.first() {
                Some(Task::DealCharacter { side }) => self.deal_character(side, character),
                _ => Err(Refusal::CannotCome),
            },
        }
    }

    /// Works on the agenda until a task waits; what leaves no choice is not asked (SE-16.3).
    #[inline(always)]
    pub(crate) fn work(&mut self) {
        loop {
            let waits = match self.state.agenda.first() {
                None => self.close_action(),
                Some(
                    Task::Deal { .. }
                    | Task::DealCharacter { .. }
                    | Task::Flip { .. }
                    | Task::Die { .. },
                ) => self.wait(),
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
                Some(_) => self.ask(offered(self.game, self.state)),
            };
            if waits {
                return;
            }
        }
    }

    /// Works on `pace`, `trim`, `main`; returns `true` if one of them waits.
    #[inline]
    fn close_action(&mut self) -> bool {
        match self.state.agenda.tail() {
            Tail::Over { .. } => self.wait(),
            Tail::Main => self.ask_for_an_action(),
            Tail::Pace => {
                self.pace();
                false
            }
            Tail::Trim if self.is_capped() => {
                self.end();
                false
            }
            Tail::Trim => match actions::trim_menu(self.state) {
                None => {
                    self.state.agenda.end_with(Tail::Main);
                    self.ask_for_an_action()
                }
                Some(cards) => self.ask(cards),
            },
        }
    }

    /// Waits without a choice: for a chance outcome, or at the end for nothing.
    #[inline]
    pub(super) fn wait(&mut self) -> bool {
        self.state.offered = NOTHING;
        true
    }

    /// Waits for the player if these entries are a choice (SE-16.3). Otherwise carries out the only
    /// one or skips the task, and returns `false`.
    #[inline]
    fn ask(&mut self, entries: Entries) -> bool {
        if menu::are_several(&entries) {
            self.state.offered = entries;
            return true;
        }
        if entries.iter().all(|set| *set == 0) {
            self.skip();
        } else {
            self.decide_only(&entries);
        }
        false
    }

    /// Carries out the only entry; a task that only offers `stop` is skipped.
    #[cold]
    fn decide_only(&mut self, entries: &Entries) {
        match menu::list(entries, verbs(self.state)).next() {
            None | Some(Decision::Stop) => self.skip(),
            Some(only) => self.decide(only),
        }
    }

    /// Waits for an action, even if only one is possible.
    fn ask_for_an_action(&mut self) -> bool {
        self.state.offered = actions::main_menu(self.game, self.state);
        true
    }

    /// Skips a task that offers no choice.
    fn skip(&mut self) {
        match self.state.agenda.first() {
            // SE-8.7
            Some(Task::Boost { roll }) => self.close_roll(roll),
            _ => self.state.agenda.pop(),
        }
    }
}
