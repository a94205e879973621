//! Invariants of the running actions.

use core::ops::RangeInclusive;

use solo_core::{Findings, ensure};

use crate::catalogue::{Effect, Group, Operation, Source};
use crate::phase::{Pending, Stage};
use crate::play::Position;
use crate::state::{AttackSlot, Frame, Origin, State};
use crate::valley::Valley;

/// Checks that every action runs where it can, and that the innermost one waits for its input.
pub(super) fn check(game: &Valley, state: &State, findings: &mut Findings<'_>) {
    let position = &Position::new(game, state);
    let mut outer: Option<Frame> = None;
    for (index, frame) in state.frames().enumerate() {
        let (id, printed) = (
            game.catalogue().id(frame.card),
            game.catalogue().card(frame.card),
        );
        let (from, mode, op) = (frame.from, frame.mode, frame.op);
        let operations = printed.action.mode(mode).len();
        let exists = mode <= printed.action.modes() && usize::from(op) <= operations;
        ensure!(findings, exists => format_args!("frames[{index}]"), "VK-6.1",
            "{id} has no operation {op} in a mode {mode}");
        let fits = origin_fits(position, outer, frame);
        ensure!(findings, fits => format_args!("frames[{index}]"), "VK-6.12",
            "the action of {id} cannot run there from {from}");
        outer = Some(frame);
    }
    for slot in AttackSlot::ALL {
        let Some(index) = state.slot_holder(slot) else {
            continue;
        };
        ensure!(findings, state.this_turn.has_used(slot) => format_args!("frames[{index}]"), "VK-7.12",
            "the {slot} slot is held and not used");
        let attacked = has_attacked(game, state, slot, index);
        ensure!(findings, attacked => format_args!("frames[{index}]"), "VK-7.12",
            "the {slot} slot is held and nothing was attacked through it");
    }
    if let Some(frame) = outer {
        let (id, phase) = (game.catalogue().id(frame.card), state.phase());
        let left = left(state);
        ensure!(findings, waits(position, frame) => "frames", "VK-12.2",
            "{id} does not wait in phase {phase}, {left} left, with this limit, group or question");
    }
}

/// Returns whether an action could have started inside another one, or on the table.
fn origin_fits(position: &Position<'_>, outer: Option<Frame>, frame: Frame) -> bool {
    let (catalogue, state, card) = (position.game.catalogue(), position.state, frame.card);
    let in_turn = catalogue.usable_in_turn.contains(card);
    let Some(outer) = outer else {
        return match (state.stage, frame.from) {
            (Stage::Play, Origin::Hand) => in_turn && state.played.contains(card),
            (Stage::BotRebuild, Origin::React) => catalogue.usable_as_reaction.contains(card),
            _ => false,
        };
    };
    match (position.operation_of(outer).map(|o| o.effect), frame.from) {
        (Some(Effect::PlayTop), Origin::Turned) => in_turn,
        (Some(Effect::Repeat), Origin::Again) => {
            (catalogue.repeatable & state.this_turn.executed).contains(card)
        }
        (Some(Effect::OppExec), Origin::Bot) => catalogue.borrowable.contains(card),
        _ => false,
    }
}

/// Returns whether the action at this index has reached an operation that uses the slot (VK-7.12).
fn has_attacked(game: &Valley, state: &State, slot: AttackSlot, index: usize) -> bool {
    state.frames().nth(index).is_some_and(|frame| {
        let mode = game.catalogue().card(frame.card).action.mode(frame.mode);
        let mut begun = mode.iter().take(usize::from(frame.op));
        begun.any(|operation| operation.effect.attack_slot() == Some(slot))
    })
}

/// Returns the remaining repetitions or draws of the innermost action.
fn left(state: &State) -> u8 {
    match state.pending {
        Pending::Draw { left } => left,
        _ => state.operation_progress.left,
    }
}

/// Returns whether the innermost action can wait in this way, with its memory.
fn waits(position: &Position<'_>, frame: Frame) -> bool {
    let state = position.state;
    let (left, limit, group) = (
        left(state),
        state.operation_progress.limit,
        state.operation_progress.group,
    );
    let Some(operation) = position.operation_of(frame) else {
        let idle = left == 0 && limit.is_none() && group.is_none();
        return state.pending == Pending::Mode && frame.mode == 0 && idle;
    };
    let trades = matches!(operation.effect, Effect::Trade { .. }) && group.is_none();
    let aims = matches!(operation.effect, Effect::OppDiscard(2..)) && limit.is_none();
    let fits = match limit.is_none() && group.is_none() {
        true => true,
        false => state.pending != Pending::Ask && (trades || aims),
    };
    fits && left_of(position, operation).is_some_and(|range| range.contains(&left))
}

/// Returns the possible remaining amounts of `n` discards from a group that was named (VK-7.10).
fn named(position: &Position<'_>, group: Group, n: u8) -> Option<RangeInclusive<u8>> {
    let (state, cards) = (position.state, position.bot_cards_of(group));
    let left = state.operation_progress.left;
    let has_attacked = state.slot_holders.of(AttackSlot::Discard) == state.innermost_index();
    if has_attacked && left < n {
        // Cards that have left may have been of the group.
        let fits = position.can_name(group, left).is_ok();
        return fits.then_some(1..=cards);
    }
    let all = n.min(cards);
    let fits = position.can_name(group, n).is_ok();
    fits.then_some(all..=all)
}

/// Returns the possible remaining amounts of an operation; `None` if it cannot be waiting.
fn left_of(position: &Position<'_>, operation: &Operation) -> Option<RangeInclusive<u8>> {
    let (state, n) = (position.state, operation.effect.repetitions());
    // VK-6.7, VK-7.12: an operation that has become impossible is skipped; an attack stays possible
    // until its last card has left.
    let attacks = operation.effect.attack_slot().is_some();
    let can_go_on = || position.is_possible(operation);
    Some(match (state.pending, operation.effect) {
        (Pending::Turn, Effect::PlayTop) => 0..=0,
        (Pending::Draw { .. }, Effect::Draw(_))
        | (
            Pending::Turn,
            Effect::Move {
                from: Source::DeckTop,
                ..
            },
        )
        | (
            Pending::Stock,
            Effect::Move {
                from: Source::Stock,
                ..
            },
        ) => 1..=n,
        (Pending::Fall | Pending::Lay { .. }, Effect::Move { from, .. }) => {
            Position::scope_of(from).map(|_| 0..=n.saturating_sub(1))?
        }
        (Pending::Fall | Pending::Lay { .. }, Effect::Trade { .. }) => {
            state.operation_progress.limit.map(|_| 0..=0)?
        }
        (Pending::Ask, _) => {
            let asks = operation.optional && !operation.offers_pass() && can_go_on();
            asks.then_some(n..=n)?
        }
        (Pending::Choose, _) if attacks && !can_go_on() => return None,
        (Pending::Choose, Effect::OppDiscard(2..)) => match state.operation_progress.group {
            Some(group) => named(position, group, n)?,
            // VK-7.16: a single card leaves if no group can be named.
            None if position.has_no_group() => 1..=1,
            None => n..=n,
        },
        (Pending::Choose, _) => n.min(1)..=n,
        _ => return None,
    })
}
