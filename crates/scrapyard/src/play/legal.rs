//! The decisions of each task: one by one, and as a list in the order of the rulebook.
//!
//! The conditions are those of the chapters.

use core::ops::ControlFlow;

use arrayvec::ArrayVec;
use solo_core::{EachLegal, Set, visit_each, visit_if};

use super::{ability, actions, build, dig, draw, roll, steal};
use crate::decision::Decision;
use crate::kinds::{Component, DigPile, Piles};
use crate::phase::{Origin, Tail, Task};
use crate::refusal::Refusal;
use crate::scrapyard::Scrapyard;
use crate::state::{CardSet, State};

/// Checks that the player may decide this now (SE-16.2).
pub(crate) fn check(game: &Scrapyard, state: &State, decision: Decision) -> Result<(), Refusal> {
    let Some(task) = state.agenda.first() else {
        return match state.agenda.tail() {
            Tail::Main => check_action(game, state, decision),
            // SE-4.4: cards over a limit are scrapped; at the others nothing is asked.
            Tail::Pace | Tail::Trim | Tail::Over => check_trim(state, decision),
        };
    };
    match (task, decision) {
        (Task::Boost { .. } | Task::More { .. } | Task::MoreDraw { .. }, Decision::Stop)
        | (Task::Penalty { .. }, Decision::Accept) => Ok(()),
        (Task::Boost { .. }, Decision::Boost(part)) => roll::can_boost(state, part),
        (Task::Boost { .. }, Decision::Use(source)) => roll::can_use(game, state, source),
        (Task::Penalty { .. }, Decision::Use(source)) => ability::can_cancel(game, state, source),
        (Task::Take { from, .. } | Task::More { from, .. }, Decision::Take(card)) => match from {
            Origin::Scrap(from) => dig::can_take(state, from, card),
            Origin::Ghost { from, floor } => steal::can_take(game, state, from, floor.get(), card),
        },
        (Task::PickDraw { from, .. } | Task::MoreDraw { from, .. }, Decision::Draw(pile))
        | (Task::PickLook { from, .. }, Decision::Look(pile)) => {
            Refusal::OtherPile.unless(from.contains(pile))?;
            draw::can_draw(state, pile)
        }
        (Task::Keep { .. }, Decision::Take(card)) | (Task::Place { .. }, Decision::Place(card)) => {
            Refusal::NotLookedAt.unless(state.known.looked_at().contains(card))
        }
        (Task::PickShort, Decision::Build(machine)) => {
            build::can_build_short(game.rules(), state, machine)
        }
        (Task::OmitPart { machine }, Decision::Omit(component)) => Refusal::OtherPart
            .unless(matches!(component, Component::Part(part)
                if build::omittable_parts(game.rules(), state, machine).contains(part))),
        (Task::OmitMachine { .. }, Decision::Omit(component)) => Refusal::OtherMachine
            .unless(matches!(component, Component::Machine(machine)
                if build::omittable_machines(game.rules(), state).contains(machine))),
        (_, Decision::Scrap(card)) => Err(actions::no_scrap(state, card.pile())),
        _ => Err(Refusal::NotNow),
    }
}

/// Checks an action at `main` (SE-4.2).
fn check_action(game: &Scrapyard, state: &State, decision: Decision) -> Result<(), Refusal> {
    match decision {
        Decision::Draw(pile) => draw::can_draw(state, pile),
        Decision::Dig(pile) => dig::can_dig(state, pile),
        Decision::Steal => steal::can_steal(game, state),
        Decision::Build(machine) => build::can_build(game.rules(), state, machine),
        Decision::Invent(invention) => build::can_invent(game.rules(), state, invention),
        Decision::Use(source) => ability::can_use(game, state, source),
        Decision::Scrap(card) => Err(actions::no_scrap(state, card.pile())),
        _ => Err(Refusal::NotNow),
    }
}

/// Checks a decision while cards over a limit are scrapped (SE-4.4).
fn check_trim(state: &State, decision: Decision) -> Result<(), Refusal> {
    match decision {
        Decision::Scrap(card) => actions::can_scrap(state, card),
        // SE-4.3: no action while a limit is exceeded.
        Decision::Draw(_)
        | Decision::Dig(_)
        | Decision::Steal
        | Decision::Build(_)
        | Decision::Invent(_)
        | Decision::Use(_) => Err(Refusal::OverTheLimit),
        _ => Err(Refusal::NotNow),
    }
}

/// A position under the rules in force.
struct Position<'a> {
    game: &'a Scrapyard,
    state: &'a State,
}

impl EachLegal<Decision> for Position<'_> {
    fn each_legal<B>(&self, visit: &mut impl FnMut(Decision) -> ControlFlow<B>) -> ControlFlow<B> {
        let Self { game, state } = *self;
        let rules = game.rules();
        let Some(task) = state.agenda.first() else {
            return match state.agenda.tail() {
                Tail::Main => each_action(game, state, visit),
                Tail::Trim => visit_each(actions::excess(state).iter(), Decision::Scrap, visit),
                Tail::Pace | Tail::Over => ControlFlow::Continue(()),
            };
        };
        let drawable = |from: Piles| draw::drawable(state, from.set());
        match task {
            Task::Boost { .. } => {
                visit(Decision::Stop)?;
                visit_each(roll::sources(game, state), Decision::Use, visit)?;
                visit_each(state.player.parts.kinds(), Decision::Boost, visit)
            }
            Task::Penalty { .. } => {
                visit(Decision::Accept)?;
                visit_each(ability::against_penalty(game, state), Decision::Use, visit)
            }
            Task::Take { from, .. } => {
                visit_each(takeable(game, state, from).iter(), Decision::Take, visit)
            }
            Task::More { from, .. } => {
                visit(Decision::Stop)?;
                visit_each(takeable(game, state, from).iter(), Decision::Take, visit)
            }
            Task::PickDraw { from, .. } => visit_each(drawable(from), Decision::Draw, visit),
            Task::MoreDraw { from, .. } => {
                visit(Decision::Stop)?;
                visit_each(drawable(from), Decision::Draw, visit)
            }
            Task::PickLook { from, .. } => visit_each(drawable(from), Decision::Look, visit),
            Task::Keep { .. } => visit_each(state.known.looked_at().iter(), Decision::Take, visit),
            Task::Place { .. } => {
                visit_each(state.known.looked_at().iter(), Decision::Place, visit)
            }
            Task::PickShort => {
                visit_each(build::short_buildable(rules, state), Decision::Build, visit)
            }
            Task::OmitPart { machine } => {
                let parts = build::omittable_parts(rules, state, machine).iter();
                visit_each(parts.map(Component::Part), Decision::Omit, visit)
            }
            Task::OmitMachine { .. } => {
                let machines = build::omittable_machines(rules, state).iter();
                visit_each(machines.map(Component::Machine), Decision::Omit, visit)
            }
            // No other task waits for the player.
            _ => ControlFlow::Continue(()),
        }
    }
}

/// Passes on the actions at `main` (SE-4.1, SE-4.2). Drawing an Invention is always among them
/// (SE-4.9).
fn each_action<B>(
    game: &Scrapyard,
    state: &State,
    visit: &mut impl FnMut(Decision) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let rules = game.rules();
    let digs = DigPile::ALL.into_iter();
    let digs = digs.filter(|pile| dig::can_dig(state, *pile).is_ok());
    let invention = state.player.invention();
    let invention = invention.filter(|card| build::can_invent(rules, state, *card).is_ok());
    visit_each(draw::drawable(state, Set::full()), Decision::Draw, visit)?;
    visit_each(digs, Decision::Dig, visit)?;
    visit_if(
        steal::can_steal(game, state).is_ok(),
        Decision::Steal,
        visit,
    )?;
    visit_each(build::buildable(rules, state), Decision::Build, visit)?;
    visit_each(invention, Decision::Invent, visit)?;
    visit_each(ability::sources(game, state), Decision::Use, visit)
}

/// Returns the cards that can be taken (SE-6.4, SE-7.5, SE-13.2, SE-13.3).
fn takeable(game: &Scrapyard, state: &State, from: Origin) -> CardSet {
    match from {
        Origin::Scrap(from) => dig::takeable(state, from),
        Origin::Ghost { from, floor } => steal::takeable(game, state, from, floor.get()),
    }
}

/// The legal decisions of a position, in the order of the rulebook.
pub(crate) type Decisions = ArrayVec<Decision, { Scrapyard::MAX_DECISIONS }>;

/// Lists the legal decisions (SE-16.2).
pub(crate) fn decisions(game: &Scrapyard, state: &State) -> Decisions {
    Position { game, state }.decisions()
}

/// The choice that a task leaves to the player.
pub(super) enum Choice {
    Nothing,
    Only(Decision),
    Several,
}

/// Returns the choice that a task offers.
pub(super) fn choice(game: &Scrapyard, state: &State) -> Choice {
    match (Position { game, state }).first_two() {
        (None, _) => Choice::Nothing,
        (Some(decision), None) => Choice::Only(decision),
        (Some(_), Some(_)) => Choice::Several,
    }
}
