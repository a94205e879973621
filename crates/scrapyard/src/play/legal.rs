//! The decisions of each task: one by one, and as a list in the order of the rulebook.
//!
//! The conditions are those of the chapters.

use core::ops::ControlFlow;

use arrayvec::ArrayVec;
use solo_core::Set;

use super::{ability, actions, build, dig, draw, roll, steal};
use crate::decision::Decision;
use crate::game::Scrapyard;
use crate::kinds::{Card, Component, DigPile};
use crate::phase::{Origin, Tail, Task};
use crate::refusal::Refusal;
use crate::state::{State, Zone};

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
            offered(state.known.cards(Zone::Look).any(|other| other == card))
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

/// Shows each decision to `see` until that breaks off.
fn each(
    game: &Scrapyard,
    state: &State,
    see: &mut impl FnMut(Decision) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let rules = game.rules();
    let Some(task) = state.agenda.first() else {
        return match state.agenda.tail() {
            Tail::Main => each_action(game, state, see),
            Tail::Trim => {
                let mut cards = actions::excess(state).iter();
                cards.try_for_each(|card| see(Decision::Scrap(card)))
            }
            Tail::Pace | Tail::Over => ControlFlow::Continue(()),
        };
    };
    match task {
        Task::Boost { .. } => {
            see(Decision::Stop)?;
            roll::sources(game, state).try_for_each(|source| see(Decision::Use(source)))?;
            let mut parts = state.player.parts.kinds().iter();
            parts.try_for_each(|part| see(Decision::Boost(part)))
        }
        Task::Penalty { .. } => {
            see(Decision::Accept)?;
            ability::against_penalty(game, state).try_for_each(|source| see(Decision::Use(source)))
        }
        Task::Take { from, .. } => takeable(game, state, from, see),
        Task::More { from, .. } => {
            see(Decision::Stop)?;
            takeable(game, state, from, see)
        }
        Task::PickDraw { from, .. } => {
            let mut piles = draw::drawable(state, from.set()).iter();
            piles.try_for_each(|pile| see(Decision::Draw(pile)))
        }
        Task::MoreDraw { from, .. } => {
            see(Decision::Stop)?;
            let mut piles = draw::drawable(state, from.set()).iter();
            piles.try_for_each(|pile| see(Decision::Draw(pile)))
        }
        Task::PickLook { from, .. } => {
            let mut piles = draw::drawable(state, from.set()).iter();
            piles.try_for_each(|pile| see(Decision::Look(pile)))
        }
        Task::Keep { .. } => each_kind(state, &mut |card| see(Decision::Take(card))),
        Task::Place { .. } => each_kind(state, &mut |card| see(Decision::Place(card))),
        Task::PickShort => {
            let mut machines = build::short_buildable(rules, state).iter();
            machines.try_for_each(|machine| see(Decision::Build(machine)))
        }
        Task::OmitPart { machine } => {
            let mut parts = build::omittable_parts(rules, state, machine).iter();
            parts.try_for_each(|part| see(Decision::Omit(Component::Part(part))))
        }
        Task::OmitMachine { .. } => {
            let mut machines = build::omittable_machines(rules, state).iter();
            machines.try_for_each(|machine| see(Decision::Omit(Component::Machine(machine))))
        }
        // No other task waits for the player.
        _ => ControlFlow::Continue(()),
    }
}

/// Shows the actions at `main` (SE-4.1, SE-4.2). Drawing an Invention is always among them (SE-4.9).
fn each_action(
    game: &Scrapyard,
    state: &State,
    see: &mut impl FnMut(Decision) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let rules = game.rules();
    let mut piles = draw::drawable(state, Set::full()).iter();
    piles.try_for_each(|pile| see(Decision::Draw(pile)))?;
    for pile in DigPile::ALL {
        if dig::can_dig(state, pile).is_ok() {
            see(Decision::Dig(pile))?;
        }
    }
    if steal::can_steal(game, state).is_ok() {
        see(Decision::Steal)?;
    }
    let mut machines = build::buildable(rules, state).iter();
    machines.try_for_each(|machine| see(Decision::Build(machine)))?;
    if let Some(invention) = state.player.invention()
        && build::can_invent(rules, state, invention).is_ok()
    {
        see(Decision::Invent(invention))?;
    }
    ability::sources(game, state).try_for_each(|source| see(Decision::Use(source)))
}

/// Shows the cards that can be taken (SE-6.4, SE-7.5, SE-13.2, SE-13.3).
fn takeable(
    game: &Scrapyard,
    state: &State,
    from: Origin,
    see: &mut impl FnMut(Decision) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut cards = match from {
        Origin::Scrap(from) => dig::takeable(state, from),
        Origin::Ghost { from, floor } => steal::takeable(game, state, from, floor.get()),
    }
    .iter();
    cards.try_for_each(|card| see(Decision::Take(card)))
}

/// Shows each kind of the cards that are looked at (SE-13.4).
fn each_kind(state: &State, see: &mut impl FnMut(Card) -> ControlFlow<()>) -> ControlFlow<()> {
    let mut last = None;
    let mut cards = state.known.cards(Zone::Look);
    cards.try_for_each(|card| match last.replace(card) {
        Some(last) if last == card => ControlFlow::Continue(()),
        _ => see(card),
    })
}

/// Returns the legal list (SE-16.2).
pub(crate) fn list(
    game: &Scrapyard,
    state: &State,
) -> ArrayVec<Decision, { Scrapyard::MAX_DECISIONS }> {
    let mut list = ArrayVec::new();
    let _ = each(game, state, &mut |decision| match list.try_push(decision) {
        Ok(()) => ControlFlow::Continue(()),
        Err(_) => ControlFlow::Break(()),
    });
    list
}

/// What a task leaves to the player.
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
            ControlFlow::Continue(())
        }
        _ => {
            choice = Choice::Several;
            ControlFlow::Break(())
        }
    });
    choice
}
