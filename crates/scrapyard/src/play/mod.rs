//! The table of contents of the rulebook: which task, and which chapter answers.
//!
//! Every chapter holds both what is legal there and what it does.

mod ability;
mod actions;
mod build;
mod chance;
mod dig;
mod draw;
mod end;
mod menu;
mod piles;
mod roll;
mod settle;
mod setup;
mod steal;

use solo_core::Events;

pub(crate) use ability::{use_limit, uses_at_main};
pub(crate) use actions::{MOST_MACHINES, MOST_PARTS};
pub(crate) use chance::{chance_weight, chances, nth_chance, source};
pub(crate) use end::outcome;
pub(crate) use roll::needed;
pub(crate) use settle::{ALL_THREE, counting_built, ghost_can_build};
pub(crate) use setup::{DEAL, DealStep, cards_of_step, deal_step, opening};

use self::menu::{Menu, Verb};
use crate::catalogue::Rules;
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::game::Scrapyard;
use crate::kinds::{Card, Pile, Piles};
use crate::phase::{Origin, Tail, Task};
use crate::refusal::Refusal;
use crate::state::State;

/// The rules at work on a position.
pub(crate) struct Table<'a, E> {
    game: &'a Scrapyard,
    state: &'a mut State,
    events: &'a mut E,
}

/// Who or what is due.
#[derive(Clone, Copy)]
pub(crate) enum Due {
    Player,
    /// The top card of a pile.
    Card(Pile),
    /// A Character of the deal.
    Character,
    Die,
    Nobody,
}

/// SE-16.1: who or what is due.
#[inline]
pub(crate) fn due(state: &State) -> Due {
    match state.agenda.first() {
        Task::Nothing if state.agenda.is_over() => Due::Nobody,
        Task::Deal { step, .. } => match deal_step(step) {
            Some(DealStep::Cards(_, pile) | DealStep::Flip(pile)) => Due::Card(pile),
            Some(DealStep::Character(_)) | None => Due::Character,
        },
        Task::Gain { pile, .. } | Task::Reveal { pile, .. } => Due::Card(pile),
        Task::Die(_) => Due::Die,
        // All others ask the player.
        _ => Due::Player,
    }
}

/// The legal list of the task that is worked on; empty for a task that does not wait for the player.
#[inline]
pub(crate) fn menu(game: &Scrapyard, state: &State) -> Menu {
    match state.agenda.first() {
        Task::Nothing => match state.agenda.tail {
            Tail::Main => actions::main_menu(game, state),
            Tail::Trim => actions::trim_menu(state),
            Tail::Over { .. } | Tail::Pace => Menu::EMPTY,
        },
        Task::Boost(roll) => roll::boost_menu(game, state, roll),
        Task::Penalty { .. } => ability::penalty_menu(game, state),
        Task::Take {
            from,
            origin: Origin::Scrap,
            may_stop,
            ..
        } => dig::take_menu(game, state, from, may_stop),
        Task::Take {
            from,
            origin: Origin::Ghost { floor },
            may_stop,
            ..
        } => steal::take_menu(game, state, from, floor, may_stop),
        Task::PickDraw { from, may_stop, .. } => draw::pick_menu(state, from, may_stop),
        Task::PickLook { from, .. } => ability::look_menu(state, from),
        Task::Keep { pile, .. } => ability::looked_at_menu(game, state, pile, Verb::Take),
        Task::Place { pile, .. } => ability::looked_at_menu(game, state, pile, Verb::Place),
        Task::PickShort => build::short_menu(game, state),
        Task::OmitPart(machine) => build::omit_part_menu(&game.rules, state, machine),
        Task::OmitMachine(_) => build::omit_machine_menu(&game.rules, state),
        Task::Deal { .. } | Task::Gain { .. } | Task::Die(_) | Task::Reveal { .. } => Menu::EMPTY,
    }
}

/// SE-16.2: whether the player may decide this now, and if not, why not.
#[inline]
pub(crate) fn check(game: &Scrapyard, state: &State, decision: Decision) -> Result<(), Refusal> {
    if state.agenda.first() == Task::Nothing && state.agenda.tail == Tail::Main {
        return actions::check_action(game, state, decision);
    }
    if menu(game, state).contains(decision) {
        Ok(())
    } else {
        Err(why_not(game, state, decision))
    }
}

/// Why a decision is not on the list of a task other than `main`.
fn why_not(game: &Scrapyard, state: &State, decision: Decision) -> Refusal {
    match (state.agenda.first(), decision) {
        // SE-4.3: no action while a limit is exceeded.
        (
            Task::Nothing,
            Decision::Draw(_)
            | Decision::Dig(_)
            | Decision::Steal
            | Decision::Build(_)
            | Decision::Invent(_)
            | Decision::Use(_),
        ) => Refusal::OverTheLimit,
        // SE-4.4: of another type there may be too many, too, but its turn comes later.
        (Task::Nothing, Decision::Scrap(card)) if actions::exceeds_limit(state, card.pile()) => {
            Refusal::NotOffered
        }
        // SE-4.7: only cards of a type of which there are too many are scrapped.
        (_, Decision::Scrap(_)) => Refusal::NotOverTheLimit,
        (Task::Boost(_), Decision::Boost(_)) => Refusal::NotInHand,
        // SE-11.2, SE-12.1: a reaction that is not there, or used up.
        (task @ (Task::Boost(_) | Task::Penalty { .. }), Decision::Use(source)) => {
            ability::why_no_reaction(game, state, task, source)
        }
        (
            Task::Take {
                origin: Origin::Ghost { .. },
                from,
                ..
            },
            Decision::Take(card),
        ) if from.contains(card.pile()) => steal::why_not(game, state, card),
        _ => Refusal::NotOffered,
    }
}

impl<'a, E: Events<Event>> Table<'a, E> {
    pub(crate) fn new(game: &'a Scrapyard, state: &'a mut State, events: &'a mut E) -> Self {
        Self {
            game,
            state,
            events,
        }
    }

    #[inline]
    fn rules(&self) -> &'a Rules {
        &self.game.rules
    }

    #[inline]
    fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// Carries out a decision that has been found legal.
    pub(crate) fn decide(&mut self, decision: Decision) {
        match (self.state.agenda.first(), decision) {
            (Task::Nothing, Decision::Scrap(card)) => {
                // SE-4.4
                self.scrap_from_hand(card);
                self.tell(Event::Scrapped { card });
            }
            (Task::Nothing, action) => self.act(action),
            (Task::Boost(_), Decision::Boost(part)) => self.boost(part),
            (Task::Boost(roll), Decision::Use(source)) => self.use_on_roll(roll, source),
            (Task::Boost(roll), _) => self.close_roll(roll),
            (Task::Penalty { .. }, Decision::Use(source)) => self.cancel_penalty(source),
            (Task::Penalty { pile, cards }, _) => self.accept_penalty(pile, cards),
            (
                Task::Take {
                    from, origin, left, ..
                },
                Decision::Take(card),
            ) => self.take(from, origin, left, card),
            (Task::PickDraw { from, left, .. }, Decision::Draw(pile)) => {
                self.draw_next(from, left, pile);
            }
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
            (Task::Keep { left, rest, .. }, Decision::Take(card)) => self.keep(left, rest, card),
            (Task::Place { rest, .. }, Decision::Place(card)) => self.place(rest, card),
            (Task::PickShort, Decision::Build(machine)) => {
                self.state.agenda.replace(Task::OmitPart(machine));
            }
            (Task::OmitPart(machine), Decision::Omit(Card::Part(part))) => {
                self.state.agenda.pop();
                self.build(machine, Some(part));
            }
            (Task::OmitMachine(source), Decision::Omit(Card::Machine(machine))) => {
                self.invent_without(source, machine);
            }
            // `stop` of the tasks that may be stopped.
            (_, _) => self.state.agenda.pop(),
        }
    }

    /// A card is taken; the player may stop before a further one.
    fn take(&mut self, from: Piles, origin: Origin, left: u16, card: Card) {
        match origin {
            Origin::Scrap => self.take_from_scrap(card),
            Origin::Ghost { .. } => self.take_from_ghost(card),
        }
        match left.wrapping_sub(1) {
            0 => self.state.agenda.pop(),
            left => self.state.agenda.replace(Task::Take {
                from,
                origin,
                left,
                may_stop: true,
            }),
        }
        // SE-10.2: after every single card.
        self.settle();
    }

    /// Carries out what chance has shown.
    #[inline]
    pub(crate) fn show(&mut self, chance: Chance) -> Result<(), Refusal> {
        match (self.state.agenda.first(), chance) {
            (Task::Gain { side, pile, left }, Chance::Card(card)) => {
                self.gain_unseen(side, pile, left, card)
            }
            (Task::Die(roll), Chance::Die(die)) => {
                self.rolled(roll, die);
                Ok(())
            }
            (
                Task::Reveal {
                    pile,
                    left,
                    keep,
                    rest,
                },
                Chance::Card(card),
            ) => self.reveal_unseen((pile, left, keep, rest), card),
            (Task::Deal { step, left }, Chance::Card(card)) => self.deal_card(step, left, card),
            (Task::Deal { step, left }, Chance::Character(character)) => {
                self.deal_character(step, left, character)
            }
            _ => Err(Refusal::CannotCome),
        }
    }

    /// Goes on with a position that somebody supplied.
    #[cfg(feature = "serde")]
    pub(crate) fn take_up(&mut self, settles: bool) {
        if settles {
            self.settle();
        }
        self.work();
    }

    /// Works on the agenda until a task waits (SE-16.3: what leaves no choice is not asked).
    #[inline]
    pub(crate) fn work(&mut self) {
        loop {
            let waits = match self.state.agenda.first() {
                Task::Nothing => self.close_action(),
                Task::Deal { .. } | Task::Die(_) => true,
                Task::Gain { side, pile, left } => self.gain(side, pile, left),
                Task::Reveal {
                    pile,
                    left,
                    keep,
                    rest,
                } => self.reveal(pile, left, keep, rest),
                _ => self.ask(),
            };
            if waits {
                return;
            }
        }
    }

    /// `pace`, `trim`, `main`; `true` if something waits.
    #[inline]
    fn close_action(&mut self) -> bool {
        match self.state.agenda.tail {
            Tail::Over { .. } | Tail::Main => true,
            Tail::Pace => {
                self.pace();
                false
            }
            Tail::Trim if self.is_capped() => {
                self.end();
                true
            }
            Tail::Trim if actions::over_the_limit(self.state).is_none() => {
                self.state.agenda.tail = Tail::Main;
                true
            }
            Tail::Trim => self.ask(),
        }
    }

    /// SE-16.3: asks the player, unless there is nothing to choose; `true` if he is due.
    #[inline]
    fn ask(&mut self) -> bool {
        let menu = menu(self.game, self.state);
        if !menu.offers_something() {
            self.skip();
            return false;
        }
        if menu.count() > 1 {
            return true;
        }
        if let Some(only) = menu.nth(0) {
            self.decide(only);
        }
        false
    }

    /// A task without anything to choose from.
    fn skip(&mut self) {
        match self.state.agenda.first() {
            // SE-8.7
            Task::Boost(roll) => self.close_roll(roll),
            _ => self.state.agenda.pop(),
        }
    }
}
