//! Invariants of the running actions.

use core::ops::RangeInclusive;

use solo_core::{Findings, ensure};

use crate::catalogue::{Effect, Group, Operation, Source};
use crate::game::Valley;
use crate::phase::{Phase, Stage};
use crate::play::Look;
use crate::state::{AttackSlot, Begun, Frame, Origin, State};

/// Checks that every action runs where it can, and that the innermost waits for its input.
pub(super) fn check(game: &Valley, state: &State, findings: &mut Findings<'_>) {
    let look = &Look::new(game, state);
    let mut outer: Option<Frame> = None;
    for (place, frame) in state.frames().enumerate() {
        let (id, printed) = (
            game.catalogue().id(frame.card),
            game.catalogue().card(frame.card),
        );
        let (from, mode, op) = (frame.from, frame.mode, frame.op);
        let operations = printed.action.mode(mode).len();
        let exists = mode <= printed.action.modes() && usize::from(op) <= operations;
        ensure!(findings, exists => format_args!("frames[{place}]"), "VK-6.1",
            "{id} has no operation {op} in a mode {mode}");
        let fits = origin_fits(look, outer, frame);
        ensure!(findings, fits => format_args!("frames[{place}]"), "VK-6.12",
            "the action of {id} cannot run there from {from}");
        outer = Some(frame);
    }
    for slot in AttackSlot::ALL {
        let Some(place) = state.slot_holder(slot) else {
            continue;
        };
        ensure!(findings, state.turn.has_used(slot) => format_args!("frames[{place}]"), "VK-7.12",
            "the {slot} slot is held and not used");
        let attacked = has_attacked(game, state, slot, place);
        ensure!(findings, attacked => format_args!("frames[{place}]"), "VK-7.12",
            "the {slot} slot is held and nothing was attacked through it");
    }
    if let Some(frame) = outer {
        let (id, phase, left) = (game.catalogue().id(frame.card), state.phase, state.left);
        ensure!(findings, waits(look, frame) => "frames", "VK-12.2",
            "{id} does not wait in phase {phase}, {left} left, with this limit, group or question");
    }
}

/// Returns whether an action could have started inside another one, or on the table.
fn origin_fits(look: &Look<'_>, outer: Option<Frame>, frame: Frame) -> bool {
    let (catalogue, state, card) = (look.game.catalogue(), look.state, frame.card);
    let in_turn = catalogue.usable_in_turn.contains(card);
    let Some(outer) = outer else {
        return match (state.stage, frame.from) {
            (Stage::Play, Origin::Hand) => in_turn && state.played.contains(card),
            (Stage::BotRebuild, Origin::React) => catalogue.usable_as_reaction.contains(card),
            _ => false,
        };
    };
    match (look.operation_of(outer).map(|o| o.effect), frame.from) {
        (Some(Effect::PlayTop), Origin::Turned) => in_turn,
        (Some(Effect::Repeat), Origin::Again) => {
            catalogue.repeatable.and(state.turn.executed).contains(card)
        }
        (Some(Effect::OppExec), Origin::Bot) => catalogue.borrowable.contains(card),
        _ => false,
    }
}

/// Returns whether the action at this index has reached an operation that uses the slot (VK-7.12).
fn has_attacked(game: &Valley, state: &State, slot: AttackSlot, place: usize) -> bool {
    state.frames().nth(place).is_some_and(|frame| {
        let mode = game.catalogue().card(frame.card).action.mode(frame.mode);
        let mut begun = mode.iter().take(usize::from(frame.op));
        begun.any(|operation| operation.effect.attack_slot() == Some(slot))
    })
}

/// Returns whether the innermost action can wait in this way, with its memory.
fn waits(look: &Look<'_>, frame: Frame) -> bool {
    let &State {
        phase, left, begun, ..
    } = look.state;
    let Some(operation) = look.operation_of(frame) else {
        let idle = left == 0 && begun == Begun::Fresh;
        return phase == Phase::Mode && frame.mode == 0 && idle;
    };
    let fits = match begun {
        Begun::Fresh => true,
        Begun::Asking => phase == Phase::Choose,
        Begun::Limit(_) => matches!(operation.effect, Effect::Trade { .. }),
        Begun::Group(_) => matches!(operation.effect, Effect::OppDiscard(2..)),
    };
    fits && left_of(look, operation).is_some_and(|range| range.contains(&left))
}

/// Returns the possible remaining amounts of `n` discards from a group that was named (VK-7.10).
fn named(look: &Look<'_>, group: Group, n: u8) -> Option<RangeInclusive<u8>> {
    let (state, cards) = (look.state, look.bot_cards_of(group));
    let has_attacked = state.holders.of(AttackSlot::Discard) == state.frames.depth();
    if has_attacked && state.left < n {
        // Cards that have left may have been of the group.
        let fits = look.can_be_named(group, state.left);
        return fits.then_some(1..=cards);
    }
    let all = n.min(cards);
    look.can_be_named(group, n).then_some(all..=all)
}

/// Returns the possible remaining amounts of an operation; `None` if it cannot be waiting.
fn left_of(look: &Look<'_>, operation: &Operation) -> Option<RangeInclusive<u8>> {
    let (state, n) = (look.state, operation.effect.repetitions());
    Some(match (state.phase, operation.effect) {
        (Phase::Turn, Effect::PlayTop) => 0..=0,
        (Phase::Draw, Effect::Draw(_))
        | (
            Phase::Turn,
            Effect::Move {
                from: Source::DeckTop,
                ..
            },
        )
        | (
            Phase::Stock,
            Effect::Move {
                from: Source::Stock,
                ..
            },
        ) => 1..=n,
        (Phase::Fall | Phase::Lay, Effect::Move { from, .. }) => {
            Look::scope_of(from).map(|_| 0..=n.saturating_sub(1))?
        }
        (Phase::Fall | Phase::Lay, Effect::Trade { .. }) => state.begun.limit().map(|_| 0..=0)?,
        // VK-6.7, VK-7.12: an operation that has become impossible is skipped; an attack stays
        // possible until its last card has left.
        (Phase::Choose, effect)
            if (state.begun == Begun::Asking || effect.attack_slot().is_some())
                && !look.can_go_on_with(operation) =>
        {
            return None;
        }
        (Phase::Choose, _) if state.begun == Begun::Asking => {
            (operation.optional && !operation.offers_pass()).then_some(n..=n)?
        }
        (Phase::Choose, Effect::OppDiscard(2..)) => match state.begun.group() {
            Some(group) => named(look, group, n)?,
            // VK-7.16: a single card leaves if no group can be named.
            None if look.has_no_group() => 1..=1,
            None => n..=n,
        },
        (Phase::Choose, _) => n.min(1)..=n,
        _ => return None,
    })
}
