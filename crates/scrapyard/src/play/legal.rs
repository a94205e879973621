//! The decisions of each task: one by one, and as a list in the order of the rulebook.
//!
//! The conditions are those of the chapters.

use core::ops::ControlFlow;

use arrayvec::ArrayVec;
use solo_core::Set;

use super::{ability, actions, build, dig, draw, roll, steal};
use crate::decision::Decision;
use crate::game::Scrapyard;
use crate::kinds::{Component, DigPile, Piles};
use crate::phase::{Origin, Tail, Task};
use crate::refusal::Refusal;
use crate::state::{CardSet, State};

/// Checks that the player may decide this now (SE-16.2).
pub(crate) fn check(game: &Scrapyard, state: &State, decision: Decision) -> Result<(), Refusal> {
    let offered = |listed: bool| listed.then_some(()).ok_or(Refusal::NotOffered);
    let Some(task) = state.agenda.first() else {
        return match state.agenda.tail() {
            Tail::Main => check_action(game, state, decision),
            _ => check_trim(state, decision),
        };
    };
    match (task, decision) {
        (Task::Boost { .. } | Task::More { .. } | Task::MoreDraw { .. }, Decision::Stop)
        | (Task::Penalty { .. }, Decision::Accept) => Ok(()),
        (Task::Boost { .. }, Decision::Boost(part)) => roll::can_boost(state, part),
        (Task::Boost { .. }, Decision::Use(source)) => roll::can_use(game, state, source),
        (Task::Penalty { .. }, Decision::Use(source)) => ability::can_cancel(game, state, source),
        (Task::Take { from, .. } | Task::More { from, .. }, Decision::Take(card)) => match from {
            Origin::Scrap(from) => offered(dig::is_takeable(state, from, card)),
            Origin::Ghost { from, floor } => steal::can_take(game, state, from, floor.get(), card),
        },
        (Task::PickDraw { from, .. } | Task::MoreDraw { from, .. }, Decision::Draw(pile))
        | (Task::PickLook { from, .. }, Decision::Look(pile)) => {
            offered(draw::drawable(state, from.set()).contains(pile))
        }
        (Task::Keep { .. }, Decision::Take(card)) | (Task::Place { .. }, Decision::Place(card)) => {
            offered(state.known.looked_at().contains(card))
        }
        (Task::PickShort, Decision::Build(machine)) => {
            offered(build::can_build_short(game.rules(), state, machine))
        }
        (Task::OmitPart { machine }, Decision::Omit(Component::Part(part))) => {
            offered(build::omittable_parts(game.rules(), state, machine).contains(part))
        }
        (Task::OmitMachine { .. }, Decision::Omit(Component::Machine(machine))) => {
            offered(build::omittable_machines(game.rules(), state).contains(machine))
        }
        // SE-4.7: cards are scrapped only after an action.
        (_, Decision::Scrap(_)) => Err(Refusal::NotOverTheLimit),
        _ => Err(Refusal::NotOffered),
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
        // SE-4.7: no card is scrapped without need.
        Decision::Scrap(_) => Err(Refusal::NotOverTheLimit),
        _ => Err(Refusal::NotOffered),
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
        _ => Err(Refusal::NotOffered),
    }
}

/// The end of a list, or its continuation.
type Flow = ControlFlow<()>;

/// Shows each decision to `see` until that breaks off.
fn each(game: &Scrapyard, state: &State, see: &mut impl FnMut(Decision) -> Flow) -> Flow {
    let rules = game.rules();
    let Some(task) = state.agenda.first() else {
        return match state.agenda.tail() {
            Tail::Main => each_action(game, state, see),
            Tail::Trim => show(actions::excess(state).iter(), Decision::Scrap, see),
            Tail::Pace | Tail::Over => Flow::Continue(()),
        };
    };
    let drawable = |from: Piles| draw::drawable(state, from.set());
    match task {
        Task::Boost { .. } => {
            see(Decision::Stop)?;
            show(roll::sources(game, state), Decision::Use, see)?;
            show(state.player.parts.kinds(), Decision::Boost, see)
        }
        Task::Penalty { .. } => {
            see(Decision::Accept)?;
            show(ability::against_penalty(game, state), Decision::Use, see)
        }
        Task::Take { from, .. } => show(takeable(game, state, from).iter(), Decision::Take, see),
        Task::More { from, .. } => {
            see(Decision::Stop)?;
            show(takeable(game, state, from).iter(), Decision::Take, see)
        }
        Task::PickDraw { from, .. } => show(drawable(from), Decision::Draw, see),
        Task::MoreDraw { from, .. } => {
            see(Decision::Stop)?;
            show(drawable(from), Decision::Draw, see)
        }
        Task::PickLook { from, .. } => show(drawable(from), Decision::Look, see),
        Task::Keep { .. } => show(state.known.looked_at().iter(), Decision::Take, see),
        Task::Place { .. } => show(state.known.looked_at().iter(), Decision::Place, see),
        Task::PickShort => show(build::short_buildable(rules, state), Decision::Build, see),
        Task::OmitPart { machine } => {
            let parts = build::omittable_parts(rules, state, machine).iter();
            show(parts.map(Component::Part), Decision::Omit, see)
        }
        Task::OmitMachine { .. } => {
            let machines = build::omittable_machines(rules, state).iter();
            show(machines.map(Component::Machine), Decision::Omit, see)
        }
        // No other task waits for the player.
        _ => Flow::Continue(()),
    }
}

/// Shows the actions at `main` (SE-4.1, SE-4.2). Drawing an Invention is always among them (SE-4.9).
fn each_action(game: &Scrapyard, state: &State, see: &mut impl FnMut(Decision) -> Flow) -> Flow {
    let rules = game.rules();
    let digs = DigPile::ALL.into_iter();
    let digs = digs.filter(|pile| dig::can_dig(state, *pile).is_ok());
    let invention = state.player.invention();
    let invention = invention.filter(|card| build::can_invent(rules, state, *card).is_ok());
    show(draw::drawable(state, Set::full()), Decision::Draw, see)?;
    show(digs, Decision::Dig, see)?;
    if steal::can_steal(game, state).is_ok() {
        see(Decision::Steal)?;
    }
    show(build::buildable(rules, state), Decision::Build, see)?;
    show(invention, Decision::Invent, see)?;
    show(ability::sources(game, state), Decision::Use, see)
}

/// Shows a decision for each item.
fn show<T>(
    items: impl IntoIterator<Item = T>,
    decision: fn(T) -> Decision,
    see: &mut impl FnMut(Decision) -> Flow,
) -> Flow {
    let mut items = items.into_iter();
    items.try_for_each(|item| see(decision(item)))
}

/// Returns the cards that can be taken (SE-6.4, SE-7.5, SE-13.2, SE-13.3).
fn takeable(game: &Scrapyard, state: &State, from: Origin) -> CardSet {
    match from {
        Origin::Scrap(from) => dig::takeable(state, from),
        Origin::Ghost { from, floor } => steal::takeable(game, state, from, floor.get()),
    }
}

/// Returns the legal list (SE-16.2).
pub(crate) fn list(
    game: &Scrapyard,
    state: &State,
) -> ArrayVec<Decision, { Scrapyard::MAX_DECISIONS }> {
    let mut list = ArrayVec::new();
    let _ = each(game, state, &mut |decision| match list.try_push(decision) {
        Ok(()) => Flow::Continue(()),
        Err(_) => Flow::Break(()),
    });
    list
}

/// The choice that a task leaves to the player.
pub(super) enum Choice {
    Nothing,
    Only(Decision),
    Several,
}

/// Returns the choice that a task offers.
pub(super) fn choice(game: &Scrapyard, state: &State) -> Choice {
    let mut choice = Choice::Nothing;
    let _ = each(game, state, &mut |decision| match choice {
        Choice::Nothing => {
            choice = Choice::Only(decision);
            Flow::Continue(())
        }
        _ => {
            choice = Choice::Several;
            Flow::Break(())
        }
    });
    choice
}
