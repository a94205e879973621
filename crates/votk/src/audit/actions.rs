//! What holds for the actions that run.

use core::ops::RangeInclusive;

use solo_core::{Findings, ensure};

use crate::catalogue::{Effect, Operation, Source};
use crate::game::Valley;
use crate::phase::{Phase, Stage};
use crate::play::Look;
use crate::state::{AttackSlot, Frame, Origin, State};

/// Whether every action runs where it can, and the innermost waits for what it asks.
pub(super) fn check(game: &Valley, state: &State, findings: &mut Findings<'_>) {
    let mut outer: Option<Frame> = None;
    for frame in state.frames() {
        let Frame {
            card,
            from,
            mode,
            op,
        } = frame;
        let (id, action) = (
            game.catalogue().id(card),
            game.catalogue().card(card).action(),
        );
        let exists = mode <= action.modes() && usize::from(op) <= action.mode(mode).len();
        ensure!(findings, exists => "frames", "VK-6.1",
            "{id} has no operation {op} in a mode {mode}");
        ensure!(findings, origin_fits(game, state, outer, frame) => "frames", "VK-6.12",
            "the action of {id} cannot run there from {from}");
        outer = Some(frame);
    }
    for slot in AttackSlot::ALL
        .into_iter()
        .filter(|slot| state.slot_holder(*slot).is_some())
    {
        ensure!(findings, state.turn.has_used(slot) => "frames", "VK-7.12",
            "the {slot} slot is held and not used");
        ensure!(findings, has_attacked(game, state, slot) => "frames", "VK-7.12",
            "the action that holds the {slot} slot has not attacked");
    }
    if let Some(frame) = outer {
        let (id, phase, left) = (game.catalogue().id(frame.card), state.phase, state.left);
        ensure!(findings, waits(game, state, frame) => "frames", "VK-12.2",
            "{id} does not wait in phase {phase}, {left} left, with this limit, group and question");
    }
}

fn operation(game: &Valley, frame: Frame) -> Option<&Operation> {
    let place = usize::from(frame.op).checked_sub(1)?;
    let action = game.catalogue().card(frame.card).action();
    action.mode(frame.mode).get(place)
}

/// Whether an action could have come to run inside another one, or at the table.
fn origin_fits(game: &Valley, state: &State, outer: Option<Frame>, frame: Frame) -> bool {
    let (catalogue, card) = (game.catalogue(), frame.card);
    let in_turn = catalogue.usable_in_turn().contains(card);
    let Some(outer) = outer else {
        return match (state.stage, frame.from) {
            (Stage::Play, Origin::Hand) => in_turn && state.played.contains(card),
            (Stage::BotRebuild, Origin::React) => catalogue.usable_as_reaction().contains(card),
            _ => false,
        };
    };
    match (operation(game, outer).map(|o| o.effect), frame.from) {
        (Some(Effect::PlayTop), Origin::Turned) => in_turn,
        (Some(Effect::Repeat), Origin::Again) => catalogue
            .repeatable()
            .and(state.turn.executed)
            .contains(card),
        (Some(Effect::OppExec), Origin::Bot) => catalogue.borrowable().contains(card),
        _ => false,
    }
}

/// VK-7.12: whether whoever holds an attack slot has come to an operation that takes it.
fn has_attacked(game: &Valley, state: &State, slot: AttackSlot) -> bool {
    let holder = state
        .slot_holder(slot)
        .and_then(|place| state.frames().nth(place));
    holder.is_some_and(|Frame { card, mode, op, .. }| {
        let operations = game.catalogue().card(card).action().mode(mode).iter();
        let mut begun = operations.take(usize::from(op));
        begun.any(|operation| operation.effect.attack_slot() == Some(slot))
    })
}

/// Whether the innermost action waits like this, with what it remembers.
fn waits(game: &Valley, state: &State, frame: Frame) -> bool {
    let (left, limit, group, asking) = (state.left, state.limit, state.group, state.asking);
    let Some(operation) = operation(game, frame) else {
        let idle = left == 0 && limit.is_none() && group.is_none() && !asking;
        return state.phase == Phase::Mode && frame.mode == 0 && idle;
    };
    let trades = matches!(operation.effect, Effect::Trade { .. });
    let aims = matches!(operation.effect, Effect::OppDiscard(2..));
    let range = left_of(&Look::new(game, state), operation);
    range.is_some_and(|range| range.contains(&left))
        && (limit.is_none() || trades && !asking)
        && (group.is_none() || aims && !asking)
        && (!asking || state.phase == Phase::Choose)
}

/// How much an operation can have left where it waits; `None` where it does not wait.
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
        (Phase::Fall | Phase::Lay, Effect::Trade { .. }) => state.limit.map(|_| 0..=0)?,
        (Phase::Choose, _) if state.asking => {
            (operation.optional && !operation.offers_pass()).then_some(n..=n)?
        }
        (Phase::Choose, Effect::OppDiscard(2..)) => match state.group {
            // VK-7.10: only a group that can be named.
            Some(group) => look.can_be_named(group).then_some(1..=n)?,
            // VK-7.16: one card leaves when there is none to name.
            None if look.has_no_group() => 1..=1,
            None => n..=n,
        },
        (Phase::Choose, _) => n.min(1)..=n,
        _ => return None,
    })
}
